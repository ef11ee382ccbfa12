import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

export interface KnownBooking {
  readonly tracking_number: string;
  readonly status: string;
  readonly dispatch_status: string;
}

/** Returns the shipments with these numbers, of any account, in any order. */
export async function findKnownBookings(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<KnownBooking[]> {
  return (
    db
      .selectFrom('shipment')
      .select(['tracking_number', 'status', 'dispatch_status'])
      // Raw: one parameter for any number of values.
      .where(sql<boolean>`tracking_number = any(${[...numbers]}::text[])`)
      .execute()
  );
}
