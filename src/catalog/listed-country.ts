import type { Schemas } from '../../generated/operations.ts';
import { countryCodes, countryNames } from '../country.ts';
import type { Catalog } from './catalog.ts';

const listed = new WeakMap<Catalog, Schemas['Country'][]>();
let isoCountries: readonly Schemas['Country'][] | undefined;

/** Returns every country of ISO 3166-1, ordered by code: those of senders and origins in the contract. */
export function listedIsoCountries(): readonly Schemas['Country'][] {
  isoCountries ??= countryCodes()
    .filter((code) => code !== 'XK')
    .map((code) => ({ code, name: countryNames(code) }));
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
