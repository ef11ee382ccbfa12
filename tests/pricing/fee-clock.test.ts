import { describe, expect, it } from '@jest/globals';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import { type Order, prepareOrder } from '../../src/pricing/facts.ts';
import type { PricingContext } from '../../src/pricing/option.ts';
import { prepareQuote, quoteOptions, quoteView } from '../../src/pricing/quote.ts';
import { allWarnings } from '../../src/pricing/rules.ts';
import { demoFiles } from '../catalog/demo-files.ts';

const files = await demoFiles();

const ruleHeader =
  'surcharge,services,countries,goods_categories,status,percent,fixed_hkd,minimum_hkd,carrier_product,reason,rule,source,effective_from,effective_until,value_over,value_up_to,recipient,hs_prefixes,origins,fixed_amount';
const documentHeader =
  'services,countries,document,max_value_hkd,max_weight_kg,instead,tax_number_name,rule,source,effective_from,effective_until,value_over,value_up_to,recipient,hs_prefixes,origins,goods_categories';

/** Returns the context of a catalog with one automatic fee, PARCEL_FEE, and papers for Switzerland. */
function contextOn(
  date: string,
  rules: readonly string[],
  documents: readonly string[] = [],
): PricingContext {
  const { data, problems } = parseCatalog(
    new Map([
      ...files,
      ['country_requirement', `${(files.get('country_requirement') ?? '').split('\n')[2]}\n`],
      [
        'surcharge',
        'surcharge,activation,basis,flag,description\nPARCEL_FEE,automatic,per_parcel,,Fee of customs\n',
      ],
      ['surcharge_exclusion', 'service,surcharge,excludes,reason\n'],
      ['levy', 'surcharge,countries,per_item_hkd,max_consignment_hkd,effective_from,effective_until\n'],
      ['surcharge_rule', `${[ruleHeader, ...rules].join('\n')}\n`],
      ['customs_document', `${[documentHeader, ...documents].join('\n')}\n`],
    ]),
  );
  expect(problems).toEqual([]);
  const catalog = compileCatalog(data, 1);
  return {
    catalog,
    account: {
      entitlement: { accountId: 'a', productCodes: new Set(catalog.products.keys()), rateTables: new Map() },
      customInsurance: false,
      iossNumbers: new Set(),
      defaultIossNumber: null,
    },
    features: { vatPrepay: true, voecPrepay: true },
    fx: null,
    rates: new Map([
      [
        'CHF',
        { currency: 'CHF', rateNanos: 9_000_000_000, rateType: 'daily', fetchedAt: '2026-11-29T00:00:00Z' },
      ],
    ]),
    date,
    hasDefaultSender: true,
  };
}

const order = (change: Partial<Order> & object = {}): Order => ({
  service_tier_id: 'HKASTDGGSTCM',
  recipient: { country_code: 'CH' },
  parcels: [{ weight_kg: 0.5 }, { weight_kg: 0.5 }],
  items: [{ description: 'Mug', quantity: 1, unit_price_hkd: 80 }],
  ...change,
});
const priced = (context: PricingContext, change: Partial<Order> & object = {}) => {
  const { option } = prepareOrder(order(change), context);
  if (!option?.available) throw new Error(option?.unavailability.message);
  return option;
};
const feesOf = (context: PricingContext, change: Partial<Order> & object = {}) =>
  priced(context, change).surcharges.map(({ code, amountCents }) => [code, amountCents]);

