import type { Redis } from 'ioredis';
import { parseRedisUrl, type RedisSentinels } from '../../redis.ts';
import { type Finding, fail, ok, warn } from './checks.ts';

const connectTimeoutMs = 2_000;

/** Checks every server that REDIS_URL names, and the master that its Sentinels name. */
export async function checkRedis(redisUrl: string): Promise<Finding[]> {
  const address = parseRedisUrl(redisUrl);
  if (address.kind === 'sentinel') return checkSentinels(address);
  return Promise.all(
    address.urls.map((url) => {
      const { hostname, port } = new URL(url);
      return checkServer(`${hostname}:${port || 6379}`, address.kind, () => readInfo(url));
    }),
  );
}

async function checkServer(
  address: string,
  kind: 'server' | 'cluster',
  read: () => Promise<ReadonlyMap<string, string>>,
): Promise<Finding> {
  try {
    return classifyRedis(address, await read(), kind);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      'queue',
      `No Redis server responded at ${address} (${reason})`,
      'Start Redis or correct REDIS_URL',
    );
  }
}

interface AskedSentinel {
  readonly address: string;
  /** Null: it does not know the name. */
  readonly master: { readonly host: string; readonly port: number } | null;
  /** Why it can't replace the master; null if it can. */
  readonly obstacle: string | null;
}

async function checkSentinels(sentinels: RedisSentinels): Promise<Finding[]> {
  const { master, login } = sentinels;
  const asked = await Promise.allSettled(
    sentinels.sentinels.map((sentinel) => askServer(sentinels, sentinel)),
  );
  const answers = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const findings = asked.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [];
    const { host, port } = sentinels.sentinels[index] ?? {};
    const found = `No Sentinel responded at ${host}:${port} (${toReason(result.reason)})`;
    // The others do its work.
    return [(answers.length > 0 ? warn : fail)('queue', found, 'Start it or correct REDIS_URL')];
  });
  const unaware = answers.filter((answer) => answer.master === null);
  for (const { address } of unaware) {
    findings.push(
      fail(
        'queue',
        `The Sentinel at ${address} knows no master with the name ${master}`,
        'Correct the name in REDIS_URL or in `sentinel monitor`',
      ),
    );
  }
  const hindered = answers.find(({ obstacle }) => obstacle !== null);
  if (hindered) {
    findings.push(
      warn(
        'queue',
        `The Sentinels cannot replace the master ${master} (${hindered.obstacle})`,
        'Start the other Sentinels, or correct the quorum in `sentinel monitor`',
      ),
    );
  }
  const masters = new Map(
    answers.flatMap(({ master: found }) => (found ? [[`${found.host}:${found.port}`, found]] : [])),
  );
  for (const [address, { host, port }] of masters) {
    const read = () => readInfo({ host, port, ...toAuth(login), ...(sentinels.secure ? { tls: {} } : {}) });
    findings.push(await checkServer(address, 'server', read));
  }
  return findings;
}

async function askServer(
  { sentinelLogin, master, secure }: RedisSentinels,
  { host, port }: RedisSentinels['sentinels'][number],
): Promise<AskedSentinel> {
  const options = { host, port, ...toAuth(sentinelLogin), ...(secure ? { tls: {} } : {}) };
  return withRedis(options, async (redis) => {
    const found = (await redis.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', master)) as
      | [string, string]
      | null;
    const obstacle =
      found &&
      (await redis.call('SENTINEL', 'CKQUORUM', master).then(
        () => null,
        (error: unknown) => toReason(error),
      ));
    return {
      address: `${host}:${port}`,
      master: found && { host: found[0], port: Number(found[1]) },
      obstacle,
    };
  });
}

function toAuth({ user, password }: RedisSentinels['login']) {
  return { ...(user ? { username: user } : {}), ...(password ? { password } : {}) };
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Checks Redis's INFO: it must not evict keys of BullMQ and the rate limiter, and must keep its data over a restart. */
export function classifyRedis(
  address: string,
  info: ReadonlyMap<string, string>,
  kind: 'server' | 'cluster' = 'server',
): Finding {
  if (kind === 'server' && info.get('cluster_enabled') === '1') {
    return fail(
      'queue',
      `Redis at ${address} is a node of a Redis Cluster`,
      'Give REDIS_URL at least two nodes, separated by commas',
    );
  }
  if (kind === 'server' && info.get('role') === 'slave') {
    return fail(
      'queue',
      `Redis at ${address} is a replica, which refuses writes`,
      'Give REDIS_URL the master, or its Sentinels',
    );
  }
  const policy = info.get('maxmemory_policy') ?? 'noeviction';
  if (policy !== 'noeviction') {
    return fail(
      'queue',
      `Redis at ${address} evicts keys (maxmemory-policy ${policy})`,
      'Set maxmemory-policy to noeviction',
    );
  }
  if (info.get('aof_enabled') !== '1') {
    return warn(
      'queue',
      `Redis at ${address} loses its latest writes in a crash (appendonly no)`,
      'Set appendonly to yes',
    );
  }
  return ok('queue', `Redis at ${address}, version ${info.get('redis_version')}`);
}

interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  readonly password?: string;
  readonly tls?: Readonly<Record<never, never>>;
}

function readInfo(server: string | ServerOptions): Promise<ReadonlyMap<string, string>> {
  return withRedis(server, async (redis) => {
    const lines = (await redis.info()).split(/\r?\n/).map((line) => line.split(':', 2));
    return new Map(lines.map(([name = '', value = '']) => [name, value]));
  });
}

async function withRedis<T>(server: string | ServerOptions, run: (redis: Redis) => Promise<T>): Promise<T> {
  const { Redis } = await import('ioredis');
  const options = {
    lazyConnect: true,
    connectTimeout: connectTimeoutMs,
    commandTimeout: connectTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  };
  const redis =
    typeof server === 'string' ? new Redis(server, options) : new Redis({ ...server, ...options });
  let refused: Error | null = null;
  redis.on('error', (error: Error) => {
    refused = error;
  });
  try {
    await redis.connect();
    return await run(redis);
  } catch (error) {
    // The error event has the cause, where the promise only says "Connection is closed".
    throw refused ?? error;
  } finally {
    // On a closed connection, it would only start a timer of 2 s, which keeps the process alive.
    if (redis.status !== 'end') redis.disconnect();
  }
}
