#!/usr/bin/env bash
# Starts compose.yaml without a registry and a Docker engine: podman in place of the engine, and images of Debian's packages under
# the names that compose.yaml pulls. Follows docs/deployment.md: set up, book through the proxy, kill the process of each container
# in turn, upgrade, back up and restore. Each acknowledged order must be there at the end.
# Usage, as root: scripts/deploy/try-compose.sh [FOLDER OF DEBIAN]. Needs node_modules, the ports 80 and 443, and
# of Debian 12: podman, runc, netavark, aardvark-dns, iptables, debootstrap, docker-compose.
set -euo pipefail
cd "$(dirname "$0")/../.."
sources=$PWD
for program in podman runc debootstrap docker-compose iptables; do
  command -v "$program" >/dev/null || { echo "$program is not installed. Run: apt-get install $program"; exit 1; }
done
debian=${1:-/tmp/sampan-compose-debian}
folder=$(mktemp -d /tmp/sampan-compose-XXXXXX)
export CONTAINERS_STORAGE_CONF=$folder/storage.conf CONTAINERS_CONF=$folder/containers.conf DOCKER_HOST=unix://$folder/podman.sock
export COMPOSE_PROJECT_NAME=sampan
helpers=()
end() {
  touch "$folder/stop"
  (cd "$folder/sampan" 2>/dev/null && docker-compose down --volumes >/dev/null 2>&1)
  for helper in "${helpers[@]}"; do kill "$helper" 2>/dev/null; done
  podman rm --all --force >/dev/null 2>&1
  umount "$folder/graph/overlay" 2>/dev/null
  rm -rf "$folder"
}
trap end EXIT
# Containers may have no more files and processes than this shell.
cat >"$CONTAINERS_STORAGE_CONF" <<EOF
[storage]
driver = "overlay"
graphroot = "$folder/graph"
runroot = "$folder/run"
EOF
cat >"$CONTAINERS_CONF" <<EOF
[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
[network]
network_backend = "netavark"
EOF
podman system service --time 0 "unix://$folder/podman.sock" 2>"$folder/service.log" &
helpers+=($!)
# In place of the timers of systemd, with which podman runs health checks.
while sleep 2; do
  for id in $(podman ps --quiet 2>/dev/null); do timeout 5 podman healthcheck run "$id" >/dev/null 2>&1 & done
done &
helpers+=($!)

# Images: Debian, with the programs of each.
if [ ! -e "$debian/usr/bin/caddy" ]; then
  debootstrap --variant=minbase --include=ca-certificates,postgresql,redis-server,caddy,wget bookworm "$debian" >"$folder/log" ||
    { tail "$folder/log"; exit 1; }
fi
mkdir "$folder/images" && cd "$folder/images"
tar -C "$debian" -c . | podman import --quiet - localhost/debian >/dev/null
cp -L "$sources/node_modules/.bin/node" node
cp -a "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" npm
cp /etc/ssl/certs/ca-certificates.crt .
cat >entry-postgres <<'EOF'
#!/bin/sh
set -e
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" && chown -R postgres: /var/lib/postgresql
  exec setpriv --reuid postgres --regid postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  initdb --auth-local=trust --auth-host=scram-sha-256 --pwfile=/tmp/password --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait --options='-c listen_addresses=' start >/dev/null
  for file in /docker-entrypoint-initdb.d/*.sql; do psql --quiet --set=ON_ERROR_STOP=1 --file="$file"; done
  pg_ctl --wait --mode=fast stop >/dev/null
fi
exec "$@"
EOF
cat >entry-redis <<'EOF'
#!/bin/sh
chown redis: /data
exec setpriv --reuid redis --regid redis --init-groups "$@" --protected-mode no
EOF
chmod +x entry-*
image() { podman build --quiet --format docker --isolation chroot --network host --tag "docker.io/library/$1" --file - . >/dev/null; }
names=$(sed -n 's/^ *\(image:\|ARG NODE_IMAGE=\) *//;s/^ARG NODE_IMAGE=//;/^\(postgres\|redis\|caddy\|node\):/s/@.*//p' "$sources/compose.yaml" "$sources/Dockerfile")
name() { grep "^$1:" <<<"$names"; }
image "$(name postgres)" <<'EOF'
FROM localhost/debian
RUN rm -rf /var/lib/postgresql/15
COPY entry-postgres /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/15/docker
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres", "-c", "listen_addresses=*"]
EOF
image "$(name redis)" <<'EOF'
FROM localhost/debian
COPY entry-redis /usr/local/bin/docker-entrypoint.sh
WORKDIR /data
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["redis-server"]
EOF
image "$(name caddy)" <<'EOF'
FROM localhost/debian
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
EOF
image "$(name node)" <<'EOF'
FROM localhost/debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY ca-certificates.crt /etc/ssl/certs/
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ENV PATH=/usr/local/bin:/usr/bin:/bin NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
EOF

# The installation. An image that was made here has another digest, and podman names the driver of addresses.
mkdir "$folder/sampan" && cd "$folder/sampan"
git -C "$sources" archive HEAD | tar -x
sed -i 's/@sha256:[0-9a-f]*//' compose.yaml Dockerfile
echo 'networks: { edge: { ipam: { options: { driver: host-local } } } }' >compose.override.yaml
build() { podman build --quiet --format docker --isolation chroot --network host --tag "localhost/$1" . >/dev/null; }
say() { printf '\n# %s\n' "$*"; }
run() { printf '$ %s\n' "$*" | sed "s#$folder#…#g"; "$@" 2>&1 | sed -E 's/mk_live_\w+/mk_live_…/;s/token=[^ ]+/token=…/;/ \.\.\. *(done)?\r?$/d'; }
state() { podman inspect --format "{{.State.Pid}} {{.State.Health.Status}}" "sampan_$1_1"; }
healthy() { for _ in $(seq 300); do case "$(state "$1")" in "$2 "* | *starting | *unhealthy | "0 "*) sleep 0.3 ;; *) return 0 ;; esac done; echo "$1 is not healthy"; return 1; }

