import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import { parseRedisNodes } from './redis-nodes.ts';

export type RedisClient = Redis | Cluster;

export interface RedisClientOptions {
  /** Whether commands wait for a connection that isn't there; else they fail at once. */
  readonly waits: boolean;
  /** How often a command is sent anew when its connection breaks; null: until it is answered. */
  readonly maxRetries: number | null;
  /** The most that one command may take; absent: as long as it takes. */
  readonly timeoutMs?: number;
  /** Opened by `connect()`, not at once. */
  readonly lazy?: boolean;
}

/** The longest pause between two attempts to connect: a server that is back is found within it. */
const longestPauseMs = 2_000;
/** How often a command follows a slot that has moved, or waits for a node that takes over. */
const fewRedirections = 3;

/** A client of the server, or the cluster, that REDIS_URL names; nothing is thrown when it isn't there. */
export function createRedisClient(redisUrl: string, options: RedisClientOptions): RedisClient {
  const { urls, isCluster } = parseRedisNodes(redisUrl);
  const { waits, maxRetries, timeoutMs, lazy = false } = options;
  const common = {
    maxRetriesPerRequest: maxRetries,
    ...(timeoutMs === undefined ? {} : { commandTimeout: timeoutMs }),
  } satisfies RedisOptions;
  if (!isCluster) {
    const retryStrategy = pauseMs;
    return new Redis(urls[0], { ...common, retryStrategy, enableOfflineQueue: waits, lazyConnect: lazy });
  }
  const { dnsLookup, ...access } = accessOf(urls[0]);
  return new Cluster(
    urls.map((url) => ({ host: hostOf(url), port: Number(new URL(url).port) || 6379 })),
    {
      ...(dnsLookup ? { dnsLookup } : {}),
      redisOptions: { ...common, ...access },
      clusterRetryStrategy: pauseMs,
      enableOfflineQueue: waits,
      lazyConnect: lazy,
      ...(waits ? {} : { maxRedirections: fewRedirections }),
    },
  );
}

function pauseMs(attempts: number): number {
  return Math.min(attempts * 100, longestPauseMs);
}

/** What every node of a cluster is entered with. With TLS its names are kept as they are: certificates name them. */
function accessOf(
  url: string,
): Pick<RedisOptions, 'username' | 'password' | 'tls'> & Pick<ClusterOptions, 'dnsLookup'> {
  const { protocol, username, password } = new URL(url);
  const secure = protocol === 'rediss:';
  return {
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(secure ? { tls: {}, dnsLookup: (address, answer) => answer(null, address) } : {}),
  };
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}
