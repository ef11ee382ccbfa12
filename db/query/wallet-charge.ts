import type { Kysely } from 'kysely';
import type { HoldTable } from '../table/hold.ts';
import type { Database } from '../table/index.ts';

/** What a live shipment holds, was charged, and costs besides; in HKD cents. */
export interface ShipmentCharge {
  readonly state: HoldTable['state'];
  readonly heldCents: number;
  /** What a cancel released; 0 where nothing was held. */
  readonly releasedCents: number;
  /** The final fee; null until it is settled. */
  readonly chargedCents: number | null;
  readonly settledAt: string | null;
  /** Later refunds and adjustments as a cost: a refund is negative. */
  readonly adjustmentsCents: number;
}

/** A shipment's charge; null in test mode, where there is no money. */
export async function readShipmentCharge(
  db: Kysely<Database>,
  trackingNumber: string,
): Promise<ShipmentCharge | null> {
  const row = await db
    .selectFrom('hold')
    .select((eb) => [
      'state',
      'amount_cents',
      'posted_cents',
      'closed_at',
      eb
        .selectFrom('wallet_transaction as t')
        .select((inner) =>
          inner.fn.coalesce(inner.fn.sum<number>('t.balance_change_cents'), inner.lit(0)).as('sum'),
        )
        .whereRef('t.tracking_number', '=', 'hold.tracking_number')
        .where('t.type', 'in', ['refund', 'adjust'])
        .as('credited'),
    ])
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: row.state,
    heldCents: row.state === 'pending' ? row.amount_cents : 0,
    releasedCents: row.state === 'voided' ? row.amount_cents : 0,
    chargedCents: row.posted_cents,
    settledAt: row.state === 'posted' ? row.closed_at : null,
    adjustmentsCents: 0 - Number(row.credited),
  };
}
