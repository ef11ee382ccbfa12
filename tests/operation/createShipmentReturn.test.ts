import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxReturns, returnableStatuses } from '../../db/query/booking/book-shipment.ts';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { addIossNumber } from '../../db/query/pricing/ioss-number.ts';

import type { ReturnObstacle } from '../../src/booking/place-return.ts';
import { anonymizeInBothModes } from '../../src/personal-data/anonymize-shipments.ts';
import { verifyLedger } from '../../src/wallet/wallet.ts';
import { shownParty } from '../support/address/shown-party.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { orderTo } from '../support/shipment/booking.ts';
import { goods, order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';
import { sendBack, shop, sold } from '../support/shipment/returns.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const row = async (id: string) => (await query('select * from shipment where tracking_number = $1', [id]))[0];
const detail = async (id: string, key?: string) =>
  (await service.call('get', `/shipments/${id}`, key)).body.data;

/** All that a booking could have left. */
const traces = async () =>
  (
    await query(
      `select (select count(*)::int from shipment) as shipments, (select count(*)::int from event) as events,
        (select count(*)::int from wallet_transaction) as movements, (select count(*)::int from hold) as holds,
        (select count(*)::int from sandbox_booking) as bookings`,
    )
  )[0];

describe('201', () => {
  it('books the way back of all goods to the sender, with the cheapest return service', async () => {
    const id = await sold(service, { parcels: [{ weight_kg: 0.5 }, { weight_kg: 1.2 }] });
    const { status, body } = await sendBack(service, id);
    expect({ status, refusal: status === 201 ? null : body }).toEqual({ status: 201, refusal: null });
    const { data } = body;
    expect(data).toEqual({
      id: data.tracking_number,
      tracking_number: expect.stringMatching(/^SMP\d{13}$/),
      status: 'label_created',
      service_tier_id: 'HKRTNGG01',
      requested_service_tier_id: 'HKRTNGG01',
      livemode: false,
      created_at: expect.any(String),
      parcels: [
        { weight_kg: 0.5, length_cm: null, width_cm: null, height_cm: null },
        { weight_kg: 1.2, length_cm: null, width_cm: null, height_cm: null },
      ],
      recipient: shownParty('recipient', shop),
      sender: shownParty('sender', order().recipient),
      reference_no: null,
      dispatch: null,
      // 1.7 kg from North America: 18 + 3 + 1.7 × 94.5, and 22 per parcel.
      pricing_snapshot: {
        currency: 'HKD',
        freight_hkd: 181.65,
        reg_fee_hkd: 44,
        surcharges: [],
        total_hkd: 225.65,
        rate_table_code: 'RT-HKRTNGG',
        rate_table_version: 1,
        landed_cost: null,
        landed_cost_reason: 'A return is imported into Hong Kong. Its duty and tax are not computed.',
        landed_cost_gap: { code: 'RETURN', item: null, value: null },
      },
      declared_currency: 'HKD',
      incoterm: 'DAP',
      recipient_type: null,
      return_of: id,
    });
    expect(data.tracking_number).not.toBe(id);
    expect(await row(data.id)).toMatchObject({
      return_of: id,
      destination_country: 'HK',
      visible: true,
      carrier_code: 'sandbox',
      carrier_product_code: 'HK-RTN-GG',
      account_sender: null,
      customs: {},
      items: [{ description: 'Cotton T-shirt', quantity: 2, unit_price_hkd: 80 }],
    });
  });

  it('links both ways, has events of its own and changes nothing of the original', async () => {
    const id = await sold(service);
    const before = await row(id);
    const first = (await sendBack(service, id)).body.data.id;
    const second = (await sendBack(service, id)).body.data.id;
    expect(await detail(id)).toMatchObject({
      return_of: null,
      returns: [first, second],
      status: 'delivered',
    });
    expect(await detail(first)).toMatchObject({
      return_of: id,
      returns: [],
      destination_country: 'HK',
      events: [{ status: 'label_created' }],
      billing: { status: 'pending', pre_charge_hkd: expect.any(Number) },
    });
    const { data: list } = (await service.call('get', '/shipments?limit=3')).body.data;
    expect(list.map((one: { id: string; return_of: string }) => [one.id, one.return_of])).toEqual([
      [second, id],
      [first, id],
      [id, null],
    ]);
    expect(await row(id)).toEqual(before);
    const [event] = await query('select type, body from event where tracking_number = $1', [first]);
    expect(event.type).toBe('shipment.created');
    expect(JSON.parse(event.body).data).toMatchObject({ sequence: 1, object: { id: first, return_of: id } });
    expect(await query('select type from event where tracking_number = $1', [id])).toHaveLength(1);
  });

  it('is in the later events of the original, as in getShipment', async () => {
    const id = await sold(service, { status: 'exception' });
    const back = (await sendBack(service, id)).body.data.id;
    const advanced = await service
      .call('post', `/test_helpers/shipments/${id}/advance`)
      .send({ status: 'delivered' });
    expect(advanced.status).toBe(200);
    const [event] = await query(
      "select body from event where tracking_number = $1 and type = 'shipment.delivered'",
      [id],
    );
    const delivered = JSON.parse(event.body);
    expect(delivered.data.object).toMatchObject({ id, returns: [back], return_of: null });
  });

  it('follows its own simulated checkpoints to Hong Kong, and has a label and a tracking record', async () => {
    const back = (await sendBack(service, await sold(service))).body.data.id;
    const advanced = await service
      .call('post', `/test_helpers/shipments/${back}/advance`)
      .send({ status: 'delivered' });
    expect(advanced.status).toBe(200);
    const { events } = await detail(back);
    expect(events[1]).toMatchObject({ status: 'picked_up', location: 'United States' });
    expect(events.at(-1)).toMatchObject({ status: 'delivered', location: 'Hong Kong' });
    const tracked = await service.call('get', `/tracking/${back}`);
    expect(tracked.body.data).toMatchObject({ status: 'delivered', destination_country: 'HK' });
    const label = await service.call('get', `/shipments/${back}/label`);
    expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('takes the address, goods, service, reference and extras of the request', async () => {
    const id = await sold(service);
    const recipient = {
      ...shop,
      contact_name: 'Returns desk',
      country_code: 'hk',
      email: 'desk@shop.example',
    };
    const { status, body } = await sendBack(service, id, {
      service_tier_id: 'HKUSRTXP01',
      recipient,
      parcels: [{ weight_kg: 0.2 }],
      items: [{ description: 'Cotton T-shirt', quantity: 1, unit_price_hkd: 80 }],
      reference_no: 'RMA-20931',
      selected_surcharges: ['insurance'],
      metadata: { reason: 'size' },
      tags: ['return'],
      // 0.2 × 148 + 24, 26, and insurance at its minimum.
      expected_total_hkd: 88.6,
      expected_discount_rule_id: null,
    });
    expect({ status, refusal: status === 201 ? null : body }).toEqual({ status: 201, refusal: null });
    expect(await row(body.data.id)).toMatchObject({
      service_code: 'HKUSRTXP01',
      recipient: { contact_name: 'Returns desk', country_code: 'HK', email: 'desk@shop.example' },
      printed_reference: 'RMA-20931',
      items: [{ description: 'Cotton T-shirt', quantity: 1, unit_price_hkd: 80 }],
      customs: { selected_surcharges: ['INSURANCE'] },
      metadata: { reason: 'size' },
      tags: ['return'],
    });
  });

  it.each([...returnableStatuses])('returns a shipment that is %s', async (status) => {
    const { status: code } = await sendBack(service, await sold(service, { status }));
    expect(code).toBe(201);
  });

  it('goes to the default sender of the account if the shipment has no sender', async () => {
    const account = await service.createAccount();
    const { body } = await service
      .call('post', '/shipments', account.testKey)
      .set('Idempotency-Key', randomUUID())
      .send(order());
    const { id } = body.data;
    await query("update shipment set status = 'delivered' where tracking_number = $1", [id]);
    await service.sdk(account.testKey).addresses.create({ role: 'sender', is_default: true, ...shop });
    const back = await sendBack(service, id, {}, { key: account.testKey });
    expect(back.status).toBe(201);
    expect(back.body.data.recipient).toMatchObject(shop);
    await service.sdk(account.testKey).addresses.list();
    expect(await row(back.body.data.id)).toMatchObject({ recipient: shop, account_sender: null });
  });

  it('asks no rule of a destination country, and charges no import tax', async () => {
    const account = await service.createAccount();
    const { kysely } = service.database.db;
    await addIossNumber(kysely, {
      accountId: account.id,
      number: 'IM3720012345',
      isPlatform: false,
      isDefault: true,
    });
    const scope = { key: account.testKey };
    const orders = [
      orderTo('DE', { items: [goods({ quantity: 3, unit_price_hkd: 50 })] }),
      orderTo('JP', { sales_platform_name: 'Rakuten' }),
      orderTo('NO', { tax_number: '2012345' }),
    ];
    for (const one of orders) {
      const back = await sendBack(service, await sold(service, { ...one, ...scope }), {}, scope);
      expect(back.status).toBe(201);
      expect(back.body.data.pricing_snapshot.surcharges).toEqual([]);
      expect((await row(back.body.data.id)).customs).toEqual({});
    }
  });

  it('declares the goods in the currency of the original, at the rate of the day', async () => {
    const fetchedAt = service.clock.now();
    const { kysely } = service.database.db;
    await insertFxRate(kysely, { rateMicros: 7_800_000, rateType: 'daily', fetchedAt });
    const inUsd = await sold(service, {
      declared_currency: 'USD',
      items: [{ description: 'Mug', quantity: 2, unit_price: 12.5 }],
    });
    const inHkd = await sold(service, { items: [{ description: 'Mug', quantity: 2, unit_price_hkd: 78 }] });
    await insertFxRate(kysely, { rateMicros: 7_750_000, rateType: 'daily', fetchedAt });
    const items = async (id: string) => (await row((await sendBack(service, id)).body.data.id)).items;
    expect(await items(inUsd)).toEqual([{ description: 'Mug', quantity: 2, unit_price: 12.5 }]);
    expect(await items(inHkd)).toEqual([
      { description: 'Mug', quantity: 2, unit_price: 10.064516, unit_price_hkd: 78 },
    ]);
  });

  it('holds its total in live mode, is dispatched, and is refunded by a cancellation', async () => {
    const account = await fundedAccount(service);
    const live = { key: account.liveKey };
    const id = await sold(service, live);
    const wallet = async () => (await service.call('get', '/wallet/balance', account.liveKey)).body.data;
    const before = await wallet();
    const back = await sendBack(service, id, {}, live);
    expect(back.status).toBe(201);
    const { data } = back.body;
    expect(data.dispatch).toMatchObject({
      status: 'accepted',
      carrier_code: 'sandbox',
      waybill_number: expect.any(String),
    });
    expect((await wallet()).held).toBeCloseTo(before.held + data.pricing_snapshot.total_hkd, 8);
    expect(await query('select state from sandbox_booking where reference = $1', [data.id])).toEqual([
      { state: 'booked' },
    ]);
    const cancelled = await service.call('post', `/shipments/${data.id}/cancel`, account.liveKey);
    expect(cancelled.body.data).toMatchObject({
      status: 'cancelled',
      refunded_amount_hkd: data.pricing_snapshot.total_hkd,
    });
    expect((await wallet()).held).toBeCloseTo(before.held, 8);
    expect((await detail(id, account.liveKey)).returns).toEqual([data.id]);
  });

  it('is replayed for the same key, and books once for the same key at the same moment', async () => {
    const id = await sold(service);
    const idempotencyKey = randomUUID();
    const before = await traces();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendBack(service, id, {}, { idempotencyKey })),
    );
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const again = await sendBack(service, id, {}, { idempotencyKey });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.text).toBe(answers.find(({ status }) => status === 201)?.text);
    expect((await traces()).shipments).toBe(before.shipments + 1);
  });

  it('is replayed for an empty body after none', async () => {
    const id = await sold(service);
    const bare = () =>
      service.call('post', `/shipments/${id}/return`).set('Idempotency-Key', 'a-return-without-a-body');
    const first = await bare();
    expect(first.status).toBe(201);
    for (const again of [await bare(), await bare().send({})])
      expect([again.headers['idempotent-replayed'], again.text]).toEqual(['true', first.text]);
    expect((await detail(id)).returns).toHaveLength(1);
  });
});

