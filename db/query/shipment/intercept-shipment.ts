import type { Db } from '../../client.ts';

/**
 * Notes that a shipment's interception has begun or ended; while it runs, nobody cancels. False: the shipment has
 * ended, or is just being cancelled.
 */
export async function setIntercepting(
  { pool }: Pick<Db, 'pool'>,
  trackingNumber: string,
  intercepting: boolean,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update shipment set intercepting = $2
      where tracking_number = $1 and (not $2
        or (status not in ('delivered', 'cancelled', 'returned')
          and cancel_locked_until is null))`,
    [trackingNumber, intercepting],
  );
  return rowCount === 1;
}
