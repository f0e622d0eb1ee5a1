# shellcheck shell=bash disable=SC2034,SC2154
# Steps of deploy/install.sh that concern the machine: packages, accounts, the web server, the firewall, updates.

check_arguments() {
    [[ -n $domain && -n $email ]] || fail 'The domain name of the school and your email address are missing.' \
        'Run: bash deploy/install.sh school.example you@school.example'
    domain=${domain,,}
    [[ $domain =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$ ]] ||
        fail "\"$domain\" is not a domain name." 'Write it without https:// and without a path, like school.example.'
    [[ $email =~ ^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$ ]] ||
        fail "\"$email\" is not an email address." 'Write it like you@school.example.'
    # No public authority issues certificates for these names.
    if [[ $domain != *.* || $domain =~ \.(internal|local|localhost|lan|test|home\.arpa)$ ]]; then internal_tls=1; fi
    [[ -z $identity || -r $identity ]] || fail "The file $identity cannot be read." 'Check the path after --identity.'
    [[ -z $identity || -n $restore ]] || fail '--identity belongs to --restore.' 'Leave it out, or add --restore.'
    [[ -z $restore ]] || check_backup
}

check_backup() {
    [[ -d $restore ]] || fail "There is no folder $restore." 'Check the path after --restore.'
    restore=$(cd "$restore" && pwd)
    compgen -G "$restore/*/manifest.json" >/dev/null ||
        fail "The folder $restore has no backup." 'Copy the whole folder that npm run backup has written.'
    [[ -r $restore/secret || -r $restore/settings.env ]] || fail "The file $restore/secret is missing. The backup is signed with it." \
        "Copy the file 'secret' from the folder 'data' of the old school into that folder."
}

check_machine() {
    local id version name memory free
    # shellcheck source=/dev/null
    read -r id version name < <(. /etc/os-release && echo "$ID ${VERSION_ID-} $PRETTY_NAME")
    case "$id $version" in
        'debian 12' | 'ubuntu 24.04') ;;
        *) fail "This server runs $name. The script knows Debian 12 and Ubuntu 24.04." \
            'Install one of them, or use another way of docs/going-live.md.' ;;
    esac
    [[ -d /run/systemd/system ]] || fail 'This server runs without systemd.' 'Use another way of docs/going-live.md.'
    [[ -f $repository/package-lock.json && -d $repository/server/src ]] ||
        fail "The folder $repository is not a complete copy of the repository." 'Copy the whole repository to the server.'
    memory=$(awk '/^(MemTotal|SwapTotal):/ { kb += $2 } END { print int(kb / 1024) }' /proc/meminfo)
    ((memory >= 1800)) || fail "This server has $memory MB of memory. The build needs 2 GB." \
        'Choose a larger server, or add swap space.'
    [[ ! -d $STATE ]] || return 0
    free=$(df --output=avail --block-size=1M /opt | tail --lines=1)
    ((free >= 6000)) || fail "The disk has $((free)) MB left. The installation needs 6 GB, and your videos more." \
        'Choose a larger disk.'
    check_empty
}

# Refuses a server that has something else where the school goes.
check_empty() {
    local taken conffile
    [[ $restore == "$BACKUPS" || ! -d $BACKUPS || -z $(ls --almost-all "$BACKUPS") ]] ||
        fail "This server has files in $BACKUPS, where the school puts its backups." \
            "Move them away, or restore a school from them: add --restore $BACKUPS"
    [[ ! -e $HOME_DIR ]] || fail "This server has $HOME_DIR, which this script has not made." \
        'Upgrade a school that was installed by hand as docs/operations.md describes.'
    if command -v ss >/dev/null; then
        taken=$(ss --no-header --listening --tcp --numeric --processes 'sport = :80 or sport = :443 or sport = :4000' |
            grep --invert-match '"caddy"' || true)
        [[ -z $taken ]] || fail "Another program uses the ports of the school:
$taken" 'Remove it, or use an empty server.'
    fi
    conffile=$(dpkg-query --show --showformat='${Conffiles}\n' caddy 2>/dev/null | awk '$1 == "/etc/caddy/Caddyfile" { print $2 }' || true)
    [[ -z $conffile || $conffile == "$(md5sum </etc/caddy/Caddyfile | cut --delimiter=' ' --fields=1)" ]] ||
        fail 'This server already has a website: /etc/caddy/Caddyfile was edited.' 'Use an empty server.'
}

is_installed() { [[ $(dpkg-query --show --showformat='${db:Status-Abbrev}' "$1" 2>/dev/null) == ii* ]]; }

