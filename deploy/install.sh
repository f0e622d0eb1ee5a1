#!/bin/bash
# Puts a school on a server of its own: docs/going-live.md. Run again with newer code, it upgrades the school.
set -Eeuo pipefail

# shellcheck disable=SC2016
readonly USAGE='Installs Lectern on this server: Debian 12 or Ubuntu 24.04. Run it as root, in a copy of the repository.

  bash deploy/install.sh school.example you@school.example
  bash deploy/install.sh --undo

  first argument    the domain name of the school
  second argument   your email address, for alerts and the certificate

  --restore FOLDER  restores a backup into the new school, with the file `secret` of the old one in the same folder
  --identity FILE   decrypts that backup: the file of age-keygen
  --internal-tls    issues the certificate on this server, for a name that only your own network knows
  --undo            removes everything that this script has installed. Keeps the school as a backup in /backups
  --delete-data     with --undo: deletes the school and its backups as well

Run again, it changes nothing. With newer code, it makes a backup and upgrades the school. Secrets and settings stay.'

repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly repository
# shellcheck source=deploy/machine/common.sh
source "$repository/deploy/machine/common.sh"
# shellcheck source=deploy/machine/system.sh
source "$repository/deploy/machine/system.sh"
# shellcheck source=deploy/machine/school.sh
source "$repository/deploy/machine/school.sh"

trap 'fail "The script stopped in ${FUNCNAME[0]:-main}, line $LINENO: $BASH_COMMAND" "Run it again. If it stops there again, report this line."' ERR

domain='' email='' restore='' identity='' internal_tls='' undo='' delete_data=''
while (($# > 0)); do
    case $1 in
        -h | --help)
            echo "$USAGE"
            exit 0
            ;;
        --restore | --identity)
            [[ -n ${2-} ]] || fail "$1 needs a value." "Run: bash deploy/install.sh --help"
            [[ $1 == --restore ]] && restore=$2 || identity=$2
            shift
            ;;
        --internal-tls) internal_tls=1 ;;
        --undo) undo=1 ;;
        --delete-data) delete_data=1 ;;
        -*) fail "There is no option $1." "Run: bash deploy/install.sh --help" ;;
        *)
            if [[ -z $domain ]]; then domain=$1; elif [[ -z $email ]]; then email=$1; else
                fail "\"$1\" is one argument too many." "Run: bash deploy/install.sh --help"
            fi
            ;;
    esac
    shift
done

((EUID == 0)) || fail 'This script needs to run as root.' 'Run it again with sudo in front: sudo bash deploy/install.sh …'
exec 9>/run/lectern-install.lock
flock --nonblock 9 || fail 'This script is already running on this server.' 'Wait until it is finished.'

if [[ -n $undo ]]; then
    # shellcheck source=deploy/machine/undo.sh
    source "$repository/deploy/machine/undo.sh"
    undo_all
    exit 0
fi
[[ -z $delete_data ]] || fail '--delete-data belongs to --undo.' 'Leave it out to install.'

check_arguments
check_machine
install --directory --mode=700 "$STATE"
touch "$STATE/changed"
say "Setting up the school at https://$domain. The log is $LOG."
install_packages
create_account
create_database
install_release
write_settings
restore_backup
switch_release
start_school
open_to_the_web
start_firewall
update_automatically
install_command
first_backup
show_result
