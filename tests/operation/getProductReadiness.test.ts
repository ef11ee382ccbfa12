import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const fetchedAt = service.clock.now();
  const { kysely } = service.database.db;
  const euro = { currency: 'EUR', rateNanos: 9_000_000_000, rateType: 'daily', fetchedAt } as const;
  await insertRateAfter(kysely, null, euro);
  await insertFxRate(kysely, { rateMicros: 7_800_000, rateType: 'daily', fetchedAt });
});
afterAll(() => service.stop());

const { added, remove } = productCalls(() => service);

const readiness = (sku: string, query: object = {}, key?: string) =>
  service.call('get', `/products/${sku}/readiness`, key).query(query);

interface Rule {
  rule: string;
  severity: string;
  field: string[];
  effective_from: string | null;
  destinations: string[];
}

describe('200', () => {
  it('names the destinations that refuse the product, and the rule of each', async () => {
    await added({ sku: 'BARE', description: 'Cotton T-shirt', unit_price_hkd: 80 });
    const { status, body } = await readiness('BARE');
    expect(status).toBe(200);
    const {
      ready_destinations: ready,
      incomplete_destinations: incomplete,
      blocked_destinations: blocked,
      rules,
    } = body.data;
    expect(body.data).toMatchObject({ sku: 'BARE', goods_category: 'general' });
    expect(blocked).toContain('BR');
    expect(incomplete).toEqual(expect.arrayContaining(['FR', 'DE', 'US']));
    expect(ready).toContain('AE');
    const all = [...ready, ...incomplete, ...blocked];
    expect(new Set(all).size).toBe(all.length);
    const named = rules.find(({ rule }: Rule) => rule === 'eu_product_id');
    expect(named).toMatchObject({
      severity: 'warning',
      field: ['merchant_product_id'],
      certain: true,
      message: expect.stringContaining('identifier'),
      source: expect.stringMatching(/^https:/),
    });
    expect(named.destinations).toContain('FR');
    expect(named.destinations).not.toContain('US');
  });

  it('asks for nothing that the product has', async () => {
    await added({
      sku: 'WHOLE',
      description: 'Cotton T-shirt',
      unit_price_hkd: 80,
      hs_code: '6109.10',
      hs_codes: { BR: '6109.10.00', US: '6109.10.0012' },
      country_of_manufacture: 'CN',
      merchant_product_id: 'WHOLE',
      mfr_id_nonstd: 'TS-180',
      product_id_exemption: 'Y081',
    });
    const { body } = await readiness('WHOLE');
    expect(body.data.blocked_destinations).toEqual([]);
  });

  it('changes with the day: a rule is in force from its first day, and listed before', async () => {
    const on = async (date: string) => {
      const { data } = (await readiness('BARE', { date, country: 'FR' })).body;
      const rule = data.rules.find((one: Rule) => one.rule === 'eu_product_id');
      return [rule?.effective_from, rule?.severity];
    };
    const { rows } = await service.database.db.pool.query(
      "select distinct effective_from::text as day from country_requirement where rule = 'eu_product_id'",
    );
    const [{ day }] = rows;
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(await on(before)).toEqual([day, 'warning']);
    expect(await on(day)).toEqual([null, 'warning']);
  });

  it('takes a country with its tax areas, or one of them', async () => {
    const codes = async (country: string) => {
      const { data } = (await readiness('BARE', { country })).body;
      const { ready_destinations, incomplete_destinations, blocked_destinations } = data;
      return [...ready_destinations, ...incomplete_destinations, ...blocked_destinations].sort();
    };
    expect(await codes('es')).toEqual(['ES', 'ES-CE', 'ES-CN', 'ES-ML']);
    expect(await codes('ES-CN')).toEqual(['ES-CN']);
    expect(await codes('ic')).toEqual(['ES-CN']);
  });

  it('marks a rule that depends on the value as uncertain for goods without a price', async () => {
    await added({ sku: 'PRICELESS', description: 'Cotton T-shirt' });
    const { body } = await readiness('PRICELESS', { country: 'FR' });
    const named = body.data.rules.find(({ rule }: Rule) => rule === 'eu_product_id');
    expect(named).toMatchObject({ certain: false });
  });

  it('agrees with validateShipment, for any product and destination', async () => {
    const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
    const product = fc.record({
      description: fc.constantFrom('Cotton T-shirt', 'Gift', 'Accessories'),
      unit_price_hkd: fc.constantFrom(80, 20_000),
      hs_code: optional(fc.constantFrom('610910', '61091000', '9503.00')),
      country_of_manufacture: optional(fc.constant('CN')),
      merchant_product_id: optional(fc.constant('X')),
      product_id_exemption: optional(fc.constantFrom('Y081', 'Y999')),
    });
    const country = fc.constantFrom('FR', 'US', 'BR', 'GB', 'JP', 'NO', 'CH', 'ES');
    await fc.assert(
      fc.asyncProperty(product, country, async (fields, code) => {
        await added({ sku: 'ANY', ...fields });
        try {
          const { data } = (await readiness('ANY', { country: code })).body;
          const sent = { ...order(), items: [{ sku: 'ANY', quantity: 1 }] };
          const recipient = { ...sent.recipient, country_code: code };
          const { body } = await service.call('post', '/shipments/validate').send({ ...sent, recipient });
          const refused = body.data.violations.filter(({ path }: { path: string[] }) => path[0] === 'items');
          expect([code, data.blocked_destinations.includes(code)]).toEqual([code, refused.length > 0]);
        } finally {
          await remove('ANY');
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('400', () => {
  it.each([
    [{ date: '2027-02-30' }, 'date'],
    [{ date: 'tomorrow' }, 'date'],
    [{ country: 'ZZ' }, 'country'],
  ])('refuses %o', async (query, name) => {
    const { status, body } = await readiness('BARE', query);
    expect([status, body.data[0].path]).toEqual([400, [name]]);
  });
});

describe('404', () => {
  it('finds no product of the other mode', async () => {
    expect((await readiness('BARE', {}, service.account.liveKey)).status).toBe(404);
  });
});
