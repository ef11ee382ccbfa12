import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import type { CurrencyRate } from '../../src/fx/currency-rates.ts';
import { type Order, type PricedOrder, prepareOrder } from '../../src/pricing/facts.ts';
import type { PricingContext } from '../../src/pricing/option.ts';
import { allViolations, allWarnings } from '../../src/pricing/rules.ts';
import { serviceTier } from '../../src/pricing/service-tier.ts';
import { demoFiles } from '../catalog/demo-files.ts';

const files = await demoFiles();

interface Row {
  readonly country?: string;
  readonly field?: string;
  readonly check?: string;
  readonly parameter?: string;
  readonly unless?: string;
  readonly severity?: string;
  readonly [limit: string]: string | undefined;
}

const columns = (
  'country field check parameter unless severity sys_code overrides_schema message rule source effective_from ' +
  'effective_until value_over value_up_to recipient hs_prefixes origins services goods_categories'
).split(' ');
const usual: Row = {
  country: 'FR',
  field: 'items.merchant_product_id',
  check: 'present',
  severity: 'error',
  sys_code: 'INVALID_FIELD',
  overrides_schema: 'no',
  message: 'France: every item needs a product identifier',
  rule: 'fr_product_id',
  source: 'https://example.com/law',
  services: '*',
  goods_categories: '*',
};

/** Compiles the demonstration catalog with these requirements alone. */
function catalogWith(rows: readonly Row[]) {
  const lines = rows.map((row) => {
    const whole = { ...usual, ...row };
    return columns.map((column) => `"${whole[column] ?? ''}"`).join(',');
  });
  const { data, problems } = parseCatalog(
    new Map([...files, ['country_requirement', `${[columns.join(','), ...lines].join('\n')}\n`]]),
  );
  expect(problems).toEqual([]);
  return compileCatalog(data, 1);
}

const rate = (currency: string, rateNanos: number): [string, CurrencyRate] => [
  currency,
  { currency, rateNanos, rateType: 'daily', fetchedAt: '2026-11-29T00:00:00Z' },
];
const usd = { rateMicros: 7_812_345, rateType: 'daily' as const, fetchedAt: '2026-11-29T00:00:00Z' };

function contextWith(rows: readonly Row[], date: string): PricingContext {
  const catalog = catalogWith(rows);
  return {
    catalog,
    account: {
      entitlement: {
        accountId: 'acc_1',
        productCodes: new Set(catalog.products.keys()),
        rateTables: new Map(),
      },
      customInsurance: false,
      iossNumbers: new Set(),
      defaultIossNumber: null,
    },
    features: { vatPrepay: true, voecPrepay: true },
    fx: usd,
    rates: new Map([rate('USD', usd.rateMicros * 1000), rate('EUR', 9_123_456_789)]),
    date,
    hasDefaultSender: true,
  };
}

const item = { description: 'Mug', quantity: 1, unit_price_hkd: 80 };

function orderTo(country_code: string, change: Partial<Order> & object = {}): Order {
  return {
    service_tier_id: 'HKASTDGGSTCM',
    recipient: { country_code, postal_code: '75001' },
    parcels: [{ weight_kg: 0.5 }],
    items: [item],
    ...change,
  };
}

/** Leaves out what does not come from a row of requirements. */
const ruleWarnings = (facts: PricedOrder) => allWarnings(facts).filter(({ rule }) => rule !== undefined);

/** Returns what is refused and what is warned of, each as `path rule`, with the first day of a rule to come. */
function outcome(context: PricingContext, order: Order) {
  const facts = prepareOrder(order, context);
  const words = (
    found: readonly { path: readonly (string | number)[]; rule?: string; effective_from?: string }[],
  ) =>
    found.map(({ path, rule, effective_from: from }) =>
      [path.join('.'), rule, from].filter(Boolean).join(' '),
    );
  return {
    refused: words(allViolations(facts)),
    warned: words(ruleWarnings(facts)),
  };
}

const at = (rows: readonly Row[], date: string, order = orderTo('FR')) =>
  outcome(contextWith(rows, date), order);
const nothing = { refused: [], warned: [] };
const path = 'items.0.merchant_product_id fr_product_id';

