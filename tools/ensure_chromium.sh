#!/bin/sh
# The browser tests run in the system's Chromium, best in its headless shell, which needs a third less of a processor.
# Where none is there, and in CI where the shell is missing, install the shell if that is possible; else say so and let
# the tests be skipped (which fails the run under CI=true).
has() { command -v "$1" >/dev/null; }

has chromium-headless-shell && exit 0
if has chromium || has chromium-browser || has google-chrome; then
    [ "${CI:-}" = true ] || exit 0
    missing="The headless shell of Chromium is missing and cannot be installed: the tests take the whole browser, which is slower."
else
    missing="Chromium is missing and cannot be installed: the browser tests will be skipped."
fi
if [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "$missing Installing it needs root." >&2
    exit 0
fi
if ! has apt-get; then
    echo "$missing There is no apt-get." >&2
    exit 0
fi
echo "Installing Chromium's headless shell for the browser tests."
export DEBIAN_FRONTEND=noninteractive
install() { $as_root apt-get -qq -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "$1" >/dev/null 2>&1; }
$as_root apt-get -qq -o DPkg::Lock::Timeout=300 update >/dev/null
install chromium-headless-shell || install chromium || echo "$missing" >&2
