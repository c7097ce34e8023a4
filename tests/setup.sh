# SPDX-License-Identifier: BSL-1.0
# shellcheck shell=bash disable=SC2034
#
# What tests/run, benchmarks/run and .ci/run share: packages, configuring, building.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

corePackages=(g++ meson ninja-build pkg-config python3 libboost1.81-dev)
adapterPackages=(libboost-json1.81-dev libsimdjson-dev rapidjson-dev nlohmann-json3-dev libcli11-dev)
testPackages=(doctest-dev libfmt-dev python3-jsonschema zlib1g-dev libzstd-dev libsnappy-dev libavro-dev)
benchmarkPackages=(libbenchmark-dev iso-codes)

say() { printf '== %s\n' "$*"; }

die() {
  printf '%s\n' "$*" >&2
  exit 1
}

missingPackages() {
  local package
  for package; do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || echo "$package"
  done
}

# Installs those of the packages that are missing. Never removes anything, and where something cannot
# be installed says so and goes on: what is needed may be there in another way.
needPackages() {
  command -v dpkg-query >/dev/null || { say "No Debian packages here; what is needed: $*"; return; }
  local missing package
  mapfile -t missing < <(missingPackages "$@")
  ((${#missing[@]} == 0)) && return
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    say "Missing packages (going on without): ${missing[*]}"
    return
  fi
  say "Installing ${missing[*]}"
  for _ in 1 2 3; do
    apt-get update -q && break
    sleep 5
  done
  if ! aptInstall "${missing[@]}"; then
    for package in "${missing[@]}"; do
      aptInstall "$package" || say "Cannot install $package (going on without)"
    done
  fi
  installed=yes
}

aptInstall() {
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-remove --no-upgrade --no-install-recommends "$@"
}

# configure DIR [meson option]...: once, and again when packages have been added.
configure() {
  local dir=$1
  shift
  if [ ! -e "$dir/build.ninja" ]; then
    say "Configuring $dir"
    meson setup "$dir" "$top" "$@" >"$dir.log" 2>&1 || { cat "$dir.log"; rm -rf "$dir"; die "Cannot configure $dir"; }
    rm "$dir.log"
  elif [ "${installed:-no}" = yes ]; then
    say "Configuring $dir again"
    meson setup --reconfigure "$dir" "$top" >/dev/null || die "Cannot configure $dir"
  fi
}

hasTarget() { ninja -C "$1" -t query "$2" >/dev/null 2>&1; }

# build DIR TARGET. A build that was configured without tests or benchmarks, for the library alone, gets them now.
build() {
  local options=(-Dtests=auto) log=$1/reconfigured.log
  [ "$2" = all-benchmarks ] && options+=(-Dbenchmarks=auto)
  if ! hasTarget "$1" "$2"; then
    say "Configuring $1 again, with ${options[*]}"
    meson setup --reconfigure "$1" "$top" "${options[@]}" >"$log" 2>&1 || { cat "$log"; die "Cannot configure $1"; }
    hasTarget "$1" "$2" || { grep WARNING "$log"; die "Cannot build $2 in $1: packages that it needs are missing"; }
  fi
  say "Building $2 in $1"
  ninja -C "$1" "$2" || die "The build of $2 failed"
}
