import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { reconcileManifests } from '../../src/manifest/create-manifest.ts';
import {
  bookTest,
  closeManifest,
  copyShipment,
  type ManifestWorld,
  openManifestWorld,
} from '../support/manifest/manifest-world.ts';
import { pollUntil } from '../support/poll.ts';
import type { TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { sendBack, sold } from '../support/shipment/returns.ts';

let world: ManifestWorld;
let service: TestService;
beforeAll(async () => {
  world = await openManifestWorld();
  ({ service } = world);
});
afterAll(() => world.stop());
afterEach(async () => {
  world.manifestFault = null;
  await service.database.setClock('0 seconds');
});

const detail = async (id: string, key?: string) =>
  (await service.call('get', `/shipments/${id}`, key)).body.data;
const eventsOf = (id: string) =>
  world.query(
    `select type, body::json #>> '{data,object,status}' as status from event
      where body::json #>> '{data,object,id}' = $1 order by position`,
    [id],
  );
const traces = async () =>
  (
    await world.query(
      `select (select count(*)::int from manifest) as manifests, (select count(*)::int from shipment where manifest_id is not null) as shipments,
        (select count(*)::int from event where type like 'manifest.%') as events, (select count(*)::int from audit_entry where action = 'manifest.requested') as entries,
        (select max(updated_at)::text from shipment) as changed`,
    )
  )[0];

describe('201', () => {
  it('closes our own sheet alone if the carrier has no manifests', async () => {
    await world.book();
    world.manifestFault = { status: 501, body: { error: { code: 'NOT_OFFERED', message: 'none' } } };
    const { status, body } = await world.close();
    expect([status, body.data.status, body.data.carrier_manifest_number]).toEqual([201, 'closed', null]);
    world.manifestFault = null;
  });

  it('closes all shipments of the carrier that wait, and reports it once', async () => {
    const ids = await bookTest(service, 3);
    const { status, body } = await closeManifest(service);
    expect([status, body.message]).toEqual([201, 'created']);
    expect(body.data).toEqual({
      id: expect.stringMatching(/^mft_[0-9a-f]{32}$/),
      livemode: false,
      status: 'closed',
      carrier_code: 'sandbox',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      shipment_count: 3,
      parcel_count: 3,
      weight_kg: 3 * (order().parcels[0]?.weight_kg ?? 0),
      carrier_manifest_number: null,
      error: null,
      created_at: expect.any(String),
      closed_at: expect.any(String),
    });
    for (const id of ids) expect((await detail(id)).manifest_id).toBe(body.data.id);
    expect(await eventsOf(body.data.id)).toEqual([{ type: 'manifest.closed', status: 'closed' }]);
  });

  it('shows each shipment as changed to a client that polls', async () => {
    const ids = await bookTest(service, 3);
    const { rows } = await service.database.db.pool.query('select max(updated_at) as at from shipment');
    await closeManifest(service, { shipment_ids: ids });
    const { body } = await service.call('get', `/shipments?updated_after=${rows[0].at}`);
    expect(body.data.data.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
  });

  it('closes the named shipments only, in any letter case and each once', async () => {
    const [first = '', second = '', other = ''] = await bookTest(service, 3);
    const { status, body } = await closeManifest(service, {
      shipment_ids: [first, second.toLowerCase(), first],
    });
    expect([status, body.data.shipment_count]).toEqual([201, 2]);
    expect((await detail(other)).manifest_id).toBeNull();
    await closeManifest(service);
  });

  it('closes only shipments that were booked before a time', async () => {
    const [early = '', late = ''] = await bookTest(service, 2);
    const { created_at } = await detail(late);
    const { body } = await closeManifest(service, { created_before: created_at });
    expect(body.data.shipment_count).toBe(1);
    expect([(await detail(early)).manifest_id, (await detail(late)).manifest_id]).toEqual([
      body.data.id,
      null,
    ]);
    await closeManifest(service);
  });

  it('shares out more shipments than one manifest has between requests of the same moment', async () => {
    const account = await service.createAccount();
    const [only = ''] = await bookTest(service, 1, account.testKey);
    await copyShipment(world, only, 1_005);
    const { kysely } = service.database.db;
    const answers = await kysely.transaction().execute(async (tx) => {
      // Both requests find the same 1,000, and wait for one of them.
      const { trackingNumber } = await tx
        .selectFrom('shipment')
        .select((is) => is.fn.min('tracking_number').as('trackingNumber'))
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow();
      await tx
        .selectFrom('shipment')
        .select('tracking_number')
        .where('tracking_number', '=', trackingNumber)
        .forUpdate()
        .execute();
      const sent = [0, 1].map(() => closeManifest(service, {}, account.testKey).then((answer) => answer));
      const waits = () =>
        world.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
      expect(await pollUntil(async () => (await waits()).length === 2, 20_000)).toBe(true);
      return sent;
    });
    const closed = await Promise.all(answers);
    expect(closed.map(({ status }) => status)).toEqual([201, 201]);
    expect(closed.map(({ body }) => body.data.shipment_count).sort()).toEqual([1_000, 5]);
  });

  it('closes nothing of another mode or account', async () => {
    const other = await service.createAccount();
    const [theirs = ''] = await bookTest(service, 1, other.testKey);
    const live = await world.book();
    const [own = ''] = await bookTest(service, 1);
    expect((await closeManifest(service)).body.data.shipment_count).toBe(1);
    expect((await detail(theirs, other.testKey)).manifest_id).toBeNull();
    expect((await detail(live, world.account.liveKey)).manifest_id).toBeNull();
    expect((await detail(own)).manifest_id).not.toBeNull();
    await world.close();
  });

  it('replays the stored response under the same key, and closes nothing more', async () => {
    await bookTest(service, 1);
    const send = () =>
      service.call('post', '/manifests').set('Idempotency-Key', 'replayed').send({ carrier_code: 'sandbox' });
    const first = await send();
    await bookTest(service, 1);
    const before = await traces();
    const second = await send();
    expect([second.status, second.text, second.headers['idempotent-replayed']]).toEqual([
      201,
      first.text,
      'true',
    ]);
    expect(await traces()).toEqual(before);
    await closeManifest(service);
  });

  it('closes the manifest at a carrier that has its own, and keeps its number', async () => {
    const ids = [await world.book(), await world.book()].sort();
    const { status, body } = await world.close();
    const { id } = body.data;
    expect([status, body.data.carrier_manifest_number]).toEqual([201, `PXM-${id}`]);
    const calls = await world.received('closeManifest');
    expect(calls.at(-1)?.body).toEqual({ reference: id, carrier: 'http', day: body.data.day, bookings: ids });
    expect(
      await world.query('select operation, outcome from carrier_call where tracking_number = $1', [id]),
    ).toEqual([{ operation: 'manifest', outcome: 'closed' }]);
  });

  it('lets a shipment on it be cancelled, which stays on it', async () => {
    const [first = ''] = await bookTest(service, 2);
    const { body } = await closeManifest(service);
    expect((await service.call('post', `/shipments/${first}/cancel`)).status).toBe(200);
    expect(await detail(first)).toMatchObject({ status: 'cancelled', manifest_id: body.data.id });
  });
});

describe('202', () => {
  it('stays closing while the result is unknown, and the reconciler closes it under the same reference', async () => {
    const id = await world.book();
    world.manifestFault = 'lose';
    const { status, body } = await world.close({}, 'unknown');
    expect([status, body.data.status, body.data.closed_at]).toEqual([202, 'closing', null]);
    const manifest = body.data.id;
    expect((await detail(id, world.account.liveKey)).manifest_id).toBe(manifest);
    expect(await eventsOf(manifest)).toEqual([]);
    await service.database.setClock('1 second');
    expect(await reconcileManifests(service.context)).toBe(1);
    expect(await eventsOf(manifest)).toEqual([]);
    world.manifestFault = null;
    await service.database.setClock('2 seconds');
    expect(await reconcileManifests(service.context)).toBe(1);
    expect(await eventsOf(manifest)).toEqual([{ type: 'manifest.closed', status: 'closed' }]);
    const read = await service.call('get', `/manifests/${manifest}`, world.account.liveKey);
    expect(read.body.data).toMatchObject({ status: 'closed', carrier_manifest_number: `PXM-${manifest}` });
    // The response is what was true then.
    expect((await world.close({}, 'unknown')).status).toBe(202);
    expect(await reconcileManifests(service.context)).toBe(0);
  });

  it('stays closing if a carrier that closed one before answers that it has none, as a proxy without its gateway does', async () => {
    await world.book();
    await world.close();
    const id = await world.book();
    world.manifestFault = { status: 404, body: '<html>not found</html>' };
    const { status, body } = await world.close({}, 'lost');
    expect([status, body.data.status]).toEqual([202, 'closing']);
    expect(await eventsOf(body.data.id)).toEqual([]);
    world.manifestFault = null;
    await service.database.setClock('3 seconds');
    expect(await reconcileManifests(service.context)).toBe(1);
    expect((await detail(id, world.account.liveKey)).manifest_id).toBe(body.data.id);
    const read = await service.call('get', `/manifests/${body.data.id}`, world.account.liveKey);
    expect(read.body.data.carrier_manifest_number).toBe(`PXM-${body.data.id}`);
  });

  it('frees the shipments if the carrier then refuses', async () => {
    const id = await world.book();
    world.manifestFault = 'drop';
    const { status, body } = await world.close();
    expect(status).toBe(202);
    await service.call('post', `/shipments/${id}/cancel`, world.account.liveKey).expect(200);
    world.manifestFault = null;
    await service.database.setClock('1 second');
    await reconcileManifests(service.context);
    const manifest = body.data.id;
    expect(await eventsOf(manifest)).toEqual([{ type: 'manifest.failed', status: 'failed' }]);
    const read = await service.call('get', `/manifests/${manifest}`, world.account.liveKey);
    expect(read.body.data).toMatchObject({
      status: 'failed',
      error: { code: 'BOOKING_CANCELLED', message: 'a booking was cancelled', shipment_ids: [id] },
    });
    expect((await detail(id, world.account.liveKey)).manifest_id).toBeNull();
  });
});

describe('400', () => {
  it.each([
    ['no carrier', { carrier_code: undefined }, ['carrier_code']],
    ['a carrier that is no code', { carrier_code: 'DHL Express' }, ['carrier_code']],
    ['an unknown carrier', { carrier_code: 'dhl-express' }, ['carrier_code']],
    ['a carrier of live mode', { carrier_code: 'http' }, ['carrier_code']],
    ['an empty list', { shipment_ids: [] }, ['shipment_ids']],
    ['1,001 shipments', { shipment_ids: Array(1_001).fill('SMP4072618350929') }, ['shipment_ids']],
    ['a shipment that is no text', { shipment_ids: [7] }, ['shipment_ids', 0]],
    ['an unknown property', { note: 'x' }, ['note']],
    ['a time without a zone', { created_before: '2026-11-28T17:00:00' }, ['created_before']],
    [
      'a time beside shipments',
      { shipment_ids: ['SMP4072618350929'], created_before: '2026-11-28T17:00:00Z' },
      ['created_before'],
    ],
  ])('refuses %s, and closes nothing', async (_, change, path) => {
    const before = await traces();
    const { status, body } = await closeManifest(service, change);
    expect([status, body.sysCode, body.data[0].path]).toEqual([400, '1500101', path]);
    expect(await traces()).toEqual(before);
  });

  it('refuses an unknown carrier in live mode, and none that is connected and has nothing to close', async () => {
    const { liveKey } = await service.createAccount();
    const close = async (carrier_code: string) => {
      const { body } = await service
        .call('post', '/manifests', liveKey)
        .set('Idempotency-Key', crypto.randomUUID())
        .send({ carrier_code });
      return [body.status, body.sysCode, body.data?.[0]?.path];
    };
    expect(await close('dhl-express')).toEqual([400, '1500101', ['carrier_code']]);
    expect(await close('http')).toEqual([409, '1500160', undefined]);
  });

  it('refuses a request without a key', async () => {
    const { status, body } = await service.call('post', '/manifests').send({ carrier_code: 'sandbox' });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^IDEMPOTENCY_KEY_REQUIRED: /)]);
  });
});

