# Root filesystems of Debian suites, and what turns one into an image.

KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg
SYSTEM_PATH='ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

# The mirror that this machine's apt uses, whichever of the two formats names it.
debian_mirror() {
  { cat /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null || true; } | awk '
    /^URIs:/ && !found { found = $2 }
    /^deb / && !found { for (i = 2; i <= NF; i++) if ($i ~ /^http/ && !found) found = $i }
    END { if (!found) { print "apt names no Debian mirror on this machine" > "/dev/stderr"; exit 1 }
          sub(/\/$/, "", found); print found }'
}

# new_root SUITE NAME: a minimal root in $WORK/NAME; the suite's archive is made once.
new_root() {
  local suite=$1 root=$WORK/$2 archive=$WORK/$1.tar
  if [ ! -s "$archive" ]; then
    mkdir -p "$WORK/packages"
    rm -rf "$WORK/$suite"
    say "unpacking Debian $suite"
    logged "$suite" debootstrap --variant=minbase "--cache-dir=$WORK/packages" --include=ca-certificates \
      "$suite" "$WORK/$suite" "$(debian_mirror)"
    trim "$WORK/$suite"
    tar -C "$WORK/$suite" -cf "$archive.part" . && mv "$archive.part" "$archive"
    rm -rf "$WORK/$suite"
  fi
  rm -rf "$root"
  mkdir -p "$root"
  tar -C "$root" -xf "$archive"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # A machine behind a proxy of its own trusts that proxy's certificate; containers built on it must, too.
  cp -L "${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}" "$root/etc/ssl/certs/ca-certificates.crt"
}

# install_into NAME PACKAGE…
install_into() {
  local name=$1 root=$WORK/$1
  shift
  # Nothing is to be started in there.
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
  logged "$name-update" chroot "$root" apt-get -o Acquire::Check-Valid-Until=false update
  logged "$name-install" chroot "$root" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "$@"
  rm "$root/usr/sbin/policy-rc.d"
  trim "$root"
}

trim() {
  rm -rf "$1"/var/cache/apt/archives/*.deb "$1"/var/lib/apt/lists/* \
    "$1"/usr/share/{doc,man,locale}/*
}

# import_root NAME TAG CHANGE…: the root becomes an image, and goes.
import_root() {
  local root=$WORK/$1 tag=$2 changes=()
  shift 2
  for change in "$SYSTEM_PATH" 'LABEL coachlab.stand-in=1' "$@"; do changes+=(--change "$change"); done
  tar -C "$root" --exclude='./proc/*' --exclude='./sys/*' -c . | docker import "${changes[@]}" - "$tag" >/dev/null
  rm -rf "$root"
  say "made $tag"
}
