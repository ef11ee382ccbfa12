import type { Kysely } from 'kysely';
import type { Database } from '../../db/table/index.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import type { JobQueues, StuckJob } from './job-queues.ts';

interface Jobs {
  readonly queues: JobQueues;
  readonly db: Kysely<Database>;
}

/** Queues a failed job again, or removes it, and records it. False: it is not failed any more. */
export async function changeStuckJob(
  { queues, db }: Jobs,
  actor: AuditActor,
  { queue, name, id }: StuckJob,
  change: 'retry' | 'discard',
): Promise<boolean> {
  if (!(await queues[change](queue, id))) return false;
  const action = change === 'retry' ? 'job.retried' : 'job.discarded';
  await audit(db, actor, action, `${queue} ${name} ${id}`);
  return true;
}

/** Queues the failed jobs of a name again, and records it. Returns their number. */
export async function retryStuckJobs(
  { queues, db }: Jobs,
  actor: AuditActor,
  { queue, name }: Pick<StuckJob, 'queue' | 'name'>,
): Promise<number> {
  const count = await queues.retryAll(queue, name);
  if (count > 0) await audit(db, actor, 'job.retried', `${queue} ${name}: ${count}`);
  return count;
}
