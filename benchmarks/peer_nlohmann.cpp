// SPDX-License-Identifier: BSL-1.0
//
// nlohmann/json on the structs: to_json for each, then dump, which is always a fresh string.
#include <nlohmann/json.hpp>

#include <optional>
#include <string>

#include "contenders.hpp"
#include "row.hpp"

template <class T>
struct nlohmann::adl_serializer<std::optional<T>> {
  static void to_json(json& j, const std::optional<T>& value) {
    if (value) j = *value;
  }
};

namespace bench {

using nlohmann::json;

// Members one by one: an initializer list of {key, value} pairs would copy every value.
#define BENCH_TO_JSON(Type, ...)                                             \
  static void to_json(json& j, const Type& nlohmann_json_t) {                \
    auto& nlohmann_json_j = j;                                               \
    NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_TO, __VA_ARGS__)) \
  }

BENCH_TO_JSON(Foo, s, d, i, l, bs)
BENCH_TO_JSON(Hello, message)
BENCH_TO_JSON(Hashtag, text, indices)
BENCH_TO_JSON(Mention, id, screenName, name, indices)
BENCH_TO_JSON(Link, url, displayUrl, indices)
BENCH_TO_JSON(Entities, hashtags, mentions, links)
BENCH_TO_JSON(User, id, name, screenName, location, description, url, followersCount, friendsCount,
              statusesCount, createdAt, utcOffset, verified, geoEnabled, lang, imageUrl)
BENCH_TO_JSON(Place, fullName, countryCode, coordinates)
BENCH_TO_JSON(Status, createdAt, id, text, source, truncated, inReplyToStatusId,
              inReplyToScreenName, user, place, retweetCount, favoriteCount, entities, favorited,
              retweeted, possiblySensitive, lang)
BENCH_TO_JSON(Timeline, statuses)

void addNlohmann(const Data& data) {
  note("nlohmann", json::meta()["version"]["string"].get<std::string>() + " (to_json, then dump)");
  data.forEach([](std::string workload, const auto& value) {
    addRow(workload, "nlohmann", [&value](Use& use) { use(json(value).dump()); });
  });
}

}  // namespace bench
