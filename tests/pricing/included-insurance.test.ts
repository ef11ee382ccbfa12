import { describe, expect, it } from '@jest/globals';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import { prepareOrder } from '../../src/pricing/facts.ts';
import { prepareQuote, quoteOptions } from '../../src/pricing/quote.ts';
import { firstViolations } from '../../src/pricing/rules.ts';
import { changed, demoFiles } from '../catalog/demo-files.ts';
import { readContext, readOrder } from './decision-row.ts';
import { quoteOf } from './quote-of.ts';

const rule = 'INSURANCE,HKASTDGGSTCM HKASTDCSSTCM,*,*,selectable,0.7,0,9,,';
const { data, problems } = parseCatalog(
  changed(await demoFiles(), 'surcharge_rule', rule, `INSURANCE,HKASTDCSSTCM,*,*,included,0,0,0,,\n${rule}`),
);
const context = readContext('custom=on', compileCatalog(data, 1));
const order = (words: string) =>
  readOrder(`service=HKASTDCSSTCM goods=cosmetics item=u20 select=INSURANCE ${words}`);

describe('insurance that is included in a service', () => {
  it('has no extra fee', () => {
    expect(problems).toEqual([]);
    const facts = prepareOrder(order(''), context);
    expect(firstViolations(facts)).toEqual([]);
    expect(facts.option).toMatchObject({ available: true, surcharges: [], conflicts: [] });
  });

  it('refuses a custom amount in a create, and lists the conflict in a quote', () => {
    const insured = order('insured=1000');
    const message =
      'is not possible: HKASTDCSSTCM includes insurance and does not accept a custom insured amount';
    expect(firstViolations(prepareOrder(insured, context))).toEqual([
      { code: 'INVALID_FIELD', path: ['insured_amount'], message },
    ]);
    const quote = quoteOptions(prepareQuote(quoteOf(insured, 7.8), context));
    expect(quote).toMatchObject({
      options: [{ available: true, customInsuredAmount: null, conflicts: [{ codes: ['INSURANCE'] }] }],
    });
  });
});
