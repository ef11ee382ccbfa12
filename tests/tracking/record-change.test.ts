import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordChange, type TrackingChange } from '../../src/tracking/record-change.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { eventObject } from '../support/shipment/event-object.ts';
import { bookParcel, checkpointAt, minutesAfterNoon, type Parcel } from './parcel.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
});
afterAll(() => service.stop());

const record = (parcel: Parcel, change: TrackingChange) =>
  recordChange(
    service.context,
    { account_id: service.account.id, livemode: false, tracking_number: parcel.id },
    change,
  );
const emitted = async (parcel: Parcel) =>
  (await parcel.events()).map(({ event_type, data }) => [event_type, data.sequence]);

describe('a checkpoint', () => {
  it('updates the shipment, and emits an event with the shipment as GET returns it', async () => {
    const parcel = await bookParcel(service);
    const before = await parcel.row();
    await parcel.checkpoint(1, {
      status: 'picked_up',
      location: 'Kwun Tong, Hong Kong',
      carrierStatus: 'PU',
      eta: minutesAfterNoon(900),
    });
    const detail = await parcel.detail();
    expect(detail).toMatchObject({ status: 'picked_up', delivered_at: null });
    expect(detail.updated_at > before.updated_at).toBe(true);
    expect(detail.events.at(0)).toEqual({
      occurred_at: minutesAfterNoon(1),
      occurred_at_local: null,
      status: 'picked_up',
      sub_status: null,
      description: 'Something happened',
      location: 'Kwun Tong, Hong Kong',
      carrier_status: 'PU',
    });
    const event = (await parcel.events()).at(-1);
    expect(event).toMatchObject({
      event_type: 'shipment.picked_up',
      livemode: false,
      created_at: detail.updated_at,
      data: {
        sequence: 2,
        request: null,
        object: eventObject(detail),
      },
    });
    expect(await parcel.row()).toMatchObject({ eta: minutesAfterNoon(900) });
  });

  it('emits an event when the parcel can be picked up', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { status: 'available_for_pickup' });
    expect((await emitted(parcel)).at(-1)).toEqual(['shipment.available_for_pickup', 2]);
    expect(await parcel.detail()).toMatchObject({ status: 'available_for_pickup', delivered_at: null });
  });

  it('that is repeated changes nothing', async () => {
    const parcel = await bookParcel(service);
    const checkpoint = { status: 'picked_up', carrierEventId: 'once' } as const;
    expect(await parcel.checkpoint(1, checkpoint)).toMatchObject({ result: 'recorded' });
    const { updated_at } = await parcel.row();
    expect(await parcel.checkpoint(1, checkpoint)).toMatchObject({ result: 'unchanged' });
    expect(await parcel.checkpoint(7, { ...checkpoint, status: 'delivered' })).toMatchObject({
      result: 'unchanged',
    });
    expect(await parcel.row()).toMatchObject({ updated_at, status: 'picked_up' });
    expect(await emitted(parcel)).toHaveLength(2);
  });

  it('that arrives 20 times in parallel is recorded once', async () => {
    const parcel = await bookParcel(service);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => parcel.checkpoint(1, { status: 'picked_up', carrierEventId: 'race' })),
    );
    expect(results.filter(({ result }) => result === 'recorded')).toHaveLength(1);
    expect(await emitted(parcel)).toEqual([
      ['shipment.created', 1],
      ['shipment.picked_up', 2],
    ]);
    expect((await parcel.detail()).events).toHaveLength(2);
  });

  it('is recorded with 19 parallel others, and each event has its own sequence and place', async () => {
    const parcel = await bookParcel(service);
    await Promise.all(
      Array.from({ length: 20 }, (_, minute) =>
        parcel.checkpoint(minute, {
          status: 'in_transit',
          subStatus: minute % 2 ? 'delayed' : 'customs_cleared',
        }),
      ),
    );
    const events = await parcel.events();
    expect(events.map(({ data }) => data.sequence)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    const detail = await parcel.detail();
    expect(detail.events.map((event) => event.occurred_at)).toEqual(
      [...detail.events.map((event) => event.occurred_at)].sort(),
    );
    expect(detail.events).toHaveLength(21);
    expect(await parcel.row()).toMatchObject({ status: 'in_transit', sub_status: 'delayed' });
    expect(events.at(-1)?.data.object).toEqual(eventObject(detail));
  });

  it('that arrives late is added to the history and does not change the status back', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(50, { status: 'delivered', subStatus: null });
    await parcel.checkpoint(40, { status: 'out_for_delivery', subStatus: 'handed_to_last_mile' });
    await parcel.checkpoint(30, { status: 'in_transit', subStatus: 'import_customs' });
    await parcel.checkpoint(10, { status: 'picked_up' });
    const detail = await parcel.detail();
    expect(detail).toMatchObject({ status: 'delivered', delivered_at: minutesAfterNoon(50) });
    expect(detail.events.map(({ status }) => status)).toEqual([
      'picked_up',
      'in_transit',
      'out_for_delivery',
      'delivered',
      'label_created',
    ]);
    expect(await parcel.row()).toMatchObject({ sub_status: null, eta: null });
    expect(await emitted(parcel)).toEqual([
      ['shipment.created', 1],
      ['shipment.delivered', 2],
      ['shipment.tracking_updated', 3],
      ['shipment.tracking_updated', 4],
      ['shipment.tracking_updated', 5],
    ]);
  });

  it('with an unmapped code is shown unchanged, and keeps the status', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { carrierStatus: 'ZZ9' });
    expect(await parcel.detail()).toMatchObject({
      status: 'label_created',
      events: [{ status: null, carrier_status: 'ZZ9' }, { status: 'label_created' }],
    });
  });

  it('with the same status and a new sub_status is an update', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { status: 'in_transit', subStatus: 'departed_origin' });
    await parcel.checkpoint(2, { status: 'in_transit', subStatus: 'import_customs' });
    expect((await emitted(parcel)).at(-1)).toEqual(['shipment.tracking_updated', 3]);
    expect(await parcel.row()).toMatchObject({ status: 'in_transit', sub_status: 'import_customs' });
  });

  it('clears the sub_status of the previous status: a lost and then delivered parcel is not lost', async () => {
    const parcel = await bookParcel(service);
    const subStatusAt = async (minute: number, change: Parameters<Parcel['checkpoint']>[1]) => {
      await parcel.checkpoint(minute, change);
      return (await parcel.row()).sub_status;
    };
    expect(await subStatusAt(1, { status: 'label_created', subStatus: 'info_received' })).toBe(
      // The booking's own event is later and has no sub_status.
      null,
    );
    expect(await subStatusAt(10, { status: 'exception', subStatus: 'lost' })).toBe('lost');
    expect(await subStatusAt(11, { carrierStatus: 'ZZ9' })).toBe('lost');
    expect(await subStatusAt(5, { status: 'in_transit', subStatus: 'departed_origin' })).toBe('lost');
    expect(await subStatusAt(20, { status: 'delivered' })).toBeNull();
    expect(await subStatusAt(12, { status: 'exception', subStatus: 'delayed' })).toBeNull();
    const page = await fetch(`${service.rootUrl}/track/${(await parcel.row()).track_token}`);
    expect(await page.text()).toMatch(
      /<h1>Delivered<\/h1>[\s\S]*<div class="advice"><p>Your parcel was delivered\./,
    );
  });

  it('sets the expected delivery time only if it is the latest, and never after the final status', async () => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(20, { status: 'in_transit', eta: minutesAfterNoon(500) });
    await parcel.checkpoint(10, { status: 'in_transit', eta: minutesAfterNoon(400) });
    expect((await parcel.row()).eta).toBe(minutesAfterNoon(500));
    await parcel.checkpoint(30, { status: 'in_transit' });
    expect((await parcel.row()).eta).toBe(minutesAfterNoon(500));
    await parcel.checkpoint(40, { status: 'in_transit', eta: null });
    expect((await parcel.row()).eta).toBeNull();
    await parcel.checkpoint(50, { status: 'out_for_delivery', eta: minutesAfterNoon(600) });
    await parcel.checkpoint(60, { status: 'delivered', eta: minutesAfterNoon(700) });
    expect((await parcel.row()).eta).toBeNull();
  });

  it('is refused for another account or mode, and for an invisible or unconfirmed shipment', async () => {
    const parcel = await bookParcel(service);
    const row = await parcel.row();
    const { pool } = service.database.db;
    const set = (change: string) =>
      pool.query(`update shipment set ${change} where tracking_number = $1`, [row.tracking_number]);
    const ask = (scope: { account_id: string; livemode: boolean }) =>
      recordChange(
        service.context,
        { ...scope, tracking_number: parcel.id },
        {
          checkpoint: checkpointAt(1, { status: 'picked_up' }),
        },
      );
    const own = { account_id: row.account_id, livemode: false };
    const stranger = await service.createAccount();
    expect(await ask({ ...own, livemode: true })).toEqual({ result: 'unknown' });
    expect(await ask({ ...own, account_id: stranger.id })).toEqual({ result: 'unknown' });
    await set('visible = false');
    expect(await ask(own)).toEqual({ result: 'unknown' });
    await set("visible = true, dispatch_status = 'pending'");
    expect(await ask(own)).toEqual({ result: 'unknown' });
    await set("dispatch_status = 'accepted'");
    expect(await ask(own)).toMatchObject({ result: 'recorded' });
  });
});

