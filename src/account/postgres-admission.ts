import type pg from 'pg';
import { inBatches } from '../../db/in-batches.ts';
import { type AdmissionRow, admitRequests } from '../../db/query/account/admission.ts';
import type { RateLimitConfig } from '../config/config.ts';
import { type Admission, type Admitted, principalOf } from './admission.ts';

const maxBatchSize = 64;

/** Admits requests with PostgreSQL alone. Requests that wait at the same time share one statement. */
export function postgresAdmission(pool: pg.Pool, limits: RateLimitConfig): Admission {
  return {
    limits,
    admit: inBatches(maxBatchSize, async (keyHashes: readonly Buffer[]) => {
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
