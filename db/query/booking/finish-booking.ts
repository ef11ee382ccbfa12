import { sql } from 'kysely';
import type { Db } from '../../client.ts';
import { createPoolBatcher, groupWaitSql, type Placeholders, statement } from '../../statement.ts';
import { lifetimeHours } from '../../table/account.ts';
import type { ShipmentRow } from '../shipment/shipment.ts';
import { type EventDraft, stampPlaceholder, updateToken } from '../webhook/event.ts';
import type { BookingFence } from './book-shipment.ts';
import type { Cancellation } from './cancel-shipment.ts';

/** Locks the key's row under its fence, then the shipment while its dispatch is unconfirmed. */
const target = (p: Placeholders<keyof BookingFence | 'trackingNumber'>) => `
  claim as (
    select account_id from idempotency_key
    where account_id = ${p.accountId} and livemode = ${p.livemode} and key = ${p.key} and fence = ${p.fence} and recovery_point = 'booked'
    for update
  ), target as (
    select s.account_id from shipment s
    where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} and s.dispatch_status = 'pending'
      and exists (select from claim)
    for update
  )`;

const targetParameters = ['accountId', 'livemode', 'key', 'fence', 'trackingNumber'] as const;

interface AcceptedBooking {
  readonly waybillNumber: string;
  readonly lastMileTrackingNumber: string | null;
  readonly responseBody: string;
  readonly trackingEvent: { readonly id: string; readonly description: string };
  /** One microsecond apart in the feed. */
  readonly events: readonly EventDraft[];
  readonly label: NonNullable<ShipmentRow['booked_label']>;
  /** Seconds until test mode's first checkpoint; null: no feed. */
  readonly firstCheckpointSeconds: number | null;
}

/** Finds and locks a booking. */
interface FencedBooking {
  readonly fence: BookingFence;
  readonly trackingNumber: string;
}

const fencedColumns = 'ordinal integer, account_id text, livemode boolean, key text, tracking_number text';

/** SQL: the bookings of a group in the order of their keys, so that groups of several processes don't deadlock. */
const inputSql = (bookings: string, fences: string, columns: string) => `
  select input.*, (${fences}::integer[])[ordinal] as fence
  from ${groupWaitSql(`cardinality(${fences}::integer[])`)},
    jsonb_to_recordset(${bookings}::jsonb) as input (${fencedColumns}, ${columns})
  order by account_id, livemode, key`;

function fencedInput({ fence, trackingNumber }: FencedBooking, index: number) {
  return {
    ordinal: index + 1,
    account_id: fence.accountId,
    livemode: fence.livemode,
    key: fence.key,
    tracking_number: trackingNumber,
  };
}

function eventInput(events: readonly EventDraft[]) {
  return {
    event_ids: events.map(({ id }) => id),
    event_types: events.map(({ type }) => type),
    event_bodies: events.map(({ body }) => body),
  };
}

interface WrittenRow {
  readonly ordinal: number;
  /** False: the fence is stale. */
  readonly written: boolean;
}

function writtenInOrder(bookings: readonly unknown[], rows: readonly WrittenRow[]): boolean[] {
  const written = new Set(rows.filter((row) => row.written).map(({ ordinal }) => ordinal));
  return bookings.map((_, index) => written.has(index + 1));
}

// Raw and prepared: calls an SQL function.
const accept = statement<WrittenRow>()({
  name: 'accept_bookings',
  parameters: ['bookings', 'fences', 'stampPlaceholder', 'updateToken', 'lifetimeHours'],
  text: (
    p,
  ) => `select ordinal, accept_booking(account_id, livemode, key, fence, tracking_number, waybill_number,
      last_mile_tracking_number, label, first_checkpoint_seconds, tracking_event_id, description, event_ids,
      event_types, event_bodies, ${p.stampPlaceholder}, ${p.updateToken}, response_body,
      make_interval(hours => ${p.lifetimeHours})) as written
    from (${inputSql(
      p.bookings,
      p.fences,
      `waybill_number text, last_mile_tracking_number text, label text, first_checkpoint_seconds double precision,
        tracking_event_id text, description text, event_ids text[], event_types text[], event_bodies text[],
        response_body text`,
    )}) input`,
});

const accountOf = ({ fence }: FencedBooking) => fence.accountId;

const acceptGroup = createPoolBatcher(
  32,
  async (pool, bookings: readonly (FencedBooking & { readonly accepted: AcceptedBooking })[]) => {
    const inputs = bookings.map((booking, index) => ({
      ...fencedInput(booking, index),
      waybill_number: booking.accepted.waybillNumber,
      last_mile_tracking_number: booking.accepted.lastMileTrackingNumber,
      label: booking.accepted.label,
      first_checkpoint_seconds: booking.accepted.firstCheckpointSeconds,
      tracking_event_id: booking.accepted.trackingEvent.id,
      description: booking.accepted.trackingEvent.description,
      ...eventInput(booking.accepted.events),
      response_body: booking.accepted.responseBody,
    }));
    const { rows } = await accept.run(pool, {
      bookings: JSON.stringify(inputs),
      fences: bookings.map(({ fence }) => fence.fence),
      stampPlaceholder,
      updateToken,
      lifetimeHours,
    });
    return writtenInOrder(bookings, rows);
  },
  accountOf,
);

