import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../generated/operations.ts';
import { readTrackingNumber } from '../../src/shipment/tracking-number.ts';
import { shownParty } from '../support/address/shown-party.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

let service: TestService;
let keys = 0;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const create = (body: unknown, key?: string) =>
  service
    .call('post', '/shipments', key)
    .set('Idempotency-Key', `create-${keys++}`)
    .send(body as object);

const counts = async () => {
  const { rows } = await service.database.db.pool.query(
    `select (select count(*) from shipment) as shipments, (select count(*) from tracking_event) as events,
      (select count(*) from wallet) as wallets, (select count(*) from feed_clock) as clocks`,
  );
  return rows[0];
};

/**
 * Returns an order with one value changed at a dotted path such as `parcels.0.weight_kg`. Undefined removes
 * the value.
 */
function changed(path: string, value: unknown): unknown {
  const body = structuredClone(
    order({ sender: { ...order().recipient, country_code: 'HK' } }),
  ) as unknown as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const owner = steps.reduce((part, step) => part[step] as Record<string, unknown>, body);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return body;
}

const text = (length: number) => 'x'.repeat(length);

describe('201', () => {
  it('books in test mode: the whole response, the row, one tracking event, and no money', async () => {
    const before = await counts();
    const body: OrderBody = {
      ...order(),
      sender: {
        contact_name: 'Wing Chan',
        phone: '+852 2555 0100',
        country_code: 'hk',
        city: 'Hong Kong',
        address: '1 Queen\u2019s Road',
        district: 'Central',
        region: 'Hong Kong Island',
      },
      reference_no: 'PO-1001',
      tags: ['spring', 'vip'],
      metadata: { shop: 'hk-01' },
    };
    body.recipient = { ...body.recipient, country_code: 'us', region: 'us-NY', email: '' };
    const { status, body: answer } = await create(body);
    expect(status).toBe(201);
    const { data } = answer;
    expect(readTrackingNumber(data.tracking_number)).toBe(data.tracking_number);
    expect(data).toEqual({
      id: data.tracking_number,
      tracking_number: data.tracking_number,
      status: 'label_created',
      service_tier_id: 'HKASTDGGSTCM',
      requested_service_tier_id: 'HKASTDGGSTCM',
      livemode: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      parcels: [{ weight_kg: 0.5, length_cm: null, width_cm: null, height_cm: null }],
      recipient: shownParty('recipient', { ...order().recipient, region: 'us-NY' }),
      sender: shownParty('sender', { ...body.sender, country_code: 'HK' }),
      reference_no: 'PO-1001',
      dispatch: null,
      pricing_snapshot: expect.objectContaining({ currency: 'HKD', rate_table_version: expect.any(Number) }),
      declared_currency: 'HKD',
      incoterm: 'DAP',
      recipient_type: null,
    });
    const { freight_hkd, reg_fee_hkd, surcharges, total_hkd } = data.pricing_snapshot;
    const fees = surcharges.reduce((sum: number, line: { amount_hkd: number }) => sum + line.amount_hkd, 0);
    expect(total_hkd).toBeCloseTo(freight_hkd + reg_fee_hkd + fees, 10);
    const after = await counts();
    expect(after.shipments - before.shipments).toBe(1);
    expect(after.events - before.events).toBe(1);
    expect(after.wallets).toBe(before.wallets);
  });

  it('charges the price that POST /rates quotes for the same parcel', async () => {
    const quote = await service
      .call('post', '/rates')
      .send({ weight_kg: 1.3, destination_country: 'US', service_tier_id: 'HKASTDGGSTCM' });
    const { total_hkd } = quote.body.data.options[0];
    const booked = await create(order({ parcels: [{ weight_kg: 1.3 }], expected_total_hkd: total_hkd }));
    expect(booked.status).toBe(201);
    expect(booked.body.data.pricing_snapshot.total_hkd).toBe(total_hkd);
  });

  it.each<[string, unknown]>([
    ['recipient.contact_name', text(100)],
    ['recipient.phone', text(40)],
    ['recipient.city', text(100)],
    ['recipient.address', 'Flat 1, '.repeat(12)],
    ['recipient.district', text(100)],
    ['recipient.region', text(100)],
    ['recipient.postal_code', text(20)],
    ['recipient.email', 'buyer@example.com'],
    ['parcels.0.weight_kg', 0.0001],
    ['parcels.0.length_cm', 0.1],
    ['parcels', Array.from({ length: 20 }, () => ({ weight_kg: 0.1 }))],
    ['items', Array.from({ length: 100 }, () => ({ description: 'x', quantity: 1 }))],
    ['items.0.description', text(200)],
    ['items.0.quantity', 10_000],
    ['items.0.unit_price_hkd', 0],
    ['items.0.unit_price_hkd', 1_000_000],
    ['items.0.unit_weight_kg', 0.000001],
    ['items.0.unit_weight_kg', 0.255],
    ['items.0.sku', text(64)],
    ['items.0.hs_code', text(20)],
    ['items.0.country_of_manufacture', 'CN'],
    ['items.0.is_cspc', true],
    ['items.0.merchant_product_id', text(200)],
    ['items.0.mfr_id_std', text(200)],
    ['items.0.mfr_id_nonstd', text(200)],
    ['items.0.product_id_exemption', 'y081'],
    ['items.0.cpsc_certifier_id', 'C'.repeat(64)],
    ['items.0.battery_un_number', 'un3481'],
    ['items.0.battery_packing_instruction', 'PI966 II'],
    ['items.0.battery_watt_hours', 99.875],
    ['items.0.manufacturer', { name: text(100), address: text(140), country_code: 'cn', phone: text(30) }],
    ['items.0.eu_responsible_person', { name: 'EuroRep', email: 'gpsr@eurorep.example' }],
    ['incoterm', 'DAP'],
    ['recipient_type', 'business'],
    ['reference_no', text(64)],
    ['tags', Array.from({ length: 20 }, () => text(64))],
    ['metadata', { key: text(500) }],
    ['tax_number', text(100)],
    ['sales_platform_name', text(50)],
    ['payment_type', 'prepaid'],
    ['recipient.contact_name', '\u{1F600}'.repeat(100)],
  ])('accepts %s at its limit', async (path, value) => {
    const { status, body } = await create(changed(path, value));
    expect([status, body.data?.[0]?.path ?? []]).toEqual([201, []]);
  });

  it.each([
    'PO-2001',
    '訂單-2001',
  ])('warns that another shipment has the reference %s, and books both', async (reference_no) => {
    const send = (body: object, key: string) =>
      service.call('post', '/shipments').set('Idempotency-Key', key).send(body);
    const ofReference = ({ body: { data } }: { body: { data: Schemas['ShipmentCreated'] } }) =>
      data.warnings?.filter(({ code }) => code === 'REFERENCE_ALREADY_PLACED');
    const body = { ...order(), reference_no };
    const first = await send(body, `first-${encodeURIComponent(reference_no)}`).expect(201);
    expect(ofReference(first)).toEqual([]);
    const number = first.body.data.tracking_number;
    const second = await send(body, `second-${encodeURIComponent(reference_no)}`).expect(201);
    expect(second.body.data.tracking_number).not.toBe(number);
    expect(ofReference(second)).toEqual([
      {
        path: ['reference_no'],
        code: 'REFERENCE_ALREADY_PLACED',
        message: expect.stringContaining(`belongs to shipment ${number} of 20`),
        suggestion: null,
      },
    ]);
    expect((await send(body, `first-${encodeURIComponent(reference_no)}`)).body).toEqual(first.body);
    expect((await send(body, `second-${encodeURIComponent(reference_no)}`)).body).toEqual(second.body);
    for (const booked of [first, second])
      await service
        .call('post', `/shipments/${booked.body.data.id}/cancel`)
        .set('Idempotency-Key', `cancel-${booked.body.data.id}`)
        .expect(200);
    const third = await send(body, `third-${encodeURIComponent(reference_no)}`).expect(201);
    expect(ofReference(third)).toEqual([]);
  });
});

