import type { Scope } from '../../db/scope.ts';
import { type RecordContext, recordChange } from '../tracking/record-change.ts';

/**
 * Sends `shipment.pod_available`, once, for a photo that was found before the carrier's notice of it. If it can't be
 * recorded now, the next download does it: the photo is answered all the same.
 */
export async function markPhotoAvailable(
  context: RecordContext,
  scope: Scope,
  trackingNumber: string,
): Promise<void> {
  try {
    await recordChange(context, scope, trackingNumber, { podAvailable: true });
  } catch (error) {
    context.log.error({ err: error, trackingNumber }, 'the photo could not be recorded as available');
  }
}
