import { type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { inAccountSql, isCluster } from '../../cluster.ts';
import { placements } from '../../distribution.ts';
import { type Queryable, statement } from '../../statement.ts';
import { lifetimeHours, lockSeconds } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';
import { accessSeconds, codeSeconds, refreshDays } from '../account/connected-app.ts';
import { maxPauseSeconds } from '../batch/batch-order.ts';
import { lockMinutes } from '../user/sign-in-attempt.ts';
import { linkDays } from '../user/user.ts';
import { overlapHours } from '../webhook/webhook-endpoint.ts';

export async function readDatabaseClock({ kysely }: Pick<Db, 'kysely'>): Promise<string> {
  const { now } = await kysely.selectNoFrom(sql<string>`sampan_clock()`.as('now')).executeTakeFirstOrThrow();
  return now;
}

/** Returns the server's own time, in ms since 1970. Raw: `sampan doctor` reads it before the schema is migrated. */
export async function readServerTime(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  return rows[0]?.now ?? 0;
}

interface DateBounds {
  readonly webhook: {
    readonly leaseMs: number;
    readonly requeueMs: number;
    /** Times of the attempts, in ms after the event. */
    readonly schedule: readonly number[];
  };
  readonly testFeedSeconds: number;
}

interface CorrectedDates {
  readonly column: string;
  readonly rows: number;
}

/** A due time, lock or expiry; in its SQL, `r` is the row and `moment` the database's time. */
interface DatedColumn {
  readonly table: keyof typeof placements;
  readonly isFuture: string;
  /** SQL by column: the time that takes its place, at its limit. */
  readonly correction: Readonly<Record<string, string>>;
  /** Another table of accounts that the condition reads, as `s`. */
  readonly from?: string;
}

/**
 * Corrects times that were written while the database's clock was ahead. After the clock is set back, nothing would
 * be due, unlocked or expired until the clock catches up (docs/design/database.md, Time).
 * Times beyond the furthest possible value are set to that value. So no live lock gets shorter than a new one. Locked
 * rows wait for the next run. Feed stamps stay, because they must never go back; times that only record the past stay
 * too.
 */
export async function correctFutureDates(
  { pool }: Pick<Db, 'pool'>,
  bounds: DateBounds,
): Promise<CorrectedDates[]> {
  const corrected: CorrectedDates[] = [];
  for (const dated of [deliveryDates(bounds.webhook), ...otherDatedColumns(bounds.testFeedSeconds)]) {
    const rows = await correctColumn(pool, dated);
    if (rows > 0)
      corrected.push({ column: `${dated.table}.${Object.keys(dated.correction).join(', ')}`, rows });
  }
  return corrected;
}

/** Does the same for webhook deliveries only. Returns the number of corrected rows. */
export async function correctFutureDeliveries(
  { pool }: Pick<Db, 'pool'>,
  webhook: DateBounds['webhook'],
): Promise<number> {
  return correctColumn(pool, deliveryDates(webhook));
}

/** Returns every column that {@link correctFutureDates} corrects, as `table.column`. */
export function correctedColumns(bounds: DateBounds): string[] {
  return [deliveryDates(bounds.webhook), ...otherDatedColumns(bounds.testFeedSeconds)].flatMap(
    ({ table, correction }) => Object.keys(correction).map((column) => `${table}.${column}`),
  );
}

async function correctColumn(pool: Db['pool'], dated: DatedColumn): Promise<number> {
  if (placements[dated.table] !== 'account' || !(await isCluster(pool))) return correctIn(pool, dated, null);
  // Raw: table and condition are parameters.
  const { rows } = await pool.query<{ account_id: string }>(
    `select distinct r.account_id from (select sampan_clock() as moment) clock, ${tablesSql(dated)} where ${dated.isFuture}`,
  );
  let count = 0;
  for (const { account_id } of rows) count += await correctIn(pool, dated, account_id);
  return count;
}

async function correctIn(pool: Db['pool'], dated: DatedColumn, account: string | null): Promise<number> {
  const { table, isFuture, correction, from } = dated;
  const columns = Object.entries(correction);
  // Raw: table, condition and values are parameters.
  const update = statement()({
    parameters: ['account'],
    text: (p) => {
      const inAccount = (alias: string) =>
        placements[table] === 'account'
          ? inAccountSql(`${alias}.account_id`, p.account)
          : `${p.account}::text is null`;
      return `with clock as materialized (
        select sampan_clock() as moment
      ), found as (
        select r.ctid, ${columns.map(([column, value]) => `${value} as ${column}`).join(', ')} from clock, ${tablesSql(dated)}
        where ${isFuture} and ${inAccount('r')} and ${inAccount(from ? 's' : 'r')} for update of r skip locked
      )
      update ${table} r set ${columns.map(([column]) => `${column} = found.${column}`).join(', ')}
      from found where r.ctid = found.ctid and ${inAccount('r')}`;
    },
  });
  return (await update.run(pool, { account })).rowCount ?? 0;
}

function tablesSql({ table, from }: DatedColumn): string {
  return from ?? `${table} r`;
}

/**
 * A retry may lie ahead by twice its scheduled pause (Retry-After, jitter), or by an hour (backoff), the longer of the
 * two; a tenth of the pause is margin. `resume_*` is the state to which a failed redelivery returns.
 */
function deliveryDates({ leaseMs, requeueMs, schedule }: DateBounds['webhook']): DatedColumn {
  const maxBusy = `moment + ${seconds(Math.max(leaseMs, requeueMs) / 1000)}`;
  const maxRetrySeconds = schedule.map((at, index) => {
    const pauseMs = at - (schedule[index - 1] ?? 0);
    return Math.max((2.2 * pauseMs) / 1000, 3600);
  });
  // The next attempt has the number scheduled_count + 1; PostgreSQL counts the elements of an array from 1.
  const maxRetry = `moment + make_interval(secs => coalesce((array[${maxRetrySeconds.join(', ')}])[r.scheduled_count + 1], 3600))`;
  const startedAhead = "r.state = 'retrying' and r.started_at > moment + interval '1 second'";
  return {
    table: 'webhook_delivery',
    isFuture: `r.next_attempt_at is not null and (
      (r.state in ('pending', 'delivering') and r.next_attempt_at > moment + interval '1 second')
      or (r.state = 'retrying' and r.next_attempt_at > ${maxRetry})
      or (${startedAhead}) or r.busy_until > ${maxBusy}
      or r.resume_at > ${maxRetry} or (r.resume_state = 'pending' and r.resume_at > moment + interval '1 second'))`,
    // A running attempt keeps its start, which identifies its claim.
    correction: {
      next_attempt_at: `case when r.state in ('pending', 'delivering') then ${cappedSql('r.next_attempt_at', 'moment')}
        when ${startedAhead} then ${cappedSql('r.next_attempt_at', "moment + greatest(r.next_attempt_at - r.started_at, interval '0')")}
        else ${cappedSql('r.next_attempt_at', maxRetry)} end`,
      busy_until: cappedSql('r.busy_until', maxBusy),
      // A running attempt keeps its start, which identifies its claim.
      started_at: `case when ${startedAhead} then moment else r.started_at end`,
      resume_at: `case when r.resume_state = 'pending' then ${cappedSql('r.resume_at', 'moment')}
        else ${cappedSql('r.resume_at', maxRetry)} end`,
    },
  };
}

const tokenLifetime = `case r.kind when 'access' then interval '${accessSeconds} seconds' else interval '${refreshDays} days' end`;

function otherDatedColumns(testFeedSeconds: number): DatedColumn[] {
  return [
    cappedColumn('connected_app', 'code_expires_at', seconds(codeSeconds)),
    cappedColumn('connected_app_token', 'expires_at', tokenLifetime),
    cappedColumn('webhook_secret', 'expires_at', `interval '${overlapHours} hours'`),
    // The lease of a step is 30 s.
    cappedColumn('shipment', 'next_checkpoint_at', seconds(Math.max(testFeedSeconds, 30))),
    // Same bounds as in label.ts.
    cappedColumn('shipment', 'label_ask_at', pollInterval('r.created_at', 5, 600), 'moment'),
    cappedColumn('shipment', 'cancel_locked_until', seconds(lockSeconds)),
    {
      table: 'shipment',
      isFuture:
        "r.cancel_locked_until is not null and r.cancel_unconfirmed_since > moment + interval '1 second'",
      correction: { cancel_unconfirmed_since: 'moment' },
    },
    {
      table: 'shipment',
      isFuture: "r.dispatch_status = 'pending' and r.unconfirmed_since > moment + interval '1 second'",
      correction: { unconfirmed_since: 'moment' },
    },
    {
      // Locks of other keys are corrected by the next claim.
      table: 'idempotency_key',
      from: `shipment s join idempotency_key r
        on r.account_id = s.account_id and r.livemode = s.livemode and r.key = s.idempotency_key`,
      isFuture: `s.dispatch_status = 'pending' and r.locked_until > moment + ${seconds(lockSeconds)}`,
      correction: { locked_until: `moment + ${seconds(lockSeconds)}` },
    },
    cappedColumn('idempotency_key', 'expires_at', `interval '${lifetimeHours} hours'`),
    cappedColumn('manifest', 'next_attempt_at', "interval '15 minutes'"),
    {
      table: 'manifest',
      isFuture: "r.unconfirmed_since > moment + interval '1 second'",
      correction: { unconfirmed_since: 'moment' },
    },
    // The lease of an attempt.
    cappedColumn('shipment_cancellation', 'next_attempt_at', seconds(60), 'moment'),
    cappedColumn('shipment_batch', 'busy_until', seconds(maxPauseSeconds)),
    cappedColumn('shipment_batch_order', 'next_attempt_at', seconds(maxPauseSeconds)),
    cappedColumn('negative_cache', 'expires_at', "interval '1 hour'"),
    {
      // Same bounds as in carrier-notice.ts, with its lease of 60 s.
      ...cappedColumn('carrier_notice', 'next_attempt_at', pollInterval('r.received_at', 60, 3600), 'moment'),
      isFuture: `r.applied_at is null and r.next_attempt_at > moment + ${pollInterval('r.received_at', 60, 3600)}`,
    },
    cappedColumn('sign_in_source', 'locked_until', `interval '${lockMinutes} minutes'`),
    cappedColumn('dashboard_user', 'link_expires_at', `interval '${linkDays} days'`),
    // The longest pause of mail.ts.
    cappedColumn('mail', 'due_at', "interval '4 hours'", 'moment'),
    // Written by the clock of a process, which may be slightly ahead of the database's.
    cappedColumn('fx_rate', 'fetched_at', "interval '1 minute'", 'moment'),
    cappedColumn('currency_rate', 'fetched_at', "interval '1 minute'", 'moment'),
  ];
}

/**
 * A time at most `maxAhead`, an SQL interval, after `moment`; corrected to that limit, or to `correctedTo`, which is SQL.
 * `moment` and `r` are as in {@link DatedColumn}.
 */
function cappedColumn(
  table: DatedColumn['table'],
  column: string,
  maxAhead: string,
  correctedTo?: string,
): DatedColumn {
  const bound = `moment + ${maxAhead}`;
  return {
    table,
    isFuture: `r.${column} > ${bound}`,
    correction: { [column]: correctedTo ?? bound },
  };
}

/** SQL interval: a quarter of the row's age within bounds, the poll interval of labels and notices. */
function pollInterval(since: string, minSeconds: number, maxSeconds: number): string {
  const quarter = `extract(epoch from moment - ${since})::float8 / 4`;
  return `make_interval(secs => least(greatest(${quarter}, ${minSeconds}), ${maxSeconds}))`;
}

function seconds(count: number): string {
  return `make_interval(secs => ${count})`;
}

function cappedSql(column: string, bound: string): string {
  return `case when ${column} > ${bound} then ${bound} else ${column} end`;
}

/** The database's clock is in doubt if it is further ahead of the last deletion by age. */
const maxDaysAhead = 7;

export interface RetentionClock {
  readonly trusted_at: string;
  readonly now: string;
  /** The clock is in doubt, so nothing is deleted by its age. */
  readonly is_held: boolean;
}

const now = sql<string>`sampan_clock()`;
const isAhead = sql<boolean>`sampan_clock() > retention_clock.trusted_at + make_interval(days => ${maxDaysAhead})`;

/** Advances the trusted time to the database's clock, unless that is in doubt. The first call trusts the clock. */
export async function advanceRetentionClock(db: Kysely<Database>): Promise<RetentionClock> {
  return db
    .insertInto('retention_clock')
    .values({ trusted_at: now })
    .onConflict((on) =>
      on.column('only_row').doUpdateSet({
        trusted_at: sql<string>`case when ${isAhead} then retention_clock.trusted_at else sampan_clock() end`,
      }),
    )
    .returning(['trusted_at', now.as('now'), isAhead.as('is_held')])
    .executeTakeFirstOrThrow();
}

/** Undefined: nothing was ever deleted by its age. */
export async function readRetentionClock(db: Kysely<Database>): Promise<RetentionClock | undefined> {
  return db
    .selectFrom('retention_clock')
    .select(['trusted_at', now.as('now'), isAhead.as('is_held')])
    .executeTakeFirst();
}

/** Trusts the database's clock again. Returns the clock before; undefined if it was not in doubt. */
export async function trustClock(tx: Kysely<Database>): Promise<RetentionClock | undefined> {
  const before = await tx
    .selectFrom('retention_clock')
    .select(['trusted_at', now.as('now'), isAhead.as('is_held')])
    .forUpdate()
    .executeTakeFirst();
  if (!before?.is_held) return undefined;
  await tx.updateTable('retention_clock').set({ trusted_at: before.now }).execute();
  return before;
}
