import { writeTestFee } from '../../db/query/booking/write-test-fee.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { settledToken, stampToken } from '../../db/query/webhook/event-draft.ts';
import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { draftEvent, type EventCause } from '../event/event-body.ts';
import { shipmentDetail } from '../shipment/shipment-detail.ts';
import { findTestShipment, refuseStep, type TestStepCode } from './find-test-shipment.ts';

const maxAttempts = 20;

export interface TestFee {
  /** Default: the quoted total. */
  readonly chargedCents?: number | undefined;
  /** Default: the declared weight. */
  readonly measuredWeightMg?: number | undefined;
}

/** Sets the final fee of a test shipment once and sends `shipment.billing_settled`. No money moves. */
export async function setTestFee(
  context: WorkContext,
  scope: Scope,
  trackingNumber: string,
  fee: TestFee,
  cause: EventCause,
  refuse: Refuse<TestStepCode>,
): Promise<ShipmentWithEvents> {
  const { db, clock } = context;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const shipment = await findTestShipment(context, scope, trackingNumber, refuse);
    if (shipment.charge) return shipment;
    if (shipment.status === 'cancelled')
      return refuseStep(refuse, shipment, 'is cancelled and cannot be settled');
    if (shipment.cancel_locked_until !== null) return refuseStep(refuse, shipment, 'is being cancelled');
    const chargedCents = fee.chargedCents ?? shipment.total_cents;
    const measuredWeightMg =
      fee.measuredWeightMg ??
      shipment.parcels.reduce((sum, parcel) => sum + Math.round(parcel.weight_kg * 1e6), 0);
    const settled = {
      ...shipment,
      charge: {
        state: 'posted' as const,
        heldCents: 0,
        releasedCents: 0,
        chargedCents,
        settledAt: settledToken,
        adjustmentsCents: 0,
      },
      measured_weight_mg: measuredWeightMg,
      updated_at: stampToken,
    };
    const object = { ...shipmentDetail(settled), label_pdf_url: null };
    const sequence = shipment.event_sequence + 1;
    const event = draftEvent('shipment.billing_settled', false, object, sequence, cause, clock.now());
    await writeTestFee(db, shipment, { chargedCents, measuredWeightMg, event });
  }
  throw new Error(`${trackingNumber} changed during each of ${maxAttempts} attempts to settle it`);
}
