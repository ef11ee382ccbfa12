import type { Selectable } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../client.ts';
import { accountOnCluster, inAccountSql } from '../../cluster.ts';
import { type Scope, scopeOf } from '../../scope.ts';
import { createPoolBatcher, type Queryable, rowsInRequestOrder, statement } from '../../statement.ts';
import { type ShipmentTable, type TrackingEventTable, terminalSql } from '../../table/shipment.ts';
import { isoText } from '../../timestamp.ts';
import {
  type ChargeRow,
  chargeJson,
  type ShipmentCharge,
  shipmentCharge,
  testCharge,
} from '../wallet/wallet-charge.ts';

const every: Record<keyof ShipmentTable, true> = {
  tracking_number: true,
  account_id: true,
  livemode: true,
  status: true,
  dispatch_status: true,
  service_code: true,
  requested_service_code: true,
  carrier_code: true,
  carrier_product_code: true,
  waybill_number: true,
  last_mile_tracking_number: true,
  reference_no: true,
  goods_category: true,
  destination_country: true,
  destination_district: true,
  recipient: true,
  sender: true,
  account_sender: true,
  parcels: true,
  items: true,
  customs: true,
  tags: true,
  metadata: true,
  declared_currency: true,
  declared_fx: true,
  pricing: true,
  total_cents: true,
  delivered_at: true,
  created_at: true,
  updated_at: true,
  visible: true,
  printed_reference: true,
  event_sequence: true,
  intercepting: true,
  unconfirmed_since: true,
  cancelled_at: true,
  measured_weight_mg: true,
  duties_charged_cents: true,
  carrier_bill: true,
  idempotency_key: true,
  request_id: true,
  cancel_fence: true,
  cancel_locked_until: true,
  cancel_request_id: true,
  cancel_idempotency_key: true,
  cancel_unconfirmed_since: true,
  sub_status: true,
  eta: true,
  last_mile_at: true,
  label_ready_at: true,
  pod_available_at: true,
  feed_step: true,
  next_checkpoint_at: true,
  booked_label: true,
  label_ask_at: true,
  track_token: true,
  test_charged_cents: true,
  test_settled_at: true,
  anonymized_at: true,
  manifest_id: true,
  printed_at: true,
  printed_by: true,
  return_of: true,
};

/** Names all columns of a table or its alias, for a statement that is prepared. */
export const shipmentColumns = (of: string): string =>
  Object.keys(every)
    .map((column) => `${of}.${column}`)
    .join(', ');

export type { ShipmentCharge };
export type ShipmentRow = Selectable<ShipmentTable>;
export type TrackingEventRow = Omit<Selectable<TrackingEventTable>, 'account_id'>;

/** Events are oldest first. */
export interface ShipmentWithEvents extends ShipmentRow {
  readonly events: readonly TrackingEventRow[];
  readonly charge: ShipmentCharge | null;
  /** Tracking numbers of its returns, oldest first. */
  readonly returns: readonly string[];
}

/** Finds a shipment in its scope. `trackingNumber` must be well-formed: invalid text fails the whole batch. */
export async function findShipment(
  { pool }: Pick<Db, 'pool'>,
  scope: Scope,
  trackingNumber: string,
  { invisible = false }: { readonly invisible?: boolean } = {},
): Promise<ShipmentWithEvents | undefined> {
  return find(pool, { ...scope, trackingNumber, invisible });
}

interface Wanted extends Scope {
  readonly trackingNumber: string;
  readonly invisible: boolean;
}

interface FoundRow extends ShipmentRow {
  readonly ordinal: number;
  readonly events: readonly TrackingEventRow[];
  readonly charge: ChargeRow | null;
  readonly returns: readonly string[];
}

const eventsJson = (
  account: string,
) => `(select coalesce(json_agg(json_build_object('id', e.id, 'tracking_number', e.tracking_number,
    'sequence', e.sequence, 'status', e.status, 'sub_status', e.sub_status, 'description', e.description,
    'location', e.location, 'occurred_at', ${isoText('e.occurred_at')},
    'utc_offset_minutes', e.utc_offset_minutes, 'carrier_status', e.carrier_status,
    'carrier_event_id', e.carrier_event_id, 'next_step', e.next_step) order by e.occurred_at, e.sequence), '[]')
  from tracking_event e where e.account_id = shipment.account_id and ${inAccountSql('e.account_id', account)} and e.tracking_number = shipment.tracking_number)`;

