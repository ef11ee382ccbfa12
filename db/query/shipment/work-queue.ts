import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentTable } from '../../table/shipment.ts';
import type { Condition } from '../bounded-search.ts';
import { chargeShownDays, isOpenDifference } from '../wallet/above-quote.ts';

export type WorkQueueName = Schemas['WorkQueueFilter'];

/** A parcel that waits at a pickup point for longer is a problem: most points return it after 7 to 14 days. */
const pickupDays = 5;

/** Problems are shown for as long after the booking as costs above the quote after the charge. */
const since = sql`sampan_clock() - make_interval(days => ${sql.lit(chargeShownDays)})`;

const isOverdue = sql`exists (select from tracking_event e
  where e.account_id = s.account_id and e.tracking_number = s.tracking_number and e.status = 'available_for_pickup'
    and e.occurred_at < sampan_clock() - make_interval(days => ${sql.lit(pickupDays)}))`;

/** A shipment has one problem: the one that concerns its owner most. */
const problem = sql<WorkQueueName | null>`case
  when s.status in ('delivered', 'cancelled') then null
  when s.sub_status = 'destroyed' then 'damaged'
  when s.sub_status in ('lost', 'damaged') then s.sub_status
  when s.status in ('returned', 'returning') then s.status
  when s.sub_status in ('customs_hold', 'address_query') then s.sub_status
  when s.status in ('delivery_failed', 'exception') then s.status
  when s.status = 'available_for_pickup' and ${isOverdue} then 'pickup_overdue' end`;

/** Found by the indexes `shipment_attention` and `shipment_step`. */
const mayHaveProblem = sql`(s.status in ('delivery_failed', 'exception', 'available_for_pickup', 'returning', 'returned')
    or s.sub_status in ('customs_hold', 'address_query', 'lost', 'damaged'))
  and s.created_at > ${since}`;

/** The conditions of these three need no other table, so a list compares them in its order. */
const isUnconfirmed = sql<boolean>`dispatch_status = 'pending' and status = 'label_created'`;

/** The label can be printed, by the rules of `labelStatus` (src/shipment/view.ts), and the parcel is not handed over. */
const waitsForPrint = sql<boolean>`status = 'label_created' and dispatch_status = 'accepted' and printed_at is null
  and manifest_id is null and anonymized_at is null and not intercepting and cancel_locked_until is null
  and (label_ready_at is not null or booked_label is null or booked_label not in ('generating', 'failed'))`;

/** A shipment can be on a new manifest: `manifestRefusal` (src/manifest/) has the same rules, with a reason for each. */
export const waitsForHandOver = sql<boolean>`status = 'label_created' and dispatch_status = 'accepted' and manifest_id is null
  and return_of is null and not intercepting and cancel_locked_until is null`;

/** Columns of these conditions. */
export const queueColumns = [
  'dispatch_status',
  'printed_at',
  'anonymized_at',
  'intercepting',
  'cancel_locked_until',
  'label_ready_at',
  'booked_label',
  'manifest_id',
  'return_of',
  'carrier_code',
] as const satisfies readonly (keyof ShipmentTable)[];

/** Numbers that are read at most: those charged last first. */
const maxNumbers = 100_000;

/** Returns the condition that a shipment has one of these numbers. They are read first, so that it is found by its number. */
function isOneOf(numbers: RawBuilder<unknown>): Condition {
  return sql`s.tracking_number = any(array(${numbers} limit (select ${sql.lit(maxNumbers)}::bigint)))`;
}

/**
 * PostgreSQL has no statistics on one column being above another, and would read the whole table. The order, which is that of
 * the index, and the limit, which the subquery hides, make it read the index. An account that is exempt from holds has a hold of
 * 0, so the index finds all its charges.
 */
function costsMore({ accountId, livemode }: Scope): Condition {
  if (!livemode)
    return isOneOf(sql`select t.tracking_number from shipment t where t.account_id = ${accountId}
      and t.test_charged_cents > t.total_cents and t.test_settled_at > ${since} order by t.test_settled_at desc`);
  const charged = isOneOf(sql`select h.tracking_number from hold h where h.account_id = ${accountId}
    and h.posted_cents > h.amount_cents and h.closed_at > ${since} order by h.closed_at desc`);
  return sql`${charged} and (select ${isOpenDifference} from hold h
    where h.account_id = s.account_id and h.tracking_number = s.tracking_number)`;
}

/** Test mode has no holds. */
function isHeld({ accountId, livemode }: Scope): Condition {
  if (!livemode) return sql`false`;
  return isOneOf(sql`select h.tracking_number from hold h where h.account_id = ${accountId}
    and h.state = 'pending' and h.amount_cents > 0 order by h.tracking_number`);
}

