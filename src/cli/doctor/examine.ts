import { type Config, readConfig } from '../../config/config.ts';
import { withDatabase } from '../database.ts';
import type { Session } from '../session.ts';
import { bookingChecks, checkBookings, checkPublicUrl } from './booking-checks.ts';
import {
  checkClock,
  checkDatabase,
  checkDates,
  checkDisk,
  checkKeys,
  checkMail,
  checkNode,
  checkProcesses,
  checkQueue,
  checkRetention,
  checkSchema,
  checkSecrets,
  type Finding,
  fail,
  ok,
  processChecks,
  warn,
} from './checks.ts';
import { checkRedis } from './redis-checks.ts';
import { checkRestored, restoreChecks } from './restore-checks.ts';

/** Runs every check. Returns the findings in the order in which to fix them. */
export async function examine(
  session: Session,
  { afterRestore }: { readonly afterRestore: boolean },
): Promise<Finding[]> {
  const node = checkNode(process.versions.node);
  const read = readSettings(session.env);
  if ('finding' in read) return [node, read.finding];
  const { config } = read;
  return [
    node,
    ok('settings', `SAMPAN_HOME is ${config.home}`),
    checkPublicUrl(config),
    ...(await checkStores(config, session, afterRestore)),
    await checkMail(config),
    attemptCheck('secrets', () => checkSecrets(config.home)),
  ];
}

function readSettings(env: NodeJS.ProcessEnv): { config: Config } | { finding: Finding } {
  try {
    return { config: readConfig(env) };
  } catch (error) {
    return { finding: fail('settings', toMessage(error), 'Correct the setting; the other checks need it') };
  }
}

async function checkStores(config: Config, { signal }: Session, afterRestore: boolean): Promise<Finding[]> {
  const { redisUrl } = config;
  const inRedis = redisUrl ? await checkRedis(redisUrl) : [];
  try {
    return await withDatabase(config, { schema: 'any', signal }, async (database) => [
      await checkDatabase(database),
      await checkSchema(database),
      ...(redisUrl ? inRedis : [await checkQueue(database)]),
      await checkClock(database),
      await checkDates(database),
      await checkRetention(database),
      await checkKeys(database),
      ...(afterRestore ? await checkRestored(database) : []),
      ...(await checkBookings(database)),
      ...(await checkProcesses(database, { afterRestore })),
      attemptCheck('disk', () => checkDisk(config, database.dataDirectory)),
    ]);
  } catch (error) {
    if (signal.aborted) throw error;
    const remedy = config.databaseUrl
      ? 'Start the server or correct DATABASE_URL'
      : 'Fix this first; other checks need the database';
    const unchecked = [
      'schema',
      ...(redisUrl ? [] : ['queue']),
      'clock',
      'dates',
      'retention',
      'keys',
      ...(afterRestore ? restoreChecks : []),
      ...bookingChecks,
      ...processChecks,
    ];
    return [
      fail('database', toMessage(error), remedy),
      ...unchecked.map((check) => warn(check, 'Not checked', 'Fix the database first')),
      ...inRedis,
      attemptCheck('disk', () => checkDisk(config, null)),
    ];
  }
}

function attemptCheck(check: string, run: () => Finding): Finding {
  try {
    return run();
  } catch (error) {
    return fail(check, toMessage(error), 'Give this user permission to read it');
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') || error.name : String(error);
}
