#!/bin/sh
# Creates the bucket, and an account for the school that may only read and write this bucket. Compose runs this at each start, so that a
# changed password or policy takes effect.
set -eu
mc alias set storage http://storage:9000 "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"
mc mb --ignore-existing storage/lectern
mc admin policy create storage school /storage/school-policy.json
mc admin user add storage lectern "$SCHOOL_PASSWORD"
mc admin policy attach storage school --user lectern || mc admin user info storage lectern | grep -q school
