import { statfs } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import type { Db } from '../../db/client.ts';
import { type BatchBacklog, readBatchBacklog } from '../../db/query/batch/batch.ts';
import {
  listReplicas,
  type OperatingState,
  type Replica,
  readOperatingState,
} from '../../db/query/installation/operating-state.ts';
import {
  countRole,
  type LivingProcess,
  listLivingProcesses,
  type OpenProblems,
  readOpenProblems,
} from '../../db/query/installation/service-process.ts';
import { type Backlog, readBacklog } from '../../db/query/webhook/webhook-claim.ts';
import { settlesWithin } from '../../db/statement.ts';
import { knownCurrencies } from '../fx/amount-currencies.ts';
import { type RateView, rateView } from '../fx/currency-rates.ts';
import type { JobQueues, QueueCounts } from '../queue/job-queues.ts';
import { listStuckJobs } from '../queue/stuck-job.ts';
import { isClockInDoubt } from '../retention.ts';

type PromClient = typeof import('prom-client');

/** State of the whole installation; null for a store that did not respond in time. */
export interface StoreReadings {
  readonly health: OpenProblems | null;
  readonly backlog: Backlog | null;
  readonly batches: BatchBacklog | null;
  readonly queues: readonly QueueCounts[] | null;
  readonly processes: readonly LivingProcess[] | null;
  readonly state: OperatingState | null;
  /** Rates of the currencies in which the catalog names amounts of laws. */
  readonly currencies: readonly { readonly currency: string; readonly view: RateView }[] | null;
  readonly deletionHeld: boolean | null;
  readonly replicas: readonly Replica[] | null;
  readonly stuckJobs: number | null;
  /** Time by which the database's clock is ahead of this process's. */
  readonly clockOffsetSeconds: number | null;
  /** Null also without the embedded database: the disks of other servers are measured there. */
  readonly diskFreeBytes: number | null;
}

interface Installation {
  readonly db: Db;
  readonly queues: JobQueues;
  /** Folder of the embedded database; null: another server. */
  readonly embeddedHome: string | null;
}

/** A reading is served again for this long, so that scrapes don't load the stores. */
const freshMs = 5_000;
const waitMs = 3_000;

/** Returns a function that reads the stores, at most every 5 s. */
export function storeReadings(installation: Installation): () => Promise<StoreReadings> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<StoreReadings> | undefined;
  return () => {
    if (reading && performance.now() - readAt < freshMs) return reading;
    readAt = performance.now();
    reading = readStores(installation);
    return reading;
  };
}

async function readStores({ db, queues, embeddedHome }: Installation): Promise<StoreReadings> {
  const [health, backlog, batches, counts, processes, stated, currencies, isHeld, replicas, stuck, disk] =
    await Promise.all([
      orNull(readOpenProblems(db)),
      orNull(readBacklog(db)),
      orNull(readBatchBacklog(db)),
      orNull(queues.count()),
      orNull(listLivingProcesses(db.kysely)),
      orNull(readWithClock(db)),
      orNull(readCurrencies(db)),
      orNull(isClockInDoubt({ db })),
      orNull(listReplicas(db)),
      orNull(listStuckJobs({ queues, db: db.kysely }, new Date())),
      embeddedHome === null ? null : orNull(statfs(embeddedHome)),
    ]);
  return {
    health,
    backlog,
    batches,
    queues: counts,
    processes,
    state: stated?.state ?? null,
    currencies,
    deletionHeld: isHeld,
    replicas,
    stuckJobs: stuck?.length ?? null,
    clockOffsetSeconds: stated?.clockOffsetSeconds ?? null,
    diskFreeBytes: disk && disk.bavail * disk.bsize,
  };
}

async function readCurrencies({ kysely }: Db) {
  const now = new Date();
  const named = (await knownCurrencies(kysely)).filter(({ isNamed }) => isNamed);
  return named.map(({ currency, newest }) => ({ currency, view: rateView(newest, now) }));
}

