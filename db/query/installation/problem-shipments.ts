import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import { isTerminal, type ShipmentTable, type StoredParty } from '../../table/shipment.ts';
import { cutPage, type Page } from '../page.ts';

/** Why a shipment needs a person. A step, such as `customs_hold`, comes before the status. */
export const problemReasons = [
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

export interface ProblemShipment {
  readonly tracking_number: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly reason: ProblemReason;
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
  /** Time of the event that made it a problem, by the carrier's clock; null: there is none. */
  readonly problem_at: string | null;
}

export interface ProblemFilter {
  readonly reason?: ProblemReason;
  readonly carrier_code?: string;
  readonly account_id?: string;
  /** A problem for this time. */
  readonly min_days?: number;
}

/** The condition of the index `shipment_problem`, word for word. */
const isProblem = sql<boolean>`visible and livemode and (status in ('exception', 'delivery_failed', 'returning')
  or (sub_status in ('customs_hold', 'address_query', 'lost', 'damaged') and status not in ('delivered', 'cancelled', 'returned')))`;

const reason = sql<ProblemReason>`case when sub_status in ('customs_hold', 'address_query', 'lost', 'damaged', 'destroyed')
  then sub_status else status end`;

/** Returns why a shipment needs a person, by the rule of the list; null: it does not. */
export function problemReasonOf({
  livemode,
  status,
  sub_status: step,
}: Pick<Selectable<ShipmentTable>, 'livemode' | 'status' | 'sub_status'>): ProblemReason | null {
  if (!livemode || isTerminal(status)) return null;
  const byStatus = (['exception', 'delivery_failed', 'returning'] as const).find((one) => one === status);
  if (step === 'destroyed') return byStatus === undefined ? null : step;
  const byStep = (['customs_hold', 'address_query', 'lost', 'damaged'] as const).find((one) => one === step);
  return byStep ?? byStatus ?? null;
}

/** Counts these shipments by reason, most first, from the index alone. */
export async function countProblemShipments(
  db: Kysely<Database>,
): Promise<{ readonly reason: ProblemReason; readonly count: number }[]> {
  return db
    .selectFrom('shipment')
    .select([reason.as('reason'), sql<number>`count(*)::integer`.as('count')])
    .where(isProblem)
    .groupBy(reason)
    .orderBy('count', 'desc')
    .orderBy(reason)
    .execute();
}

/** An account with shipments that need a person. */
export interface ProblemAccount {
  readonly id: string;
  readonly name: string;
}

/** Lists the accounts of these shipments by name, at most `limit`. */
export async function listProblemAccounts(db: Kysely<Database>, limit: number): Promise<ProblemAccount[]> {
  return db
    .selectFrom('account as a')
    .select(['a.id', 'a.name'])
    .where('a.id', 'in', db.selectFrom('shipment').select('account_id').where(isProblem))
    .orderBy('a.name')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/** So many problems, those without news for longest, are ordered by their age. */
export const maxProblems = 2_000;

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
): Promise<Page<ProblemShipment>> {
  const { after, limit } = page;
  // The index has every column of this search, so only the shipments of the page are read.
  let search = db
    .selectFrom('shipment')
    .select(['account_id', 'tracking_number', 'updated_at', 'carrier_code', reason.as('reason')])
    .where(isProblem)
    .orderBy('updated_at')
    .orderBy('tracking_number')
    .limit(maxProblems);
  if (filter.reason !== undefined) search = search.where(reason, '=', filter.reason);
  if (filter.carrier_code !== undefined) search = search.where('carrier_code', '=', filter.carrier_code);
  if (filter.account_id !== undefined) search = search.where('account_id', '=', filter.account_id);
  const aged = db
    .selectFrom(search.as('found'))
    .selectAll('found')
    .select((eb) =>
      eb
        .selectFrom('tracking_event as e')
        .select('e.occurred_at')
        .whereRef('e.account_id', '=', 'found.account_id')
        .whereRef('e.tracking_number', '=', 'found.tracking_number')
        .where(sql<boolean>`found.reason in (e.sub_status, e.status)`)
        .orderBy('e.occurred_at', 'desc')
        .limit(1)
        .as('problem_at'),
    );
  const since = sql<string>`coalesce(problem_at, updated_at)`;
  let oldest = db
    .selectFrom(aged.as('aged'))
    .selectAll()
    .select(since.as('since'))
    .orderBy(since)
    .orderBy('tracking_number')
    .limit(limit + 1);
  if (filter.min_days !== undefined)
    oldest = oldest.where(
      since,
      '<',
      sql<string>`sampan_clock() - make_interval(days => ${filter.min_days})`,
    );
  if (after)
    oldest = oldest.where(
      sql<boolean>`(${since}, tracking_number) > (${after[0]}::timestamptz, ${after[1]})`,
    );
  const rows = await db
    .selectFrom(oldest.as('o'))
    .innerJoin('shipment as s', (join) =>
      join.onRef('s.account_id', '=', 'o.account_id').onRef('s.tracking_number', '=', 'o.tracking_number'),
    )
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select(['o.tracking_number', 'o.account_id', 'o.reason', 'o.carrier_code', 'o.updated_at'])
    .select(['o.problem_at', 'o.since', 'a.name as account_name'])
    .select(['s.reference_no', 's.destination_country', 's.return_of', 's.recipient', 's.sender'])
    .orderBy('o.since')
    .orderBy('o.tracking_number')
    .execute();
  return cutPage(rows, limit);
}
