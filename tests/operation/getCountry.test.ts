import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../generated/operations.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const read = async (code: string, date?: string): Promise<Schemas['CountryReference']> => {
  const { status, body } = await service.call('get', `/countries/${code}`).query(date ? { date } : {});
  expect(status).toBe(200);
  return body.data;
};

describe('200', () => {
  it('lists the tax areas of a country with their taxes, and the rules of each', async () => {
    const { code, destinations, rules } = await read('es', '2026-11-29');
    expect(code).toBe('ES');
    expect(destinations.map((one) => one.code)).toEqual(['ES', 'ES-CE', 'ES-CN', 'ES-ML']);
    const [mainland, , canaries] = destinations;
    expect(mainland).toMatchObject({ customs_area: 'EU', vat_area: 'EU', landed_cost: true });
    expect(mainland?.import_taxes[0]).toMatchObject({ name: 'VAT', rate_percent: 21 });
    expect(canaries).toMatchObject({ customs_area: 'EU', vat_area: null });
    for (const rule of rules) {
      expect(rule.destinations.length).toBeGreaterThan(0);
      expect(rule.effective_until === null || rule.effective_until > '2026-11-29').toBe(true);
    }
    const named = rules.find(({ rule }) => rule === 'eu_product_id');
    expect(named).toMatchObject({
      severity: 'warning',
      field: expect.stringContaining('merchant_product_id'),
      source: expect.stringMatching(/^https:/),
      effective_from: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('takes the codes of areas and territories, in any case', async () => {
    expect((await read('ic')).code).toBe('ES');
    expect((await read('ES-CN')).code).toBe('ES');
  });

  it('names the services that prepay duties, and no cost where none is known', async () => {
    const [germany] = (await read('DE')).destinations;
    expect(germany?.ddp_services.length).toBeGreaterThan(0);
    expect(germany?.landed_cost).toBe(true);
    for (const code of ['US', 'AE']) expect((await read(code)).destinations[0]?.landed_cost).toBe(false);
  });

  it('leaves out rules that have ended by the day, and the tax of the mainland in areas outside of it', async () => {
    const ends = (await read('DE', '2026-07-02')).destinations[0]?.import_taxes.flatMap(
      (tax) => tax.effective_until ?? [],
    );
    const [end = ''] = ends ?? [];
    expect(end).toMatch(/^\d{4}-/);
    const later = (await read('DE', end)).destinations[0]?.import_taxes;
    expect(later?.map((tax) => tax.effective_until)).not.toContain(end);
    const svalbard = (await read('NO')).destinations.find(({ code }) => code === 'NO-21');
    expect(svalbard).toMatchObject({ landed_cost: false, import_taxes: [] });
  });

  it('has less than 64 KiB for every country of the catalog', async () => {
    const { body } = await service.call('get', '/countries');
    for (const { code } of body.data) expect(JSON.stringify(await read(code)).length).toBeLessThan(65_536);
  });
});

describe('404', () => {
  it.each(['ZZ', 'UK', 'ES-XX', '__proto'])('%s is not a destination', async (code) => {
    const { status, body } = await service.call('get', `/countries/${code}`);
    expect([status, body.sysCode]).toEqual([404, '1404001']);
  });
});

describe('400', () => {
  it('refuses an unknown query parameter by name', async () => {
    const { status, body } = await service.call('get', '/countries/NO?region=eu');
    expect([status, body.data]).toMatchObject([400, [{ path: ['region'], code: 'INVALID_FIELD' }]]);
    const noDay = await service.call('get', '/countries/NO?date=2026-02-30');
    expect([noDay.status, noDay.body.data[0].path]).toEqual([400, ['date']]);
  });
});
