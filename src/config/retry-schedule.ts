const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Times of the attempts in ms after the event; the first is 0 (docs/design/delivery.md, Retry schedule). */
export type RetrySchedule = readonly number[];

export const defaultSchedule = '0,30s,2m,8m,30m,1h,3h,7h,14h,24h';

/** Parses a schedule such as `0,30s,2m,1h`; null if its times don't start at 0 and increase. */
export function parseSchedule(text: string): RetrySchedule | null {
  const times = text.split(',').map((part) => {
    const match = /^(\d{1,9})(ms|s|m|h)$/.exec(part.trim().replace(/^0$/, '0s'));
    return match ? Number(match[1]) * (units[match[2] ?? ''] ?? Number.NaN) : Number.NaN;
  });
  const growing = times.every((time, index) => time >= (times[index - 1] ?? 0));
  return times[0] === 0 && growing ? times : null;
}

/** Returns the delay to the next attempt in ms, with jitter; null if none is left. `Retry-After` at most doubles it. */
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