describe('400', () => {
  const refusedWith = async (id: string, body: object, sysCode: string, path: (string | number)[]) => {
    const before = await traces();
    const { status, body: answer } = await sendBack(service, id, body);
    expect([status, answer.sysCode, answer.data?.[0]?.path]).toEqual([400, sysCode, path]);
    expect(await traces()).toEqual(before);
  };

  it('lists all violations of the schema', async () => {
    const { status, body } = await sendBack(service, await sold(service), { parcels: [], color: 'red' });
    expect([status, body.data.map(({ path }: { path: string[] }) => path)]).toEqual([
      400,
      [['parcels'], ['color']],
    ]);
  });

  it('refuses outbound, unknown and retired services, and those of another country', async () => {
    const id = await sold(service);
    for (const service_tier_id of ['HKASTDGGSTCM', 'NO-SUCH'])
      await refusedWith(id, { service_tier_id }, '1500108', ['service_tier_id']);
    await refusedWith(id, { service_tier_id: 'HK-ST-GG-01' }, '1500107', ['service_tier_id']);
    const german = await sold(service, orderTo('DE'));
    await refusedWith(german, { service_tier_id: 'HKUSRTXP01' }, '1500108', ['service_tier_id']);
    const chilean = await sold(service, orderTo('CL', { tax_number: '12.345.678-5' }));
    await refusedWith(chilean, {}, '1500108', ['service_tier_id']);
  });

  it('refuses goods that no return service carries, surcharges that it does not offer, and import taxes', async () => {
    const id = await sold(service);
    await refusedWith(id, { parcels: [{ weight_kg: 31 }] }, '1500101', ['parcels', 0, 'weight_kg']);
    await refusedWith(id, { goods_category: 'gold' }, '1500108', ['goods_category']);
    for (const code of ['NO_VOEC_PREPAY', 'EU_VAT_PREPAY', 'SIGNATURE'])
      await refusedWith(id, { selected_surcharges: [code] }, '1500101', ['selected_surcharges', 0]);
  });

  it('names the address that is missing or not in Hong Kong', async () => {
    const id = await sold(service);
    const abroad = { ...shop, country_code: 'CN' };
    await refusedWith(id, { recipient: abroad }, '1500101', ['recipient', 'country_code']);
    const fromChina = await sold(service, { sender: abroad });
    await refusedWith(fromChina, {}, '1500101', ['recipient']);
  });

  it('never offers a return service to an order, a quote or a list of services', async () => {
    const created = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', randomUUID())
      .send(order({ service_tier_id: 'HKRTNGG01' }));
    expect([created.status, created.body.sysCode]).toEqual([400, '1500108']);
    const quoted = await service.call('post', '/rates').send({ weight_kg: 1, destination_country: 'US' });
    const asked = await service
      .call('post', '/rates')
      .send({ weight_kg: 1, destination_country: 'US', service_tier_id: 'HKRTNGG01' });
    expect([asked.status, asked.body.sysCode]).toEqual([400, '1500108']);
    const tiers = await service.call('get', '/service_tiers');
    for (const text of [quoted.text, tiers.text]) expect(text).not.toMatch(/HKRTNGG01|HKUSRTXP01|HKPTRTGG01/);
  });
});

