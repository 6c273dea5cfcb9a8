#!/bin/bash
# Brings the site up from what backup.sh wrote, on a machine or a project that holds nothing yet.
#   infra/docker/backup/restore.sh FOLDER
set -euo pipefail
folder=$(realpath "${1:?usage: restore.sh FOLDER}")
. "$(dirname "$(readlink -f "$0")")/stack.sh"
# Of the site; each has its user from the secrets. What else was backed up is a team's.
OWN=' catalog journey assessment community registry '

(cd "$folder" && sha256sum --quiet --check sums)
docker compose up --no-start
for volume in "${VOLUMES[@]}"; do
  [ -z "$(in_volume "$volume" ro ls -A /volume)" ] || { echo "The volume $volume is not empty" >&2 && exit 1; }
done
for volume in "${VOLUMES[@]}"; do in_volume "$volume" rw tar -C /volume -xpz <"$folder/$volume.tgz"; done
docker compose up --detach --wait mysql
zcat "$folder/databases.sql.gz" | database mysql
for name in $(<"$folder/databases"); do
  [[ $OWN == *" $name "* ]] || docker compose run --rm -T secrets add-database "$name" | database mysql
done
docker compose up --detach
echo "Restored $folder in $SECONDS s; the services are starting"
