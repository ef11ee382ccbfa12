import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '../../generated/types.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive, fundedAccount } from '../support/shipment/partner-booking.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const book = async (reference_no = 'SO-1') => (await accepted(service, order({ reference_no }))).data.id;
const advance = (id: string, body?: object, key = randomUUID()) =>
  service.call('post', `/test_helpers/shipments/${id}/advance`).set('Idempotency-Key', key).send(body);
const read = async (id: string) => withoutLink((await service.call('get', `/shipments/${id}`)).body.data);
/** The link of each response has its own expiry. */
const withoutLink = (shipment: components['schemas']['ShipmentDetail']) => ({
  ...shipment,
  label_pdf_url: null,
});
const eventTypes = async (id: string): Promise<string[]> => {
  const { rows } = await service.database.db.pool.query(
    'select type from event where tracking_number = $1 order by position',
    [id],
  );
  return rows.map(({ type }) => type);
};

describe('without a status', () => {
  it('adds the next checkpoint, sends its event, and returns the same shipment as GET', async () => {
    const id = await book();
    const { status, body } = await advance(id);
    expect([status, body.data.status]).toEqual([200, 'picked_up']);
    expect(withoutLink(body.data)).toEqual(await read(id));
    expect(await eventTypes(id)).toEqual(['shipment.created', 'shipment.picked_up']);
  });

  it('adds one checkpoint even if the status does not change', async () => {
    const id = await book();
    for (let count = 0; count < 3; count++) await advance(id);
    expect((await read(id)).events.map((event) => event.status)).toEqual([
      'label_created',
      'picked_up',
      'in_transit',
      'in_transit',
    ]);
    expect((await eventTypes(id)).at(-1)).toBe('shipment.tracking_updated');
  });

  it('takes one step for all requests with one idempotency key', async () => {
    const id = await book();
    const key = randomUUID();
    const [first, second] = [await advance(id, {}, key), await advance(id, {}, key)];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await read(id)).events).toHaveLength(2);
  });

  it('starts the clock of the automatic checkpoints again', async () => {
    const id = await book();
    await service.database.setClock('60 seconds');
    await advance(id);
    const { rows } = await service.database.db.pool.query(
      'select extract(epoch from next_checkpoint_at - sampan_clock())::float8 as seconds from shipment where tracking_number = $1',
      [id],
    );
    await service.database.setClock('0 seconds');
    expect(rows[0].seconds).toBeGreaterThan(60);
    expect(rows[0].seconds).toBeLessThanOrEqual(90);
  });

  it('rejects a shipment whose scenario has ended, and names the status', async () => {
    const id = await book('SANDBOX-LOST');
    await advance(id, { status: 'exception' });
    const before = await read(id);
    const { status, body } = await advance(id);
    expect({ status, ...body }).toMatchObject({
      status: 409,
      sysCode: '1500122',
      message: expect.stringContaining('its scenario has no further checkpoint; send a status'),
      data: { shipment_status: 'exception' },
    });
    expect(await read(id)).toEqual(before);
  });
});

