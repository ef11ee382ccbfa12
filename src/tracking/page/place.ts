import { countryCodes, countryNames } from '../../country.ts';
import { type BuyerLanguage, localeOf } from './page-text.ts';

let codesByName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country by its English name, as carriers and test mode write places. */
export function countryOfName(name: string): string | undefined {
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

/** Returns a place of a checkpoint with the name of its country in a language; other parts as the carrier wrote them. */
export function translateLocation(location: string, language: BuyerLanguage): string {
  const parts = location.split(', ');
  const code = countryOfName(parts.at(-1) ?? '');
  if (code === undefined || language === 'en') return location;
  return [...parts.slice(0, -1), countryNameIn(code, language)].join(', ');
}