say "docs/deployment.md, One machine with Compose"
(umask 077 && cat >.env <<EOF
SAMPAN_DOMAIN=localhost
SAMPAN_IMAGE=localhost/sampan:1.1.0
POSTGRES_PASSWORD=$(openssl rand -hex 24)
DATABASE_PASSWORD=$(openssl rand -hex 24)
SECRET_KEYS=$(date +%Y-%m):$(openssl rand -base64 32)
METRICS_TOKEN=$(openssl rand -hex 24)
EOF
)
build sampan:1.1.0
run docker-compose up --detach
healthy proxy none
run docker-compose ps
run curl --silent --insecure https://localhost/readyz
echo
mkdir my-catalog
run docker-compose run --rm --no-deps --user "$(id -u):$(id -g)" --volume "$PWD/my-catalog:/catalog" migrate sampan catalog init /catalog
docker-compose run --rm --no-deps --volume "$PWD/my-catalog:/catalog:ro" migrate sampan setup --catalog /catalog --rate 7.8 --payment-text FPS \
  --operator-email ops@sampan.example --account-name Shop --account-email shop@sampan.example >setup.out 2>/dev/null
key=$(grep --only-matching 'mk_live_[A-Za-z0-9]*' setup.out)
account=$(grep --only-matching 'acc_[0-9a-f]*' setup.out | head -1)
run docker-compose run --rm --no-deps migrate sampan wallet topup --account "$account" --amount-hkd 500000 --reference try
run docker-compose exec -T api-1 sampan doctor

call() { curl --silent --insecure --max-time 70 --header "Authorization: Bearer $key" "$@"; }
order='{"service_tier_id":"EXSTDGG","recipient":{"contact_name":"Emily Carter","phone":"+1 212 555 0147","country_code":"US","city":"New York","address":"350 5th Avenue","postal_code":"10118"},"parcels":[{"weight_kg":0.5}],"items":[{"description":"Cotton T-shirt","quantity":2,"unit_price_hkd":80,"hs_code":"6109.10.0012","country_of_manufacture":"CN"}]}'
# Books until it is told to stop. A request without a result is sent again under its key, as docs/deployment.md asks clients to do.
client() {
  until [ -e "$folder/stop" ]; do
    id=$(cat /proc/sys/kernel/random/uuid)
    for _ in $(seq 200); do
      number=$(call https://localhost/api/v1/shipments --header "Idempotency-Key: $id" --header 'Content-Type: application/json' --data "$order" |
        grep --only-matching --max-count=1 '"SMP[0-9]*"' | head -1) && break
      echo >>"$folder/again" && sleep 0.5
    done
    echo "$id $number" >>"$folder/orders"
  done
}
touch "$folder/again" "$folder/orders"
client 2>/dev/null &
client=$!
helpers+=("$client")
orders() { wc --lines <"$folder/orders"; }
again() { wc --lines <"$folder/again"; }
progress() { before=$(orders); for _ in $(seq 300); do [ "$(orders)" -gt "$((before + 3))" ] && return 0; sleep 0.3; done; echo 'no bookings'; return 1; }
progress

