#!/bin/sh
# Installs what npm finds the manifests of here; of one room alone when it is named. Without install scripts: the binaries that
# are needed lie in the packages. Not npm ci: it wants the binaries of every platform in the lockfile, and those of macOS, Windows
# and rarer processors are not in it. What is in it is checked by digest.
set -eu
exec npm install --no-save --ignore-scripts --include=dev --no-audit --no-fund --loglevel=error \
  ${1:+--workspace "$1" --include-workspace-root}
