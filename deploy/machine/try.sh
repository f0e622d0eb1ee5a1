#!/bin/bash
# Tries deploy/install.sh in a container with its own systemd, and shows what each step changes and leaves behind.
# As root on Debian, with debootstrap, systemd-container and nftables: deploy/machine/try.sh bookworm /var/tmp/try
# For noble, also Ubuntu's keyring in $KEYRING. A certificate authority that the packages need goes into $AUTHORITY.
set -euo pipefail

suite=${1:?the release, such as bookworm or noble} folder=${2:?an empty folder for the container}
shift 2
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=deploy/machine/try-steps.sh
source "$repository/deploy/machine/try-steps.sh"
steps=("${@:-${ALL_STEPS[@]}}")
# Two releases can be tried at the same time.
number=$(($(cksum <<<"$suite" | cut --delimiter=' ' --fields=1) % 250 + 1))
readonly NAME=try-$suite TABLE=school_try_$suite NETWORK=10.99.$number DOMAIN=school.internal
root=$folder/root

build() {
    local mirror=http://deb.debian.org/debian components=main options=()
    case $suite in
        noble)
            mirror=http://archive.ubuntu.com/ubuntu components=main,universe
            # Older debootstraps have no script for this release, which is the same for all of Ubuntu.
            options=(/usr/share/debootstrap/scripts/gutsy)
            ;;
    esac
    mkdir --parents "$folder"
    debootstrap --variant=minbase --components="$components" ${KEYRING:+--keyring="$KEYRING"} \
        --include=systemd-sysv,dbus,iproute2,ca-certificates,openssh-server "$suite" "$root" "$mirror" "${options[@]}"
    if [[ $suite == noble ]]; then
        printf 'deb %s %s main universe\n' "$mirror" noble "$mirror" noble-updates "$mirror" noble-security >"$root/etc/apt/sources.list"
    fi
    # Faster: this container is not needed after a crash.
    echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/unsafe-io"
    if [[ -n ${AUTHORITY-} ]]; then
        cp "$AUTHORITY" "$root/usr/local/share/ca-certificates/network.crt"
        chroot "$root" update-ca-certificates
    fi
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    printf '127.0.0.1 localhost\n%s.2 %s\n' "$NETWORK" "$DOMAIN" >"$root/etc/hosts"
    printf '[Match]\nName=host0\n[Network]\nAddress=%s.2/24\nGateway=%s.1\n' "$NETWORK" "$NETWORK" >"$root/etc/systemd/network/10-host0.network"
    chroot "$root" systemctl enable systemd-networkd
}

boot() {
    systemd-nspawn --boot --directory="$root" --machine="$NAME" --network-veth --register=no --keep-unit --console=pipe >>"$folder/boot.log" 2>&1 &
    container=$!
    until ip link show "ve-$NAME" &>/dev/null; do
        kill -0 "$container" 2>/dev/null || { tail "$folder/boot.log" >&2; exit 1; }
        sleep 0.5
    done
    ip address add "$NETWORK.1/24" dev "ve-$NAME"
    ip link set "ve-$NAME" up
    sysctl --quiet --write net.ipv4.ip_forward=1
    nft --file - <<END
table ip $TABLE {}
delete table ip $TABLE
table ip $TABLE {
	chain out { type nat hook postrouting priority srcnat; ip saddr $NETWORK.0/24 oifname != "ve-$NAME" masquerade; }
}
END
    trap 'shut_down; nft delete table ip $TABLE' EXIT
    until inside systemctl is-system-running --wait &>/dev/null; do sleep 1; done
}

shut_down() {
    # systemd-nspawn lets the container end its services.
    kill "$container"
    wait "$container" || true
}

first_process() { pgrep --parent "$container"; }

inside() {
    nsenter --target="$(first_process)" --mount --uts --ipc --net --pid --cgroup \
        env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root "$@"
}

# Copies the repository into the container.
copy() {
    rm --recursive --force "$root/root/lectern"
    mkdir "$root/root/lectern"
    (cd "$repository" && git ls-files --cached --others --exclude-standard | tar --create --files-from=-) | tar --extract --directory="$root/root/lectern"
}

# Lists all files, accounts, packages, units and rules of the firewall of the container in files of the folder.
list() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./run -o -path ./tmp -o -path ./var/tmp -o -path ./var/cache \
        -o -path ./var/lib/apt -o -path ./var/lib/systemd -o -path ./var/log -o -path ./root \) -prune -o -printf '%p %M %u %l\n' | sort) >"$folder/$1.files"
    chroot "$root" dpkg-query --show >"$folder/$1.packages"
    (cd "$root/etc" && find . -xdev -type f -exec sha256sum {} + | sort --key=2) >"$folder/$1.etc"
    inside systemctl list-units --all --plain --no-legend --type=service,timer,socket | awk '{ print $1, $2, $3 }' | sort >"$folder/$1.units"
    nsenter --target="$(first_process)" --net nft list ruleset >"$folder/$1.firewall"
}

# compare WHAT LIST LIST: shows what differs.
compare() {
    local kind
    printf '\n%s:\n' "$1"
    for kind in files packages etc units firewall; do diff "$folder/$2.$kind" "$folder/$3.$kind" && echo "No difference in $kind."; done || true
}

[[ -d $root ]] || build
boot
copy
for step in "${steps[@]}"; do
    printf '\n=== %s\n' "$step"
    "step_$step"
done