/** Selects from the scope's shipments in a queue. */
function inQueueSql(scope: Scope, condition: Condition, selected: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${selected} from shipment s
    where s.account_id = ${scope.accountId} and s.livemode = ${scope.livemode} and s.visible and ${condition}`;
}

export interface QueueFilter {
  readonly queue: WorkQueueName;
  readonly carrierCode?: string | undefined;
  /** The queue `problems` is without costs: its reader sees no money. */
  readonly withoutCosts?: boolean | undefined;
}

/** Returns the conditions of a queue: a shipment with one of them is in it, and each has an index. */
function conditionsOf({ queue, withoutCosts }: QueueFilter, scope: Scope): readonly Condition[] {
  switch (queue) {
    case 'to_print':
      return [waitsForPrint];
    case 'to_hand_over':
      return [waitsForHandOver];
    case 'not_confirmed':
      return [isUnconfirmed];
    case 'problems':
      return [
        sql`${mayHaveProblem} and ${problem} is not null`,
        isUnconfirmed,
        ...(withoutCosts ? [] : [costsMore(scope)]),
      ];
    case 'cost_above_quote':
      return [costsMore(scope)];
    case 'held':
      return [isHeld(scope)];
    default:
      return [sql`${mayHaveProblem} and ${problem} = ${queue}`];
  }
}

/** Returns the status that all shipments of a queue have, so that the index of that status finds them; undefined: any. */
export function statusOfQueue(queue: WorkQueueName | undefined): 'label_created' | undefined {
  return queue === 'to_print' || queue === 'to_hand_over' || queue === 'not_confirmed'
    ? 'label_created'
    : undefined;
}

/** Returns the condition that a shipment of the scope is in a queue, and of this carrier if one is named. */
export function isInQueue(scope: Scope, filter: QueueFilter): Condition {
  const conditions = conditionsOf(filter, scope);
  const [only] = conditions;
  const inQueue =
    only && statusOfQueue(filter.queue) ? only : sql`tracking_number in (${unionSql(scope, conditions)})`;
  return filter.carrierCode === undefined
    ? inQueue
    : sql`${inQueue} and carrier_code = ${filter.carrierCode}`;
}

/** Selects the numbers of the shipments with one of the conditions, at most `max` of each. */
function unionSql(scope: Scope, conditions: readonly Condition[], max?: number): RawBuilder<unknown> {
  const limit = max === undefined ? sql`` : sql`limit ${sql.lit(max)}`;
  return sql.join(
    conditions.map((condition) => sql`(${inQueueSql(scope, condition, sql`s.tracking_number`)} ${limit})`),
    sql` union `,
  );
}

/** Counts the scope's shipments in a queue to `max`. A number above it says that there are more. */
export async function countInQueue(
  db: Kysely<Database>,
  scope: Scope,
  filter: Omit<QueueFilter, 'carrierCode'>,
  max: number,
): Promise<number> {
  // Raw: each condition has an index of its own.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from (${unionSql(scope, conditionsOf(filter, scope), max + 1)}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A problem of the parcel itself. */
export type ParcelProblem = Exclude<Schemas['ProblemQueueName'], 'not_confirmed' | 'cost_above_quote'>;

/** The queues that a shipment waits in. */
export interface ShipmentQueues {
  readonly problem: ParcelProblem | null;
  readonly to_print: boolean;
  readonly to_hand_over: boolean;
  readonly not_confirmed: boolean;
}

/** Returns what a shipment of the scope waits for, however long ago it was booked. */
export async function findQueuesOfShipment(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumber: string,
): Promise<ShipmentQueues> {
  // Raw: the conditions of the queues.
  const { rows } = await sql<ShipmentQueues>`select ${problem} as problem, ${waitsForPrint} as to_print,
      ${waitsForHandOver} as to_hand_over, ${isUnconfirmed} as not_confirmed
    from shipment s where s.account_id = ${accountId} and s.livemode = ${livemode} and s.visible
      and s.tracking_number = ${trackingNumber}`.execute(db);
  return rows[0] ?? { problem: null, to_print: false, to_hand_over: false, not_confirmed: false };
}

interface QueueCount {
  readonly queue: WorkQueueName;
  /** Null: any carrier. */
  readonly carrier_code: string | null;
  readonly count: number;
}

/** Each queue is counted to this number. */
export const maxQueueCount = 10_000;

/** Counts the scope's shipments in each queue that has any, to `max`; those to hand over by carrier. */
export async function countQueues(
  db: Kysely<Database>,
  scope: Scope,
  max = maxQueueCount,
): Promise<QueueCount[]> {
  // The subquery hides the limit from the planner, which would read the table until it has found as many.
  const found = (condition: Condition, queue: RawBuilder<unknown>, carrierCode = sql`null::text`) =>
    sql`(${inQueueSql(scope, condition, sql`${queue} as queue, ${carrierCode} as carrier_code`)}
      limit (select ${sql.lit(max)}::bigint))`;
  const named = (queue: 'to_print' | 'not_confirmed' | 'cost_above_quote' | 'held') =>
    found(sql.join(conditionsOf({ queue }, scope), sql` or `), sql`${sql.lit(queue)}::text`);
  // Raw: each queue has an index of its own.
  const { rows } = await sql<QueueCount>`
    select queue, carrier_code, count(*)::integer as count from (
      ${found(waitsForHandOver, sql`'to_hand_over'::text`, sql`s.carrier_code`)}
      union all ${found(mayHaveProblem, problem)}
      union all ${named('to_print')}
      union all ${named('not_confirmed')}
      union all ${named('cost_above_quote')}
      union all ${named('held')}
    ) counted
    where queue is not null group by queue, carrier_code order by queue, carrier_code`.execute(db);
  return rows;
}
