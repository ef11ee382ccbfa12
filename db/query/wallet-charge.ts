import type { Selectable } from 'kysely';
import type { Db } from '../client.ts';
import type { HoldTable } from '../table/hold.ts';

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

type ChargeRow = Pick<Selectable<HoldTable>, 'state' | 'amount_cents' | 'posted_cents' | 'closed_at'> & {
  readonly credited_cents: number;
};

/** A shipment's charge; null in test mode, where there is no money. */
export async function readShipmentCharge(
  { pool }: Pick<Db, 'pool'>,
  trackingNumber: string,
): Promise<ShipmentCharge | null> {
  const { rows } = await pool.query<ChargeRow>({
    name: 'read_shipment_charge',
    text: `select state, amount_cents, posted_cents, closed_at,
        (select coalesce(sum(t.balance_change_cents), 0)::bigint from wallet_transaction t
          where t.tracking_number = hold.tracking_number and t.type in ('refund', 'adjust')) as credited_cents
      from hold where tracking_number = $1`,
    values: [trackingNumber],
  });
  const [row] = rows;
  if (!row) return null;
  return {
    state: row.state,
    heldCents: row.state === 'pending' ? row.amount_cents : 0,
    releasedCents: row.state === 'voided' ? row.amount_cents : 0,
    chargedCents: row.posted_cents,
    settledAt: row.state === 'posted' ? row.closed_at : null,
    adjustmentsCents: 0 - row.credited_cents,
  };
}
