import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const quote = (body: object, key?: string) => service.call('post', '/rates', key).send(body);

interface Option {
  service_tier_id: string;
  available: boolean;
  unavailable_reason: string | null;
  chargeable_weight_kg: number | null;
  freight_hkd: number;
  reg_fee_hkd: number;
  surcharges: { amount_hkd: number }[];
  total_hkd: number;
}

describe('200', () => {
  it('returns every option of the lane, the cheapest first; each total is the sum of its parts', async () => {
    const { status, body } = await quote({ weight_kg: 0.8, destination_country: 'us' });
    expect(status).toBe(200);
    const options: Option[] = body.data.options;
    expect(options.map((option) => option.service_tier_id)).toEqual(
      expect.arrayContaining(['HKASTDGGSTCM', 'HKUSSEGG01']),
    );
    const available = options.filter((option) => option.available);
    for (const option of available) {
      const fees = option.surcharges.reduce((sum, line) => sum + line.amount_hkd, 0);
      expect(option.total_hkd).toBeCloseTo(option.freight_hkd + option.reg_fee_hkd + fees, 10);
    }
    expect(available.map((option) => option.total_hkd)).toEqual(
      available.map((option) => option.total_hkd).sort((a, b) => a - b),
    );
  });

  it('prices the larger of actual and volumetric weight, per parcel', async () => {
    const light = await quote({ weight_kg: 0.2, destination_country: 'US', service_tier_id: 'HKASTDGGSTCM' });
    const bulky = await quote({
      weight_kg: 0.2,
      destination_country: 'US',
      service_tier_id: 'HKASTDGGSTCM',
      parcels: [{ weight_kg: 0.2, length_cm: 40, width_cm: 40, height_cm: 40 }, { weight_kg: 0.2 }],
    });
    const [one, two]: Option[] = [light.body.data.options[0], bulky.body.data.options[0]];
    expect(two?.chargeable_weight_kg).toBeGreaterThanOrEqual(64_000 / 8000 + 0.2);
    expect(two?.reg_fee_hkd).toBe((one?.reg_fee_hkd ?? 0) * 2);
  });

  it('has duty and tax of the destination for each option, or names the missing data', async () => {
    const fetchedAt = service.clock.now();
    const pound = { currency: 'GBP', rateNanos: 10_000_000_000, rateType: 'daily' as const, fetchedAt };
    await insertRateAfter(service.database.db.kysely, null, pound);
    const shirt = { description: 'Shirt', quantity: 1, country_of_manufacture: 'CN', unit_price_hkd: 2_000 };
    const costs = async (destination_country: string, item: object) => {
      const { body } = await quote({
        weight_kg: 0.5,
        destination_country,
        items: [{ ...shirt, ...item }],
      });
      return body.data.options.filter((option: Option) => option.available);
    };
    for (const option of await costs('GB', { hs_code: '6109.10' })) {
      const carriage = Math.round((option.freight_hkd + option.reg_fee_hkd) * 100);
      const duty = Math.round((200_000 + carriage) * 0.12 + 1e-6);
      const tax = Math.round((200_000 + carriage + duty) * 0.2 + 1e-6);
      expect(option).toMatchObject({
        landed_cost: {
          incoterm: 'DAP',
          lines: [
            { kind: 'duty', rule: 'import_duty', rate_percent: 12, amount_hkd: duty / 100 },
            { kind: 'tax', name: 'VAT', rate_percent: 20, amount_hkd: tax / 100, payment: 'at_delivery' },
          ],
          due_at_delivery_hkd: (duty + tax) / 100,
        },
        landed_cost_reason: null,
        landed_cost_gap: null,
      });
    }
    const unknown = async (...of: Parameters<typeof costs>) => (await costs(...of))[0];
    expect(await unknown('GB', {})).toMatchObject({
      landed_cost: null,
      landed_cost_reason: 'Item 1 has no HS code of at least 6 digits, on which its duty depends. Send it.',
      landed_cost_gap: { code: 'HS_CODE_NEEDED', item: 0, value: null },
    });
    expect((await unknown('US', { hs_code: '6109.10' })).landed_cost_gap.code).toBe('NO_DUTY_RATE');
    expect((await unknown('CA', { hs_code: '6109.10' })).landed_cost_gap).toMatchObject({ value: 'CA' });
    const { body } = await quote({ weight_kg: 0.5, destination_country: 'GB', goods_category: 'general' });
    expect(body.data.options[0].landed_cost_gap.code).toBe('GOODS_UNKNOWN');
  });

  it('returns an unavailable option with its reason: a zoned service without a postcode, then with one', async () => {
    const without = await quote({ weight_kg: 1, destination_country: 'AU' });
    const zoned = (options: Option[]) =>
      options.find(
        (option) =>
          option.unavailable_reason?.includes('postal code') || option.service_tier_id.includes('AU'),
      );
    const missing = zoned(without.body.data.options);
    expect(missing).toMatchObject({
      available: false,
      total_hkd: null,
      unavailable_reason: expect.stringContaining('postal code'),
    });
    const given = await quote({ weight_kg: 1, destination_country: 'AU', destination_postal_code: '2000' });
    expect(
      given.body.data.options.find((option: Option) => option.service_tier_id === missing?.service_tier_id),
    ).toMatchObject({ available: true });
  });

  it('leaves out, in live mode, a service whose carrier is not connected', async () => {
    const body = { weight_kg: 1, destination_country: 'GB' };
    const codes = async (key: string) =>
      (await quote(body, key)).body.data.options.map((option: Option) => option.service_tier_id);
    expect(await codes(service.account.testKey)).toContain('HKPTCHGG01');
    expect(await codes(service.account.liveKey)).toEqual(['HKASTDGGSTCM', 'HKASTDCSSTCM']);
    const asked = await quote({ ...body, service_tier_id: 'HKPTCHGG01' }, service.account.liveKey);
    expect([asked.status, asked.body.data]).toEqual([
      400,
      [expect.objectContaining({ path: ['service_tier_id'], code: 'SERVICE_NOT_AVAILABLE' })],
    ]);
  });

  it('names the customs papers of the lane: a CN22, or a CN23 above one of its limits', async () => {
    const papers = async (body: object) => {
      const lane = { destination_country: 'AU', destination_postal_code: '2000' };
      const { options } = (await quote({ ...lane, service_tier_id: 'HKAUZNGG01', ...body })).body.data;
      return options[0].required_documents;
    };
    expect(await papers({ weight_kg: 2 })).toEqual(['cn22']);
    expect(await papers({ weight_kg: 2, declared_value_hkd: 3000 })).toEqual(['cn22']);
    expect(await papers({ weight_kg: 2, declared_value_hkd: 3000.01 })).toEqual(['cn23']);
    expect(await papers({ weight_kg: 2.01 })).toEqual(['cn23']);
    const parcels = [{ weight_kg: 1 }, { weight_kg: 1.5 }];
    expect(await papers({ weight_kg: 1, parcels })).toEqual(['cn23']);
    const { options } = (await quote({ weight_kg: 1, destination_country: 'US' })).body.data;
    const courier = options.find((one: Option) => one.service_tier_id === 'HKUSSEGG01');
    expect(courier.required_documents).toEqual(['commercial_invoice']);
  });

  it("is limited to the account's entitlements", async () => {
    const { id, testKey } = await service.createAccount();
    await service.database.db.pool.query('delete from entitlement where account_id = $1', [id]);
    const { status, body } = await quote({ weight_kg: 1, destination_country: 'US' }, testKey);
    expect([status, body.data]).toEqual([200, { options: [] }]);
  });
});

