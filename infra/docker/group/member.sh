#!/bin/bash
# A member of the group: mysqld by the image's own entrypoint. MEMBER is its number, MEMBERS how many there are; each is
# reached as database-<number>. `loose-`: at its first start the plug-in is not there yet (start.sh).
set -euo pipefail
host=database-$MEMBER
seeds=$(seq -f 'database-%g:33061' -s , "$MEMBERS")

options=(
  "--server-id=$MEMBER" "--report-host=$host" --relay-log=relay --mysqlx=OFF
  --gtid-mode=ON --enforce-gtid-consistency=ON
  --innodb-buffer-pool-size=128M --max-connections=400
  # A member that was frozen or cut off must not shut out who asked it meanwhile.
  --max-connect-errors=1000000000
  # Of the performance schema nothing is read but the tables of replication, which are always kept.
  --performance-schema-instrument=%=OFF

  # The same for all, for ever: who has it belongs together.
  --loose-group-replication-group-name=7f1d0ac6-9be4-4a4e-8a57-c0ac41ab0001
  "--loose-group-replication-local-address=$host:33061" "--loose-group-replication-group-seeds=$seeds"
  --loose-group-replication-ssl-mode=REQUIRED --loose-group-replication-recovery-use-ssl=ON

  # A commit is answered when a majority has received it, so that it outlives the primary. The next primary lets nobody in
  # before it has executed all it received: a write that is repeated with its Idempotency-Key there finds the first one.
  # AFTER would wait for every member with every write, and a member that hangs would then stop all writing.
  --loose-group-replication-consistency=BEFORE_ON_PRIMARY_FAILOVER
  # Seconds of silence before the others go on without it, on top of MySQL's own five.
  --loose-group-replication-member-expel-timeout=0
  # One that was sent away, or cut off, comes back by itself: for a week, every five minutes, the first time at once. Until
  # then it takes no writes, nor does the smaller part of a group that falls apart.
  --loose-group-replication-autorejoin-tries=2016
  --loose-group-replication-unreachable-majority-timeout=0
  --loose-group-replication-exit-state-action=OFFLINE_MODE
)
# Until start.sh has made it a member, which it notes there, it does not look for the others.
[ -e /var/lib/mysql/mysqld-auto.cnf ] || options+=(--loose-group-replication-start-on-boot=OFF)
exec docker-entrypoint.sh mysqld "${options[@]}"
