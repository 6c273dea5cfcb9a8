# haproxy:3.2 and caddy:2.11: Debian sid's programs. Compose files name the command, the configuration and the user.

HAPROXY_IMAGE=haproxy:3.2
CADDY_IMAGE=caddy:2.11

make_haproxy_image() { make_proxy_image haproxy "$HAPROXY_IMAGE" 'haproxy -v' 'version 3.2.'; }
make_caddy_image() { make_proxy_image caddy "$CADDY_IMAGE" 'caddy version' '2.11.'; }

# make_proxy_image PACKAGE IMAGE COMMAND WORDS: the command's answer has these words in it.
make_proxy_image() {
  local package=$1 image=$2 version
  new_root sid "$package-root"
  say "installing $package into it"
  install_into "$package-root" "$package"
  version=$(chroot "$WORK/$package-root" $3)
  [[ $version == *"$4"* ]] || fail "Debian has another $package by now, not that of $image: $version"
  import_root "$package-root" "$image" "CMD [\"$package\"]"
}
