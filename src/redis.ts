import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

interface RedisNodes {
  readonly urls: readonly [string, ...string[]];
  readonly isCluster: boolean;
}

const protocols = ['redis:', 'rediss:'];

/** Parses REDIS_URL: a server, or a cluster's nodes. @throws {RangeError} without the value, which may be secret. */
export function parseRedisNodes(text: string): RedisNodes {
  const [first, ...others] = text.split(',').map((part) => part.trim());
  if (first === undefined || ![first, ...others].every(isAddress)) {
    throw new RangeError(
      'must be an address that begins with redis:// or rediss://, or several separated by commas (write a comma in a password as %2C)',
    );
  }
  if (others.length > 0) refuseUnlike(first, others);
  return { urls: [first, ...others], isCluster: others.length > 0 };
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function refuseUnlike(first: string, others: readonly string[]): void {
  const { protocol, username, password } = new URL(first);
  for (const other of others.map((text) => new URL(text))) {
    if (other.protocol !== protocol)
      throw new RangeError('mixes redis:// and rediss://; use the same for all nodes of the cluster');
    if (other.username !== username || other.password !== password)
      throw new RangeError(
        'has nodes with different users or passwords; use the same for all nodes of the cluster',
      );
  }
  for (const node of [first, ...others].map((text) => new URL(text))) {
    if (!/^\/?0?$/.test(node.pathname))
      throw new RangeError('selects a database other than 0; a Redis Cluster has only database 0');
  }
}

export type RedisClient = Redis | Cluster;

interface RedisClientOptions {
  /** True: commands wait for a connection. False: they fail at once. */
  readonly waits: boolean;
  /** Retries of a command when its connection breaks; null: no limit. */
  readonly maxRetries: number | null;
  readonly timeoutMs?: number;
  readonly lazy?: boolean;
}

const maxDelayMs = 2_000;
/** Number of times that a command follows a moved slot or waits for a failover. */
const fewRedirections = 3;

/** Creates a client of the server or cluster in REDIS_URL. Throws nothing if it can't be reached. */
export function createRedisClient(redisUrl: string, options: RedisClientOptions): RedisClient {
  const { urls, isCluster } = parseRedisNodes(redisUrl);
  const { waits, maxRetries, timeoutMs, lazy = false } = options;
  const common = {
    maxRetriesPerRequest: maxRetries,
    ...(timeoutMs === undefined ? {} : { commandTimeout: timeoutMs }),
  } satisfies RedisOptions;
  if (!isCluster) {
    const retryStrategy = delayMs;
    return new Redis(urls[0], { ...common, retryStrategy, enableOfflineQueue: waits, lazyConnect: lazy });
  }
  const { dnsLookup, ...access } = readAccess(urls[0]);
  return new Cluster(
    urls.map((url) => ({ host: readHost(url), port: Number(new URL(url).port) || 6379 })),
    {
      ...(dnsLookup ? { dnsLookup } : {}),
      redisOptions: { ...common, ...access },
      clusterRetryStrategy: delayMs,
      enableOfflineQueue: waits,
      lazyConnect: lazy,
      ...(waits ? {} : { maxRedirections: fewRedirections }),
    },
  );
}

function delayMs(attempts: number): number {
  return Math.min(attempts * 100, maxDelayMs);
}

/** Credentials of every node. With TLS, host names are not resolved, because certificates name them. */
function readAccess(
  url: string,
): Pick<RedisOptions, 'username' | 'password' | 'tls'> & Pick<ClusterOptions, 'dnsLookup'> {
  const { protocol, username, password } = new URL(url);
  const secure = protocol === 'rediss:';
  return {
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(secure ? { tls: {}, dnsLookup: (address, callback) => callback(null, address) } : {}),
  };
}

function readHost(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

/** Opens the rate limiter's connection, whose commands fail fast. @throws {RangeError} if no server responds. */
export async function openRedis(redisUrl: string, log: Logger): Promise<RedisClient> {
  const redis = createRedisClient(redisUrl, { waits: false, maxRetries: 0, timeoutMs: 1000, lazy: true });
  let lastError: unknown = null;
  const keep = (error: unknown) => {
    lastError = error;
  };
  redis.on('error', keep);
  try {
    await redis.connect();
    redis.off('error', keep);
    redis.on('error', (error) => log.warn({ err: error }, 'Redis connection failed'));
    const { isCluster } = parseRedisNodes(redisUrl);
    if (!isCluster && /^cluster_enabled:1/m.test(await redis.info('cluster'))) {
      throw new RangeError('it is a node of a Redis Cluster; give at least two nodes, separated by commas');
    }
    return redis;
  } catch (error) {
    redis.disconnect();
    if (error instanceof RangeError) throw error;
    const cause = lastError ?? error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new RangeError(`no Redis server responded at this address (${reason})`);
  }
}
