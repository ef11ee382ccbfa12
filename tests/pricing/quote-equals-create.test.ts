import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { updateAccount } from '../../db/query/account/account.ts';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { addIossNumber } from '../../db/query/pricing/ioss-number.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';
import { quoteOf } from './quote-of.ts';
import { randomOrder } from './random-order.ts';

const rate = 7.8;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { kysely } = service.database.db;
  const { id } = service.account;
  await updateAccount(kysely, id, { custom_insurance: true });
  await addIossNumber(kysely, { accountId: id, number: 'IM1234567890', isPlatform: false, isDefault: false });
  const fetchedAt = service.clock.now();
  await insertFxRate(kysely, { rateMicros: 7_800_000, rateType: 'daily', fetchedAt });
  for (const [currency, hkd] of Object.entries({ AUD: 5.1, EUR: 9.05, GBP: 10.4, JPY: 0.0505, NOK: 0.775 }))
    await insertRateAfter(kysely, null, { currency, rateNanos: hkd * 1e9, rateType: 'daily', fetchedAt });
});
afterAll(() => service.stop());

describe('POST /rates and POST /shipments', () => {
  it('return the same total and discount for each of 300 random orders that a create accepts', async () => {
    let [booked, known] = [0, 0];
    await fc.assert(
      fc.asyncProperty(randomOrder, async (random) => {
        const body = { ...order(), ...random, recipient: { ...order().recipient, ...random.recipient } };
        const created = await create(service, body);
        expect([201, 400]).toContain(created.status);
        if (created.status !== 201) return;
        booked++;
        const { pricing_snapshot } = created.body.data;
        const quote = await service.call('post', '/rates').send(quoteOf(random, rate));
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
          landed_cost: pricing_snapshot.landed_cost,
          landed_cost_gap: pricing_snapshot.landed_cost_gap,
        });
        if (option.landed_cost !== null) known++;
        const expectation = {
          expected_total_hkd: option.total_hkd,
          expected_discount_rule_id: option.discount?.rule_id ?? null,
        };
        expect((await create(service, { ...body, ...expectation })).status).toBe(201);
      }),
      { numRuns: 300 },
    );
    expect(booked).toBeGreaterThan(50);
    expect(known).toBeGreaterThan(5);
  }, 60_000);
});
