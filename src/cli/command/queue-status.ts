import { readBacklog } from '../../../db/query/webhook/webhook-claim.ts';
import { createLog } from '../../log/log.ts';
import { JobQueues } from '../../queue/job-queues.ts';
import { type CliCommand, type CommandResult, formatTable } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

export function queueStatus(group: CliCommand, session: Session): void {
  group
    .command('status')
    .description('Show webhook deliveries that are not finished, and the number of jobs in each queue')
    .examples('queue status')
    .action(onDatabase(session, showStatus));
}

async function showStatus(database: OpenDatabase): Promise<CommandResult> {
  const connection = { databaseUrl: database.url, redisUrl: database.config.redisUrl };
  await using jobs = new JobQueues(connection, createLog('silent'));
  const queues = await jobs.count();
  const outbox = await readBacklog(database);
  const { oldest_due_seconds: oldest } = outbox;
  return {
    json: { outbox, queues },
    lines: [
      `Deliveries: ${outbox.due} due, ${outbox.queued} queued, ${outbox.delivering} in flight, ${outbox.waiting} waiting for a retry`,
      `Oldest due delivery: ${oldest === null ? 'none' : `${Math.round(oldest)} s`}; slow endpoints: ${outbox.slow_endpoints}`,
      '',
      ...formatTable(
        ['QUEUE', 'WAITING', 'ACTIVE', 'DELAYED'],
        queues.map(({ queue, waiting, active, delayed }) => [
          queue,
          String(waiting),
          String(active),
          String(delayed),
        ]),
      ),
    ],
  };
}
