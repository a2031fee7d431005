#!/bin/sh
# The browser tests run in the system's Chromium. Where it is missing, install it if that is possible; else say so,
# and let the tests be skipped (which fails the run under CI=true).
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
if ! command -v apt-get >/dev/null; then
    echo "Chromium is missing, and there is no apt-get to install it: the browser tests will be skipped." >&2
    exit 0
fi
if [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "Chromium is missing, and installing it needs root: the browser tests will be skipped." >&2
    exit 0
fi
echo "Installing Chromium for the browser tests."
export DEBIAN_FRONTEND=noninteractive
{ $as_root apt-get -qq -o DPkg::Lock::Timeout=300 update &&
    $as_root apt-get -qq -y -o DPkg::Lock::Timeout=300 install --no-install-recommends chromium; } >/dev/null ||
    echo "Chromium could not be installed: the browser tests will be skipped." >&2