install_packages() {
    local package missing=()
    # npm and Node.js only start the build, which brings the Node.js that the school runs on.
    for package in postgresql caddy ffmpeg curl openssl ca-certificates iproute2 nftables unattended-upgrades nodejs npm; do
        [[ $package == nodejs || $package == npm ]] && has_npm && continue
        is_installed "$package" || missing+=("$package")
    done
    ((${#missing[@]} > 0)) || return 0
    say "Installing packages: ${missing[*]}"
    quietly apt-get update
    # Recorded first, so that --undo knows the packages of an installation that was interrupted.
    apt-get install --simulate --no-install-recommends "${missing[@]}" |
        awk '$1 == "Inst" && $3 !~ /^\[/ { print $2 }' >>"$STATE/packages"
    sort --unique --output="$STATE/packages" "$STATE/packages"
    quietly apt-get -o DPkg::Lock::Timeout=600 install --yes --no-install-recommends "${missing[@]}"
}

# Whether a Node.js that runs the build is there already.
has_npm() {
    command -v npm >/dev/null && node -e 'process.exit(process.versions.node.split(".")[0] >= 18 ? 0 : 1)' 2>/dev/null
}

create_account() {
    if ! id lectern &>/dev/null; then
        record accounts lectern
        quietly useradd --system --user-group --home-dir "$HOME_DIR" --shell /usr/sbin/nologin lectern
    fi
    install --directory --owner=lectern --group=lectern --mode=700 "$DATA" "$BACKUPS"
    install --directory --owner=lectern --group=lectern --mode=755 "$HOME_DIR" "$HOME_DIR/releases"
}

create_database() {
    quietly systemctl start postgresql
    has_database && return
    say 'Creating the database'
    as_postgres psql --quiet --no-align --tuples-only --command="select 1 from pg_roles where rolname = 'lectern'" | grep --quiet 1 ||
        quietly as_postgres createuser lectern
    quietly as_postgres createdb --owner=lectern --encoding=UTF8 --locale=C.UTF-8 --template=template0 lectern
    # Statements that fail have names and addresses in them.
    quietly as_postgres psql --quiet --command="alter database lectern set log_min_error_statement = 'panic'" \
        --command="alter database lectern set log_error_verbosity = 'terse'"
}

open_to_the_web() {
    local tls='' authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
    [[ -z $internal_tls ]] || tls='\n\ttls internal'
    # Caddy starts with the packaged file, which is not kept: check_empty refuses one that was edited.
    [[ -f $STATE/Caddyfile ]] || cp /etc/caddy/Caddyfile "$STATE/Caddyfile"
    put 644 /etc/caddy/Caddyfile < <(
        sed --expression="s/school\.example/$domain/g" --expression="s/^$domain {\$/&$tls/" "$repository/deploy/Caddyfile.machine"
    )
    if is_changed /etc/caddy/Caddyfile; then
        say 'Starting the web server'
        quietly systemctl enable --now caddy
        quietly systemctl reload-or-restart caddy
        settled /etc/caddy/Caddyfile
    fi
    [[ -n $internal_tls ]] || return 0
    # The school, and `doctor`, open its address like a browser.
    for _ in {1..30}; do [[ ! -f $authority ]] || break; sleep 1; done
    [[ -f $authority ]] || fail 'Caddy has issued no certificate.' 'Look at: journalctl --unit caddy'
    put 644 /usr/local/share/ca-certificates/lectern.crt <"$authority"
    if is_changed /usr/local/share/ca-certificates/lectern.crt; then
        quietly update-ca-certificates
        quietly systemctl restart lectern
        await_school
        settled /usr/local/share/ca-certificates/lectern.crt
    fi
}

start_firewall() {
    local ports
    if command -v ufw >/dev/null && [[ $(ufw status) == *'Status: active'* ]]; then
        for ports in 80/tcp 443/tcp 443/udp; do
            record ufw "$ports"
            quietly ufw allow "$ports"
        done
        return
    fi
    # All ports that ssh listens on, itself or by systemd, so that the owner is not locked out.
    ports=$({ echo 22; sshd -T 2>/dev/null | awk '$1 == "port" { print $2 }' || true
        ss --no-header --listening --tcp --numeric --processes | awk '/"sshd"/ { sub(".*:", "", $4); print $4 }'
        systemctl show --property=Listen --value ssh.socket | sed --silent --regexp-extended 's/.*:([0-9]+) \(Stream\)$/\1/p'
    } | sort --numeric-sort --unique | paste --serial --delimiters=, | sed 's/,/, /g')
    put 644 /etc/lectern/firewall.nft < <(sed "s/SSH_PORTS/$ports/" "$repository/deploy/machine/firewall.nft")
    put 644 /etc/systemd/system/lectern-firewall.service <"$repository/deploy/machine/lectern-firewall.service"
    is_changed /etc/lectern/firewall.nft || is_changed /etc/systemd/system/lectern-firewall.service || return 0
    say "Starting the firewall: only ssh ($ports) and the web (80, 443) stay open"
    quietly systemctl daemon-reload
    quietly systemctl enable lectern-firewall
    quietly systemctl restart lectern-firewall
    settled /etc/lectern/firewall.nft /etc/systemd/system/lectern-firewall.service
}

update_automatically() {
    put 644 /etc/apt/apt.conf.d/52lectern <"$repository/deploy/machine/updates.conf"
    settled /etc/apt/apt.conf.d/52lectern
}

install_command() {
    put 755 /usr/local/sbin/lectern <"$repository/deploy/machine/lectern.sh"
    settled /usr/local/sbin/lectern
}