describe('with a status', () => {
  it('adds every checkpoint of the scenario up to the status, with the events of each', async () => {
    const id = await book('SANDBOX-RETURN');
    const { body } = await advance(id, { status: 'returned' });
    expect(body.data.status).toBe('returned');
    expect(await eventTypes(id)).toEqual([
      'shipment.created',
      'shipment.picked_up',
      'shipment.in_transit',
      'shipment.tracking_updated',
      'shipment.tracking_updated',
      'shipment.last_mile_assigned',
      'shipment.out_for_delivery',
      'shipment.delivery_failed',
      'shipment.returning',
      'shipment.returned',
    ]);
  });

  it('adds one checkpoint if the scenario does not reach the status, and continues with the scenario', async () => {
    const id = await book();
    expect((await advance(id, { status: 'available_for_pickup' })).body.data).toMatchObject({
      status: 'available_for_pickup',
      events: [{ status: 'label_created' }, { status: 'available_for_pickup', carrier_status: null }],
    });
    expect((await advance(id, { status: 'delivered' })).body.data.status).toBe('delivered');
  });

  it.each([
    ['delivered', null],
    ['returned', 'DLV'],
  ])('lets a parcel on its way back be %s', async (status, carrier_status) => {
    const id = await book();
    await advance(id, { status: 'returning' });
    const { body } = await advance(id, { status });
    expect(body.data).toMatchObject({ status });
    expect(body.data.events.at(-1)).toMatchObject({ status, carrier_status });
  });

  it('changes nothing if the shipment already has the status', async () => {
    const id = await book();
    await advance(id, { status: 'delivered' });
    const before = await read(id);
    expect(withoutLink((await advance(id, { status: 'delivered' })).body.data)).toEqual(before);
    expect((await eventTypes(id)).filter((type) => type === 'shipment.delivered')).toHaveLength(1);
  });

  it.each([
    ['a final status', 'delivered', 'returned', 'the shipment is delivered, which is a final status'],
    [
      'an earlier status',
      'out_for_delivery',
      'picked_up',
      'is out_for_delivery and can no longer become picked_up',
    ],
  ])('rejects a step back from %s and changes nothing', async (_, from, to, message) => {
    const id = await book();
    await advance(id, { status: from });
    const before = await read(id);
    const { status, body } = await advance(id, { status: to });
    expect([status, body.sysCode, body.data]).toEqual([
      409,
      '1500122',
      { name: 'TEST_STEP_NOT_ALLOWED', shipment_status: from },
    ]);
    expect(body.message).toContain(message);
    expect(await read(id)).toEqual(before);
  });

  it.each(['cancelled', 'label_created', 'deliverd', 7])('rejects %p and names the field', async (status) => {
    const id = await book();
    const response = await advance(id, { status });
    expect([response.status, response.body.data[0].path]).toEqual([400, ['status']]);
    expect((await read(id)).status).toBe('label_created');
  });
});

describe('every test helper', () => {
  const helpers = [
    '/shipments/:id/advance',
    '/shipments/:id/fail_label',
    '/shipments/:id/settle',
    '/wallet/low_balance',
  ];

  it.each(helpers)('%s rejects a live key, and neither changes nor sends anything', async (helper) => {
    const account = await fundedAccount(service);
    const id = await bookLive(service, account, { service_tier_id: order().service_tier_id });
    const events = async () => (await service.database.db.pool.query('select count(*) from event')).rows;
    const before = await events();
    const key = randomUUID();
    const { status, body } = await service
      .call('post', `/test_helpers${helper.replace(':id', id)}`, account.liveKey)
      .set('Idempotency-Key', key);
    expect([status, body.sysCode]).toEqual([403, '1403002']);
    expect((await service.call('get', `/shipments/${id}`, account.liveKey)).body.data).toMatchObject({
      status: 'label_created',
      billing: { status: 'pending' },
    });
    expect(await events()).toEqual(before);
    const { rows } = await service.database.db.pool.query('select from idempotency_key where key = $1', [
      key,
    ]);
    expect(rows).toEqual([]);
  });

  it.each(helpers)('%s rejects a key without its scope', async (helper) => {
    const key = await service.createKey((await service.createAccount()).id, 'test', ['rates:read']);
    const { status, body } = await service.call(
      'post',
      `/test_helpers${helper.replace(':id', await book())}`,
      key,
    );
    expect([status, body.data.name]).toEqual([403, 'SCOPE_MISSING']);
  });

  it.each(helpers.slice(0, 3))("%s does not find another account's shipment", async (helper) => {
    const id = await book();
    const { testKey } = await service.createAccount();
    const { status } = await service.call('post', `/test_helpers${helper.replace(':id', id)}`, testKey);
    expect([status, (await read(id)).status]).toEqual([404, 'label_created']);
  });
});
