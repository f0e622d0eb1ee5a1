# shellcheck shell=bash disable=SC2034,SC2154
# deploy/install.sh --undo: removes what the script has installed, as recorded in its state.

recorded() { cat "$STATE/$1" 2>/dev/null || true; }

undo_all() {
    [[ -d $STATE ]] || fail 'There is nothing to undo: this script has installed nothing here.' 'Check that you are on the right server.'
    [[ -n $delete_data ]] || keep_data
    say 'Removing Lectern'
    stop_units
    remove_database
    remove_files
    remove_packages
    restart_web_server
    remove_account
    if [[ -n $delete_data ]]; then
        rm --recursive --force "$BACKUPS"
        say 'Lectern is removed, with its data and backups.'
    else
        rmdir "$BACKUPS" 2>/dev/null || true
        say 'Lectern is removed.'
        [[ ! -d $BACKUPS ]] || note "The school is in $BACKUPS, as a backup with its settings and secrets. To install it again:"
        [[ ! -d $BACKUPS ]] || note "  bash deploy/install.sh DOMAIN EMAIL --restore $BACKUPS"
    fi
    rm --recursive --force "$STATE"
    rm --force "$LOG" /run/lectern-install.lock
}

# Leaves the school as a backup that --restore accepts.
keep_data() {
    [[ -e $HOME_DIR/app && -f $ENV_FILE ]] || return 0
    quietly systemctl start postgresql
    has_accounts || return 0
    say "Making a last backup of the school in $BACKUPS"
    # What people do during the backup would be lost.
    quietly systemctl stop lectern
    if ! school_command "$HOME_DIR/app" backup --to "$BACKUPS" >>"$LOG" 2>&1; then
        quietly systemctl start lectern
        fail "The backup failed, so nothing was removed. The reason is at the end of $LOG." \
            'Mend the cause, or delete the school as well: bash deploy/install.sh --undo --delete-data'
    fi
    install --mode=600 "$ENV_FILE" "$BACKUPS/settings.env"
    chown --recursive root:root "$BACKUPS"
}

stop_units() {
    local unit
    for unit in lectern-verify.timer lectern-verify.service lectern.service lectern-firewall.service; do
        [[ ! -e /etc/systemd/system/$unit ]] || quietly systemctl disable --now "$unit"
    done
    while read -r unit; do ufw delete allow "$unit" >/dev/null || true; done < <(recorded ufw)
}

remove_database() {
    command -v psql >/dev/null || return 0
    quietly systemctl start postgresql
    has_database || return 0
    quietly as_postgres dropdb lectern
    quietly as_postgres dropuser lectern
}

remove_files() {
    local path
    while read -r path; do rm --force "$path"; done < <(recorded files)
    rmdir /etc/lectern 2>/dev/null || true
    [[ ! -f $STATE/Caddyfile || ! -d /etc/caddy ]] || cp "$STATE/Caddyfile" /etc/caddy/Caddyfile
    quietly systemctl daemon-reload
    update-ca-certificates --fresh >/dev/null 2>&1 || true
}

# Removes the packages that the script has installed, unless another package needs one of them.
remove_packages() {
    local package packages=() others databases
    while read -r package; do
        if dpkg-query --show "$package" &>/dev/null; then packages+=("$package"); fi
    done < <(recorded packages)
    ((${#packages[@]} > 0)) || return 0
    if was_ours postgresql; then
        databases=$(as_postgres psql --no-align --tuples-only --command="select datname from pg_database where not datistemplate and datname <> 'postgres'" || true)
        if [[ -n $databases ]]; then
            note "PostgreSQL stays, because it has other databases: ${databases//$'\n'/, }. So do the packages that it needs."
            return
        fi
    fi
    others=$(apt-get purge --simulate "${packages[@]}" | awk '$1 == "Purg" || $1 == "Remv" { print $2 }' |
        grep --invert-match --line-regexp --fixed-strings --file="$STATE/packages" || true)
    if [[ -n $others ]]; then
        note "The packages stay, because others need them: ${others//$'\n'/, }."
        return
    fi
    for package in caddy postgresql unattended-upgrades; do
        if was_ours "$package"; then quietly systemctl stop "$package"; fi
    done
    quietly apt-get -o DPkg::Lock::Timeout=600 purge --yes "${packages[@]}"
    remove_remains
}

# A web server that stays serves its former file again.
restart_web_server() {
    if systemctl is-active --quiet caddy; then quietly systemctl restart caddy; fi
}

# What purged packages leave behind.
remove_remains() {
    if was_ours caddy; then rm --recursive --force /etc/caddy /var/lib/caddy; fi
    if was_ours postgresql; then rm --recursive --force /etc/postgresql /var/lib/postgresql /var/log/postgresql; fi
    local name
    for name in caddy postgres; do
        if was_ours "${name/%postgres/postgresql}" && id "$name" &>/dev/null; then quietly userdel "$name"; fi
    done
    if was_ours ssl-cert && getent group ssl-cert >/dev/null; then quietly groupdel ssl-cert; fi
}

was_ours() { grep --quiet --line-regexp --fixed-strings "$1" "$STATE/packages"; }

remove_account() {
    rm --recursive --force "$HOME_DIR" "$DATA"
    if grep --quiet --line-regexp lectern "$STATE/accounts" 2>/dev/null; then quietly userdel lectern; fi
}
