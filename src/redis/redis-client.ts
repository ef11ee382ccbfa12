import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import { parseRedisNodes } from './redis-nodes.ts';

export type RedisClient = Redis | Cluster;

export interface RedisClientOptions {
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
  const { dnsLookup, ...access } = accessOf(urls[0]);
  return new Cluster(
    urls.map((url) => ({ host: hostOf(url), port: Number(new URL(url).port) || 6379 })),
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
function accessOf(
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

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}
