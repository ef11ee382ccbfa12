import { describe, expect, it } from '@jest/globals';
import type { CatalogRow } from '../../db/table/catalog.ts';
import type { Country, TaxArea } from '../../src/catalog/catalog.ts';
import { mainland } from '../../src/catalog/destination.ts';
import { compileDutyRules } from '../../src/catalog/duty-rule.ts';
import { EMPTY_CATALOG } from '../../src/catalog/load.ts';
import { compileTariff } from '../../src/catalog/tariff.ts';
import type { CurrencyRates } from '../../src/fx/currency-rates.ts';
import {
  assessImport,
  type CarriedImport,
  type ImportedItem,
  type ImportFacts,
  landedCost,
} from '../../src/pricing/landed-cost.ts';
import { dutyRate, dutyRule } from '../support/duty-rows.ts';

const rate = (row: Parameters<typeof dutyRate>[0]) => dutyRate({ basis_points: 0, ...row });

const rates: CurrencyRates = new Map(
  (
    [
      ['EUR', 9_000_000_000],
      ['GBP', 10_000_000_000],
      ['USD', 7_800_000_000],
    ] as const
  ).map(([currency, rateNanos]) => [
    currency,
    { currency, rateNanos, rateType: 'daily' as const, fetchedAt: '2026-11-28T00:00:00Z' },
  ]),
);

const country = (code: string, customs_area: 'EU' | null = null, vat?: number) =>
  ({
    code,
    customs_area,
    vat_area: customs_area,
    requirements: [],
    vatRates:
      vat === undefined ? [] : [{ country_code: code, basis_points: vat, effective_from: '2026-01-01' }],
  }) as unknown as Country;

const shirt = (valueCents: number | null, item: Partial<ImportedItem> = {}): ImportedItem => ({
  description: 'Shirt',
  hs_code: '6109.10.00',
  country_of_manufacture: 'CN',
  valueCents,
  ...item,
});

interface Case {
  readonly rules: readonly CatalogRow<'duty_rule'>[];
  readonly rows: readonly CatalogRow<'duty_rate'>[];
  readonly facts?: Partial<ImportFacts>;
  readonly carried?: Partial<CarriedImport>;
}

function costOf({ rules, rows, facts, carried }: Case) {
  const catalog = {
    ...EMPTY_CATALOG,
    dutyRules: compileDutyRules(rules),
    tariff: compileTariff(rows),
  };
  const items = facts?.items === undefined ? [shirt(100_00)] : facts.items;
  const values = items?.map(({ valueCents }) => valueCents) ?? [];
  const assessment = assessImport(catalog, {
    declaredValueCents: values.includes(null)
      ? null
      : values.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    destination: mainland(country('US')),
    items,
    iossNumber: null,
    recipientType: 'private',
    rates,
    date: '2026-11-29',
    ...facts,
  });
  const carriage = { freightCents: 50_00, insuranceCents: 9_00, charged: [], incoterm: 'DAP' as const };
  return landedCost(assessment, { ...carriage, ...carried });
}

function amountsOf(one: Case) {
  const result = costOf(one);
  if ('gap' in result) return result.gap;
  const lines = result.cost.lines.map(
    ({ kind, rule: name, amountCents, payment }) => `${kind} ${name} ${amountCents} ${payment}`,
  );
  return [...lines, `total ${result.cost.totalCents}, due ${result.cost.dueAtDeliveryCents}`];
}

const germany = mainland(country('DE', 'EU', 1900));
const europe = dutyRule({
  destination: 'EU',
  rule: 'eu_import',
  basis: 'CIF',
  duty_relief_up_to: 'EUR 150',
  tax_name: 'VAT',
  tax_percent: 'vat_rate',
  tax_base: ['value', 'freight', 'insurance', 'duty'],
  tax_at_sale_up_to: 'EUR 150',
  tax_at_sale_with: 'ioss',
});
const european = rate({ destination: 'EU', hs_prefix: '61', basis_points: 1200 });

