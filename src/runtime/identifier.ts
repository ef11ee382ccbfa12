import { randomBytes, randomUUID } from 'node:crypto';

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
