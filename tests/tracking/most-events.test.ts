import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { recordCheckpoint } from '../../src/tracking/record-change.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('a shipment shows its newest 1,000 tracking events in every response and event, and stores all', async () => {
  const { data } = await accepted(service, order());
  const id = data.tracking_number;
  const { pool } = service.database.db;
  await pool.query(
    `insert into tracking_event (id, tracking_number, sequence, status, description, occurred_at)
      select 'tev_' || n, $1, n, 'in_transit', n::text, now() + n * interval '1 second' from generate_series(2, 1200) n`,
    [id],
  );
  const shipment = { account_id: service.account.id, livemode: false, tracking_number: id };
  const recorded = await recordCheckpoint(service.context, shipment, {
    carrierEventId: 'last',
    occurredAt: '2099-01-01T00:00:00.000000Z',
    status: 'in_transit',
    subStatus: null,
    description: '1201',
    location: null,
    carrierStatus: null,
  });
  expect(recorded).toMatchObject({ result: 'recorded' });
  const newest = Array.from({ length: 1_000 }, (_, index) => String(202 + index));
  const descriptions = ({ events }: { events: readonly { description: string }[] }) =>
    events.map(({ description }) => description);
  for (const path of [`/shipments/${id}`, `/tracking/${id}`]) {
    const { status, body } = await service.call('get', path);
    expect([status, descriptions(body.data)]).toEqual([200, newest]);
  }
  const { body } = await service.call('get', '/events?limit=1');
  expect(descriptions(body.data.data[0].data.object)).toEqual(newest);
  const { rows } = await pool.query(
    'select count(*)::integer as count from tracking_event where tracking_number = $1',
    [id],
  );
  expect(rows).toEqual([{ count: 1_201 }]);
});
