# shellcheck shell=bash disable=SC2034,SC2154
# Steps of deploy/install.sh that concern the school: its release, settings, data and processes.

readonly UNITS=/etc/systemd/system TOOLS=$HOME_DIR/tools IDENTITY=$HOME_DIR/identity
release='' previous=''

# What the build needs, as in .dockerignore: a change of anything else is no new release.
readonly SOURCES=(client docs/api.md docs/samples server shared sandbox scripts package.json package-lock.json tsconfig.json)

source_files() {
    find "${SOURCES[@]}" -type d -name node_modules -prune -o -type f ! -name '*.test.*' -print0 | sort --zero-terminated
}

install_release() {
    local version hash
    cd "$repository" || exit
    version=$(sed --silent 's/^  "version": "\(.*\)",$/\1/p' package.json)
    hash=$(source_files | xargs --null sha256sum | sha256sum | cut --characters=1-12)
    release=$HOME_DIR/releases/$version-$hash
    previous=$(readlink "$HOME_DIR/app" || true)
    [[ ! -e $release/.complete ]] || return 0
    say "Building Lectern $version. This takes some minutes"
    install_tools
    rm --recursive --force "$release"
    install --directory --owner=lectern --group=lectern --mode=755 "$release"
    source_files | tar --create --null --no-recursion --files-from=- |
        tar --extract --directory="$release" --no-same-owner --no-same-permissions
    chown --recursive lectern:lectern "$release"
    quietly in_release npm ci --no-audit --no-fund
    quietly in_release npm run build
    quietly in_release npm ci --omit=dev --no-audit --no-fund
    quietly in_release npm run prune
    quietly in_release ln --symbolic --force ../../.env .env
    in_release touch .complete
    rm --recursive --force "$HOME_DIR/.npm"
}

# Installs the Node.js of the school and its npm. With the older ones of the distribution, npm leaves out packages of the build.
install_tools() {
    local version
    version=$(sed --silent 's/^    "node": "\([0-9.]*\)",$/\1/p' package.json)
    [[ $("$TOOLS/node_modules/node/bin/node" --version 2>/dev/null || true) != "v$version" ]] || return 0
    install --directory --owner=lectern --group=lectern --mode=755 "$TOOLS"
    quietly as_lectern npm install --prefix "$TOOLS" --no-audit --no-fund "node@$version" npm@11
}

# Like the school, npm trusts the authorities of the machine.
in_release() { as_lectern env --chdir="$release" PATH="$TOOLS/node_modules/.bin:$PATH" NODE_USE_SYSTEM_CA=1 "$@"; }

write_settings() {
    local secret
    if [[ -f $ENV_FILE ]]; then
        set_setting PUBLIC_URL "https://$domain"
        set_setting CONTACT_EMAIL "$email"
        return
    fi
    say 'Writing the settings, with a new secret'
    if [[ -n $restore && -r $restore/settings.env ]]; then
        install --owner=lectern --group=lectern --mode=600 "$restore/settings.env" "$ENV_FILE"
        write_settings
        return
    fi
    secret=$(openssl rand -hex 32)
    [[ -z $restore ]] || secret=$(secret_of_backup)
    install --owner=lectern --group=lectern --mode=600 /dev/null "$ENV_FILE.new"
    cat >"$ENV_FILE.new" <<END
# The settings of the school. After a change: lectern restart. All settings are in .env.example of the repository.
NODE_ENV=production
PUBLIC_URL=https://$domain
HOST=127.0.0.1
TRUST_PROXY=1
DATA_DIR=$DATA
DATABASE_URL=postgresql://lectern@localhost/lectern?host=/var/run/postgresql
TMPDIR=/var/tmp
SECRET=$secret
STRIPE_SECRET_KEY=${STRIPE_SECRET_KEY:-$NO_STRIPE_KEY}
STRIPE_WEBHOOK_SECRET=${STRIPE_WEBHOOK_SECRET:-$NO_STRIPE_SECRET}
SMTP_URL=${SMTP_URL:-$NO_MAIL}
MAIL_FROM=${MAIL_FROM:-school@$domain}
CONTACT_EMAIL=$email
BACKUP_FOLDER=$BACKUPS
BACKUP_KEEP=14
END
    mv "$ENV_FILE.new" "$ENV_FILE"
}

secret_of_backup() {
    if [[ -r $restore/secret ]]; then tr --delete '\r\n' <"$restore/secret"; else sed --silent 's/^SECRET=//p' "$restore/settings.env"; fi
}

restore_backup() {
    [[ -n $restore ]] || return 0
    if [[ -e $STATE/restored ]]; then
        say "The backup was restored on $(cat "$STATE/restored"), and is not restored again."
        return
    fi
    ! has_accounts || fail 'This server already has a school. A backup is restored into an empty one only.' \
        'Leave out --restore, or remove the school first: bash deploy/install.sh --undo'
    say 'Restoring the backup'
    # It may have been the wrong one at first.
    set_setting SECRET "$(secret_of_backup)"
    systemctl stop lectern 2>/dev/null || true
    if [[ $restore != "$BACKUPS" ]]; then
        tar --create --directory="$restore" --exclude=./secret --exclude=./settings.env . | tar --extract --directory="$BACKUPS" --no-same-owner
    fi
    chown --recursive lectern:lectern "$BACKUPS"
    chmod 700 "$BACKUPS"
    quietly restore_school
    date --utc '+%F at %H:%M UTC' >"$STATE/restored"
    [[ $(setting STRIPE_SECRET_KEY) == "$NO_STRIPE_KEY" ]] || school_command "$release" reconcile-payments >>"$LOG" 2>&1 ||
        note 'The payments could not be compared with Stripe. Run later: lectern reconcile-payments'
}

