import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  countryCodeInAnyLanguage,
  countryCodeOf,
  countryCodes,
  countryNames,
  isCountryCode,
  likelyCountries,
} from '../src/country.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
const contract = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../openapi.json'), 'utf8'));
const { Party, Item } = contract.components.schemas;
const patterns: string[] = [
  Party.properties.country_code.pattern,
  Item.properties.country_of_manufacture.pattern,
];

/**
 * The catalog takes the codes from Node's Intl, and the contract lists them. If an update of Node adds a code, these
 * tests fail instead of the API accepting it silently.
 */
describe('the countries of ISO 3166-1', () => {
  it('are 249 in the catalog, and Kosovo', () => {
    expect(pairs.filter(isCountryCode)).toHaveLength(250);
    expect(isCountryCode('XK')).toBe(true);
    const former = ['AN', 'BU', 'CS', 'DD', 'FX', 'SU', 'TP', 'YU', 'ZR'];
    const reserved = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'TA', 'UK', 'UN', 'XA', 'ZZ'];
    expect([...former, ...reserved].filter(isCountryCode)).toEqual([]);
  });

  it.each(patterns)('are the same in the contract, in any mix of upper and lower case: %.24s…', (pattern) => {
    const accepted = new RegExp(pattern, 'u');
    for (const pair of pairs) {
      const [one = '', other = ''] = pair;
      const spellings = [pair, pair.toLowerCase(), one + other.toLowerCase(), one.toLowerCase() + other];
      expect([pair, ...spellings.map((text) => accepted.test(text))]).toEqual([
        pair,
        ...spellings.map(() => pair !== 'XK' && isCountryCode(pair)),
      ]);
    }
  });
});

describe('a country that a person wrote otherwise', () => {
  it.each(countryCodes())('is found by its name in English and Chinese: %s', (code) => {
    const { en, zh_hk } = countryNames(code);
    for (const name of [en, en.toUpperCase(), ` ${en.normalize('NFD')} `, `The ${en}`, zh_hk ?? ''])
      expect([name, countryCodeOf(name)]).toEqual([name, code]);
    for (const language of ['en', 'zh-HK', 'zh-TW', 'zh-CN']) {
      const name = new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(code) ?? '';
      // The short name of a country can be two letters, such as UK, or its code.
      expect([name, countryCodeOf(name) ?? name]).toEqual([name, name === code ? name : code]);
    }
  });

  it.each([
    ['UK', 'GB'],
    ['EL', 'GR'],
    ['u.k.', 'GB'],
    ['England', 'GB'],
    ['United States of America', 'US'],
    ['U.S.A.', 'US'],
    ['Hong Kong', 'HK'],
    ['臺灣', 'TW'],
    ['Republic of Korea', 'KR'],
    ['Macau', 'MO'],
    ['Bosnia & Herzegovina', 'BA'],
    ['burma', 'MM'],
    ['St Lucia', 'LC'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Korea (North)', 'KP'],
    ['Taiwan, Province of China', 'TW'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Bolivia (Plurinational State of)', 'BO'],
    ['Netherlands (the)', 'NL'],
    ['Federal Republic of Germany', 'DE'],
    ['Bonaire, Sint Eustatius and Saba', 'BQ'],
    ['BQ - Bonaire, Sint Eustatius and Saba', 'BQ'],
    ['Virgin Islands, U.S.', 'VI'],
    ['Hong Kong, China', 'HK'],
    ['香港（中國）', 'HK'],
    ['Hong Kong 香港', 'HK'],
    ['中国大陆', 'CN'],
    ['US-United States', 'US'],
    ['USA - United States', 'US'],
  ])('%s is %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

  it.each([
    'US',
    'us',
    'QQ',
    'EU',
    'ZZ',
    'Europe',
    'Congo',
    '',
    ' ',
    '—',
    'Republic of China',
    'Georgia (US)',
    'Atlanta, Georgia',
    'Jersey, USA',
    'US-CA',
    'ES-MD',
    'NY, USA',
    'Serbia and Montenegro',
    'can',
    'x'.repeat(10_000),
  ])('no country is guessed for %.40j', (text) => expect(countryCodeOf(text)).toBeUndefined());
});

describe('a country that is written with its code', () => {
  const threes = pairs.flatMap((pair) => letters.map((last) => `${pair}${last}`));
  const codeOf = new Map(
    threes.flatMap((code) => (countryCodeOf(code) ? [[code, countryCodeOf(code)]] : [])),
  );

  it('has one of three letters, in capitals alone', () => {
    // Names that are no codes.
    for (const name of ['UAE', 'PRC']) expect(codeOf.delete(name)).toBe(true);
    expect([...codeOf.values()].sort()).toEqual(countryCodes());
    const known = {
      HKG: 'HK',
      MAC: 'MO',
      TWN: 'TW',
      CHN: 'CN',
      DEU: 'DE',
      CHE: 'CH',
      AUT: 'AT',
      AUS: 'AU',
      NGA: 'NG',
      GEO: 'GE',
    };
    for (const [code, country] of Object.entries(known))
      expect([code, codeOf.get(code)]).toEqual([code, country]);
  });

  it('is found in each usual form, and another country in the same text is a doubt', () => {
    const countries = [...codeOf];
    for (const [at, [three, code = '']] of countries.entries()) {
      const { en: name, zh_hk } = countryNames(code);
      const [other, another = ''] = countries[(at + 100) % countries.length] ?? [];
      for (const one of [code, three])
        for (const text of [
          `${one} - ${name}`,
          `${name} [${one}]`,
          `${name} (${one})`,
          `${name} - ${one}`,
          `${zh_hk}（${one}）`,
        ])
          expect([text, countryCodeOf(text)]).toEqual([text, code]);
      for (const one of [other, another, countryNames(another).en])
        for (const text of [`${one} - ${name}`, `${name} (${one})`, `${name}, ${one}`]) {
          const isOfChina = [code, another].includes('CN') && /HK|MO|TW/.test(`${code} ${another}`);
          expect([text, isOfChina || countryCodeOf(text)]).toEqual([text, isOfChina || undefined]);
        }
    }
  });

  it('has its name in the language of a shop, unless that names another country, too', () => {
    expect(countryCodeInAnyLanguage('Deutschland (DE)')).toBe('DE');
    expect(countryCodeInAnyLanguage('Schweiz/Suisse/Svizzera')).toBe('CH');
    // Russia in Vietnamese, and Nigeria.
    expect([countryCodeInAnyLanguage('Nga'), countryCodeInAnyLanguage('NGA')]).toEqual(['RU', 'NG']);
    expect(countryCodeInAnyLanguage('Congo')).toBeUndefined();
  });
});

describe('a part of the name of a country, or one with a mistake', () => {
  it.each([
    ['United S', ['US']],
    ['united', ['AE', 'GB', 'US']],
    ['germny', ['DE']],
    ['Untied States', ['US']],
    ['Emirates', ['AE']],
    ['德', ['DE']],
    ['Guin', ['GN', 'GW']],
    ['Austrlia', ['AT', 'AU']],
    ['s', []],
    ['zzzz', []],
    ['', []],
  ])('may mean, of all countries: %s, %j', (text, codes) => {
    expect(likelyCountries(text, countryCodes())).toEqual(codes);
  });

  it('means none that is not offered', () => {
    expect(likelyCountries('United', ['US', 'DE'])).toEqual(['US']);
    expect(likelyCountries('United', ['DE'])).toEqual([]);
  });
});
