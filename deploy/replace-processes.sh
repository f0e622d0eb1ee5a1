#!/bin/sh
# Replaces the processes of one machine by those of the release that /opt/lectern/app names, and no request fails: the worker first, which
# brings the database up to date, and then the web processes one after the other. nginx sends nobody to the one that is being replaced.
# As root: replace-processes.sh 4001 4002
set -eu
conf=${NGINX_CONF:-/etc/nginx/conf.d/lectern.conf}

# What is under way ends where it began.
in_nginx() {
    sed -i "s/^\( *server 127\.0\.0\.1:$1 max_fails=0\)[^;]*;/\1$2;/" "$conf"
    systemctl reload nginx
}

systemctl restart lectern-worker
for port in "$@"; do
    in_nginx "$port" ' down'
    systemctl restart "lectern-web@$port"
    # A large migration takes its time. A release that does not start is left out, and the others go on.
    curl --silent --fail --output /dev/null --retry 3600 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/readyz"
    in_nginx "$port" ''
done
