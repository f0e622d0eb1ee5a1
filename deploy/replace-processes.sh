#!/bin/sh
# Replaces the processes of one machine by those of the release in /opt/lectern/app, without failed requests. Restarts the worker first,
# which migrates the database, then the web processes one by one. nginx sends no requests to a process that is being replaced.
# As root: replace-processes.sh 4001 4002
set -eu
conf=${NGINX_CONF:-/etc/nginx/conf.d/lectern.conf}

# Marks a process as down or up in nginx. Requests in progress finish where they started.
in_nginx() {
    sed -i "s/^\( *server 127\.0\.0\.1:$1 max_fails=0\)[^;]*;/\1$2;/" "$conf"
    systemctl reload nginx
}

systemctl restart lectern-worker
for port in "$@"; do
    in_nginx "$port" ' down'
    systemctl restart "lectern-web@$port"
    # Waits up to an hour, because a large migration takes long. If the release does not start, the other processes keep running.
    curl --silent --fail --output /dev/null --retry 3600 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/readyz"
    in_nginx "$port" ''
done
