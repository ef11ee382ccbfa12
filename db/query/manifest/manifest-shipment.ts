import { type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentTable } from '../../table/shipment.ts';
import { waitsForHandOver } from '../shipment/work-queue.ts';
import type { ManifestIdentity } from './manifest.ts';

const columns = [
  'tracking_number',
  'status',
  'dispatch_status',
  'carrier_code',
  'manifest_id',
  'intercepting',
  'cancel_locked_until',
  'parcels',
] as const satisfies readonly (keyof ShipmentTable)[];

/** Columns that decide whether a shipment can be on a manifest, and those that it adds to one. */
export interface ManifestCandidate extends Pick<Selectable<ShipmentTable>, (typeof columns)[number]> {
  readonly is_return: boolean;
}

interface Waiting {
  readonly carrierCode: string;
  /** Exclusive; null: all. */
  readonly createdBefore: string | null;
  readonly limit: number;
}

/** Selects the queue `to_hand_over`. */
function selectWaiting(db: Kysely<Database>, { accountId, livemode }: Scope) {
  return db
    .selectFrom('shipment')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('visible', '=', true)
    .where(waitsForHandOver);
}

/** Returns the numbers of shipments that wait for a manifest, oldest first, without a lock. */
export async function findWaiting(
  db: Kysely<Database>,
  scope: Scope,
  { carrierCode, createdBefore, limit }: Waiting,
): Promise<string[]> {
  let query = selectWaiting(db, scope)
    .select('tracking_number')
    .where('carrier_code', '=', carrierCode)
    .orderBy('created_at')
    .orderBy('tracking_number')
    .limit(limit);
  if (createdBefore !== null) query = query.where('created_at', '<', createdBefore);
  return (await query.execute()).map(({ tracking_number }) => tracking_number);
}

/** Returns how many shipments wait for a manifest, by carrier. */
export async function countShipmentsToClose(
  db: Kysely<Database>,
  scope: Scope,
): Promise<{ readonly carrier_code: string; readonly count: number }[]> {
  return selectWaiting(db, scope)
    .select(['carrier_code', sql<number>`count(*)::integer`.as('count')])
    .groupBy('carrier_code')
    .orderBy('carrier_code')
    .execute();
}

/** Locks the visible shipments among these numbers until the transaction ends, in the order of their numbers. */
export async function lockCandidates(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<ManifestCandidate[]> {
  if (trackingNumbers.length === 0) return [];
  return tx
    .selectFrom('shipment')
    .select(columns)
    .select(sql<boolean>`return_of is not null`.as('is_return'))
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('tracking_number', 'in', trackingNumbers)
    .where('visible', '=', true)
    .orderBy('tracking_number')
    .forUpdate()
    .execute();
}

const shown = [
  'waybill_number',
  'last_mile_tracking_number',
  'reference_no',
  'destination_country',
  'service_code',
] as const satisfies readonly (keyof ShipmentTable)[];

/** A shipment that may be handed over, with what the page of the hand-over shows. */
export type HandOverShipment = ManifestCandidate &
  Pick<Selectable<ShipmentTable>, (typeof shown)[number]> & { readonly recipient_name: string | null };

/** Returns the visible shipments among these numbers, without a lock. */
export async function findCandidates(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<HandOverShipment[]> {
  return db
    .selectFrom('shipment')
    .select([...columns, ...shown])
    .select(sql<boolean>`return_of is not null`.as('is_return'))
    .select(sql<string | null>`recipient ->> 'contact_name'`.as('recipient_name'))
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('tracking_number', '=', sql<string>`any(${trackingNumbers})`)
    .where('visible', '=', true)
    .execute();
}

// Raw: stamps of the feed and the change in one statement. The condition on the column keeps a shipment off a second manifest.
const put = statement<{ tracking_number: string }>()({
  parameters: ['accountId', 'trackingNumbers', 'manifestId'],
  text: (p) => `with stamp as (
        select stamp_feed(account_id, livemode, cardinality(${p.trackingNumbers}::text[])) as first from shipment
        where account_id = ${p.accountId} and tracking_number = (${p.trackingNumbers}::text[])[1]
      )
      update shipment s set manifest_id = ${p.manifestId}, updated_at = stamp.first + (w.ordinal - 1) * interval '1 microsecond'
      from stamp, unnest(${p.trackingNumbers}::text[]) with ordinality w (tracking_number, ordinal)
      where s.account_id = ${p.accountId} and s.tracking_number = w.tracking_number
        and (s.manifest_id is null) <> (${p.manifestId}::text is null)
      returning s.tracking_number`,
});

/** Puts locked shipments on a manifest. It locks the feed clock, so call it late in a transaction. */
export async function putOnManifest(
  tx: Kysely<Database>,
  { accountId, id }: ManifestIdentity,
  trackingNumbers: readonly string[],
): Promise<void> {
  const rows = await put.runIn(tx, { accountId, trackingNumbers, manifestId: id });
  if (rows.length !== trackingNumbers.length) throw new Error('a locked shipment is on another manifest');
}

/** Frees the shipments of a manifest for another one. It locks them, and then the feed clock. */
export async function releaseFromManifest(
  tx: Kysely<Database>,
  { accountId, id }: ManifestIdentity,
): Promise<void> {
  const rows = await tx
    .selectFrom('shipment')
    .select('tracking_number')
    .where('account_id', '=', accountId)
    .where('manifest_id', '=', id)
    .orderBy('tracking_number')
    .forUpdate()
    .execute();
  const trackingNumbers = rows.map(({ tracking_number }) => tracking_number);
  if (trackingNumbers.length > 0) await put.runIn(tx, { accountId, trackingNumbers, manifestId: null });
}

/** Returns the numbers of the shipments on a manifest, in their order. */
export async function listNumbersOnManifest(
  db: Kysely<Database>,
  { accountId, id }: ManifestIdentity,
): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment')
    .select('tracking_number')
    .where('account_id', '=', accountId)
    .where('manifest_id', '=', id)
    .orderBy('tracking_number')
    .execute();
  return rows.map(({ tracking_number }) => tracking_number);
}

export type SheetShipment = Pick<
  Selectable<ShipmentTable>,
  'tracking_number' | 'waybill_number' | 'status' | 'parcels' | 'destination_country'
>;

/** Returns what a hand-over sheet shows of the shipments on a manifest, in the order of their numbers. */
export async function listSheetShipments(
  db: Kysely<Database>,
  { accountId, id }: ManifestIdentity,
): Promise<SheetShipment[]> {
  return db
    .selectFrom('shipment')
    .select(['tracking_number', 'waybill_number', 'status', 'parcels', 'destination_country'])
    .where('account_id', '=', accountId)
    .where('manifest_id', '=', id)
    .orderBy('tracking_number')
    .execute();
}
