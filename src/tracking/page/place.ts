import { countryCodes, countryNames } from '../../country.ts';
import type { PlaceKind } from './buyer-text.ts';
import { type BuyerLanguage, directionOf, localeOf, pageTexts } from './page-text.ts';

/** Names that carriers write beside the usual one. */
const otherNames: readonly (readonly [name: string, code: string])[] = [
  ['Hong Kong', 'HK'],
  ['Macau', 'MO'],
  ['Mainland China', 'CN'],
  ['USA', 'US'],
  ['United States of America', 'US'],
  ['UK', 'GB'],
  ['Great Britain', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
];

let codesByName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country by its English name in any letter case, as carriers and test mode write places. */
export function countryOfName(name: string): string | undefined {
  codesByName ??= new Map(
    [...countryCodes().map((code) => [countryNames(code).en, code] as const), ...otherNames].map(
      ([known, code]) => [known.toLowerCase(), code],
    ),
  );
  return codesByName.get(name.toLowerCase());
}

/** Their long names say that they are special administrative regions of China. */
const shortNamed: ReadonlySet<string> = new Set(['HK', 'MO']);

/** Returns the name of a country in a language. */
export function countryNameIn(code: string, language: BuyerLanguage): string {
  const style = shortNamed.has(code) ? 'short' : 'long';
  return new Intl.DisplayNames(localeOf(language), { type: 'region', style }).of(code) ?? code;
}

const placeKinds: readonly (readonly [kind: PlaceKind, words: string])[] = [
  ['customs', 'customs(?: office| clearance)?'],
  ['sortingCenter', '(?:mail |parcel )?(?:sorting|processing) (?:center|centre|facility|hub)'],
  ['exchangeOffice', '(?:international )?(?:office of exchange|exchange office)'],
  ['airport', '(?:international )?airport'],
  ['postOffice', 'post office'],
  ['depot', '(?:delivery |local )?(?:depot|station)|delivery (?:center|centre)'],
  ['warehouse', 'warehouse'],
  ['hub', '(?:international |transit |regional )?hub|transit (?:center|centre)'],
];
const placeForms = placeKinds.map(
  ([kind, words]) => [kind, new RegExp(`^(?:(?<name>.+?) )?(?:${words})$`, 'i')] as const,
);

/**
 * Returns a place of a checkpoint in a language: the kind of place and the country, if they are known. Other names stay as
 * the carrier wrote them. In Arabic, each name is isolated: one in Latin letters would turn the order of all.
 */
export function translateLocation(location: string, language: BuyerLanguage): string {
  const { places } = pageTexts[language];
  if (places === null) return location;
  const parts = location.split(', ');
  const code = countryOfName(parts.at(-1) ?? '');
  const names = (code === undefined ? parts : parts.slice(0, -1)).map((name) => placeIn(name, places));
  const shown = [...names, ...(code === undefined ? [] : [countryNameIn(code, language)])];
  return directionOf(language) === 'ltr'
    ? shown.join(', ')
    : shown.map((name) => `\u2068${name}\u2069`).join('، ');
}

/** Returns the name of a place without its kind: that of its city; empty if it has only a kind. */
export function nameWithoutKind(name: string): string {
  const match = placeForms.map(([, form]) => form.exec(name)).find((found) => found !== null);
  return match ? (match.groups?.name ?? '') : name;
}

function placeIn(name: string, words: Readonly<Record<PlaceKind, string>>): string {
  for (const [kind, form] of placeForms) {
    const match = form.exec(name);
    if (!match) continue;
    const word = words[kind];
    return match.groups?.name === undefined ? word : `${match.groups.name} (${word})`;
  }
  return name;
}
