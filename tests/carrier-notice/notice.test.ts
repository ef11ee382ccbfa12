import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { listRefusedNotices } from '../../db/query/tracking/carrier-notice.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { deleteExpiredTracking } from '../../src/job/expire.ts';
import { matchCarrierNotices } from '../../src/job/tracking-feed.ts';
import { httpCodes, readCarrierCode } from '../../src/tracking/carrier-code.ts';
import {
  type SimulatorProcess,
  simulatorSecret,
  startSimulator,
} from '../carrier/gateway/simulator-process.ts';
import { root } from '../support/paths.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { bookParcel, minutesAfterNoon, type Parcel } from '../tracking/parcel.ts';
import { freshTime, type NoticeAnswer, sendNotice } from './send-notice.ts';

let simulator: SimulatorProcess;
let service: TestService;
beforeAll(async () => {
  simulator = await startSimulator();
  service = await startTestService({ env: simulator.env });
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 10_000_000, transactionId: 'txn_notice' });
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
  await simulator.stop();
});
beforeEach(() => service.database.setClock('0 seconds'));

/** Books a shipment with the partner gateway. */
const book = (change: Partial<OrderBody> = {}) =>
  bookParcel(service, { live: true, change: { service_tier_id: 'HKPTCHGG01', ...change } });
/** Books a shipment whose label is not ready yet. */
const bookEarly = () => book({ reference_no: 'SANDBOX-LABEL-LATE' });
const send = (notice: object | string, options?: Parameters<typeof sendNotice>[3]): Promise<NoticeAnswer> =>
  sendNotice(service.rootUrl, simulatorSecret, notice, options);
const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const checkpoint = (parcel: { id: string } | null, change: object = {}) => ({
  event_id: randomUUID(),
  type: 'checkpoint',
  ...(parcel ? { reference: parcel.id } : {}),
  occurred_at: '2025-01-05T13:00:00Z',
  code: 'PICKED_UP',
  ...change,
});
const startedAt = Date.now();
/** A day that has not passed: the page shows no date that has. */
const daysAhead = (days: number) => new Date(startedAt + days * 86_400_000).toISOString().slice(0, 10);
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const shownDay = (day: string) => `<time datetime="${day}">${dayFormat.format(Date.parse(day))}</time>`;
const oneDollar = { type: 'final_fee', charged_hkd: 1, chargeable_weight_kg: 1 };
/** The code for a delivery that succeeds after all. */
const toRecipient = 'DELIVERED_TO_RECIPIENT';
const wallet = () => query('select * from wallet where account_id = $1', [service.account.id]);
const emitted = async (parcel: Parcel) =>
  (await parcel.events()).map(({ event_type }) => event_type).slice(1);

