import type { Logger } from 'pino';
import { createRedisClient, type RedisClient } from './redis-client.ts';
import { parseRedisNodes } from './redis-nodes.ts';

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
