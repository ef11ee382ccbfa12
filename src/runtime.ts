import { randomBytes, randomUUID } from 'node:crypto';

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Returns the day in Hong Kong (UTC+8) as YYYY-MM-DD. Rate tables, discounts and quotas change at its start. */
export function hongKongDay(now: Date): string {
  return new Date(now.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10);
}

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns random base62 characters, without modulo bias. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && text.length < length) text += base62[byte % 62];
    }
  }
  return text;
}

/** Returns an id such as `evt_019a…`: a prefix and a UUIDv7 in hex, so that ids sort by creation time. */
export function newId(prefix: string, now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  // randomUUID takes its bytes from a stock, so it costs less than randomBytes.
  const random = randomUUID();
  return `${prefix}_${time}7${random.slice(15, 18)}${random.slice(19, 23)}${random.slice(24)}`;
}

/** Returns a function that runs `make` once and shares its result; after a failure, the next call tries again. */
export function cacheSuccess<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = (async () => make())();
    made = making;
    making.catch(() => {
      if (made === making) made = undefined;
    });
    return making;
  };
}

/** Formats a time as the database does: ISO 8601 in UTC with six fractional digits. */
export function feedTime(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}
