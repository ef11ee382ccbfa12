import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cacheTracking } from '../../db/query/tracking/tracking.ts';
import { deleteExpiredTracking } from '../../src/job/expire.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { bookParcel, checkpointAt, minutesAfterNoon, type Parcel, parcelOf } from '../tracking/parcel.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
});
afterAll(() => service.stop());
beforeEach(() => service.database.setClock('0 seconds'));

const track = async (number: string, key?: string | null) => {
  const { status, body, text, headers } = await service.call('get', `/tracking/${number}`, key);
  expect(headers['cache-control']).toBe('no-store');
  return { status, data: body.data, body, text, cache: headers['x-service-cache'] };
};
const set = (id: string, change: string) =>
  service.database.db.pool.query(`update shipment set ${change} where tracking_number = $1`, [id]);

async function delivered(change: Partial<OrderBody> = {}): Promise<Parcel> {
  const parcel = await bookParcel(service, { change });
  await parcel.checkpoint(1, { status: 'in_transit', subStatus: 'handed_to_last_mile' });
  await parcel.checkpoint(2, { status: 'delivered' });
  return parcel;
}

describe('200', () => {
  it('shows the current status, in exactly the fields of the record', async () => {
    const parcel = await bookParcel(service);
    await set(parcel.id, "last_mile_tracking_number = 'QB482019337GB'");
    await parcel.checkpoint(1, {
      status: 'in_transit',
      subStatus: 'departed_origin',
      location: 'Hong Kong',
      carrierStatus: 'DEP',
      eta: minutesAfterNoon(9_000),
    });
    const answer = await track(parcel.id);
    expect(answer).toMatchObject({ status: 200, cache: 'bypass' });
    const { waybill_number } = await parcel.row();
    expect(answer.data).toEqual({
      tracking_number: parcel.id,
      waybill_number,
      last_mile_tracking_number: 'QB482019337GB',
      status: 'in_transit',
      sub_status: 'departed_origin',
      eta: minutesAfterNoon(9_000),
      delivered_at: null,
      carrier_code: 'sandbox',
      destination_country: 'US',
      events: (await parcel.detail()).events,
    });
    expect(answer.data.events).toHaveLength(2);
    for (const number of [waybill_number, 'QB482019337GB']) {
      expect((await track(number ?? '')).text).toBe(answer.text);
    }
  });

  it('shows no persons, prices or references', async () => {
    const canary = 'Canary';
    const party = {
      contact_name: `${canary} name`,
      phone: `${canary} phone`,
      city: `${canary} city`,
      address: `${canary} address`,
      district: `${canary} district`,
      region: `${canary} region`,
      postal_code: `${canary} code`,
    };
    const parcel = await delivered({
      recipient: { ...party, country_code: 'US', email: 'canary@shop.example' },
      sender: { ...party, country_code: 'HK' },
      reference_no: `${canary}-1`,
      tags: [canary],
      metadata: { note: canary },
      items: [{ ...order().items[0], description: `${canary} item`, quantity: 1 }],
    });
    expect((await track(parcel.id)).text).not.toMatch(/canary/i);
    expect((await track(parcel.id)).text).not.toMatch(/canary/i);
  });

  it('returns the newest of several shipments with the same last-mile number', async () => {
    const older = await bookParcel(service);
    const newer = await bookParcel(service);
    for (const { id } of [older, newer]) await set(id, "last_mile_tracking_number = 'SAME'");
    expect((await track('SAME')).data.tracking_number).toBe(newer.id);
  });
});

