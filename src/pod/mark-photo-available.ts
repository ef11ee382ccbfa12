import type { Scope } from '../../db/scope.ts';
import { type RecordContext, recordChange } from '../tracking/record-change.ts';

/** Sends `shipment.pod_available` once. An error is only logged: the next download tries again. */
export async function markPhotoAvailable(
  context: RecordContext,
  scope: Scope,
  trackingNumber: string,
): Promise<void> {
  try {
    await recordChange(context, scope, trackingNumber, { podAvailable: true });
  } catch (error) {
    context.log.error(
      { err: error, trackingNumber },
      'doorstep photo could not be recorded as available; the next download tries again',
    );
  }
}
