#!/bin/bash
# Tries deploy/install.sh in a container with its own systemd: installs, runs again, removes, and shows what is left behind.
# As root on Debian, with debootstrap, systemd-container and nftables: deploy/machine/try.sh bookworm /var/tmp/try
# For noble, also Ubuntu's keyring in $KEYRING. A certificate authority that the packages need goes into $AUTHORITY.
set -euo pipefail

suite=${1:?the release, such as bookworm or noble} folder=${2:?an empty folder for the container}
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly NAME=school-try NETWORK=10.99.0 DOMAIN=school.internal
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
    # Faster: nobody needs this container after a crash.
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
    systemd-nspawn --boot --directory="$root" --machine="$NAME" --network-veth --register=no --keep-unit --console=pipe >"$folder/boot.log" 2>&1 &
    container=$!
    until ip link show "ve-$NAME" &>/dev/null; do sleep 0.5; done
    ip address add "$NETWORK.1/24" dev "ve-$NAME"
    ip link set "ve-$NAME" up
    sysctl --quiet --write net.ipv4.ip_forward=1
    nft --file - <<END
table ip school_try {}
delete table ip school_try
table ip school_try {
	chain out { type nat hook postrouting priority srcnat; ip saddr $NETWORK.0/24 oifname != "ve-$NAME" masquerade; }
}
END
    trap 'kill "$container"; nft delete table ip school_try' EXIT
    until inside systemctl is-system-running --wait &>/dev/null; do sleep 1; done
}

inside() {
    nsenter --target="$(pgrep --parent "$container")" --mount --uts --ipc --net --pid --cgroup \
        env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root "$@"
}

# Lists all files, accounts and packages of the container in files of the folder.
list() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./run -o -path ./tmp -o -path ./var/tmp -o -path ./var/cache \
        -o -path ./var/lib/apt -o -path ./var/lib/systemd -o -path ./var/log -o -path ./root \) -prune -o -printf '%p %M %u %l\n' | sort) >"$folder/$1.files"
    chroot "$root" dpkg-query --show >"$folder/$1.packages"
    (cd "$root/etc" && find . -xdev -type f -exec sha256sum {} + | sort --key=2) >"$folder/$1.etc"
}

compare() {
    local kind
    for kind in files packages etc; do diff "$folder/$1.$kind" "$folder/$2.$kind" && echo "No difference in $kind."; done || true
}

[[ -d $root ]] || build
boot
rm --recursive --force "$root/root/lectern"
mkdir "$root/root/lectern"
(cd "$repository" && git ls-files --cached --others --exclude-standard | tar --create --files-from=-) | tar --extract --directory="$root/root/lectern"
list before
time inside bash /root/lectern/deploy/install.sh "$DOMAIN" you@school.example
list installed
time inside bash /root/lectern/deploy/install.sh "$DOMAIN" you@school.example
list again
inside bash /root/lectern/deploy/install.sh --undo --delete-data
list removed
printf '\nChanges of the second run:\n' && compare installed again
printf '\nLeft behind:\n' && compare before removed
