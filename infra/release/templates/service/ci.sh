#!/bin/sh
# For any build server with Node 24: checks what was pushed; on the main branch an image is made as well.
# COACHLAB_REGISTRY is the site's address, COACHLAB_TOKEN the team's token (a secret), IMAGE the image's name.
set -e
npm ci
npm run check
if [ "$PUBLISH" = yes ]; then
  version=$(npm pkg get version | tr -d '"')
  docker build --tag "$IMAGE:$version" .
fi
