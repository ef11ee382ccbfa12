import { countryNames, isCountryCode } from '../../catalog/country-name.ts';
import type { Language } from './language.ts';

let chineseNames: ReadonlyMap<string, string> | undefined;

/** Returns a place of a checkpoint in a language, if it is the English name of a country; other places as they are. */
export function translatedPlace(place: string, language: Language): string {
  if (language === 'en') return place;
  chineseNames ??= namesOfCountries();
  return chineseNames.get(place) ?? place;
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode);
  const names = codes.map(countryNames).map(({ en, zh_hk }) => [en, zh_hk ?? en] as const);
  // Carriers and test mode use the short name.
  return new Map([...names, ['Hong Kong', '香港']]);
}
