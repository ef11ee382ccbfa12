import { countRole, listLivingProcesses } from '../../../db/query/installation/service-process.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const start = 'Start a process with the worker role: `npm start`, or with SAMPAN_ROLES=worker';

/** Checks that a process runs the jobs: without one, webhooks, emails and late labels wait. */
export async function checkWorker({ kysely }: OpenDatabase): Promise<Finding> {
  // The table is missing before the migrations. The check of the schema reports that.
  const processes = await listLivingProcesses(kysely).catch(() => []);
  const workers = countRole(processes, 'worker');
  if (workers > 0) return ok('worker', `${workers} running`);
  if (processes.length === 0) return warn('worker', 'No process of the service is running', start);
  return fail(
    'worker',
    'The API is running without a worker, so webhooks, emails and late labels wait',
    start,
  );
}
