#!/bin/bash
# Starts group replication where MySQL cannot by itself: at the first start, and after all members were away at once. Runs to
# its end; where the group is up it changes nothing. It needs every member to answer, since one that is missing might hold
# accepted writes that the others lack. MySQL elects, replicates and takes members back; none of that is done here.
#   start.sh database-1 database-2 database-3
set -euo pipefail
MYSQL_PWD=$(</secrets/mysql/root)
export MYSQL_PWD
# Seconds for all members to answer, and for one to be taken in.
PATIENCE=180

on() { mysql --protocol=tcp --connect-timeout=2 -uroot -N -B --raw --host="$1" -e "$2"; }

state() {
  on "$1" "SELECT IFNULL(MAX(member_state), 'OFFLINE') FROM performance_schema.replication_group_members
    WHERE member_id = @@server_uuid"
}

# What it has executed, and what it has received and not executed yet.
transactions() {
  on "$1" "SELECT CONCAT_WS(',', NULLIF(@@gtid_executed, ''), (SELECT NULLIF(received_transaction_set, '')
    FROM performance_schema.replication_connection_status WHERE channel_name = 'group_replication_applier'))" |
    tr -d '\n '
}

await() {
  local waited what=$1
  shift
  for ((waited = 0; waited < PATIENCE; waited++)); do
    "$@" && return
    sleep 1
  done
  echo "Timed out after $PATIENCE s: $what" >&2
  exit 1
}

answers() { on "$1" 'SELECT 1' >/dev/null 2>&1; }
# It tries to come back by itself first.
is_settled() { [ "$(state "$1")" != RECOVERING ]; }
is_in() { [ "$(state "$1")" = ONLINE ]; }

# A new member has made its users by itself, as each other has; these are no transactions of the group.
prepare() {
  [ "$(on "$1" "SELECT COUNT(*) FROM mysql.plugin WHERE name = 'group_replication'")" = 0 ] || return 0
  on "$1" "SET sql_log_bin = 0; INSTALL PLUGIN clone SONAME 'mysql_clone.so';
    CHANGE REPLICATION SOURCE TO SOURCE_USER = 'replication', SOURCE_PASSWORD = '$(</secrets/mysql/replication)'
      FOR CHANNEL 'group_replication_recovery';
    RESET BINARY LOGS AND GTIDS;
    INSTALL PLUGIN group_replication SONAME 'group_replication.so'; SET PERSIST group_replication_start_on_boot = ON"
}

# It is the member that has all transactions of the others.
most_advanced() {
  local candidate other all
  for candidate; do
    all=yes
    for other; do
      [ "$(on "$candidate" "SELECT GTID_SUBSET('$(transactions "$other")', '$(transactions "$candidate")')")" = 1 ] || all=
    done
    [ -z "$all" ] || { echo "$candidate" && return; }
  done
  echo 'No member has every transaction: see docs/runbook.md, Several machines.' >&2
  return 1
}

for member; do await "$member answers" answers "$member"; done
for member; do prepare "$member"; done
for member; do await "$member has done what it does by itself" is_settled "$member"; done

online=
for member; do is_in "$member" && online=$member; done
if [ -z "$online" ]; then
  online=$(most_advanced "$@")
  echo "$online bootstraps the group"
  on "$online" 'STOP GROUP_REPLICATION; SET GLOBAL group_replication_bootstrap_group = ON;
    START GROUP_REPLICATION; SET GLOBAL group_replication_bootstrap_group = OFF'
fi
for member; do
  is_in "$member" && continue
  echo "$member joins"
  on "$member" 'STOP GROUP_REPLICATION; START GROUP_REPLICATION'
  await "$member is in the group" is_in "$member"
done
on "$online" "SELECT member_host, member_state, member_role FROM performance_schema.replication_group_members"
