// SPDX-License-Identifier: BSL-1.0
//
// A synthetic timeline: nested structs, optionals, short strings in many scripts, long integers.
// It has the shape of what a social network's service answers, and no real text.
#ifndef BYTEPRESS_BENCHMARKS_TIMELINE_HPP
#define BYTEPRESS_BENCHMARKS_TIMELINE_HPP

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

namespace bench {

struct Hashtag {
  std::string text;
  std::array<int, 2> indices;
};
BOOST_DESCRIBE_STRUCT(Hashtag, (), (text, indices))

struct Mention {
  std::int64_t id;
  std::string screenName;
  std::string name;
  std::array<int, 2> indices;
};
BOOST_DESCRIBE_STRUCT(Mention, (), (id, screenName, name, indices))

struct Link {
  std::string url;
  std::string displayUrl;
  std::array<int, 2> indices;
};
BOOST_DESCRIBE_STRUCT(Link, (), (url, displayUrl, indices))

struct Entities {
  std::vector<Hashtag> hashtags;
  std::vector<Mention> mentions;
  std::vector<Link> links;
};
BOOST_DESCRIBE_STRUCT(Entities, (), (hashtags, mentions, links))

struct User {
  std::int64_t id;
  std::string name;
  std::string screenName;
  std::string location;
  std::string description;
  std::optional<std::string> url;
  int followersCount;
  int friendsCount;
  int statusesCount;
  std::string createdAt;
  std::optional<int> utcOffset;
  bool verified;
  bool geoEnabled;
  std::string lang;
  std::string imageUrl;
};
BOOST_DESCRIBE_STRUCT(User, (),
                      (id, name, screenName, location, description, url, followersCount,
                       friendsCount, statusesCount, createdAt, utcOffset, verified, geoEnabled,
                       lang, imageUrl))

struct Place {
  std::string fullName;
  std::string countryCode;
  std::array<double, 2> coordinates;
};
BOOST_DESCRIBE_STRUCT(Place, (), (fullName, countryCode, coordinates))

struct Status {
  std::string createdAt;
  std::int64_t id;
  std::string text;
  std::string source;
  bool truncated;
  std::optional<std::int64_t> inReplyToStatusId;
  std::optional<std::string> inReplyToScreenName;
  User user;
  std::optional<Place> place;
  int retweetCount;
  int favoriteCount;
  Entities entities;
  bool favorited;
  bool retweeted;
  std::optional<bool> possiblySensitive;
  std::string lang;
};
BOOST_DESCRIBE_STRUCT(Status, (),
                      (createdAt, id, text, source, truncated, inReplyToStatusId,
                       inReplyToScreenName, user, place, retweetCount, favoriteCount, entities,
                       favorited, retweeted, possiblySensitive, lang))

struct Timeline {
  std::vector<Status> statuses;
};
BOOST_DESCRIBE_STRUCT(Timeline, (), (statuses))

enum class TimelineKind {
  manyScripts,  // seven languages, quotes, line breaks, markup; optionals are mostly empty
  plain,        // ASCII that no option has to touch; every optional has a value
};

// 100 statuses, always the same.
Timeline makeTimeline(TimelineKind kind);

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_TIMELINE_HPP
