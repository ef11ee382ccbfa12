import { pollUntil } from '../poll.ts';
import { type OwnRedis, startOwnRedis } from './own-redis.ts';
import { freePort } from './redis.ts';

/** A Redis Cluster of three masters, without replicas. */
export interface RedisCluster extends AsyncDisposable {
  /** The nodes, as REDIS_URL. */
  readonly url: string;
  readonly nodes: readonly OwnRedis[];
  /** Returns the node that has a key's slot. */
  ownerOf(key: string): Promise<OwnRedis>;
  /** Waits until each node sees every slot served. */
  whole(): Promise<void>;
}

const slots = 16_384;

export async function startRedisCluster(): Promise<RedisCluster> {
  const stack = new AsyncDisposableStack();
  const nodes: OwnRedis[] = [];
  const buses: number[] = [];
  for (let index = 0; index < 3; index++) {
    const bus = await freePort();
    const settings = [
      '--cluster-enabled',
      'yes',
      '--cluster-port',
      String(bus),
      '--cluster-node-timeout',
      '2000',
    ];
    nodes.push(stack.use(await startOwnRedis(true, settings)));
    buses.push(bus);
  }
  const firstSlot = (index: number) => Math.ceil((slots * index) / nodes.length);
  for (const [index, node] of nodes.entries()) {
    await node.command('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
    await node.command('CLUSTER', 'ADDSLOTSRANGE', firstSlot(index), firstSlot(index + 1) - 1);
  }
  const [first] = nodes;
  if (!first) throw new Error('no node');
  for (const [index, node] of nodes.entries()) {
    if (index > 0) await first.command('CLUSTER', 'MEET', '127.0.0.1', node.port, buses[index] ?? 0);
  }
  const cluster: RedisCluster = {
    url: nodes.map(({ url }) => url).join(','),
    nodes,
    async ownerOf(key) {
      const slot = Number(await first.command('CLUSTER', 'KEYSLOT', key));
      const owner = nodes.find((_, index) => slot < firstSlot(index + 1));
      if (!owner) throw new Error(`nobody has slot ${slot}`);
      return owner;
    },
    async whole() {
      for (const node of nodes) {
        const ok = async () => String(await node.command('CLUSTER', 'INFO')).includes('cluster_state:ok');
        if (!(await pollUntil(ok, 20_000))) throw new Error('the cluster is not whole');
      }
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
  await cluster.whole();
  return cluster;
}
