import type { Job, Queue, Worker } from 'bullmq';
import type { Kysely } from 'kysely';
import { copyRateDays } from '../../db/query/account/admission.ts';
import { dropApiRequests, keepApiRequests } from '../../db/query/account/api-request.ts';
import { reconcileIntervalSeconds, takeOverIntervalSeconds } from '../../db/query/booking/unfinished.ts';
import { correctFutureDates } from '../../db/query/installation/clock.ts';
import { noteJobSuccess, readJobSuccesses } from '../../db/query/installation/service-process.ts';
import { deleteExpiredSubscriptions } from '../../db/query/mail/digest-subscriber.ts';
import { deleteOldRecipientMails } from '../../db/query/mail/recipient.ts';
import { deleteExpiredFormSubmissions } from '../../db/query/user/form-submission.ts';
import { deleteExpiredChallenges } from '../../db/query/user/passkey.ts';
import { deleteExpiredSessions } from '../../db/query/user/session.ts';
import { deleteExpiredSignInSources } from '../../db/query/user/sign-in-attempt.ts';
import type { Database } from '../../db/table/index.ts';
import { cancelDueShipments } from '../booking/cancel-many.ts';
import { reconcileShipments } from '../booking/reconcile.ts';
import type { Config } from '../config/config.ts';
import { type WorkContext, withBulkhead } from '../context.ts';
import { fetchFxRate } from '../fx/fx-source.ts';
import { applyPlannedRates } from '../fx/planned-rate.ts';
import { announceChanges } from '../mail/digest.ts';
import { reconcileManifests } from '../manifest/create-manifest.ts';
import { expireApps } from '../oauth/connected-app.ts';
import { anonymizeEndedShipments } from '../personal-data/anonymize-shipments.ts';
import {
  keepFailed,
  maintenanceQueue,
  maxFailed,
  openQueue,
  openWorker,
  type QueueConnection,
} from '../queue/connection.ts';
import { retryFailedJob } from '../queue/job-queues.ts';
import { mayDeleteByAge } from '../retention.ts';
import { askLabels } from './ask-labels.ts';
import {
  deleteExpiredCarrierCalls,
  deleteExpiredKeys,
  deleteExpiredTracking,
  expireAuditEntries,
  expireBatches,
  expireEvents,
  expireTestShipments,
} from './expire.ts';
import { indexShipments } from './index-shipments.ts';
import { dropMails, sendMails } from './send-mail.ts';
import { advanceTestFeed, matchCarrierNotices } from './tracking-feed.ts';

/** Corrects rows dated in the future after the database's clock was set back. Returns their number. */
export async function fixFutureTimestamps({
  db,
  config,
  log,
}: Pick<WorkContext, 'db' | 'config' | 'log'>): Promise<number> {
  const corrected = await correctFutureDates(db, config);
  if (corrected.length === 0) return 0;
  log.warn(
    { corrected },
    "Corrected rows dated in the future; check whether the database's clock was set back",
  );
  return corrected.reduce((sum, { rows }) => sum + rows, 0);
}

/** Name to period in ms. */
type Periods = ReadonlyMap<string, number>;

type KeeperContext = Pick<WorkContext, 'db' | 'log'>;

const checkEveryMs = 5_000;
/** A next run that is overdue by a period and this time is lost. */
const lateMs = 90_000;

/** Adds or updates a recurring job. A job that exists keeps the time of its next run. */
export async function schedule(queue: Queue, name: string, everyMs: number): Promise<void> {
  await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts: keepFailed });
}

/**
 * Restores schedules that the queue has lost, and those too far ahead because the clock was set back. Repeats failed
 * runs: the next run of a schedule may be an hour away.
 */
function keepSchedules(queue: Queue, periods: Periods, { db, log }: KeeperContext): Disposable {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await addLost(queue, periods);
      await repeatFailed(queue, periods, db.kysely);
    } catch (error) {
      log.debug({ err: error }, 'Schedules of the queue could not be kept');
    } finally {
      running = false;
    }
  }, checkEveryMs);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

