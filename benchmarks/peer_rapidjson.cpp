// SPDX-License-Identifier: BSL-1.0
//
// RapidJSON's Writer on the structs, called by hand.
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contenders.hpp"
#include "row.hpp"

namespace bench {
namespace {

using Writer = rapidjson::Writer<rapidjson::StringBuffer>;

void put(Writer& out, bool value) {
  out.Bool(value);
}
void put(Writer& out, int value) {
  out.Int(value);
}
void put(Writer& out, std::int64_t value) {
  out.Int64(value);
}
void put(Writer& out, double value) {
  out.Double(value);
}
void put(Writer& out, float value) {
  out.Double(value);
}
void put(Writer& out, const std::string& value) {
  out.String(value.data(), static_cast<rapidjson::SizeType>(value.size()));
}
void put(Writer& out, const Foo& foo);
void put(Writer& out, const Hello& hello);
void put(Writer& out, const Hashtag& hashtag);
void put(Writer& out, const Mention& mention);
void put(Writer& out, const Link& link);
void put(Writer& out, const Entities& entities);
void put(Writer& out, const User& user);
void put(Writer& out, const Place& place);
void put(Writer& out, const Status& status);
void put(Writer& out, const Timeline& timeline);

template <class Range>
void putArray(Writer& out, const Range& values) {
  out.StartArray();
  for (const auto& value : values) put(out, value);
  out.EndArray();
}

template <class T>
void put(Writer& out, const std::vector<T>& values) {
  putArray(out, values);
}

template <class T, std::size_t N>
void put(Writer& out, const std::array<T, N>& values) {
  putArray(out, values);
}

void put(Writer& out, const std::vector<bool>& values) {
  out.StartArray();
  for (const bool value : values) out.Bool(value);
  out.EndArray();
}

template <class T>
void put(Writer& out, const std::optional<T>& value) {
  if (value) {
    put(out, *value);
  } else {
    out.Null();
  }
}

template <class T>
void put(Writer& out, const std::map<std::string, T>& map) {
  out.StartObject();
  for (const auto& [key, value] : map) {
    out.Key(key.data(), static_cast<rapidjson::SizeType>(key.size()));
    put(out, value);
  }
  out.EndObject();
}

// member(out, "name", value), with the length of the name known to the compiler.
template <std::size_t N, class T>
void member(Writer& out, const char (&name)[N], const T& value) {
  out.Key(name, N - 1);
  put(out, value);
}

void put(Writer& out, const Foo& foo) {
  out.StartObject();
  member(out, "s", foo.s);
  member(out, "d", foo.d);
  member(out, "i", foo.i);
  member(out, "l", foo.l);
  member(out, "bs", foo.bs);
  out.EndObject();
}

void put(Writer& out, const Hello& hello) {
  out.StartObject();
  member(out, "message", hello.message);
  out.EndObject();
}

void put(Writer& out, const Hashtag& hashtag) {
  out.StartObject();
  member(out, "text", hashtag.text);
  member(out, "indices", hashtag.indices);
  out.EndObject();
}

void put(Writer& out, const Mention& mention) {
  out.StartObject();
  member(out, "id", mention.id);
  member(out, "screenName", mention.screenName);
  member(out, "name", mention.name);
  member(out, "indices", mention.indices);
  out.EndObject();
}

void put(Writer& out, const Link& link) {
  out.StartObject();
  member(out, "url", link.url);
  member(out, "displayUrl", link.displayUrl);
  member(out, "indices", link.indices);
  out.EndObject();
}

void put(Writer& out, const Entities& entities) {
  out.StartObject();
  member(out, "hashtags", entities.hashtags);
  member(out, "mentions", entities.mentions);
  member(out, "links", entities.links);
  out.EndObject();
}

void put(Writer& out, const User& user) {
  out.StartObject();
  member(out, "id", user.id);
  member(out, "name", user.name);
  member(out, "screenName", user.screenName);
  member(out, "location", user.location);
  member(out, "description", user.description);
  member(out, "url", user.url);
  member(out, "followersCount", user.followersCount);
  member(out, "friendsCount", user.friendsCount);
  member(out, "statusesCount", user.statusesCount);
  member(out, "createdAt", user.createdAt);
  member(out, "utcOffset", user.utcOffset);
  member(out, "verified", user.verified);
  member(out, "geoEnabled", user.geoEnabled);
  member(out, "lang", user.lang);
  member(out, "imageUrl", user.imageUrl);
  out.EndObject();
}

void put(Writer& out, const Place& place) {
  out.StartObject();
  member(out, "fullName", place.fullName);
  member(out, "countryCode", place.countryCode);
  member(out, "coordinates", place.coordinates);
  out.EndObject();
}

void put(Writer& out, const Status& status) {
  out.StartObject();
  member(out, "createdAt", status.createdAt);
  member(out, "id", status.id);
  member(out, "text", status.text);
  member(out, "source", status.source);
  member(out, "truncated", status.truncated);
  member(out, "inReplyToStatusId", status.inReplyToStatusId);
  member(out, "inReplyToScreenName", status.inReplyToScreenName);
  member(out, "user", status.user);
  member(out, "place", status.place);
  member(out, "retweetCount", status.retweetCount);
  member(out, "favoriteCount", status.favoriteCount);
  member(out, "entities", status.entities);
  member(out, "favorited", status.favorited);
  member(out, "retweeted", status.retweeted);
  member(out, "possiblySensitive", status.possiblySensitive);
  member(out, "lang", status.lang);
  out.EndObject();
}

void put(Writer& out, const Timeline& timeline) {
  out.StartObject();
  member(out, "statuses", timeline.statuses);
  out.EndObject();
}

// A writer and its buffer, kept between prints.
struct Kept {
  rapidjson::StringBuffer buffer;
  Writer writer{buffer};

  void begin() {
    buffer.Clear();
    writer.Reset(buffer);
  }
};

std::string_view textOf(const rapidjson::StringBuffer& buffer) {
  return {buffer.GetString(), buffer.GetSize()};
}

}  // namespace

void addRapidjson(const Data& data) {
  note("RapidJSON", RAPIDJSON_VERSION_STRING " (Writer, called by hand)");
  data.forEach([](std::string workload, const auto& value) {
    addRow(workload, "rapidjson", [&value, kept = std::make_unique<Kept>()](Use& use) {
      kept->begin();
      put(kept->writer, value);
      use(textOf(kept->buffer));
    });
    addRow(workload, "rapidjson-fresh", [&value](Use& use) {
      Kept fresh;
      put(fresh.writer, value);
      use(textOf(fresh.buffer));
    });
  });
}

}  // namespace bench
