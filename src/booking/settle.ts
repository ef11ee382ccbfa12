import { crashpoint } from '../../db/crashpoint.ts';
import { type SettleInput, type SettleResult, settleBilling } from '../../db/query/booking/settle-billing.ts';
import { findShipment, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { settledToken, stampPlaceholder } from '../../db/query/webhook/event.ts';
import type { Scope } from '../../db/scope.ts';
import type { StoredCarrierBill } from '../../db/table/shipment.ts';
import type { WorkContext } from '../context.ts';
import { draftEvent } from '../event.ts';
import type { Cents } from '../money.ts';
import { newId } from '../runtime.ts';
import { isDispatched, pricedDutiesCents, shipmentDetail } from '../shipment/view.ts';
import { draftLowBalance } from '../wallet/funds.ts';

const maxAttempts = 20;

export interface FinalFee {
  readonly chargedCents: Cents;
  readonly measuredWeightMg: number;
  /** Part of the charge that is duties and taxes; null or absent: the carrier does not say. */
  readonly dutiesTaxesCents?: Cents | null;
  /** Explains the charge; absent: the carrier does not. */
  readonly carrierBill?: StoredCarrierBill | null;
  /** Amount that the carrier bills the operator. No account sees it. Absent: not known. */
  readonly costCents?: Cents | null;
}

/** Charges the final fee once, never after or during a cancel (docs/design/ledger.md). Undefined: no such shipment. */
export async function settleShipment(
  { db, clock, log }: Pick<WorkContext, 'db' | 'clock' | 'log'>,
  accountId: Scope['accountId'],
  trackingNumber: string,
  final: FinalFee,
): Promise<SettleResult | undefined> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const shipment = await findShipment(db, { accountId, livemode: true }, trackingNumber);
    if (!shipment || !isDispatched(shipment)) return undefined;
    const input = settleInput(shipment, final, clock.now());
    crashpoint('before-settle');
    const result = await settleBilling(db, shipment, input);
    crashpoint('after-settle');
    if (!result) continue;
    if (result.verdict === 'voided') {
      log.error(
        { trackingNumber, chargedCents: final.chargedCents },
        'final fee received for a cancelled shipment; nothing was charged',
      );
    }
    return result;
  }
  throw new Error(`${trackingNumber} changed during each of ${maxAttempts} attempts to settle it`);
}

function settleInput(shipment: ShipmentWithEvents, final: FinalFee, now: Date): SettleInput {
  const { dutiesTaxesCents = null, carrierBill = null, costCents = null } = final;
  const charge = {
    state: 'posted' as const,
    heldCents: 0,
    releasedCents: 0,
    chargedCents: final.chargedCents,
    // The ledger's time, which GET returns; not the feed's time.
    settledAt: settledToken,
    adjustmentsCents: shipment.charge?.adjustmentsCents ?? 0,
  };
  const settled = {
    ...shipment,
    charge,
    measured_weight_mg: final.measuredWeightMg,
    duties_charged_cents: dutiesTaxesCents,
    carrier_bill: carrierBill,
    updated_at: stampPlaceholder,
  };
  const detail = { ...shipmentDetail(settled), label_pdf_url: null };
  const sequence = shipment.event_sequence + 1;
  return {
    ...final,
    dutiesTaxesCents,
    carrierBill,
    costCents,
    dutiesDifferenceCents: dutiesTaxesCents === null ? 0 : dutiesTaxesCents - pricedDutiesCents(shipment),
    transactionId: newId('txn', now),
    dutiesTransactionId: newId('txn', now),
    event: draftEvent(
      'shipment.billing_settled',
      { object: detail },
      { livemode: true, sequence, cause: null, now },
    ),
    warning: draftLowBalance(now),
  };
}
