import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dropApiRequests } from '../../db/query/account/api-request.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { readConfig } from '../../src/config/config.ts';
import { indexShipments } from '../../src/job/index-shipments.ts';
import { runJob } from '../../src/job/maintenance.ts';
import { anonymizeEndedShipments } from '../../src/personal-data/anonymize-shipments.ts';
import { addressCalls, savedSender } from '../support/address/saved-addresses.ts';
import { sampan } from '../support/command-line.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { order } from '../support/shipment/order.ts';
import { databaseContents } from '../support/store/database-contents.ts';
import { columnsWithText } from '../support/store/find-text.ts';
import { bookParcel, parcelOf } from '../tracking/parcel.ts';

const days = 40;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    env: { RECIPIENT_RETENTION_DAYS: String(days), REQUEST_LOG: 'on', TEST_FEED_SECONDS: '0' },
  });
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_keep' });
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const recipient = { ...order().recipient, contact_name: 'Tobias Quill', address: '9 Heron Wharf' };
const book = (live: boolean) => bookParcel(service, { live, change: { recipient } });
const deliver = async (live: boolean) => {
  const parcel = await book(live);
  await parcel.checkpoint(1, { status: 'delivered' });
  return parcel;
};
const addresses = addressCalls(() => service);
const names = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await parcelOf(service, id).row()).recipient.contact_name));
/** The feed never goes back, so the clock of a test begins where the one before ended. */
let passedDays = 0;
const pass = async (more: number) => {
  // A request is dated when it is written.
  await service.context.requestLog?.flush();
  passedDays += more;
  await service.database.setClock(`${passedDays} days`);
};
const entries = () =>
  rows("select subject from audit_entry where action = 'shipment.anonymized' order by id").then((found) =>
    found.map(({ subject }) => subject as string),
  );

