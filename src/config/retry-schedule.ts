const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** When attempts are made, in ms after the event; the first is 0 (docs/design/delivery.md, Retry schedule). */
export type RetrySchedule = readonly number[];

export const defaultSchedule = '0,30s,2m,8m,30m,1h,3h,7h,14h,24h';

/** Reads `0,30s,2m,1h`; null when it isn't growing times from 0 on. */
export function parseSchedule(text: string): RetrySchedule | null {
  const times = text.split(',').map((part) => {
    const match = /^(\d{1,9})(ms|s|m|h)$/.exec(part.trim().replace(/^0$/, '0s'));
    return match ? Number(match[1]) * (units[match[2] ?? ''] ?? Number.NaN) : Number.NaN;
  });
  const growing = times.every((time, index) => time >= (times[index - 1] ?? 0));
  return times[0] === 0 && growing ? times : null;
}

/**
 * How long after the beginning of an attempt the next one is due, in ms; null when the schedule is used up. Up to a
 * tenth of jitter is added; the receiver's Retry-After counts between that and its double.
 * @param ended attempts of the schedule that have ended, this one included
 * @param random in [0, 1)
 */
export function nextDelayMs(
  schedule: RetrySchedule,
  ended: number,
  retryAfterMs: number | null,
  random: number,
): number | null {
  const [from, to] = [schedule[ended - 1], schedule[ended]];
  if (from === undefined || to === undefined) return null;
  const base = (to - from) * (1 + random / 10);
  return Math.min(Math.max(base, retryAfterMs ?? 0), 2 * base);
}
