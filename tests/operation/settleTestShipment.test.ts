import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted } from '../support/shipment/booking.ts';
import { eventObject } from '../support/shipment/event-object.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const book = async () => (await accepted(service, order())).data;
const settle = (id: string, body?: object) =>
  service.call('post', `/test_helpers/shipments/${id}/settle`).send(body);
const read = async (id: string) => (await service.call('get', `/shipments/${id}`)).body.data;
const settlements = async (id: string) => {
  const { rows } = await service.database.db.pool.query(
    "select body::json as body from event where tracking_number = $1 and type = 'shipment.billing_settled'",
    [id],
  );
  return rows.map(({ body }) => body);
};

it('charges the fee and sends the event with the shipment that GET returns', async () => {
  const { id } = await book();
  const { status, body } = await settle(id, { charged_hkd: 58.5, chargeable_weight_kg: 0.46 });
  expect(status).toBe(200);
  expect(body.data.billing).toMatchObject({
    status: 'settled',
    charged_hkd: 58.5,
    chargeable_weight_kg: 0.46,
  });
  // The link of each response has its own expiry.
  expect({ ...body.data, label_pdf_url: null }).toEqual({ ...(await read(id)), label_pdf_url: null });
  const [event, ...others] = await settlements(id);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ livemode: false, data: { sequence: 2 } });
  expect(event.data.object).toEqual(eventObject(body.data));
});

it('shows the duties and taxes that the carrier names, which are a part of the fee', async () => {
  const { id } = await book();
  const refused = await settle(id, { charged_hkd: 50, duties_taxes_hkd: 50.01 });
  expect([refused.status, refused.body.data[0].path]).toEqual([400, ['duties_taxes_hkd']]);
  const { billing } = (await settle(id, { charged_hkd: 50, duties_taxes_hkd: 12.4 })).body.data;
  expect(billing).toMatchObject({
    charged_hkd: 50,
    duties_taxes: { priced_hkd: 0, charged_hkd: 12.4, difference_hkd: 12.4 },
  });
  expect((await settlements(id))[0].data.object.billing).toEqual(billing);
});

it('shows the lines of the bill beside those of the price, and the measured size', async () => {
  const { id, pricing_snapshot: price } = await book();
  const lines = [
    { kind: 'BASE', amount_hkd: 50 },
    { kind: 'REMOTE_AREA', amount_hkd: 8.5 },
  ];
  const refused = await settle(id, { charged_hkd: 58.51, lines });
  expect([refused.status, refused.body.data[0].path]).toEqual([400, ['lines']]);
  expect(await settlements(id)).toEqual([]);
  const bill = { charged_hkd: 58.5, lines, measured: { weight_kg: 0.5, length_cm: 30 } };
  const { billing } = (await settle(id, bill)).body.data;
  expect(billing).toMatchObject({
    measured: { weight_kg: 0.5, length_cm: 30, width_cm: null, height_cm: null },
    lines: expect.arrayContaining([
      { kind: 'BASE', quoted_hkd: price.freight_hkd + price.reg_fee_hkd, charged_hkd: 50 },
      { kind: 'REMOTE_AREA', quoted_hkd: null, charged_hkd: 8.5 },
    ]),
  });
  expect((await settlements(id))[0].data.object.billing).toEqual(billing);
});

it('charges the quoted total and the declared weight by default', async () => {
  const { id, pricing_snapshot } = await book();
  const { billing } = (await settle(id)).body.data;
  expect(billing).toMatchObject({
    charged_hkd: pricing_snapshot.total_hkd,
    chargeable_weight_kg: billing.declared_weight_kg,
  });
});

it('settles once: another fee changes nothing and sends nothing', async () => {
  const { id } = await book();
  const first = await settle(id, { charged_hkd: 10 });
  const second = await settle(id, { charged_hkd: 20 });
  expect(second.body.data.billing).toEqual(first.body.data.billing);
  expect(second.body.data.updated_at).toBe(first.body.data.updated_at);
  expect(await settlements(id)).toHaveLength(1);
});

it('settles once under concurrent requests', async () => {
  const { id } = await book();
  const responses = await Promise.all(Array.from({ length: 8 }, () => settle(id, { charged_hkd: 10 })));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await settlements(id)).toHaveLength(1);
});

it('prevents a cancellation, as in live mode', async () => {
  const { id } = await book();
  await settle(id);
  const { status, body } = await service.call('post', `/shipments/${id}/cancel`);
  expect([status, body.sysCode]).toEqual([409, '1500109']);
  expect((await read(id)).status).toBe('label_created');
});

it('rejects a cancelled shipment and sends nothing', async () => {
  const { id } = await book();
  await service.call('post', `/shipments/${id}/cancel`);
  const { status, body } = await settle(id);
  expect([status, body.data]).toEqual([409, { name: 'TEST_STEP_NOT_ALLOWED', shipment_status: 'cancelled' }]);
  expect(await settlements(id)).toEqual([]);
});

it.each([
  [{ charged_hkd: -1 }, ['charged_hkd']],
  [{ charged_hkd: 1.005 }, ['charged_hkd']],
  [{ chargeable_weight_kg: 0 }, ['chargeable_weight_kg']],
  [{ fee: 1 }, ['fee']],
  [{ lines: [{ kind: 'base', amount_hkd: 1 }] }, ['lines', 0, 'kind']],
  [{ measured: { weight_kg: 0 } }, ['measured', 'weight_kg']],
])('rejects %j and names the field', async (body, path) => {
  const { id } = await book();
  const response = await settle(id, body);
  expect([response.status, response.body.data[0].path]).toEqual([400, path]);
  expect((await read(id)).billing.status).toBe('pending');
});

it('moves no money', async () => {
  const { id } = await book();
  await settle(id);
  const { rows } = await service.database.db.pool.query('select from hold where tracking_number = $1', [id]);
  expect(rows).toEqual([]);
  expect((await service.call('get', '/wallet/balance')).body.data).toMatchObject({ balance: 0, held: 0 });
});