describe('several changes at once', () => {
  it('are one change with an event each, a microsecond apart, with the same shipment', async () => {
    const parcel = await bookParcel(service);
    await record(parcel, {
      checkpoint: checkpointAt(9, { status: 'delivered' }),
      lastMileTrackingNumber: 'QB482019337GB',
      podAvailable: true,
    });
    const detail = await parcel.detail();
    const events = (await parcel.events()).slice(1);
    expect(events.map(({ event_type, data }) => [event_type, data.sequence])).toEqual([
      ['shipment.delivered', 2],
      ['shipment.last_mile_assigned', 3],
      ['shipment.pod_available', 4],
    ]);
    for (const { data } of events) expect(data.object).toEqual(eventObject(detail));
    expect(detail.last_mile_tracking_number).toBe('QB482019337GB');
    const { rows } = await service.database.db.pool.query(
      `select s.updated_at as changed, f.last, array_agg(e.position order by e.position) as positions,
          max(e.position) - min(e.position) filter (where e.type <> 'shipment.created') as span
        from shipment s join event e using (tracking_number) join feed_clock f on f.account_id = s.account_id and not f.livemode
        where s.tracking_number = $1 group by s.updated_at, f.last`,
      [parcel.id],
    );
    expect(rows[0].span).toMatchObject({ milliseconds: 0.002 });
    expect(rows[0].changed).toBe(rows[0].last);
    expect(events.at(-1)?.created_at).toBe(detail.updated_at);
  });

  it('that are all known have no effect', async () => {
    const parcel = await bookParcel(service, { change: { reference_no: 'SANDBOX-LABEL-LATE' } });
    const change = { lastMileTrackingNumber: 'LM1', podAvailable: true, label: 'ready' } as const;
    expect(await record(parcel, change)).toMatchObject({ result: 'recorded' });
    expect(await record(parcel, change)).toMatchObject({ result: 'unchanged' });
    expect((await emitted(parcel)).slice(1)).toEqual([
      ['shipment.last_mile_assigned', 2],
      ['shipment.label_ready', 3],
      ['shipment.pod_available', 4],
    ]);
  });
});

