// SPDX-License-Identifier: BSL-1.0
//
// Computes the timeline; see timeline.hpp.
#include "timeline.hpp"

#include <string_view>
#include <utility>

#include "random.hpp"

namespace bench {
namespace {

struct Language {
  std::string_view code;
  std::string_view name;  // of a person
  std::string_view place;
  std::string_view words[6];
};

constexpr Language kLanguages[] = {
    {"en",
     "Ada Byron",
     "London",
     {"good", "morning", "printing", "a", "\"quoted\"", "line\nbreak"}},
    {"ja", "山田花子", "東京都", {"おはよう", "ございます", "今日は", "印刷", "します", "😀"}},
    {"zh", "王小明", "北京", {"早上好", "世界", "打印", "字节", "缓冲区", "很快"}},
    {"ru", "Анна Петрова", "Москва", {"доброе", "утро", "мир", "печать", "быстро", "и"}},
    {"ar", "ليلى", "القاهرة", {"صباح", "الخير", "يا", "عالم", "طباعة", "سريعة"}},
    {"fr", "Zoé Lefèvre", "Orléans", {"déjà", "été", "à", "bientôt", "l'œuvre", "çà"}},
    {"ko", "김민수", "서울", {"좋은", "아침", "입니다", "세계", "인쇄", "빠른"}},
};
constexpr Language kPlainLanguage = {
    "en", "Ada Byron", "London", {"good", "morning", "printing", "a", "plain", "line"}};

class Maker {
 public:
  explicit Maker(TimelineKind kind) : plain_(kind == TimelineKind::plain) {}

  Timeline timeline() {
    Timeline timeline;
    for (int i = 0; i < 100; ++i) timeline.statuses.push_back(status());
    return timeline;
  }

 private:
  // An optional that is empty in five of six cases, and never in the plain timeline.
  template <class Make>
  auto maybe(Make make) {
    return plain_ || random_.oneIn(6) ? std::optional(make()) : std::nullopt;
  }

  int count(std::uint64_t limit) { return static_cast<int>(random_.below(limit)); }
  std::int64_t id() {
    return 505'874'000'000'000'000 + static_cast<std::int64_t>(random_.below(1'000'000'000'000));
  }
  bool coin() { return random_.oneIn(2); }

  std::string words(const Language& language, int n) {
    std::string text;
    for (int i = 0; i < n; ++i) {
      if (i != 0) text.push_back(' ');
      text.append(random_.pick(language.words));
    }
    return text;
  }

  std::string handle() {
    constexpr std::string_view kParts[] = {"print", "byte", "json", "_",
                                           "fast",  "2026", "cpp",  "x"};
    std::string text;
    for (int i = 0; i < 3; ++i) text.append(random_.pick(kParts));
    return text;
  }

  std::string address(std::string_view path) {
    return "https://example.org/" + std::string(path) + "/" +
           std::to_string(random_.below(1'000'000'000));
  }

  std::string time() {
    constexpr std::string_view kDays[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
    std::string text(random_.pick(kDays));
    text.append(" Aug ");
    for (const char* unit : {" ", ":", ":", " +0000 2026"}) {
      text.append(std::to_string(10 + random_.below(14))).append(unit);
    }
    return text;
  }

  Entities entities(const Language& language) {
    Entities entities;
    for (int n = count(3); n != 0; --n)
      entities.hashtags.push_back({words(language, 1), {count(70), count(140)}});
    for (int n = count(3); n != 0; --n) {
      entities.mentions.push_back(
          {id(), handle(), std::string(language.name), {count(70), count(140)}});
    }
    for (int n = count(2); n != 0; --n)
      entities.links.push_back({address("t"), "example.org/t", {count(70), count(140)}});
    return entities;
  }

  User user(const Language& language) {
    User user;
    user.id = id();
    user.name = language.name;
    user.screenName = handle();
    user.location = language.place;
    user.description = words(language, 4 + count(16));
    user.url = maybe([&] { return address("home"); });
    user.followersCount = count(100'000);
    user.friendsCount = count(2'000);
    user.statusesCount = count(50'000);
    user.createdAt = time();
    user.utcOffset = maybe([&] { return 3600 * count(12); });
    user.verified = random_.oneIn(20);
    user.geoEnabled = coin();
    user.lang = language.code;
    user.imageUrl = address("profile_images");
    return user;
  }

  Status status() {
    const Language& language = plain_ ? kPlainLanguage : random_.pick(kLanguages);
    Status status;
    status.createdAt = time();
    status.id = id();
    status.text = words(language, 6 + count(18));
    status.source = plain_ ? "the web client"
                           : "<a href=\"https://example.org/app\" rel=\"nofollow\">the app</a>";
    status.truncated = random_.oneIn(30);
    status.inReplyToStatusId = maybe([&] { return id(); });
    status.inReplyToScreenName = maybe([&] { return handle(); });
    status.user = user(language);
    status.place = maybe([&] {
      return Place{
          std::string(language.place), "XX", {count(90'000'000) / 1e6, count(180'000'000) / 1e6}};
    });
    status.retweetCount = count(3'000);
    status.favoriteCount = count(3'000);
    status.entities = entities(language);
    status.favorited = coin();
    status.retweeted = coin();
    status.possiblySensitive = maybe([&] { return coin(); });
    status.lang = language.code;
    return status;
  }

  bool plain_;
  Random random_{11};
};

}  // namespace

Timeline makeTimeline(TimelineKind kind) {
  return Maker(kind).timeline();
}

}  // namespace bench