describe('402', () => {
  it('is returned in live mode if the wallet does not cover the way back, and nothing is booked', async () => {
    const account = await fundedAccount(service);
    const live = { key: account.liveKey };
    const id = await sold(service, live);
    await query('update account set frozen = true where id = $1', [account.id]);
    const before = await traces();
    const idempotencyKey = randomUUID();
    const frozen = await sendBack(service, id, {}, { ...live, idempotencyKey });
    expect([frozen.status, frozen.body.sysCode]).toEqual([402, '1500012']);
    expect(await traces()).toEqual(before);
    await query('update account set frozen = false where id = $1', [account.id]);
    const again = await sendBack(service, id, {}, { ...live, idempotencyKey });
    expect(again.status).toBe(201);
    expect(await verifyLedger(service.database.db.pool)).toMatchObject({ ok: true });
  });
});

describe('404', () => {
  it('hides the shipments of others, of the other mode and unknown ones', async () => {
    const other = await service.createAccount();
    const ids = [
      await sold(service),
      await sold(service, { key: service.account.testKey }),
      'SMP0000000000000',
      'no-number',
    ];
    const keys = [other.testKey, service.account.liveKey, undefined, undefined];
    const before = await traces();
    for (const [index, id] of ids.entries()) {
      const key = keys[index];
      const { status } = await sendBack(service, id, {}, key === undefined ? {} : { key });
      expect(status).toBe(404);
    }
    expect(await traces()).toEqual(before);
  });
});

