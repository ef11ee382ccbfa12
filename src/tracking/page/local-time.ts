import type { VNode } from 'preact';
import { html } from '../../html.ts';
import { placeZone } from '../../shipment/place-time.ts';
import { type BuyerLanguage, localeOf } from './page-text.ts';
import { countryOfName } from './place.ts';

/** A scan, as far as its time depends on it. */
interface Scan {
  readonly occurred_at: string;
  /** With the offset of the place. */
  readonly occurred_at_local?: string | null;
  readonly location: string | null;
}

const longDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const shortDay = { month: 'short', day: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Shows the local time of a scan. Where the place has several times or is not known: its day. */
export function localTime(scan: Scan, language: BuyerLanguage): VNode {
  return dated(scan, language, longDay, clock);
}

/** Shows the day of a scan at its place. */
export function localDay(scan: Scan, language: BuyerLanguage): VNode {
  return dated(scan, language, shortDay, {});
}

/** Shows a day that a carrier or a clock of ours named. */
export function plainDay(moment: string, language: BuyerLanguage): VNode {
  return dated({ occurred_at: moment, location: null }, language, longDay, {});
}

function dated(
  scan: Scan,
  language: BuyerLanguage,
  date: Intl.DateTimeFormatOptions,
  time: Intl.DateTimeFormatOptions,
): VNode {
  const { occurred_at: instant } = scan;
  const zones = zonesOf(scan);
  const at = Date.parse(instant);
  const [timeZone] = zones;
  if (timeZone !== undefined && zones.length === 1) {
    const text = formatOf(localeOf(language), { ...date, ...time, timeZone }).format(at);
    return html`<time datetime=${instant}>${text}</time>`;
  }
  const days = zones.map((zone) => dayIn(zone, at));
  const ends = days.length === 0 ? [at] : [...new Set([Math.min(...days), Math.max(...days)])];
  const format = formatOf(localeOf(language), { ...date, timeZone: 'UTC' });
  return html`<time datetime=${instant}>${ends.map((end) => format.format(end)).join(' – ')}</time>`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format. They take long to create, and a page has up to 1,000 scans. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Returns the day of an instant in a zone: its midnight, as if it were in UTC. */
function dayIn(timeZone: string, at: number): number {
  return Date.parse(formatOf('en-CA', { timeZone, dateStyle: 'short' }).format(at));
}

/** Returns the zones that bound the time of a scan: one if it is sure, none if the place is not known. */
function zonesOf({ occurred_at: instant, occurred_at_local: local, location }: Scan): readonly string[] {
  if (local) return [placeZone(local).timeZone];
  const parts = location?.split(', ') ?? [];
  const code = countryOfName(parts.at(-1) ?? '');
  if (code === undefined) return [];
  const names = parts.slice(0, -1).map(cityName);
  const times = timesOfCountry(code, instant.slice(0, 4));
  const zone = zoneOfPart(code, names) ?? (names.length === 1 ? times.cities.get(names[0] ?? '') : undefined);
  return zone === undefined ? endsAt(times.bounds, Date.parse(instant)) : [zone];
}

/** Returns the zones whose clocks are first and last at an instant: one if all show the same. */
function endsAt(zones: readonly string[], at: number): readonly string[] {
  if (zones.length < 2) return zones;
  const clocks = zones.map((zone) => clockOf(zone, at));
  const ends = [Math.min(...clocks), Math.max(...clocks)];
  return [...new Set(ends)].map((clock) => zones[clocks.indexOf(clock)] ?? '');
}

/** Returns the zone of a place in a country that has one time except for some islands. */
function zoneOfPart(code: string, names: readonly string[]): string | undefined {
  const main = mainZones[code];
  if (!main || (names.length === 0 && main.parts.length > 0)) return undefined;
  return main.parts.find((part) => names.some((name) => part.names.test(name)))?.zone ?? main.zone;
}

interface ZonePart {
  readonly zone: string;
  /** Its names, without accents. */
  readonly names: RegExp;
}

/** Countries of one time except for some islands. China has one legal time; Ceuta and Madeira have that of the mainland. */
const mainZones: Readonly<
  Record<string, { readonly zone: string; readonly parts: readonly ZonePart[] } | undefined>
> = {
  CN: { zone: 'Asia/Shanghai', parts: [] },
  ES: {
    zone: 'Europe/Madrid',
    parts: [
      {
        zone: 'Atlantic/Canary',
        names:
          /canari|canary|las palmas|tenerife|fuerteventura|lanzarote|arrecife|santa cruz de la palma|gomera|el hierro|^arona$|^adeje$|^telde$|la laguna/,
      },
    ],
  },
  PT: {
    zone: 'Europe/Lisbon',
    parts: [
      {
        zone: 'Atlantic/Azores',
        names:
          /azores|acores|ponta delgada|angra do heroismo|^horta$|ribeira grande|praia da vitoria|sao miguel|terceira/,
      },
    ],
  },
  NZ: { zone: 'Pacific/Auckland', parts: [{ zone: 'Pacific/Chatham', names: /chatham/ }] },
};

interface CountryTimes {
  /** Zones that are first or last in some month of the year; one if the whole country has one time. */
  readonly bounds: readonly string[];
  /** Zones by their largest city. */
  readonly cities: ReadonlyMap<string, string>;
}

const countryTimes = new Map<string, CountryTimes>();

function timesOfCountry(code: string, year: string): CountryTimes {
  const key = code + year;
  const known = countryTimes.get(key);
  if (known) return known;
  const zones = zonesOfCountry(code);
  const cities = new Map(zones.map((zone) => [cityName(zone.split('/').at(-1) ?? ''), zone]));
  const times = { bounds: boundsOf(zones, Number(year)), cities };
  countryTimes.set(key, times);
  return times;
}

function zonesOfCountry(code: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? [];
}

function boundsOf(zones: readonly string[], year: number): readonly string[] {
  if (zones.length < 2) return zones;
  const bounds = new Set<string>();
  for (let month = 0; month < 12; month++) {
    const clocks = zones.map((zone) => clockOf(zone, Date.UTC(year, month)));
    const [first, last] = [Math.min(...clocks), Math.max(...clocks)];
    if (first === last) continue;
    for (const clock of [first, last]) bounds.add(zones[clocks.indexOf(clock)] ?? '');
  }
  return bounds.size === 0 ? zones.slice(0, 1) : [...bounds];
}

/** Returns the clock of a zone at an instant, as if it were in UTC. */
function clockOf(timeZone: string, at: number): number {
  const format = formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return Date.parse(`${format.format(at)}Z`);
}

function cityName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('_', ' ')
    .toLowerCase();
}
