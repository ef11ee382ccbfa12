import { describe, expect, it } from '@jest/globals';
import { buyerLanguages, languageOfCountry, pageTexts } from '../../src/tracking/page/page-text.ts';

/** Every text by its path, such as `message.busy.title`. */
function textsOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' ? [[`${path}${name}`, part]] : textsOf(part ?? {}, `${path}${name}.`),
  );
}

/** English has the names of the catalog and of carriers. */
const translated = /^(services|places)\./;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const english = new Map(textsOf(pageTexts.en));

describe.each(buyerLanguages)('%s', (language) => {
  const texts = textsOf(pageTexts[language]);

  it('has every text, with the same placeholders as English', () => {
    const paths = (among: readonly [string, string][]) => among.map(([path]) => path).sort();
    expect(paths(texts.filter(([path]) => !translated.test(path)))).toEqual([...english.keys()].sort());
    if (language !== 'en') expect(paths(texts)).toEqual(paths(textsOf(pageTexts.de)));
    for (const [path, text] of texts) {
      expect({ path, placeholders: placeholders(text) }).toEqual({
        path,
        placeholders: placeholders(english.get(path) ?? ''),
      });
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(0);
    }
  });

  it('has no text in English', () => {
    if (language === 'en') return;
    const same = texts.filter(([path, text]) => text === english.get(path));
    expect(same).toEqual([]);
    for (const [path, text] of texts)
      expect([path, text]).not.toEqual([path, expect.stringMatching(/\b(the|your|parcel|with)\b/i)]);
  });

  it('is written in its own letters', () => {
    const letters = {
      'zh-Hant': /\p{Script=Han}/u,
      'zh-Hans': /\p{Script=Han}/u,
      ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      ko: /\p{Script=Hangul}/u,
      th: /\p{Script=Thai}/u,
      ar: /\p{Script=Arabic}/u,
    } as Readonly<Record<string, RegExp>>;
    for (const [, text] of texts) expect(text).toMatch(letters[language] ?? /\p{Script=Latin}/u);
  });
});

it('Simplified and Traditional Chinese have different letters', () => {
  const traditional = textsOf(pageTexts['zh-Hant'])
    .map(([, text]) => text)
    .join('');
  const simplified = textsOf(pageTexts['zh-Hans'])
    .map(([, text]) => text)
    .join('');
  expect(traditional).not.toMatch(/[这们关邮请询时间为还]/u);
  expect(simplified).not.toMatch(/[這個們關郵貨請詢時間為還]/u);
});

it.each([
  ['DE', 'de'],
  ['AT', 'de'],
  ['BR', 'pt'],
  ['MX', 'es'],
  ['HK', 'zh-Hant'],
  ['TW', 'zh-Hant'],
  ['CN', 'zh-Hans'],
  ['AE', 'ar'],
  ['BE', 'nl'],
  ['SE', 'en'],
  ['US', 'en'],
])('the language of %s is %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});
