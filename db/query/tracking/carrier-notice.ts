import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { CarrierNoticeTable, Notice } from '../../table/shipment.ts';
import { type ShipmentRow, shipmentColumns } from '../shipment/shipment.ts';

export type CarrierNoticeRow = Selectable<CarrierNoticeTable>;

/** Lease duration of a notice, and delay after a failed attempt. */
const leaseSeconds = 60;

/** Chunk size, as a literal in the statement so that the planner knows it. */
export const noticeChunk = 50;

/** SQL: next attempt for notice `n`, after a quarter of its age, 15 s to 1 h. */
const nextAttempt = `sampan_clock() + make_interval(secs =>
  least(greatest(extract(epoch from sampan_clock() - n.received_at)::float8 / 4, 15), 3600))`;

// Raw and prepared: `xmax` distinguishes insert from update.
const keep = statement<{ is_new: boolean }>()({
  name: 'keep_notice',
  parameters: ['carrierCode', 'eventId', 'reference', 'waybillNumber', 'body', 'signedAt', 'leaseSeconds'],
  text: (
    p,
  ) => `insert into carrier_notice as known (carrier_code, event_id, reference, waybill_number, body, signed_at,
        received_at, next_attempt_at)
      values (${p.carrierCode}, ${p.eventId}, ${p.reference}, ${p.waybillNumber}, ${p.body}, ${p.signedAt}, sampan_clock(), sampan_clock() + make_interval(secs => ${p.leaseSeconds}))
      on conflict (carrier_code, event_id) do update set signed_at = greatest(known.signed_at, excluded.signed_at)
        where known.signed_at < excluded.signed_at or known.body = excluded.body
      returning xmax = 0 as is_new`,
});

/** Stores a notice. Known id: `duplicate` for the same content or a newer signature, else `replayed`. */
export async function storeNotice(
  { pool }: Pick<Db, 'pool'>,
  carrierCode: string,
  notice: Notice,
  signedAt: number,
): Promise<'kept' | 'duplicate' | 'replayed'> {
  const { rows } = await keep.run(pool, {
    carrierCode,
    eventId: notice.event_id,
    reference: notice.reference ?? null,
    waybillNumber: notice.waybill_number ?? null,
    body: JSON.stringify(notice),
    signedAt,
    leaseSeconds,
  });
  const [row] = rows;
  if (!row) return 'replayed';
  return row.is_new ? 'kept' : 'duplicate';
}

/**
 * SQL: the shipment of notice `n`; without a reference, the newest with its waybill number. `ofGateway`: condition that the
 * carrier of shipment `s` is one of the notice's gateway.
 */
const matching = (ofGateway: string) => {
  const booked = `${ofGateway} and s.visible and s.dispatch_status in ('accepted', 'failed')`;
  return `
  (select s.* from shipment s where s.tracking_number = n.reference and ${booked})
  union all
  (select s.* from shipment s
    where n.reference is null and s.waybill_number = n.waybill_number and ${booked}
    order by s.created_at desc limit 1)`;
};

// Raw and prepared: shares its condition with `takeMatched`.
const findShipment = statement<ShipmentRow>()({
  name: 'find_noticed',
  parameters: ['carriers', 'reference', 'waybillNumber'],
  text: (
    p,
  ) => `select ${shipmentColumns('s')} from (select ${p.carriers}::text[] as carriers, ${p.reference}::text as reference, ${p.waybillNumber}::text as waybill_number) n,
      lateral (${matching('s.carrier_code = any(n.carriers)')}) s`,
});

/** Finds the shipment that a notice is about; undefined if it is unknown or not visible yet. */
export async function findShipmentOfNotice(
  { pool }: Pick<Db, 'pool'>,
  { carriers, reference = null, waybillNumber = null }: NoticedNumbers,
): Promise<ShipmentRow | undefined> {
  const { rows } = await findShipment.run(pool, { carriers, reference, waybillNumber });
  return rows[0];
}

interface NoticedNumbers {
  /** Those of the gateway that sent it. */
  readonly carriers: readonly string[];
  readonly reference?: string | null | undefined;
  readonly waybillNumber?: string | null | undefined;
}

// Raw and prepared: runs for every notice.
const markApplied = statement()({
  name: 'mark_notice_applied',
  parameters: ['carrierCode', 'eventId', 'trackingNumber', 'result'],
  text: (
    p,
  ) => `update carrier_notice set tracking_number = ${p.trackingNumber}, result = ${p.result}, applied_at = sampan_clock()
      where carrier_code = ${p.carrierCode} and event_id = ${p.eventId}`,
});

