import { describe, expect, it } from '@jest/globals';
import {
  type Brackets,
  bracketFreightCents,
  effectiveVersion,
  findBracket,
  findZone,
  mayOrder,
  orderableServices,
  type RateTable,
  rateTableFor,
  toEntitlement,
  withCarriers,
} from '../../src/catalog/catalog.ts';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import { demoFiles } from './demo-files.ts';

const { data } = parseCatalog(await demoFiles());
const catalog = compileCatalog(data, 1);
const codes = (products: string[], cards: [string, string][] = []) =>
  orderableServices(catalog, entitled(products, cards)).map(({ code }) => code);

function entitled(product_codes: string[], cards: [string, string][] = []) {
  const rate_tables = cards.map(([service_code, rate_table_code]) => ({ service_code, rate_table_code }));
  return toEntitlement('acc_1', { product_codes, rate_tables });
}

describe('the services that an account may order', () => {
  it('are the services of its products and of its rate tables', () => {
    expect(codes([])).toEqual([]);
    expect(codes(['HKASTD'])).toEqual(['HKASTDGGSTCM', 'HKASTDCSSTCM']);
    expect(codes(['HKUSPRI'], [['HKASTDGGSTCM', 'RT-HKASTDGG-KEY']])).toEqual(['HKASTDGGSTCM', 'HKUSSEGG01']);
    expect(codes(['GONE'])).toEqual([]);
  });

  it('exclude the services that carry returns', () => {
    expect(catalog.returnServices.has('HKRTNGG01')).toBe(true);
    expect(codes(['HKASTD'], [['HKRTNGG01', 'RT-HKRTNGG']])).toEqual(['HKASTDGGSTCM', 'HKASTDCSSTCM']);
  });

  it('exclude a service without a carrier', () => {
    const service = catalog.services.get('HKUSSEGG01');
    if (service === undefined) throw new Error('HKUSSEGG01 is gone');
    expect(mayOrder(service, entitled(['HKUSPRI']))).toBe(true);
    expect(mayOrder({ ...service, carrier_code: null }, entitled(['HKUSPRI']))).toBe(false);
  });
});

describe('a return service', () => {
  it('has every surcharge but those for import taxes', () => {
    const surcharges = catalog.returnServices.get('HKRTNGG01')?.surcharges ?? [];
    expect(surcharges.map(({ surcharge }) => surcharge.code)).toEqual([
      'BATTERY_HANDLING',
      'INSURANCE',
      'SIGNATURE',
    ]);
    // The levy's rule is for all services.
    expect(
      data.surcharge_rule.some(
        ({ surcharge_code: code, services }) => code === 'EU_ITEM_LEVY' && services.includes('*'),
      ),
    ).toBe(true);
  });

  it('is left out where its carrier is not connected', () => {
    const connected = withCarriers(catalog, new Set(['sandbox']));
    expect([...connected.returnServices.keys()]).toEqual(['HKRTNGG01', 'HKUSRTXP01']);
  });
});

describe('the rate table of a service', () => {
  const service = catalog.services.get('HKASTDGGSTCM');
  if (service === undefined) throw new Error('HKASTDGGSTCM is gone');
  const table = (cards: [string, string][]) =>
    rateTableFor(catalog, service, entitled(['HKASTD'], cards))?.code;

  it('is the one assigned to the account, else the default of the service', () => {
    expect(table([])).toBe('RT-HKASTDGG');
    expect(table([['HKASTDGGSTCM', 'RT-HKASTDGG-KEY']])).toBe('RT-HKASTDGG-KEY');
  });

  it('is never the table of another service', () => {
    expect(table([['HKASTDGGSTCM', 'RT-HKUSSEGG']])).toBe('RT-HKASTDGG');
    expect(table([['HKASTDGGSTCM', 'GONE']])).toBe('RT-HKASTDGG');
  });
});

describe('findZone', () => {
  const lane = {
    zone: null,
    ranges: [
      { from: '0800', to: '0999', zone: 'NORTH' },
      { from: '1000', to: '2599', zone: 'EAST' },
    ],
  };

  it.each([
    ['0800', 'NORTH'],
    ['0999', 'NORTH'],
    ['1000', 'EAST'],
    [' 25-99 ', 'EAST'],
    ['2600', null],
    ['800', null],
    ['10000', null],
    [null, null],
  ])('postcode %p is in zone %p', (postcode, zone) => {
    expect(findZone(lane, postcode)).toBe(zone);
  });

  it('needs no postcode if the country is a single zone', () => {
    expect(findZone({ zone: 'ALL', ranges: [] }, null)).toBe('ALL');
  });
});

const upToMg = [500_000, 1_000_000, 5_000_000];
const brackets = { upToMg, rows: upToMg.map((up_to_mg) => ({ up_to_mg })) } as unknown as Brackets;

describe('findBracket', () => {
  it.each([
    [1, 500_000],
    [500_000, 500_000],
    [500_001, 1_000_000],
    [1_000_000, 1_000_000],
    [1_000_001, 5_000_000],
    [5_000_000, 5_000_000],
  ])('%p mg is in the bracket up to %p mg', (weightMg, expected) => {
    expect(findBracket(brackets, weightMg)?.up_to_mg).toBe(expected);
  });

  it('returns undefined above the last bracket', () => {
    expect(findBracket(brackets, 5_000_001)).toBeUndefined();
  });
});

describe('bracketFreightCents', () => {
  it('adds weight times price to the base, rounded half up', () => {
    expect(bracketFreightCents(1_00, 98_10, 550_000)).toBe(1_00 + 53_96);
    expect(bracketFreightCents(0, 1, 500_000)).toBe(1);
    expect(bracketFreightCents(0, 1, 499_999)).toBe(0);
  });
});

describe('effectiveVersion', () => {
  const table = {
    versions: [
      { version: 3, effectiveFrom: '2027-01-01' },
      { version: 2, effectiveFrom: '2026-07-01' },
      { version: 1, effectiveFrom: '2024-01-01' },
    ],
  } as unknown as RateTable;

  it.each([
    ['2026-06-30', 1],
    ['2026-07-01', 2],
    ['2027-01-01', 3],
    ['2023-12-31', undefined],
  ])('on %s is version %p', (date, version) => {
    expect(effectiveVersion(table, date)?.version).toBe(version);
  });
});
