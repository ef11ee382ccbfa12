#!/usr/bin/env bash
# Builds the image without a registry and runs it as production does: read-only, not root, no capabilities. It books, and draws
# the label in each format.
# The base is Debian with the Node and npm of this machine, because node:24-slim can't be pulled without a registry.
# Usage, as root: scripts/deploy/try-image.sh postgres://user@127.0.0.1:5432/empty-database
# Needs buildah, podman, runc and debootstrap of Debian 12, and node_modules.
set -euo pipefail
cd "$(dirname "$0")/../.."
database=${1:?give the address of an empty database}
# Without systemd, podman has no timer for the health check and says so. This script asks itself.
exec 2> >(grep --line-buffered -v 'systemd connection' >&2)
for program in buildah podman runc debootstrap; do
  command -v "$program" >/dev/null || { echo "$program is not installed. Run: apt-get install $program"; exit 1; }
done
folder=$(mktemp -d)
container=sampan-try-$$
trap 'podman rm --force --ignore "$container" >/dev/null 2>&1; rm -rf "$folder"' EXIT

debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/base" >"$folder/log" || { tail "$folder/log"; exit 1; }
mkdir -p "$folder/base/usr/local/lib/node_modules"
cp -L node_modules/.bin/node "$folder/base/usr/local/bin/node"
cp -a "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$folder/base/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/base/usr/local/bin/npm"
# The machine may reach its registry with a certificate of its own.
cp /etc/ssl/certs/ca-certificates.crt "$folder/base/etc/ssl/certs/"
base=$(buildah from scratch)
buildah add --quiet "$base" "$folder/base" /
buildah config --env PATH=/usr/local/bin:/usr/bin:/bin --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$base"
buildah commit --quiet --rm "$base" localhost/sampan-base
# The format `docker` keeps the HEALTHCHECK.
buildah bud --quiet --format docker --isolation chroot --network host --build-arg NODE_IMAGE=localhost/sampan-base \
  --tag localhost/sampan .

run() {
  podman --cgroup-manager cgroupfs run --runtime runc --network host --read-only --tmpfs /tmp --cap-drop ALL \
    --security-opt no-new-privileges --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --env HOST=127.0.0.1 \
    --env "DATABASE_URL=$database" --env "SECRET_KEYS=try:$keys" --env SHUTDOWN_DELAY_MS=1000 "$@"
}
keys=$(openssl rand -base64 32)
run --rm localhost/sampan sampan migrate | tail -1
# The first account, as docs/deployment.md sets it up.
run --rm --env PUBLIC_URL=https://sampan.example.com localhost/sampan bash -c 'sampan catalog init /tmp/catalog && exec sampan setup \
  --catalog /tmp/catalog --rate 7.8 --payment-text FPS --operator-email ops@sampan.example \
  --account-name Shop --account-email shop@sampan.example' >"$folder/setup"
key=$(grep --only-matching 'mk_live_[A-Za-z0-9]*' "$folder/setup")
account=$(grep --only-matching --max-count=1 'acc_[0-9a-f]*' "$folder/setup" | head -1)
run --rm localhost/sampan sampan wallet topup --account "$account" --amount-hkd 500 --reference try
for image in sampan-base sampan; do
  podman image inspect "localhost/$image" --format "$image: {{.Size}} bytes"
done
for role in api worker; do
  started=$(date +%s%N)
  run --detach --name "$container" --env "SAMPAN_ROLES=$role" localhost/sampan >/dev/null
  for _ in $(seq 600); do podman healthcheck run "$container" >/dev/null 2>&1 && break; sleep 0.1; done
  podman healthcheck run "$container"
  echo "$role: healthy after $((($(date +%s%N) - started) / 1000000)) ms"
  # The same check fails where no process listens.
  check=$(podman inspect "$container" --format '{{index .Config.Healthcheck.Test 3}}')
  podman exec --env PORT=1 --env PROBE_PORT=1 "$container" bash -c "$check" && exit 1
  podman inspect "$container" --format "$role: {{.State.Health.Status}}, user {{.Config.User}}, read-only {{.HostConfig.ReadonlyRootfs}}"
  podman exec "$container" sh -c 'touch /app/file 2>/dev/null && exit 1 || exit 0'
  if [ "$role" = api ]; then
    call() { curl --silent --show-error --fail-with-body --header "Authorization: Bearer $key" "$@"; }
    number=$(call http://127.0.0.1:3000/api/v1/shipments --header 'Idempotency-Key: try' --header 'Content-Type: application/json' \
      --data '{"service_tier_id":"EXSTDGG","recipient":{"contact_name":"王小明 محمد สมชาย","phone":"+1 212 555 0147","country_code":"US","city":"New York","address":"350 5th Avenue","postal_code":"10118"},"parcels":[{"weight_kg":0.5}],"items":[{"description":"Cotton T-shirt","quantity":2,"unit_price_hkd":80,"hs_code":"6109.10.0012","country_of_manufacture":"CN"}]}' |
      grep --only-matching --max-count=1 'SMP[0-9]*' | head -1)
    for format in pdf png zpl; do
      echo "$number: label as $format, $(call "http://127.0.0.1:3000/api/v1/shipments/$number/label?format=$format" | wc --bytes) bytes"
    done
  fi
  podman stop --time 40 "$container" >/dev/null
  [ "$(podman inspect "$container" --format '{{.State.ExitCode}}')" = 0 ]
  podman rm "$container" >/dev/null
done
