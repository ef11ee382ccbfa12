const HONG_KONG_OFFSET_MS = 8 * 3_600_000;

/** The calendar day in Hong Kong (UTC+8, no daylight saving), YYYY-MM-DD: what rates and rules are dated by. */
export function hongKongDay(now: Date): string {
  return new Date(now.getTime() + HONG_KONG_OFFSET_MS).toISOString().slice(0, 10);
}
