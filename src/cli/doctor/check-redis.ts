import { parseRedisNodes } from '../../redis/redis-nodes.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const connectTimeoutMs = 2_000;

export function checkRedis(redisUrl: string): Promise<Finding[]> {
  return Promise.all(parseRedisNodes(redisUrl).urls.map(checkServer));
}

async function checkServer(url: string): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const address = `${hostname}:${port || 6379}`;
  try {
    return judgeRedis(address, await readInfo(url));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      'queue',
      `No Redis server responded at ${address} (${reason})`,
      'Start Redis or correct REDIS_URL',
    );
  }
}

/** Checks Redis's INFO: it must not evict keys of BullMQ and the rate limiter, and must keep its data over a restart. */
export function judgeRedis(address: string, info: ReadonlyMap<string, string>): Finding {
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

async function readInfo(url: string): Promise<Map<string, string>> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectTimeoutMs,
    commandTimeout: connectTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let refused: Error | null = null;
  redis.on('error', (error: Error) => {
    refused = error;
  });
  try {
    await redis.connect();
    const lines = (await redis.info()).split(/\r?\n/).map((line) => line.split(':', 2));
    return new Map(lines.map(([name = '', value = '']) => [name, value]));
  } catch (error) {
    // The error event has the cause, where the promise only says "Connection is closed".
    throw refused ?? error;
  } finally {
    redis.disconnect();
  }
}
