// SPDX-License-Identifier: BSL-1.0
//
// Members of a described struct, for contenders that do not find them by themselves.
//
//     forEachMember(user, [&](auto member, const auto& value) { add(member.name, value); });
#ifndef BYTEPRESS_BENCHMARKS_DESCRIBED_HPP
#define BYTEPRESS_BENCHMARKS_DESCRIBED_HPP

#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>

namespace bench {

template <class T>
concept Described = boost::describe::has_describe_members<T>::value;

template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_any_access>;

template <Described T, class F>
void forEachMember(const T& value, F f) {
  boost::mp11::mp_for_each<MembersOf<T>>([&](auto member) { f(member, value.*member.pointer); });
}

}  // namespace bench

#endif  // BYTEPRESS_BENCHMARKS_DESCRIBED_HPP
