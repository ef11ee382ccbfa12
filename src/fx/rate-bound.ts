import { type FxRate, ratePerUsd } from './fx-rate.ts';

const MICROS = 1_000_000;
export const MIN_RATE = 1;
export const MAX_RATE = 100;
/** A larger change from the last known rate is treated as a mistake. */
export const MAX_JUMP_PERCENT = 20;
/** The first rate must be near the peg of 7.75 to 7.85. */
const FIRST_RATE = { least: 7, most: 8.5 } as const;

export function isPlausibleRate(rateMicros: number): boolean {
  return rateMicros >= MIN_RATE * MICROS && rateMicros <= MAX_RATE * MICROS;
}

/** Returns why a rate is probably a mistake; null if it isn't. `last` is the last known rate. */
export function rateDoubt(rateMicros: number, last: FxRate | null): string | null {
  if (last !== null) {
    const jump = Math.abs(rateMicros - last.rateMicros) * 100 > last.rateMicros * MAX_JUMP_PERCENT;
    return jump ? `over ${MAX_JUMP_PERCENT} % from the last rate, ${ratePerUsd(last)}` : null;
  }
  const { least, most } = FIRST_RATE;
  const usual = rateMicros >= least * MICROS && rateMicros <= most * MICROS;
  return usual ? null : `outside the expected range of a first rate, ${least} to ${most}`;
}
