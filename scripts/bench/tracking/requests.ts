import { randomInt } from 'node:crypto';
import { basePath } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import type { LoadRequest } from '../rounds.ts';
import { isDelivered, nthTrackingNumber } from './fill.ts';

export interface SizedRequest extends LoadRequest {
  /** True if the target limits the effect of the number of shipments. */
  readonly bounded: boolean;
  /** Fewer than the default, if more would only queue. */
  readonly connections?: number;
  /** Table to empty before each measurement. */
  readonly emptied?: string;
}

/**
 * Returns the requests for a database of this size. Each request reads another shipment, unless it measures a cache
 * hit.
 */
export function createRequests(shipments: number, key: string): SizedRequest[] {
  const headers = { Authorization: `Bearer ${key}` };
  const half = Math.floor(shipments / 2);
  const drawNumber = (remainder: 0 | 1) => nthTrackingNumber(randomInt(half) * 2 + remainder);
  let nextMiss = 0;
  let nextLabel = 0;
  let nextCreate = 0;
  const get = (
    title: string,
    bounded: boolean,
    freshPath: () => string,
    more: Partial<SizedRequest> = {},
  ): SizedRequest => ({
    title,
    bounded,
    method: 'GET',
    path: freshPath(),
    headers,
    freshPath: () => basePath + freshPath(),
    ...more,
  });
  return [
    get('GET /shipments, a page anywhere', true, () => {
      const before = Date.now() - randomInt(shipments) * 10_000;
      return `/shipments?created_before=${encodeURIComponent(new Date(before).toISOString())}`;
    }),
    get('GET /shipments/{shipment_id}', true, () => `/shipments/${drawNumber(randomInt(2) as 0 | 1)}`),
    get('getTracking, on its way', true, () => `/tracking/${drawNumber(1)}`),
    get(
      'getTracking, delivered, miss',
      true,
      () => `/tracking/${nthTrackingNumber((nextMiss++ % half) * 2)}`,
      { emptied: 'tracking_cache', maxRequests: half },
    ),
    get('getTracking, delivered, hit', true, () => `/tracking/${nthTrackingNumber(0)}`),
    {
      title: 'POST /shipments, test mode',
      bounded: true,
      method: 'POST',
      path: `${basePath}/shipments`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
      freshHeaders: () => ({ 'Idempotency-Key': `bench-${process.pid}-${shipments}-${nextCreate++}` }),
    },
    get(
      'label, first request',
      false,
      () => `/shipments/${nthTrackingNumber(nextLabel++ % shipments)}/label`,
      { emptied: 'label', connections: 4, maxRequests: shipments },
    ),
    get('label, stored', false, () => `/shipments/${nthTrackingNumber(0)}/label`),
  ];
}

/** Checks that a delivered shipment is cached and one in transit is not. */
export async function checkCache(url: string, key: string): Promise<void> {
  const readCacheHeader = async (index: number) => {
    const response = await fetch(`${url}${basePath}/tracking/${nthTrackingNumber(index)}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    await response.arrayBuffer();
    return `${response.status} ${response.headers.get('x-service-cache')}`;
  };
  const said = [await readCacheHeader(2), await readCacheHeader(2), await readCacheHeader(3)].join(', ');
  if (!isDelivered(2) || isDelivered(3) || said !== '200 miss, 200 hit, 200 bypass') {
    throw new Error(`unexpected tracking responses: ${said}`);
  }
}

/** Starts the label thread and loads its fonts before a measurement. */
export async function warmLabels(url: string, key: string): Promise<void> {
  const response = await fetch(`${url}${basePath}/shipments/${nthTrackingNumber(0)}/label`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`a label request returned ${response.status}`);
}
