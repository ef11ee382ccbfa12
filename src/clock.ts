/** The process's clock, replaceable in tests. Whatever must agree between processes uses the database's instead. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The day in Hong Kong (UTC+8, no summer time) as YYYY-MM-DD: rate tables, discounts and quotas turn over there. */
export function hongKongDay(now: Date): string {
  return new Date(now.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10);
}
