import { type Cents, type Micros, multiplyDivide } from '../money/money.ts';
import type { FxRate } from './fx-rate.ts';

const MICROS = 1_000_000;

export function hkdToUsdCents(hkdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(hkdCents, MICROS, rate.rateMicros);
}

/** Rounds half up to 6 decimals: even 10,000 pieces are less than half a cent off. */
export function hkdToUsdMicros(hkdMicros: Micros, rate: FxRate): Micros {
  return multiplyDivide(hkdMicros, MICROS, rate.rateMicros);
}

/** Returns whether a positive price is less than USD 0.005, so that it would be stored as 0.00. */
export function convertsToZeroUsd(hkdMicros: Micros, rate: FxRate): boolean {
  return hkdMicros > 0 && 200 * hkdMicros < rate.rateMicros;
}

export function usdToHkdCents(usdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(usdCents, rate.rateMicros, MICROS);
}

/** Compares exactly: no rounding of either amount. */
export function exceedsUsdCap(hkdCents: Cents, capUsdCents: Cents, rate: FxRate): boolean {
  return BigInt(hkdCents) * BigInt(MICROS) > BigInt(capUsdCents) * BigInt(rate.rateMicros);
}
