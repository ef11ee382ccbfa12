import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pricingContext } from '../../src/account/pricing-inputs.ts';
import { compareServices } from '../../src/booking/compare-services.ts';
import { validateOrder } from '../../src/booking/place-order.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const scope = () => ({ accountId: service.account.id, livemode: false });
const pricing = () => pricingContext(service.context, { scope: scope(), pricingVersion: null });
const compare = async (body: object) => compareServices(service.context, scope(), body, await pricing());

const place = fc.constantFrom(
  { country_code: 'US', postal_code: '10118', city: 'New York', region: 'NY' },
  { country_code: 'DE', postal_code: '10117', city: 'Berlin' },
  { country_code: 'GB', postal_code: 'SW1A 1AA', city: 'London' },
  { country_code: 'NO', postal_code: '0150', city: 'Oslo' },
  { country_code: 'JP', postal_code: '150-0002', city: '渋谷区', region: '東京都' },
);
const orders = fc
  .record({
    place,
    weight_kg: fc.constantFrom(0.1, 0.5, 2, 5, 29, 40),
    surcharges: fc.subarray(['SIGNATURE', 'INSURANCE', 'DDP']),
    hs_code: fc.constantFrom('', '6109.10', '6109.10.00'),
    prices: fc.array(fc.constantFrom(5, 80, 2_000), { minLength: 1, maxLength: 3 }),
    goods_category: fc.constantFrom('general', 'battery'),
  })
  .map(({ place: to, weight_kg, surcharges, hs_code, prices, goods_category }) => ({
    ...order(),
    recipient: { ...order().recipient, ...to },
    parcels: [{ weight_kg }],
    items: prices.map((unit_price_hkd, at) => ({
      description: `Shirt ${at}`,
      quantity: 1,
      unit_price_hkd,
      country_of_manufacture: 'CN',
      ...(hs_code === '' ? {} : { hs_code }),
    })),
    goods_category,
    selected_surcharges: surcharges,
  }));

describe('the services of an order', () => {
  it('have the prices of its dry run, and are refused where it is', async () => {
    await fc.assert(
      fc.asyncProperty(orders, async (body) => {
        for (const { option, obstacles, isFinal } of await compare(body)) {
          const alone = { ...body, service_tier_id: option.service.code };
          const { price, violations } = await validateOrder(service.context, scope(), alone, await pricing());
          expect([option.service.code, price?.totalCents ?? null]).toEqual([
            option.service.code,
            option.available ? option.totalCents : null,
          ]);
          for (const { code, path } of obstacles)
            expect(violations).toContainEqual(expect.objectContaining({ code, path }));
          if (option.available && obstacles.length === 0 && violations.length === 0)
            expect(isFinal).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have a price before the order is complete, which is said to be no final one', async () => {
    const begun = await compare({ recipient: { country_code: 'US' }, parcels: [{ weight_kg: 0.5 }] });
    expect(begun.length).toBeGreaterThan(1);
    for (const { option, isFinal } of begun.filter(({ obstacles }) => obstacles.length === 0))
      expect([option.available, isFinal]).toEqual([true, false]);
    const { recipient: _, ...nameless } = order();
    const known = await compare({ ...nameless, recipient: { ...order().recipient, contact_name: '' } });
    expect(known.some(({ isFinal }) => isFinal)).toBe(true);
  });

  it('are none without a weight, a country, or one that nothing ships to', async () => {
    for (const body of [
      {},
      { recipient: { country_code: 'US' } },
      { parcels: [{ weight_kg: 0.5 }] },
      { ...order(), parcels: [{ weight_kg: 'heavy' }] },
      { ...order(), recipient: { ...order().recipient, country_code: 'AQ' } },
    ])
      expect(await compare(body)).toEqual([]);
  });

  it('begin with the cheapest that takes the order, and end with those that do not', async () => {
    const heavy = await compare({ ...order(), parcels: [{ weight_kg: 2.5 }] });
    const taken = heavy.map(({ obstacles }) => obstacles.length === 0);
    expect(taken).toEqual(taken.toSorted((one, other) => Number(other) - Number(one)));
    const totals = heavy.flatMap(({ option, obstacles }) =>
      option.available && obstacles.length === 0 ? [option.totalCents] : [],
    );
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  });
});
