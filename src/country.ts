import type { Schemas } from '../generated/operations.ts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const chinese = new Intl.DisplayNames('zh-HK', { type: 'region' });
/** Unicode region codes that are not ISO 3166-1 country codes: groups, parts of countries, private use. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
let codes: readonly string[] | undefined;

/** Returns true if two capital letters are a current ISO 3166-1 code. UK, SU, XK and QQ are not. */
export function isCountryCode(code: string): boolean {
  return (
    english.of(code) !== undefined &&
    new Intl.Locale(`und-${code}`).region === code &&
    !notCountries.has(code)
  );
}

/** Returns the code of every country of ISO 3166-1, in alphabetical order. */
export function countryCodes(): readonly string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  codes ??= letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode);
  return codes;
}

/** Returns the names of a country; a text that is no code of two capital letters unchanged. */
export function countryNames(code: string): Schemas['Country']['name'] {
  if (!/^[A-Z]{2}$/.test(code)) return { en: code, zh_hk: null };
  return { en: english.of(code) ?? code, zh_hk: chinese.of(code) ?? null };
}

/** Names that people write and Unicode's data does not have. */
const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  holland: 'NL',
  korea: 'KR',
  prc: 'CN',
  'mainland china': 'CN',
  'czech republic': 'CZ',
  'hong kong sar': 'HK',
  'macao sar': 'MO',
  'korea south': 'KR',
  'korea republic of': 'KR',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'ivory coast': 'CI',
  macau: 'MO',
  turkey: 'TR',
  中國香港: 'HK',
  中国香港: 'HK',
};

const nameLanguages = ['en', 'zh-HK', 'zh-TW', 'zh-CN'];
const maxNameLength = 60;
let codesByName: ReadonlyMap<string, string> | undefined;

/**
 * Returns the code of a country that a person wrote by its name in English or Chinese, or by a code that ISO 3166-1
 * does not have, such as UK; undefined if it is none of them, or already a code.
 */
export function countryCodeOf(text: string): string | undefined {
  if (text.length > maxNameLength) return undefined;
  codesByName ??= nameTable(nameLanguages);
  return formerCode(text) ?? findName(codesByName, text);
}

/** Languages of shops. Each name in them costs time, so that only files of orders are searched for all. */
const shopLanguages =
  'de fr es it pt nl ja ko sv da nb fi pl cs sk hu ro bg hr sl et lv lt el tr th vi id ms ru uk he ar ca'.split(
    ' ',
  );
let codesByShopName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country by its name in any language that shops write, or as `countryCodeOf` does. */
export function countryCodeInAnyLanguage(text: string): string | undefined {
  const known = countryCodeOf(text);
  if (known !== undefined || text.length > maxNameLength || /^[A-Za-z]{0,2}$/.test(text)) return known;
  codesByShopName ??= nameTable(shopLanguages);
  return findName(codesByShopName, text);
}

/** Returns what a code of two letters stands for that ISO 3166-1 does not have. */
function formerCode(text: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(text.trim())) return undefined;
  const former = text.trim().toUpperCase();
  const { region } = new Intl.Locale(`und-${former}`);
  return region && region !== former && isCountryCode(region) ? region : undefined;
}

function findName(table: ReadonlyMap<string, string>, text: string): string | undefined {
  if (/^[A-Za-z]{2}$/.test(text.trim())) return undefined;
  // WooCommerce writes "United Kingdom (UK)".
  return [text, text.replace(/\s*[(（].*$/s, '')]
    .map(comparableName)
    .flatMap((name) => [name, name.replace(/^(?:peoples )?(?:republic|kingdom|state) of /, '')])
    .map((name) => table.get(name))
    .find((code) => code !== undefined);
}

/** Lists the names of all countries. A name that two countries have in different languages is none. */
function nameTable(languages: readonly string[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const ambiguous = new Set<string>();
  const styles = ['long', 'short'] as const;
  for (const language of languages) {
    for (const style of styles) {
      const names = new Intl.DisplayNames(language, { type: 'region', style });
      for (const code of countryCodes()) {
        const name = names.of(code) ?? code;
        // "Myanmar (Burma)" is written in three ways.
        for (const part of [name, ...name.split(/[()（）]/)]) {
          const key = comparableName(part);
          if (key.length < 2) continue;
          if ((table.get(key) ?? code) !== code) ambiguous.add(key);
          else table.set(key, code);
        }
      }
    }
  }
  for (const name of ambiguous) table.delete(name);
  for (const [name, code] of Object.entries(aliases)) table.set(comparableName(name), code);
  return table;
}

/** Without letter case, accents, punctuation and "the", so that St. Lucia and "the Netherlands" are found. */
function comparableName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('臺', '台')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?the /, '')
    .trim();
}

/** Returns what to write for a country that a person wrote otherwise, such as "US for United States". */
export function countrySuggestion(text: unknown): string | undefined {
  const code = typeof text === 'string' ? countryCodeOf(text) : undefined;
  return code && `${code} for ${countryNames(code).en}`;
}
