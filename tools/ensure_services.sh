#!/bin/sh
# The server's tests start PostgreSQL and Redis of their own, from Debian's packages, each in a folder of its own on a
# free port (tests/server/services.py); a service that the system itself runs is neither needed nor touched. What is
# missing is installed if that is possible. If it is not, this says so and goes on: the tests of the server then fail,
# they are never skipped.
missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="postgresql"
command -v redis-server >/dev/null || command -v valkey-server >/dev/null || missing="$missing redis-server"
# `ip` makes the network of a hall, in namespaces (tests/server/ops/test_lan.py).
command -v ip >/dev/null || [ -x /usr/sbin/ip ] || missing="$missing iproute2"
[ -z "$missing" ] && exit 0

give_up() {
    echo "Missing for the tests of the server: $missing. $1, so those tests will fail." >&2
    exit 0
}
command -v apt-get >/dev/null || give_up "There is no apt-get to install it"
if [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    give_up "Installing it needs root"
fi
echo "Installing $missing for the tests of the server."
export DEBIAN_FRONTEND=noninteractive

# The packages would start services of their own on the usual ports; while this file is there, Debian's scripts do not.
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' | $as_root tee $policy >/dev/null && $as_root chmod 755 $policy
    trap '$as_root rm -f $policy' EXIT
fi
# shellcheck disable=SC2086  # the names are words
{ $as_root apt-get -qq -o DPkg::Lock::Timeout=300 update &&
    $as_root apt-get -qq -y -o DPkg::Lock::Timeout=300 install --no-install-recommends $missing; } >/dev/null ||
    give_up "It could not be installed"
