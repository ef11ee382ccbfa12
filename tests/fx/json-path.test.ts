import { describe, expect, it } from '@jest/globals';
import { valueAt } from '../../src/fx/json-path.ts';

const document = JSON.parse('{"rates":{"HKD":7.8,"none":null},"data":[{"rate":7.7}],"__proto__":{"own":1}}');

describe('valueAt', () => {
  it.each<[string, unknown]>([
    ['rates.HKD', 7.8],
    ['data.0.rate', 7.7],
    ['rates.none', null],
    ['__proto__.own', 1],
    ['rates.USD', undefined],
    ['rates.HKD.value', undefined],
    ['rates.none.value', undefined],
    ['data.1.rate', undefined],
    ['rates.constructor', undefined],
    ['rates.toString', undefined],
    ['data.at', undefined],
  ])('reads %s as %p', (path, value) => {
    expect(valueAt(document, path)).toBe(value);
  });

  it('returns undefined for a document that is not an object', () => {
    expect(valueAt(7.8, 'rates.HKD')).toBeUndefined();
    expect(valueAt(null, 'rates.HKD')).toBeUndefined();
  });
});
