#!/bin/bash
# Makes the public images that the compose files name, node:24-bookworm-slim, mysql:9.7 and caddy:2.11, from
# Debian's packages and the npm package "node": for machines that reach package registries but no image registry. Where
# images can be pulled nobody needs this. Wants root on Debian; brings docker and Compose where they are missing, and starts
# dockerd.
#   make.sh            what is missing (nothing to do: half a second)
#   FORCE=1 make.sh    all anew
# LOCAL_IMAGES_DIR keeps downloads and logs; about 1 GB.
set -euo pipefail
HERE=$(dirname "$(readlink -f "$0")")
WORK=${LOCAL_IMAGES_DIR:-/var/tmp/coachlab-images}
mkdir -p "$WORK"
for part in say docker debian-root node-image mysql-image caddy-image; do . "$HERE/$part.sh"; done

exists() { [ -z "${FORCE:-}" ] && docker image inspect "$1" >/dev/null 2>&1; }

[ "$(id -u)" = 0 ] || fail 'local-images needs root (debootstrap and chroot).'
bring_docker
bring_compose
exists "$NODE_IMAGE" || make_node_image
exists "$MYSQL_IMAGE" || make_mysql_image
exists "$CADDY_IMAGE" || make_caddy_image
say "here: $NODE_IMAGE, $MYSQL_IMAGE and $CADDY_IMAGE"
