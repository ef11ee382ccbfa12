import { invocation } from '../cli-command.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** The queue's tables in the database are those that this version's BullMQ works with. */
export async function checkQueue({ pool, dataDirectory }: OpenDatabase): Promise<Finding> {
  const { latestQueueVersion, queueVersion } = await import('../../queue/migrate-queue.ts');
  const version = await queueVersion(pool);
  const migrate = `run \`${invocation} migrate\``;
  if (version === 0 && dataDirectory) {
    return warn('queue', 'has no tables yet', `\`npm start\` makes them, or ${migrate}`);
  }
  if (version < latestQueueVersion) {
    return fail('queue', `its tables are of version ${version}, not ${latestQueueVersion}`, migrate);
  }
  return ok('queue', `in the database, version ${version}`);
}
