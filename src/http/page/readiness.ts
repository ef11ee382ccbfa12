import { probeWrites } from '../../../db/query/installation/server.ts';
import type { AppContext } from '../../context.ts';
import type { ReadinessChecks } from './health.ts';

/**
 * Returns the checks for a load balancer: this process accepts requests, the database accepts writes, the rate limiter
 * can count. The limiter works without Redis for a while, and is ready during that time.
 */
export function readinessChecks(
  { db, admission }: Pick<AppContext, 'db' | 'admission'>,
  isStopping: () => boolean = () => false,
): ReadinessChecks {
  return {
    service: async () => {
      if (isStopping()) throw new Error('stopping');
    },
    database: () => probeWrites(db.pool),
    ...(admission.probe ? { limiter: admission.probe } : {}),
  };
}
