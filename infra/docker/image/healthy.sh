#!/bin/bash
# Asks the deployable whether it is ready. By bash alone: a Node started every three seconds beside each service would
# cost more than the services do.
exec 3<>"/dev/tcp/127.0.0.1/$PORT" || exit 1
printf 'GET /health/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 2 _ status _ <&3
[ "$status" = 200 ]
