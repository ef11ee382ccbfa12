import { countryCodeOf } from '../country.ts';
import {
  findCode,
  findPlace,
  type PostalPlace,
  plainName,
  postalCountry,
  withoutKind,
} from './postal-data.ts';

/** The region of an address, and the field that has it. */
export interface GivenRegion {
  readonly field: 'region' | 'district';
  readonly text: string;
  /** Undefined for a text that the data don't have. */
  readonly place: PostalPlace | undefined;
}

export interface RegionFields {
  readonly country_code: string;
  readonly region?: string | undefined;
  readonly district?: string | undefined;
}

type WrittenPlace = RegionFields & { readonly address: string; readonly city: string };

/** Returns the region, which those who had no field for it write as `district`. Null if there is none. */
export function givenRegion({ country_code, region = '', district = '' }: RegionFields): GivenRegion | null {
  const text = region.trim();
  if (text !== '') return { field: 'region', text, place: findRegion(country_code, text) };
  const place =
    findPlace(postalCountry(country_code)?.regions, district) ?? findByWholeCode(country_code, district);
  return place ? { field: 'district', text: district.trim(), place } : null;
}

/**
 * Codes of what the data do not have, in capitals: of Spain's communities that are one province (ISO 3166-2), and of names in
 * English and older ones.
 */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CN: { 'INNER MONGOLIA': 'NM', TIBET: 'XZ', XINJIANG: 'XJ', GUANGXI: 'GX', NINGXIA: 'NX' },
  ES: {
    AS: 'O',
    CB: 'S',
    IB: 'PM',
    MC: 'MU',
    MD: 'M',
    NC: 'NA',
    RI: 'LO',
    BALEARES: 'PM',
    'BALEARIC ISLANDS': 'PM',
  },
  ID: {
    JAKARTA: 'JK',
    'WEST JAVA': 'JB',
    'CENTRAL JAVA': 'JT',
    'EAST JAVA': 'JI',
    YOGYAKARTA: 'YO',
    'DI YOGYAKARTA': 'YO',
    'NORTH SUMATRA': 'SU',
    'WEST SUMATRA': 'SB',
    'SOUTH SUMATRA': 'SS',
  },
  IN: { ORISSA: 'OD' },
  KR: { CHUNGBUK: '43', CHUNGNAM: '44', JEONBUK: '45', JEONNAM: '46', GYEONGBUK: '47', GYEONGNAM: '48' },
  RU: { MOSCOW: 'MOW', 'SAINT PETERSBURG': 'SPE', 'ST. PETERSBURG': 'SPE', ТАТАРСТАН: 'TA' },
};

/** Finds a region by its code of ISO 3166-2, `US-NY` or `NY`, by a name, or by its beginning: `Ont.`. */
export function findRegion(country: string, text: string): PostalPlace | undefined {
  const { regions, subdivisions = regions } = postalCountry(country) ?? {};
  const [, before = '', after = ''] = /^(.+),\s*([^,]+)$/.exec(text) ?? [];
  const isOfCountry = after !== '' && (after.trim() === country || countryCodeOf(after) === country);
  return (
    findWritten(country, subdivisions, text) ??
    (isOfCountry ? findWritten(country, subdivisions, before) : undefined)
  );
}

function findWritten(
  country: string,
  subdivisions: readonly PostalPlace[] | undefined,
  text: string,
): PostalPlace | undefined {
  const { country: of, code } = isoCode(text.replace(/^\s*([a-z]{2})(\d{2})\s*$/i, '$1-$2')) ?? {
    country,
    code: text,
  };
  if (of !== country) return undefined;
  const meant = otherNames[country]?.[code.trim().toUpperCase()] ?? '';
  return (
    findCode(subdivisions, code.replaceAll('.', '')) ??
    findPlace(subdivisions, code) ??
    findPlace(subdivisions, text) ??
    findCode(subdivisions, meant) ??
    findPlace(subdivisions, meant) ??
    findBeginning(subdivisions, text)
  );
}

/** Finds the one region whose name begins with an abbreviation that ends with a point. */
function findBeginning(
  subdivisions: readonly PostalPlace[] | undefined,
  text: string,
): PostalPlace | undefined {
  const beginning = plainName(text);
  if (!/^\s*\p{L}{3,}\.\s*$/u.test(text)) return undefined;
  const [found, other] = (subdivisions ?? []).filter(({ names }) =>
    names.some((name) => plainName(name).startsWith(beginning)),
  );
  return other === undefined ? found : undefined;
}

/** As `district`, a short code may be the number of a part of a city. */
function findByWholeCode(country: string, text: string): PostalPlace | undefined {
  return isoCode(text) ? findRegion(country, text) : undefined;
}

/** Reads a whole code of ISO 3166-2, such as `JP-13`. */
export function isoCode(text: string): { readonly country: string; readonly code: string } | null {
  const [, country, code] = /^\s*([a-z]{2})-([a-z0-9]{1,3})\s*$/i.exec(text) ?? [];
  return country && code ? { country: country.toUpperCase(), code: code.toUpperCase() } : null;
}

/** Returns a region as the post of its country writes it in the script of the address: NY, 東京都, Tokyo. */
export function writtenRegion(place: PostalPlace, text: string, address: string): string {
  const usual = nameLike(place, address);
  if (usual === null) return text;
  // Latin names without their kind are usual too: Guangdong for Guangdong Sheng.
  const isWithoutKind =
    isLatin(usual) && plainName(text) === withoutKind(usual) && plainName(text) !== plainName(usual);
  return isWithoutKind ? text : usual;
}

/** Returns the names of a region, and its codes of letters: others are numbers of parts of cities too. */
export function regionNames({ names, codes = [] }: PostalPlace): string[] {
  return [...names, ...codes.filter((code) => /^[A-Z]{2,3}$/.test(code))];
}

/** Returns the part of an address that shows its script: the first that has a word. */
export function scriptSample({ address, city, district, region }: WrittenPlace): string {
  const parts = [address, city, district ?? '', region ?? ''];
  return parts.find((part) => !isLatin(part) || /\p{L}{2}/u.test(part)) ?? '';
}

/** Returns the first name of a place in the script of a text: "Tokyo" beside Latin text, "東京都" beside Japanese. */
export function nameLike({ names }: PostalPlace, text: string): string | null {
  return names.find((name) => isLatin(name) === isLatin(text)) ?? null;
}

export function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{Letter}/u.test(text);
}
