import { expect } from '@jest/globals';
import type { SimulatorProcess } from '../../carrier/gateway/simulator-process.ts';
import type { TestDatabase } from '../store/database.ts';

/** A carrier's record of one of our references. */
export interface CarrierBooking {
  readonly reference: string;
  readonly waybill: string;
  readonly state: 'unheard' | 'booked' | 'cancelled';
  /** The number of dispatches that the carrier received. */
  readonly dispatches: number;
}

/** A carrier's own records, for comparison with our database. */
export interface CarrierRecords {
  readonly database: TestDatabase;
  /** Returns the bookings of all accounts. */
  bookings(): Promise<CarrierBooking[]>;
}

export function sandboxCarrier(database: TestDatabase): CarrierRecords {
  const text = `select reference, waybill_number as waybill, state, dispatch_count as dispatches
    from sandbox_booking order by reference`;
  return {
    database,
    bookings: async () => (await database.db.pool.query<CarrierBooking>(text)).rows,
  };
}

export function simulatedCarrier(database: TestDatabase, simulator: SimulatorProcess): CarrierRecords {
  return {
    database,
    async bookings() {
      const { bookings } = await simulator.received();
      return bookings.map(({ reference, waybill_number, state, dispatch_count }) => ({
        reference,
        waybill: waybill_number,
        state,
        dispatches: dispatch_count,
      }));
    },
  };
}

/**
 * Expects each booking at the carrier to match a shipment with its waybill and its cancellation, and no
 * shipment to lack one.
 */
export async function expectCarrierAgrees({ database, bookings }: CarrierRecords): Promise<void> {
  const held = (await bookings()).filter(({ state }) => state !== 'unheard');
  const { rows: shipments } = await database.db.pool.query<Record<'reference' | 'waybill' | 'state', string>>(
    `select tracking_number as reference, waybill_number as waybill,
      case status when 'cancelled' then 'cancelled' else 'booked' end as state
    from shipment where dispatch_status = 'accepted'`,
  );
  const ordered = (rows: readonly Record<'reference' | 'waybill' | 'state', string>[]) =>
    rows.map(({ reference, waybill, state }) => `${reference} ${waybill} ${state}`).sort();
  expect(ordered(held)).toEqual(ordered(shipments));
}
