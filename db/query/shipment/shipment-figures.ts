import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentRow } from './shipment.ts';

export interface ShipmentFigure {
  /** Day of the booking. */
  readonly day: string;
  readonly status: ShipmentRow['status'];
  readonly sub_status: ShipmentRow['sub_status'];
  readonly count: number;
  /** Time from booking to delivery of all of them; 0 for other statuses. */
  readonly transit_seconds: number;
}

/** Counts the shipments booked since a day in a time zone, by day and status, from the index alone. */
export async function readShipmentFigures(
  db: Kysely<Database>,
  scope: Scope,
  since: { readonly day: string; readonly timeZone: string },
): Promise<ShipmentFigure[]> {
  const day = sql<string>`(created_at at time zone ${since.timeZone})::date::text`;
  const transit = sql<number>`coalesce(sum(extract(epoch from delivered_at - created_at)), 0)::bigint`;
  return db
    .selectFrom('shipment')
    .select([
      day.as('day'),
      'status',
      'sub_status',
      sql<number>`count(*)::integer`.as('count'),
      transit.as('transit_seconds'),
    ])
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('visible', '=', sql<boolean>`true`)
    .where('created_at', '>=', sql<string>`${since.day}::date::timestamp at time zone ${since.timeZone}`)
    .groupBy([sql`1`, 'status', 'sub_status'])
    .execute();
}