describe('400, the schema', () => {
  it.each<[string, unknown]>([
    ['service_tier_id', undefined],
    ['service_tier_id', ''],
    ['service_tier_id', text(65)],
    ['recipient', undefined],
    ['recipient', null],
    ['recipient.contact_name', ''],
    ['recipient.contact_name', text(101)],
    ['recipient.phone', text(41)],
    ['recipient.phone', undefined],
    ['recipient.country_code', 'U'],
    ['recipient.country_code', 'USA'],
    ['recipient.country_code', '12'],
    ['recipient.city', text(101)],
    ['recipient.address', text(501)],
    ['recipient.district', text(101)],
    ['recipient.region', text(101)],
    ['recipient.postal_code', text(21)],
    ['recipient.email', 'nobody'],
    ['recipient.fax', '1'],
    ['sender.email', 'a@b.example'],
    ['sender.city', ''],
    ['parcels', undefined],
    ['parcels', []],
    ['parcels', Array.from({ length: 21 }, () => ({ weight_kg: 0.1 }))],
    ['parcels.0.weight_kg', undefined],
    ['parcels.0.weight_kg', 0],
    ['parcels.0.weight_kg', -1],
    ['parcels.0.weight_kg', 1000.001],
    ['parcels.0.weight_kg', '1'],
    ['parcels.0.length_cm', 0],
    ['parcels.0.width_cm', 500.1],
    ['parcels.0.height_cm', null],
    ['parcels.0.colour', 'red'],
    ['items', undefined],
    ['items', []],
    ['items', Array.from({ length: 101 }, () => ({ description: 'x', quantity: 1 }))],
    ['items.0.description', ''],
    ['items.0.description', text(201)],
    ['items.0.quantity', 0],
    ['items.0.quantity', 1.5],
    ['items.0.quantity', 10_001],
    ['items.0.unit_price', -0.01],
    ['items.0.unit_price_hkd', 1_000_000.01],
    ['items.0.unit_weight_kg', 0],
    ['items.0.unit_weight_kg', 1000.1],
    ['items.0.unit_weight_kg', 0.0000001],
    ['items.0.unit_weight_kg', '0.2'],
    ['items.0.sku', text(65)],
    ['items.0.hs_code', text(21)],
    ['items.0.country_of_manufacture', 'CHN'],
    ['items.0.is_cspc', 'yes'],
    ['items.0.merchant_product_id', text(201)],
    ['items.0.mfr_id_std', text(201)],
    ['items.0.mfr_id_nonstd', text(201)],
    ['items.0.product_id_exemption', 'Y-081'],
    ['items.0.cpsc_version_id', text(65)],
    ['items.0.battery_un_number', '3481'],
    ['items.0.battery_packing_instruction', '967'],
    ['items.0.battery_watt_hours', 0],
    ['items.0.manufacturer.name', ' '],
    ['incoterm', 'FOB'],
    ['recipient_type', 'shop'],
    ['items.0.currency', 'HKD'],
    ['goods_category', text(65)],
    ['payment_type', 'cash'],
    ['reference_no', text(65)],
    ['selected_surcharges', Array.from({ length: 17 }, () => 'SIGNATURE')],
    ['selected_surcharges.0', text(65)],
    ['metadata.key', text(501)],
    ['metadata.key', 7],
    ['tags', Array.from({ length: 21 }, () => 'a')],
    ['tags.0', text(65)],
    ['declared_currency', 'EUR'],
    ['expected_total_hkd', '60'],
    ['insured_amount', 0],
    ['ioss_number', 'IM123456789'],
    ['ioss_number', 'im1234567890'],
    ['vat_prepay', 'true'],
    ['voec_prepay', 1],
    ['tax_number', ''],
    ['tax_number', '   '],
    ['tax_number', text(101)],
    ['sales_platform_name', ''],
    ['sales_platform_name', text(51)],
    ['colour', 'red'],
  ])('refuses %s = %j at its path, and books nothing', async (path, value) => {
    const body = changed('reference_no', undefined) as Record<string, unknown>;
    Object.assign(body, { selected_surcharges: [], tags: [], metadata: {} });
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const owner = steps.reduce((part, step) => {
      part[step] ??= {};
      return part[step] as Record<string, unknown>;
    }, body);
    if (value === undefined) delete owner[last];
    else owner[last] = value;
    const before = await counts();
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body.sysCode).toBe('1500101');
    const paths = answer.body.data.map((violation: { path: unknown[] }) => violation.path.join('.'));
    expect(paths).toContain(path);
    expect(new Set(paths).size).toBe(1);
    expect(await counts()).toEqual(before);
  });

  it('returns the same violation for a missing and an empty items array, to test and live keys', async () => {
    for (const key of [service.account.testKey, service.account.liveKey]) {
      for (const items of [undefined, []]) {
        const { status, body } = await create(changed('items', items), key);
        expect(status).toBe(400);
        expect(body.data).toContainEqual(expect.objectContaining({ path: ['items'] }));
      }
    }
  });
});

