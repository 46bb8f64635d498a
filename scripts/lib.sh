# shellcheck shell=bash
# What scripts/play, scripts/test and scripts/pictures share: what the program needs from the system, and how to get it.
# Everything said here goes to standard error, so that the output of the program can be piped.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
system=$(uname -s)
cargo_bin=${CARGO_HOME:-$HOME/.cargo}/bin
# A shell that is older than the toolchain doesn't know the way to it.
[[ :$PATH: == *":$cargo_bin:"* ]] || PATH=$cargo_bin:$PATH

# The need | its packages in Debian and Ubuntu | in Fedora | in Arch
packages='
compiler  | gcc libc6-dev                             | gcc                                 | gcc
pkgconfig | pkg-config                                | pkgconf-pkg-config                  | pkgconf
alsa      | libasound2-dev                            | alsa-lib-devel                      | alsa-lib
udev      | libudev-dev                               | systemd-devel                       | systemd-libs
wayland   | libwayland-dev                            | wayland-devel                       | wayland
x11       | libx11-6 libx11-xcb1 libxcursor1 libxi6   | libX11 libX11-xcb libXcursor libXi  | libx11 libxcursor libxi
keyboard  | libxkbcommon-x11-0                        | libxkbcommon-x11                    | libxkbcommon-x11
vulkan    | libvulkan1 mesa-vulkan-drivers            | vulkan-loader mesa-vulkan-drivers   | vulkan-icd-loader vulkan-swrast
lavapipe  | libvulkan1 mesa-vulkan-drivers            | vulkan-loader mesa-vulkan-drivers   | vulkan-icd-loader vulkan-swrast
xvfb      | xvfb                                      | xorg-x11-server-Xvfb                | xorg-server-xvfb
xdotool   | xdotool                                   | xdotool                             | xdotool
python    | python3 python3-venv                      | python3                             | python
espeak    | espeak-ng                               | espeak-ng                           | espeak-ng
'
# shellcheck disable=SC2034 # read by the scripts that source this file
app_needs="compiler pkgconfig alsa udev wayland x11 keyboard"

say() { printf '%s\n' "$*" >&2; }

die() {
  say "$*"
  exit 1
}

# The files by which Vulkan finds its drivers; $1 is a pattern for their names.
vulkan_drivers() {
  local data=${XDG_DATA_HOME:-$HOME/.local/share}
  find /etc/vulkan/icd.d /usr/share/vulkan/icd.d /usr/local/share/vulkan/icd.d "$data/vulkan/icd.d" \
    -name "$1" 2>/dev/null || true
}

# Opens a display of its own, until the script ends.
open_display() {
  local place
  place=$(mktemp -d)
  mkfifo "$place/number"
  Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset -nolisten tcp 3>"$place/number" 2>"$place/log" &
  display_server=$!
  trap 'kill "$display_server" 2>/dev/null || true' EXIT
  if ! read -r display_number <"$place/number"; then
    cat "$place/log" >&2
    die "Xvfb, the display for the window, did not start."
  fi
  rm -r "$place"
}

# on_display COMMAND…: runs a command on that display, drawn in software so that the picture is the same everywhere.
on_display() {
  local driver
  driver=$(vulkan_drivers 'lvp_icd*.json' | paste -sd :)
  env -u WAYLAND_DISPLAY -u WAYLAND_SOCKET DISPLAY=":$display_number" WINIT_X11_SCALE_FACTOR=1 \
    WGPU_BACKEND=vulkan VK_DRIVER_FILES="$driver" VK_ICD_FILENAMES="$driver" "$@"
}

# Whether these libraries can be loaded. The list is read whole: grep -q would end ldconfig by a broken pipe.
loadable() {
  local known name
  known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p)
  for name in "$@"; do
    [[ $known == *"$name "* ]] || return 1
  done
}

