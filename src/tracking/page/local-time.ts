import type { VNode } from 'preact';
import { html } from '../../html.ts';
import { placeZone, timeAtPlace, utcOffsetMinutes } from '../../shipment/place-time.ts';
import { type BuyerLanguage, localeOf } from './page-text.ts';
import { countryOfName, nameWithoutKind } from './place.ts';

/** A scan, as far as its time depends on it. */
interface Scan {
  readonly occurred_at: string;
  /** With the offset of the place. */
  readonly occurred_at_local?: string | null;
  readonly location: string | null;
  /** Code of the country that it is in if no place is named. */
  readonly country?: string | undefined;
}

/** The time of a scan by the clock of its place; by that of UTC if the place has several times or is not known. */
export interface PlaceTime {
  readonly instant: string;
  /** With the offset. */
  readonly local: string;
  readonly offsetMinutes: number;
  /** For people, such as UTC+9. */
  readonly zone: string;
}

const longDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const shortDay = { month: 'short', day: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export function placeTime(scan: Scan): PlaceTime {
  const { occurred_at: instant, occurred_at_local: known } = scan;
  if (known) return timeWith(instant, utcOffsetMinutes(known) ?? 0);
  const zone = zoneOf(scan);
  if (zone === undefined) return { ...timeWith(instant, 0), zone: 'UTC' };
  const minute = Math.floor(Date.parse(instant) / 60_000);
  return timeWith(instant, clockOf(zone, minute * 60_000) / 60_000 - minute);
}

function timeWith(instant: string, offsetMinutes: number): PlaceTime {
  const local = timeAtPlace(instant, offsetMinutes);
  return { instant, local, offsetMinutes, zone: placeZone(local).name };
}

/** Returns whether times need their zone to be read in order. */
export function needZones(times: readonly PlaceTime[]): boolean {
  return new Set(times.map(({ zone }) => zone)).size > 1 || times.some(({ zone }) => zone === 'UTC');
}

/** Returns whether the days of some times, oldest first, read backwards. */
export function daysGoBack(times: readonly PlaceTime[]): boolean {
  const days = times.map(({ local }) => local.slice(0, 10));
  return days.some((day, index) => day < (days[index - 1] ?? ''));
}

interface TimeLook {
  readonly language: BuyerLanguage;
  readonly withZone: boolean;
}

export const localTime = (time: PlaceTime, look: TimeLook): VNode =>
  dated(time, look, { ...longDay, ...clock });

export const localDay = (time: PlaceTime, look: TimeLook): VNode => dated(time, look, shortDay);

/** Shows a day that a carrier or a clock of ours named. */
export function plainDay(moment: string, language: BuyerLanguage): VNode {
  const format = formatOf(localeOf(language), { ...longDay, timeZone: 'UTC' });
  return html`<time datetime=${moment}>${format.format(Date.parse(moment))}</time>`;
}

/** Returns whether a day is over in every place on earth. */
export function isDayOver(moment: string, now: Date): boolean {
  const lastMidnightMs = Date.parse(moment.slice(0, 10)) + 36 * 3_600_000;
  return now.getTime() >= lastMidnightMs;
}

function dated(
  { instant, local, zone }: PlaceTime,
  { language, withZone }: TimeLook,
  options: Intl.DateTimeFormatOptions,
): VNode {
  const { timeZone } = placeZone(local);
  const text = formatOf(localeOf(language), { ...options, timeZone }).format(Date.parse(instant));
  return html`<time datetime=${instant}>${text}${withZone ? html` (<bdi dir="ltr">${zone}</bdi>)` : null}</time>`;
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

/** Returns the zone of a place if it is sure. */
function zoneOf({ occurred_at: instant, location, country }: Scan): string | undefined {
  const parts = location?.split(', ') ?? [];
  const code = location === null ? country : countryOfName(parts.at(-1) ?? '');
  if (code === undefined) return undefined;
  const named = parts.slice(0, -1).map(nameWithoutKind);
  const names = named.filter((name) => name !== '').map(cityName);
  const { cities, bounds } = timesOfCountry(code, instant.slice(0, 4));
  const zone = zoneOfPart(code, names) ?? (names.length === 1 ? cities.get(names[0] ?? '') : undefined);
  const clocks = new Set(bounds.map((bound) => clockOf(bound, Date.parse(instant))));
  return zone ?? (clocks.size === 1 ? bounds[0] : undefined);
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