describe('400, the rules', () => {
  it('refuses cash on delivery with 1500034 before any other rule, and books nothing', async () => {
    const before = await counts();
    const { status, body } = await create(order({ payment_type: 'cod', service_tier_id: 'US-GEN-PUB-001' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.stringMatching(/^COD_NOT_AVAILABLE: /),
      sysCode: '1500034',
      data: [{ path: ['payment_type'], code: 'COD_NOT_AVAILABLE' }],
    });
    expect(await counts()).toEqual(before);
  });

  it.each([
    'US-GEN-PUB-001',
    'US-GEN-PUB-002',
    'HK-ST-GG-01',
    'HK-US-SE-GG-01',
    'HKUSSTCS01',
  ])('refuses the retired %s', async (code) => {
    const { status, body } = await create(order({ service_tier_id: code }));
    expect([status, body.data[0]]).toEqual([
      400,
      expect.objectContaining({ path: ['service_tier_id'], code: 'SERVICE_CODE_RETIRED' }),
    ]);
  });

  it('returns the same error for an unknown service and for a service of another account', async () => {
    const { id, testKey } = await service.createAccount();
    await service.database.db.pool.query('delete from entitlement where account_id = $1', [id]);
    const unknown = await create(order({ service_tier_id: 'NOSUCHCODE' }), testKey);
    const foreign = await create(order(), testKey);
    expect(unknown.status).toBe(400);
    expect(unknown.body.data[0]).toMatchObject({ path: ['service_tier_id'], code: 'SERVICE_NOT_AVAILABLE' });
    expect(foreign.text).toBe(unknown.text);
  });

  it('refuses a destination that no service delivers to', async () => {
    const { status, body } = await create(changed('recipient.country_code', 'KP'));
    expect([status, body.data[0].path]).toEqual([400, ['recipient', 'country_code']]);
  });
});

describe('409', () => {
  it.each([
    ['total', { expected_total_hkd: 1 }],
    ['discount', { expected_discount_rule_id: 'NO-SUCH-RULE' }],
  ])('refuses an order whose %s differs from the expected one, returns the price, and books nothing', async (_, expectation) => {
    const before = await counts();
    const { status, body } = await create(order(expectation));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      sysCode: '1500102',
      data: { name: 'PRICING_QUOTE_CHANGED', total_hkd: expect.any(Number) },
    });
    expect(await counts()).toEqual(before);
  });
});
