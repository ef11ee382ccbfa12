import { LRUCache } from 'lru-cache';
import { parseInstant } from '../http/instant.ts';

/** Converts the value of a `datetime-local` field, in a zone, to an instant; null if it is none. */
export function instantOfMinute(text: string, timeZone: string): string | null {
  const [minute] = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(text) ?? [];
  const asUtc = minute === undefined ? null : parseInstant(`${minute}:00Z`);
  // A day that its month lacks would move to the next month.
  const isReal = asUtc !== null && minute !== undefined && new Date(asUtc).toISOString().startsWith(minute);
  return isReal ? momentOf(minute, timeZone).toISOString() : null;
}

/** Returns the start of a day in a zone; a text that is no day unchanged, so that the contract refuses it. */
export function startOfDay(day: string, timeZone: string, later = 0): string {
  const start = new Date(`${day}T00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(start.getTime())) return day;
  start.setUTCDate(start.getUTCDate() + later);
  return momentOf(start.toISOString().slice(0, 16), timeZone).toISOString();
}

/** Returns a moment as the value of a `datetime-local` field in a zone. */
export function minuteOf(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetMs(moment, timeZone)).toISOString().slice(0, 16);
}

/** Returns an instant in ISO 8601 with the offset of a zone, to the second: `2026-11-22T18:30:00+08:00`. */
export function withOffset(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  const ms = offsetMs(moment, timeZone);
  const minutes = Math.abs(Math.trunc(ms / 60_000));
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const local = new Date(moment.getTime() + ms).toISOString().slice(0, 19);
  return `${local}${ms < 0 ? '-' : '+'}${hours}:${rest}`;
}

/** The offset is that of the moment itself, so it is read again after the first guess: a clock change may lie between. */
function momentOf(minute: string, timeZone: string): Date {
  const asUtc = Date.parse(`${minute}Z`);
  const guess = new Date(asUtc - offsetMs(new Date(asUtc), timeZone));
  return new Date(asUtc - offsetMs(guess, timeZone));
}

function offsetMs(moment: Date, timeZone: string): number {
  const parts = offsetFormat(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

// Making a format takes longer than using it, and an export has several times per row.
const offsetFormats = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  return format;
}
