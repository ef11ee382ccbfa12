import { randomInt } from 'node:crypto';
import { openDb } from '../../../../db/client.ts';
import { basePath, postJson } from '../../../frame/api.ts';
import { order } from '../../../frame/order.ts';
import type { ServerProcess } from '../../../frame/processes.ts';
import type { Store } from '../../../frame/stores.ts';
import { type FilledDatabase, nthTrackingNumber, turn, turns } from '../../fill.ts';
import type { LoadRequest } from '../../load.ts';

/** An operation of the API, on a database that was filled. */
export interface GrowthOperation extends LoadRequest {
  /** Runs before each measurement. */
  readonly prepare?: (connections: number) => Promise<void>;
}

/** Most requests read these newest shipments, which every size has. So the sizes differ in the rest of the tables. */
export const newest = 10_000;
/** Coprime to every power of ten: a step through all shipments, in no order. */
const step = 618_033;

/** Shared by the parts, which use the same databases. */
let nextKey = 0;

/** Divisible by the connections, as autocannon needs. */
const cancels = { normal: 128, brief: 16 };

/** Returns the operations that read or write shipments. Each request reads another shipment, and another page where it can. */
export function createOperations(
  { url, shipments }: FilledDatabase,
  service: ServerProcess,
  { testKey, liveKey }: Store,
  brief: boolean,
): GrowthOperation[] {
  const modes = {
    test: { Authorization: `Bearer ${testKey}` },
    live: { Authorization: `Bearer ${liveKey}` },
  };
  type Mode = keyof typeof modes;
  const recent = Math.min(newest, shipments);
  const numberAt = (index: number, kind: keyof typeof turn) => nthTrackingNumber(index * turns + turn[kind]);
  const any = (kind: keyof typeof turn, of = recent) => numberAt(randomInt(of / turns), kind);
  /** A moment at which one of the shipments was booked. */
  const moment = (of = recent) =>
    encodeURIComponent(new Date(Date.now() - randomInt(of) * 10_000).toISOString());
  const delivered = Math.floor(shipments / turns);
  let nextDelivered = 0;
  const toCancel: string[] = [];
  const label = `/shipments/${nthTrackingNumber(turn.testDelivered)}/label`;
  const get = (title: string, freshPath: () => string, mode: Mode = 'test'): GrowthOperation => ({
    title,
    method: 'GET',
    path: freshPath(),
    headers: modes[mode],
    freshPath: () => basePath + freshPath(),
  });
  const list = (filter: string, query: () => string) =>
    get(`listShipments, ${filter}`, () => `/shipments?${query()}`);
  const post = (title: string, path: string, body: unknown, mode: Mode = 'test'): GrowthOperation => ({
    title,
    method: 'POST',
    path: basePath + path,
    headers: { ...modes[mode], 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    freshHeaders: () => ({ 'Idempotency-Key': `bench-${process.pid}-${shipments}-${nextKey++}` }),
  });
  const cancelled = cancels[brief ? 'brief' : 'normal'];
  return [
    get('getShipment, test mode', () => `/shipments/${any('testOnItsWay')}`),
    get('getShipment, live mode', () => `/shipments/${any('liveDelivered')}`, 'live'),
    get('getShipment, of all', () => `/shipments/${any('testOnItsWay', shipments)}`),
    get('listShipments, newest', () => '/shipments'),
    list('created_before', () => `created_before=${moment()}`),
    list('created_before, of all', () => `created_before=${moment(shipments)}`),
    list('status', () => `status=delivered&created_before=${moment()}`),
    list('status that few have', () => 'status=exception'),
    list('status that none has', () => 'status=returned'),
    list('destination_country', () => `destination_country=DE&created_before=${moment()}`),
    list('destination_country that none has', () => 'destination_country=IS'),
    list('service_tier_id', () => `service_tier_id=HKASTDGGSTCM&created_before=${moment()}`),
    list('service_tier_id that none has', () => 'service_tier_id=HKAXXXGGSTCM'),
    list('reference_no', () => `reference_no=order-${randomInt(recent)}`),
    list('waybill_number', () => `waybill_number=SBX${any('testOnItsWay').slice(3)}`),
    list('tag that few have', () => `tag=rare${randomInt(Math.ceil(recent / 1_000))}`),
    list('tag that all have', () => 'tag=autumn'),
    list('metadata', () => `metadata%5Border%5D=${randomInt(recent)}`),
    list('updated_after', () => `updated_after=${moment()}`),
    get('listEvents, newest', () => '/events'),
    get('listEvents, created_after', () => `/events?created_after=${moment()}`),
    get('listEvents, event_type', () => `/events?event_type=shipment.created&created_after=${moment()}`),
    get('getEvent', () => `/events/evt_${String(randomInt(recent / turns) * turns).padStart(32, '0')}`),
    get('getTracking, on its way', () => `/tracking/${any('testOnItsWay')}`),
    get('getTracking, by waybill', () => `/tracking/SBX${any('testOnItsWay').slice(3)}`),
    {
      ...get('getTracking, delivered, not cached, of all', () => {
        return `/tracking/${numberAt((nextDelivered++ * step) % delivered, 'testDelivered')}`;
      }),
      maxRequests: delivered,
      prepare: () => empty(url, 'tracking_cache'),
    },
    get('getTracking, delivered, cached', () => `/tracking/${nthTrackingNumber(turn.testDelivered)}`),
    {
      ...get('getShipmentLabel, stored', () => label),
      // The first request draws and stores it.
      prepare: async () =>
        void (await (await fetch(service.url + basePath + label, { headers: modes.test })).text()),
    },
    get('getWalletBalance', () => '/wallet/balance', 'live'),
    get('listWalletTransactions, newest', () => '/wallet/transactions', 'live'),
    get(
      'listWalletTransactions, shipment_id',
      () => `/wallet/transactions?shipment_id=${any('liveDelivered')}`,
      'live',
    ),
    get('listWalletTransactions, type that none has', () => '/wallet/transactions?type=refund', 'live'),
    post('quoteRates', '/rates', { weight_kg: 0.48, destination_country: 'GB' }),
    post('createShipment, test mode', '/shipments', order),
    post('createShipment, live mode', '/shipments', order, 'live'),
    {
      ...post('cancelShipment', '/shipments/none/cancel', {}),
      freshPath: () => `${basePath}/shipments/${toCancel.pop()}/cancel`,
      maxRequests: cancelled,
      async prepare(connections) {
        const book = () => postJson({ url: service.url, key: testKey }, '/shipments', order);
        // autocannon prepares a request for each connection that it does not send.
        while (toCancel.length < cancelled + 2 * connections) {
          const booked = await Promise.all(Array.from({ length: connections }, book));
          toCancel.push(...booked.map(({ id }) => id));
        }
      },
    },
  ];
}

async function empty(url: string, table: string): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  await db.pool.query(`truncate ${table}`);
}
