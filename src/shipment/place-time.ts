/** Returns the UTC offset of a time of RFC 3339, in minutes; null for `Z` and `-00:00`, which name no place. */
export function utcOffsetMinutes(time: string): number | null {
  const [, sign, hours = '', minutes = ''] = /([+-])(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (sign === undefined) return null;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '+' ? offset : offset === 0 ? null : -offset;
}

/** Returns an instant with the time and the offset of a place. */
export function timeAtPlace(instant: string, offsetMinutes: number): string {
  const local = new Date(Date.parse(instant) + offsetMinutes * 60_000).toISOString();
  return local.replace(/(?:\.000)?Z$/, offsetText(offsetMinutes));
}

function offsetText(offsetMinutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The zone of a time with an offset: as Intl takes it, and as people read it, such as UTC+9. */
export function placeZone(local: string): { readonly timeZone: string; readonly name: string } {
  const timeZone = local.slice(-6);
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d{2}):(\d{2})$/.exec(timeZone) ?? [];
  return { timeZone, name: `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}` };
}
