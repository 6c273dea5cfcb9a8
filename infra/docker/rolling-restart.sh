#!/bin/bash
# Replaces every container of the site by a new one of the same or a newer image, one after the other, while the site runs:
# a new instance first, the old one ends when that one is healthy. The shell keeps its data folder to itself, so the site is
# away for the seconds of its start. The database stays.
#   infra/docker/rolling-restart.sh [SERVICE…]
# COMPOSE_FILE and COMPOSE_PROJECT_NAME say which stack, as for docker compose.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."

SERVICES=(catalog journey assessment community assistant registry shell)
# Seconds for a new container to become healthy, and for an old one to end.
PATIENCE=90
GRACE=20

containers() { docker compose ps --quiet "$1" 2>/dev/null || true; }

await_healthy() {
  local id=$1 waited
  for ((waited = 0; waited < PATIENCE * 5; waited++)); do
    [ "$(docker inspect --format '{{.State.Health.Status}}' "$id")" = healthy ] && return
    sleep .2
  done
  echo "$id is not healthy after $PATIENCE s; the old one keeps running" >&2
  exit 1
}

# New ones beside the old, then the old ones end: they fail readiness, finish what is open, and go.
replace() {
  local service=$1 began=$SECONDS old new count
  old=$(containers "$service")
  [ -n "$old" ] || return 0
  count=$(wc -l <<<"$old")
  docker compose up --detach --no-deps --no-recreate --scale "$service=$((count * 2))" "$service" >/dev/null 2>&1
  new=$(containers "$service" | grep -vxF "$old")
  for id in $new; do await_healthy "$id"; done
  # The name server knows the new ones now; callers find them with their next connection.
  docker stop --time "$GRACE" $old >/dev/null
  docker rm $old >/dev/null
  echo "$service: replaced in $((SECONDS - began)) s"
}

# Its place is taken by the next only when it has gone.
renew() {
  local service=$1 began=$SECONDS
  [ -n "$(containers "$service")" ] || return 0
  docker compose up --detach --no-deps --force-recreate --timeout "$GRACE" "$service" >/dev/null 2>&1
  await_healthy "$(containers "$service")"
  echo "$service: restarted in $((SECONDS - began)) s"
}

[ $# -gt 0 ] || set -- "${SERVICES[@]}"
for service; do
  case $service in
    shell) renew "$service" ;;
    *) replace "$service" ;;
  esac
done