/**
 * Makes an accepted shipment visible, with its first event and stored response. Earlier notices become due. Bookings
 * that wait at the same moment share a statement. False if the fence is stale.
 */
export function acceptBooking(
  { pool }: Db,
  fence: BookingFence,
  trackingNumber: string,
  accepted: AcceptedBooking,
): Promise<boolean> {
  return acceptGroup(pool, { fence, trackingNumber, accepted });
}

interface RejectedBooking {
  readonly transactionId: string;
  readonly reason: string;
  /** Set if the carrier rejected the payload: the same payload is then rejected for an hour without asking. */
  readonly negative: { readonly carrier_code: string; readonly carrier_message: string } | null;
  /** Events of creation and end, if the shipment was already visible as pending. */
  readonly shown: { readonly created: EventDraft; readonly cancelled: Cancellation } | null;
}

// Raw and prepared: calls an SQL function.
const reject = statement<WrittenRow>()({
  name: 'withdraw_bookings',
  parameters: ['bookings', 'fences', 'stampPlaceholder', 'lifetimeHours'],
  text: (
    p,
  ) => `select ordinal, withdraw_booking(account_id, livemode, key, fence, tracking_number, transaction_id, reason,
      negative, tracking_event_id, description, event_ids, event_types, event_bodies, ${p.stampPlaceholder},
      make_interval(hours => ${p.lifetimeHours})) as written
    from (${inputSql(
      p.bookings,
      p.fences,
      `transaction_id text, reason text, negative jsonb, tracking_event_id text, description text, event_ids text[],
        event_types text[], event_bodies text[]`,
    )}) input`,
});

const rejectGroup = createPoolBatcher(
  32,
  async (pool, bookings: readonly (FencedBooking & { readonly rejected: RejectedBooking })[]) => {
    const inputs = bookings.map((booking, index) => {
      const { transactionId, reason, negative, shown } = booking.rejected;
      return {
        ...fencedInput(booking, index),
        transaction_id: transactionId,
        reason,
        negative,
        tracking_event_id: shown?.cancelled.trackingEventId,
        description: shown?.cancelled.description,
        ...eventInput(shown ? [shown.created, shown.cancelled.event] : []),
      };
    });
    const { rows } = await reject.run(pool, {
      bookings: JSON.stringify(inputs),
      fences: bookings.map(({ fence }) => fence.fence),
      stampPlaceholder,
      lifetimeHours,
    });
    return writtenInOrder(bookings, rows);
  },
  accountOf,
);

/** Releases hold and key of a rejected booking. A visible shipment ends as cancelled. False if the fence is stale. */
export function rejectBooking(
  { pool }: Db,
  fence: BookingFence,
  trackingNumber: string,
  rejected: RejectedBooking,
): Promise<boolean> {
  return rejectGroup(pool, { fence, trackingNumber, rejected });
}

/** Returns whether a run still has its claim on a booking whose dispatch is not finished. */
export async function holdsBooking(
  { kysely }: Pick<Db, 'kysely'>,
  { accountId, livemode, key, fence }: BookingFence,
): Promise<boolean> {
  const held = await kysely
    .selectFrom('idempotency_key')
    .select('fence')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .where('fence', '=', fence)
    .where('recovery_point', '=', 'booked')
    .where('locked_until', '>', sql<string>`sampan_clock()`)
    .executeTakeFirst();
  return held !== undefined;
}

// Raw and prepared: lock, stamp and two updates in one statement.
const leave = statement()({
  name: 'leave_unconfirmed',
  parameters: targetParameters,
  text: (p) => `with ${target(p)}, stamp as (
        select stamp_feed(${p.accountId}, ${p.livemode}) as at, sampan_clock() as now from target
      ), shown as (
        update shipment s set visible = true, unconfirmed_since = coalesce(s.unconfirmed_since, stamp.now),
          updated_at = case when s.visible then s.updated_at else stamp.at end
        from stamp where s.account_id = ${p.accountId} and s.tracking_number = ${p.trackingNumber} returning stamp.now
      )
      update idempotency_key k set locked_until = shown.now, outcome = 'failed'
      from shown where k.account_id = ${p.accountId} and k.livemode = ${p.livemode} and k.key = ${p.key}`,
});

/** Marks a dispatch as unconfirmed: the shipment shows as pending, and another run may take over at once. */
export async function markUnconfirmed(db: Db, fence: BookingFence, trackingNumber: string): Promise<boolean> {
  const { rowCount } = await leave.run(db.pool, { ...fence, trackingNumber });
  return rowCount === 1;
}
