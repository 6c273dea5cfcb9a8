# The databases and volumes of the running stack. COMPOSE_FILE and COMPOSE_PROJECT_NAME say which, as for docker compose.

cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../.."
PROJECT=$(docker compose config --format json | sed -n 's/^  "name": "\(.*\)",$/\1/p')
# What cannot be made again beside the databases. A shell's volume is a copy of what the registry has.
VOLUMES=(releases secrets)

# database PROGRAM WORD…: MySQL's client or dump as root.
database() {
  docker compose exec -T mysql bash -c \
    'program=$1; shift; MYSQL_PWD=$(</secrets/mysql/root) exec "$program" --host=127.0.0.1 --user=root "$@"' - "$@"
}

# in_volume NAME ro|rw COMMAND…: with the volume at /volume, as root, and no network.
in_volume() {
  local name=$1 mode=$2
  shift 2
  docker run --rm -i --network none --volume "${PROJECT}_$name:/volume:$mode" --entrypoint "$1" coachlab/secrets "${@:2}"
}
