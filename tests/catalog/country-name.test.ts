import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isCountryCode } from '../../src/catalog/country-name.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
const contract = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../openapi.json'), 'utf8'));
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
  it('are 249 in the catalog', () => {
    expect(pairs.filter(isCountryCode)).toHaveLength(249);
    const former = ['AN', 'BU', 'CS', 'DD', 'FX', 'SU', 'TP', 'YU', 'ZR'];
    const reserved = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'TA', 'UK', 'UN', 'XA', 'XK', 'ZZ'];
    expect([...former, ...reserved].filter(isCountryCode)).toEqual([]);
  });

  it.each(patterns)('are the same in the contract, in any mix of upper and lower case: %.24s…', (pattern) => {
    const accepted = new RegExp(pattern, 'u');
    for (const pair of pairs) {
      const [one = '', other = ''] = pair;
      const spellings = [pair, pair.toLowerCase(), one + other.toLowerCase(), one.toLowerCase() + other];
      expect([pair, ...spellings.map((text) => accepted.test(text))]).toEqual([
        pair,
        ...spellings.map(() => isCountryCode(pair)),
      ]);
    }
  });
});
