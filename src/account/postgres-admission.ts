import type pg from 'pg';
import type { RateLimitConfig } from '../config.ts';
import type { Admission } from './admission.ts';

interface Row {
  key_id: string;
  account_id: string;
  livemode: boolean;
  scopes: string[];
  pricing_version: number;
  reason: 'per_second' | 'per_day' | null;
  second_remaining: number;
  day_remaining: number;
  day_reset: number;
  retry_after: number | null;
}

/** Key and both windows in one statement: `db/function/admit.sql`. */
export function postgresAdmission(pool: pg.Pool, limits: RateLimitConfig): Admission {
  return {
    limits,
    async admit(keyHash) {
      const { rows } = await pool.query<Row>({
        name: 'admit',
        text: `select key_id, account_id, livemode, scopes, pricing_version, reason, second_remaining, day_remaining,
          day_reset, retry_after from admit($1, $2, $3)`,
        values: [keyHash, limits.perSecond, limits.perDay],
      });
      const row = rows[0];
      if (!row) return null;
      return {
        principal: {
          keyId: row.key_id,
          accountId: row.account_id,
          livemode: row.livemode,
          scopes: row.scopes,
          pricingVersion: row.pricing_version,
        },
        rate: {
          reason: row.reason,
          secondRemaining: row.second_remaining,
          dayRemaining: row.day_remaining,
          dayReset: row.day_reset,
          retryAfterSeconds: row.retry_after,
        },
      };
    },
  };
}
