import type { PlacedReference } from '../../db/query/batch/placed-reference.ts';
import type { Schemas } from '../../generated/operations.ts';
import { violationEnvelope } from '../contract/errors.ts';
import { hongKongDay } from '../runtime.ts';

const code = 'REFERENCE_ALREADY_PLACED';

/** Returns the warning on the reference of an order that is already placed, with the day in Hong Kong. */
export function placedWarning(placed: PlacedReference): Schemas['Warning'] {
  return { path: ['reference_no'], code, message: describeEarlier(placed), suggestion: null };
}

export function isPlacedWarning(warning: Pick<Schemas['Warning'], 'code'>): boolean {
  return warning.code === code;
}

/** Returns the error of an order that was left out, as JSON text. */
export function leftOutError(placed: PlacedReference): string {
  return violationEnvelope([{ path: ['reference_no'], code, message: describeEarlier(placed) }]);
}

function describeEarlier({ tracking_number, batch_id, created_at }: PlacedReference): string {
  const day = hongKongDay(new Date(created_at));
  return tracking_number === null
    ? `belongs to an order that waits in batch ${batch_id} of ${day}`
    : `belongs to shipment ${tracking_number} of ${day}`;
}
