import type { AdmittedKeyRow } from '../../db/query/account/admission.ts';
import type { RateLimitConfig } from '../config/config.ts';

/** Who a request acts for. */
export interface Principal {
  readonly keyId: string;
  readonly accountId: string;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  /** Of the pricing inputs when the request was admitted; see PricingInputs. */
  readonly pricingVersion: number;
}

/** The limiter's word on one request, and the values of the rate-limit headers after it. */
export interface RateVerdict {
  /** Null: admitted. A rejected request has consumed nothing. */
  readonly reason: 'per_second' | 'per_day' | null;
  readonly secondRemaining: number;
  readonly dayRemaining: number;
  /** Unix seconds of the next 00:00 in Hong Kong. */
  readonly dayReset: number;
  readonly retryAfterSeconds: number | null;
}

/** A request with a valid key. */
export interface Admitted {
  readonly principal: Principal;
  readonly rate: RateVerdict;
}

/**
 * Looks a key up by its hash and counts the request against both windows, by the store's clock. Drivers: one
 * statement on Postgres; Postgres for the key and one script on Redis for the windows.
 */
export interface Admission {
  /** Undefined for an unknown or revoked key. */
  admit(keyHash: Buffer): Promise<Admitted | undefined>;
  readonly limits: RateLimitConfig;
  /** Counts a request of nobody; rejects when a request's would end in an error. Absent: the database alone counts. */
  readonly probe?: () => Promise<void>;
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
