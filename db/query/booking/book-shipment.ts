import type { Db } from '../../client.ts';
import { createPoolBatcher, groupWaitSql, rowsInRequestOrder, statement } from '../../statement.ts';
import type { BookingOrigin } from '../../table/account.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import {
  type HoldRefusal,
  type HoldVerdict,
  type LedgerResult,
  type LedgerRow,
  readLedgerRow,
} from '../wallet/ledger.ts';
import { lowBalanceSql } from '../wallet/low-balance.ts';
import { type EventDraft, stampPlaceholder } from '../webhook/event.ts';

/** Identifies a run that may finish a booking: it has the key's newest fence. */
export interface BookingFence {
  readonly accountId: string;
  readonly livemode: boolean;
  readonly key: string;
  readonly fence: number;
}

/** A shipment before booking, without the columns that the database or later steps fill in. */
export type ShipmentDraft = Omit<ShipmentRow, keyof typeof unsetColumns | keyof BookedColumns> &
  Pick<ShipmentRow, 'eta'>;

/** Columns that the booking statement sets. */
type BookedColumns = Pick<
  ShipmentRow,
  'created_at' | 'updated_at' | 'eta' | 'printed_reference' | 'track_token'
>;

interface BookedRow
  extends LedgerRow<HoldVerdict | 'taken_over' | 'not_returnable'>,
    Omit<BookedColumns, 'updated_at'> {
  readonly ordinal: number;
}

// Raw and prepared: one call for each order, in the order of the keys, so that groups of several processes don't deadlock.
const book = statement<BookedRow>()({
  name: 'book_shipments',
  parameters: ['orders', 'fences', 'stampPlaceholder'],
  text: (p) => `
  with input as (
    select ordinal::integer, input, (${p.fences}::integer[])[ordinal] as fence
    from ${groupWaitSql(`cardinality(${p.fences}::integer[])`)}, jsonb_array_elements(${p.orders}::jsonb) with ordinality as input (input, ordinal)
    order by input -> 'draft' ->> 'account_id', input -> 'draft' ->> 'livemode', input -> 'draft' ->> 'idempotency_key'
  ), booked as (
    select input.ordinal, input.input, b.created_at, b.eta, b.printed_reference, b.track_token, (b.money).*
    from input, lateral book_shipment(input.input -> 'draft', input.fence, (input.input ->> 'printable')::boolean,
      input.input ->> 'transactionId') b
  ), low as (
    ${lowBalanceSql({
      money: 'booked',
      accountId: `(booked.input -> 'draft' ->> 'account_id')`,
      eventId: `(booked.input -> 'warning' ->> 'id')`,
      eventType: `(booked.input -> 'warning' ->> 'type')`,
      eventBody: `(booked.input -> 'warning' ->> 'body')`,
      stampPlaceholder: p.stampPlaceholder,
    })}
  )
  select ordinal, verdict, repeated, transaction_id, amount_cents, balance_cents, held_cents, available_cents,
    crossed_low_balance, created_at, eta, printed_reference, track_token, (select count(*) from low) as low_events
  from booked`,
});

interface BookingInput {
  readonly draft: ShipmentDraft;
  readonly fence: number;
  /** True if the label may show the client's reference when no other order uses it. */
  readonly printable: boolean;
  readonly transactionId: string;
  readonly origin: BookingOrigin;
  /** Written if the hold crosses the account's low-balance threshold. */
  readonly warning: EventDraft;
}

export type BookingResult =
  | { readonly result: 'booked'; readonly shipment: ShipmentRow }
  | { readonly result: 'refused'; readonly money: LedgerResult<HoldVerdict> }
  /** A return whose shipment can't be returned any more; nothing was written. */
  | { readonly result: 'not_returnable' }
  /** Another run took over the claim; nothing was written. */
  | { readonly result: 'taken_over' };

/** Statuses of shipments that can be returned, and the most returns of one; `book_shipment` has the same. */
export const returnableStatuses = [
  'delivered',
  'delivery_failed',
  'available_for_pickup',
  'exception',
] as const;
export const maxReturns = 20;

/**
 * Writes hold, invisible shipment and recovery point in one statement (docs/design/booking.md, Steps). Orders that
 * wait at the same moment share it, each with its own result.
 */
export function bookShipmentRow({ pool }: Db, input: BookingInput): Promise<BookingResult> {
  return bookInGroups(pool, input);
}

const accountOf = ({ draft }: BookingInput) => draft.account_id;

const bookInGroups = createPoolBatcher(
  32,
  async (pool, inputs: readonly BookingInput[]) => {
    const { rows } = await book.run(pool, {
      orders: JSON.stringify(
        inputs.map(({ fence: _, origin, draft, ...order }) => ({ ...order, draft: { ...draft, origin } })),
      ),
      fences: inputs.map(({ fence }) => fence),
      stampPlaceholder,
    });
    const byOrder = rowsInRequestOrder(inputs.length, rows, (row) => row);
    return inputs.map(({ draft }, index): BookingResult => {
      const row = byOrder[index];
      if (!row) throw new Error('book_shipments returned no row for an order');
      if (row.verdict === 'taken_over' || row.verdict === 'not_returnable') return { result: row.verdict };
      const money = readLedgerRow({ ...row, verdict: row.verdict });
      if (row.created_at === null) return { result: 'refused', money };
      return { result: 'booked', shipment: bookedShipment(draft, row) };
    });
  },
  accountOf,
);

/** The inserted row, as a query would read it. */
function bookedShipment(draft: ShipmentDraft, row: BookedRow): ShipmentRow {
  const { created_at, eta, printed_reference, track_token } = row;
  return {
    ...unsetColumns,
    ...draft,
    created_at,
    updated_at: created_at,
    eta,
    printed_reference,
    track_token,
  };
}

/** The columns that a new shipment does not have yet, with the values that the table gives them. */
const unsetColumns = {
  visible: false,
  waybill_number: null,
  last_mile_tracking_number: null,
  delivered_at: null,
  event_sequence: 0,
  intercepting: false,
  unconfirmed_since: null,
  cancelled_at: null,
  measured_weight_mg: null,
  duties_charged_cents: null,
  carrier_bill: null,
  cancel_fence: 0,
  cancel_locked_until: null,
  cancel_request_id: null,
  cancel_idempotency_key: null,
  cancel_unconfirmed_since: null,
  manifest_id: null,
  printed_at: null,
  printed_by: null,
  sub_status: null,
  last_mile_at: null,
  label_ready_at: null,
  pod_available_at: null,
  feed_step: 0,
  next_checkpoint_at: null,
  booked_label: null,
  label_ask_at: null,
  test_charged_cents: null,
  test_settled_at: null,
  anonymized_at: null,
} as const satisfies Partial<ShipmentRow>;

// Raw and prepared: runs for every dry run and calls an SQL function.
const readRefusal = statement<{ refusal: HoldRefusal | null }>()({
  name: 'read_hold_refusal',
  parameters: ['accountId', 'totalCents'],
  text: (p) => `select hold_refusal(a.frozen, a.credit_suspended, a.credit_limit_cents, a.credit_floor_cents,
        coalesce(w.balance_cents - w.held_cents, 0), ${p.totalCents}) as refusal
      from account a left join wallet w on w.account_id = a.id where a.id = ${p.accountId}`,
});

/** Returns why `ledger_hold` would refuse a total now, or null. Locks and writes nothing. */
export async function checkHold(db: Db, accountId: string, totalCents: number): Promise<HoldRefusal | null> {
  const { rows } = await readRefusal.run(db.pool, { accountId, totalCents });
  return rows[0]?.refusal ?? null;
}
