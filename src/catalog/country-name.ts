import type { Schemas } from '../../generated/operations.ts';
import type { Catalog } from './catalog.ts';

const english = new Intl.DisplayNames('en', { type: 'region' });
const chinese = new Intl.DisplayNames('zh-HK', { type: 'region' });
const listed = new WeakMap<Catalog, Schemas['Country'][]>();

/** The destination countries of a catalogue by their English names (spec, Country). */
export function listedCountries(catalog: Catalog): Schemas['Country'][] {
  let countries = listed.get(catalog);
  if (!countries) {
    countries = [...catalog.countries.keys()]
      .map((code) => ({ code, name: { en: english.of(code) ?? code, zh_hk: chinese.of(code) ?? null } }))
      .sort((a, b) => a.name.en.localeCompare(b.name.en, 'en'));
    listed.set(catalog, countries);
  }
  return countries;
}
