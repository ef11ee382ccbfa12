import { countryCodes, countryNames } from '../../country.ts';
import { placeZone } from '../../shipment/place-time.ts';
import { type BuyerLanguage, localeOf } from './page-text.ts';

let codesByName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country by its English name, as carriers and test mode write places. */
function codeOf(name: string): string | undefined {
  codesByName ??= new Map([
    ...countryCodes().map((code) => [countryNames(code).en, code] as const),
    // The short name.
    ['Hong Kong', 'HK'],
  ]);
  return codesByName.get(name);
}

/** Their long names say that they are special administrative regions of China. */
const shortNamed: ReadonlySet<string> = new Set(['HK', 'MO']);

/** Returns the name of a country in a language. */
export function countryNameIn(code: string, language: BuyerLanguage): string {
  const style = shortNamed.has(code) ? 'short' : 'long';
  return new Intl.DisplayNames(localeOf(language), { type: 'region', style }).of(code) ?? code;
}

/** Returns a place of a checkpoint in a language, if it is the English name of a country; other places as they are. */
export function translateLocation(location: string, language: BuyerLanguage): string {
  const code = codeOf(location);
  return code === undefined || language === 'en' ? location : countryNameIn(code, language);
}

/** More zones have different times, such as those of the United States. */
const maxZones = 3;

/**
 * Returns the zone of a scan: that of its local time, else that of its country if the whole country has one time, else
 * UTC. `name`: as people read it.
 */
export function scanZone({
  occurred_at: instant,
  occurred_at_local: local,
  location,
}: {
  readonly occurred_at: string;
  readonly occurred_at_local?: string | null;
  readonly location: string | null;
}): { readonly timeZone: string; readonly name: string } {
  if (local) return placeZone(local);
  const code = codeOf(location?.split(', ').at(-1) ?? '');
  const zones = code === undefined ? [] : zonesOf(code);
  const offsets = new Set(zones.map((timeZone) => offsetAt(timeZone, instant)));
  const [offset] = offsets;
  return offset === undefined || offsets.size > 1 ? { timeZone: 'UTC', name: 'UTC' } : placeZone(offset);
}

function zonesOf(code: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`);
  const zones = locale.getTimeZones?.() ?? [];
  return zones.length > maxZones ? [] : zones;
}

/** Returns an offset such as +08:00. */
function offsetAt(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(instant),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? '+00:00' : name.replace('GMT', '');
}
