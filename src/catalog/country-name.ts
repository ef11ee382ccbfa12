import type { Schemas } from '../../generated/operations.ts';
import type { Catalog } from './catalog.ts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const chinese = new Intl.DisplayNames('zh-HK', { type: 'region' });
/** Unicode region codes that are not ISO 3166-1 country codes: groups, parts of countries, private use. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const listed = new WeakMap<Catalog, Schemas['Country'][]>();
let isoCountries: readonly Schemas['Country'][] | undefined;

/** Returns true if two capital letters are a current ISO 3166-1 code. UK, SU, XK and QQ are not. */
export function isCountryCode(code: string): boolean {
  return (
    english.of(code) !== undefined &&
    new Intl.Locale(`und-${code}`).region === code &&
    !notCountries.has(code)
  );
}

/** Returns the names of a country; a text that is no code of two capital letters unchanged. */
export function countryNames(code: string): Schemas['Country']['name'] {
  if (!/^[A-Z]{2}$/.test(code)) return { en: code, zh_hk: null };
  return { en: english.of(code) ?? code, zh_hk: chinese.of(code) ?? null };
}

/** Returns every country of ISO 3166-1, ordered by code. */
export function listedIsoCountries(): readonly Schemas['Country'][] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  isoCountries ??= codes.filter(isCountryCode).map((code) => ({ code, name: countryNames(code) }));
  return isoCountries;
}

/** Returns the destination countries of a catalog, ordered by code (contract: listCountries). */
export function listedCountries(catalog: Catalog): Schemas['Country'][] {
  let countries = listed.get(catalog);
  if (!countries) {
    countries = [...catalog.countries.keys()]
      .map((code) => ({ code, name: countryNames(code) }))
      .sort((a, b) => (a.code < b.code ? -1 : 1));
    listed.set(catalog, countries);
  }
  return countries;
}
