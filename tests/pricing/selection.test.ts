import { describe, expect, it } from '@jest/globals';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { flagPath, readSelection } from '../../src/pricing/facts.ts';

const surcharges = new Map(
  [
    { code: 'EU_ITEM_LEVY', activation: 'automatic', flag: null },
    { code: 'NO_VOEC_PREPAY', activation: 'opt_in', flag: 'voec_prepay' },
    { code: 'SIGNATURE', activation: 'opt_in', flag: null },
  ].map((row) => [row.code, row]),
);
const catalog = { surcharges } as unknown as Catalog;
const read = (codes: string[], flags = {}) => readSelection(catalog, 'surcharges', codes, flags);

describe('readSelection', () => {
  it('matches codes in any case, removes duplicates and keeps the order', () => {
    const selection = read(['signature', 'No_Voec_Prepay', 'SIGNATURE']);
    expect(selection.codes).toEqual(['SIGNATURE', 'NO_VOEC_PREPAY']);
    expect(selection.paths.get('SIGNATURE')).toEqual(['surcharges', 0]);
    expect(selection.unknown).toEqual([]);
  });

  it('lets a flag select its surcharge, and keeps the position of an explicit code', () => {
    expect(read(['SIGNATURE'], { voec_prepay: true }).codes).toEqual(['SIGNATURE', 'NO_VOEC_PREPAY']);
    expect(flagPath(catalog, read([], { voec_prepay: true }), 'voec_prepay')).toEqual(['voec_prepay']);
    const both = read(['NO_VOEC_PREPAY'], { voec_prepay: true });
    expect(flagPath(catalog, both, 'voec_prepay')).toEqual(['surcharges', 0]);
    expect(flagPath(catalog, read([], { voec_prepay: false }), 'voec_prepay')).toBeNull();
  });

  it('reports every unknown opt-in surcharge with its position', () => {
    expect(read(['SIGNATURE', 'Gift', 'EU_ITEM_LEVY', '']).unknown).toEqual([
      { index: 1, code: 'Gift' },
      { index: 2, code: 'EU_ITEM_LEVY' },
      { index: 3, code: '' },
    ]);
  });
});
