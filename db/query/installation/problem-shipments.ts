import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { StoredParty } from '../../table/shipment.ts';
import { cutPage, type Page } from '../page.ts';

/** Why a shipment needs a person. A carrier without a clear result comes first, then a step, such as `customs_hold`, then the status. */
export const problemReasons = [
  'booking_unconfirmed',
  'cancellation_unconfirmed',
  'customs_hold',
  'address_query',
  'lost',
  'damaged',
  'destroyed',
  'delivery_failed',
  'returning',
  'exception',
] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** Returns whether the carrier gave no clear result, so that an operator has to give it. */
export function isUndecided(reason: ProblemReason | null): boolean {
  return reason === 'booking_unconfirmed' || reason === 'cancellation_unconfirmed';
}

export interface ProblemShipment extends ShipmentProblem {
  readonly tracking_number: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly carrier_code: string;
  readonly reference_no: string | null;
  readonly destination_country: string;
  readonly return_of: string | null;
  readonly recipient: StoredParty;
  readonly sender: StoredParty | null;
  /** The time by which the list is ordered. */
  readonly since: string;
  /** Latest news. */
  readonly updated_at: string;
}

/** Why a shipment needs a person, and since when. */
export interface ShipmentProblem {
  readonly reason: ProblemReason;
  /** Time of the event that made it a problem, by the carrier's clock, or of the unclear result; null: there is none. */
  readonly problem_at: string | null;
}

export interface ProblemFilter {
  readonly reason?: ProblemReason;
  readonly carrier_code?: string;
  readonly account_id?: string;
  /** A problem for this time. */
  readonly min_days?: number;
}

const isBookingUndecided = sql`(s.dispatch_status = 'pending' and s.unconfirmed_since is not null)`;
const isCancellationUndecided = sql`(s.cancel_locked_until is not null and s.cancel_unconfirmed_since is not null)`;
const hasNoResult = sql`(${isBookingUndecided} or ${isCancellationUndecided})`;
const undecidedReason = sql<ProblemReason>`case when ${isBookingUndecided} then 'booking_unconfirmed' else 'cancellation_unconfirmed' end`;
const undecidedSince = sql<string>`case when ${isBookingUndecided} then s.unconfirmed_since else s.cancel_unconfirmed_since end`;

/** The condition of the index `shipment_problem`, word for word. */
const isReported = sql`(s.visible and s.livemode and (s.status in ('exception', 'delivery_failed', 'returning')
  or (s.sub_status in ('customs_hold', 'address_query', 'lost', 'damaged') and s.status not in ('delivered', 'cancelled', 'returned'))))`;
const reportedReason = sql<ProblemReason>`case when s.sub_status in ('customs_hold', 'address_query', 'lost', 'damaged', 'destroyed')
  then s.sub_status else s.status end`;

/** Why the shipment `s` needs a person; null: it does not. */
export const problemReason = sql<ProblemReason | null>`case when ${hasNoResult} then ${undecidedReason}
  when ${isReported} then ${reportedReason} end`;

/** Time of the latest event of `p` with its reason. The condition is that of the index `tracking_event_problem`, word for word. */
const eventAt = sql<string | null>`(select max(e.occurred_at) from tracking_event e
  where e.account_id = p.account_id and e.tracking_number = p.tracking_number and p.reason in (e.sub_status, e.status)
    and (e.status in ('exception', 'delivery_failed', 'returning')
      or e.sub_status in ('customs_hold', 'address_query', 'lost', 'damaged', 'destroyed')))`;

/**
 * Live shipments of all accounts that need a person. Raw: each half reads an index of its own, that of the reported problems
 * without the table.
 */
const problems = sql`undecided as materialized (
    select s.account_id, s.tracking_number, s.updated_at, s.carrier_code, ${undecidedReason} as reason, ${undecidedSince} as undecided_since
    from shipment s where s.livemode and ${hasNoResult}
  ), reported as materialized (
    select s.account_id, s.tracking_number, s.updated_at, s.carrier_code, ${reportedReason} as reason, null::timestamptz as undecided_since
    from shipment s where ${isReported}
  ), problem as (
    select * from undecided
    union all
    select * from reported where tracking_number not in (select tracking_number from undecided)
  )`;