describe('a fee with days', () => {
  const rules = [
    'PARCEL_FEE,*,CH,*,selectable,0,10,0,,,ch_fee,https://example.com/law,2027-01-01,2027-02-01,,,,,,',
    'PARCEL_FEE,*,CH,*,selectable,0,0,0,,,ch_fee,https://example.com/new,2027-02-01,,,,,,,CHF 2',
  ];

  it.each([
    ['2026-12-31', []],
    ['2027-01-01', [['PARCEL_FEE', 2000]]],
    ['2027-01-31', [['PARCEL_FEE', 2000]]],
    ['2027-02-01', [['PARCEL_FEE', 3600]]],
  ])('on %s is %j', (date, fees) => {
    expect(feesOf(contextOn(date, rules))).toEqual(fees);
  });

  it.each([
    ['2026-11-01', undefined],
    ['2026-11-02', 'has another fee from 2027-01-01: PARCEL_FEE is HKD 20, today HKD 0'],
    ['2026-12-31', 'has another fee from 2027-01-01: PARCEL_FEE is HKD 20, today HKD 0'],
    ['2027-01-01', 'has another fee from 2027-02-01: PARCEL_FEE is HKD 36, today HKD 20'],
    ['2027-02-01', undefined],
  ])('on %s warns of its next change within 60 days: %s', (date, message) => {
    const context = contextOn(date, rules);
    const warning = allWarnings(prepareOrder(order(), context)).find(({ code }) => code === 'FEE_CHANGES');
    expect(warning?.message).toBe(message);
    const facts = prepareQuote({ weight_kg: 1, destination_country: 'CH' }, context);
    const quote = quoteOptions(facts);
    if ('rejection' in quote) throw new Error(quote.rejection.reason);
    const ofQuote = quoteView(facts, quote.options).options.flatMap(({ warnings = [] }) => warnings);
    expect(ofQuote.length > 0).toBe(message !== undefined);
    if (warning)
      expect(warning).toMatchObject({ code: 'FEE_CHANGES', path: ['service_tier_id'], rule: 'ch_fee' });
  });
});

describe('a fee with limits', () => {
  const fee = (limits: string) => [`PARCEL_FEE,*,CH,*,selectable,0,5,0,,,,,,,${limits},`];
  const value = (unit_price_hkd: number, more = {}) => ({
    items: [{ description: 'Mug', quantity: 1, unit_price_hkd, ...more }],
  });

  it.each([
    // CHF 65 are HKD 585.
    [',CHF 65,,,', value(585), true],
    [',CHF 65,,,', value(585.01), false],
    ['CHF 65,,,,', value(585), false],
    ['CHF 65,,,,', value(585.01), true],
    [',,business,,', {}, false],
    [',,business,,', { recipient_type: 'business' as const }, true],
    [',,,61,', value(80, { hs_code: '6109.10' }), true],
    [',,,61,', value(80, { hs_code: '6911.10' }), false],
    [',,,,CN', value(80, { country_of_manufacture: 'CN' }), true],
    [',,,,CN', value(80), false],
  ])('%s: case %#', (limits, change, isDue) => {
    const context = contextOn('2027-01-01', fee(limits));
    expect(feesOf(context, change)).toEqual(isDue ? [['PARCEL_FEE', 1000]] : []);
  });

  it('that a missing rate leaves undecided has no price: the order waits for the rate', () => {
    const context = { ...contextOn('2027-01-01', fee(',CHF 65,,,')), rates: new Map() };
    expect(prepareOrder(order(), context).option?.available).toBe(false);
  });
});

describe('customs papers with days and limits', () => {
  const papers = [
    'HKASTDGGSTCM,CH,cn23,,,,,,,2027-01-01,2027-02-01,,,,,,*',
    'HKASTDGGSTCM,CH,commercial_invoice,,,,,,,,,CHF 65,,,,,*',
  ];
  const value = (unit_price_hkd: number) => ({
    items: [{ description: 'Mug', quantity: 1, unit_price_hkd }],
  });

  it.each([
    ['2026-12-31', value(585), []],
    ['2027-01-01', value(585), ['cn23']],
    ['2027-01-31', value(585.01), ['commercial_invoice', 'cn23']],
    ['2027-02-01', value(585.01), ['commercial_invoice']],
  ])('on %s: case %#', (date, change, documents) => {
    expect(priced(contextOn(date, [], papers), change).requiredDocuments.documents).toEqual(documents);
  });
});
