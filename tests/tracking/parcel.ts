import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { components } from '../../generated/types.ts';
import { recordCheckpoint } from '../../src/tracking/record-change.ts';
import type { Checkpoint } from '../../src/tracking/status.ts';
import type { TestService } from '../support/service.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

/** The body of an event, as its receiver gets it. */
export type SentEvent = components['schemas']['ShipmentTrackingUpdatedEvent'];

/** A booked shipment with helpers for tests. */
export interface Parcel {
  readonly id: string;
  row(): Promise<ShipmentRow>;
  /** Records a carrier's checkpoint at `minutes` after noon, by default with a new event id. */
  checkpoint(minutes: number, change?: Partial<Checkpoint>): ReturnType<typeof recordCheckpoint>;
  detail(): Promise<components['schemas']['ShipmentDetail']>;
  /** Returns the events that were emitted, oldest first. */
  events(): Promise<SentEvent[]>;
}

export async function bookParcel(
  service: TestService,
  { change = {}, live = false }: { readonly change?: Partial<OrderBody>; readonly live?: boolean } = {},
): Promise<Parcel> {
  const key = live ? service.account.liveKey : service.account.testKey;
  const { id } = await service.sdk(key).shipments.create(order(change));
  return parcelOf(service, id, key);
}

export function parcelOf(service: TestService, id: string, key?: string): Parcel {
  const query = async (text: string) => (await service.database.db.pool.query(text, [id])).rows;
  const row = async () =>
    (await query('select * from shipment where tracking_number = $1'))[0] as ShipmentRow;
  return {
    id,
    row,
    checkpoint: async (minutes, change = {}) =>
      recordCheckpoint(service.context, await row(), checkpointAt(minutes, change)),
    detail: () => service.sdk(key).shipments.retrieve(id),
    events: async () =>
      (await query('select body from event where tracking_number = $1 order by position')).map(({ body }) =>
        JSON.parse(body),
      ),
  };
}

let eventIds = 0;

/** Returns a checkpoint at `minutes` after noon on a past day. */
export function checkpointAt(minutes: number, change: Partial<Checkpoint> = {}): Checkpoint {
  return {
    carrierEventId: `event-${eventIds++}`,
    occurredAt: minutesAfterNoon(minutes),
    status: null,
    subStatus: null,
    description: 'Something happened',
    location: null,
    carrierStatus: 'X',
    ...change,
  };
}

export function minutesAfterNoon(minutes: number): string {
  const noon = Date.parse('2025-01-05T12:00:00Z');
  return new Date(noon + minutes * 60_000).toISOString().replace('Z', '000Z');
}
