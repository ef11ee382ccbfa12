import type pg from 'pg';
import { inBatches } from '../../db/in-batches.ts';
import { inPlace } from '../../db/in-place.ts';
import type { RateLimitConfig } from '../config.ts';
import type { Admission, Admitted } from './admission.ts';
import { type ApiKeyRow, principalOf } from './api-key-row.ts';

interface Row extends ApiKeyRow {
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
      return inPlace(keyHashes.length, rows, admittedOf);
    }),
  };
}

function admittedOf(row: Row): Admitted {
  return {
    principal: principalOf(row),
    rate: {
      reason: row.reason,
      secondRemaining: row.second_remaining,
      dayRemaining: row.day_remaining,
      dayReset: row.day_reset,
      retryAfterSeconds: row.retry_after,
    },
  };
}
