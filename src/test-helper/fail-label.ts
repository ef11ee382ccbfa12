import { writeTestLabelFailed } from '../../db/query/shipment/label.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { findTestShipment, refuseStep, type TestStepCode } from './find-test-shipment.ts';

/** Lets the label of a test shipment fail, as a partner channel's does (contract: failTestLabel). */
export async function failLabel(
  context: WorkContext,
  scope: Scope,
  trackingNumber: string,
  refuse: Refuse<TestStepCode>,
): Promise<ShipmentWithEvents> {
  const { tracking_number: found } = await findTestShipment(context, scope, trackingNumber, refuse);
  await writeTestLabelFailed(context.db, scope, found);
  const shipment = await findTestShipment(context, scope, found, refuse);
  if (shipment.dispatch_status === 'failed') return shipment;
  return refuseStep(refuse, shipment, `is ${shipment.status}, so its label is no longer needed`);
}
