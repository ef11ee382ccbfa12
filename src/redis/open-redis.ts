import type { Logger } from 'pino';
import { createRedisClient, type RedisClient } from './redis-client.ts';
import { parseRedisNodes } from './redis-nodes.ts';

/**
 * Opens the limiter's connection, whose commands fail at once while Redis is down.
 * @throws {RangeError} when nothing that REDIS_URL fits answers there.
 */
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
    redis.on('error', (error) => log.warn({ err: error }, 'redis connection'));
    const { isCluster } = parseRedisNodes(redisUrl);
    if (!isCluster && /^cluster_enabled:1/m.test(await redis.info('cluster'))) {
      throw new RangeError(
        'it is a node of a Redis Cluster: name two nodes or more of it, with commas between',
      );
    }
    return redis;
  } catch (error) {
    redis.disconnect();
    if (error instanceof RangeError) throw error;
    const cause = lastError ?? error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new RangeError(`nothing that speaks Redis answers there (${reason})`);
  }
}