describe('409', () => {
  const notReturnable = async (id: string, reason: ReturnObstacle, status: string) => {
    const before = await traces();
    const answer = await sendBack(service, id);
    expect([answer.status, answer.body.sysCode]).toEqual([409, '1500132']);
    expect(answer.body.data).toEqual({ name: 'SHIPMENT_NOT_RETURNABLE', reason, shipment_status: status });
    expect(await traces()).toEqual(before);
  };

  it.each<[string, ReturnObstacle]>([
    ['label_created', 'not_delivered'],
    ['picked_up', 'not_delivered'],
    ['in_transit', 'not_delivered'],
    ['out_for_delivery', 'not_delivered'],
    ['returning', 'returned'],
    ['returned', 'returned'],
    ['cancelled', 'cancelled'],
  ])('names the status of a shipment that is %s, and its key can be used again later', async (status, reason) => {
    const id = await sold(service, { status });
    await notReturnable(id, reason, status);
    const idempotencyKey = randomUUID();
    expect((await sendBack(service, id, {}, { idempotencyKey })).status).toBe(409);
    await query("update shipment set status = 'delivered' where tracking_number = $1", [id]);
    expect((await sendBack(service, id, {}, { idempotencyKey })).status).toBe(201);
  });

  it('refuses the return of a return', async () => {
    const back = (await sendBack(service, await sold(service))).body.data.id;
    await query("update shipment set status = 'delivered' where tracking_number = $1", [back]);
    await notReturnable(back, 'is_return', 'delivered');
  });

  it('refuses a shipment whose recipient is erased, also if that happens while it is booked', async () => {
    const id = await sold(service);
    const { kysely } = service.database.db;
    const answer = await kysely.transaction().execute(async (tx) => {
      const found = await tx.selectFrom('shipment').selectAll().where('tracking_number', '=', id).execute();
      await anonymizeInBothModes(tx, service.account.id, found as never);
      const sending = sendBack(service, id).then((sent) => sent);
      // The booking has read the recipient, and waits for the row.
      const waits = () => query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      expect(await pollUntil(async () => (await waits()).length > 0, 10_000)).toBe(true);
      return { sending };
    });
    const { status, body } = await answer.sending;
    expect([status, body.data.reason]).toEqual([409, 'anonymized']);
    expect((await detail(id)).returns).toEqual([]);
    await notReturnable(id, 'anonymized', 'delivered');
  });

  it(`allows ${maxReturns} returns of a shipment, also at the same moment`, async () => {
    const id = await sold(service);
    const answers = await Promise.all(Array.from({ length: maxReturns + 5 }, () => sendBack(service, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxReturns);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.data.reason)).toEqual(refused.map(() => 'too_many_returns'));
    expect((await detail(id)).returns).toHaveLength(maxReturns);
    await notReturnable(id, 'too_many_returns', 'delivered');
  });

  it('is returned if the price differs from the expected one, and has the right one', async () => {
    const id = await sold(service);
    const before = await traces();
    const { status, body } = await sendBack(service, id, { expected_total_hkd: 1 });
    expect([status, body.data]).toEqual([
      409,
      { name: 'PRICING_QUOTE_CHANGED', total_hkd: 88.25, discount_rule_id: null },
    ]);
    expect(await traces()).toEqual(before);
  });

  it('is returned for a key of a return of another shipment', async () => {
    const idempotencyKey = randomUUID();
    const [first, second] = [await sold(service), await sold(service)];
    expect((await sendBack(service, first, {}, { idempotencyKey })).status).toBe(201);
    const reused = await sendBack(service, second, {}, { idempotencyKey });
    expect([reused.status, reused.body.sysCode]).toEqual([409, '1409002']);
    expect((await detail(second)).returns).toEqual([]);
  });
});

