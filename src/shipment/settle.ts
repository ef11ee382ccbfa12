import { type SettleResult, settleBilling } from '../../db/query/settle-billing.ts';
import { findShipment } from '../../db/query/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { draftEvent, stampToken } from '../event/event-body.ts';
import { newId } from '../identifier.ts';
import type { Cents } from '../pricing/money.ts';
import { shipmentDetail } from './shipment-detail.ts';

/**
 * Charges the carrier's final fee (from its notice, or by an operator), whatever was held; once. A shipment that was
 * cancelled first is not charged: nothing moves, and somebody is told. Undefined: no live shipment of that number.
 */
export async function settleShipment(
  { db, clock, log }: Pick<WorkContext, 'db' | 'clock' | 'log'>,
  accountId: Scope['accountId'],
  trackingNumber: string,
  final: { readonly chargedCents: Cents; readonly measuredWeightMg: number },
): Promise<SettleResult | undefined> {
  const shipment = await findShipment(db.kysely, { accountId, livemode: true }, trackingNumber);
  if (!shipment) return undefined;
  const now = clock.now();
  const charge = {
    state: 'posted' as const,
    heldCents: shipment.charge?.heldCents ?? 0,
    chargedCents: final.chargedCents,
    settledAt: stampToken,
    adjustmentsCents: shipment.charge?.adjustmentsCents ?? 0,
  };
  const settled = { ...shipment, charge, measured_weight_mg: final.measuredWeightMg, updated_at: stampToken };
  const detail = { ...shipmentDetail(settled), label_pdf_url: null };
  const event = draftEvent('shipment.billing_settled', true, detail, shipment.event_sequence + 1, null, now);
  crashpoint('before-settle');
  const result = await settleBilling(db, shipment, {
    chargedCents: final.chargedCents,
    measuredWeightMg: final.measuredWeightMg,
    transactionId: newId('txn', now),
    event: { ...event, stampToken },
  });
  crashpoint('after-settle');
  if (result?.verdict === 'voided') {
    log.error(
      { trackingNumber, chargedCents: final.chargedCents },
      'a final fee came for a cancelled shipment; nothing was charged',
    );
  }
  return result;
}