describe('a checkpoint notice', () => {
  it("changes the shipment by the carrier's code table, and shows our descriptions instead of the carrier's", async () => {
    const parcel = await book();
    const answer = await send(
      checkpoint(parcel, {
        code: 'DEPARTED',
        location: 'Hong Kong',
        eta: '2025-01-09T10:00:00+08:00',
        description: 'Signed by Emily Carter',
      }),
    );
    expect(answer).toMatchObject({ status: 200, result: 'applied' });
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    const detail = await parcel.detail();
    expect(detail).toMatchObject({ status: 'in_transit', carrier_code: 'http' });
    expect(detail.events[0]).toEqual({
      occurred_at: '2025-01-05T13:00:00.000000Z',
      occurred_at_local: null,
      status: 'in_transit',
      sub_status: 'departed_origin',
      description: 'Departed',
      location: 'Hong Kong',
      carrier_status: 'DEPARTED',
    });
    expect(await parcel.row()).toMatchObject({ eta: '2025-01-09T02:00:00.000000Z' });
    expect(await emitted(parcel)).toEqual(['shipment.in_transit']);
    expect(JSON.stringify(detail.events)).not.toContain('Emily');
  });

  it('keeps the UTC offset of its place, and orders by the instant', async () => {
    const parcel = await book();
    const scans = [
      ['PICKED_UP', '2025-01-05T20:00:00+08:00', '2025-01-05T20:00:00+08:00'],
      // An hour later, though the clock of its place shows an earlier hour.
      ['DEPARTED', '2025-01-05T07:30:00.250-05:30', '2025-01-05T07:30:00.250-05:30'],
      ['ARRIVED', '2025-01-05T14:00:00-00:00', null],
      ['DELIVERED', '2025-01-05T23:30:00+09:00', '2025-01-05T23:30:00+09:00'],
    ] as const;
    for (const [code, occurred_at] of scans.toReversed())
      await send(checkpoint(parcel, { code, occurred_at }));
    const { data } = (await service.call('get', `/tracking/${parcel.id}`, service.account.liveKey)).body;
    const locals = data.events.filter((event: { carrier_status: string | null }) => event.carrier_status);
    expect(
      locals.map((event: Record<string, unknown>) => [event.carrier_status, event.occurred_at_local]),
    ).toEqual(scans.map(([code, , local]) => [code, local]));
    expect(locals.map(({ occurred_at }: { occurred_at: string }) => occurred_at)).toEqual([
      '2025-01-05T12:00:00.000000Z',
      '2025-01-05T13:00:00.250000Z',
      '2025-01-05T14:00:00.000000Z',
      '2025-01-05T14:30:00.000000Z',
    ]);
    const { track_token: token } = await parcel.row();
    const page = await (await fetch(`${service.rootUrl}/track/${token}`)).text();
    for (const [time, zone] of [
      ['23:30', 'UTC+9'],
      ['07:30', 'UTC-5:30'],
      ['14:00', 'UTC'],
    ])
      expect(page).toContain(`5 Jan 2025, ${time} (<bdi dir="ltr">${zone}</bdi>)</time>`);
  });

  it('shows the recipient the needed documents and their deadline, on the page, in the API and in the event, until the parcel moves on', async () => {
    const parcel = await book();
    const needed = 'A copy of the invoice, and <proof> of payment';
    await send(checkpoint(parcel, { code: 'CUSTOMS_HOLD', needed, deadline: daysAhead(7) }));
    // A later scan of the same hold reports nothing new.
    await send(checkpoint(parcel, { code: 'CUSTOMS_HOLD', occurred_at: '2025-01-05T14:00:00Z' }));
    const next_step = { needed, deadline: daysAhead(7), next_attempt: null, pickup_place: null };
    const { data } = (await service.call('get', `/tracking/${parcel.id}`, service.account.liveKey)).body;
    expect(data.events[0]).toMatchObject({ sub_status: 'customs_hold', next_step });
    expect(data.events.filter((event: object) => 'next_step' in event)).toHaveLength(1);
    expect((await parcel.events()).at(-2)?.data.object.events[0]).toMatchObject({ next_step });
    const { track_token: token } = await parcel.row();
    const page = async () => (await fetch(`${service.rootUrl}/track/${token}`)).text();
    const held = await page();
    expect(held).toContain('<q dir="auto">A copy of the invoice, and &lt;proof> of payment</q>');
    expect(held).toContain(`<dt>Answer by</dt><dd>${shownDay(daysAhead(7))}</dd>`);
    await send(checkpoint(parcel, { code: 'CUSTOMS_CLEARED', occurred_at: '2025-01-05T15:00:00Z' }));
    expect(await page()).not.toMatch(/Answer by|copy of the invoice/);
  });

  it('shows the next attempt, and where the parcel can be collected', async () => {
    const parcel = await book();
    const pickup_place = {
      name: 'Post office Camden',
      address: '112 Camden High Street',
      until: daysAhead(9),
    };
    await send(checkpoint(parcel, { code: 'NOT_HOME', next_attempt: daysAhead(2), pickup_place }));
    const { track_token: token } = await parcel.row();
    const page = async () => (await fetch(`${service.rootUrl}/track/${token}`)).text();
    const shown = [
      '<dt>Pickup point</dt><dd><bdi>Post office Camden</bdi><br/><bdi>112 Camden High Street</bdi></dd>',
      `<dt>Kept until</dt><dd>${shownDay(daysAhead(9))}</dd>`,
    ];
    const failed = await page();
    expect(failed).toContain(`<dt>Next delivery attempt</dt><dd>${shownDay(daysAhead(2))}</dd>`);
    for (const text of shown) expect(failed).toContain(text);
    const later = { occurred_at: '2025-01-05T15:00:00Z', pickup_place: { name: 'Shop <1>' } };
    await send(checkpoint(parcel, { code: 'READY_FOR_PICKUP', ...later }));
    const waiting = await page();
    expect(waiting).toContain('<dt>Pickup point</dt><dd><bdi>Shop &lt;1></bdi></dd>');
    expect(waiting).not.toMatch(/Kept until|Next delivery attempt|Camden/);
    expect((await parcel.detail()).events[1]?.next_step?.pickup_place).toEqual({
      name: 'Shop <1>',
      address: null,
      until: null,
    });
  });

  it.each([
    [{ deadline: '1999-12-31' }, ['deadline']],
    [{ next_attempt: '2125-01-01' }, ['next_attempt']],
    [{ next_attempt: '2025-02-30' }, ['next_attempt']],
    [{ needed: '' }, ['needed']],
    [{ needed: 'x'.repeat(501) }, ['needed']],
    [{ pickup_place: {} }, ['pickup_place', 'name']],
    [{ pickup_place: { name: 'Shop', until: '2125-01-01' } }, ['pickup_place', 'until']],
  ])('with %j is refused, and not stored', async (change, path) => {
    const parcel = await book();
    const { status, body } = await send(checkpoint(parcel, { code: 'CUSTOMS_HOLD', ...change }));
    expect([status, body]).toMatchObject([400, { data: [{ path }] }]);
    expect((await parcel.row()).status).toBe('label_created');
  });

  it('is also sent by the carrier simulator', async () => {
    const parcel = await book();
    const response = await fetch(`${simulator.url}/_notice`, {
      method: 'POST',
      body: JSON.stringify({ to: service.rootUrl, notice: checkpoint(parcel) }),
    });
    expect(await response.json()).toMatchObject({ status: 200, body: { data: { result: 'applied' } } });
    expect((await parcel.row()).status).toBe('picked_up');
  });

  it('with an unknown code is stored as an event without a status', async () => {
    const parcel = await book();
    expect(await send(checkpoint(parcel, { code: 'TELEPORTED' }))).toMatchObject({ result: 'applied' });
    expect((await parcel.detail()).events[0]).toMatchObject({
      status: null,
      carrier_status: 'TELEPORTED',
      description: 'Carrier status: TELEPORTED',
    });
    for (const code of ['constructor', '__proto__']) expect(readCarrierCode('http', code)).toBeUndefined();
  });

  it('finds its shipment by the waybill only', async () => {
    const parcel = await book();
    const { waybill_number } = await parcel.row();
    expect(await send(checkpoint(null, { waybill_number }))).toMatchObject({ result: 'applied' });
    expect((await parcel.row()).status).toBe('picked_up');
  });

  it('has the same final result in any order of notices, with each one sent twice', async () => {
    const story = [
      'PICKED_UP',
      'DEPARTED',
      'ARRIVED',
      'CUSTOMS_HOLD',
      'CUSTOMS_CLEARED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ];
    const ends = [];
    for (const order of [
      [0, 1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1, 0],
      [3, 0, 6, 2, 5, 1, 4],
    ]) {
      const parcel = await book();
      const notices = order.map((part) =>
        checkpoint(parcel, { code: story[part], occurred_at: minutesAfterNoon(part) }),
      );
      for (const notice of [...notices, ...notices]) await send(notice);
      const { status, delivered_at, events } = await parcel.detail();
      ends.push({ status, delivered_at, events: events.filter(({ carrier_status }) => carrier_status) });
    }
    expect(ends[0]).toMatchObject({ status: 'delivered', delivered_at: minutesAfterNoon(6) });
    expect(ends[0]?.events).toHaveLength(7);
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });
});

describe('a parcel on its way back', () => {
  interface TimedCode {
    readonly code: string;
    readonly minute: number;
  }
  const codesFrom = (first: number, ...codes: string[]) =>
    codes.map((code, index) => ({ code, minute: first + index }));
  const report = async (parcel: Parcel, { code, minute }: TimedCode) => {
    expect(await send(checkpoint(parcel, { code, occurred_at: minutesAfterNoon(minute) }))).toMatchObject({
      status: 200,
      result: 'applied',
    });
    return parcel.detail();
  };
  const reportAll = async (codes: readonly TimedCode[]) => {
    const parcel = await book();
    for (const code of codes) await report(parcel, code);
    return parcel;
  };

  it('is returned when the carrier reports its delivery, and its page shows that', async () => {
    const parcel = await reportAll(
      codesFrom(1, 'PICKED_UP', 'IN_TRANSIT', 'NOT_HOME', 'RETURNING', 'DELIVERED'),
    );
    const detail = await parcel.detail();
    expect(detail).toMatchObject({ status: 'returned', delivered_at: null });
    expect(detail.events.at(-2)).toMatchObject({
      status: 'returned',
      description: 'Returned to the sender',
      carrier_status: 'DELIVERED',
    });
    expect((await emitted(parcel)).slice(-2)).toEqual(['shipment.returning', 'shipment.returned']);
    const page = await (await fetch(String(detail.tracking_page_url))).text();
    expect(page).toContain('<h1>Returned to sender</h1>');
    expect(page).not.toContain('Delivered');
  });

  it('is delivered if the carrier reports that the recipient got it', async () => {
    const parcel = await reportAll(codesFrom(1, 'RETURNING', 'OUT_FOR_DELIVERY', 'DELIVERED_TO_RECIPIENT'));
    expect(await parcel.detail()).toMatchObject({ status: 'delivered', delivered_at: minutesAfterNoon(3) });
    expect((await emitted(parcel)).at(-1)).toBe('shipment.delivered');
  });

  it.each([
    [
      'the way back is reported late',
      [
        { code: 'DELIVERED', minute: 5 },
        { code: 'RETURNING', minute: 4 },
      ],
      'returned',
      ['shipment.delivered', 'shipment.returned'],
    ],
    [
      "the carrier's clock was wrong",
      [
        { code: 'RETURNING', minute: 5 },
        { code: 'DELIVERED', minute: 4 },
      ],
      'returned',
      ['shipment.returning', 'shipment.returned'],
    ],
    [
      'the way back began after the delivery',
      codesFrom(4, 'DELIVERED', 'RETURNING'),
      'delivered',
      ['shipment.delivered', 'shipment.tracking_updated'],
    ],
    [
      'it went back after the delivery and arrived',
      codesFrom(4, 'DELIVERED', 'RETURNING', 'DELIVERED'),
      'returned',
      ['shipment.delivered', 'shipment.tracking_updated', 'shipment.returned'],
    ],
    [
      'the code for the recipient corrects it',
      codesFrom(4, 'RETURNING', 'DELIVERED', 'DELIVERED_TO_RECIPIENT'),
      'delivered',
      ['shipment.returning', 'shipment.returned', 'shipment.delivered'],
    ],
    [
      'the return was reported explicitly',
      codesFrom(4, 'RETURNING', 'RETURNED', 'DELIVERED_TO_RECIPIENT'),
      'returned',
      ['shipment.returning', 'shipment.returned', 'shipment.tracking_updated'],
    ],
  ])('that is reported as delivered, when %s', async (_, codes, status, events) => {
    const parcel = await reportAll(codes);
    const detail = await parcel.detail();
    expect(detail.status).toBe(status);
    expect(detail.delivered_at === null).toBe(status === 'returned');
    expect(await emitted(parcel)).toEqual(events);
  });

  it('is never delivered without that code, with any reports in any order', async () => {
    const codes = fc.constantFrom(
      'IN_TRANSIT',
      'NOT_HOME',
      'RETURNING',
      'RETURNED',
      'DELIVERED',
      toRecipient,
    );
    const story = fc.array(fc.record({ code: codes, minute: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(story, async (arrivals) => {
        const parcel = await book();
        const statuses: string[] = [];
        for (const [index, arrival] of arrivals.entries()) {
          const known = arrivals.slice(0, index + 1);
          const { status, delivered_at, events } = await report(parcel, arrival);
          statuses.push(status);
          expect(status === 'delivered').toBe(delivered_at !== null);
          const told = new Set(known.map(({ code }) => code));
          const wentBack = known.some(
            ({ code, minute }, at) =>
              code === 'DELIVERED' &&
              known.some(
                (other, before) =>
                  (other.code === 'RETURNING' || other.code === 'RETURNED') &&
                  (before < at || other.minute < minute),
              ),
          );
          if (told.has(toRecipient)) {
            if (!told.has('RETURNED')) expect(status).toBe('delivered');
          } else if (wentBack || statuses.includes('returning')) {
            expect(status).not.toBe('delivered');
            if (wentBack) expect(status).toBe('returned');
          } else if (told.has('DELIVERED') && !told.has('RETURNED')) {
            expect(status).toBe('delivered');
          }
          if (status === 'returned' && !told.has(toRecipient) && wentBack)
            expect(
              events.some(
                ({ carrier_status, status: read }) => carrier_status === 'DELIVERED' && read === 'returned',
              ),
            ).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('the expected delivery', () => {
  const eta = `${daysAhead(4)}T02:00:00.000000Z`;
  const etaAfter = async (...codes: string[]) => {
    const parcel = await book();
    await send(checkpoint(parcel, { code: 'DEPARTED', eta, occurred_at: minutesAfterNoon(0) }));
    for (const [index, code] of codes.entries())
      await send(checkpoint(parcel, { code, occurred_at: minutesAfterNoon(index + 1) }));
    const record = await service.call('get', `/tracking/${parcel.id}`, service.account.liveKey);
    const page = await (await fetch(String((await parcel.detail()).tracking_page_url))).text();
    const { status, sub_status, eta: expected } = record.body.data;
    const isWaiting = status === 'available_for_pickup' || status === 'delivery_failed';
    const hasNoDay = ['customs_hold', 'damaged', 'destroyed'].includes(sub_status);
    const isShown = expected !== null && !isWaiting && !hasNoDay;
    expect(page.includes('<dt>Expected delivery</dt><dd><time')).toBe(isShown);
    expect(page).not.toContain('Next delivery attempt');
    return record.body.data.eta;
  };

  it.each(
    Object.keys(httpCodes),
  )('after %s is unknown only if the parcel is not expected any more', async (code) => {
    const ended = ['REFUSED', 'LOST', 'DESTROYED', 'RETURNING', 'RETURNED', 'DELIVERED', toRecipient];
    expect(await etaAfter(code)).toBe(ended.includes(code) ? null : eta);
  });

  it('is known again when a lost parcel is found', async () => {
    expect(await etaAfter('LOST', 'IN_TRANSIT')).toBe(eta);
  });
});

describe('other notices', () => {
  it('set the last-mile number, the label and the photo', async () => {
    const parcel = await bookEarly();
    const base = () => ({ event_id: randomUUID(), reference: parcel.id });
    const lastMile = { type: 'last_mile', last_mile_tracking_number: 'QB482019337GB' };
    await send({ ...base(), ...lastMile, occurred_at: '2025-01-05T13:00:00Z' });
    await send({ ...base(), type: 'label', label: 'ready' });
    await send({ ...base(), type: 'proof_of_delivery' });
    expect(await emitted(parcel)).toEqual([
      'shipment.last_mile_assigned',
      'shipment.label_ready',
      'shipment.pod_available',
    ]);
    expect((await parcel.detail()).last_mile_tracking_number).toBe('QB482019337GB');
    expect(
      (await service.call('get', '/tracking/QB482019337GB', service.account.liveKey)).body.data,
    ).toMatchObject({ tracking_number: parcel.id });
  });

  it('keep the last-mile number with the latest time, in any order of arrival', async () => {
    const parcel = await book();
    const assign = (last_mile_tracking_number: string, minute: number) =>
      send({
        event_id: randomUUID(),
        reference: parcel.id,
        type: 'last_mile',
        last_mile_tracking_number,
        occurred_at: minutesAfterNoon(minute),
      });
    const number = async () => (await parcel.detail()).last_mile_tracking_number;
    await assign('SECOND', 20);
    await assign('FIRST', 10);
    expect(await number()).toBe('SECOND');
    await assign('SECOND', 30);
    await assign('BETWEEN', 25);
    expect(await number()).toBe('SECOND');
    await assign('LAST', 40);
    expect(await number()).toBe('LAST');
    expect(await emitted(parcel)).toEqual(['shipment.last_mile_assigned', 'shipment.last_mile_assigned']);
  });

  it('mark the dispatch as failed if the label failed', async () => {
    const parcel = await bookEarly();
    await send({ event_id: randomUUID(), reference: parcel.id, type: 'label', label: 'failed' });
    expect((await parcel.detail()).dispatch_status).toBe('failed');
    await send(checkpoint(parcel));
    expect((await parcel.detail()).status).toBe('picked_up');
    const fee = { event_id: randomUUID(), reference: parcel.id, type: 'final_fee' };
    await send({ ...fee, charged_hkd: 64, chargeable_weight_kg: 1 });
    expect((await parcel.detail()).billing?.status).toBe('settled');
    const cancelled = await bookEarly();
    await send({ event_id: randomUUID(), reference: cancelled.id, type: 'label', label: 'failed' });
    const answer = await service.call('post', `/shipments/${cancelled.id}/cancel`, service.account.liveKey);
    expect(answer.body).toMatchObject({ status: 200, data: { status: 'cancelled' } });
  });

  it('do not remove an available label', async () => {
    const parcel = await book();
    const label = () => service.call('get', `/shipments/${parcel.id}/label`, service.account.liveKey);
    for (const fetched of [false, true]) {
      if (fetched) expect((await label()).status).toBe(200);
      await send({ event_id: randomUUID(), reference: parcel.id, type: 'label', label: 'failed' });
      expect(await parcel.detail()).toMatchObject({ dispatch_status: 'accepted', label_available: true });
    }
    await send({ event_id: randomUUID(), reference: parcel.id, type: 'label', label: 'ready' });
    expect((await label()).status).toBe(200);
    expect(await emitted(parcel)).toEqual([]);
  });

  it('charge duties and taxes of the bill above those of the price as an entry of its own', async () => {
    const parcel = await book();
    const fee = { reference: parcel.id, type: 'final_fee', charged_hkd: 64.55, chargeable_weight_kg: 0.52 };
    const named = { ...fee, event_id: randomUUID(), duties_taxes_hkd: 12.4 };
    expect(await send(named)).toMatchObject({ status: 200, result: 'applied' });
    expect(await send({ ...named, event_id: randomUUID() })).toMatchObject({ result: 'applied' });
    expect((await parcel.detail()).billing).toMatchObject({
      charged_hkd: 64.55,
      duties_taxes: { priced_hkd: 0, charged_hkd: 12.4, difference_hkd: 12.4 },
    });
    const { body } = await service.call(
      'get',
      `/wallet/transactions?shipment_id=${parcel.id}`,
      service.account.liveKey,
    );
    const moved = body.data.data.map((row: { type: string; amount_hkd: number }) => [
      row.type,
      row.amount_hkd,
    ]);
    expect(moved.slice(0, 2)).toEqual([
      ['duties', -12.4],
      ['post', -52.15],
    ]);
  });

  it('show the lines of a final fee and the measured size, and the cost to operators alone', async () => {
    const parcel = await book();
    const { pricing_snapshot: price } = await parcel.detail();
    const fee = { reference: parcel.id, type: 'final_fee', charged_hkd: 64.55, chargeable_weight_kg: 0.52 };
    const explained = {
      measured: { weight_kg: 0.52, length_cm: 21.5, width_cm: 15, scale: 'HK-7' },
      lines: [
        { kind: 'BASE', amount_hkd: 60 },
        { kind: 'FUEL', amount_hkd: 0.1 + 0.2, note: 'week 47' },
        { kind: 'FUEL', amount_hkd: 4.25 },
      ],
      photo_url: 'https://photos.carrier.example/scale/1.jpg?size=l',
      cost_hkd: 51.05,
    };
    expect(await send({ ...fee, ...explained, event_id: randomUUID() })).toMatchObject({ result: 'applied' });
    const { billing } = await parcel.detail();
    const base = Math.round((price.freight_hkd + price.reg_fee_hkd) * 100) / 100;
    expect(billing).toMatchObject({
      measured: { weight_kg: 0.52, length_cm: 21.5, width_cm: 15, height_cm: null },
      lines: [
        { kind: 'BASE', quoted_hkd: base, charged_hkd: 60 },
        ...price.surcharges.map(({ code, amount_hkd }) => ({
          kind: code,
          quoted_hkd: amount_hkd,
          charged_hkd: null,
        })),
        { kind: 'FUEL', quoted_hkd: null, charged_hkd: 4.55 },
      ],
      photo_url: explained.photo_url,
    });
    const settled = (await parcel.events()).at(-1);
    const withoutPhoto = Object.fromEntries(
      Object.entries(billing ?? {}).filter(([name]) => name !== 'photo_url'),
    );
    expect(settled).toMatchObject({ event_type: 'shipment.billing_settled' });
    expect((settled as { data: { object: object } } | undefined)?.data.object).toMatchObject({
      billing: withoutPhoto,
    });
    expect(JSON.stringify(settled)).not.toContain('photos.carrier.example');
    const costs =
      'select carrier_code, charged_cents, cost_cents from carrier_cost where tracking_number = $1';
    const known = [{ carrier_code: 'http', charged_cents: 6455, cost_cents: 5105 }];
    expect(await query(costs, [parcel.id])).toEqual(known);
    expect(JSON.stringify(await parcel.detail())).not.toMatch(/51\.05|cost_hkd/);

    // The first fee stays.
    const later = { ...fee, cost_hkd: 9, photo_url: 'https://photos.carrier.example/2.jpg' };
    expect(await send({ ...later, event_id: randomUUID() })).toMatchObject({ result: 'applied' });
    expect(await query(costs, [parcel.id])).toEqual(known);
    expect((await parcel.detail()).billing).toEqual(billing);
  });

  it('stay as before for a carrier that explains nothing', async () => {
    const parcel = await book();
    const fee = { reference: parcel.id, type: 'final_fee', charged_hkd: 64.55, chargeable_weight_kg: 0.52 };
    await send({ ...fee, event_id: randomUUID() });
    const { billing } = await parcel.detail();
    expect(Object.keys(billing ?? {})).not.toEqual(expect.arrayContaining(['lines']));
    expect([billing?.measured, billing?.photo_url]).toEqual([undefined, undefined]);
    expect(await query('select from carrier_cost where tracking_number = $1', [parcel.id])).toEqual([]);
  });

  it('charge the final fee once', async () => {
    const parcel = await book();
    const fee = { reference: parcel.id, type: 'final_fee', charged_hkd: 64.55, chargeable_weight_kg: 0.52 };
    const event_id = randomUUID();
    expect(await send({ ...fee, event_id })).toMatchObject({ status: 200, result: 'applied' });
    expect(await send({ ...fee, event_id })).toMatchObject({ status: 200, result: 'duplicate' });
    expect(await send({ ...fee, event_id: randomUUID() })).toMatchObject({ result: 'applied' });
    const money = await wallet();
    for (const charged_hkd of [99, 64.56, 64.54, 0]) {
      expect(await send({ ...fee, event_id: randomUUID(), charged_hkd })).toMatchObject({
        status: 200,
        result: 'refused',
      });
    }
    expect(await wallet()).toEqual(money);
    expect((await parcel.detail()).billing).toMatchObject({
      status: 'settled',
      charged_hkd: 64.55,
      chargeable_weight_kg: 0.52,
    });
    expect(await emitted(parcel)).toEqual(['shipment.billing_settled']);
    const results = await query(
      'select result from carrier_notice where tracking_number = $1 order by received_at',
      [parcel.id],
    );
    expect(results.map(({ result }) => result)).toEqual([
      'recorded',
      'unchanged',
      ...Array(4).fill('refused'),
    ]);
    const [refused] = await listRefusedNotices(service.database.db.kysely, 10);
    expect(refused).toMatchObject({ tracking_number: parcel.id, body: { charged_hkd: 0 } });
  });

  it('charge nothing for a cancelled shipment, and the response is refused', async () => {
    const parcel = await book();
    await service.call('post', `/shipments/${parcel.id}/cancel`, service.account.liveKey);
    const money = await wallet();
    const fee = { event_id: randomUUID(), reference: parcel.id, type: 'final_fee' };
    expect(await send({ ...fee, charged_hkd: 64, chargeable_weight_kg: 1 })).toMatchObject({
      status: 200,
      result: 'refused',
    });
    expect(await wallet()).toEqual(money);
    expect((await parcel.detail()).billing).toMatchObject({ status: 'pending', charged_hkd: null });
  });
});

describe('a notice that breaks the protocol', () => {
  it('is refused, each field that is at fault is named once, and nothing is stored', async () => {
    const parcel = await book();
    const refused = await send(checkpoint(parcel, { code: 5, occurred_at: 'noon' }));
    expect(refused.status).toBe(400);
    const paths = (refused.body.data as { path: unknown }[]).map(({ path }) => path);
    expect(paths.toSorted()).toEqual([['code'], ['occurred_at']]);
    expect(await emitted(parcel)).toEqual([]);
    expect((await parcel.row()).status).toBe('label_created');
  });
});

describe('a repeated notice', () => {
  it('is a duplicate, even with other content or if 20 arrive in parallel', async () => {
    const parcel = await book();
    const notice = checkpoint(parcel);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(notice, { at: freshTime() })));
    expect(answers.filter(({ result }) => result === 'applied')).toHaveLength(1);
    expect(await send({ ...notice, code: 'DELIVERED' })).toMatchObject({ status: 200, result: 'duplicate' });
    expect((await parcel.row()).status).toBe('picked_up');
    expect(await emitted(parcel)).toEqual(['shipment.picked_up']);
  });

  it('is a duplicate within the same second too', async () => {
    const parcel = await book();
    const notice = checkpoint(parcel);
    const [older, at, newer] = [freshTime(), freshTime(), freshTime()];
    expect(await send(notice, { at })).toMatchObject({ status: 200, result: 'applied' });
    for (const again of [at, older, newer, newer, at]) {
      expect(await send(notice, { at: again })).toMatchObject({ status: 200, result: 'duplicate' });
    }
    expect(await emitted(parcel)).toEqual(['shipment.picked_up']);
  });

  it('with other content is refused unless it is signed later than all earlier ones', async () => {
    const parcel = await book();
    const notice = checkpoint(parcel);
    const [older, at, newer] = [freshTime(), freshTime(), freshTime()];
    expect(await send(notice, { at })).toMatchObject({ status: 200, result: 'applied' });
    for (const replayed of [at, older]) {
      expect(await send({ ...notice, code: 'DELIVERED' }, { at: replayed })).toMatchObject({
        status: 401,
        body: { sysCode: '1401001', message: expect.stringContaining('not newer') },
      });
    }
    expect(await send(notice, { at: newer })).toMatchObject({ status: 200, result: 'duplicate' });
    expect(await send({ ...notice, code: 'DELIVERED' }, { at: newer })).toMatchObject({ status: 401 });
    expect((await parcel.row()).status).toBe('picked_up');
  });
});

describe('a notice for an unknown shipment', () => {
  it('is stored, and applied in order of arrival once the shipment exists', async () => {
    await using _ = await service.database.stoppedClock();
    const waybill_number = `PX${Date.now()}`;
    for (const code of ['PICKED_UP', 'DEPARTED']) {
      const notice = checkpoint(null, { waybill_number, code });
      expect(await send(notice)).toMatchObject({ status: 200, result: 'waiting' });
      expect(await send(notice)).toMatchObject({ status: 200, result: 'duplicate' });
    }
    expect(await matchCarrierNotices(service.context)).toBe(0);
    const parcel = await book();
    expect(await matchCarrierNotices(service.context)).toBe(0);
    await query('update shipment set waybill_number = $2 where tracking_number = $1', [
      parcel.id,
      waybill_number,
    ]);
    await service.database.setClock('20 seconds');
    const counts = await Promise.all(Array.from({ length: 3 }, () => matchCarrierNotices(service.context)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await emitted(parcel)).toEqual(['shipment.picked_up', 'shipment.in_transit']);
    expect(await matchCarrierNotices(service.context)).toBe(0);
  });

  it('is applied by one worker with the notices before it, while another has their lock', async () => {
    await using _ = await service.database.stoppedClock();
    const parcel = await book();
    const sent = ['PICKED_UP', 'DEPARTED'].map((code) =>
      checkpoint(null, { waybill_number: `PX${parcel.id}`, code }),
    );
    for (const notice of sent) expect(await send(notice)).toMatchObject({ result: 'waiting' });
    await query('update shipment set waybill_number = $2 where tracking_number = $1', [
      parcel.id,
      `PX${parcel.id}`,
    ]);
    await service.database.setClock('20 seconds');
    const other = await service.database.db.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from carrier_notice where event_id = $1 for update', [sent[0]?.event_id]);
      const matching = matchCarrierNotices(service.context);
      const waits = () =>
        query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        ).then(({ length }) => length > 0);
      expect(await pollUntil(waits, 20_000)).toBe(true);
      await other.query('commit');
      expect(await matching).toBe(2);
    } finally {
      other.release(true);
    }
    expect(await emitted(parcel)).toEqual(['shipment.picked_up', 'shipment.in_transit']);
  });

  it("waits for an unconfirmed dispatch, and never changes another carrier's shipment", async () => {
    await using _ = await service.database.stoppedClock();
    const parcel = await book();
    await query("update shipment set dispatch_status = 'pending' where tracking_number = $1", [parcel.id]);
    expect(await send(checkpoint(parcel))).toMatchObject({ result: 'waiting' });
    await query("update shipment set dispatch_status = 'accepted' where tracking_number = $1", [parcel.id]);
    expect(await matchCarrierNotices(service.context)).toBe(0);
    await service.database.setClock('20 seconds');
    expect(await matchCarrierNotices(service.context)).toBe(1);
    const sandboxed = await bookParcel(service, { live: true });
    expect(await send(checkpoint(sandboxed))).toMatchObject({ result: 'waiting' });
    expect((await sandboxed.row()).status).toBe('label_created');
  });

  it('is due at once when its shipment is booked', async () => {
    await using _ = await service.database.stoppedClock();
    const reference_no = `SANDBOX-DROP`;
    const key = randomUUID();
    const create = () =>
      service
        .call('post', '/shipments', service.account.liveKey)
        .set('Idempotency-Key', key)
        .send(order({ service_tier_id: 'HKPTCHGG01', reference_no }));
    expect((await create()).status).toBe(503);
    const [{ tracking_number: id }] = await query(
      "select tracking_number from shipment where dispatch_status = 'pending' and reference_no = $1",
      [reference_no],
    );
    expect(await send(checkpoint({ id }))).toMatchObject({ result: 'waiting' });
    expect(await matchCarrierNotices(service.context)).toBe(0);
    expect((await create()).status).toBe(201);
    expect(await matchCarrierNotices(service.context)).toBe(1);
    expect((await service.call('get', `/tracking/${id}`, service.account.liveKey)).body.data.status).toBe(
      'picked_up',
    );
  });

  it('is checked at growing intervals, from 15 seconds to an hour', async () => {
    await using _ = await service.database.stoppedClock();
    const notice = checkpoint(null, { waybill_number: 'NOBODY-YET' });
    await send(notice);
    const seconds = async (after: string) => {
      await service.database.setClock(after);
      await matchCarrierNotices(service.context);
      const [{ wait }] = await query(
        `select round(extract(epoch from next_attempt_at - sampan_clock()))::int as wait
          from carrier_notice where event_id = $1`,
        [notice.event_id],
      );
      return wait;
    };
    expect(await seconds('20 seconds')).toBe(15);
    expect(await seconds('34 seconds')).toBe(1);
    const later = await seconds('20 minutes');
    expect([later >= 295, later <= 305]).toEqual([true, true]);
    expect(await seconds('2 days')).toBe(3_600);
  });

  it('of a process that died is applied by another process', async () => {
    await using _ = await service.database.stoppedClock();
    const parcel = await book();
    const notice = checkpoint(parcel);
    await send(notice);
    await query('update carrier_notice set applied_at = null, result = null where event_id = $1', [
      notice.event_id,
    ]);
    expect(await matchCarrierNotices(service.context)).toBe(0);
    await service.database.setClock('61 seconds');
    expect(await matchCarrierNotices(service.context)).toBe(1);
    expect(await emitted(parcel)).toEqual(['shipment.picked_up']);
  });

  it('is deleted after 90 days', async () => {
    await send(checkpoint(null, { waybill_number: 'NOBODY' }));
    await service.database.setClock('91 days');
    await deleteExpiredTracking(service.context);
    expect(await query('select 1 from carrier_notice')).toEqual([]);
  });
});

describe("the gateway's contract", () => {
  const file = path.join(root, 'docs/carrier-gateway/openapi.json');
  const contract = JSON.parse(readFileSync(file, 'utf8'));
  const { requestBody, responses } = contract.webhooks.notice.post;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(contract, 'contract');

  it('has request examples that the service accepts, and schemas that the responses match', async () => {
    const examples: [string, { value: object }][] = Object.entries(
      requestBody.content['application/json'].examples,
    );
    const cancelled = await book();
    await service.call('post', `/shipments/${cancelled.id}/cancel`, service.account.liveKey);
    const fee = { type: 'final_fee', charged_hkd: 1, chargeable_weight_kg: 1 };
    const answers = await Promise.all([
      ...examples.map(([, { value }]) => send({ ...value, occurred_at: '2025-01-05T13:00:00Z' })),
      send({ event_id: 'refused-1', reference: cancelled.id, ...fee }),
      send({}, { at: new Date(0) }),
      send({}),
      send('{}', { headers: { 'Content-Type': 'text/plain' } }),
      send({ pad: 'x'.repeat(300_000) }),
    ]);
    const expected = [...examples.map(() => 200), 200, 401, 400, 415, 413];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    for (const { status, body } of answers) {
      const { $ref } = responses[status].content['application/json'].schema;
      expect(ajv.compile({ $ref: `contract${$ref}` })(body)).toBe(true);
    }
  });

  it('lists every mapped code', () => {
    const { description } = contract.components.schemas.CheckpointNotice.properties.code;
    expect(description.match(/[A-Z]+(_[A-Z]+)*(?=,)/g)).toEqual(Object.keys(httpCodes));
  });
});

describe('a refused notice', () => {
  it.each<[string, string | number]>([
    ['without a signature', ''],
    ["with another secret's signature", `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`],
    ['signed five minutes ago', -301],
    ['signed five minutes ahead', 330],
  ])('%s gets a 401', async (_, signature) => {
    const options =
      typeof signature === 'string'
        ? { headers: { 'X-Gateway-Signature': signature } }
        : { at: new Date(Date.now() + signature * 1000) };
    expect(await send({}, options)).toMatchObject({ status: 401, body: { sysCode: '1401001' } });
  });

  it.each<[string, object, (string | number)[]]>([
    ['an unknown type', { type: 'weather' }, ['type']],
    ['no event id', { event_id: undefined }, ['event_id']],
    ['no reference or waybill', { reference: undefined }, ['waybill_number']],
    ['null as the reference', { reference: null }, ['reference']],
    ['no code', { code: undefined }, ['code']],
    [
      'a last-mile number without its time',
      { type: 'last_mile', last_mile_tracking_number: 'X', occurred_at: undefined },
      ['occurred_at'],
    ],
    ['an invalid time', { occurred_at: 'yesterday' }, ['occurred_at']],
    ['a time before 2000', { occurred_at: '1970-01-01T00:00:00Z' }, ['occurred_at']],
    ['the year 0', { occurred_at: '0000-01-01T00:00:00Z' }, ['occurred_at']],
    [
      'a time two days ahead',
      { occurred_at: new Date(Date.now() + 172_800_000).toISOString() },
      ['occurred_at'],
    ],
    ['a location of 201 characters', { location: 'x'.repeat(201) }, ['location']],
    [
      'a fee of a third of a cent',
      { type: 'final_fee', charged_hkd: 0.003, chargeable_weight_kg: 1 },
      ['charged_hkd'],
    ],
    ['a negative fee', { type: 'final_fee', charged_hkd: -1, chargeable_weight_kg: 1 }, ['charged_hkd']],
    ['no weight', { type: 'final_fee', charged_hkd: 1, chargeable_weight_kg: 0 }, ['chargeable_weight_kg']],
    [
      'more duties than the fee',
      { type: 'final_fee', charged_hkd: 1, chargeable_weight_kg: 1, duties_taxes_hkd: 1.01 },
      ['duties_taxes_hkd'],
    ],
    ['lines that leave out a part', { ...oneDollar, lines: [{ kind: 'BASE', amount_hkd: 0.99 }] }, ['lines']],
    ['no line', { ...oneDollar, lines: [] }, ['lines']],
    [
      'a line of a third of a cent',
      { ...oneDollar, lines: [{ kind: 'BASE', amount_hkd: 1.003 }] },
      ['lines', 0, 'amount_hkd'],
    ],
    [
      'a kind in lower case',
      { ...oneDollar, lines: [{ kind: 'base', amount_hkd: 1 }] },
      ['lines', 0, 'kind'],
    ],
    ['a line without a kind', { ...oneDollar, lines: [{ amount_hkd: 1 }] }, ['lines', 0, 'kind']],
    ['no weight of the scale', { ...oneDollar, measured: { length_cm: 1 } }, ['measured', 'weight_kg']],
    ['a length of 0', { ...oneDollar, measured: { weight_kg: 1, length_cm: 0 } }, ['measured', 'length_cm']],
    [
      'a width of a micrometre',
      { ...oneDollar, measured: { weight_kg: 1, width_cm: 1.0001 } },
      ['measured', 'width_cm'],
    ],
    [
      'a photo without TLS',
      { ...oneDollar, photo_url: 'http://photos.carrier.example/1.jpg' },
      ['photo_url'],
    ],
    ['a photo that is a script', { ...oneDollar, photo_url: 'javascript:alert(1)' }, ['photo_url']],
    [
      'a photo with a password',
      { ...oneDollar, photo_url: 'https://a:b@photos.carrier.example/1.jpg' },
      ['photo_url'],
    ],
    [
      'a photo of 2,001 characters',
      { ...oneDollar, photo_url: `https://p.example/${'x'.repeat(1983)}` },
      ['photo_url'],
    ],
    ['a negative cost', { ...oneDollar, cost_hkd: -0.01 }, ['cost_hkd']],
    ['a cost of a third of a cent', { ...oneDollar, cost_hkd: 0.003 }, ['cost_hkd']],
    ['an unknown label state', { type: 'label', label: 'lost' }, ['label']],
  ])('with %s gets a 400 that names the field', async (_, change, path) => {
    const answer = await send({ ...checkpoint({ id: 'SMP1' }), ...change });
    expect(answer).toMatchObject({ status: 400, body: { sysCode: expect.stringMatching(/^1500101$/) } });
    expect((answer.body.data as { path: unknown }[]).map((entry) => entry.path)).toContainEqual(path);
  });

  it('gets the status of its problem: malformed JSON, not an object, another media type, too large, another method', async () => {
    expect(await send('{')).toMatchObject({ status: 400 });
    expect(await send('[]')).toMatchObject({ status: 400 });
    expect(await send('null')).toMatchObject({ status: 400 });
    expect(await send('{}', { headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 415 });
    expect(await send({ pad: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
    const got = await fetch(`${service.rootUrl}/carrier/http/notices`);
    expect({ status: got.status, allow: got.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
    expect(await query("select 1 from carrier_notice where reference = 'SMP1'")).toEqual([]);
  });

  it('gets a 404 if no gateway is configured', async () => {
    const unconnected = await startTestService();
    const answer = await sendNotice(unconnected.rootUrl, simulatorSecret, checkpoint(null));
    expect(answer).toMatchObject({ status: 404, body: { sysCode: '1404001' } });
    await unconnected.stop();
  });

  it('gets a 429 if one address sends too many', async () => {
    using _ = service.clock.stopped();
    const unsigned = () => send({}, { headers: { 'X-Gateway-Signature': 'x' } });
    const answers = await Promise.all(Array.from({ length: 101 }, unsigned));
    const limited = answers.find(({ status }) => status === 429);
    expect(limited?.headers.get('retry-after')).toBe('1');
  });
});