describe('landedCost', () => {
  it('adds the duties of several rules, on the value without freight (FOB)', () => {
    const rows = [
      rate({ hs_prefix: '6109', basis_points: 1650 }),
      rate({ rule: 'section_301', origin: 'CN', basis_points: 750 }),
      rate({ rule: 'section_301', origin: 'VN', basis_points: 9_900 }),
    ];
    expect(amountsOf({ rules: [dutyRule({})], rows })).toEqual([
      'duty import_duty 1650 at_delivery',
      'duty section_301 750 at_delivery',
      'total 2400, due 2400',
    ]);
  });

  it('charges duty on value, freight and insurance (CIF), and tax on these and the duty', () => {
    // 2000 + 59 = 2059.00; duty 12 % = 247.08; VAT 19 % of 2306.08 = 438.1552.
    const facts = { destination: germany, items: [shirt(2_000_00)] };
    expect(amountsOf({ rules: [europe], rows: [european], facts })).toEqual([
      'duty import_duty 24708 at_delivery',
      'tax eu_import 43816 at_delivery',
      'total 68524, due 68524',
    ]);
  });

  it('has a duty of 0 up to the relief, at its exact value, and full duty a cent above it', () => {
    const at = (valueCents: number) =>
      costOf({
        rules: [europe],
        rows: [european],
        facts: { destination: germany, items: [shirt(valueCents)] },
      });
    expect(at(1350_00)).toMatchObject({
      cost: { lines: [{ kind: 'duty', amountCents: 0, upTo: { currency: 'EUR', cents: 150_00 } }, {}] },
    });
    expect(at(1350_01)).toMatchObject({ cost: { lines: [{ basisPoints: 1200, upTo: null }, {}] } });
  });

  it('takes the rule for the kind of recipient before that for both, also if it is older', () => {
    const business = {
      ...europe,
      rule: 'eu_business',
      recipient: 'business' as const,
      duty_relief_up_to: null,
      effective_from: '2025-01-01',
    };
    const to = (recipientType: 'business' | 'private') =>
      amountsOf({
        rules: [europe, business],
        rows: [european],
        facts: { destination: germany, items: [shirt(1350_00)], recipientType },
      });
    expect(to('private')).toContain('duty eu_import 0 at_delivery');
    // 12 % of 1350 + 59.
    expect(to('business')).toContain('duty import_duty 16908 at_delivery');
    expect(to('business')).toContain('tax eu_business 29984 at_delivery');
  });

  it('shows that VAT is paid at the sale with an IOSS number, up to its limit', () => {
    const facts = { destination: germany, items: [shirt(1350_00)], iossNumber: 'IM1234567890' };
    expect(amountsOf({ rules: [europe], rows: [european], facts })).toEqual([
      'duty eu_import 0 at_delivery',
      'tax eu_import 26771 at_sale',
      'total 26771, due 0',
    ]);
    const above = { ...facts, items: [shirt(1350_01)] };
    expect(amountsOf({ rules: [europe], rows: [european], facts: above })).toContain(
      'tax eu_import 29984 at_delivery',
    );
  });

  it('takes prepaid tax and levies from the price, and taxes the levy', () => {
    const facts = { destination: germany, items: [shirt(1350_00)] };
    const levy = { kind: 'duty' as const, code: 'EU_ITEM_LEVY', description: 'Levy', amountCents: 27_00 };
    const prepaid = { kind: 'tax' as const, code: 'EU_VAT_PREPAY', description: 'VAT', amountCents: 283_50 };
    expect(amountsOf({ rules: [europe], rows: [european], facts, carried: { charged: [levy] } })).toEqual([
      'duty EU_ITEM_LEVY 2700 included',
      'duty eu_import 0 at_delivery',
      // 19 % of 1350 + 59 + 27.
      'tax eu_import 27284 at_delivery',
      'total 29984, due 27284',
    ]);
    expect(
      amountsOf({ rules: [europe], rows: [european], facts, carried: { charged: [levy, prepaid] } }),
    ).toEqual([
      'duty EU_ITEM_LEVY 2700 included',
      'duty eu_import 0 at_delivery',
      'tax EU_VAT_PREPAY 28350 included',
      'total 31050, due 0',
    ]);
  });

  it('has no fee at the door, and nothing due, where the seller pays duty and tax (DDP)', () => {
    const rules = [{ ...europe, handling_fee: 'EUR 6' }];
    const facts = { destination: germany, items: [shirt(2_000_00)] };
    expect(amountsOf({ rules, rows: [european], facts })).toContain('handling eu_import 5400 at_delivery');
    expect(amountsOf({ rules, rows: [european], facts, carried: { incoterm: 'DDP' } })).toEqual([
      'duty import_duty 24708 included',
      'tax eu_import 43816 included',
      'total 68524, due 0',
    ]);
  });

  it('charges fixed amounts per distinct item and per consignment, with no relief', () => {
    const rows = [
      european,
      rate({
        destination: 'EU',
        rule: 'parcel_fee',
        basis_points: null,
        amount: 'EUR 5',
        per: 'consignment',
        has_relief: false,
      }),
      rate({
        destination: 'EU',
        rule: 'line_fee',
        basis_points: null,
        amount: 'EUR 2',
        per: 'item',
        has_relief: false,
        value_up_to: 'EUR 150',
      }),
    ];
    const items = [shirt(100_00), shirt(100_00), shirt(100_00, { description: 'Cap' })];
    expect(
      amountsOf({
        rules: [{ ...europe, tax_name: null, tax_percent: null }],
        rows,
        facts: { destination: germany, items },
      }),
    ).toEqual([
      'duty eu_import 0 at_delivery',
      'duty line_fee 3600 at_delivery',
      'duty parcel_fee 4500 at_delivery',
      'total 8100, due 8100',
    ]);
  });

  it('collects no tax that is not above the amount at which it is waived', () => {
    const rules = [dutyRule({ tax_name: 'VAT', tax_percent: '8.1', tax_waived_up_to: 'GBP 0.81' })];
    expect(amountsOf({ rules, rows: [rate({})] })).toContain('tax us_import 0 at_delivery');
    expect(amountsOf({ rules, rows: [rate({})], facts: { items: [shirt(100_07)] } })).toContain(
      'tax us_import 811 at_delivery',
    );
  });

  it('needs no prices of items where all have the same rates', () => {
    const rows = [
      rate({ hs_prefix: '61', basis_points: 1000 }),
      rate({ hs_prefix: '95', basis_points: 500 }),
    ];
    const unpriced = (...codes: string[]) => ({
      items: codes.map((hs_code) => shirt(null, { hs_code })),
      declaredValueCents: 100_01,
    });
    expect(amountsOf({ rules: [dutyRule({})], rows, facts: unpriced('610910', '610990', '610510') })).toEqual(
      ['duty import_duty 1000 at_delivery', 'total 1000, due 1000'],
    );
    expect(amountsOf({ rules: [dutyRule({})], rows, facts: unpriced('610910', '950300') })).toEqual({
      code: 'ITEM_VALUE_NEEDED',
      item: 0,
      value: null,
    });
  });

  it.each<[string, Partial<ImportFacts>, object]>([
    ['the goods', { items: null }, { code: 'GOODS_UNKNOWN', item: null, value: null }],
    ['a value', { items: [shirt(1), shirt(null)] }, { code: 'ITEM_VALUE_NEEDED', item: 1, value: null }],
    [
      'an HS code',
      { items: [shirt(1, { hs_code: '6109' })] },
      { code: 'HS_CODE_NEEDED', item: 0, value: null },
    ],
    [
      'digits of an HS code',
      { items: [shirt(1, { hs_code: '620342' })] },
      { code: 'LONGER_HS_CODE_NEEDED', item: 0, value: '8' },
    ],
    [
      'an origin',
      { items: [shirt(1, { country_of_manufacture: ' ' })] },
      { code: 'ORIGIN_NEEDED', item: 0, value: null },
    ],
    [
      'a duty rate',
      { items: [shirt(1, { hs_code: '950300' })] },
      { code: 'NO_DUTY_RATE', item: 0, value: '950300' },
    ],
    [
      'a postal code that tells the areas of the country',
      { destination: { ...mainland(country('US')), mayBeIn: [{ code: 'US-PR' } as unknown as TaxArea] } },
      { code: 'POSTAL_CODE_NEEDED', item: null, value: null },
    ],
    ['an exchange rate', { rates: new Map() }, { code: 'NO_EXCHANGE_RATE', item: null, value: 'USD' }],
    ['a rule', { date: '2025-12-31' }, { code: 'NO_RULE', item: null, value: 'US', place: 'United States' }],
  ])('is not known without %s', (_, facts, gap) => {
    const rows = [
      rate({ hs_prefix: '6109', origin: 'CN', basis_points: 1650 }),
      rate({ hs_prefix: '62034210', basis_points: 1650 }),
    ];
    expect(amountsOf({ rules: [dutyRule({ duty_relief_up_to: 'USD 0' })], rows, facts })).toEqual(gap);
  });

  it("does not take a country's VAT for that of an area outside of it", () => {
    const islands = {
      country: country('ES', 'EU', 2100),
      area: { code: 'ES-CN', name: 'Canary Islands', vatRates: [] } as unknown as TaxArea,
      mayBeIn: [],
      customsArea: 'EU',
      vatArea: null,
    };
    const facts = { destination: islands, items: [shirt(2_000_00)] };
    expect(amountsOf({ rules: [europe], rows: [european], facts })).toEqual({
      code: 'NO_TAX_RATE',
      item: null,
      value: 'ES-CN',
      place: 'Canary Islands',
    });
    const own = { ...europe, destination: 'ES-CN', rule: 'igic', tax_name: 'IGIC', tax_percent: '7' };
    expect(amountsOf({ rules: [europe, own], rows: [european], facts })).toContain(
      'tax igic 16143 at_delivery',
    );
  });
});
