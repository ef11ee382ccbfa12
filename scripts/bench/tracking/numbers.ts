import { checkDigit } from '../../../src/shipment/tracking-number.ts';

const span = 1_000_000_000_000n;
/** Coprime to the range, so that every number occurs once. */
const stride = 618_033_988_749n;

/** Returns the nth shipment's tracking number, spread like random ones. */
export function trackingNumberOf(index: number): string {
  const digits = String((BigInt(index + 1) * stride) % span).padStart(12, '0');
  return `SMP${digits}${checkDigit(digits)}`;
}

/** Every second shipment is delivered; the others are in transit. */
export function isDelivered(index: number): boolean {
  return index % 2 === 0;
}