describe('a rule with days', () => {
  const rows = [{ effective_from: '2027-03-01', effective_until: '2027-04-01' }];

  it.each([
    ['61 days before its first day', '2026-12-30', nothing],
    ['60 days before', '2026-12-31', { refused: [], warned: [`${path} 2027-03-01`] }],
    ['across the end of the year', '2027-01-01', { refused: [], warned: [`${path} 2027-03-01`] }],
    ['the day before', '2027-02-28', { refused: [], warned: [`${path} 2027-03-01`] }],
    ['on its first day', '2027-03-01', { refused: [path], warned: [] }],
    ['on its last day', '2027-03-31', { refused: [path], warned: [] }],
    ['the day after', '2027-04-01', nothing],
  ])('%s, %s', (_name, date, expected) => {
    expect(at(rows, date)).toEqual(expected);
  });

  it('warns in a sentence, with the day, the rule and its source', () => {
    const context = contextWith(rows, '2027-02-28');
    expect(ruleWarnings(prepareOrder(orderTo('FR'), context))).toEqual([
      {
        path: ['items', 0, 'merchant_product_id'],
        code: 'INVALID_FIELD',
        rule: 'fr_product_id',
        source: 'https://example.com/law',
        effective_from: '2027-03-01',
        message:
          'does not meet a rule that applies from 2027-03-01: France: every item needs a product identifier',
      },
    ]);
  });

  it('refuses on exactly its days, and warns on exactly the 60 days before, on any day', () => {
    const first = Date.parse('2026-01-01');
    const dayOf = (index: number) => new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    const context = contextWith([], '2026-01-01');
    fc.assert(
      fc.property(
        fc.record({
          from: fc.option(fc.integer({ min: 0, max: 900 })),
          length: fc.option(fc.integer({ min: 1, max: 400 })),
          today: fc.integer({ min: 0, max: 900 }),
        }),
        ({ from, length, today }) => {
          const until = length === null ? null : (from ?? 0) + length;
          const row = {
            effective_from: from === null ? '' : dayOf(from),
            effective_until: until === null ? '' : dayOf(until),
          };
          const { refused, warned } = outcome(
            { ...context, catalog: catalogWith([row]), date: dayOf(today) },
            orderTo('FR'),
          );
          const begun = from === null || from <= today;
          expect(refused.length === 1).toBe(begun && (until === null || today < until));
          expect(warned.length === 1).toBe(from !== null && today < from && from - today <= 60);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('has one warning for a field: an error to come before advice, the first day of several; other rules have their own', () => {
    const both = [
      { severity: 'warning' },
      { effective_from: '2027-01-20' },
      { effective_from: '2027-01-10' },
    ];
    expect(at(both, '2027-01-01').warned).toEqual([`${path} 2027-01-10`]);
    expect(at(both, '2026-10-01').warned).toEqual([path]);
    const other = [...both, { rule: 'other', effective_from: '2027-02-01' }];
    expect(at(other, '2027-01-01').warned).toEqual([
      `${path} 2027-01-10`,
      'items.0.merchant_product_id other 2027-02-01',
    ]);
    const refused = [
      ...both,
      { check: 'not_one_of', parameter: 'x' },
      { rule: 'today', effective_until: '2027-01-10' },
    ];
    expect(at(refused, '2027-01-01')).toEqual({ refused: ['items.0.merchant_product_id today'], warned: [] });
  });
});

describe('the lanes of a rule', () => {
  it.each([
    ['FR DE', ['FR', 'DE'], ['ES', 'US']],
    ['EU', ['FR', 'IE'], ['GB', 'NO', 'US']],
    ['*', ['FR', 'US', 'GB'], []],
  ])('%s', (country, covered, others) => {
    const context = contextWith([{ country }], '2026-11-29');
    for (const code of covered) expect(outcome(context, orderTo(code)).refused).toEqual([path]);
    for (const code of others) expect(outcome(context, orderTo(code))).toEqual(nothing);
  });
});

describe('the limits of a rule', () => {
  const priced = (field: 'unit_price' | 'unit_price_hkd', price: number): Order =>
    orderTo('FR', { items: [{ description: 'Mug', quantity: 1, [field]: price }] });

  it.each([
    // EUR 150 are HKD 1,368.52 at the rate of the day.
    [{ value_up_to: 'EUR 150' }, priced('unit_price_hkd', 1368.52), true],
    [{ value_up_to: 'EUR 150' }, priced('unit_price_hkd', 1368.53), false],
    [{ value_over: 'EUR 150' }, priced('unit_price_hkd', 1368.52), false],
    [{ value_over: 'EUR 150' }, priced('unit_price_hkd', 1368.53), true],
    [{ value_over: 'USD 800' }, priced('unit_price', 800), false],
    [{ value_over: 'USD 800' }, priced('unit_price', 800.01), true],
    [{ value_up_to: 'USD 800' }, priced('unit_price', 800), true],
    [{ value_over: 'HKD 1000', value_up_to: 'HKD 2000' }, priced('unit_price_hkd', 1000), false],
    [{ value_over: 'HKD 1000', value_up_to: 'HKD 2000' }, priced('unit_price_hkd', 1000.01), true],
    [{ value_over: 'HKD 1000', value_up_to: 'HKD 2000' }, priced('unit_price_hkd', 2000.01), false],
    [{ services: 'HKASTDGGSTCM' }, orderTo('FR'), true],
    [{ services: 'HKASTDCSSTCM' }, orderTo('FR'), false],
    [{ goods_categories: 'battery' }, orderTo('FR'), false],
    [{ goods_categories: 'battery' }, orderTo('FR', { goods_category: 'Battery' }), true],
    [{ recipient: 'private' }, orderTo('FR'), true],
    [{ recipient: 'private' }, orderTo('FR', { recipient_type: 'private' }), true],
    [{ recipient: 'private' }, orderTo('FR', { recipient_type: 'business' }), false],
    [{ recipient: 'business' }, orderTo('FR', { recipient_type: 'business' }), true],
    [{ recipient: 'business' }, orderTo('FR'), false],
  ])('%j: case %#', (limits, order, holds) => {
    expect(at([limits], '2026-11-29', order)).toEqual(holds ? { refused: [path], warned: [] } : nothing);
  });

  it('that are of items leave out the other items', () => {
    const items = [
      { ...item, hs_code: '6109.10', country_of_manufacture: 'cn' },
      { ...item, hs_code: '6204.11', country_of_manufacture: 'CN' },
      { ...item, hs_code: '61099090', country_of_manufacture: 'VN' },
      item,
    ];
    const rows = [{ hs_prefixes: '6109 62', origins: 'CN' }];
    expect(at(rows, '2026-11-29', orderTo('FR', { items })).refused).toEqual([
      'items.0.merchant_product_id fr_product_id',
      'items.1.merchant_product_id fr_product_id',
    ]);
    const ofOrder = [{ field: 'tax_number', hs_prefixes: '6204' }];
    expect(at(ofOrder, '2026-11-29', orderTo('FR', { items })).refused).toEqual(['tax_number fr_product_id']);
    expect(at(ofOrder, '2026-11-29')).toEqual(nothing);
  });

  it('in a currency without a rate refuse nothing, and warn that the rule is undecided', () => {
    const context = { ...contextWith([{ value_over: 'EUR 150.50' }], '2026-11-29'), rates: new Map() };
    const facts = prepareOrder(priced('unit_price_hkd', 1), context);
    expect(allViolations(facts)).toEqual([]);
    expect(ruleWarnings(facts).map(({ message }) => message)).toEqual([
      'may be missing or invalid: there is no EUR rate to compare the value with EUR 150.50: France: every item needs a product identifier',
    ]);
  });
});

describe('a requirement of one of several fields', () => {
  const rows = [{ field: 'items.merchant_product_id|items.mfr_id_std|items.mfr_id_nonstd' }];

  it('is met by any of them, in each item', () => {
    const items = [
      { ...item, merchant_product_id: 'SKU-1' },
      { ...item, mfr_id_nonstd: ' ' },
      { ...item, mfr_id_std: '4006381333931' },
    ];
    expect(at(rows, '2026-11-29', orderTo('FR', { items })).refused).toEqual([
      'items.1.merchant_product_id fr_product_id',
    ]);
  });

  it('with a form is met by one value that has it; without a value there is nothing to check', () => {
    const form = [{ field: 'items.sku|items.mfr_id_std', check: 'pattern', parameter: '[0-9]{13}' }];
    const of = (fields: object) => at(form, '2026-11-29', orderTo('FR', { items: [{ ...item, ...fields }] }));
    expect(of({})).toEqual(nothing);
    expect(of({ sku: 'A', mfr_id_std: '4006381333931' })).toEqual(nothing);
    expect(of({ sku: 'A' }).refused).toEqual(['items.0.sku fr_product_id']);
  });
});

describe('the requirements of a service', () => {
  const rows = [
    { rule: 'ended', effective_until: '2026-11-29' },
    { rule: 'ends', effective_until: '2026-11-30' },
    { rule: 'begins', effective_from: '2027-01-28', value_up_to: 'EUR 150', hs_prefixes: '61' },
    { rule: 'later', effective_from: '2027-01-29' },
    { rule: 'other_service', services: 'HKUSSEGG01' },
    { rule: 'everywhere', country: '*' },
  ];
  const context = contextWith(rows, '2026-11-29');
  const service = context.catalog.services.get('HKASTDGGSTCM');
  if (service === undefined) throw new Error('no service');

  it('are those of the day and of the 60 days to come, with their days, limits and source', () => {
    const { requirements } = serviceTier(service, context);
    const ruled = requirements.filter(({ rule }) => rule !== undefined);
    expect(ruled.map(({ rule, destination_country }) => [rule, destination_country])).toEqual([
      ['ends', 'FR'],
      ['begins', 'FR'],
      ['everywhere', null],
    ]);
    expect(ruled[1]).toEqual({
      destination_country: 'FR',
      field: 'items.merchant_product_id',
      code: 'INVALID_FIELD',
      description: 'France: every item needs a product identifier',
      effective_from: '2027-01-28',
      rule: 'begins',
      source: 'https://example.com/law',
      limits: { value_up_to: 'EUR 150', hs_prefixes: ['61'] },
    });
  });
});
