#!/bin/bash
# Writes what the site cannot make again into a folder: all databases as of one moment, the sections' releases, the secrets.
# The site runs on. The folder holds every key of the site: encrypt it.
#   infra/docker/backup/backup.sh FOLDER
set -euo pipefail
folder=$(realpath -m "${1:?usage: backup.sh FOLDER}")
. "$(dirname "$(readlink -f "$0")")/stack.sh"

mkdir -p "$folder"
[ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty" >&2 && exit 1; }
chmod 700 "$folder"
mapfile -t names < <(database mysql -N -B -e "SELECT schema_name FROM information_schema.schemata
  WHERE schema_name NOT IN ('mysql', 'sys', 'information_schema', 'performance_schema')")
# Databases before releases: a release whose files are there and whose row is not does no harm, the reverse does.
database mysqldump --single-transaction --no-tablespaces --set-gtid-purged=OFF --databases "${names[@]}" |
  gzip >"$folder/databases.sql.gz"
for volume in "${VOLUMES[@]}"; do in_volume "$volume" ro tar -C /volume -cz . >"$folder/$volume.tgz"; done
echo "${names[*]}" >"$folder/databases"
(cd "$folder" && sha256sum databases databases.sql.gz "${VOLUMES[@]/%/.tgz}" >sums)
echo "$folder: databases ${names[*]}; volumes ${VOLUMES[*]}; $(du -sh "$folder" | cut -f1) in $SECONDS s"
