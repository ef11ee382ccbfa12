export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Returns the day in Hong Kong (UTC+8) as YYYY-MM-DD. Rate tables, discounts and quotas change at its start. */
export function hongKongDay(now: Date): string {
  return new Date(now.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10);
}