# Files that are damaged do not stop the rest of the school.
restore_school() {
    local options=() failed=''
    if [[ -n $identity ]]; then
        # The file of the owner can only be read by root.
        install --owner=lectern --group=lectern --mode=400 "$identity" "$IDENTITY"
        options=(--identity-file "$IDENTITY")
    fi
    school_command "$release" restore --from "$BACKUPS" "${options[@]}" || failed=1
    rm --force "$IDENTITY"
    [[ -z $failed ]] || has_accounts
}

switch_release() {
    local release_link=releases/${release##*/}
    [[ $previous != "$release_link" ]] || return 0
    if [[ -n $previous ]]; then
        say 'Making a backup before the upgrade'
        quietly school_command "$HOME_DIR/app" backup --to "$BACKUPS" --keep 14
    fi
    ln --symbolic --force --no-dereference "$release_link" "$HOME_DIR/app"
    record changed "$HOME_DIR/app"
}

start_school() {
    local file unit=$UNITS/lectern.service
    for file in lectern.service lectern-verify.service lectern-verify.timer; do
        put 644 "$UNITS/$file" <"$repository/deploy/$(path_of "$file")"
    done
    if grep --quiet "^$UNITS/lectern" "$STATE/changed"; then quietly systemctl daemon-reload; fi
    systemctl is-enabled --quiet lectern || quietly systemctl enable lectern
    systemctl is-active --quiet lectern-verify.timer || quietly systemctl enable --now lectern-verify.timer
    if is_changed "$HOME_DIR/app" || is_changed "$ENV_FILE" || is_changed "$unit" || ! systemctl is-active --quiet lectern; then
        say 'Starting the school'
        quietly systemctl restart lectern
        await_school
    fi
    remove_old_releases
    settled "$HOME_DIR/app" "$ENV_FILE" "$unit" "$UNITS/lectern-verify.service" "$UNITS/lectern-verify.timer"
}

path_of() { [[ $1 == lectern.service ]] && echo "$1" || echo "machine/$1"; }

# Waits until the school answers, also through long migrations. A release that does not start is replaced by the previous one.
await_school() {
    local waited
    for ((waited = 0; waited < 900; waited++)); do
        if curl --silent --fail --output /dev/null --max-time 5 http://127.0.0.1:4000/readyz; then return; fi
        if ((waited > 5)) && ! systemctl is-active --quiet lectern; then break; fi
        sleep 1
    done
    journalctl --unit lectern --lines=15 --no-pager --output=cat >&2
    if [[ -n $previous && $previous != "releases/${release##*/}" ]]; then
        ln --symbolic --force --no-dereference "$previous" "$HOME_DIR/app"
        quietly systemctl restart lectern
        fail 'The new version does not start. The previous one runs again.' 'The lines above say why. The backup from before the upgrade is in /backups.'
    fi
    fail 'The school does not start.' 'The lines above say why. Mend the cause and run the script again.'
}

# Keeps the current release, and the one before an upgrade.
remove_old_releases() {
    local path
    is_changed "$HOME_DIR/app" || return 0
    for path in "$HOME_DIR"/releases/*; do
        [[ $path == "$release" || $path == "$HOME_DIR/$previous" ]] || rm --recursive --force "$path"
    done
}

first_backup() {
    [[ ! -e $STATE/backed-up ]] || return 0
    say 'Making the first backup, and reading it'
    quietly school_command "$HOME_DIR/app" backup --to "$BACKUPS" --keep 14
    quietly systemctl start lectern-verify
    touch "$STATE/backed-up"
}

has_demo_account() {
    [[ $(as_postgres psql --dbname=lectern --no-align --tuples-only \
        --command="select count(*) > 0 from users where email = 'admin@example.com'" 2>/dev/null) == t ]]
}

# Lists what only the owner can do.
show_result() {
    local addresses
    say 'Checking the school'
    school_command "$HOME_DIR/app" doctor 2>&1 | sed 's/^/  /' || true
    say 'What is left to do:'
    addresses=$(ip -oneline address show scope global | awk '{ sub("/.*", "", $4); print $4 }')
    if ! getent ahosts "$domain" | awk '{ print $1 }' | grep --line-regexp --fixed-strings -- "$addresses" >/dev/null; then
        note "- $domain does not lead to this server. At your domain's provider, set its A record to the public address of this"
        note "  server. This server calls itself ${addresses//$'\n'/, }."
    fi
    if ! has_accounts; then
        note '- Create your account. This link works until you have:'
        school_command "$HOME_DIR/app" create-admin | sed --silent 's/^http/    &/p' || true
    fi
    [[ $(setting STRIPE_SECRET_KEY) != "$NO_STRIPE_KEY" ]] || note '- Take payments, with a key of Stripe. Run: lectern stripe'
    [[ $(setting SMTP_URL) != "$NO_MAIL" ]] || note '- Send email, with an account at a mail provider. Run: lectern mail'
    if has_demo_account; then note '- The account admin@example.com is that of the demo, whose password is public. Log in and change it now.'; fi
    note '- Keep a copy of /backups and of /opt/lectern/.env elsewhere: docs/going-live.md, "Backups".'
    say "The school runs at https://$domain. It took $((SECONDS / 60)) minutes and $((SECONDS % 60)) seconds."
}
