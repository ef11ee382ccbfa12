import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { Condition } from '../bounded-search.ts';
import { chargeShownDays } from '../wallet/above-quote.ts';

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

const isUnconfirmed = sql`s.dispatch_status = 'pending' and s.status = 'label_created'`;

/** The label can be printed: `labelStatus` (src/shipment/view.ts) has the same rules. */
const waitsForPrint = sql`s.status = 'label_created' and s.dispatch_status = 'accepted' and s.printed_at is null
  and s.anonymized_at is null and not s.intercepting and s.cancel_locked_until is null
  and (s.label_ready_at is not null or s.booked_label is null or s.booked_label not in ('generating', 'failed'))`;

/** The rules of `selectWaiting` (manifest-shipment.ts). */
const waitsForHandOver = sql`s.status = 'label_created' and s.dispatch_status = 'accepted' and s.manifest_id is null
  and s.return_of is null and not s.intercepting and s.cancel_locked_until is null`;

/** An account that is exempt from holds has a hold of 0, so the index finds all its charges. */
const costsMore = ({ accountId, livemode }: Scope) =>
  livemode
    ? // An array and a limit, so that PostgreSQL begins with the few dearer charges. It expects a third of all.
      sql`s.tracking_number = any (array(select h.tracking_number from hold h, lateral (
          select from shipment c
          where c.account_id = ${accountId} and c.tracking_number = h.tracking_number and c.total_cents < h.posted_cents limit 1
        ) charged
        where h.account_id = ${accountId} and h.posted_cents > h.amount_cents and h.closed_at > ${since}))`
    : sql`s.test_charged_cents > s.total_cents and s.test_settled_at > ${since}`;

const isHeld = sql`exists (select from hold h
  where h.account_id = s.account_id and h.tracking_number = s.tracking_number and h.state = 'pending' and h.amount_cents > 0)`;

/** Selects the numbers of the scope's shipments in a queue. */
function inQueueSql(scope: Scope, condition: Condition, selected: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${selected} from shipment s
    where s.account_id = ${scope.accountId} and s.livemode = ${scope.livemode} and s.visible and ${condition}`;
}

function conditionOf(queue: WorkQueueName, scope: Scope): Condition {
  switch (queue) {
    case 'to_print':
      return waitsForPrint;
    case 'to_hand_over':
      return waitsForHandOver;
    case 'not_confirmed':
      return isUnconfirmed;
    case 'cost_above_quote':
      return costsMore(scope);
    case 'held':
      return isHeld;
    default:
      return sql`${mayHaveProblem} and ${problem} = ${queue}`;
  }
}

/** Returns the condition that a shipment of the scope is in a queue, and of this carrier if one is named. */
export function isInQueue(scope: Scope, queue: WorkQueueName, carrierCode: string | undefined): Condition {
  const inQueue = conditionOf(queue, scope);
  const condition = carrierCode === undefined ? inQueue : sql`${inQueue} and s.carrier_code = ${carrierCode}`;
  return sql`tracking_number in (${inQueueSql(scope, condition, sql`s.tracking_number`)})`;
}

interface QueueCount {
  readonly queue: WorkQueueName;
  /** Null: any carrier. */
  readonly carrier_code: string | null;
  readonly count: number;
}

/** Counts the scope's shipments in each queue that has any; those to hand over by carrier. */
export async function countQueues(db: Kysely<Database>, scope: Scope): Promise<QueueCount[]> {
  const counted = (queue: WorkQueueName) =>
    inQueueSql(
      scope,
      conditionOf(queue, scope),
      sql`${sql.lit(queue)}::text as queue, null::text as carrier_code, count(*)::integer as count`,
    );
  // Raw: each queue has an index of its own.
  const { rows } = await sql<QueueCount>`
    select * from (
      ${inQueueSql(scope, waitsForHandOver, sql`'to_hand_over' as queue, s.carrier_code, count(*)::integer as count`)}
        group by s.carrier_code
      union all ${inQueueSql(scope, mayHaveProblem, sql`${problem} as queue, null as carrier_code, count(*)::integer as count`)}
        group by 1
      union all ${counted('to_print')}
      union all ${counted('not_confirmed')}
      union all ${counted('cost_above_quote')}
      union all ${counted('held')}
    ) counted
    where queue is not null and count > 0 order by queue, carrier_code`.execute(db);
  return rows;
}