describe('409', () => {
  it('names each shipment that cannot be closed with its reason, and closes none of the others', async () => {
    const ids = await bookTest(service, 8);
    const [cancelled, onOne, moved, cancelling, intercepted, failed, undecided, good] = ids;
    await service.call('post', `/shipments/${cancelled}/cancel`).expect(200);
    const { body: one } = await closeManifest(service, { shipment_ids: [onOne] });
    const set = (change: string, id: string | undefined) =>
      world.query(`update shipment set ${change} where tracking_number = $1`, [id]);
    await set("status = 'picked_up'", moved);
    await set("cancel_locked_until = sampan_clock() + interval '1 hour'", cancelling);
    await set('intercepting = true', intercepted);
    await set("dispatch_status = 'failed'", failed);
    await set("dispatch_status = 'pending'", undecided);
    const other = await service.createAccount();
    const [theirs = ''] = await bookTest(service, 1, other.testKey);
    const before = await traces();
    const sent = [...ids, theirs, 'SMP0000000000000', 'x'];
    const { status, body } = await closeManifest(service, { shipment_ids: sent });
    expect([status, body.message, body.sysCode]).toEqual([
      409,
      'MANIFEST_SHIPMENTS_REFUSED: some shipments cannot be on this manifest; see data',
      '1500161',
    ]);
    expect(
      body.data.map(({ path, code, message }: { path: [string, number]; code: string; message: string }) => [
        path[1],
        code,
        message.slice(message.indexOf(':') + 2),
      ]),
    ).toEqual([
      [0, 'SHIPMENT_CANCELLED', 'the shipment was cancelled'],
      [1, 'SHIPMENT_ON_MANIFEST', `the shipment is on ${one.data.id} already`],
      [2, 'SHIPMENT_NOT_WAITING', 'the shipment is picked_up'],
      [3, 'SHIPMENT_NOT_WAITING', 'a cancellation is in progress'],
      [4, 'SHIPMENT_NOT_WAITING', 'an interception is in progress'],
      [5, 'SHIPMENT_NOT_WAITING', 'the label failed: cancel the shipment and book again'],
      [6, 'DISPATCH_PENDING', 'the carrier has not confirmed the booking yet'],
      [8, 'NOT_FOUND', 'no shipment has this number'],
      [9, 'NOT_FOUND', 'no shipment has this number'],
      [10, 'NOT_FOUND', 'no shipment has this number'],
    ]);
    expect(await traces()).toEqual(before);
    // Without names, exactly the shipment that can be closed is closed.
    const all = await closeManifest(service);
    expect(all.body.data.shipment_count).toBe(1);
    expect((await detail(good ?? '')).manifest_id).toBe(all.body.data.id);
    await set("cancel_locked_until = null, intercepting = false, status = 'cancelled'", cancelling);
    await set("intercepting = false, status = 'cancelled'", intercepted);
    await set("dispatch_status = 'accepted', status = 'cancelled'", undecided);
  });

  it('names a return, which its sender hands over, and leaves it out of all that wait', async () => {
    const delivered = await sold(service);
    const { body } = await sendBack(service, delivered).expect(201);
    const id = body.data.id;
    const before = await traces();
    const refused = await closeManifest(service, { shipment_ids: [id] });
    expect([refused.status, refused.body.data]).toEqual([
      409,
      [
        {
          path: ['shipment_ids', 0],
          code: 'SHIPMENT_NOT_WAITING',
          message: `${id}: the shipment is a return, which its sender hands over`,
        },
      ],
    ]);
    expect((await closeManifest(service)).body.sysCode).toBe('1500160');
    expect(await traces()).toEqual(before);
  });

  it('names a shipment of another carrier', async () => {
    const id = await world.book();
    const { status, body } = await world.close({ carrier_code: 'sandbox', shipment_ids: [id] });
    expect([status, body.data]).toEqual([
      409,
      [
        {
          path: ['shipment_ids', 0],
          code: 'SHIPMENT_OF_OTHER_CARRIER',
          message: `${id}: the shipment is carried by http`,
        },
      ],
    ]);
    await world.close();
  });

  it('refuses an empty manifest. The same key can close one later', async () => {
    const other = await service.createAccount();
    const send = () =>
      service
        .call('post', '/manifests', other.testKey)
        .set('Idempotency-Key', 'later')
        .send({ carrier_code: 'sandbox' });
    const before = await traces();
    const { status, body } = await send();
    expect([status, body.sysCode, body.data]).toEqual([409, '1500160', null]);
    expect(await traces()).toEqual(before);
    await bookTest(service, 1, other.testKey);
    expect((await send()).status).toBe(201);
  });

  it('reports the refusal of the carrier with shipments on the manifest only, and frees them', async () => {
    const [first, second] = [await world.book(), await world.book()];
    world.manifestFault = {
      status: 422,
      body: {
        error: {
          code: 'ALREADY_MANIFESTED',
          message: 'a booking is on another manifest',
          bookings: [first, 'SMP0000000000000'],
        },
      },
    };
    const { status, body } = await world.close({}, 'refused by the carrier');
    expect([status, body.sysCode]).toEqual([409, '1500162']);
    expect(body.data).toEqual({
      name: 'MANIFEST_REFUSED',
      manifest_id: expect.stringMatching(/^mft_/),
      carrier_code: 'http',
      carrier_message: 'a booking is on another manifest',
      shipment_ids: [first],
    });
    expect(await eventsOf(body.data.manifest_id)).toEqual([{ type: 'manifest.failed', status: 'failed' }]);
    for (const id of [first, second])
      expect((await detail(id, world.account.liveKey)).manifest_id).toBeNull();
    world.manifestFault = null;
    expect((await world.close({ shipment_ids: [second] })).status).toBe(201);
    expect((await world.close({}, 'refused by the carrier')).body.data.shipment_count).toBe(1);
  });

  it('refuses another request under the same key', async () => {
    await bookTest(service, 1);
    const send = (body: object) =>
      service.call('post', '/manifests').set('Idempotency-Key', 'taken').send(body);
    expect((await send({ carrier_code: 'sandbox' })).status).toBe(201);
    const before = await traces();
    const { status, body } = await send({ carrier_code: 'http' });
    expect([status, body.sysCode]).toEqual([409, '1409002']);
    expect(await traces()).toEqual(before);
  });
});

describe('503', () => {
  it('leaves nothing behind if the carrier certainly was not reached, and the same key closes it later', async () => {
    const id = await world.book();
    world.manifestFault = { status: 401, body: { error: { code: 'BAD_SIGNATURE', message: 'no' } } };
    const before = await traces();
    const { status, body, headers } = await world.close({}, 'unavailable');
    expect([status, body.sysCode, headers['retry-after']]).toEqual([503, '1500121', '15']);
    const { changed: _, entries: __, ...after } = (await traces()) ?? {};
    expect(before).toMatchObject(after);
    expect((await detail(id, world.account.liveKey)).manifest_id).toBeNull();
    world.manifestFault = null;
    const again = await world.close({}, 'unavailable');
    expect([again.status, again.body.data.shipment_count]).toEqual([201, 1]);
  });
});
