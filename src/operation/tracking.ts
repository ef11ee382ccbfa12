import { listTrackingEvents } from '../../db/query/shipment/shipment.ts';
import { cacheTracking, findTracked } from '../../db/query/tracking/tracking.ts';
import { isTerminal } from '../../db/table/shipment.ts';
import type { Handler } from '../run-operation.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { trackingRecord } from '../tracking/status.ts';

export const getTracking: Handler<'getTracking'> = async ({ db }, { scope, path, refuse }) => {
  // Waybill and last-mile numbers are the carriers', so their letter case counts.
  const number = readTrackingNumber(path.tracking_number) ?? path.tracking_number;
  const { shipment, cached } = (await findTracked(db, scope, number)) ?? refuse('NOT_FOUND');
  if (cached) return { status: 200, data: cached, headers: { 'X-Service-Cache': 'hit' } };
  const events = await listTrackingEvents(db, scope.accountId, shipment.tracking_number);
  const record = trackingRecord(shipment, events);
  if (!isTerminal(shipment.status)) return { status: 200, data: record };
  await cacheTracking(db, scope, shipment, record);
  return { status: 200, data: record, headers: { 'X-Service-Cache': 'miss' } };
};
