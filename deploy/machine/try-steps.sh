# shellcheck shell=bash disable=SC2034,SC2154
# The steps of deploy/machine/try.sh, in their order. Each one needs those before it.

readonly ALL_STEPS=(install again account reboot upgrade broken identity remove)

install_school() { time inside bash /root/lectern/deploy/install.sh "$@"; }

# Fails unless the school answers at its address, as a browser would reach it.
check_answers() {
    inside curl --silent --fail --show-error --retry 60 --retry-delay 1 --retry-all-errors --output /dev/null "https://$DOMAIN/readyz"
    echo "The school answers at https://$DOMAIN."
}

accounts() {
    inside runuser --user postgres -- env --chdir=/ psql --dbname=lectern --no-align --tuples-only --command='select count(*) from users'
}

step_install() {
    list before
    install_school "$DOMAIN" you@school.example
    list installed
    check_answers
}

step_again() {
    install_school "$DOMAIN" you@school.example
    list again
    compare 'Changes of the second run' installed again
}

# The other steps need something to lose.
step_account() {
    echo 'Lectern#1' | inside lectern create-admin --email you@school.example --name 'Ann Harbour'
    [[ $(accounts) == 1 ]]
}

step_reboot() {
    shut_down
    boot
    check_answers
    inside systemctl is-active lectern lectern-firewall lectern-verify.timer postgresql caddy
    inside lectern doctor || true
}

step_upgrade() {
    local former
    former=$(readlink "$root/opt/lectern/app")
    echo '// Another release.' >"$root/root/lectern/scripts/another-release.mjs"
    install_school "$DOMAIN" you@school.example
    [[ $(readlink "$root/opt/lectern/app") != "$former" ]]
    check_answers
}

# A release that does not start is replaced by the previous one.
step_broken() {
    local former
    former=$(readlink "$root/opt/lectern/app")
    sed --in-place '1i throw new Error("broken");' "$root/root/lectern/server/src/main.ts"
    if install_school "$DOMAIN" you@school.example; then
        echo 'The script did not notice that the release is broken.' >&2
        return 1
    fi
    [[ $(readlink "$root/opt/lectern/app") == "$former" ]]
    check_answers
    copy
}

# Removes the school, which stays as an encrypted backup, and installs it again from there.
step_identity() {
    inside rm --recursive /backups
    inside install --directory --owner=lectern --group=lectern --mode=700 /backups
    inside env --chdir=/opt/lectern/app node_modules/node/bin/node --input-type=module -e "
        import { generateIdentity, identityToRecipient } from 'age-encryption';
        const identity = await generateIdentity();
        console.log(identity);
        console.log(await identityToRecipient(identity));" >"$root/root/identity.txt"
    chmod 600 "$root/root/identity.txt"
    echo "BACKUP_RECIPIENT=$(tail --lines=1 "$root/root/identity.txt")" >>"$root/opt/lectern/.env"
    inside lectern restart
    inside bash /root/lectern/deploy/install.sh --undo
    list kept
    compare 'Left behind with the data' before kept
    install_school "$DOMAIN" you@school.example --restore /backups --identity /root/identity.txt
    [[ $(accounts) == 1 ]]
    check_answers
}

step_remove() {
    inside bash /root/lectern/deploy/install.sh --undo --delete-data
    list removed
    compare 'Left behind' before removed
}
