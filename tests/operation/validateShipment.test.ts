import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { order } from '../support/order.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const validate = (body: unknown, key?: string) =>
  service.call('post', '/shipments/validate', key).send(body as object);

const stored = async () => {
  const { rows } = await service.database.db.pool.query(
    'select (select count(*) from shipment) as shipments, (select count(*) from idempotency_key) as keys, (select count(*) from feed_clock) as stamps',
  );
  return rows[0];
};

describe('200', () => {
  it('says what a create would cost, to test and live keys, and stores nothing', async () => {
    const before = await stored();
    for (const key of [service.account.testKey, service.account.liveKey]) {
      const { status, body } = await validate(order(), key);
      expect([status, body.data.valid, body.data.violations]).toEqual([200, true, []]);
      expect(body.data.quote).toMatchObject({ service_tier_id: 'HKASTDGGSTCM', available: true });
      const booked = await service
        .call('post', '/shipments', service.account.testKey)
        .set('Idempotency-Key', `as-validated-${key}`)
        .send(
          order({
            expected_total_hkd: body.data.quote.total_hkd,
            expected_discount_rule_id: body.data.quote.discount?.rule_id ?? null,
          }),
        );
      expect(booked.status).toBe(201);
    }
    const after = await stored();
    expect(after.shipments - before.shipments).toBe(2);
    expect(after.keys - before.keys).toBe(2);
  });

  it('lists every violation of the schema at once', async () => {
    const { status, body } = await validate({ ...order(), parcels: [{}], tags: [1], colour: 'red' });
    expect([status, body.data.valid, body.data.quote]).toEqual([200, false, null]);
    expect(body.data.violations.map((one: { path: unknown[] }) => one.path.join('.')).sort()).toEqual([
      'colour',
      'parcels.0.weight_kg',
      'tags.0',
    ]);
  });

  it('lists every rule that is broken, where a create stops at the first', async () => {
    const body = order({
      payment_type: 'cod',
      recipient: { ...order().recipient, country_code: 'JP' },
      selected_surcharges: ['NOPE'],
      ioss_number: 'IM1234567890',
      expected_total_hkd: 1,
    });
    const { data } = (await validate(body)).body;
    const codes = data.violations.map((violation: { code: string }) => violation.code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'COD_NOT_AVAILABLE',
        'SALES_PLATFORM_NAME_REQUIRED',
        'IOSS_NOT_OWNED',
        'INVALID_FIELD',
        'PRICING_QUOTE_CHANGED',
      ]),
    );
    const refused = await service.call('post', '/shipments').set('Idempotency-Key', 'all-broken').send(body);
    expect(refused.body.data).toEqual([expect.objectContaining({ code: 'COD_NOT_AVAILABLE' })]);
  });

  it('names an order to Brazil without items by Brazil\u2019s rule, as the create does', async () => {
    const brazil = { ...order({ recipient: { ...order().recipient, country_code: 'br' } }), items: [] };
    const { data } = (await validate(brazil)).body;
    expect(data.violations).toEqual([
      expect.objectContaining({ path: ['items'], code: 'HS_CODE_BR_8_DIGITS_REQUIRED' }),
    ]);
    const refused = await service.call('post', '/shipments').set('Idempotency-Key', 'brazil').send(brazil);
    expect(refused).toMatchObject({ status: 400, body: { sysCode: '1500030', data: [{ path: ['items'] }] } });
  });
});

describe('400', () => {
  it('is left for what can not be read at all', async () => {
    const { status, body } = await service
      .call('post', '/shipments/validate')
      .set('Content-Type', 'application/json')
      .send('{');
    expect([status, body.sysCode]).toEqual([400, '1400001']);
  });
});
