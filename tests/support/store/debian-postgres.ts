import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTemplate } from '../global-setup.ts';
import { freePort } from './redis.ts';

const debianFolder = '/usr/lib/postgresql';

/** Folder of the programs of Debian's newest PostgreSQL; null if none is installed. CI installs PostgreSQL 15. */
export function debianPostgresPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const newest = versions.sort((a, b) => b - a)[0];
  const folder = path.join(debianFolder, String(newest), 'bin');
  return existsSync(path.join(folder, 'initdb')) ? folder : null;
}

/** The commands of a guide, which an administrator runs as root, run here as this user. */
const standIns = {
  sudo: `if [ "$1" = -u ]; then user=$2; shift 2; [ "$(id -un)" = "$user" ] || [ "$(id -u)" != 0 ] || exec runuser -u "$user" -- "$@"; fi
exec "$@"`,
  systemctl: `case "$1 $2" in
  'restart postgresql@15-main') systemctl stop postgresql@15-main; exec systemctl start postgresql@15-main ;;
  'stop postgresql@15-main') exec sudo -u postgres pg_ctl -D "$PGDATA" -m fast -w stop ;;
  'start postgresql@15-main') exec sudo -u postgres pg_ctl -D "$PGDATA" -l "$PGDATA/server.log" -w start ;;
esac`,
  // The container of PostgreSQL. Nothing else of Compose runs.
  docker: `[ "$1 $2 $3 $4" != 'compose exec -T postgres' ] || { shift 4; exec "$@"; }`,
} as const;

export interface DebianPostgres extends AsyncDisposable {
  /** A folder that the server's user can write to, deleted at the end. */
  readonly folder: string;
  readonly dataFolder: string;
  /** Address of the database `postgres`. Until this is disposed of, `createTestDatabase` creates its databases here. */
  readonly url: string;
  readonly port: number;
  /** Runs commands as a guide prints them. Returns what they print; throws if one fails. */
  run(commands: string): Promise<string>;
}

interface DebianPostgresOptions {
  /** The end of postgresql.conf. */
  readonly settings?: string;
  /** Further variables for commands and for the server. */
  readonly env?: (folder: string) => Record<string, string>;
}

/** Starts a server of Debian's PostgreSQL with the tests' template. */
export async function startDebianPostgres(
  programs: string,
  { settings = '', env = () => ({}) }: DebianPostgresOptions = {},
): Promise<DebianPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-debian-'));
  const dataFolder = path.join(folder, 'main');
  const port = await freePort();
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  for (const [name, script] of Object.entries(standIns))
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  giveToServer(folder);
  const environment = {
    PATH: `${bin}:${programs}:${process.env.PATH}:/usr/sbin:/sbin`,
    PGDATA: dataFolder,
    PGHOST: folder,
    PGPORT: String(port),
    PGUSER: 'sampan',
    ...env(folder),
  };
  // Not `spawnSync`: the load of a test runs in this process.
  const run = async (commands: string) =>
    (await promisify(execFile)('sh', ['-ec', commands], { cwd: folder, env: environment })).stdout;
  await run(
    `sudo -u postgres initdb --username=sampan --auth=trust --encoding=UTF8 --locale=C --no-instructions`,
  );
  const own = `\nlisten_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\n`;
  await run(`cat >> "$PGDATA/postgresql.conf" <<'EOF'${own}${settings}\nEOF`);
  await run('systemctl start postgresql@15-main > server-start.log');
  const url = `postgres://sampan@127.0.0.1:${port}/postgres`;
  await createTemplate(url);
  const shared = process.env.TEST_DATABASE_URL;
  process.env.TEST_DATABASE_URL = url;
  return {
    folder,
    dataFolder,
    url,
    port,
    run,
    async [Symbol.asyncDispose]() {
      // Test files share a process, and so its environment.
      process.env.TEST_DATABASE_URL = shared;
      await run('systemctl stop postgresql@15-main > server-stop.log || true');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As root, the server runs as the user `postgres`, whom Debian's package creates. */
export function giveToServer(file: string): void {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  chownSync(file, id('-u'), id('-g'));
  chmodSync(file, 0o755);
}
