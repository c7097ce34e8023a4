// SPDX-License-Identifier: BSL-1.0
//
// What a field view costs, and what it saves: the timeline whole, through views that want all of it, and
// through one that wants little.
#include <string>

#include "bytepress/bytepress.hpp"
#include "row.hpp"
#include "scaling.hpp"

namespace bench {

void addViews(const Data& data) {
  using bytepress::FieldView;
  static const FieldView kAll = *FieldView::parse("-nothing");
  static const FieldView kFew = *FieldView::parse("statuses.id,statuses.text,statuses.user.name");
  const std::pair<const char*, const FieldView*> views[] = {{"whole", nullptr}, {"all", &kAll}, {"few", &kFew}};
  for (const auto& [name, view] : views) {
    addLoneRow(Name{"view", "statuses", name},
               [&data, options = bytepress::JsonOptions{.view = view}, buffer = bytepress::ByteBuffer()](Use& use) mutable {
                 buffer.clear();
                 bytepress::printByteBuffer(data.statuses, buffer, options);
                 use(buffer.view());
               });
  }
}

}  // namespace bench
