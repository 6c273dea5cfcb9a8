# caddy:2.11, for the profile tls: Debian sid's program.

CADDY_IMAGE=caddy:2.11

make_caddy_image() {
  local version
  new_root sid caddy-root
  say 'installing caddy into it'
  install_into caddy-root caddy
  version=$(chroot "$WORK/caddy-root" caddy version)
  [[ $version == *2.11.* ]] || fail "Debian has another caddy by now, not that of $CADDY_IMAGE: $version"
  import_root caddy-root "$CADDY_IMAGE" 'CMD ["caddy"]'
}
