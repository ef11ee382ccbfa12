import { type FxRate, ratePerUsd } from './fx-rate.ts';

const MICROS = 1_000_000;
export const MIN_RATE = 1;
export const MAX_RATE = 100;
/** A rate that differs by more than this from the last known one is taken for a mistake. */
export const MAX_JUMP_PERCENT = 20;
/** Where no rate was ever known, one that lies further from the peg (7.75 to 7.85) than this is. */
const FIRST_RATE = { least: 7, most: 8.5 } as const;

/** Whether a rate can be HKD per USD at all. */
export function isPlausibleRate(rateMicros: number): boolean {
  return rateMicros >= MIN_RATE * MICROS && rateMicros <= MAX_RATE * MICROS;
}

/** Why a plausible rate looks like a mistake all the same; null when it doesn't. `last`: the last known rate. */
export function rateDoubt(rateMicros: number, last: FxRate | null): string | null {
  if (last !== null) {
    const jump = Math.abs(rateMicros - last.rateMicros) * 100 > last.rateMicros * MAX_JUMP_PERCENT;
    return jump ? `over ${MAX_JUMP_PERCENT} % from the last rate, ${ratePerUsd(last)}` : null;
  }
  const { least, most } = FIRST_RATE;
  const usual = rateMicros >= least * MICROS && rateMicros <= most * MICROS;
  return usual ? null : `and the first one is expected from ${least} to ${most}`;
}
