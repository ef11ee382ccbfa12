import { type Kysely, type Selectable, sql } from 'kysely';
import { inAccountSql } from '../../cluster.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import type { ShipmentTable } from '../../table/shipment.ts';
import type { HoldTable } from '../../table/wallet.ts';
import { isoText } from '../../timestamp.ts';

export interface ShipmentCharge {
  readonly state: HoldTable['state'];
  readonly heldCents: number;
  readonly releasedCents: number;
  readonly chargedCents: number | null;
  readonly settledAt: string | null;
  /** Later refunds (negative) and adjustments, as a cost. */
  readonly adjustmentsCents: number;
}

export type ChargeRow = Pick<
  Selectable<HoldTable>,
  'state' | 'amount_cents' | 'posted_cents' | 'closed_at'
> & {
  readonly credited_cents: number;
};

/** SQL: a shipment's ChargeRow as JSON, for a statement on `shipment` of `account` (`inAccountSql`); null in test mode. */
export const chargeJson = (
  account: string,
) => `(select json_build_object('state', h.state, 'amount_cents', h.amount_cents,
    'posted_cents', h.posted_cents, 'closed_at', ${isoText('h.closed_at')}, 'credited_cents', (
      select coalesce(sum(t.balance_change_cents), 0)::bigint from wallet_transaction t
      where t.account_id = h.account_id and ${inAccountSql('t.account_id', account)}
        and t.tracking_number = h.tracking_number and t.type in ('refund', 'adjust')))
  from hold h where h.account_id = shipment.account_id and ${inAccountSql('h.account_id', account)} and h.tracking_number = shipment.tracking_number
    and shipment.livemode)`;

/** SQL: refunds and corrections of the charge of a hold `h`, in cents; negative: it became dearer. */
export const returnedCents = sql<number>`(select coalesce(sum(t.balance_change_cents), 0) from wallet_transaction t
  where t.account_id = h.account_id and t.tracking_number = h.tracking_number and t.type in ('refund', 'adjust'))`;

export function shipmentCharge(row: ChargeRow): ShipmentCharge {
  return {
    state: row.state,
    heldCents: row.state === 'pending' ? row.amount_cents : 0,
    releasedCents: row.state === 'voided' ? row.amount_cents : 0,
    chargedCents: row.posted_cents,
    settledAt: row.state === 'posted' ? row.closed_at : null,
    adjustmentsCents: 0 - row.credited_cents,
  };
}

/** Returns the charge of a test shipment that the test helper settled; null before. No money moved. */
export function testCharge(
  row: Pick<Selectable<ShipmentTable>, 'test_charged_cents' | 'test_settled_at'>,
): ShipmentCharge | null {
  if (row.test_charged_cents === null) return null;
  return {
    state: 'posted',
    heldCents: 0,
    releasedCents: 0,
    chargedCents: row.test_charged_cents,
    settledAt: row.test_settled_at,
    adjustmentsCents: 0,
  };
}

/** Returns the final fees of shipments by tracking number, in cents. Those without one are missing. */
export async function finalFees(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
  trackingNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (trackingNumbers.length === 0) return new Map();
  const isOne = sql<boolean>`tracking_number = any(${[...trackingNumbers]}::text[])`;
  const rows = livemode
    ? await db
        .selectFrom('hold')
        .select(['tracking_number', 'posted_cents as cents'])
        .where('account_id', '=', accountId)
        .where(isOne)
        .execute()
    : await db
        .selectFrom('shipment')
        .select(['tracking_number', 'test_charged_cents as cents'])
        .where('account_id', '=', accountId)
        .where(isOne)
        .execute();
  return new Map(rows.flatMap(({ tracking_number: id, cents }) => (cents === null ? [] : [[id, cents]])));
}