async function addLost(queue: Queue, periods: Periods): Promise<void> {
  const known = new Map((await queue.getJobSchedulers()).map(({ key, next }) => [key, next ?? 0]));
  for (const [name, everyMs] of periods) {
    const next = known.get(name) ?? 0;
    const isAhead = next > Date.now() + everyMs + checkEveryMs;
    if (isAhead) await queue.removeJobScheduler(name);
    if (isAhead || next < Date.now() - everyMs - lateMs) await schedule(queue, name, everyMs);
  }
}

/** A failed run is repeated after this time, then after twice as long, up to the second. */
const firstRepeatMs = 5_000;
const maxRepeatMs = 600_000;

/** Repeats the newest failed run of each recurring job that has not succeeded since. BullMQ's own retries would delay jobs in the queue. */
async function repeatFailed(queue: Queue, periods: Periods, db: Kysely<Database>): Promise<void> {
  const failed = await queue.getFailed(0, maxFailed - 1);
  if (failed.length === 0) return;
  const successes = await readJobSuccesses(db);
  for (const [name, runs] of Map.groupBy(failed, (run) => run.name)) {
    const ended = ({ finishedOn, timestamp }: Job) => finishedOn ?? timestamp;
    const newest = runs.reduce((one, other) => (ended(other) > ended(one) ? other : one));
    const waitMs = Math.min(firstRepeatMs * 2 ** (newest.attemptsMade - 1), maxRepeatMs);
    const isHealed = Date.parse(successes.get(name) ?? '') > ended(newest);
    if (periods.has(name) && !isHealed && Date.now() >= ended(newest) + waitMs) await retryFailedJob(newest);
  }
}

interface RecurringJob {
  readonly everySeconds: number | ((config: Config) => number);
  readonly run: (context: WorkContext) => Promise<number>;
  /** Returns true if the job is scheduled in this process; without this function, the job always is. */
  readonly wanted?: (config: Config) => boolean;
  readonly atStart?: true;
  /** It deletes data by its age, so it waits while the clock is in doubt. */
  readonly deletes?: true;
}

/** Each job runs once per period, however many workers there are. */
const jobs: Readonly<Record<string, RecurringJob>> = {
  'copy-rate-days': { everySeconds: 10, run: ({ db }) => copyRateDays(db) },
  'take-over-shipments': {
    everySeconds: takeOverIntervalSeconds,
    run: (context) => reconcileShipments(context, { onlyInterrupted: true }),
    atStart: true,
  },
  'reconcile-shipments': { everySeconds: reconcileIntervalSeconds, run: reconcileShipments, atStart: true },
  'reconcile-manifests': { everySeconds: reconcileIntervalSeconds, run: reconcileManifests, atStart: true },
  'fix-future-timestamps': { everySeconds: 15, run: fixFutureTimestamps, atStart: true },
  'advance-test-feed': {
    everySeconds: ({ testFeedSeconds }) => Math.min(testFeedSeconds, 5),
    run: advanceTestFeed,
    wanted: ({ testFeedSeconds }) => testFeedSeconds > 0,
    atStart: true,
  },
  'ask-labels': { everySeconds: 5, run: askLabels, atStart: true },
  'cancel-shipments': { everySeconds: 1, run: cancelDueShipments, atStart: true },
  'index-shipments': { everySeconds: 1, run: indexShipments, atStart: true },
  'match-carrier-notices': { everySeconds: 15, run: matchCarrierNotices, atStart: true },
  'delete-expired-tracking': { everySeconds: 3_600, run: deleteExpiredTracking, deletes: true },
  'expire-events': { everySeconds: 3_600, run: expireEvents, deletes: true },
  'expire-test-shipments': { everySeconds: 3_600, run: expireTestShipments, deletes: true },
  'expire-batches': { everySeconds: 3_600, run: expireBatches, deletes: true },
  'anonymize-shipments': {
    everySeconds: 3_600,
    run: anonymizeEndedShipments,
    wanted: ({ retention }) => retention.recipientDays !== null,
    deletes: true,
  },
  'expire-audit-entries': { everySeconds: 3_600, run: expireAuditEntries, deletes: true },
  'delete-expired-carrier-calls': { everySeconds: 3_600, run: deleteExpiredCarrierCalls, deletes: true },
  'keep-api-requests': {
    everySeconds: 3_600,
    run: async ({ db }) => {
      await keepApiRequests(db.kysely);
      return 0;
    },
    atStart: true,
  },
  // Also while the log is off, so that old rows go.
  'drop-api-requests': {
    everySeconds: 3_600,
    run: ({ db, config }) => dropApiRequests(db.kysely, config.retention.requestLogDays),
    deletes: true,
  },
  'delete-expired-idempotency-keys': {
    everySeconds: 600,
    run: deleteExpiredKeys,
    deletes: true,
  },
  'delete-expired-sessions': {
    everySeconds: 600,
    run: async ({ db }) =>
      (await deleteExpiredSessions(db.kysely)) + (await deleteExpiredFormSubmissions(db.kysely)),
    deletes: true,
  },
  'delete-expired-connected-apps': {
    everySeconds: 3_600,
    run: expireApps,
    deletes: true,
  },
  'delete-expired-sign-in-sources': {
    everySeconds: 3_600,
    run: ({ db }) => deleteExpiredSignInSources(db.kysely),
    deletes: true,
  },
  'delete-expired-passkey-challenges': {
    everySeconds: 3_600,
    run: ({ db }) => deleteExpiredChallenges(db.kysely),
    deletes: true,
  },
  'delete-expired-subscriptions': {
    everySeconds: 3_600,
    run: ({ db }) => deleteExpiredSubscriptions(db),
    deletes: true,
  },
  'delete-recipient-mails': {
    everySeconds: 3_600,
    run: ({ db }) => deleteOldRecipientMails(db),
    deletes: true,
  },
  'announce-changes': {
    everySeconds: 300,
    run: announceChanges,
    wanted: ({ mail }) => mail !== null,
    atStart: true,
  },
  'send-mail': { everySeconds: 5, run: sendMails, wanted: ({ mail }) => mail !== null, atStart: true },
  // The job `send-mail` does it where there is a mail server.
  'drop-mails': { everySeconds: 3_600, run: dropMails, wanted: ({ mail }) => mail === null },
  'apply-planned-rates': { everySeconds: 30, run: applyPlannedRates, atStart: true },
  'fetch-fx-rate': {
    everySeconds: 3_600,
    run: fetchFxRate,
    wanted: ({ fxSource }) => fxSource !== null,
    atStart: true,
  },
};