# Whether a need is met.
has() {
  case $1 in
    compiler) cc -E -include stdio.h -x c /dev/null ;;
    pkgconfig) command -v pkg-config ;;
    alsa) pkg-config --exists alsa ;;
    udev) pkg-config --exists libudev ;;
    wayland) pkg-config --exists wayland-client ;;
    x11) loadable libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 ;;
    keyboard) loadable libxkbcommon.so.0 libxkbcommon-x11.so.0 ;;
    vulkan) loadable libvulkan.so.1 && [ -n "${VK_DRIVER_FILES:-${VK_ICD_FILENAMES:-$(vulkan_drivers '*.json')}}" ] ;;
    lavapipe) loadable libvulkan.so.1 && [ -n "$(vulkan_drivers 'lvp_icd*.json')" ] ;;
    xvfb) command -v Xvfb ;;
    xdotool) command -v xdotool ;;
    python) python3 -c 'import ensurepip, venv' ;;
    espeak) command -v espeak-ng ;;
  esac >/dev/null 2>&1
}

# The needs among the given ones that are not met.
missing() {
  local need
  for need in "$@"; do
    has "$need" || printf '%s ' "$need"
  done
}

# The packages of the given needs in column $1 of the table.
packages_for() {
  local column=$1 need
  shift
  for need in "$@"; do
    awk -F ' *[|] *' -v need="$need" -v column="$column" '$1 == need { print $column }' <<<"$packages"
  done | tr ' ' '\n' | sort -u | tr '\n' ' ' | sed 's/^ *//; s/ *$//'
}

# Installs with apt the packages $1, as root or through sudo.
apt_install() {
  local as_root=
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || die "Some packages are missing. As root: apt-get install $1"
    as_root=sudo
  fi
  say "Installing what is missing: $1"
  # A list that can't be renewed is no reason to stop: the packages may be in the one that is there.
  # shellcheck disable=SC2086,SC2016 # the words are separate packages; the inner shell expands $@
  $as_root env DEBIAN_FRONTEND=noninteractive sh -c '
    apt-get update -qq || echo "The list of packages could not be renewed; going on with the one here."
    apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
  ' apt_install $1 </dev/null >&2 || die "That did not work. As root: apt-get install $1"
}

# Sees to it that the given needs are met, or names what is missing and stops.
need() {
  local lacking
  if [ "$system" = Darwin ]; then
    xcode-select -p >/dev/null 2>&1 ||
      die "The Xcode command-line tools are missing. Get them with: xcode-select --install"
    return
  fi
  # shellcheck disable=SC2046 # the words are separate needs
  lacking=$(missing "$@")
  [ -n "$lacking" ] || return 0
  # shellcheck disable=SC2086
  if command -v apt-get >/dev/null; then
    apt_install "$(packages_for 2 $lacking)"
    lacking=$(missing "$@")
    [ -z "$lacking" ] || die "Still missing after the installation: $lacking"
  elif command -v dnf >/dev/null; then
    die "Some packages are missing. Install them, then run this again: sudo dnf install $(packages_for 3 $lacking)"
  elif command -v pacman >/dev/null; then
    die "Some packages are missing. Install them, then run this again: sudo pacman -S --needed $(packages_for 4 $lacking)"
  else
    die "Missing here: $lacking
  Debian, Ubuntu   apt-get install $(packages_for 2 $lacking)
  Fedora           dnf install $(packages_for 3 $lacking)
  Arch             pacman -S $(packages_for 4 $lacking)
If all of it is there and only this script can't see it, cargo itself goes on without it: see docs/systems.md."
  fi
}

# Sees to it that Rust is there and new enough.
need_rust() {
  local wanted have get
  get="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"
  wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$root/Cargo.toml")
  if ! command -v cargo >/dev/null || ! command -v rustc >/dev/null; then
    die "Rust $wanted or newer is missing. Get it with rustup, then run this again:
  $get"
  fi
  have=$(rustc --version 2>/dev/null | awk '{ print $2 }') || have=none
  [ "$(printf '%s\n%s\n' "$wanted" "$have" | sort -V | head -n 1)" = "$wanted" ] && [ "$have" != none ] && return
  if command -v rustup >/dev/null; then
    die "Rust $wanted or newer is needed, here is: $have. Get it with: rustup default stable && rustup update stable"
  fi
  die "Rust $wanted or newer is needed, here is: $have. Get it with rustup, then run this again:
  $get"
}

# Whether cargo has built crate $1 in the dev profile of the target folder $2.
built() { compgen -G "$2/debug/deps/lib$1-*.rlib" >/dev/null; }
