import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

export interface UnconfirmedRow {
  readonly tracking_number: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly livemode: boolean;
  readonly carrier_code: string;
  readonly reference_no: string | null;
  readonly total_cents: number;
  readonly of: 'booking' | 'cancellation';
  readonly since: string;
}

/** Lists bookings and cancellations without a clear result of the carrier, oldest first. */
export async function listUnconfirmed(
  db: Kysely<Database>,
  { limit, trackingNumber }: { readonly limit: number; readonly trackingNumber?: string },
): Promise<UnconfirmedRow[]> {
  const shipments = (of: UnconfirmedRow['of'], since: string) =>
    db
      .selectFrom('shipment as s')
      .innerJoin('account as a', 'a.id', 's.account_id')
      .select(['s.tracking_number', 's.account_id', 'a.name as account_name', 's.livemode', 's.carrier_code'])
      .select(['s.reference_no', 's.total_cents'])
      .select([sql<UnconfirmedRow['of']>`${of}::text`.as('of'), sql<string>`${sql.ref(since)}`.as('since')])
      .$if(trackingNumber !== undefined, (query) =>
        query.where('s.tracking_number', '=', trackingNumber ?? ''),
      );
  return shipments('booking', 's.undecided_since')
    .where('s.dispatch_status', '=', 'pending')
    .where('s.undecided_since', 'is not', null)
    .unionAll(
      shipments('cancellation', 's.cancel_undecided_since')
        .where('s.cancel_locked_until', 'is not', null)
        .where('s.cancel_undecided_since', 'is not', null),
    )
    .orderBy('since')
    .limit(limit)
    .execute();
}
