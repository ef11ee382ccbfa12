import { replaced } from '../../../scripts/deploy/proxy.ts';
import { pollUntil } from '../poll.ts';
import { freePort } from '../store/redis.ts';
import { type ProgramName, Workplace } from './program.ts';
import { RedisNode, type RedisTopology } from './redis-node.ts';

export const redisSentinelPrograms: readonly ProgramName[] = ['redis-server', 'redis-sentinel'];

const [password, sentinelPassword] = ['redis-password', 'sentinel-password'];
const master = 'sampan';
const startMs = 30_000;

/**
 * Starts a master with two replicas and three Sentinels, with the files of `deploy/redis`: only addresses, folders and passwords
 * differ.
 */
export async function startRedisSentinel(signal?: AbortSignal): Promise<RedisTopology> {
  const workplace = new Workplace('root');
  const ports = [await freePort(), await freePort(), await freePort()];
  const [first = 0] = ports;
  const nodes = ports.map(
    (port, index) =>
      new RedisNode({ workplace, name: `redis-${index + 1}`, port, password }, 'redis-server', (folder) =>
        replaced('deploy/redis/redis.conf', [
          ['bind 10.0.0.11', 'bind 127.0.0.1'],
          ['port 6379', `port ${port}`],
          ['dir /var/lib/redis', `dir ${folder}`],
          ['#replicaof 10.0.0.11 6379', port === first ? '' : `replicaof 127.0.0.1 ${first}`],
          ['requirepass CHANGE-ME-1', `requirepass ${password}`],
          ['masterauth CHANGE-ME-1', `masterauth ${password}`],
        ]),
      ),
  );
  const sentinels: RedisNode[] = [];
  for (const number of [1, 2, 3]) {
    const port = await freePort();
    const place = { workplace, name: `sentinel-${number}`, port, password: sentinelPassword };
    const configure = (folder: string) =>
      replaced('deploy/redis/sentinel.conf', [
        ['bind 10.0.0.11', 'bind 127.0.0.1'],
        ['port 26379', `port ${port}`],
        ['dir /var/lib/redis', `dir ${folder}`],
        ['requirepass CHANGE-ME-2', `requirepass ${sentinelPassword}`],
        ['sampan 10.0.0.11 6379', `sampan 127.0.0.1 ${first}`],
        ['auth-pass sampan CHANGE-ME-1', `auth-pass sampan ${password}`],
      ]);
    sentinels.push(new RedisNode(place, 'redis-sentinel', configure));
  }
  const addresses = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const topology: RedisTopology = {
    url: `redis+sentinel://:${password}@${addresses}/${master}?sentinel_password=${sentinelPassword}`,
    nodes,
    async queueMaster() {
      for (const sentinel of sentinels) {
        const address = await sentinel
          .command('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', master)
          .catch(() => null);
        const port = Array.isArray(address) ? Number(address[1]) : 0;
        const found = nodes.find((node) => node.port === port);
        if (found) return (await found.info()).get('role') === 'master' ? found : null;
      }
      return null;
    },
    async whole() {
      const isWhole = async () => {
        signal?.throwIfAborted();
        const info = await (await topology.queueMaster())?.info();
        const online = [...(info ?? [])].filter(
          ([name, value]) => /^slave\d/.test(name) && value.includes('state=online'),
        );
        return (
          online.length === nodes.length - 1 && (await Promise.all(sentinels.map(seesAll))).every(Boolean)
        );
      };
      if (await pollUntil(isWhole, startMs)) return;
      throw new Error([...nodes, ...sentinels].map((node) => node.lastOutput()).join('\n'));
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...sentinels, ...nodes].map((node) => node.kill()));
      workplace[Symbol.dispose]();
    },
  };
  try {
    for (const node of [...nodes, ...sentinels]) node.start();
    await topology.whole();
    return topology;
  } catch (error) {
    await topology[Symbol.asyncDispose]();
    throw error;
  }
}

/** Returns whether a Sentinel knows the replicas and the other Sentinels, and has none for down. */
async function seesAll(sentinel: RedisNode): Promise<boolean> {
  const seen = await Promise.all(
    ['MASTERS', 'REPLICAS', 'SENTINELS'].map(async (kind) => {
      const args = kind === 'MASTERS' ? [] : [master];
      return String(await sentinel.command('SENTINEL', kind, ...args).catch(() => 'down'));
    }),
  );
  const [masters = ''] = seen;
  return (
    !seen.some((text) => text.includes('down,') || text.includes('disconnected')) &&
    masters.includes('num-slaves,2,') &&
    masters.includes('num-other-sentinels,2,')
  );
}
