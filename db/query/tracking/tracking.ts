import { sql } from 'kysely';
import type { Schemas } from '../../../generated/operations.ts';
import type { Db } from '../../client.ts';
import type { Scope } from '../../scope.ts';
import { type Placeholders, statement } from '../../statement.ts';
import { listTrackingEvents, type ShipmentRow, type TrackingEventRow } from '../shipment/shipment.ts';

const lifetime = "interval '6 hours'";

const columns = [
  'tracking_number',
  'waybill_number',
  'last_mile_tracking_number',
  'status',
  'sub_status',
  'eta',
  'delivered_at',
  'carrier_code',
  'destination_country',
  'updated_at',
] as const satisfies readonly (keyof ShipmentRow)[];

/** Columns that tracking shows: no personal data. */
export type TrackedShipment = Pick<ShipmentRow, (typeof columns)[number]>;

interface TrackedWithCache {
  readonly shipment: TrackedShipment;
  /** Response cached for this `updated_at` within six hours; null: none. */
  readonly cached: Schemas['TrackingRecord'] | null;
}

const found = (p: Placeholders<'accountId' | 'livemode' | 'number'>, column: string, preference: number) => `
  (select ${columns.join(', ')}, created_at, ${preference} as preference from shipment
    where account_id = ${p.accountId} and livemode = ${p.livemode} and visible and ${column} = ${p.number} order by created_at desc limit 1)`;

// Raw and prepared: runs for every getTracking; each number uses its own index.
const find = statement<TrackedShipment & { record: Schemas['TrackingRecord'] | null }>()({
  name: 'find_tracked',
  parameters: ['accountId', 'livemode', 'number'],
  text: (p) => `select ${columns.map((column) => `s.${column}`).join(', ')}, c.record
      from (
        select * from (${found(p, 'tracking_number', 1)}
          union all ${found(p, 'waybill_number', 2)}
          union all ${found(p, 'last_mile_tracking_number', 3)}) candidate
        order by preference limit 1
      ) s
      left join tracking_cache c on c.account_id = ${p.accountId} and c.tracking_number = s.tracking_number and c.updated_at = s.updated_at
        and c.cached_at > sampan_clock() - ${lifetime} and c.cached_at <= sampan_clock()`,
});

/** Finds a shipment by any of its numbers (the newest match), with its cached response, after the scope check. */
export async function findTracked(
  { pool }: Pick<Db, 'pool'>,
  { accountId, livemode }: Scope,
  number: string,
): Promise<TrackedWithCache | undefined> {
  const { rows } = await find.run(pool, { accountId, livemode, number });
  const [row] = rows;
  if (!row) return undefined;
  const { record, ...shipment } = row;
  return { shipment, cached: record };
}

// Raw and prepared: runs for every cache miss.
const keep = statement()({
  name: 'cache_tracking',
  parameters: ['accountId', 'trackingNumber', 'updatedAt', 'record'],
  text: (p) => `insert into tracking_cache (account_id, tracking_number, updated_at, record, cached_at)
      values (${p.accountId}, ${p.trackingNumber}, ${p.updatedAt}, ${p.record}, sampan_clock())
      on conflict (tracking_number, account_id) do update
        set updated_at = excluded.updated_at, record = excluded.record, cached_at = excluded.cached_at`,
});

export async function cacheTracking(
  { pool }: Pick<Db, 'pool'>,
  { accountId }: Scope,
  { tracking_number, updated_at }: TrackedShipment,
  record: Schemas['TrackingRecord'],
): Promise<void> {
  await keep.run(pool, {
    accountId,
    trackingNumber: tracking_number,
    updatedAt: updated_at,
    record: JSON.stringify(record),
  });
}

/** Deletes cache entries that expired or are dated in the future. Returns the number of rows. */
export async function deleteExpiredTrackingCache({ kysely }: Pick<Db, 'kysely'>): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('tracking_cache')
    .where(({ eb, or }) =>
      or([
        eb('cached_at', '<', sql<string>`sampan_clock() - ${sql.raw(lifetime)}`),
        eb('cached_at', '>', sql<string>`sampan_clock()`),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface PublicShipment {
  readonly shipment: ShipmentRow;
  readonly events: readonly TrackingEventRow[];
}

export async function findByTrackToken(
  db: Pick<Db, 'kysely' | 'pool'>,
  token: string,
): Promise<PublicShipment | undefined> {
  const shipment = await db.kysely
    .selectFrom('shipment')
    .selectAll()
    .where('track_token', '=', token)
    .where('visible', '=', true)
    .executeTakeFirst();
  if (!shipment) return undefined;
  return { shipment, events: await listTrackingEvents(db, shipment.account_id, shipment.tracking_number) };
}

const stateColumns = ['status', 'sub_status', 'dispatch_status', 'livemode'] as const;

/** Columns that a number alone shows. */
type PublicState = Pick<ShipmentRow, (typeof stateColumns)[number]>;

const stateBy = (p: Placeholders<'number'>, column: string, preference: number) => `
  (select ${stateColumns.join(', ')}, created_at, ${preference} as preference from shipment
    where visible and ${column} = ${p.number} order by livemode desc, created_at desc limit 1)`;

// Raw: each number uses its own index.
const findState = statement<PublicState>()({
  parameters: ['number'],
  text: (p) => `select ${stateColumns.join(', ')} from (${stateBy(p, 'tracking_number', 1)}
        union all ${stateBy(p, 'waybill_number', 2)}
        union all ${stateBy(p, 'last_mile_tracking_number', 3)}) candidate
      order by livemode desc, preference, created_at desc limit 1`,
});

/** Finds the state of a parcel of any account by one of its numbers: live before test, the newest of several. */
export async function findStateByNumber(
  { pool }: Pick<Db, 'pool'>,
  number: string,
): Promise<PublicState | undefined> {
  return (await findState.run(pool, { number })).rows[0];
}
