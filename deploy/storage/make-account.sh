#!/bin/sh
# Makes the bucket, and the account that the school uses there: it may read and write that bucket and nothing else. Compose runs this at
# each start, so that another password or policy is taken over.
set -eu
mc alias set storage http://storage:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"
mc mb --ignore-existing storage/lectern
mc admin policy create storage school /storage/school-policy.json
mc admin user add storage lectern "$SCHOOL_PASSWORD"
mc admin policy attach storage school --user lectern || mc admin user info storage lectern | grep -q school
