import type { AdmittedKeyRow } from '../../db/query/account/admission.ts';
import type { RateLimitConfig } from '../config/config.ts';

export interface Principal {
  readonly keyId: string;
  readonly accountId: string;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  /** Version of the pricing inputs when the request was admitted (PricingInputs). */
  readonly pricingVersion: number;
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

export function principalOf(row: AdmittedKeyRow): Principal {
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    livemode: row.livemode,
    scopes: row.scopes,
    pricingVersion: row.pricing_version,
  };
}
