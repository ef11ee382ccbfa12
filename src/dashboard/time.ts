import { LRUCache } from 'lru-cache';
import type { DayBounds } from '../../db/query/day-bounds.ts';
import { parseInstant } from '../http/query.ts';

/** Converts the value of a `datetime-local` field, in a zone, to an instant; null if it is none. */
export function instantOfMinute(text: string, timeZone: string): string | null {
  const [minute] = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(text) ?? [];
  const asUtc = minute === undefined ? null : parseInstant(`${minute}:00Z`);
  // A day that its month lacks would move to the next month.
  const isReal = asUtc !== null && minute !== undefined && new Date(asUtc).toISOString().startsWith(minute);
  return isReal ? toMoment(minute, timeZone).toISOString() : null;
}

/** Returns the first moment of a day in a zone; null if the text is no day, or its year is not 1 to 9999. */
export function startOfDay(day: string, timeZone: string, later = 0): string | null {
  const start = new Date(`${day}T00:00Z`);
  // A day that its month lacks would move to the next month.
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) return null;
  start.setUTCDate(start.getUTCDate() + later);
  const moment = toMoment(start.toISOString().slice(0, -8), timeZone).toISOString();
  return parseInstant(moment) && moment;
}

/** Returns the bounds of calendar days in a zone. PostgreSQL gets no zone, because it may lack zones that Node has. */
export function boundsOfDays(days: readonly string[], timeZone: string): DayBounds[] {
  return days.map((day) => ({
    day,
    from: startOfDay(day, timeZone) ?? '',
    until: startOfDay(day, timeZone, 1) ?? '',
  }));
}

/** Returns a moment as the value of a `datetime-local` field in a zone. */
export function localMinute(moment: Date, timeZone: string): string {
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

const hourMs = 3_600_000;

/** Returns the first moment at which clocks show a minute. If a clock change skips it, they have just passed it. */
function toMoment(minute: string, timeZone: string): Date {
  const asUtc = Date.parse(`${minute}Z`);
  // Offsets are between -12 and +14 hours, so these are the ones before and after the moment.
  const [early, late] = [asUtc - 15 * hourMs, asUtc + 13 * hourMs].map(
    (ms) => new Date(asUtc - offsetMs(new Date(ms), timeZone)),
  ) as [Date, Date];
  return [early, late].find((moment) => moment.getTime() + offsetMs(moment, timeZone) === asUtc) ?? early;
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

/** Returns the last microsecond before a moment, because the API's bounds are exclusive. */
export function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString().replace('Z', '999Z');
}
