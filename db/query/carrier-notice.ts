import type { Kysely, Selectable } from 'kysely';
import type { Notice } from '../../src/carrier/notice.ts';
import type { Db } from '../client.ts';
import type { CarrierNoticeTable } from '../table/carrier-notice.ts';
import type { Database } from '../table/index.ts';
import type { ShipmentRow } from './shipment.ts';

export type CarrierNoticeRow = Selectable<CarrierNoticeTable>;

/** How long whoever took a notice may need for it, and how long one that failed is left alone. */
const leaseSeconds = 60;

/** At most so many are taken at once; in the statement's text, so that its plan knows. */
export const noticeBatch = 50;

/**
 * Keeps a notice before it is acted on. `duplicate`: its event id is known and the signature newer than each before;
 * `replayed`: it isn't newer.
 */
export async function keepNotice(
  { pool }: Pick<Db, 'pool'>,
  carrierCode: string,
  notice: Notice,
  signedAt: number,
): Promise<'kept' | 'duplicate' | 'replayed'> {
  const { rows } = await pool.query<{ is_new: boolean }>({
    name: 'keep_notice',
    text: `insert into carrier_notice as known (carrier_code, event_id, reference, waybill_number, body, signed_at,
        received_at, next_attempt_at)
      values ($1, $2, $3, $4, $5, $6, sampan_clock(), sampan_clock() + make_interval(secs => $7))
      on conflict (carrier_code, event_id) do update set signed_at = excluded.signed_at
        where known.signed_at < excluded.signed_at
      returning xmax = 0 as is_new`,
    values: [
      carrierCode,
      notice.event_id,
      notice.reference ?? null,
      notice.waybill_number ?? null,
      JSON.stringify(notice),
      signedAt,
      leaseSeconds,
    ],
  });
  const [row] = rows;
  if (!row) return 'replayed';
  return row.is_new ? 'kept' : 'duplicate';
}

/** Row `n` of notices: the shipment that it is about, the newest of its waybill where it names no reference. */
const matching = `
  (select s.* from shipment s
    where s.tracking_number = n.reference and s.carrier_code = n.carrier_code and s.visible
      and s.dispatch_status in ('accepted', 'failed'))
  union all
  (select s.* from shipment s
    where n.reference is null and s.waybill_number = n.waybill_number and s.carrier_code = n.carrier_code and s.visible
      and s.dispatch_status in ('accepted', 'failed')
    order by s.created_at desc limit 1)`;

/** Undefined: it isn't known, or not yet. */
export async function findNoticed(
  { pool }: Pick<Db, 'pool'>,
  { carrierCode, reference = null, waybillNumber = null }: NoticedNumbers,
): Promise<ShipmentRow | undefined> {
  const { rows } = await pool.query<ShipmentRow>({
    name: 'find_noticed',
    text: `select s.* from (select $1::text as carrier_code, $2::text as reference, $3::text as waybill_number) n,
      lateral (${matching}) s`,
    values: [carrierCode, reference, waybillNumber],
  });
  return rows[0];
}

export interface NoticedNumbers {
  readonly carrierCode: string;
  readonly reference?: string | null | undefined;
  readonly waybillNumber?: string | null | undefined;
}

export async function markNoticeApplied(
  { pool }: Pick<Db, 'pool'>,
  carrierCode: string,
  eventId: string,
  applied: { readonly trackingNumber: string; readonly result: string },
): Promise<void> {
  await pool.query({
    name: 'mark_notice_applied',
    text: `update carrier_notice set tracking_number = $3, result = $4, applied_at = sampan_clock()
      where carrier_code = $1 and event_id = $2`,
    values: [carrierCode, eventId, applied.trackingNumber, applied.result],
  });
}

/** Its shipment isn't known: from now on it is taken as soon as that appears. */
export async function letNoticeWait(
  { pool }: Pick<Db, 'pool'>,
  carrierCode: string,
  eventId: string,
): Promise<void> {
  await pool.query({
    name: 'let_notice_wait',
    text: `update carrier_notice set next_attempt_at = sampan_clock()
      where carrier_code = $1 and event_id = $2 and applied_at is null`,
    values: [carrierCode, eventId],
  });
}

/** Kept notices whose shipment is known by now, oldest first, each for one worker alone. */
export async function takeMatchedNotices({ pool }: Pick<Db, 'pool'>): Promise<CarrierNoticeRow[]> {
  const { rows } = await pool.query<CarrierNoticeRow>({
    name: 'take_matched_notices',
    text: `with taken as (
        update carrier_notice k set next_attempt_at = sampan_clock() + make_interval(secs => $1)
        from (
          select n.carrier_code, n.event_id from carrier_notice n
          where n.applied_at is null and n.next_attempt_at <= sampan_clock() and exists (${matching})
          order by n.received_at limit ${noticeBatch} for update of n skip locked
        ) due
        where k.carrier_code = due.carrier_code and k.event_id = due.event_id
        returning k.*
      )
      select * from taken order by received_at`,
    values: [leaseSeconds],
  });
  return rows;
}

/** Notices that wait for their shipment, oldest first. */
export function listWaitingNotices(db: Kysely<Database>, limit: number): Promise<CarrierNoticeRow[]> {
  return db
    .selectFrom('carrier_notice')
    .selectAll()
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

/** Removes applied notices after a month and others after three. Returns how many never found their shipment. */
export async function reapNotices({
  pool,
}: Pick<Db, 'pool'>): Promise<{ removed: number; unmatched: number }> {
  const applied = await pool.query(
    "delete from carrier_notice where applied_at < sampan_clock() - interval '30 days'",
  );
  const unmatched = await pool.query(
    "delete from carrier_notice where applied_at is null and received_at < sampan_clock() - interval '90 days'",
  );
  return {
    removed: (applied.rowCount ?? 0) + (unmatched.rowCount ?? 0),
    unmatched: unmatched.rowCount ?? 0,
  };
}