describe('400', () => {
  it.each([
    [{ destination_country: 'US' }, ['weight_kg']],
    [{ weight_kg: 0, destination_country: 'US' }, ['weight_kg']],
    [{ weight_kg: 1, destination_country: 'US', surcharges: ['NOPE'] }, ['surcharges', 0]],
    [{ weight_kg: 1, destination_country: 'US', service_tier_id: 'NOPE' }, ['service_tier_id']],
    [{ weight_kg: 1, destination_country: 'US', insured_amount_hkd: 1.005 }, ['insured_amount_hkd']],
    [{ weight_kg: 1, destination_country: 'US', insured_amount_hkd: 100 }, ['insured_amount_hkd']],
    [{ weight_kg: 1, destination_country: 'US', declared_value_hkd: 1e11 + 0.01 }, ['declared_value_hkd']],
  ])('refuses %j at %j', async (body, path) => {
    const answer = await quote(body);
    expect(answer.status).toBe(400);
    expect(answer.body.data[0].path).toEqual(path);
  });

  it.each([
    [
      { destination_country: 'XX' },
      'no service of this account ships to XX; listCountries lists the destinations',
    ],
    [
      { destination_country: 'gb', service_tier_id: 'HKUSSEGG01' },
      'HKUSSEGG01 does not ship to GB; listServiceTiers lists its destinations',
    ],
  ])('gives the reason of the rate engine for %j in the message', async (input, reason) => {
    const { status, body } = await quote({ weight_kg: 1, ...input });
    expect([status, body.message, body.data.reason]).toEqual([
      400,
      `RATE_ENGINE_REJECTED: ${reason}`,
      reason,
    ]);
  });

  it.each([
    ['parcels', { weight_kg: 999, destination_country: 'US', service_tier_id: 'HKUSSEGG01' }],
    ['declared_value_hkd', { weight_kg: 1, destination_country: 'US', surcharges: ['INSURANCE'] }],
    ['rate_card', { weight_kg: 1, destination_country: 'KP' }],
    ['rate_card', { weight_kg: 1, destination_country: 'GB', service_tier_id: 'HKUSSEGG01' }],
  ])("classifies the engine's rejection as %s", async (field, body) => {
    const { status, body: answer } = await quote(body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      message: expect.stringMatching(/^RATE_ENGINE_REJECTED/),
      data: { name: 'RATE_ENGINE_REJECTED', field, reason: expect.any(String) },
    });
  });
});
