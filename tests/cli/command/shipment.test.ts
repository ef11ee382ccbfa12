import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { answerOnTerminal, type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { storiesOf, storyOf } from '../../support/fault/shipment-story.ts';
import { apiClient } from '../../support/http-client.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { expectLedgerHolds } from '../../support/shipment/ledger-holds.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { shop, sold } from '../../support/shipment/returns.ts';
import { bookParcel, type Parcel } from '../../tracking/parcel.ts';
import { expectRefusal } from '../expect-refusal.ts';

let service: TestService;
let env: Environment;
beforeAll(async () => {
  service = await startTestService();
  env = {
    DATABASE_URL: service.database.url,
    PUBLIC_URL: 'https://sampan.example',
    SECRET_KEYS: testSecretKeys,
  };
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_cli' });
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const book = (reference_no?: string) => bookParcel(service, { change: reference_no ? { reference_no } : {} });
const bookLive = () => bookParcel(service, { live: true });
const run = (...args: string[]) => sampan(args, env);
const runJson = (...args: string[]) => sampanJson<Record<string, unknown>>(args, env);
const refuses = (args: string[], reason: RegExp) => expectRefusal(args, env, reason);
const emitted = async (parcel: Parcel) =>
  (await parcel.events()).map(({ event_type }) => event_type).slice(1);
const cancel = (parcel: Parcel) =>
  service.call('post', `/shipments/${parcel.id}/cancel`, service.account.liveKey);

describe('shipment document', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'papers-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a paper of any account, and keeps an existing file', async () => {
    const parcel = await bookLive();
    const file = path.join(folder, 'invoice.pdf');
    const args = ['shipment', 'document', parcel.id, 'commercial_invoice', '--output', file];
    expect(await runJson(...args)).toEqual({
      tracking_number: parcel.id,
      type: 'commercial_invoice',
      file,
    });
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    await refuses(args, /exists already\. Nothing was written/);
  });

  it('refuses the paper of a cancelled shipment, an unknown type and an unknown shipment, and writes nothing', async () => {
    const parcel = await bookLive();
    await cancel(parcel);
    const file = path.join(folder, 'none.pdf');
    const args = (id: string, type: string) => ['shipment', 'document', id, type, '--output', file];
    await refuses(args(parcel.id, 'cn23'), /the shipment was cancelled/);
    await refuses(args(parcel.id, 'cn99'), /commercial_invoice, cn22, cn23/);
    await refuses(args('SMP4072618350929', 'cn23'), /SMP4072618350929/);
    expect(existsSync(file)).toBe(false);
  });
});

describe('shipment show', () => {
  it('accepts the tracking number in lower case', async () => {
    const parcel = await bookParcel(service);
    expect(await runJson('shipment', 'show', parcel.id.toLowerCase())).toMatchObject({
      tracking_number: parcel.id,
    });
    expect(await runJson('shipment', 'advance', parcel.id.toLowerCase())).toMatchObject({
      status: 'picked_up',
    });
  });

  it('shows status, billing, events and carrier calls, and nothing about the recipient', async () => {
    const parcel = await bookLive();
    await service.context.carriers.flushJournal();
    const { track_token, waybill_number, total_cents } = await parcel.row();
    const [shown, { stdout }] = await Promise.all([
      runJson('shipment', 'show', parcel.id),
      run('shipment', 'show', parcel.id),
    ]);
    expect(shown).toMatchObject({
      tracking_number: parcel.id,
      account_id: service.account.id,
      mode: 'live',
      status: 'label_created',
      dispatch_status: 'accepted',
      intercepting: false,
      carrier_code: 'sandbox',
      waybill_number,
      billing: {
        state: 'pending',
        total_hkd: total_cents / 100,
        held_hkd: total_cents / 100,
        charged_hkd: null,
      },
      tracking_page_url: `https://sampan.example/track/${track_token}`,
      events: [{ status: 'label_created' }],
      carrier_calls: [{ operation: 'dispatch', outcome: 'accepted', request_id: expect.any(String) }],
    });
    expect(JSON.stringify(shown)).not.toMatch(/Emily|5th Avenue|212 555/);
    expect(stdout).toMatch(
      new RegExp(`^shipment +${parcel.id}, live mode, account ${service.account.id}$`, 'm'),
    );
    expect(stdout).toMatch(/^billing +pending, HKD \d+\.\d\d held$/m);
    expect(stdout).toMatch(/^tracking page +https:\/\/sampan\.example\/track\/[\w-]{22}$/m);
    expect(stdout).toMatch(/^TIME +STATUS .*\n\S+Z +label_created /m);
    expect(stdout).toMatch(/^TIME +CARRIER CALL .*\n\S+Z +dispatch +accepted +\d+ ms/m);
  });

  it('refuses an unknown tracking number', async () => {
    await refuses(
      ['shipment', 'show', 'SMP0000000000000'],
      /^<tracking>: no shipment has the tracking number "SMP0000000000000"/,
    );
  });
});

describe('shipment return', () => {
  const liveSale = () => sold(service, { key: service.account.liveKey });

  it('books once, also if it is repeated, and both shipments show each other', async () => {
    const id = await sold(service);
    const args = ['shipment', 'return', id, '--service', 'HKRTNGG01', '--reference', 'RMA-9'];
    const booked = await runJson(...args);
    expect(booked).toEqual({
      tracking_number: expect.any(String),
      return_of: id,
      service_tier_id: 'HKRTNGG01',
      total_hkd: 88.25,
    });
    expect(await runJson(...args)).toEqual(booked);
    const back = String(booked.tracking_number);
    expect((await run('shipment', 'show', id)).stdout).toMatch(new RegExp(`^returns +${back}$`, 'm'));
    expect((await run('shipment', 'show', back)).stdout).toMatch(new RegExp(`^return of +${id}$`, 'm'));
    await refuses(
      ['shipment', 'return', id, '--service', 'HKUSRTXP01'],
      /is booked with HKRTNGG01 for HKD 88\.25.*give another --key/,
    );
    expect(await runJson(...args, '--key', 'second')).not.toEqual(booked);
    expect(await runJson('shipment', 'show', id)).toMatchObject({ returns: [back, expect.any(String)] });
  });

  it('books no more under its key after the key has expired, and names a return that was cancelled', async () => {
    const id = await sold(service);
    const { tracking_number: back } = await runJson('shipment', 'return', id);
    await service.database.db.pool.query('delete from idempotency_key where key = $1', [`return.${id}`]);
    expect(await runJson('shipment', 'return', id)).toMatchObject({ tracking_number: back });
    await service.call('post', `/shipments/${back}/cancel`);
    await refuses(['shipment', 'return', id], new RegExp(`${back} .*was cancelled.*give another --key`));
    expect(await runJson('shipment', 'show', id)).toMatchObject({ returns: [back] });
  });

  it('shows the services with their prices in a dry run, and books nothing', async () => {
    const id = await liveSale();
    const { stdout } = await run('shipment', 'return', id, '--dry-run');
    expect(stdout).toMatch(/^HKRTNGG01 +HKD 88\.25 +8-20 days +chosen$/m);
    expect(stdout).toMatch(/^HKUSRTXP01 +HKD 124\.00 +4-8 days$/m);
    expect(stdout).toMatch(/^Nothing was booked: this is a dry run\.$/m);
    expect(await runJson('shipment', 'return', id, '--dry-run', '--service', 'HKUSRTXP01')).toMatchObject({
      valid: true,
      service_tier_id: 'HKUSRTXP01',
      total_hkd: 124,
      options: [{ service_tier_id: 'HKUSRTXP01', total_hkd: 124 }],
    });
    const outbound = await run('shipment', 'return', id, '--dry-run', '--service', 'HKASTDGGSTCM');
    expect([outbound.exitCode, outbound.stderr]).toEqual([
      1,
      expect.stringMatching(/cannot be returned like this: service_tier_id must be a return service/),
    ]);
    expect(await runJson('shipment', 'show', id)).toMatchObject({ returns: [] });
  });

  it('books a live return only if it is agreed to, at that price', async () => {
    const id = await liveSale();
    await refuses(
      ['shipment', 'return', id],
      /^Missing: --yes or --expected-total <hkd>, because the return costs HKD 88\.25 with HKRTNGG01/,
    );
    await refuses(
      ['shipment', 'return', id, '--expected-total', '80'],
      /--expected-total: the return costs HKD 88\.25 with HKRTNGG01\. Nothing was booked/,
    );
    for (const answer of ['no', '', 'HKD 88.25']) {
      const declined = await answerOnTerminal(['shipment', 'return', id], env, [answer]);
      expect([declined.exitCode, declined.stdout]).toEqual([1, '']);
      expect(declined.asked).toContain('Book the return with HKRTNGG01 for HKD 88.25? yes or no');
      expect(declined.asked).toContain('Nothing was booked.');
    }
    expect(await runJson('shipment', 'show', id)).toMatchObject({ returns: [] });
    const agreed = await answerOnTerminal(['shipment', 'return', id], env, ['Yes']);
    expect([agreed.exitCode, agreed.stdout]).toEqual([0, expect.stringMatching(/for HKD 88\.25\n$/)]);
    for (const [key, ...option] of [
      ['second', '--yes'],
      ['third', '--expected-total', '88.25'],
    ])
      await runJson('shipment', 'return', id, '--key', String(key), ...option);
    const { returns } = await runJson('shipment', 'show', id);
    expect(returns).toHaveLength(3);
  });

  it('refuses a shipment on its way, one without an address, and a reference that is too long, and books nothing', async () => {
    const id = await sold(service, { status: 'in_transit' });
    await refuses(['shipment', 'return', id], /the shipment is in_transit/);
    await refuses(
      ['shipment', 'return', id, '--reference', 'x'.repeat(65)],
      /reference_no .*Nothing was booked/,
    );
    const abroad = await sold(service, { sender: { ...shop, country_code: 'CN' } });
    await refuses(
      ['shipment', 'return', abroad],
      /recipient is required, because neither the shipment nor the account has a sender in Hong Kong\. Nothing was booked/,
    );
    for (const one of [id, abroad])
      expect(await runJson('shipment', 'show', one)).toMatchObject({ returns: [] });
  });
});

describe('shipment advance', () => {
  it('advances a test shipment to its next status, through every checkpoint on the way', async () => {
    const parcel = await book();
    await run('shipment', 'advance', parcel.id);
    await run('shipment', 'advance', parcel.id);
    expect(await runJson('shipment', 'advance', parcel.id)).toMatchObject({
      tracking_number: parcel.id,
      previous_status: 'in_transit',
      status: 'out_for_delivery',
    });
    expect((await parcel.detail()).events).toHaveLength(8);
    await parcel.checkpoint(1, { status: 'delivered' });
    await refuses(['shipment', 'advance', parcel.id], /is delivered, which is a final status/);
  });

  it('follows the scenario of a magic reference, and refuses after its end', async () => {
    const parcel = await book('SANDBOX-LOST');
    await parcel.checkpoint(1, { status: 'in_transit' });
    const { stdout } = await run('shipment', 'advance', parcel.id);
    expect(stdout).toBe(`${parcel.id} changed from in_transit to exception\n`);
    await refuses(
      ['shipment', 'advance', parcel.id],
      /is exception\. Its sandbox scenario has no further events/,
    );
  });

  it('refuses a live shipment', async () => {
    const parcel = await bookLive();
    await refuses(['shipment', 'advance', parcel.id], /is a live shipment\. .*shipment event/);
  });
});

describe('shipment outcome', () => {
  it('records the outcome of a parcel once, with the reason in the activity', async () => {
    const parcel = await bookLive();
    const lost = ['shipment', 'outcome', parcel.id, '--outcome', 'lost', '--reason', 'Search ended'];
    expect(await runJson(...lost)).toMatchObject({ status: 'exception', sub_status: 'lost' });
    expect((await run(...lost)).stdout).toContain('is recorded as lost already. Nothing was changed.');
    expect(await emitted(parcel)).toEqual(['shipment.exception']);
    await run('shipment', 'outcome', parcel.id, '--outcome', 'delivered', '--reason', 'Signed');
    await refuses(lost, /is delivered, which is final/);
    await refuses(['shipment', 'outcome', parcel.id, '--outcome', 'lost'], /--reason/);
  });
});

describe('shipment event', () => {
  it('updates a live shipment like a notice of its carrier, with time and place', async () => {
    const parcel = await bookLive();
    const happened = ['--status', 'exception', '--sub-status', 'lost', '--at', '2025-01-05T20:00:00+08:00'];
    const answer = await runJson(
      'shipment',
      'event',
      parcel.id,
      ...happened,
      '--location',
      'London, United Kingdom',
    );
    expect(answer).toMatchObject({
      previous_status: 'label_created',
      status: 'exception',
      sub_status: 'lost',
    });
    expect((await parcel.detail()).events[0]).toEqual({
      occurred_at: '2025-01-05T12:00:00.000000Z',
      occurred_at_local: null,
      status: 'exception',
      sub_status: 'lost',
      description: 'Lost',
      location: 'London, United Kingdom',
      carrier_status: null,
    });
    expect(await emitted(parcel)).toEqual(['shipment.exception']);
    const late = await run('shipment', 'event', parcel.id, '--status', 'picked_up');
    expect(late.stdout).toBe(`Recorded the event. ${parcel.id} is still exception.\n`);
  });

  it('refuses an event that no carrier could report, and records nothing', async () => {
    const parcel = await book();
    const event = (...more: string[]) => ['shipment', 'event', parcel.id, ...more];
    const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString();
    await Promise.all([
      refuses(event(), /Required option '--status/),
      refuses(event('--status', 'cancelled'), /--status .*choices are label_created, picked_up/),
      refuses(
        event('--status', 'exception', '--sub-status', 'eaten'),
        /--sub-status .*choices are info_received/,
      ),
      refuses(event('--status', 'picked_up', '--at', 'yesterday'), /--at .*like 2026-11-24T08:00:00Z/),
      refuses(event('--status', 'picked_up', '--at', ahead), /must be at most one day from now/),
    ]);
    expect(await emitted(parcel)).toEqual([]);
  });
});

describe('shipment intercept', () => {
  it('prevents the cancellation of a shipment while it is on', async () => {
    const parcel = await bookLive();
    expect(await runJson('shipment', 'intercept', parcel.id, '--on')).toEqual({
      tracking_number: parcel.id,
      intercepting: true,
    });
    expect((await cancel(parcel)).body).toMatchObject({ status: 409, sysCode: '1500032' });
    const { stdout } = await run('shipment', 'intercept', parcel.id, '--off');
    expect(stdout).toBe(`${parcel.id} is no longer being intercepted\n`);
    expect((await cancel(parcel)).status).toBe(200);
    await Promise.all([
      refuses(['shipment', 'intercept', parcel.id, '--on'], /is cancelled, so it cannot be intercepted/),
      refuses(['shipment', 'intercept', parcel.id], /Give either --on or --off/),
    ]);
  });
});

describe('billing settle', () => {
  const settle = (parcel: Parcel, charged: string) => [
    'billing',
    'settle',
    parcel.id,
    '--charged-hkd',
    charged,
    '--weight-kg',
    '0.52',
  ];

  it('charges the final fee once', async () => {
    const parcel = await bookLive();
    const charged = { tracking_number: parcel.id, charged_hkd: 64.5 };
    expect(await runJson(...settle(parcel, '64.50'))).toEqual({ ...charged, repeated: false });
    expect(await runJson(...settle(parcel, '64.50'))).toEqual({ ...charged, repeated: true });
    await refuses(
      settle(parcel, '65'),
      /is already settled, for HKD 64\.50\. Correct the fee with .*wallet adjust/,
    );
    expect((await parcel.detail()).billing).toMatchObject({ charged_hkd: 64.5, chargeable_weight_kg: 0.52 });
    expect(await emitted(parcel)).toEqual(['shipment.billing_settled']);
  });

  it('refuses a cancelled shipment, a test shipment and a weight of 0', async () => {
    const [cancelled, test] = [await bookLive(), await book()];
    await cancel(cancelled);
    await Promise.all([
      refuses(settle(cancelled, '64'), /is cancelled and its hold was released\. Nothing was charged/),
      refuses(settle(test, '64'), /is a test shipment\. Test mode charges nothing/),
      refuses([...settle(test, '64'), '--weight-kg', '0'], /--weight-kg .*above 0/),
    ]);
  });
});

describe('carrier', () => {
  it('lists unmapped codes, most frequent first, and notices without a shipment', async () => {
    const none = await Promise.all([run('carrier', 'unmapped'), run('carrier', 'notices')]);
    expect(none.map(({ stdout }) => stdout)).toEqual([
      'All codes are mapped\n',
      'No notices without a shipment\n',
    ]);
    const parcel = await book();
    for (const [minute, carrierStatus] of ['QQ', 'ZZ', 'ZZ', 'DLV'].entries())
      await parcel.checkpoint(minute, { carrierStatus });
    const codes = await sampanJson<Record<string, unknown>[]>(['carrier', 'unmapped'], env);
    expect(codes.map(({ carrier_code, code, count }) => [carrier_code, code, count])).toEqual([
      ['sandbox', 'ZZ', 2],
      ['sandbox', 'QQ', 1],
    ]);
    const event_id = randomUUID();
    await service.database.db.pool.query(
      `insert into carrier_notice (carrier_code, event_id, waybill_number, body, signed_at, received_at, next_attempt_at)
        values ('http', $1, 'PX1', '{"type":"label"}', 1, now(), now())`,
      [event_id],
    );
    expect(await sampanJson(['carrier', 'notices'], env)).toMatchObject([
      { carrier_code: 'http', event_id, type: 'label', waybill_number: 'PX1' },
    ]);
    expect((await run('carrier', 'notices', '--refused')).stdout).toBe(
      'No final-fee notice was rejected in the last 30 days\n',
    );
    await service.database.db.pool.query(
      `update carrier_notice set result = 'refused', applied_at = now(), tracking_number = $2,
        body = '{"type":"final_fee","charged_hkd":99.5}' where event_id = $1`,
      [event_id, parcel.id],
    );
    expect(await sampanJson(['carrier', 'notices', '--refused'], env)).toMatchObject([
      { carrier_code: 'http', event_id, tracking_number: parcel.id, charged_hkd: 99.5 },
    ]);
  });
});

describe('shipment resolve', () => {
  let service: TestService;
  let env: Environment;
  beforeAll(async () => {
    service = await startTestService();
    env = { DATABASE_URL: service.database.url };
  });
  afterAll(async () => {
    await expectLedgerHolds(service.database.db);
    await service.stop();
  });

  const resolve = (id: string, ...args: string[]) =>
    sampanJson<Record<string, unknown>>(['shipment', 'resolve', id, ...args], env);

  /** Books a live shipment. `reference_no` selects a fault of the sandbox carrier. */
  async function booked(reference_no: string) {
    const account = await liveAccount(service.database, 1_000_000);
    const client = apiClient(service.rootUrl, account.liveKey);
    const request = { idempotencyKey: randomUUID(), body: order({ reference_no }) };
    const create = () => client.post('/shipments', request);
    const { status } = await create();
    const story = async () => (await storiesOf(service.database, account.id))[0];
    return { client, create, story, status, id: (await story())?.id ?? '' };
  }

  describe('an unconfirmed booking', () => {
    it('--booked stores the waybill number, and the idempotency key returns it', async () => {
      const { create, story, id } = await booked('SANDBOX-SILENT');
      expect(await resolve(id, '--booked', 'HP904417352')).toEqual({
        tracking_number: id,
        status: 'label_created',
        dispatch_status: 'accepted',
      });
      expect(await story()).toMatchObject({ ...storyOf.booked, waybill: 'HP904417352' });
      expect(await create()).toMatchObject({
        status: 201,
        body: { data: { id, dispatch: { waybill_number: 'HP904417352' } } },
      });
    });

    it('--absent cancels the shipment and releases its hold', async () => {
      const { client, story, id } = await booked('SANDBOX-SILENT');
      expect(await resolve(id, '--absent')).toMatchObject({
        status: 'cancelled',
        dispatch_status: 'rejected',
      });
      expect(await story()).toMatchObject({
        hold: 'voided',
        events: ['shipment.created', 'shipment.cancelled'],
      });
      expect((await client.get('/wallet/balance')).body.data).toMatchObject({ held: 0 });
      await expectRefusal(['shipment', 'resolve', id, '--absent'], env, /no unresolved booking/);
    });
  });

  describe('an unconfirmed cancel', () => {
    async function cancelling() {
      const shipment = await booked('SANDBOX-CANCEL-DROP');
      expect((await shipment.client.post(`/shipments/${shipment.id}/cancel`)).status).toBe(503);
      return shipment;
    }

    it('--cancelled cancels the shipment and releases its hold', async () => {
      const { client, story, id } = await cancelling();
      expect(await resolve(id, '--cancelled')).toMatchObject({ status: 'cancelled' });
      expect(await story()).toMatchObject(storyOf.cancelled);
      expect((await client.post(`/shipments/${id}/cancel`)).status).toBe(200);
    });

    it('--not-cancelled keeps the shipment, which can be settled', async () => {
      const { story, id } = await cancelling();
      expect(await resolve(id, '--not-cancelled')).toMatchObject({ status: 'label_created' });
      await sampanJson(['billing', 'settle', id, '--charged-hkd', '43.21', '--weight-kg', '0.52'], env);
      expect(await story()).toMatchObject(storyOf.settled);
      await expectRefusal(['shipment', 'resolve', id, '--cancelled'], env, /no unresolved cancellation/);
    });
  });

  it('refuses a call without exactly one outcome, or for a shipment that is not unconfirmed', async () => {
    const { id } = await booked('ordinary');
    await expectRefusal(['shipment', 'resolve', id], env, /Give exactly one of/);
    await expectRefusal(['shipment', 'resolve', id, '--absent', '--cancelled'], env, /Give exactly one of/);
    await expectRefusal(['shipment', 'resolve', id, '--booked', 'HP1'], env, /no unresolved booking/);
    await expectRefusal(
      ['shipment', 'resolve', 'SMP0000000000000', '--absent'],
      env,
      /no shipment has the tracking number/,
    );
  });
});