/** Returns why a shipment needs a person, by the rule of the list; undefined: it does not. */
export async function findProblem(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumber: string,
): Promise<ShipmentProblem | undefined> {
  // Raw: shares its expressions with the list.
  const { rows } =
    await sql<ShipmentProblem>`select p.reason, coalesce(p.undecided_since, ${eventAt}) as problem_at
    from (
      select s.account_id, s.tracking_number, ${problemReason} as reason, case when ${hasNoResult} then ${undecidedSince} end as undecided_since
      from shipment s
      where s.account_id = ${accountId} and s.livemode = ${livemode} and s.tracking_number = ${trackingNumber}
    ) p where p.reason is not null`.execute(db);
  return rows[0];
}

/** Counts these shipments by reason, most first. */
export async function countProblemShipments(
  db: Kysely<Database>,
): Promise<{ readonly reason: ProblemReason; readonly count: number }[]> {
  // Raw: shares its rows with the list.
  const { rows } = await sql<{ reason: ProblemReason; count: number }>`with ${problems}
    select reason, count(*)::integer as count from problem group by reason order by count desc, reason`.execute(
    db,
  );
  return rows;
}

/** An account with shipments that need a person. */
export interface ProblemAccount {
  readonly id: string;
  readonly name: string;
}

/** Lists the accounts of these shipments by name, at most `limit`. */
export async function listProblemAccounts(db: Kysely<Database>, limit: number): Promise<ProblemAccount[]> {
  // Raw: shares its rows with the list.
  const { rows } = await sql<ProblemAccount>`with ${problems}
    select id, name from account where id in (select account_id from problem) order by name, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A page of shipments that need a person. */
export interface ProblemPage extends Page<ProblemShipment> {
  /** All shipments that match. */
  readonly count: number;
}

/**
 * Returns a page of the live shipments of all accounts that need a person, the oldest problem first: by the event that made it
 * one, or by the latest news where there is no such event.
 */
export async function listProblemShipments(
  db: Kysely<Database>,
  filter: ProblemFilter,
  page: {
    readonly after: readonly [since: string, trackingNumber: string] | null;
    readonly limit: number;
  },
): Promise<ProblemPage> {
  const { after, limit } = page;
  const matches = [
    filter.reason === undefined ? null : sql`p.reason = ${filter.reason}`,
    filter.carrier_code === undefined ? null : sql`p.carrier_code = ${filter.carrier_code}`,
    filter.account_id === undefined ? null : sql`p.account_id = ${filter.account_id}`,
  ].filter((condition) => condition !== null);
  const isOld =
    filter.min_days === undefined
      ? sql`true`
      : sql`coalesce(problem_at, updated_at) < sampan_clock() - make_interval(days => ${filter.min_days})`;
  const isAfter = after ? sql`(since, tracking_number) > (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
  // Raw: the count beside the page, of rows that are found once.
  const { rows } = await sql<ProblemShipment & { count: number }>`with ${problems}, aged as (
      select p.*, coalesce(p.undecided_since, ${eventAt}) as problem_at from problem p
      where ${sql.join([sql`true`, ...matches], sql` and `)}
    ), matching as materialized (
      select *, coalesce(problem_at, updated_at) as since from aged where ${isOld}
    )
    select m.tracking_number, m.account_id, m.reason, m.carrier_code, m.updated_at, m.problem_at, m.since, a.name as account_name,
      s.reference_no, s.destination_country, s.return_of, s.recipient, s.sender, (select count(*)::integer from matching) as count
    from (select * from matching where ${isAfter} order by since, tracking_number limit ${limit + 1}) m
    join shipment s on s.account_id = m.account_id and s.tracking_number = m.tracking_number
    join account a on a.id = m.account_id
    order by m.since, m.tracking_number`.execute(db);
  return { ...cutPage(rows, limit), count: rows[0]?.count ?? 0 };
}
