import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { advanceTestFeed } from '../../src/job/tracking-feed.ts';
import { sandboxCodes } from '../../src/tracking/carrier-code.ts';
import { findNextStep, scenarioSteps } from '../../src/tracking/feed.ts';
import { recordCheckpoint } from '../../src/tracking/record-change.ts';
import type { CheckpointStatus } from '../../src/tracking/status.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';
import { bookParcel, checkpointAt, type Parcel } from './parcel.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let ahead = 0;
/** Advances the database's clock, and runs the worker's job once. */
async function pass(seconds: number): Promise<number> {
  ahead += seconds;
  await service.database.setClock(`${ahead} seconds`);
  return advanceTestFeed(service.context);
}
beforeEach(async () => {
  await service.database.db.pool.query('update shipment set next_checkpoint_at = null');
});

const emitted = async (parcel: Parcel) =>
  (await parcel.events()).map(({ event_type }): string => event_type).slice(1);
const story = async (parcel: Parcel) =>
  (await parcel.detail()).events.map(({ status, sub_status }) =>
    sub_status ? `${status}/${sub_status}` : status,
  );

/** The expected statuses of a test shipment by reference, one step every 90 seconds. */
const stories: Record<string, string[]> = {
  'SO-1': [
    'picked_up',
    'in_transit/export_customs',
    'in_transit/departed_origin',
    'in_transit/arrived_destination_country',
    'in_transit/customs_cleared',
    'in_transit/handed_to_last_mile',
    'out_for_delivery',
    'delivered',
  ],
  'SANDBOX-RETURN': [
    'picked_up',
    'in_transit/departed_origin',
    'in_transit/arrived_destination_country',
    'in_transit/handed_to_last_mile',
    'out_for_delivery',
    'delivery_failed/refused',
    'returning',
    'returned',
  ],
  'SANDBOX-EXCEPTION': [
    'picked_up',
    'in_transit/departed_origin',
    'in_transit/arrived_destination_country',
    'in_transit/handed_to_last_mile',
    'exception/address_query',
    'out_for_delivery',
    'delivered',
  ],
  'SANDBOX-LOST': [
    'picked_up',
    'in_transit/departed_origin',
    'in_transit/arrived_destination_country',
    'exception/lost',
  ],
  'SANDBOX-CUSTOMS': [
    'picked_up',
    'in_transit/departed_origin',
    'in_transit/arrived_destination_country',
    'in_transit/import_customs',
    'exception/customs_hold',
    'in_transit/customs_cleared',
    'in_transit/handed_to_last_mile',
    'out_for_delivery',
    'delivered',
  ],
};

