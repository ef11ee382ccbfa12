import { probeWrites } from '../../../db/query/installation/server.ts';
import { countRole, listLivingProcesses } from '../../../db/query/installation/service-process.ts';
import type { ApiContext } from '../api-context.ts';
import type { ReadinessChecks } from './health.ts';

/** Returns the readiness checks. The rate limiter stays ready without Redis for as long as it can count locally. */
export function readinessChecks(
  { db, admission }: Pick<ApiContext, 'db' | 'admission'>,
  isStopping: () => boolean = () => false,
): ReadinessChecks {
  return {
    service: async () => {
      if (isStopping()) throw new Error('stopping');
    },
    database: () => probeWrites(db.kysely),
    ...(admission.probe ? { limiter: admission.probe } : {}),
    worker: async () => {
      if (countRole(await listLivingProcesses(db.kysely), 'worker') === 0) throw new Error('no worker lives');
    },
  };
}
