import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import { type DayBounds, dayRows } from '../day-bounds.ts';
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

/** Counts the shipments booked on calendar days, by day and status, from the index alone. */
export async function readShipmentFigures(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  days: readonly DayBounds[],
): Promise<ShipmentFigure[]> {
  // Raw: a range of the index per day needs no sort and no conversion of each row's time.
  const { rows } = await sql<ShipmentFigure>`
    select d.day, figure.status, figure.sub_status, figure.count,
      coalesce(extract(epoch from figure.transit), 0)::bigint as transit_seconds
    from ${dayRows(days)}, lateral (
      select status, sub_status, count(*)::integer as count, sum(delivered_at - created_at) as transit
      from shipment
      where account_id = ${accountId} and livemode = ${livemode} and visible
        and created_at >= d.first
        and created_at < d.next
      group by status, sub_status
    ) figure`.execute(db);
  return rows;
}