describe('the tracking cache', () => {
  it.each([
    'delivered',
    'returned',
    'cancelled',
  ])('is written, then read, for a %s shipment', async (status) => {
    const parcel = await bookParcel(service);
    await parcel.checkpoint(1, { status: 'in_transit', eta: minutesAfterNoon(60) });
    await set(parcel.id, `status = '${status}'`);
    const first = await track(parcel.id);
    expect(first).toMatchObject({ status: 200, cache: 'miss', data: { status, eta: null } });
    const { waybill_number } = await parcel.row();
    for (const number of [parcel.id, parcel.id, waybill_number ?? '']) {
      const again = await track(number);
      expect(again).toMatchObject({ status: 200, cache: 'hit', text: first.text });
    }
  });

  it('is bypassed for a shipment in transit', async () => {
    const parcel = await bookParcel(service);
    for (const status of ['picked_up', 'in_transit', 'exception', 'returning'] as const) {
      await parcel.checkpoint(1, { status });
      expect(await track(parcel.id)).toMatchObject({ cache: 'bypass', data: { status } });
    }
  });

  it('is invalidated by a later event, in every process at once', async () => {
    const parcel = await delivered();
    await track(parcel.id);
    expect(await track(parcel.id)).toMatchObject({ cache: 'hit', data: { events: { length: 3 } } });
    await parcel.checkpoint(0, { status: 'picked_up' });
    expect(await track(parcel.id)).toMatchObject({ cache: 'miss', data: { events: { length: 4 } } });
    expect(await track(parcel.id)).toMatchObject({ cache: 'hit', data: { events: { length: 4 } } });
  });

  it('ignores a result that was read before a later change', async () => {
    const parcel = await delivered();
    const stale = await parcel.row();
    const { data } = await track(parcel.id);
    await parcel.checkpoint(0, { status: 'picked_up' });
    await cacheTracking(
      service.database.db,
      { accountId: stale.account_id, livemode: stale.livemode },
      stale,
      data,
    );
    expect(await track(parcel.id)).toMatchObject({ cache: 'miss', data: { events: { length: 4 } } });
  });

  it('is not used for another account, the other mode or a hidden shipment', async () => {
    const parcel = await delivered();
    await track(parcel.id);
    const { waybill_number } = await parcel.row();
    const stranger = await service.createAccount();
    for (const number of [parcel.id, waybill_number ?? '']) {
      for (const key of [stranger.testKey, stranger.liveKey, service.account.liveKey]) {
        expect(await track(number, key)).toMatchObject({ status: 404, cache: 'bypass' });
      }
    }
    await set(parcel.id, 'visible = false');
    expect(await track(parcel.id)).toMatchObject({ status: 404, cache: 'bypass' });
  });

  it("separates two accounts' shipments with the same last-mile number", async () => {
    const mine = await delivered();
    await set(mine.id, "last_mile_tracking_number = 'SHARED'");
    const stranger = await service.createAccount();
    const { body } = await service
      .call('post', '/shipments', stranger.testKey)
      .set('Idempotency-Key', 'theirs')
      .send(order());
    const theirs = parcelOf(service, body.data.id, stranger.testKey);
    await theirs.checkpoint(1, { status: 'returned' });
    await set(theirs.id, "last_mile_tracking_number = 'SHARED'");
    for (const cache of ['miss', 'hit']) {
      expect(await track('SHARED')).toMatchObject({ cache, data: { tracking_number: mine.id } });
      expect(await track('SHARED', stranger.testKey)).toMatchObject({
        cache,
        data: { tracking_number: theirs.id },
      });
    }
  });

  it('expires after six hours and is then deleted', async () => {
    const parcel = await delivered();
    await track(parcel.id);
    await service.database.setClock('5 hours 59 minutes');
    expect(await track(parcel.id)).toMatchObject({ cache: 'hit' });
    await service.database.setClock('6 hours 1 minute');
    expect(await deleteExpiredTracking(service.context)).toBeGreaterThan(0);
    expect(await track(parcel.id)).toMatchObject({ cache: 'miss' });
    expect(await track(parcel.id)).toMatchObject({ cache: 'hit' });
    const { rows } = await service.database.db.pool.query('select tracking_number from tracking_cache');
    expect(rows).toEqual([{ tracking_number: parcel.id }]);
  });

  it('is written once by 20 parallel requests, which get the same response', async () => {
    const parcel = await delivered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => track(parcel.id)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const { cache } of answers) expect(['miss', 'hit']).toContain(cache);
    expect(await track(parcel.id)).toMatchObject({ cache: 'hit' });
  });
});

describe('404', () => {
  it('is the same for missing, foreign and other-mode numbers', async () => {
    const parcel = await bookParcel(service);
    const stranger = await service.createAccount();
    const answers = [
      await track('SMP0000000000000'),
      await track('nothing'),
      await track('x'.repeat(64)),
      await track(parcel.id, stranger.testKey),
      await track(parcel.id, service.account.liveKey),
    ];
    expect(new Set(answers.map(({ status, text, cache }) => `${status} ${text} ${cache}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, cache: 'bypass', body: { sysCode: '1404001' } });
  });
});

describe('the other refusals', () => {
  it('have both headers: 400, 401, 403', async () => {
    const reader = await service.createKey(service.account.id, 'test', ['shipments:write']);
    const number = checkpointAt(1).carrierEventId ?? '';
    expect(await track('%zz')).toMatchObject({ status: 400, cache: 'bypass' });
    expect(await track(`${number}?lang=en`)).toMatchObject({ status: 400, cache: 'bypass' });
    expect(await track(number, null)).toMatchObject({ status: 401, cache: 'bypass' });
    expect(await track(number, reader)).toMatchObject({
      status: 403,
      cache: 'bypass',
      body: { data: { required_scope: 'shipments:read' } },
    });
  });
});