describe('a label', () => {
  const late = () => bookParcel(service, { change: { reference_no: 'SANDBOX-LABEL-LATE' } });

  it('that failed fails the dispatch and sends one event, and a later label repairs it', async () => {
    const parcel = await late();
    const { updated_at } = await parcel.row();
    expect(await record(parcel, { label: 'failed' })).toMatchObject({ result: 'recorded' });
    expect(await record(parcel, { label: 'failed' })).toMatchObject({ result: 'unchanged' });
    const failed = await parcel.row();
    expect(failed.dispatch_status).toBe('failed');
    expect(failed.updated_at > updated_at).toBe(true);
    await record(parcel, { label: 'ready' });
    expect((await parcel.row()).dispatch_status).toBe('accepted');
    expect(await record(parcel, { label: 'failed' })).toMatchObject({ result: 'unchanged' });
    expect(await emitted(parcel)).toEqual([
      ['shipment.created', 1],
      ['shipment.label_failed', 2],
      ['shipment.label_ready', 3],
    ]);
  });

  it('that was ready at booking is never removed or reported again', async () => {
    const parcel = await bookParcel(service);
    for (const label of ['failed', 'ready'] as const) {
      expect(await record(parcel, { label })).toMatchObject({ result: 'unchanged' });
    }
    expect(await parcel.detail()).toMatchObject({ dispatch_status: 'accepted', label_available: true });
    expect(await emitted(parcel)).toEqual([['shipment.created', 1]]);
  });
});

describe('a cancelled shipment', () => {
  it('has no label: a late notice of it changes nothing and sends no event', async () => {
    const parcel = await bookParcel(service, { change: { reference_no: 'SANDBOX-LABEL-LATE' } });
    await service.call('post', `/shipments/${parcel.id}/cancel`, service.account.testKey).expect(200);
    for (const label of ['ready', 'failed'] as const) {
      expect(await record(parcel, { label })).toMatchObject({ result: 'unchanged' });
    }
    expect(await parcel.detail()).toMatchObject({ dispatch_status: 'accepted', label_available: false });
    expect((await emitted(parcel)).map(([type]) => type)).toEqual(['shipment.created', 'shipment.cancelled']);
  });

  it('stays cancelled after any checkpoint, and its history has the checkpoint', async () => {
    const parcel = await bookParcel(service);
    const now = new Date(Date.now() + 60_000).toISOString().replace('Z', '000Z');
    await parcel.checkpoint(0, { status: 'label_created', subStatus: 'info_received', occurredAt: now });
    expect((await parcel.row()).sub_status).toBe('info_received');
    await service.call('post', `/shipments/${parcel.id}/cancel`);
    expect((await parcel.row()).sub_status).toBeNull();
    expect(await parcel.checkpoint(1, { status: 'picked_up' })).toMatchObject({ result: 'recorded' });
    const detail = await parcel.detail();
    expect(detail.status).toBe('cancelled');
    expect(detail.events.map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'label_created',
      'label_created',
      'picked_up',
    ]);
  });
});
