import { readFileSync } from 'node:fs';
import path from 'node:path';
import { simplifiedHan } from './han.ts';

/** A region (state, province, prefecture) or a city of it. */
export interface PostalPlace {
  /** The form that the post writes comes first, such as `NY`. */
  readonly names: readonly string[];
  /** Of a region: its codes in ISO 3166-2, such as `13` for JP-13. Those that are a name too are left out. */
  readonly codes?: readonly string[];
  /** Regular expression of the beginning of its postal codes. */
  readonly postalCode?: string;
  /** Only of regions whose cities the data list. */
  readonly cities?: readonly PostalPlace[];
}

/** The entry of a country in Google's address data (libaddressinput). */
export interface PostalCountry {
  /** Regular expression of a whole postal code. Countries without postal codes have none. */
  readonly postalCode?: string;
  readonly examples?: readonly string[];
  /** Begins a postal code in writing, such as `LV-`. The code itself is without it. */
  readonly prefix?: string;
  /** Letters of the required parts: A address, C city, S region, Z postal code. */
  readonly requires: string;
  readonly regions?: readonly PostalPlace[];
  /** Of a country whose post writes regions that the address data don't list: those of ISO 3166-2. */
  readonly subdivisions?: readonly PostalPlace[];
}

let countries: Readonly<Record<string, PostalCountry>> | undefined;

/** Returns null for a country that the data don't have. The first call reads the data (0.5 MB). */
export function postalCountry(code: string): PostalCountry | null {
  countries ??= JSON.parse(readFileSync(path.join(import.meta.dirname, 'postal-data.json'), 'utf8'));
  return countries?.[code] ?? null;
}

/** Places by each of their names, made when a list is first searched. */
const indexes = new WeakMap<readonly PostalPlace[], ReadonlyMap<string, PostalPlace>>();

const codeIndexes = new WeakMap<readonly PostalPlace[], ReadonlyMap<string, PostalPlace>>();

/** Finds a region by its code of ISO 3166-2, without the country. */
export function findCode(regions: readonly PostalPlace[] | undefined, code: string): PostalPlace | undefined {
  if (regions === undefined) return undefined;
  const index =
    codeIndexes.get(regions) ??
    new Map(regions.flatMap((region) => region.codes?.map((one) => [one, region] as const) ?? []));
  codeIndexes.set(regions, index);
  return index.get(code.toUpperCase());
}

/** Finds a region or a city by one of its names, with any case and accents, with or without its kind ("City", "省"). */
export function findPlace(places: readonly PostalPlace[] | undefined, name: string): PostalPlace | undefined {
  if (places === undefined || name === '') return undefined;
  const index = indexes.get(places) ?? indexOf(places);
  indexes.set(places, index);
  return index.get(plainName(name)) ?? index.get(withoutKind(name));
}

function indexOf(places: readonly PostalPlace[]): ReadonlyMap<string, PostalPlace> {
  const index = new Map<string, PostalPlace>();
  for (const spelling of [plainName, withoutKind]) {
    for (const place of places) {
      for (const name of place.names.map(spelling)) {
        if (name !== '' && !index.has(name)) index.set(name, place);
      }
    }
  }
  return index;
}

export function plainName(name: string): string {
  return simplifiedHan(name)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Words for the kind of place that a name may have or lack: Guangdong Sheng, Gyeonggi-do, Taipei City. */
const latinKind =
  /(?<![\s-])[\s-]+(?:city|county|district|emirate|prefecture|province|region|state|shi|sheng|qu|xian|zhou|diqu|meng|xinqu|new area|do|si|gu|gun|ku|ken|fu|to|zhuangzu zizhiqu|huizu zizhiqu|weiwuer zizhiqu|zizhiqu)$/i;
const localKind =
  /(?<=..)(?:特别市|特別市|特別行政區|自治区|[省市区區县縣都府県州盟]|地区|新[区區]|특별시|광역시|특별자치시|특별자치도|[시도구군])$/u;

/** Says if two names are of the same place. */
export function isSame(one: string, other: string): boolean {
  return plainName(one) !== '' && withoutKind(one) === withoutKind(other);
}

/** Returns a name as `plainName` does, without the kind of the place. */
export function withoutKind(name: string): string {
  return plainName(name.normalize('NFC').trim().replace(latinKind, '').replace(localKind, ''));
}
