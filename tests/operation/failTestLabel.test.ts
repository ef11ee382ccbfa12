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

const book = async () => (await accepted(service, order())).data.id;
const fail = (id: string) => service.call('post', `/test_helpers/shipments/${id}/fail_label`);
const eventsOf = async (id: string) =>
  (
    await service.database.db.pool.query(
      'select type, body from event where tracking_number = $1 order by position',
      [id],
    )
  ).rows;
const read = async (id: string) => (await service.call('get', `/shipments/${id}`)).body.data;

it('lets the label fail as a partner channel does: no label, and an event', async () => {
  const id = await book();
  const { label_pdf_url: link } = await read(id);
  const { status, body } = await fail(id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'label_created',
    dispatch_status: 'failed',
    label_available: false,
    label_pdf_url: null,
  });
  expect(body.data).toEqual(await read(id));
  expect((await service.call('get', `/shipments/${id}/label`)).status).toBe(404);
  expect((await fetch(link)).status).toBe(404);
  const events = await eventsOf(id);
  expect(events.map(({ type }) => type)).toEqual(['shipment.created', 'shipment.label_failed']);
  const { data, created_at } = JSON.parse(events[1].body);
  expect(data).toEqual({
    object: eventObject(body.data),
    sequence: 2,
    request: { id: expect.any(String), idempotency_key: null },
  });
  expect(created_at).toBe(body.data.updated_at);
});

it('changes nothing if the label has already failed', async () => {
  const id = await book();
  const first = await fail(id);
  expect((await fail(id)).body).toEqual(first.body);
  expect(await eventsOf(id)).toHaveLength(2);
});

it('rejects a cancelled shipment and changes nothing', async () => {
  const id = await book();
  await service.call('post', `/shipments/${id}/cancel`);
  const before = await read(id);
  const { status, body } = await fail(id);
  expect([status, body.data]).toEqual([409, { name: 'TEST_STEP_NOT_ALLOWED', shipment_status: 'cancelled' }]);
  expect(await read(id)).toEqual(before);
});

it('rejects a body', async () => {
  const id = await book();
  const { status, body } = await fail(id).send({ reason: 'none' });
  expect([status, body.sysCode]).toEqual([400, '1400006']);
  expect((await read(id)).dispatch_status).toBe('accepted');
});
