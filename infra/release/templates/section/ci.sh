#!/bin/sh
# For any build server with Node 24: checks what was pushed; on the main branch it is also published, and shown to a tenth.
# COACHLAB_REGISTRY is the site's address, COACHLAB_TOKEN the team's token (a secret).
set -e
npm ci
npm run check
if [ "$PUBLISH" = yes ]; then
  npx coachlab publish . --no-build
  npx coachlab canary __name__ --steps 10,50,100 --every 10m
fi
