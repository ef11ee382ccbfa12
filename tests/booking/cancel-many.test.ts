import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  findCancellation,
  listFailedCancellations,
  takeDueCancellations,
} from '../../db/query/booking/shipment-cancellation.ts';
import { cancelDueShipments, requestCancellations } from '../../src/booking/cancel-many.ts';
import { runJob } from '../../src/job/maintenance.ts';
import { newId } from '../../src/runtime.ts';
import { booked, type CancelWorld, cancelled, openCancelWorld } from '../support/shipment/cancel-world.ts';
import { bookLive } from '../support/shipment/partner-booking.ts';

let world: CancelWorld;
beforeAll(async () => {
  world = await openCancelWorld('25000');
});
afterAll(() => world.stop());
afterEach(async () => {
  await world.query('delete from shipment_cancellation');
  await world.reset();
});

const context = () => world.service.context;
const pass = (time: string) => world.service.database.setClock(time);
const request = (ids: readonly string[], accountId = world.account.id, id = newId('cnl', new Date())) =>
  requestCancellations(
    context(),
    {
      scope: { accountId, livemode: true },
      actor: { accountId, email: 'clerk@shop.example', ip: '192.0.2.1', now: new Date() },
      requestId: 'req-1',
    },
    { id, trackingNumbers: ids },
  );
const book = async (count: number) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push(await bookLive(world.service, world.account));
  return ids;
};
const states = async () =>
  (await world.query('select state, error from shipment_cancellation order by id, position')).map(
    ({ state, error }) => [state, error === null ? null : JSON.parse(String(error)).sysCode],
  );

describe('a request to cancel shipments', () => {
  it('cancels each once, by the person who asked, with events that name the request', async () => {
    const [first = '', second = ''] = await book(2);
    const id = newId('cnl', new Date());
    expect(await request([first, second], undefined, id)).toBe(true);
    expect(await request([first, second], undefined, id)).toBe(false);
    expect(world.gateway.received.cancel).toBe(0);
    expect(await world.traces(first)).toEqual(booked);
    expect(await cancelDueShipments(context())).toBe(2);
    expect([await world.traces(first), await world.traces(second)]).toEqual([cancelled, cancelled]);
    expect(world.gateway.received.cancel).toBe(2);
    expect(await states()).toEqual([
      ['cancelled', null],
      ['cancelled', null],
    ]);
    const entries = await world.query(
      `select email, subject, address from audit_entry where action = 'shipment.cancel_requested' and subject = any($1) order by address nulls last, subject`,
      [['2', first, second]],
    );
    expect(entries).toEqual([
      { email: 'clerk@shop.example', subject: '2', address: '192.0.2.1' },
      ...[first, second]
        .toSorted()
        .map((subject) => ({ email: 'clerk@shop.example', subject, address: null })),
    ]);
    const [event] = await world.query(
      "select body from event where tracking_number = $1 and type = 'shipment.cancelled'",
      [first],
    );
    expect(String(event?.body)).toContain('req-1');
  });

  it('has the reason of a carrier that refuses, and tries the others too', async () => {
    const ids = await book(2);
    world.gateway.refusesCancels = true;
    await request(ids);
    expect(await cancelDueShipments(context())).toBe(2);
    expect((await states()).map(([state]) => state)).toEqual(['failed', 'failed']);
    for (const id of ids) expect(await world.traces(id)).toEqual(booked);
    await pass('1 day');
    expect(await cancelDueShipments(context())).toBe(0);
  });

  it('waits for a booking that its carrier has not confirmed yet', async () => {
    const [id = ''] = await book(1);
    const setDispatch = (status: string) =>
      world.query('update shipment set dispatch_status = $2 where tracking_number = $1', [id, status]);
    await setDispatch('pending');
    await request([id]);
    expect(await cancelDueShipments(context())).toBe(1);
    expect([await states(), world.gateway.received.cancel]).toEqual([[['waiting', null]], 0]);
    expect(await cancelDueShipments(context())).toBe(0);
    await setDispatch('accepted');
    await pass('61 seconds');
    expect(await cancelDueShipments(context())).toBe(1);
    expect([await states(), await world.traces(id)]).toEqual([[['cancelled', null]], cancelled]);
  });

  it('counts a shipment that could not be cancelled, until it is cancelled all the same', async () => {
    const ids = await book(2);
    const scope = { accountId: world.account.id, livemode: true };
    const { kysely } = world.service.database.db;
    const requestId = newId('cnl', new Date());
    world.gateway.refusesCancels = true;
    await request(ids, undefined, requestId);
    await cancelDueShipments(context());
    expect(await findCancellation(kysely, scope, requestId)).toMatchObject({ all: 2, waiting: 0, failed: 2 });
    world.gateway.refusesCancels = false;
    await world.service.sdk(world.account.liveKey).shipments.cancel(ids[0] ?? '');
    expect(await findCancellation(kysely, scope, requestId)).toMatchObject({ all: 2, waiting: 0, failed: 1 });
    expect(
      (await listFailedCancellations(kysely, scope, requestId)).map(({ tracking_number }) => tracking_number),
    ).toEqual(ids.slice(1));
  });

  it('is finished by another worker if the first one dies, and by only one', async () => {
    const [id = ''] = await book(1);
    await request([id]);
    const [dead] = await takeDueCancellations(context().db, 5, 60);
    expect(dead?.tracking_number).toBe(id);
    expect(await cancelDueShipments(context())).toBe(0);
    expect(await world.traces(id)).toEqual(booked);
    await pass('61 seconds');
    expect(await Promise.all([cancelDueShipments(context()), cancelDueShipments(context())])).toContain(1);
    expect([await world.traces(id), world.gateway.received.cancel]).toEqual([cancelled, 1]);
    expect(await states()).toEqual([['cancelled', null]]);
  });

  it('of one account does not delay that of another', async () => {
    const ids = await book(6);
    await request(ids);
    const other = await world.service.createAccount();
    await request(['SMP0000000000001'], other.id);
    const taken = await takeDueCancellations(context().db, 2, 60);
    expect(taken.map(({ account_id }) => account_id).toSorted()).toEqual(
      [other.id, world.account.id].toSorted(),
    );
  });

  it('is deleted after its retention, and not before it has ended', async () => {
    const [id = ''] = await book(1);
    await request([id]);
    const days = context().config.batch.retentionDays + 1;
    await pass(`${days} days`);
    await runJob(context(), 'expire-batches');
    expect(await states()).toEqual([['waiting', null]]);
    await cancelDueShipments(context());
    await runJob(context(), 'expire-batches');
    expect(await states()).toEqual([]);
  });
});
