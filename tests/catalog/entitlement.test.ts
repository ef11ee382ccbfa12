import { describe, expect, it } from '@jest/globals';
import { mayOrder, orderableServices, rateTableFor, toEntitlement } from '../../src/catalog/catalog.ts';
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

  it('exclude a service without a carrier', () => {
    const service = catalog.services.get('HKUSSEGG01');
    if (service === undefined) throw new Error('HKUSSEGG01 is gone');
    expect(mayOrder(service, entitled(['HKUSPRI']))).toBe(true);
    expect(mayOrder({ ...service, carrier_code: null }, entitled(['HKUSPRI']))).toBe(false);
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
