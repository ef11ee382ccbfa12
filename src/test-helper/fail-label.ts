import { writeTestLabelFailed } from '../../db/query/shipment/label.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { stampToken } from '../../db/query/webhook/event-draft.ts';
import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { draftEvent, type EventCause } from '../event/event-body.ts';
import { shipmentDetail } from '../shipment/shipment-detail.ts';
import { findTestShipment, refuseStep, type TestStepCode } from './find-test-shipment.ts';

const maxAttempts = 20;

/** Lets the label of a test shipment fail, as a partner channel's does (contract: failTestLabel). */
export async function failLabel(
  context: WorkContext,
  scope: Scope,
  trackingNumber: string,
  cause: EventCause,
  refuse: Refuse<TestStepCode>,
): Promise<ShipmentWithEvents> {
  const { db, clock } = context;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const shipment = await findTestShipment(context, scope, trackingNumber, refuse);
    if (shipment.dispatch_status === 'failed') return shipment;
    if (shipment.status !== 'label_created') {
      return refuseStep(refuse, shipment, `is ${shipment.status}, so its label is no longer needed`);
    }
    const failed = {
      ...shipment,
      dispatch_status: 'failed' as const,
      booked_label: 'failed' as const,
      label_ready_at: null,
      updated_at: stampToken,
    };
    const object = { ...shipmentDetail(failed), label_pdf_url: null };
    const sequence = shipment.event_sequence + 1;
    const event = draftEvent('shipment.label_failed', false, object, sequence, cause, clock.now());
    await writeTestLabelFailed(db, shipment, event);
  }
  throw new Error(`${trackingNumber} changed during each of ${maxAttempts} attempts to let its label fail`);
}
