#!/usr/bin/env bash
# Alertmanager, which sends each alarm to COACHLAB_ALERTS_URL (its webhook format, JSON). Without that, alarms stand on
# Prometheus's page alone. $1: `check` only says whether its configuration is right.
set -euo pipefail

config=/tmp/alertmanager.yml
cp /etc/coachlab/alertmanager.yml "$config"
if [[ -n ${COACHLAB_ALERTS_URL:-} ]]; then
  if [[ ! $COACHLAB_ALERTS_URL =~ ^https?://[^[:space:]\'\"]+$ ]]; then
    echo 'COACHLAB_ALERTS_URL must be an address that begins with http:// or https://' >&2
    exit 2
  fi
  printf "    webhook_configs: [{ url: '%s', send_resolved: true }]\n" "$COACHLAB_ALERTS_URL" >>"$config"
fi
[[ ${1:-} != check ]] || exec amtool check-config "$config"
exec prometheus-alertmanager --config.file="$config" --storage.path=/data/alertmanager --cluster.listen-address=
