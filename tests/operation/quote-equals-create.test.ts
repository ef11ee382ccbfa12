import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { updateAccount } from '../../db/query/account.ts';
import { insertFxRate } from '../../db/query/fx-rate.ts';
import { addIossNumber } from '../../db/query/ioss-number.ts';
import type { Order } from '../../src/pricing/order.ts';
import { randomOrder } from '../pricing/random-order.ts';
import { create } from '../support/booking.ts';
import { order } from '../support/order.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { kysely } = service.database.db;
  const { id } = service.account;
  await updateAccount(kysely, id, { custom_insurance: true });
  await addIossNumber(kysely, { accountId: id, number: 'IM1234567890', isPlatform: false, isDefault: false });
  const fetchedAt = service.clock.now();
  await insertFxRate(kysely, { rateMicros: 7_800_000, rateType: 'daily', fetchedAt });
});
afterAll(() => service.stop());

/** What POST /rates can say of an order: its own prices, in HKD where it declares HKD. */
function rateRequest(body: Order, usd: boolean): object {
  const { recipient, selected_surcharges, insured_amount, declared_currency, items, ...rest } = body;
  const value = items.reduce(
    (sum, item) => sum + item.quantity * (item.unit_price ?? item.unit_price_hkd ?? 0),
    0,
  );
  const insured = insured_amount === undefined ? undefined : insured_amount * (usd ? 7.8 : 1);
  const { tax_number, sales_platform_name, ...lane } = rest as Order & { sales_platform_name?: string };
  return {
    ...lane,
    weight_kg: 1,
    destination_country: recipient.country_code,
    destination_postal_code: recipient.postal_code,
    surcharges: selected_surcharges,
    items: usd ? items : items.map(({ unit_price, unit_price_hkd, ...item }) => item),
    ...(usd ? {} : { declared_value_hkd: Math.round(value * 100) / 100 }),
    ...(insured === undefined ? {} : { insured_amount_hkd: Math.round(insured * 100 + 1e-6) / 100 }),
  };
}

describe('POST /rates and POST /shipments', () => {
  it('come to the same total and discount for 300 random orders that a create accepts', async () => {
    let booked = 0;
    while (booked < 300) {
      await fc.assert(
        fc.asyncProperty(randomOrder, async (random) => {
          const { recipient, ...rest } = random;
          const body = { ...order(), ...rest, recipient: { ...order().recipient, ...recipient } };
          const created = await create(service, body);
          expect([201, 400]).toContain(created.status);
          if (created.status !== 201) return;
          booked++;
          const { pricing_snapshot } = created.body.data;
          const usd =
            random.declared_currency === 'USD' ||
            (random.declared_currency === undefined &&
              random.items.some((item) => item.unit_price !== undefined));
          const quote = await service.call('post', '/rates').send(rateRequest(random, usd));
          expect(quote.status).toBe(200);
          const [option] = quote.body.data.options;
          expect(option).toMatchObject({
            service_tier_id: random.service_tier_id,
            available: true,
            surcharge_conflicts: [],
            freight_hkd: pricing_snapshot.freight_hkd,
            reg_fee_hkd: pricing_snapshot.reg_fee_hkd,
            total_hkd: pricing_snapshot.total_hkd,
            rate_table_code: pricing_snapshot.rate_table_code,
            rate_table_version: pricing_snapshot.rate_table_version,
          });
          const expectation = {
            expected_total_hkd: option.total_hkd,
            expected_discount_rule_id: option.discount?.rule_id ?? null,
          };
          const agreed = await create(service, { ...body, ...expectation });
          expect(agreed.status).toBe(201);
        }),
        { numRuns: 100 },
      );
    }
    expect(booked).toBeGreaterThanOrEqual(300);
  });
});
