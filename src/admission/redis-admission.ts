import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClientContext, Result } from 'ioredis';
import type pg from 'pg';
import type { Logger } from 'pino';
import { findAdmittedKeys } from '../../db/query/account/admission.ts';
import { createBatcher } from '../../db/statement.ts';
import { HttpError } from '../contract/errors.ts';
import type { RedisClient } from '../redis.ts';
import type { Clock } from '../runtime.ts';
import type { RateLimitConfig } from './admission.ts';
import { type Admission, type Principal, type RateVerdict, toPrincipal } from './admission.ts';

const hongKongOffset = 8 * 3600;

interface Counts {
  second: number;
  secondCount: number;
  day: number;
  dayCount: number;
}

/** Counts both windows in memory, for use during a Redis outage. Same rules as take_rate.sql and take-rate.lua. */
export class LocalWindow {
  readonly #counts = new Map<string, Counts>();
  readonly #clock: Clock;
  readonly #limits: RateLimitConfig;

  constructor(clock: Clock, limits: RateLimitConfig) {
    this.#clock = clock;
    this.#limits = limits;
  }

  take(keyId: string): RateVerdict {
    const { perSecond, perDay } = this.#limits;
    const second = Math.floor(this.#clock.now().getTime() / 1000);
    const day = Math.floor((second + hongKongOffset) / 86400);
    const dayReset = (day + 1) * 86400 - hongKongOffset;
    const counts = this.#counts.get(keyId) ?? { second, secondCount: 0, day, dayCount: 0 };
    this.#counts.set(keyId, counts);
    if (counts.second !== second) Object.assign(counts, { second, secondCount: 0 });
    if (counts.day !== day) Object.assign(counts, { day, dayCount: 0 });
    const reason =
      counts.dayCount >= perDay ? 'per_day' : counts.secondCount >= perSecond ? 'per_second' : null;
    if (!reason) {
      counts.secondCount++;
      counts.dayCount++;
    }
    return {
      reason,
      secondRemaining: Math.max(perSecond - counts.secondCount, 0),
      dayRemaining: Math.max(perDay - counts.dayCount, 0),
      dayReset,
      retryAfterSeconds: reason === 'per_day' ? dayReset - second : reason === 'per_second' ? 1 : null,
    };
  }
}

const maxLocalSeconds = 60;
const logIntervalMs = 10_000;

/** Tracks outages per API key, because a part of a Redis Cluster may be down. Logs their start and end. */
export class RedisOutage {
  readonly #since = new Map<string, { readonly at: number; seen: number }>();
  readonly #clock: Clock;
  readonly #log: Logger;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Allows counting in memory for up to 60 s after the first error. */
  mayCountLocally(keyId: string, error: unknown): boolean {
    const now = this.#clock.now().getTime();
    const known = this.#since.get(keyId);
    // After a long silence, Redis may have recovered in between: this is a new outage.
    const since = known && now - known.seen <= maxLocalSeconds * 1000 ? known : { at: now, seen: now };
    since.seen = now;
    this.#since.set(keyId, since);
    if (since !== known && now - this.#loggedAt > logIntervalMs) {
      this.#loggedAt = now;
      this.#log.error(
        { reason: error instanceof Error ? error.message : String(error), maxLocalSeconds },
        'Redis is unavailable; rate limits are counted in this process',
      );
    }
    return now - since.at <= maxLocalSeconds * 1000;
  }

  recovered(keyId: string): void {
    if (this.#since.delete(keyId) && this.#since.size === 0) {
      this.#log.warn('Redis is available again; rate limits are counted in Redis');
    }
  }
}

const maxTogether = 64;
const takeRateScript = loadScript('take-rate.lua');
const readRateScript = loadScript('read-rate.lua');

function loadScript(name: string): string {
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

interface RedisAdmissionOptions {
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
  const counterPrefix = (keyId: string) => `${prefix}{rate:${keyId}}`;

  async function takeRate(keyId: string): Promise<RateVerdict> {
    try {
      const prefixOfKey = counterPrefix(keyId);
      const [reason, secondRemaining, dayRemaining, dayReset, retryAfter] = await redis.takeRate(
        `${prefixOfKey}:s:`,
        `${prefixOfKey}:d:`,
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

  const findPrincipal = createBatcher(maxTogether, (keyHashes: readonly Buffer[]) =>
    findPrincipals(pool, keyHashes),
  );

  return {
    limits,
    probe: async () => void (await takeRate('readiness')),
    readDayCount: (keyId) => redis.readRate(`${counterPrefix(keyId)}:d:`),
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
  return rows.map((row) => row && toPrincipal(row));
}