const returnsJson = (
  account: string,
) => `(select coalesce(json_agg(r.tracking_number order by r.created_at, r.tracking_number), '[]')
  from shipment r where r.account_id = shipment.account_id and ${inAccountSql('r.account_id', account)} and r.return_of = shipment.tracking_number and r.visible)`;

// Raw and prepared: reads a batch of shipments with events and charges.
const findMany = statement<FoundRow>()({
  name: 'find_shipment',
  parameters: ['trackingNumbers', 'accountIds', 'livemodes', 'invisibles', 'account'],
  text: (
    p,
  ) => `select ordinal::integer, ${shipmentColumns('shipment')}, ${eventsJson(p.account)} as events, ${chargeJson(p.account)} as charge,
        ${returnsJson(p.account)} as returns
      from unnest(${p.trackingNumbers}::text[], ${p.accountIds}::text[], ${p.livemodes}::boolean[], ${p.invisibles}::boolean[])
        with ordinality w (wanted, of_account, of_mode, invisible, ordinal)
      join shipment on tracking_number = wanted and account_id = of_account and livemode = of_mode
        and (visible or invisible) and ${inAccountSql('account_id', p.account)}`,
});

const find = createPoolBatcher(32, findShipments, ({ accountId }) => accountId);

/** One statement, so that a shipment, its events and its charge are from one snapshot. */
async function findShipments(
  pool: pg.Pool,
  wanted: readonly Wanted[],
): Promise<(ShipmentWithEvents | undefined)[]> {
  const { rows } = await findMany.run(pool, {
    trackingNumbers: wanted.map(({ trackingNumber }) => trackingNumber),
    accountIds: wanted.map(({ accountId }) => accountId),
    livemodes: wanted.map(({ livemode }) => livemode),
    invisibles: wanted.map(({ invisible }) => invisible),
    account: await accountOnCluster(pool, wanted, ({ accountId }) => accountId),
  });
  return rowsInRequestOrder(wanted.length, rows, ({ ordinal: _, charge, ...row }) => ({
    ...row,
    charge: charge ? shipmentCharge(charge) : testCharge(row),
  }));
}

// Raw and prepared: runs for every tracking change.
const listEvents = statement<TrackingEventRow>()({
  name: 'list_tracking_events',
  parameters: ['accountId', 'trackingNumber'],
  text: (p) => `select id, tracking_number, sequence, status, sub_status, description, location, occurred_at,
        utc_offset_minutes, carrier_status, carrier_event_id, next_step
      from tracking_event where account_id = ${p.accountId} and tracking_number = ${p.trackingNumber} order by occurred_at, sequence`,
});

export async function listTrackingEvents(
  { pool }: Pick<Db, 'pool'>,
  accountId: string,
  trackingNumber: string,
): Promise<TrackingEventRow[]> {
  const { rows } = await listEvents.run(pool, { accountId, trackingNumber });
  return rows;
}

/** Finds a shipment of any account, including invisible ones, for an operator. */
export async function findAnyShipment(
  db: Pick<Db, 'kysely' | 'pool'>,
  trackingNumber: string,
): Promise<ShipmentWithEvents | undefined> {
  const owner = await db.kysely
    .selectFrom('shipment')
    .select(['account_id', 'livemode'])
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst();
  return owner && findShipment(db, scopeOf(owner), trackingNumber, { invisible: true });
}

// Raw: one condition depends on a parameter.
const intercept = statement()({
  parameters: ['trackingNumber', 'intercepting'],
  text: (p) => `update shipment set intercepting = ${p.intercepting}
      where tracking_number = ${p.trackingNumber} and (not ${p.intercepting}
        or (status not in (${terminalSql})
          and cancel_locked_until is null))`,
});

/** Starts or ends an interception, which prevents a cancel. False if the shipment has ended or is being cancelled. */
export async function setIntercepting(
  db: Queryable,
  trackingNumber: string,
  intercepting: boolean,
): Promise<boolean> {
  const { rowCount } = await intercept.run(db, { trackingNumber, intercepting });
  return rowCount === 1;
}
