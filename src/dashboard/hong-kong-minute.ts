import { parseInstant } from '../http/instant.ts';

/** Converts the value of a `datetime-local` field, in Hong Kong time, to an instant; null if it is none. */
export function instantOfMinute(text: string): string | null {
  const [minute] = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(text) ?? [];
  return minute === undefined ? null : parseInstant(`${minute}:00+08:00`);
}

/** Returns a moment as the value of a `datetime-local` field. */
export function minuteOf(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16);
}
