import type pg from 'pg';
import { inBatches } from '../../db/in-batches.ts';
import { type AdmissionRow, admitRequests } from '../../db/query/account/admission.ts';
import type { RateLimitConfig } from '../config/config.ts';
import { type Admission, type Admitted, principalOf } from './admission.ts';

/** The most requests that one statement admits. */
const mostAtOnce = 64;

/** Key and both windows in one statement, for as many requests as are waiting. */
export function postgresAdmission(pool: pg.Pool, limits: RateLimitConfig): Admission {
  return {
    limits,
    admit: inBatches(mostAtOnce, async (keyHashes: readonly Buffer[]) => {
      const rows = await admitRequests(pool, keyHashes, limits);
      return rows.map((row) => row && admittedOf(row));
    }),
  };
}

function admittedOf(row: AdmissionRow): Admitted {
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