describe('shipments past RECIPIENT_RETENTION_DAYS', () => {
  it('are anonymized in both modes after their end, and no others', async () => {
    const [live, test] = [await deliver(true), await deliver(false)];
    const cancelled = await book(true);
    await service.call('post', `/shipments/${cancelled.id}/cancel`, service.account.liveKey).expect(200);
    const open = await book(true);
    await open.checkpoint(1, { status: 'in_transit' });
    await service
      .call('post', '/shipments', service.account.liveKey)
      .set('Idempotency-Key', crypto.randomUUID())
      .send(order({ recipient, reference_no: 'SANDBOX-REJECT' }))
      .expect(422);
    const [{ tracking_number: rejected }] = await rows(
      "select tracking_number from shipment where dispatch_status = 'rejected'",
    );
    const all = [live.id, test.id, cancelled.id, rejected, open.id];
    await service.context.requestLog?.flush();

    await pass(days - 1);
    const before = await databaseContents(service.database);
    expect(await anonymizeEndedShipments(service.context)).toBe(0);
    expect(await databaseContents(service.database)).toEqual(before);

    await pass(2);
    const detail = await live.detail();
    expect(await anonymizeEndedShipments(service.context)).toBe(4);
    expect(await names(all)).toEqual([...Array(4).fill('[redacted]'), 'Tobias Quill']);
    expect(await entries()).toEqual(expect.arrayContaining(['3 live', '1 test']));
    expect(await live.detail()).toEqual({
      ...detail,
      updated_at: expect.any(String),
      label_available: false,
      // Those about the recipient are gone.
      warnings: [expect.objectContaining({ path: ['sender'] })],
      documents: [],
      label_pdf_url: null,
      recipient: expect.objectContaining({ contact_name: '[redacted]', country_code: 'US' }),
    });
    const found = await rows(
      "select count(*)::int as n from event where tracking_number <> $1 and body like '%Tobias Quill%'",
      [open.id],
    );
    expect(found).toEqual([{ n: 0 }]);
    expect(await anonymizeEndedShipments(service.context)).toBe(0);

    await open.checkpoint(2, { status: 'delivered' });
    await pass(days + 1);
    expect(await anonymizeEndedShipments(service.context)).toBe(1);
    // The request of a refused booking names no shipment.
    await dropApiRequests(service.database.db.kysely, service.context.config.retention.requestLogDays);
    expect(await columnsWithText(service.database, 'Heron Wharf')).toEqual([]);
  });

  it('lose the photo of the scale, and keep the lines of the bill', async () => {
    const parcel = await book(true);
    const lines = [{ kind: 'BASE', amount_hkd: 60 }];
    await settleShipment(service.context, service.account.id, parcel.id, {
      chargedCents: 6_000,
      measuredWeightMg: 500_000,
      carrierBill: { lines, photo_url: 'https://photos.carrier.example/quill.jpg' },
    });
    await parcel.checkpoint(1, { status: 'delivered' });
    await pass(days + 1);
    expect((await parcel.detail()).billing?.photo_url).toBe('https://photos.carrier.example/quill.jpg');
    await service.context.requestLog?.flush();
    await anonymizeEndedShipments(service.context);
    expect((await parcel.row()).carrier_bill).toEqual({ lines });
    await dropApiRequests(service.database.db.kysely, service.context.config.retention.requestLogDays);
    expect(await columnsWithText(service.database, 'quill.jpg')).toEqual([]);
  });

  it('lose the copy of the default sender, which the order did not name itself', async () => {
    const sender = { ...savedSender, contact_name: 'Ottilie Brandvold', is_default: true };
    const saved = await addresses.added(sender, service.account.liveKey);
    const booked = await addresses.book(order({ recipient }), service.account.liveKey);
    const parcel = parcelOf(service, booked.body.data.id);
    expect((await parcel.row()).account_sender).toMatchObject({ contact_name: 'Ottilie Brandvold' });
    await addresses.remove(saved.id, service.account.liveKey).expect(200);
    await parcel.checkpoint(1, { status: 'delivered' });
    expect(await columnsWithText(service.database, 'Brandvold')).toContain('shipment.account_sender');

    await pass(days + 1);
    expect(await anonymizeEndedShipments(service.context)).toBeGreaterThanOrEqual(1);
    const { sender: own, account_sender: copy } = await parcel.row();
    expect([own, copy]).toEqual([
      null,
      {
        contact_name: '[redacted]',
        phone: '[redacted]',
        country_code: 'HK',
        city: '[redacted]',
        address: '[redacted]',
      },
    ]);
    expect((await columnsWithText(service.database, 'Brandvold')).join()).not.toContain('shipment');
  });

  it('are all anonymized, in batches, and without one that another transaction has locked', async () => {
    const { id } = await deliver(false);
    const { pool } = service.database.db;
    await pool.query(
      `insert into shipment select copy.* from shipment s, generate_series(1, 230) n,
        jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || lpad(n::text, 13, '0'), 'track_token', 'T' || n,
          'updated_at', s.updated_at + n * interval '1 microsecond')) copy where s.tracking_number = $1`,
      [id],
    );
    await pass(days + 1);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from shipment where tracking_number = $1 for update', [id]);
      expect(await anonymizeEndedShipments(service.context)).toBe(230);
      expect(await names([id])).toEqual(['Tobias Quill']);
      await client.query('rollback');
    } finally {
      client.release();
    }
    expect(await anonymizeEndedShipments(service.context)).toBe(1);
    expect((await entries()).slice(-4)).toEqual(['100 test', '100 test', '30 test', '1 test']);
    const [{ stamps }] = await rows(
      'select count(distinct updated_at)::int as stamps from shipment where account_id = $1 and not livemode and visible',
      [service.account.id],
    );
    expect(stamps).toBe(232);
  });

  it('stay while the clock is in doubt', async () => {
    const { id } = await deliver(true);
    await rows('delete from retention_clock');
    await runJob(service.context, 'anonymize-shipments');
    await pass(days + 1);
    expect(await runJob(service.context, 'anonymize-shipments')).toBe(0);
    expect(await names([id])).toEqual(['Tobias Quill']);
    await sampan(['retention', 'confirm'], { DATABASE_URL: service.database.url });
    expect(await runJob(service.context, 'anonymize-shipments')).toBe(1);
  });

  it('stay without the setting', async () => {
    const { id } = await deliver(true);
    await pass(4_000);
    const { retention } = readConfig({});
    expect(retention.recipientDays).toBeNull();
    const config = { ...service.context.config, retention };
    expect(await anonymizeEndedShipments({ ...service.context, config })).toBe(0);
    expect(await names([id])).toEqual(['Tobias Quill']);
  });

  it('need at least two days, as long as a stored response is replayed', () => {
    expect(() => readConfig({ RECIPIENT_RETENTION_DAYS: '1' })).toThrow(/RECIPIENT_RETENTION_DAYS/);
  });
});

describe('anonymized shipments', () => {
  it('are found by no word of their recipient any more', async () => {
    const parcel = await deliver(false);
    await indexShipments(service.context);
    const words = async () =>
      (await rows('select words from shipment_search where tracking_number = $1', [parcel.id]))[0]?.words;
    const found = async (q: string) => {
      const { body } = await service.call('get', `/shipments?${new URLSearchParams({ q })}`);
      return body.data.data.some(({ id }: { id: string }) => id === parcel.id);
    };
    const known = ['Quill', 'Tobias Quil', 'New York', '10118'];
    for (const q of known) expect([q, await found(q)]).toEqual([q, true]);
    const before: string[] = await words();

    await pass(days + 1);
    expect(await anonymizeEndedShipments(service.context)).toBeGreaterThanOrEqual(1);
    expect(await words()).toBeUndefined();
    for (const q of known) expect([q, await found(q)]).toEqual([q, false]);

    await indexShipments(service.context);
    const after: string[] = await words();
    expect(await found(parcel.id.slice(-6))).toBe(true);
    for (const q of known) expect([q, await found(q)]).toEqual([q, false]);
    expect(after.length).toBeLessThan(before.length);
  });
});