describe('the feed of test mode', () => {
  it.each(
    Object.entries(stories),
  )('advances %s along its path, one step every 90 seconds', async (reference_no, path) => {
    const parcel = await bookParcel(service, { change: { reference_no } });
    expect(await pass(89)).toBe(0);
    expect(await pass(2)).toBe(1);
    for (let step = 1; step < path.length; step++) {
      expect(await pass(85)).toBe(0);
      expect(await story(parcel)).toEqual(['label_created', ...path.slice(0, step)]);
      expect(await pass(5)).toBe(1);
    }
    expect(await story(parcel)).toEqual(['label_created', ...path]);
    expect(await pass(3_600)).toBe(0);
    const row = await parcel.row();
    expect(row).toMatchObject({ next_checkpoint_at: null, status: path.at(-1)?.split('/')[0] });
    const statuses = path.map((step, index) => [step.split('/')[0], path[index - 1]?.split('/')[0]]);
    const expected = statuses.map(([status, before]) =>
      status === before ? 'shipment.tracking_updated' : `shipment.${status}`,
    );
    expect((await emitted(parcel)).filter((type: string) => type !== 'shipment.last_mile_assigned')).toEqual(
      expected,
    );
    expect(row.last_mile_tracking_number).toBe(
      path.includes('in_transit/handed_to_last_mile') ? parcel.id.replace('SMP', 'SLM') : null,
    );
  });

  it("shows the carrier's code and a place", async () => {
    const parcel = await bookParcel(service);
    await pass(91);
    const [, event] = (await parcel.detail()).events;
    expect(event).toMatchObject({ carrier_status: 'PU', location: 'Hong Kong', description: 'Picked up' });
    for (let step = 0; step < 3; step++) await pass(91);
    expect((await parcel.detail()).events.at(-1)).toMatchObject({
      carrier_status: 'ARR',
      location: 'United States',
    });
  });

  it.each([
    ['PO-1', [0, 0, 0, 0, 0, 0, 0]],
    ['SANDBOX-CUSTOMS', [0, 0, 0, 0, 2, 2, 2, 2]],
    ['SANDBOX-EXCEPTION', [0, 0, 0, 0, 1, 1]],
    ['SANDBOX-LOST', [0, 0, 0, null]],
    ['SANDBOX-RETURN', [0, 0, 0, 0, 0, null, null]],
  ])('sets the delivery time of %s by the transit days at booking, and adds delays', async (reference_no, days) => {
    const parcel = await bookParcel(service, { change: { reference_no } });
    const pool = service.database.db.pool;
    const { rows } = await pool.query("select transit_days_max from service where code = 'HKASTDGGSTCM'");
    const eta = async () =>
      (await service.call('get', `/tracking/${parcel.id}`)).body.data.eta as string | null;
    const booked = await eta();
    const transitMs = Date.parse(booked ?? '') - service.clock.now().getTime();
    expect(Math.abs(transitMs - rows[0].transit_days_max * 86_400_000)).toBeLessThan(60_000);
    for (const late of days) {
      await pass(91);
      const now = await eta();
      expect(now === null ? null : (Date.parse(now) - Date.parse(booked ?? '')) / 86_400_000).toBe(late);
    }
    for (let step = 0; step < 4; step++) await pass(91);
    expect(await eta()).toBeNull();
  });

  it('sets a delivery time for live shipments of the sandbox carrier too', async () => {
    const account = await fundedAccount(service);
    const { body } = await create(service, order(), account.liveKey);
    const { data } = (await service.call('get', `/tracking/${body.data.id}`, account.liveKey)).body;
    expect(Date.parse(data.eta)).toBeGreaterThan(service.clock.now().getTime());
  });

  it('emits the photo event after the delivery of SANDBOX-POD', async () => {
    const parcel = await bookParcel(service, { change: { reference_no: 'SANDBOX-POD' } });
    for (let step = 0; step < 8; step++) await pass(91);
    expect((await emitted(parcel)).slice(-2)).toEqual(['shipment.delivered', 'shipment.pod_available']);
  });

  it('makes each step once, with any number of workers', async () => {
    const parcels = await Promise.all(Array.from({ length: 45 }, () => bookParcel(service)));
    ahead += 91;
    await service.database.setClock(`${ahead} seconds`);
    const taken = await Promise.all(Array.from({ length: 4 }, () => advanceTestFeed(service.context)));
    expect(taken.reduce((sum, count) => sum + count)).toBe(45);
    for (const parcel of parcels) expect(await emitted(parcel)).toEqual(['shipment.picked_up']);
  });

  it('repeats the step of a worker that died, and does not catch up after a pause', async () => {
    const parcel = await bookParcel(service);
    await service.database.db.pool.query(
      `update shipment set next_checkpoint_at = sampan_clock() + interval '30 seconds' where tracking_number = $1`,
      [parcel.id],
    );
    expect(await pass(31)).toBe(1);
    expect(await pass(7_200)).toBe(1);
    expect(await pass(1)).toBe(0);
    expect(await pass(90)).toBe(1);
  });

  it('continues from an event that a test records: skips earlier steps, and ends with the shipment', async () => {
    const parcel = await bookParcel(service);
    await pass(91);
    await parcel.checkpoint(1, { status: 'returning' });
    expect(await pass(91)).toBe(1);
    expect((await emitted(parcel)).slice(-2)).toEqual(['shipment.returning', 'shipment.returned']);
    expect((await parcel.detail()).events.at(-1)).toMatchObject({
      status: 'returned',
      location: 'Hong Kong',
    });
    const other = await bookParcel(service);
    await other.checkpoint(1, { status: 'returned' });
    expect(await other.row()).toMatchObject({ status: 'returned', next_checkpoint_at: null });
    expect(await pass(91)).toBe(0);
  });

  it('stops after a cancellation, and waits while one is in flight', async () => {
    const parcel = await bookParcel(service);
    const setLock = (until: string) =>
      service.database.db.pool.query(
        `update shipment set cancel_locked_until = ${until} where tracking_number = $1`,
        [parcel.id],
      );
    await setLock("sampan_clock() + interval '200 seconds'");
    expect(await pass(91)).toBe(0);
    // If the canceling process died, the reconciler finishes the cancellation. The feed waits until then.
    expect(await pass(200)).toBe(0);
    await setLock('null');
    expect(await pass(1)).toBe(1);
    const cancelled = await bookParcel(service);
    await service.call('post', `/shipments/${cancelled.id}/cancel`);
    expect(await pass(91)).toBe(1);
    expect(await emitted(cancelled)).toEqual(['shipment.cancelled']);
    expect(await cancelled.row()).toMatchObject({ status: 'cancelled', next_checkpoint_at: null });
  });

  it('runs only in test mode', async () => {
    const parcel = await bookParcel(service);
    await service.database.db.pool.query(
      'update account set hold_exempt = true, credit_limit_cents = 1000000',
    );
    const live = await bookParcel(service, { live: true });
    expect((await live.row()).next_checkpoint_at).toBeNull();
    expect((await parcel.row()).next_checkpoint_at).not.toBeNull();
  });

  it('has another interval, or is off, with TEST_FEED_SECONDS', async () => {
    for (const [seconds, expected] of [
      ['10', '00:00:10'],
      ['0', null],
    ] as const) {
      const other = await startTestService({ env: { TEST_FEED_SECONDS: seconds } });
      const parcel = await bookParcel(other);
      const { rows } = await other.database.db.pool.query(
        `select date_trunc('second', next_checkpoint_at - updated_at + interval '0.5 seconds')::text as wait
          from shipment where tracking_number = $1`,
        [parcel.id],
      );
      expect(rows).toEqual([{ wait: expected }]);
      await other.stop();
    }
  });
});

describe('each path of the feed', () => {
  it('uses codes of the sandbox carrier, and reaches its end', () => {
    for (const reference of [null, 'SANDBOX-POD', ...Object.keys(stories)]) {
      const path = scenarioSteps(reference);
      let status: CheckpointStatus = 'label_created';
      for (const [index, step] of path.entries()) {
        const next = findNextStep({ reference_no: reference, status, feed_step: index });
        expect(next).toMatchObject({ step, stepsDone: index + 1, isLast: index + 1 === path.length });
        status = sandboxCodes[step.code]?.status ?? status;
      }
      expect(findNextStep({ reference_no: reference, status, feed_step: path.length })).toBeNull();
    }
    expect(checkpointAt(0).status).toBeNull();
  });
});

it('a shipment shows its newest 1,000 tracking events in every response and event, and stores all', async () => {
  const { data } = await accepted(service, order());
  const id = data.tracking_number;
  const { pool } = service.database.db;
  await pool.query(
    `insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
      select 'tev_' || n, $2, $1, n, 'in_transit', n::text, timestamptz '2098-01-01' + n * interval '1 second'
        from generate_series(2, 1200) n`,
    [id, service.account.id],
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
