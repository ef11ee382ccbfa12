import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const book = async () => (await accepted(service, order())).data.id;
const fail = (id: string) => service.call('post', `/test_helpers/shipments/${id}/fail_label`);
const read = async (id: string) => (await service.call('get', `/shipments/${id}`)).body.data;

it('lets the label fail as a partner channel does: no label, no event', async () => {
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
  const { rows } = await service.database.db.pool.query('select type from event where tracking_number = $1', [
    id,
  ]);
  expect(rows).toEqual([{ type: 'shipment.created' }]);
});

it('changes nothing if the label has already failed', async () => {
  const id = await book();
  const first = await fail(id);
  expect((await fail(id)).body).toEqual(first.body);
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
