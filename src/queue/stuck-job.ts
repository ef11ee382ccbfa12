import type { Kysely } from 'kysely';
import { readJobSuccesses } from '../../db/query/installation/service-process.ts';
import { listOverdueDeliveries } from '../../db/query/webhook/webhook-claim.ts';
import type { Database } from '../../db/table/index.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { JobQueues, StuckJob } from './job-queues.ts';

interface Jobs {
  readonly queues: JobQueues;
  readonly db: Kysely<Database>;
}

/** Lists the jobs that run for long, and the failed ones whose work is still to be done, newest first. */
export async function listStuckJobs({ queues, db }: Jobs, now: Date): Promise<StuckJob[]> {
  const found = await queues.listStuck(now);
  const failed = found.filter(({ state }) => state === 'failed');
  const [successes, overdue] = await Promise.all([
    readJobSuccesses(db),
    listOverdueDeliveries(
      db,
      failed.flatMap(({ data }) => readDeliveryIds(data) ?? []),
    ),
  ]);
  const startedAt = new Map(overdue.map(({ id, started_at }) => [id, started_at]));
  const isAfter = (time: string | null | undefined, since: string) =>
    Date.parse(time ?? '') > Date.parse(since);
  const isHealed = ({ name, since, data }: StuckJob) =>
    readDeliveryIds(data)?.every((id) => !startedAt.has(id) || isAfter(startedAt.get(id), since)) ??
    isAfter(successes.get(name), since);
  return found.filter((job) => job.state !== 'failed' || !isHealed(job));
}

/** Returns the deliveries of a job that sends some. */
function readDeliveryIds(data: unknown): readonly string[] | undefined {
  return data instanceof Object && 'ids' in data
    ? (data as { readonly ids: readonly string[] }).ids
    : undefined;
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
  const entry = [actor, action, `${queue} ${name} ${id}`] as const;
  return commitChange(db, async () => ({ result: true, entry }));
}

/** Queues the failed jobs of a name again, and records it. Returns their number. */
export async function retryStuckJobs(
  { queues, db }: Jobs,
  actor: AuditActor,
  { queue, name }: Pick<StuckJob, 'queue' | 'name'>,
): Promise<number> {
  const count = await queues.retryAll(queue, name);
  const entry = [actor, 'job.retried', `${queue} ${name}: ${count}`] as const;
  return commitChange(db, async () => ({ result: count, entry: count > 0 && entry }));
}
