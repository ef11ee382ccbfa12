import { replaced } from '../../../scripts/deploy/proxy.ts';
import { pollUntil } from '../poll.ts';
import { freePort } from '../store/redis.ts';
import { type ProgramName, Workplace } from './program.ts';
import { RedisNode, type RedisTopology } from './redis-node.ts';

export const redisClusterPrograms: readonly ProgramName[] = ['redis-server'];

const masters = 3;
const slots = 16_384;
const password = 'redis-password';
/** Part of the keys of the job queue that chooses their slot. */
const queueTag = '{sampan}';
const startMs = 30_000;

interface Member {
  readonly id: string;
  readonly port: number;
  readonly flags: readonly string[];
  readonly slots: readonly (readonly [first: number, last: number])[];
}

/**
 * Starts a Redis Cluster of three masters, with `deploy/redis/cluster.conf`: only addresses, ports and the password differ.
 * `replicas` is their number for each master: 0 or 1.
 */
export async function startRedisCluster(replicas: 0 | 1, signal?: AbortSignal): Promise<RedisTopology> {
  const workplace = new Workplace('root');
  const nodes: RedisNode[] = [];
  const buses = new Map<RedisNode, number>();
  for (let number = 1; number <= masters * (1 + replicas); number++) {
    const [port, bus] = [await freePort(), await freePort()];
    const place = { workplace, name: `redis-${number}`, port, password };
    const configure = (folder: string) =>
      replaced('deploy/redis/cluster.conf', [
        ['bind 10.0.0.11', 'bind 127.0.0.1'],
        ['port 6379', `port ${port}\ncluster-port ${bus}`],
        ['dir /var/lib/redis', `dir ${folder}`],
        ['requirepass CHANGE-ME', `requirepass ${password}`],
        ['masterauth CHANGE-ME', `masterauth ${password}`],
      ]);
    const node = new RedisNode(place, 'redis-server', configure);
    nodes.push(node);
    buses.set(node, bus);
  }
  const topology: RedisTopology = {
    url: nodes.map(({ port }) => `redis://:${password}@127.0.0.1:${port}`).join(','),
    nodes,
    async queueMaster() {
      for (const node of nodes) {
        const slot = await node.command('CLUSTER', 'KEYSLOT', queueTag).catch(() => null);
        if (slot === null) continue;
        const owner = (await members(node)).find(
          (member) =>
            !member.flags.includes('fail') &&
            member.slots.some(([first, last]) => first <= Number(slot) && Number(slot) <= last),
        );
        return nodes.find(({ port }) => port === owner?.port) ?? null;
      }
      return null;
    },
    async whole() {
      const isWhole = async () => {
        signal?.throwIfAborted();
        return (await Promise.all(nodes.map((node) => seesAll(node, nodes.length)))).every(Boolean);
      };
      if (await pollUntil(isWhole, startMs)) return;
      throw new Error(nodes.map((node) => node.lastOutput()).join('\n'));
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(nodes.map((node) => node.kill()));
      workplace[Symbol.dispose]();
    },
  };
  try {
    for (const node of nodes) node.start();
    await create(nodes, buses, signal);
    await topology.whole();
    return topology;
  } catch (error) {
    await topology[Symbol.asyncDispose]();
    throw error;
  }
}

/** Does what `redis-cli --cluster create` does, which expects the bus at the port + 10,000. */
async function create(
  nodes: readonly RedisNode[],
  buses: ReadonlyMap<RedisNode, number>,
  signal?: AbortSignal,
): Promise<void> {
  const first = (index: number) => Math.ceil((slots * index) / masters);
  for (const [index, node] of nodes.entries()) {
    const responds = async () => {
      signal?.throwIfAborted();
      return (await node.info()).size > 1;
    };
    if (!(await pollUntil(responds, startMs))) throw new Error(node.lastOutput());
    await node.command('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
    if (index < masters) await node.command('CLUSTER', 'ADDSLOTSRANGE', first(index), first(index + 1) - 1);
  }
  for (const node of nodes.slice(1))
    await nodes[0]?.command('CLUSTER', 'MEET', '127.0.0.1', node.port, buses.get(node) ?? 0);
  for (const [index, replica] of nodes.slice(masters).entries()) {
    const follows = async () => {
      const found = (await members(replica)).find(({ port }) => port === nodes[index]?.port);
      if (!found) return false;
      return replica.command('CLUSTER', 'REPLICATE', found.id).then(
        () => true,
        () => false,
      );
    };
    if (!(await pollUntil(follows, startMs))) throw new Error(replica.lastOutput());
  }
}

/** Returns the members that a node knows; none if it does not respond. */
async function members(node: RedisNode): Promise<readonly Member[]> {
  const text = String(await node.command('CLUSTER', 'NODES').catch(() => ''));
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', address = '', flags = '', , , , , , ...ranges] = line.split(' ');
      return {
        id,
        port: Number(/:(\d+)@/.exec(address)?.[1]),
        flags: flags.split(','),
        slots: ranges.map((range) => {
          const [from = '', to = from] = range.split('-');
          return [Number(from), Number(to)] as const;
        }),
      };
    });
}

async function seesAll(node: RedisNode, count: number): Promise<boolean> {
  const [state, known, info] = await Promise.all([
    node.command('CLUSTER', 'INFO').catch(() => ''),
    members(node),
    node.info(),
  ]);
  const isDown = ({ flags }: Member) => flags.some((flag) => /fail|handshake|noaddr/.test(flag));
  return (
    String(state).includes('cluster_state:ok') &&
    known.length === count &&
    !known.some(isDown) &&
    (info.get('role') === 'master' || info.get('master_link_status') === 'up') &&
    known.filter(({ slots: own }) => own.length > 0).length === masters
  );
}