export async function markNoticeApplied(
  { pool }: Pick<Db, 'pool'>,
  carrierCode: string,
  eventId: string,
  applied: { readonly trackingNumber: string; readonly result: string },
): Promise<void> {
  await markApplied.run(pool, { carrierCode, eventId, ...applied });
}

// Raw and prepared: interval arithmetic shared with `takeMatched`.
const letWait = statement()({
  name: 'let_notice_wait',
  parameters: ['carrierCode', 'eventId'],
  text: (p) => `update carrier_notice n set next_attempt_at = ${nextAttempt}
      where carrier_code = ${p.carrierCode} and event_id = ${p.eventId} and applied_at is null`,
});

/** Postpones a notice whose shipment is unknown. Booking the shipment makes it due at once. */
export async function deferNotice(
  { pool }: Pick<Db, 'pool'>,
  carrierCode: string,
  eventId: string,
): Promise<void> {
  await letWait.run(pool, { carrierCode, eventId });
}

interface TakenNotices {
  /** Due notices, with or without a known shipment. */
  readonly looked: number;
  readonly matched: readonly CarrierNoticeRow[];
}

// Raw and prepared: locks and postpones due rows in one statement. It waits for the locks of another worker: if it skipped
// them, two workers could share the notices of a parcel, and the later one could be applied first.
const takeMatched = statement<CarrierNoticeRow & { readonly is_matched: boolean }>()({
  name: 'take_matched_notices',
  parameters: ['leaseSeconds', 'carriersByGateway'],
  text: (p) => `with due as (
        select n.*, exists (${matching(`(${p.carriersByGateway}::jsonb -> n.carrier_code) ? s.carrier_code`)}) as is_matched from carrier_notice n
        where n.applied_at is null and n.next_attempt_at <= sampan_clock()
        order by n.next_attempt_at, n.signed_at, n.event_id limit ${noticeChunk} for update of n
      ), taken as (
        update carrier_notice n set next_attempt_at =
          greatest(${nextAttempt}, case when due.is_matched then sampan_clock() + make_interval(secs => ${p.leaseSeconds}) end)
        from due where n.carrier_code = due.carrier_code and n.event_id = due.event_id
      )
      select carrier_code, event_id, reference, waybill_number, body, signed_at, received_at, next_attempt_at, tracking_number,
        result, applied_at, is_matched
      from due order by received_at, signed_at`,
});

/** Takes due notices whose shipment is known by now, oldest first, each for one worker only. */
export async function takeMatchedNotices(
  { pool }: Pick<Db, 'pool'>,
  carriersByGateway: Readonly<Record<string, readonly string[]>>,
): Promise<TakenNotices> {
  const { rows } = await takeMatched.run(pool, {
    leaseSeconds,
    carriersByGateway: JSON.stringify(carriersByGateway),
  });
  return { looked: rows.length, matched: rows.filter(({ is_matched }) => is_matched) };
}

/** Returns notices without effect, newest first: final fees that differ from the first or follow a cancel. */
export function listRefusedNotices(db: Kysely<Database>, limit: number): Promise<CarrierNoticeRow[]> {
  return db
    .selectFrom('carrier_notice')
    .selectAll()
    .where('result', '=', 'refused')
    .orderBy('applied_at', 'desc')
    .limit(limit)
    .execute();
}

export function listWaitingNotices(db: Kysely<Database>, limit: number): Promise<CarrierNoticeRow[]> {
  return db
    .selectFrom('carrier_notice')
    .selectAll()
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

/** Deletes applied notices after 30 days and others after 90. `unmatched` never found a shipment. */
export async function deleteExpiredNotices({
  kysely,
}: Pick<Db, 'kysely'>): Promise<{ removed: number; unmatched: number }> {
  const applied = await kysely
    .deleteFrom('carrier_notice')
    .where('applied_at', '<', sql<string>`sampan_clock() - interval '30 days'`)
    .executeTakeFirst();
  const unmatched = await kysely
    .deleteFrom('carrier_notice')
    .where('applied_at', 'is', null)
    .where('received_at', '<', sql<string>`sampan_clock() - interval '90 days'`)
    .executeTakeFirst();
  return {
    removed: Number(applied.numDeletedRows + unmatched.numDeletedRows),
    unmatched: Number(unmatched.numDeletedRows),
  };
}
