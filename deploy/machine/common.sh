# shellcheck shell=bash disable=SC2034,SC2154
# Constants and helpers of deploy/install.sh.

# What the script has installed, for --undo.
readonly STATE=/var/lib/lectern-install
readonly LOG=/var/log/lectern-install.log
readonly HOME_DIR=/opt/lectern
readonly ENV_FILE=$HOME_DIR/.env
readonly DATA=/var/lib/lectern
# The systemd units allow writes to this folder.
readonly BACKUPS=/backups
# Stand for settings that only the owner knows. With them, the school starts, but sends no mail and sells nothing.
readonly NO_STRIPE_KEY=sk_test_not_set_yet NO_STRIPE_SECRET=whsec_not_set_yet NO_MAIL=smtp://not-set-yet.invalid

export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive NEEDRESTART_SUSPEND=1

say() { printf '\n%s\n' "$*"; }
note() { printf '  %s\n' "$*"; }

# fail WHAT WHAT_TO_DO
fail() {
    printf '\n%s\n%s\n' "$1" "$2" >&2
    exit 1
}

# Runs a command with its output in the log. Stops the script with the end of that output if the command fails.
quietly() {
    local at=0
    [[ ! -f $LOG ]] || at=$(stat --format=%s "$LOG")
    (umask 077 && printf '\n$ %s\n' "$*" >>"$LOG")
    if "$@" >>"$LOG" 2>&1 9>&-; then return; fi
    tail --bytes=+$((at + 1)) "$LOG" | tail --lines=25 >&2
    fail "This did not work: $*" "The lines above say why; all of the output is in $LOG. Mend the cause and run the script again: it continues here."
}

# record LIST LINE: adds a line to a list of the state, once.
record() {
    touch "$STATE/$1"
    grep --quiet --line-regexp --fixed-strings -- "$2" "$STATE/$1" || echo "$2" >>"$STATE/$1"
}

# put MODE PATH: writes standard input to a file of root, if it differs.
put() {
    local mode=$1 path=$2 new
    new=$(mktemp)
    cat >"$new"
    if cmp --silent "$new" "$path"; then
        rm "$new"
        return
    fi
    record files "$path"
    install -D --mode="$mode" "$new" "$path"
    rm "$new"
    record changed "$path"
}

# Whether a file was written, and what depends on it does not know yet, also after an interrupted run.
is_changed() { grep --quiet --line-regexp --fixed-strings "$1" "$STATE/changed" 2>/dev/null; }

# settled PATH…: what depends on these files knows them now.
settled() {
    local path
    for path; do sed --in-place "\\|^$path\$|d" "$STATE/changed"; done
}

as_lectern() { runuser --user lectern -- env --chdir=/ HOME="$HOME_DIR" LC_ALL=C.UTF-8 "$@" 9>&-; }
as_postgres() { runuser --user postgres -- env --chdir=/ "$@" 9>&-; }

# Runs a command of the school, such as `doctor`, with the release in the first argument.
school_command() {
    local release=$1
    shift
    as_lectern env --chdir="$release" node_modules/node/bin/node scripts/command.mjs "$@"
}

# setting NAME: prints a setting of the school.
setting() { sed --silent "s/^$1=//p" "$ENV_FILE"; }

# set_setting NAME VALUE: the value goes through standard input, because arguments are in the list of processes.
set_setting() {
    [[ $(setting "$1") != "$2" ]] || return 0
    # shellcheck disable=SC2016
    as_lectern sh -c 'umask 077; { grep --invert-match "^$1=" "$2"; printf "%s=" "$1"; cat; } >"$2.new" && mv "$2.new" "$2"' \
        sh "$1" "$ENV_FILE" <<<"$2"
    record changed "$ENV_FILE"
}

# Whether the database of the school has accounts.
has_accounts() {
    [[ $(as_postgres psql --dbname=lectern --no-align --tuples-only --command='select count(*) > 0 from users' 2>/dev/null) == t ]]
}

has_database() {
    command -v psql >/dev/null &&
        [[ $(as_postgres psql --no-align --tuples-only --command="select 1 from pg_database where datname = 'lectern'" 2>/dev/null) == 1 ]]
}
