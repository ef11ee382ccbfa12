import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { replaced } from '../../../scripts/deploy/proxy.ts';
import { root } from '../paths.ts';
import { pollUntil } from '../poll.ts';
import { freePort } from '../store/redis.ts';
import { Program, type ProgramName, postgresFolder, Workplace } from './program.ts';

export const patroniPrograms: readonly ProgramName[] = ['postgres', 'etcd', 'patroni', 'haproxy'];

export interface PatroniNode {
  readonly name: string;
  /** Kills Patroni, PostgreSQL and all its sessions at once, as a power failure does. */
  kill(): Promise<void>;
  /** Starts the node again: it follows the new primary. */
  start(): void;
}

export interface PatroniCluster extends AsyncDisposable {
  /** Of the primary, through HAProxy. */
  readonly url: string;
  readonly nodes: readonly PatroniNode[];
  /** Returns the primary; null while there is none. */
  primary(): Promise<PatroniNode | null>;
  /** Waits until every node runs, one of them as primary and one as its synchronous replica. */
  whole(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

const startMs = 60_000;

/**
 * Starts PostgreSQL on three nodes under Patroni, an etcd and an HAProxy, with the files of `deploy/patroni`: only names,
 * addresses, folders and the login differ. In production, etcd has three members and HAProxy runs beside each Sampan.
 */
export async function startPatroni(signal?: AbortSignal): Promise<PatroniCluster> {
  const workplace = new Workplace();
  const etcdPorts = [await freePort(), await freePort()] as const;
  const etcd = new Program(workplace, 'etcd', etcdArguments(workplace, etcdPorts), 'etcd');
  const nodes: Node[] = [];
  for (const number of [1, 2, 3])
    nodes.push(
      new Node(workplace, `pg-${number}`, {
        port: await freePort(),
        restPort: await freePort(),
        etcdPort: etcdPorts[0],
      }),
    );
  const port = await freePort();
  const haproxy = new Program(workplace, 'haproxy', haproxyArguments(workplace, port, nodes), 'haproxy');
  const cluster: PatroniCluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    nodes,
    async primary() {
      const leader = (await members(nodes)).find(({ role }) => role === 'leader');
      return nodes.find(({ name }) => name === leader?.name) ?? null;
    },
    async whole() {
      const isWhole = async () => {
        signal?.throwIfAborted();
        const found = await members(nodes);
        const roles = found.filter(({ state }) => runs.has(state)).map(({ role }) => role);
        return roles.length === nodes.length && roles.includes('leader') && roles.includes('sync_standby');
      };
      if (await pollUntil(isWhole, startMs)) return;
      const output = nodes.map((node) => `${node.name}:\n${node.lastOutput()}`);
      throw new Error(
        `the cluster is not whole: ${JSON.stringify(await members(nodes))}\n${output.join('\n')}`,
      );
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...nodes.map((node) => node.kill()), haproxy.kill(), etcd.kill()]);
      workplace[Symbol.dispose]();
    },
  };
  try {
    etcd.start();
    haproxy.start();
    // Patroni would wait for 5 s before it asks again.
    await pollUntil(() => isHealthy(etcdPorts[0]), startMs);
    for (const node of nodes) node.start();
    await cluster.whole();
    return cluster;
  } catch (error) {
    await cluster[Symbol.asyncDispose]();
    throw error;
  }
}

async function isHealthy(etcdPort: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${etcdPort}/health`).catch(() => null);
  return response?.ok === true && ((await response.json()) as { health: string }).health === 'true';
}

/** States of a member that works. Patroni 4 calls a replica's `streaming`. */
const runs: ReadonlySet<string> = new Set(['running', 'streaming']);

/** Asks every node, because the one that is asked may be the killed one. */
async function members(nodes: readonly Node[]): Promise<readonly Member[]> {
  for (const { restPort } of nodes) {
    const response = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => null);
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}

interface NodePorts {
  readonly port: number;
  readonly restPort: number;
  readonly etcdPort: number;
}

class Node implements PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly #data: string;
  readonly #patroni: Program;

  constructor(workplace: Workplace, name: string, { port, restPort, etcdPort }: NodePorts) {
    this.name = name;
    this.port = port;
    this.restPort = restPort;
    this.#data = path.join(workplace.folder, name);
    const file = path.join(workplace.folder, `${name}.yaml`);
    writeFileSync(file, this.#configuration(workplace, etcdPort));
    chmodSync(file, 0o644);
    this.#patroni = new Program(workplace, 'patroni', [file], name);
  }

  start(): void {
    this.#patroni.start();
  }

  async kill(): Promise<void> {
    // Patroni first: it would start PostgreSQL again.
    await this.#patroni.kill();
    const postmaster = this.#postmaster();
    if (postmaster === null) return;
    for (const pid of [postmaster, ...childrenOf(postmaster)]) killIfRunning(pid);
    await pollUntil(async () => !isRunning(postmaster), startMs);
  }

  lastOutput(): string {
    return this.#patroni.lastOutput();
  }

  #postmaster(): number | null {
    try {
      const pid = Number.parseInt(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8'), 10);
      return isRunning(pid) ? pid : null;
    } catch {
      return null;
    }
  }

  #configuration({ folder }: Workplace, etcdPort: number): string {
    const file = parse(readFileSync(path.join(root, 'deploy/patroni/patroni.yaml'), 'utf8'));
    const [address, rest] = [`127.0.0.1:${this.port}`, `127.0.0.1:${this.restPort}`];
    return stringify({
      ...file,
      name: this.name,
      restapi: { listen: rest, connect_address: rest },
      etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
      postgresql: {
        ...file.postgresql,
        listen: address,
        connect_address: address,
        bin_dir: postgresFolder(),
        data_dir: this.#data,
        pgpass: path.join(folder, `${this.name}.pgpass`),
        // Only programs of this machine reach it.
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        // Within the folder, so that a killed server leaves no shared memory behind.
        parameters: { unix_socket_directories: folder, dynamic_shared_memory_type: 'mmap' },
      },
      watchdog: { mode: 'off' },
    });
  }
}

function etcdArguments({ folder }: Workplace, [client, peer]: readonly [number, number]): string[] {
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  return [
    '--name=etcd',
    `--data-dir=${path.join(folder, 'etcd')}`,
    `--listen-client-urls=${clientUrl}`,
    `--advertise-client-urls=${clientUrl}`,
    `--listen-peer-urls=${peerUrl}`,
    `--initial-advertise-peer-urls=${peerUrl}`,
    `--initial-cluster=etcd=${peerUrl}`,
  ];
}

function haproxyArguments({ folder }: Workplace, port: number, nodes: readonly Node[]): string[] {
  const file = path.join(folder, 'haproxy.cfg');
  const addresses = nodes.map(
    (node, index) =>
      [
        `10.0.0.1${index + 1}:5432 check port 8008`,
        `127.0.0.1:${node.port} check port ${node.restPort}`,
      ] as const,
  );
  writeFileSync(
    file,
    replaced('deploy/patroni/haproxy.cfg', [['bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`], ...addresses]),
  );
  return ['-db', '-f', file];
}

function childrenOf(pid: number): number[] {
  try {
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return listed.split('\n').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