/** Compares the database's clock with the middle of the round trip. */
async function readWithClock(db: Db) {
  const sent = Date.now();
  const state = await readOperatingState(db);
  return { state, clockOffsetSeconds: (state.clock_ms - (sent + Date.now()) / 2) / 1000 };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  const read = reading.catch(() => null);
  return (await settlesWithin(waitMs, read)) ? read : null;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** Registers what a scrape reads from the stores. Each process reports the same values. */
export function storeMetrics(
  { Gauge }: PromClient,
  registry: Registry,
  readStores: () => Promise<StoreReadings>,
): void {
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    samples: (readings: StoreReadings) => readonly Sample[],
  ) =>
    new Gauge({
      name: `sampan_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const readings = await readStores();
        this.reset();
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of samples(readings)) this.set(labels, value);
      },
    });

  gauge('store_up', '1 if the store responded to this reading, else 0.', ['store'], ({ health, queues }) => [
    [{ store: 'database' }, Number(health !== null)],
    [{ store: 'queue' }, Number(queues !== null)],
  ]);
  gauge(
    'processes',
    'Processes of the installation that live, by role. A process can have both roles. Alert on 0 workers.',
    ['role'],
    ({ processes }) =>
      processes ? (['api', 'worker'] as const).map((role) => [{ role }, countRole(processes, role)]) : [],
  );
  gauge(
    'webhook_deliveries',
    'Unfinished webhook deliveries of the installation by state. "waiting": until the next retry.',
    ['state'],
    ({ backlog }) =>
      backlog
        ? (['due', 'queued', 'delivering', 'waiting'] as const).map((state) => [{ state }, backlog[state]])
        : [],
  );
  gauge(
    'webhook_oldest_due_seconds',
    'Time since the oldest due delivery became due, in seconds; 0 if none is due.',
    [],
    ({ backlog }) => (backlog ? [[{}, backlog.oldest_due_seconds ?? 0]] : []),
  );
  gauge('batch_orders_pending', 'Orders of shipment batches that have no result yet.', [], ({ batches }) =>
    batches ? [[{}, batches.pending]] : [],
  );
  gauge(
    'batch_oldest_due_seconds',
    'Time since the oldest due order of a shipment batch became due, in seconds; 0 if none is due.',
    [],
    ({ batches }) => (batches ? [[{}, batches.oldest_due_seconds]] : []),
  );
  gauge(
    'webhook_endpoints',
    'Webhook endpoints by state. "slow" (one request at a time) and "failing" are also "active"; "disabled": because of failures.',
    ['state'],
    ({ backlog, health }) =>
      backlog && health
        ? [
            [{ state: 'active' }, health.endpoints_active],
            [{ state: 'slow' }, backlog.slow_endpoints],
            [{ state: 'failing' }, health.endpoints_failing],
            [{ state: 'disabled' }, health.endpoints_disabled],
          ]
        : [],
  );
  gauge(
    'webhook_failed_in_row',
    'Failed deliveries of active endpoints since the last success of each endpoint.',
    [],
    ({ health }) => (health ? [[{}, health.failed_in_row]] : []),
  );
  gauge(
    'queue_jobs',
    'Jobs by queue and state. Jobs only wake workers; the backlog is sampan_webhook_deliveries.',
    ['queue', 'state'],
    ({ queues }) =>
      (queues ?? []).flatMap(({ queue, waiting, active, delayed }): Sample[] => [
        [{ queue, state: 'waiting' }, waiting],
        [{ queue, state: 'active' }, active],
        [{ queue, state: 'delayed' }, delayed],
      ]),
  );
  gauge(
    'bookings_undecided',
    'Bookings without a clear result from the carrier: all, and those that the reconciler handles.',
    ['of'],
    ({ health }) =>
      health
        ? [
            [{ of: 'all' }, health.unconfirmed],
            [{ of: 'reconciler' }, health.left],
          ]
        : [],
  );
  gauge(
    'bookings_oldest_undecided_seconds',
    'Age of the oldest booking without a clear result from the carrier, in seconds; 0 if there is none.',
    [],
    ({ health }) => (health ? [[{}, health.oldest_unconfirmed_seconds]] : []),
  );
  gauge(
    'manifests_undecided',
    'Manifests without a clear result from the carrier. Their shipments can be on no other one.',
    [],
    ({ health }) => (health ? [[{}, health.manifests_closing]] : []),
  );
  gauge(
    'manifests_oldest_undecided_seconds',
    'Age of the oldest manifest without a clear result from the carrier, in seconds; 0 if there is none.',
    [],
    ({ health }) => (health ? [[{}, health.oldest_closing_seconds]] : []),
  );
  gauge(
    'jobs_stuck',
    'Background jobs that failed and have not succeeded since, or that run for longer than a minute.',
    [],
    ({ stuckJobs }) => (stuckJobs === null ? [] : [[{}, stuckJobs]]),
  );
  gauge(
    'final_fees_refused',
    'Final fees of carriers in the last 7 days that charged nothing: the shipment was canceled, or settled for another fee.',
    [],
    ({ state }) => (state ? [[{}, state.final_fees_refused]] : []),
  );
  gauge(
    'exchange_rate_age_seconds',
    'Age of the exchange rate, in seconds. Stale after 36 hours, refused after 7 days; absent if none is set.',
    [],
    ({ state }) => (state?.exchange_rate_age_seconds == null ? [] : [[{}, state.exchange_rate_age_seconds]]),
  );
  gauge(
    'currency_rate_age_seconds',
    'Age of the rate of a currency in which the catalog names amounts of laws, in seconds; absent if none is set.',
    ['currency'],
    ({ currencies }) =>
      (currencies ?? []).flatMap(({ currency, view }): Sample[] =>
        view.age_seconds === null ? [] : [[{ currency }, view.age_seconds]],
      ),
  );
  gauge(
    'currency_rates_missing',
    'Currencies in which the catalog names amounts of laws, and that have no rate younger than 7 days.',
    [],
    ({ currencies }) =>
      currencies === null ? [] : [[{}, currencies.filter(({ view }) => !view.resolvable).length]],
  );
  gauge(
    'database_clock_offset_seconds',
    "Time by which the database's clock is ahead of the clock of this process, in seconds.",
    [],
    ({ clockOffsetSeconds }) => (clockOffsetSeconds === null ? [] : [[{}, clockOffsetSeconds]]),
  );
  gauge(
    'deletion_held',
    "1 if nothing is deleted by its age because the database's clock jumped, else 0.",
    [],
    ({ deletionHeld }) => (deletionHeld === null ? [] : [[{}, Number(deletionHeld)]]),
  );
  gauge(
    'database_replica_lag_seconds',
    "Time by which a replica of the database is behind, in seconds, by the replica's application_name. Needs the role pg_monitor.",
    ['replica'],
    ({ replicas }) =>
      (replicas ?? []).map(({ name, lag_seconds }): Sample => [{ replica: name }, lag_seconds]),
  );
  gauge(
    'disk_free_bytes',
    'Free space of the disk of the embedded database, in bytes; absent with another server.',
    [],
    ({ diskFreeBytes }) => (diskFreeBytes === null ? [] : [[{}, diskFreeBytes]]),
  );
  gauge(
    'secret_keys',
    'Keys that encrypt stored secrets. More than 1: sampan secret rotate-keys has not finished.',
    [],
    ({ state }) => (state ? [[{}, state.secret_keys]] : []),
  );
  gauge(
    'secret_key_age_seconds',
    'Time since the newest key that encrypts stored secrets was added, in seconds.',
    [],
    ({ state }) => (state ? [[{}, state.secret_key_age_seconds]] : []),
  );
}
