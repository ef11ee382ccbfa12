import { reconcileIntervalSeconds } from '../../db/query/booking/retry-interval.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { findByNumber } from '../shipment/find-by-number.ts';
import { isDispatched } from '../shipment/is-dispatched.ts';

export type TestStepCode = 'NOT_FOUND' | 'DISPATCH_PENDING' | 'TEST_STEP_NOT_ALLOWED';

/** Finds a shipment that a test helper may change: booked with its carrier, in the scope of the key. */
export async function findTestShipment(
  { db }: Pick<WorkContext, 'db'>,
  scope: Scope,
  trackingNumber: string,
  refuse: Refuse<TestStepCode>,
): Promise<ShipmentWithEvents> {
  const shipment = (await findByNumber(db, scope, trackingNumber)) ?? refuse('NOT_FOUND');
  if (!isDispatched(shipment)) {
    return refuse('DISPATCH_PENDING', {
      message:
        'the carrier has not confirmed the booking yet; retry after the delay in the Retry-After header',
      retryAfterSeconds: reconcileIntervalSeconds,
    });
  }
  return shipment;
}

export function refuseStep(
  refuse: Refuse<TestStepCode>,
  { status }: Pick<ShipmentWithEvents, 'status'>,
  reason: string,
): never {
  return refuse('TEST_STEP_NOT_ALLOWED', {
    message: `the shipment ${reason}`,
    detail: { shipment_status: status },
  });
}
