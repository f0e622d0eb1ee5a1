#!/bin/bash
# /usr/local/sbin/lectern, by deploy/install.sh: looks after the school of this server.
set -euo pipefail

readonly USAGE='Looks after the school of this server. Run it as root.

  lectern stripe     sets the key of Stripe, and creates the webhook endpoint there
  lectern mail       sets the mail server, and sends a test email
  lectern doctor     checks the school, and says what to do
  lectern backup     makes a backup now
  lectern restart    restarts the school, after a change of /opt/lectern/.env
  lectern log        shows the log
  lectern COMMAND    runs another command of the school, such as create-admin'

readonly APP=/opt/lectern/app ENV_FILE=/opt/lectern/.env

fail() {
    printf '%s\n%s\n' "$1" "$2" >&2
    exit 1
}

as_lectern() { runuser --user lectern -- env --chdir="$APP" HOME=/opt/lectern "$@"; }
command_of_school() { as_lectern node_modules/node/bin/node scripts/command.mjs "$@"; }

# set_setting NAME VALUE: the value goes through standard input, because arguments are in the list of processes.
set_setting() {
    # shellcheck disable=SC2016
    as_lectern sh -c 'umask 077; { grep --invert-match "^$1=" "$2"; printf "%s=" "$1"; cat; } >"$2.new" && mv "$2.new" "$2"' \
        sh "$1" "$ENV_FILE" <<<"$2"
}

# Restarts the school, and waits until it answers, also through long migrations. Fails if it stops instead.
answers_again() {
    local waited
    systemctl restart lectern
    for ((waited = 0; waited < 900; waited++)); do
        if curl --silent --fail --output /dev/null --max-time 5 http://127.0.0.1:4000/readyz; then return; fi
        if ((waited > 5)) && ! systemctl is-active --quiet lectern; then break; fi
        sleep 1
    done
    journalctl --unit lectern --lines=15 --no-pager --output=cat >&2
    return 1
}

restart() {
    echo 'Restarting the school'
    answers_again || fail 'The school does not start.' "The lines above say why. Correct $ENV_FILE, and run: lectern restart"
}

# Restarts the school with new settings. If it does not start with them, it gets the ones from before.
restart_or_go_back() {
    echo 'Restarting the school'
    if answers_again; then
        rm "$ENV_FILE.before"
        return
    fi
    mv "$ENV_FILE.before" "$ENV_FILE"
    systemctl restart lectern
    fail 'The school does not start with these settings, so it has the ones from before again.' \
        "The lines above say why. Run lectern $1 again."
}

# found_about PART [OPTION…]: prints what `doctor` says about one part of the school.
found_about() {
    local part=$1
    shift
    command_of_school doctor "$@" 2>/dev/null | awk -v part=" $part: " 'index($0, part) { print; follows = 1; next } follows && /^ / { print } { follows = 0 }' || true
}

# ask NAME QUESTION [DEFAULT]: reads an answer into the variable.
ask() {
    local answer
    read -r -p "$2${3:+ [$3]}: " answer
    printf -v "$1" '%s' "${answer:-${3-}}"
    [[ -n ${!1} ]] || fail 'This answer is needed.' 'Run the command again.'
}

ask_secret() {
    read -r -s -p "$2: " "${1?}"
    echo
    [[ -n ${!1} ]] || fail 'This answer is needed.' 'Run the command again.'
}

encoded() { as_lectern node_modules/node/bin/node -e 'process.stdin.on("data", (text) => process.stdout.write(encodeURIComponent(String(text).trim())))' <<<"$1"; }

stripe() {
    local key=''
    echo 'The key is in the dashboard of Stripe, below Developers, API keys: "Secret key". You do not see it while you paste it.'
    ask_secret key 'Secret key'
    [[ $key =~ ^(sk|rk)_(live|test)_[A-Za-z0-9_]+$ ]] || fail 'This is not a secret key of Stripe.' 'It begins with sk_live_ or rk_live_. Copy it again.'
    cp --preserve "$ENV_FILE" "$ENV_FILE.before"
    set_setting STRIPE_SECRET_KEY "$key"
    set_setting STRIPE_WEBHOOK_SECRET ''
    if ! command_of_school create-webhook; then
        mv "$ENV_FILE.before" "$ENV_FILE"
        fail 'The endpoint was not created, and the settings are as before.' 'Do what the line above says, and run lectern stripe again.'
    fi
    restart_or_go_back stripe
    command_of_school reconcile-payments
    found_about Stripe
}

mail() {
    local host='' port='' user='' password='' sender='' to='' scheme=smtp
    echo 'Your mail provider tells you these settings, as those of its SMTP server.'
    ask host 'Mail server'
    ask port 'Port' 587
    ask user 'User name'
    ask_secret password 'Password'
    ask sender 'Sender of the emails' "$(sed --silent 's/^MAIL_FROM=//p' "$ENV_FILE")"
    ask to 'Send a test email to' "$(sed --silent 's/^CONTACT_EMAIL=//p' "$ENV_FILE")"
    [[ $host =~ ^[A-Za-z0-9.-]+$ && $port =~ ^[0-9]+$ ]] || fail 'The mail server or its port is not valid.' 'Write them like mail.example and 587.'
    [[ $port != 465 ]] || scheme=smtps
    cp --preserve "$ENV_FILE" "$ENV_FILE.before"
    set_setting SMTP_URL "$scheme://$(encoded "$user"):$(encoded "$password")@$host:$port"
    set_setting MAIL_FROM "$sender"
    restart_or_go_back mail
    found_about Email --mail "$to"
}

((EUID == 0)) || fail 'This command needs to run as root.' "Run: sudo lectern ${*:-doctor}"
case ${1-} in
    '' | -h | --help) echo "$USAGE" ;;
    stripe | mail | restart) "$1" ;;
    log) journalctl --unit lectern --lines=200 --follow ;;
    *) command_of_school "$@" ;;
esac
