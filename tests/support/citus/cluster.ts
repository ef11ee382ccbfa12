import { execFile } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fastestFolder } from '../global-setup.ts';
import { freePort } from '../store/redis.ts';

const run = promisify(execFile);
const binaries = '/usr/lib/postgresql/15/bin';
const library = '/usr/lib/postgresql/15/lib/citus.so';
/** A server refuses to run as root. */
const serverUser = 'postgres';

export interface CitusNode {
  readonly url: string;
  /** Kills the server and all its processes, as a power failure does. */
  kill(): void;
  start(): Promise<void>;
}

export interface CitusCluster extends AsyncDisposable {
  /** The coordinator first. */
  readonly nodes: readonly CitusNode[];
}

export function isCitusInstalled(): boolean {
  return existsSync(library);
}

/** Starts servers on free ports of this machine. They belong to no cluster yet: each database has its own. */
export async function startCitus(count: number): Promise<CitusCluster> {
  const folder = mkdtempSync(path.join(fastestFolder(), 'sampan-citus-'));
  chmodSync(folder, 0o777);
  const nodes: (CitusNode & { stop(): Promise<void> })[] = [];
  for (let number = 0; number < count; number++)
    nodes.push(await startNode(path.join(folder, `node${number}`)));
  return {
    nodes,
    async [Symbol.asyncDispose]() {
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNode(data: string): Promise<CitusNode & { stop(): Promise<void> }> {
  const port = await freePort();
  await asServer('initdb', '-A', 'trust', '-U', serverUser, '-D', data);
  const settings = {
    shared_preload_libraries: "'citus'",
    wal_level: 'logical',
    max_connections: '300',
    max_prepared_transactions: '300',
    max_worker_processes: '64',
    port: String(port),
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: `'${data}'`,
    'citus.node_conninfo': "'sslmode=prefer'",
    // A transaction of several nodes that a killed one left keeps its row locks until then.
    'citus.recover_2pc_interval': "'5s'",
    // For tests: nothing outlives the machine.
    fsync: 'off',
  };
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  );
  const start = async () => {
    await asServer('pg_ctl', '-D', data, '-l', path.join(data, 'log'), '-w', 'start');
  };
  await start();
  return {
    url: `postgres://${serverUser}@127.0.0.1:${port}`,
    start,
    kill() {
      const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async stop() {
      await asServer('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => {});
    },
  };
}

async function asServer(program: string, ...args: string[]): Promise<void> {
  const command = [path.join(binaries, program), ...args];
  const isRoot = process.getuid?.() === 0;
  const [file = '', ...rest] = isRoot ? ['runuser', '-u', serverUser, '--', ...command] : command;
  // A server that pg_ctl starts would keep its output open.
  await run(file, rest, program === 'pg_ctl' ? { timeout: 60_000 } : {});
}
