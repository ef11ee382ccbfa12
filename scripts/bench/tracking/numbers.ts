import { checkDigit } from '../../../src/shipment/tracking-number.ts';

const span = 1_000_000_000_000n;
/** Shares no factor with the span: every number comes once. */
const stride = 618_033_988_749n;

/** The nth shipment's tracking number: scattered like the drawn ones, and known without asking. */
export function trackingNumberOf(index: number): string {
  const digits = String((BigInt(index + 1) * stride) % span).padStart(12, '0');
  return `SMP${digits}${checkDigit(digits)}`;
}

/** Every second shipment is delivered, the others are on their way. */
export function isDelivered(index: number): boolean {
  return index % 2 === 0;
}
