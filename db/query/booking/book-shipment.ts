import type { Db } from '../../client.ts';
import { type Parameter, type Placeholders, statement } from '../../statement.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import {
  type HoldRefusal,
  type HoldVerdict,
  holdSql,
  isHeldSql,
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
export type ShipmentDraft = Pick<ShipmentRow, (typeof columns)[number]>;

const columns = [
  'tracking_number',
  'account_id',
  'livemode',
  'idempotency_key',
  'request_id',
  'status',
  'dispatch_status',
  'service_code',
  'requested_service_code',
  'carrier_code',
  'carrier_product_code',
  'reference_no',
  'goods_category',
  'destination_country',
  'destination_district',
  'recipient',
  'sender',
  'parcels',
  'items',
  'customs',
  'tags',
  'metadata',
  'declared_currency',
  'declared_fx',
  'pricing',
  'total_cents',
  'eta',
] as const satisfies readonly (keyof ShipmentRow)[];

const jsonColumns: ReadonlySet<string> = new Set([
  'recipient',
  'sender',
  'parcels',
  'items',
  'customs',
  'metadata',
  'declared_fx',
  'pricing',
]);

type BookingParameters = Placeholders<(typeof parameters)[number]>;

const parameters = [
  ...columns,
  'fence',
  'printable',
  'transactionId',
  'warningId',
  'warningType',
  'warningBody',
  'stampPlaceholder',
] as const;

const heldSql = (p: BookingParameters) =>
  `select m.* from claim, lateral ${holdSql({
    accountId: p.account_id,
    trackingNumber: p.tracking_number,
    amountCents: p.total_cents,
    transactionId: p.transactionId,
  })} m`;
const nothingHeldSql = (p: BookingParameters) =>
  `select 'exempt' as verdict, false as repeated, ${p.transactionId}::text as transaction_id, 0 as amount_cents, 0 as balance_cents,
        0 as held_cents, 0 as available_cents, false as crossed_low_balance from claim`;

const warningSql = (p: BookingParameters) =>
  lowBalanceSql({
    money: 'money',
    accountId: p.account_id,
    eventId: p.warningId,
    eventType: p.warningType,
    eventBody: p.warningBody,
    stampPlaceholder: p.stampPlaceholder,
  });

// Raw and prepared: locks the claim first. A stale fence or a refused hold writes nothing.
const bookStatement = (mode: 'live' | 'test', money: typeof heldSql) =>
  statement<LedgerRow<HoldVerdict> & { [Column in keyof ShipmentRow]: ShipmentRow[Column] | null }>()({
    name: `book_shipment_${mode}`,
    parameters,
    text: (p) => `
  with claim as (
    select sampan_clock() as at from idempotency_key
    where account_id = ${p.account_id} and livemode = ${p.livemode} and key = ${p.idempotency_key}
      and fence = ${p.fence} and recovery_point is null and status is null
    for update
  ), money as (
    ${money(p)}
  ), booked as (
    insert into shipment (${columns.join(', ')}, visible, printed_reference, created_at, updated_at)
    select ${columns.map((column) => p[column]).join(', ')}, false,
      case when ${p.printable} and not exists (select from shipment s where s.account_id = ${p.account_id}
        and s.livemode = ${p.livemode} and s.reference_no = ${p.reference_no}
        and s.status <> 'cancelled') then ${p.reference_no} end,
      claim.at, claim.at
    from claim, money where ${isHeldSql('money.verdict')}
    returning *
  ), mark as (
    update idempotency_key k set recovery_point = 'booked', subject = b.tracking_number
    from booked b where k.account_id = b.account_id and k.livemode = b.livemode and k.key = b.idempotency_key
  ), low as (
    ${warningSql(p)}
  )
  select money.verdict, money.repeated, money.transaction_id, money.amount_cents, money.balance_cents, money.held_cents,
    money.available_cents, money.crossed_low_balance, booked.*, (select count(*) from low) as low_events
  from money left join booked on true`,
  });
const book = { live: bookStatement('live', heldSql), test: bookStatement('test', nothingHeldSql) };

interface BookingInput {
  readonly draft: ShipmentDraft;
  readonly fence: number;
  /** True if the label may show the client's reference when no other order uses it. */
  readonly printable: boolean;
  readonly transactionId: string;
  /** Written if the hold crosses the account's low-balance threshold. */
  readonly warning: EventDraft;
}

export type BookingResult =
  | { readonly result: 'booked'; readonly shipment: ShipmentRow }
  | { readonly result: 'refused'; readonly money: LedgerResult<HoldVerdict> }
  /** Another run took over the claim; nothing was written. */
  | { readonly result: 'taken_over' };

/** Writes hold, invisible shipment and recovery point in one statement (docs/design/booking.md, Steps). */
export async function bookShipmentRow(db: Db, input: BookingInput): Promise<BookingResult> {
  const { draft, warning } = input;
  const { rows } = await book[draft.livemode ? 'live' : 'test'].run(db.pool, {
    ...columnValues(draft),
    fence: input.fence,
    printable: input.printable,
    transactionId: input.transactionId,
    warningId: warning.id,
    warningType: warning.type,
    warningBody: warning.body,
    stampPlaceholder,
  });
  const row = rows[0];
  if (!row) return { result: 'taken_over' };
  if (row.tracking_number) return { result: 'booked', shipment: row as ShipmentRow };
  return { result: 'refused', money: readLedgerRow(row) };
}

function columnValues(draft: ShipmentDraft): Record<(typeof columns)[number], Parameter> {
  const values = columns.map((column) => {
    const value = draft[column];
    return [column, jsonColumns.has(column) && value !== null ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(values);
}

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
