import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type AdmissionRow, type AdmittedKeyRow, admitRequests } from '../../db/query/account/admission.ts';
import { writeApiKeyUses } from '../../db/query/account/api-key.ts';
import { createBatcher } from '../../db/statement.ts';
import { tracing } from '../telemetry/tracing.ts';

export interface Principal {
  readonly keyId: string;
  readonly accountId: string;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  /** Version of the pricing inputs when the request was admitted (PricingInputs). */
  readonly pricingVersion: number;
}

export interface RateLimitConfig {
  readonly perSecond: number;
  readonly perDay: number;
}

export interface RateVerdict {
  /** Null: admitted. A rejected request uses no quota. */
  readonly reason: 'per_second' | 'per_day' | null;
  readonly secondRemaining: number;
  readonly dayRemaining: number;
  /** Unix seconds of the next 00:00 in Hong Kong. */
  readonly dayReset: number;
  readonly retryAfterSeconds: number | null;
}

export interface Admitted {
  readonly principal: Principal;
  readonly rate: RateVerdict;
}

/** Looks up an API key by its hash and counts the request in both rate-limit windows (contract: Rate limits). */
export interface Admission {
  /** Undefined for an unknown or revoked key. */
  admit(keyHash: Buffer): Promise<Admitted | undefined>;
  readonly limits: RateLimitConfig;
  /** Checks the store of the counters; rejects if it is unavailable. Absent if the counters are in PostgreSQL. */
  readonly probe?: () => Promise<void>;
  /** Reads the requests that a key has used of the day; rejects as `probe`. Absent if the counters are in PostgreSQL. */
  readonly readDayCount?: (keyId: string) => Promise<number>;
}

export function toPrincipal(row: AdmittedKeyRow): Principal {
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    livemode: row.livemode,
    scopes: row.scopes,
    pricingVersion: row.pricing_version,
  };
}

/** A key is noted at most once in this time. */
const everyMs = 60_000;
/** The first use of a key shows up soon, together with those of other keys. */
const writeAfterMs = 1_000;
const maxKeys = 10_000;

/** Records when and from where API keys are used, behind the responses. A use that can't be written is dropped. */
export class KeyUse implements AsyncDisposable {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #notedAt = new Map<string, number>();
  #waiting = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Notes a use without waiting. Most calls cost one look-up. */
  note(keyId: string, readIp: () => string): void {
    const now = performance.now();
    const before = this.#notedAt.get(keyId);
    if (before !== undefined && now - before < everyMs) return;
    if (this.#notedAt.size >= maxKeys) this.#notedAt.clear();
    this.#notedAt.set(keyId, now);
    if (this.#waiting.size >= maxKeys) return;
    this.#waiting.set(keyId, readIp());
    this.#timer ??= tracing().outsideTrace(() => setTimeout(() => void this.flush(), writeAfterMs).unref());
  }

  /** Writes the uses that wait. Never rejects. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const uses = this.#waiting;
    this.#waiting = new Map();
    if (uses.size === 0) return;
    try {
      await writeApiKeyUses(this.#db.pool, uses);
      this.#db.noteSuccess();
    } catch (error) {
      this.#log.warn({ err: error, keys: uses.size }, 'The last use of API keys was not recorded');
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.flush();
  }
}

const maxTogether = 64;

/** Admits requests with PostgreSQL alone. Requests that wait at the same time share one statement. */
export function postgresAdmission(pool: pg.Pool, limits: RateLimitConfig): Admission {
  return {
    limits,
    admit: createBatcher(maxTogether, async (keyHashes: readonly Buffer[]) => {
      const rows = await admitRequests(pool, keyHashes, limits);
      return rows.map((row) => row && toAdmitted(row));
    }),
  };
}

function toAdmitted(row: AdmissionRow): Admitted {
  return {
    principal: toPrincipal(row),
    rate: {
      reason: row.reason,
      secondRemaining: row.second_remaining,
      dayRemaining: row.day_remaining,
      dayReset: row.day_reset,
      retryAfterSeconds: row.retry_after,
    },
  };
}
