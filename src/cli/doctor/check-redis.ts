import { parseRedisNodes } from '../../redis/redis-nodes.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const connectTimeoutMs = 2_000;

/** Each server of REDIS_URL; see judgeRedis. */
export function checkRedis(redisUrl: string): Promise<Finding[]> {
  return Promise.all(parseRedisNodes(redisUrl).urls.map(checkServer));
}

async function checkServer(url: string): Promise<Finding> {
  const { hostname, port } = new URL(url);
  const place = `Redis at ${hostname}:${port || 6379}`;
  try {
    return judgeRedis(place, await readInfo(url));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail('queue', `${place} does not answer (${reason})`, 'start it or correct REDIS_URL');
  }
}

/** By Redis's own INFO: it evicts nothing (BullMQ and the limiter would lose keys) and keeps its data over a restart. */
export function judgeRedis(place: string, info: ReadonlyMap<string, string>): Finding {
  const policy = info.get('maxmemory_policy') ?? 'noeviction';
  if (policy !== 'noeviction') {
    return fail(
      'queue',
      `${place} evicts keys (maxmemory-policy ${policy})`,
      'set maxmemory-policy noeviction',
    );
  }
  if (info.get('aof_enabled') !== '1') {
    return warn('queue', `${place} forgets its latest keys in a crash (appendonly no)`, 'set appendonly yes');
  }
  return ok('queue', `${place}, version ${info.get('redis_version')}`);
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
    // The connection's own error says more than "Connection is closed".
    throw refused ?? error;
  } finally {
    redis.disconnect();
  }
}
