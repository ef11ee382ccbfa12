import { probeWrites } from '../../../db/query/installation/server.ts';
import type { AppContext } from '../../context.ts';
import type { ReadinessChecks } from './health.ts';

/**
 * Returns the checks for a load balancer: whether this process takes requests, whether the database takes writes, and whether
 * the limiter can count. The limiter goes on for a while without Redis; as long as it does, requests are served.
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