say 'Kill the process of each container, while a client books through the proxy'
for service in api-1 api-2 worker postgres redis proxy; do
  read -r pid _ <<<"$(state $service)"
  tried=$(again)
  started=$(date +%s)
  kill -9 "$pid"
  healthy $service "$pid"
  took=$(($(date +%s) - started))
  progress
  echo "$service: healthy again after $took s; requests sent again: $(($(again) - tried))"
done

say 'docs/upgrading.md, With Compose: a new version with a migration'
echo 'alter table shipment add column note text;' >db/migrations/20990101T000000Z-shipment-note.sql
sed -i 's/"version": "[^"]*"/"version": "1.2.0"/' package.json
build sampan:1.2.0
sed -i 's/sampan:1.1.0/sampan:1.2.0/' .env
tried=$(again)
run docker-compose run --rm --no-deps migrate
restart() {
  # Compose 1 has no --wait.
  for service in api-1 api-2 worker; do
    read -r pid _ <<<"$(state $service)"
    run docker-compose up --detach --no-deps $service && healthy $service "$pid" && sleep 3 || return 1
  done
}
restart
progress
echo "requests sent again: $(($(again) - tried))"
run docker-compose exec -T api-1 sampan doctor
say 'Roll back'
sed -i 's/sampan:1.2.0/sampan:1.1.0/' .env
tried=$(again)
restart
progress
echo "requests sent again: $(($(again) - tried))"
touch "$folder/stop" && wait "$client" && rm "$folder/stop"

# Compares the acknowledged orders with the database, and reads some back through the proxy.
check() {
  cut --delimiter=' ' --fields=2 "$folder/orders" | tr -d '"' | sort >"$folder/acknowledged"
  docker-compose exec -T postgres psql --username=sampan --tuples-only --no-align \
    --command 'select tracking_number from shipment where livemode and visible' sampan | tr -d '\r' | sort >"$folder/stored"
  echo "acknowledged: $(orders), missing or doubled: $(comm -3 "$folder/acknowledged" "$folder/stored" | wc --lines)"
  cmp "$folder/acknowledged" "$folder/stored"
  for number in $(shuf --head-count=20 "$folder/acknowledged"); do
    call --fail --output /dev/null "https://localhost/api/v1/shipments/$number"
  done
}
say 'Nothing is lost or doubled'
check
run docker-compose run --rm --no-deps migrate sampan ledger verify

say 'docs/backup.md, With Compose'
(umask 077 && docker-compose exec -T postgres pg_dump --username=sampan --format=custom sampan >sampan.dump)
run docker-compose stop api-1 api-2 worker
docker-compose exec -T postgres createdb --username=postgres --owner=sampan sampan_restored
docker-compose exec -T postgres pg_restore --username=sampan --dbname=sampan_restored --no-owner --exit-on-error <sampan.dump
docker-compose exec -T postgres psql --username=postgres --dbname=postgres --command='alter database sampan rename to sampan_before' \
  --command='alter database sampan_restored rename to sampan'
run docker-compose run --rm --no-deps migrate sampan doctor --after-restore
run docker-compose up --detach
for service in api-1 api-2 worker proxy; do healthy $service none; done
check
run docker-compose run --rm --no-deps migrate sampan ledger verify

say 'docs/deployment.md: SECRET_KEYS in a file'
sed -n 's/^SECRET_KEYS=//p' .env >secret_keys && chown 1000 secret_keys && chmod 0400 secret_keys
sed -i 's#^SECRET_KEYS=.*#SECRET_KEYS_FILE=/run/secrets/secret_keys#' .env
cat >>compose.override.yaml <<'EOF'
x-secrets: &secrets
  secrets: [secret_keys]
services: { api-1: *secrets, api-2: *secrets, worker: *secrets, migrate: *secrets }
secrets:
  secret_keys: { file: ./secret_keys }
EOF
run docker-compose up --detach
for service in api-1 api-2 worker; do healthy $service none; done
podman inspect --format '{{.Config.Env}}' sampan_api-1_1 | tr ' ' '\n' | grep '^SECRET_KEYS'
check
