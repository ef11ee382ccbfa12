import type pg from 'pg';
import { inBatches } from '../../db/in-batches.ts';
import type { RateLimitConfig } from '../config.ts';
import type { Admission, Admitted } from './admission.ts';

interface Row {
  place: number;
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

/** The most requests that one statement admits. */
const mostAtOnce = 64;

/** Key and both windows in one statement, for as many requests as are waiting: `db/function/admit.sql`. */
export function postgresAdmission(pool: pg.Pool, limits: RateLimitConfig): Admission {
  const { perSecond, perDay } = limits;
  return {
    limits,
    admit: inBatches(mostAtOnce, async (keyHashes: readonly Buffer[]) => {
      const { rows } = await pool.query<Row>({
        name: 'admit',
        text: `select place, key_id, account_id, livemode, scopes, pricing_version, reason, second_remaining,
          day_remaining, day_reset, retry_after from admit($1, $2, $3)`,
        values: [keyHashes, perSecond, perDay],
      });
      const admitted = new Map(rows.map((row) => [row.place - 1, admittedOf(row)]));
      return keyHashes.map((_, index) => admitted.get(index) ?? null);
    }),
  };
}

function admittedOf(row: Row): Admitted {
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
}
