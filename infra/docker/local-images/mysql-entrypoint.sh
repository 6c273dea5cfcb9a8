#!/bin/bash
# The part of the public mysql image's entrypoint that compose files use: a first start makes the data folder, the root
# user, MYSQL_DATABASE with MYSQL_USER, and runs /docker-entrypoint-initdb.d on a server without network.
set -eo pipefail
shopt -s nullglob
DATA=/var/lib/mysql
SOCKET=/var/run/mysqld/mysqld.sock
COMMON=("--datadir=$DATA" "--socket=$SOCKET" --pid-file=/var/run/mysqld/mysqld.pid)
[ "$(id -u)" != 0 ] || COMMON+=(--user=mysql)

from_file() {
  local file="${1}_FILE"
  [ -z "${!file:-}" ] || export "$1=$(<"${!file}")"
}
quoted() { printf "'%s'" "${1//\'/\'\'}"; }
query() { MYSQL_PWD=$password command mysql --protocol=socket -uroot "-S$SOCKET" --comments "$@"; }

first_start() {
  local server password='' root=${MYSQL_ROOT_PASSWORD:-}
  if [ -z "$root${MYSQL_ALLOW_EMPTY_PASSWORD:-}" ]; then
    echo 'Set MYSQL_ROOT_PASSWORD or MYSQL_ALLOW_EMPTY_PASSWORD' >&2
    exit 1
  fi
  mysqld "${COMMON[@]}" --initialize-insecure "$@"
  mysqld "${COMMON[@]}" --skip-networking --mysqlx=OFF "$@" &
  server=$!
  until query -e 'SELECT 1' >/dev/null 2>&1; do
    kill -0 "$server"
    sleep .25
  done
  query -e "CREATE USER 'root'@'%' IDENTIFIED BY $(quoted "$root"); GRANT ALL ON *.* TO 'root'@'%' WITH GRANT OPTION;
    ALTER USER 'root'@'localhost' IDENTIFIED BY $(quoted "$root");"
  password=$root
  [ -z "${MYSQL_DATABASE:-}" ] || query -e "CREATE DATABASE IF NOT EXISTS \`$MYSQL_DATABASE\`"
  if [ -n "${MYSQL_USER:-}" ]; then
    query -e "CREATE USER '$MYSQL_USER'@'%' IDENTIFIED BY $(quoted "${MYSQL_PASSWORD:-}")"
    [ -z "${MYSQL_DATABASE:-}" ] ||
      query -e "GRANT ALL ON \`${MYSQL_DATABASE//_/\\_}\`.* TO '$MYSQL_USER'@'%'"
  fi
  for step in /docker-entrypoint-initdb.d/*; do
    echo "[entrypoint] $step"
    case $step in
      *.sh) if [ -x "$step" ]; then "$step"; else . "$step"; fi ;;
      *.sql) query ${MYSQL_DATABASE:-mysql} <"$step" ;;
    esac
  done
  kill "$server"
  wait "$server" || true
  echo '[entrypoint] first start complete'
}

[ "${1:0:1}" != - ] || set -- mysqld "$@"
if [ "$1" = mysqld ]; then
  shift
  [ "$(id -u)" != 0 ] || chown mysql: /var/run/mysqld "$DATA"
  for name in MYSQL_ROOT_PASSWORD MYSQL_DATABASE MYSQL_USER MYSQL_PASSWORD; do from_file "$name"; done
  [ -d "$DATA/mysql" ] || first_start "$@"
  set -- mysqld "${COMMON[@]}" "$@"
fi
exec "$@"