/** Runs a job once. Returns the number of rows that it changed. */
export async function runJob(context: WorkContext, name: string): Promise<number> {
  const job = jobs[name];
  if (!job || (job.deletes && !(await mayDeleteByAge(context, name)))) return 0;
  return job.run(context);
}

interface Maintenance extends AsyncDisposable {
  readonly queue: Queue;
  readonly worker: Worker;
}

export async function startMaintenance(
  context: WorkContext,
  connection: QueueConnection,
): Promise<Maintenance> {
  const { config, log } = context;
  const queue = openQueue(maintenanceQueue, connection, log);
  const periods = new Map<string, number>();
  // An earlier version may have left schedules of jobs that this one does not have.
  for (const { key } of await queue.getJobSchedulers())
    if (!(key in jobs)) await queue.removeJobScheduler(key);
  for (const [name, { everySeconds, wanted, atStart }] of Object.entries(jobs)) {
    if (wanted?.(config) === false) {
      await queue.removeJobScheduler(name);
      continue;
    }
    const period = (typeof everySeconds === 'number' ? everySeconds : everySeconds(config)) * 1000;
    periods.set(name, period);
    await schedule(queue, name, period);
    if (atStart) await queue.add(name, {}, keepFailed);
  }
  const kept = keepSchedules(queue, periods, withBulkhead(context, 'schedules'));
  const worker = openWorker(
    maintenanceQueue,
    async (job) => {
      const shared = withBulkhead(context, job.name);
      const rows = await runJob(shared, job.name);
      await noteJobSuccess(shared.db.kysely, job.name, new Date());
      shared.db.noteSuccess();
      if (rows) context.relay?.nudge();
      log.debug({ job: job.name, rows }, 'Job done');
    },
    connection,
    log,
    // A slow source must not delay the reconciler.
    { concurrency: 4 },
  );
  return {
    queue,
    worker,
    async [Symbol.asyncDispose]() {
      kept[Symbol.dispose]();
      await worker.close();
      await queue.close();
    },
  };
}
