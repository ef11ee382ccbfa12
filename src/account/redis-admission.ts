import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientContext, Result } from 'ioredis';
import type pg from 'pg';
import type { Logger } from 'pino';
import { inBatches } from '../../db/in-batches.ts';
import { findAdmittedKeys } from '../../db/query/account/admission.ts';
import type { RateLimitConfig } from '../config/config.ts';
import { HttpError } from '../contract/http-error.ts';
import type { RedisClient } from '../redis/redis-client.ts';
import type { Clock } from '../runtime/clock.ts';
import { type Admission, type Principal, principalOf, type RateVerdict } from './admission.ts';
import { LocalWindow } from './local-window.ts';
import { RedisOutage } from './redis-outage.ts';

const maxBatchSize = 64;
const takeRateScript = scriptOf('take-rate.lua');
const readRateScript = scriptOf('read-rate.lua');

function scriptOf(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}

declare module 'ioredis' {
  interface RedisCommander<Context extends ClientContext = { type: 'default' }> {
    /** Defined by `defineCommand`. */
    takeRate(
      secondKey: string,
      dayKey: string,
      perSecond: number,
      perDay: number,
    ): Result<[0 | 1 | 2, number, number, number, number], Context>;
    /** Defined by `defineCommand`. */
    readRate(dayKey: string): Result<number, Context>;
  }
}

export interface RedisAdmissionOptions {
  readonly pool: pg.Pool;
  readonly redis: RedisClient;
  readonly limits: RateLimitConfig;
  readonly clock: Clock;
  readonly log: Logger;
  readonly prefix: string;
}

/** Reads keys from PostgreSQL and counts in Redis. If Redis is down, counts in memory for 60 s, then refuses. */
export function redisAdmission({
  pool,
  redis,
  limits,
  clock,
  log,
  prefix,
}: RedisAdmissionOptions): Admission {
  redis.defineCommand('takeRate', { numberOfKeys: 2, lua: takeRateScript });
  redis.defineCommand('readRate', { numberOfKeys: 1, lua: readRateScript });
  const local = new LocalWindow(clock, limits);
  const outage = new RedisOutage(clock, log);
  const tagOf = (keyId: string) => `${prefix}{rate:${keyId}}`;

  async function takeRate(keyId: string): Promise<RateVerdict> {
    try {
      const tag = tagOf(keyId);
      const [reason, secondRemaining, dayRemaining, dayReset, retryAfter] = await redis.takeRate(
        `${tag}:s:`,
        `${tag}:d:`,
        limits.perSecond,
        limits.perDay,
      );
      outage.recovered(keyId);
      return {
        reason: reason === 0 ? null : reason === 1 ? 'per_second' : 'per_day',
        secondRemaining,
        dayRemaining,
        dayReset,
        retryAfterSeconds: reason === 0 ? null : retryAfter,
      };
    } catch (error) {
      if (!outage.mayCountLocally(keyId, error)) {
        throw new HttpError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
      }
      return local.take(keyId);
    }
  }

  const findPrincipal = inBatches(maxBatchSize, (keyHashes: readonly Buffer[]) =>
    findPrincipals(pool, keyHashes),
  );

  return {
    limits,
    probe: async () => void (await takeRate('readiness')),
    readDayCount: (keyId) => redis.readRate(`${tagOf(keyId)}:d:`),
    async admit(keyHash) {
      const principal = await findPrincipal(keyHash);
      return principal && { principal, rate: await takeRate(principal.keyId) };
    },
  };
}

async function findPrincipals(
  pool: pg.Pool,
  keyHashes: readonly Buffer[],
): Promise<(Principal | undefined)[]> {
  const rows = await findAdmittedKeys(pool, keyHashes);
  return rows.map((row) => row && principalOf(row));
}
