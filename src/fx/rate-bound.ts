const MICROS = 1_000_000;
export const MIN_RATE = 1;
export const MAX_RATE = 100;
/** A rate that differs by more than this from the last is taken for a mistake. */
export const MAX_JUMP_PERCENT = 20;

/** Whether a rate can be HKD per USD at all. */
export function isPlausibleRate(rateMicros: number): boolean {
  return rateMicros >= MIN_RATE * MICROS && rateMicros <= MAX_RATE * MICROS;
}

/** Whether a rate lies further than {@link MAX_JUMP_PERCENT} from the last one. */
export function isJump(rateMicros: number, lastRateMicros: number): boolean {
  return Math.abs(rateMicros - lastRateMicros) * 100 > lastRateMicros * MAX_JUMP_PERCENT;
}
