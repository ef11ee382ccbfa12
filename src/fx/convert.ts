import { type Cents, type Micros, multiplyDivide } from '../money/money.ts';
import type { FxRate } from './fx-rate.ts';

const MICROS = 1_000_000;

/** USD = HKD ÷ rate, half-up to cents. */
export function hkdToUsdCents(hkdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(hkdCents, MICROS, rate.rateMicros);
}

/** A unit price: USD = HKD ÷ rate, half-up to 6 decimals, so that no line of 10,000 pieces is half a cent off. */
export function hkdToUsdMicros(hkdMicros: Micros, rate: FxRate): Micros {
  return multiplyDivide(hkdMicros, MICROS, rate.rateMicros);
}

/** Whether a positive HKD price comes to USD 0.00: under USD 0.005 at the rate, exactly. */
export function comesToNoUsd(hkdMicros: Micros, rate: FxRate): boolean {
  return hkdMicros > 0 && 200 * hkdMicros < rate.rateMicros;
}

/** HKD = USD × rate, half-up to cents. */
export function usdToHkdCents(usdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(usdCents, rate.rateMicros, MICROS);
}

/** Whether an HKD amount is worth more than a USD cap; exact, so not a fraction of a cent above it passes. */
export function exceedsUsdCap(hkdCents: Cents, capUsdCents: Cents, rate: FxRate): boolean {
  return BigInt(hkdCents) * BigInt(MICROS) > BigInt(capUsdCents) * BigInt(rate.rateMicros);
}