describe('422', () => {
  it('reports a rejection of the carrier, which is remembered for the same shipment only', async () => {
    const [id, other] = [await sold(service), await sold(service)];
    const rejected = { reference_no: 'SANDBOX-REJECT' };
    const first = await sendBack(service, id, rejected);
    expect([first.status, first.body.data.negative_cache]).toEqual([422, false]);
    const again = await sendBack(service, id, rejected);
    expect([again.status, again.body.data.negative_cache]).toEqual([422, true]);
    expect(again.headers['x-service-negative-cache']).toBe('hit');
    expect((await sendBack(service, other, rejected)).body.data.negative_cache).toBe(false);
    expect((await detail(id)).returns).toEqual([]);
  });
});

describe('503', () => {
  it('keeps the hold of a booking without a response, and a retry with the same key finishes it', async () => {
    const account = await fundedAccount(service);
    const live = { key: account.liveKey, idempotencyKey: randomUUID() };
    const id = await sold(service, { key: account.liveKey });
    const dropped = { reference_no: 'SANDBOX-DROP' };
    const first = await sendBack(service, id, dropped, live);
    expect([first.status, first.body.sysCode]).toEqual([503, '1500111']);
    const again = await sendBack(service, id, dropped, live);
    expect(again.status).toBe(201);
    expect(again.body.data.return_of).toBe(id);
    expect((await detail(id, account.liveKey)).returns).toEqual([again.body.data.id]);
    expect(
      await query(
        "select count(*)::int as n from wallet_transaction where tracking_number = $1 and type = 'hold'",
        [again.body.data.id],
      ),
    ).toEqual([{ n: 1 }]);
  });
});
