import { invocation } from '../cli-command.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Checks that the queue's tables in the database have the version that BullMQ needs. */
export async function checkQueue({ pool, dataDirectory }: OpenDatabase): Promise<Finding> {
  const { latestQueueVersion, queueVersion } = await import('../../queue/migrate-queue.ts');
  const version = await queueVersion(pool);
  const migrate = `\`${invocation} migrate\``;
  if (version === 0 && dataDirectory) {
    return warn('queue', "The queue's tables do not exist yet", `Run \`npm start\` or ${migrate}`);
  }
  if (version < latestQueueVersion) {
    return fail(
      'queue',
      `The queue's tables have version ${version} instead of ${latestQueueVersion}`,
      `Run ${migrate}`,
    );
  }
  return ok('queue', `In the database, version ${version}`);
}
