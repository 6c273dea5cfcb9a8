# The container engine and its Compose.

bring_docker() {
  if ! command -v dockerd >/dev/null || ! command -v debootstrap >/dev/null; then
    say 'installing docker and debootstrap'
    logged apt-update apt-get update -qq
    logged apt-install env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends docker.io iptables debootstrap
  fi
  docker info >/dev/null 2>&1 && return
  say 'starting dockerd'
  setsid dockerd >"$WORK/dockerd.log" 2>&1 </dev/null &
  for _ in $(seq 60); do
    docker info >/dev/null 2>&1 && return
    sleep 1
  done
  tail -20 "$WORK/dockerd.log" >&2
  fail 'dockerd does not answer.'
}

# Compose v2 and buildx are not in Debian 12: they are unpacked from sid beside the system, which keeps its own packages.
bring_compose() {
  docker compose version >/dev/null 2>&1 && docker buildx version >/dev/null 2>&1 && return
  say 'fetching Compose and buildx'
  local dir=$WORK/plugins plugins=$HOME/.docker/cli-plugins
  rm -rf "$dir"
  mkdir -p "$dir"/{state/lists/partial,cache/archives/partial,etc/preferences.d,root} "$plugins"
  : >"$dir/state/status"
  echo "deb [signed-by=$KEYRING] $(debian_mirror) sid main" >"$dir/etc/sources.list"
  local options=(
    -o "Dir::State=$dir/state" -o "Dir::State::status=$dir/state/status" -o "Dir::Cache=$dir/cache"
    -o "Dir::Etc::sourcelist=$dir/etc/sources.list" -o Dir::Etc::sourceparts=/dev/null
    -o "Dir::Etc::preferencesparts=$dir/etc/preferences.d" -o Acquire::Check-Valid-Until=false
    -o APT::Sandbox::User=root
  )
  logged plugins-update apt-get "${options[@]}" update
  cd "$dir/root"
  logged plugins-download apt-get "${options[@]}" download docker-compose docker-buildx
  for package in *.deb; do dpkg-deb -x "$package" .; done
  find . -path '*cli-plugins/docker-*' -type f -exec cp {} "$plugins/" \;
  cd "$HERE"
  docker compose version >/dev/null && docker buildx version >/dev/null
}
