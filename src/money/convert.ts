import type { FxRate } from '../fx/fx-rate.ts';
import { type Cents, multiplyDivide } from './money.ts';

const MICROS = 1_000_000;

/** USD = HKD ÷ rate, half-up to cents. */
export function hkdToUsdCents(hkdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(hkdCents, MICROS, rate.rateMicros);
}

/** HKD = USD × rate, half-up to cents. */
export function usdToHkdCents(usdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(usdCents, rate.rateMicros, MICROS);
}

/** Whether an HKD amount is worth more than a USD cap; exact, so not a fraction of a cent above it passes. */
export function exceedsUsdCap(hkdCents: Cents, capUsdCents: Cents, rate: FxRate): boolean {
  return BigInt(hkdCents) * BigInt(MICROS) > BigInt(capUsdCents) * BigInt(rate.rateMicros);
}
