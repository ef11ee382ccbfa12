import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endedSql, hasEnded } from '../../db/query/personal-data/anonymize-shipment.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { isTerminal } from '../../db/table/shipment.ts';
import { statuses, subStatuses } from '../../src/tracking/status.ts';
import { type Environment, sampan, sampanJson } from '../support/command-line.ts';
import { signedInUser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { goods, type OrderBody, order } from '../support/shipment/order.ts';
import { sendBack, shop } from '../support/shipment/returns.ts';
import { databaseContents } from '../support/store/database-contents.ts';
import { columnsWithText } from '../support/store/find-text.ts';
import { parcelOf } from '../tracking/parcel.ts';

let service: TestService;
let env: Environment;
beforeAll(async () => {
  service = await startTestService({
    env: { REQUEST_LOG: 'on', TRUSTED_PROXIES: '127.0.0.1', TEST_FEED_SECONDS: '0' },
  });
  env = { DATABASE_URL: service.database.url };
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_erase' });
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;

const mila = {
  contact_name: 'Mila Éclair-Novák',
  phone: '+33 6 55 01 44 99',
  country_code: 'FR',
  city: 'Quimperlé',
  address: '14 rue du Dourdu',
  region: 'Finistère Sud',
  postal_code: '29300',
  email: 'mila.novak@courrier.example',
} satisfies OrderBody['recipient'];
/** Each names her alone, in some way that a client or an operator may write it. */
const traces = [
  'Novák',
  'Nov\\u00e1k',
  'Nov%C3%A1k',
  '55 01 44 99',
  'Dourdu',
  'mila.novak',
  'Quimperl',
  'Finist',
];

const book = async (change: Partial<OrderBody> = {}, key = service.account.liveKey) => {
  const idempotencyKey = randomUUID();
  const body = order({
    recipient: mila,
    items: [goods({ description: 'Ring, engraved “Mila Éclair Novák”', unit_price_hkd: 300 })],
    tags: ['gift for mila éclair-novák', 'autumn'],
    metadata: { customer: 'mila.novak@courrier.example' },
    reference_no: `SO-${idempotencyKey.slice(0, 8)}`,
    ...change,
  });
  const send = () =>
    service.call('post', '/shipments', key).set('Idempotency-Key', idempotencyKey).send(body);
  const response = await send();
  expect(response.status).toBe(201);
  return { id: response.body.data.id as string, body, send, first: response.body, idempotencyKey };
};
const deliver = async (id: string, key = service.account.liveKey) => {
  await parcelOf(service, id, key).checkpoint(1, { status: 'picked_up' });
  await parcelOf(service, id, key).checkpoint(2, {
    status: 'delivered',
    location: 'Left with Mila Éclair-Novák, Quimper',
  });
};
const erase = (...options: string[]) =>
  sampan(['recipient', 'erase', '--account', service.account.id, ...options], env);
const eraseJson = (...options: string[]) =>
  sampanJson<Record<string, unknown>>(
    ['recipient', 'erase', '--account', service.account.id, ...options],
    env,
  );
const byName = ['--name', mila.contact_name, '--phone', '06 55 01 44 99'];

/** The database without what changes on its own, and without what a run of the command line writes. */
const contents = async () => {
  await service.context.requestLog?.flush();
  await service.context.carriers.flushJournal();
  return databaseContents(service.database);
};

describe('recipient erase changes nothing', () => {
  it('for a recipient whose parcel is on its way, and names the shipment', async () => {
    const { id } = await book();
    const before = await contents();
    const { exitCode, stderr } = await erase('--tracking', id);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`has not ended.*${id} \\(label_created\\)\\. Nothing was changed`));
    expect((await erase(...byName)).stderr).toContain(`${id} (label_created)`);
    expect(await contents()).toEqual(before);
    await service.call('post', `/shipments/${id}/cancel`, service.account.liveKey).expect(200);
  });

  it('while the carrier has not confirmed a booking', async () => {
    const { id } = await book();
    await rows(
      "update shipment set dispatch_status = 'pending', status = 'cancelled' where tracking_number = $1",
      [id],
    );
    const before = await contents();
    expect((await erase('--tracking', id)).stderr).toContain(`${id} (unconfirmed)`);
    expect(await contents()).toEqual(before);
    await rows(
      "update shipment set dispatch_status = 'accepted', status = 'label_created' where tracking_number = $1",
      [id],
    );
    await service.call('post', `/shipments/${id}/cancel`, service.account.liveKey).expect(200);
  });

  it.each([
    [
      'a shipment of another account',
      () => ['--tracking', 'SMP0000000000000'],
      /no shipment SMP0000000000000/,
    ],
    ['a name alone', () => ['--name', 'Mila'], /a name alone may be that of several people/],
    ['a phone number alone', () => ['--phone', '0655014499'], /Give --tracking, or --name/],
    ['two ways', () => ['--tracking', 'SMP0000000000000', '--name', 'Mila'], /Give either --tracking/],
    ['too few digits', () => ['--name', 'Mila', '--phone', '12'], /at least 5 digits/],
    ['no recipient', () => [], /Give --tracking, or --name/],
  ])('for %s', async (_, options, reason) => {
    const before = await contents();
    const { exitCode, stderr } = await erase(...options());
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(reason)]);
    expect(await contents()).toEqual(before);
  });

  it('for an unknown account', async () => {
    const before = await contents();
    const options = ['recipient', 'erase', '--account', 'acc_none', '--tracking', 'SMP0000000000000'];
    expect((await sampan(options, env)).stderr).toContain('no account has the ID "acc_none"');
    expect(await contents()).toEqual(before);
  });
});

describe('recipient erase', () => {
  it('leaves no trace of the recipient in any column of the database, and changes nothing else', async () => {
    const { liveKey, testKey, id: accountId } = service.account;
    const kept = await book({ recipient: order().recipient, items: order().items, tags: [], metadata: {} });
    await signedInUser(service);
    const live = await book();
    const test = await book({}, testKey);
    const cancelled = await book();
    // Requests that name her, with a tracking number and without one.
    await service.call('post', '/shipments/validate', liveKey).send(live.body);
    await service
      .call('post', '/shipments', liveKey)
      .set('Idempotency-Key', randomUUID())
      .send({ ...live.body, payment_type: 'cod' })
      .expect(400);
    await service.call(
      'get',
      `/shipments?metadata[customer]=${encodeURIComponent('Mila Éclair-Novák')}`,
      liveKey,
    );
    const escaped = JSON.stringify(live.body).replaceAll('á', '\\u00e1').replaceAll('É', '\\u00C9');
    await service
      .call('post', '/shipments/validate', liveKey)
      .set('Content-Type', 'application/json')
      .send(escaped);
    await service.call('get', `/shipments/${live.id}/label`, liveKey).expect(200);
    await deliver(live.id);
    await deliver(test.id, testKey);
    await service.call('post', `/shipments/${cancelled.id}/cancel`, liveKey).expect(200);
    await service.call('get', '/events', liveKey).expect(200);
    await rows(
      `insert into carrier_call (id, tracking_number, account_id, livemode, carrier_code, operation, started_at, duration_ms, outcome, detail)
        values ('ccl_x', $1, $2, true, 'sandbox', 'dispatch', now(), 1, 'rejected', 'BAD: Mila Éclair-Novák is unknown')`,
      [live.id, accountId],
    );
    await rows(
      `insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
        values ($1, true, 'POST /shipments', '\\x00', '{"carrier_message": "No mila.novak@courrier.example"}', now() + interval '1 hour')`,
      [accountId],
    );
    await rows(
      `insert into carrier_notice (carrier_code, event_id, reference, body, signed_at, received_at, next_attempt_at, tracking_number, result, applied_at)
        values ('http', 'n1', $1, $2, 0, now(), now(), $1, 'applied', now())`,
      [live.id, JSON.stringify({ type: 'checkpoint', location: 'At Mila Éclair-Novák', code: 'X' })],
    );
    await rows(
      `insert into carrier_notice (carrier_code, event_id, reference, body, signed_at, received_at, next_attempt_at, tracking_number, result, applied_at)
        values ('http', 'n2', $1, $2, 0, now(), now(), $1, 'applied', now())`,
      [
        live.id,
        JSON.stringify({
          type: 'checkpoint',
          code: 'X',
          needed: 'Her passport',
          pickup_place: { name: 'Her corner shop' },
          photo_url: 'https://photos.example/her-door.jpg',
        }),
      ],
    );
    await rows(
      `insert into saved_filter (id, user_id, name, search, created_at)
        select 'flt_x', id, 'Hers', 'recipient_name=Nov%C3%A1k+Mila&x=mila.novak%40courrier.example', now() from dashboard_user where account_id = $1`,
      [accountId],
    );
    await rows(
      `insert into audit_entry (id, account_id, email, action, subject, created_at)
        values ('aud_x', $1, 'op@example.com', 'account.exported', '/shipments?recipient_name=mila.novak@courrier.example', now())`,
      [accountId],
    );
    await rows(
      `with named as (insert into order_mapping (account_id, id, columns, mapping, used_at)
          values ($1, 'x', '["SO-7", "Mila Éclair-Novák"]', '[null, {"field": "metadata.Mila Éclair-Novák"}]', now()))
        insert into order_item_default (account_id, sku) values ($1, 'Mug for Mila Éclair-Novák')`,
      [accountId],
    );
    await rows(
      `insert into saved_parcel (account_id, name, parcel) values ($1, 'Box for Mila Éclair-Novák', '{"weight_kg": 0.3}')`,
      [accountId],
    );
    await rows(
      `insert into merchant_product (account_id, livemode, sku, description, fields, archived, created_at, updated_at)
        values ($1, true, 'MUG', 'Mug for Mila Éclair-Novák', '{}', false, now(), now())`,
      [accountId],
    );
    await service.context.requestLog?.flush();
    const found = async () =>
      (await Promise.all(traces.map((text) => columnsWithText(service.database, text)))).flat();
    const before = new Set(await found());
    for (const column of [
      'shipment.recipient',
      'shipment.items',
      'shipment.tags',
      'shipment.metadata',
      'event.body',
      'idempotency_key.body',
      'tracking_event.location',
      'carrier_call.detail',
      'carrier_notice.body',
      'negative_cache.detail',
      'saved_filter.search',
      'merchant_product.description',
      'order_item_default.sku',
      'order_mapping.columns',
      'order_mapping.mapping',
      'saved_parcel.name',
      'audit_entry.subject',
    ])
      expect(before).toContain(column);
    expect([...before].some((column) => /api_request_\d+\.request_body/.test(column))).toBe(true);
    const money = async () => ({
      entries: await rows('select * from entry order by transfer_id, ledger_account'),
      wallet: await rows('select * from wallet order by account_id'),
      holds: await rows('select * from hold order by tracking_number'),
    });
    const ledger = await money();
    const keptRow = await parcelOf(service, kept.id, liveKey).row();
    const histories = () =>
      Promise.all(
        [live.id, test.id].map(async (id) => {
          const key = id === live.id ? liveKey : testKey;
          const { events, status, delivered_at, pricing_snapshot, billing, reference_no } = await parcelOf(
            service,
            id,
            key,
          ).detail();
          const public_ = await service.sdk(key).tracking.retrieve(id);
          return {
            events: events.length,
            status,
            delivered_at,
            pricing_snapshot,
            billing,
            reference_no,
            public_: public_.events,
          };
        }),
      );
    const csv = async () =>
      rows(
        `select status, count(*)::int, sum(total_cents)::bigint from shipment where account_id = $1 group by status order by status`,
        [accountId],
      );
    const [history, figures] = [await histories(), await csv()];

    await service.context.requestLog?.flush();
    const { stdout, exitCode } = await erase(...byName);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Anonymized 5 shipments: /m);
    expect(stdout).not.toMatch(/Mila|Nov|Dourdu/);
    expect(await found()).toEqual([]);
    expect(await rows("select body from carrier_notice where event_id = 'n2'")).toEqual([
      { body: { type: 'checkpoint', code: 'X' } },
    ]);
    expect(await rows('select count(*)::int as n from label where tracking_number = $1', [live.id])).toEqual([
      { n: 0 },
    ]);

    // All that is no personal data stays.
    expect(await money()).toEqual(ledger);
    await expectLedgerHolds(service.database.db);
    expect(await histories()).toEqual(
      history.map((one) => ({
        ...one,
        public_: one.public_.map((event) => ({
          ...event,
          location: event.location?.replace('Mila Éclair-Novák', '[redacted]') ?? null,
        })),
      })),
    );
    expect(await csv()).toEqual(figures);
    expect(await parcelOf(service, kept.id, liveKey).row()).toEqual(keptRow);

    // Seen by clients.
    const detail = await parcelOf(service, live.id, liveKey).detail();
    expect(detail).toMatchObject({
      recipient: {
        contact_name: '[redacted]',
        phone: '[redacted]',
        country_code: 'FR',
        city: '[redacted]',
        address: '[redacted]',
        district: null,
        region: null,
        postal_code: null,
        email: null,
      },
      items: [{ description: 'Ring, engraved “[redacted]”', unit_price_hkd: 300 }],
      tags: ['gift for [redacted]', 'autumn'],
      metadata: {},
      reference_no: live.body.reference_no,
      label_available: false,
      label_pdf_url: null,
    });
    await service.call('get', `/shipments/${live.id}/label`, liveKey).expect(404);
    await service.call('get', `/shipments/${live.id}/pod`, liveKey).expect(404);
    const { body: list } = await service.call(
      'get',
      `/shipments?reference_no=${live.body.reference_no}`,
      liveKey,
    );
    expect(list.data.data).toMatchObject([{ id: live.id, label_available: false }]);

    // A repeated request gets the stored response without the person, and books nothing.
    const replay = await live.send();
    expect(replay.status).toBe(201);
    expect(replay.body).toEqual({
      ...live.first,
      data: { ...live.first.data, recipient: detail.recipient },
    });
    const { body: mismatch } = await service
      .call('post', '/shipments', liveKey)
      .set('Idempotency-Key', live.idempotencyKey)
      .send({ ...live.body, tags: [] })
      .expect(409);
    expect(mismatch.sysCode).toBe('1409002');

    // The activity says what was erased, not who.
    const entries = await rows(
      "select email, subject from audit_entry where action = 'shipment.recipient_erased' and account_id = $1",
      [accountId],
    );
    expect(entries).toEqual([{ email: 'sampan', subject: expect.stringContaining(live.id) }]);

    // The replay was logged with its request.
    await service.context.requestLog?.flush();
    expect((await found()).length).toBeGreaterThan(0);
    expect(await eraseJson('--tracking', live.id, '--tracking', test.id)).toMatchObject({
      anonymized: [],
      anonymized_before: [live.id, test.id].sort(),
    });
    expect(await eraseJson(...byName)).toMatchObject({ anonymized: [] });
    expect(await found()).toEqual([]);
  });

  it.each([
    'order-7-mila.novak@courrier.example-1',
    'order7mila.novak@courrier.example1',
    'MILA.NOVAK@COURRIER.EXAMPLE',
    'x+33655014499x',
  ])('leaves no trace of the recipient in the Idempotency-Key %s', async (key) => {
    const body = order({ recipient: mila });
    const send = (path: string, sent: object, idempotencyKey: string) =>
      service.call('post', path, service.account.liveKey).set('Idempotency-Key', idempotencyKey).send(sent);
    const { body: created } = await send('/shipments', body, key).expect(201);
    await send('/shipments', { ...body, payment_type: 'cod' }, `${key}b`).expect(400);
    await service
      .call('post', `/shipments/${created.data.id}/cancel`, service.account.liveKey)
      .set('Idempotency-Key', `${key}c`)
      .expect(200);
    const trace = key.match(/mila.novak|33655014499/i)?.[0] ?? '';
    await service.context.requestLog?.flush();
    expect((await columnsWithText(service.database, trace)).sort()).toEqual(
      expect.arrayContaining(['event.body', 'idempotency_key.key', 'shipment.idempotency_key']),
    );
    await eraseJson(...byName, '--email', mila.email, '--ended-only');
    expect(await columnsWithText(service.database, trace)).toEqual([]);
  });

  it('erases the ended shipments with --ended-only, and leaves the others', async () => {
    const [ended, open] = [await book(), await book()];
    await deliver(ended.id);
    const before = await parcelOf(service, open.id).row();
    expect(await eraseJson(...byName, '--ended-only')).toMatchObject({
      anonymized: [ended.id],
      not_ended: [{ tracking_number: open.id, status: 'label_created' }],
    });
    expect(await parcelOf(service, open.id).row()).toEqual(before);
    expect((await parcelOf(service, ended.id).row()).recipient.contact_name).toBe('[redacted]');
    await service.call('post', `/shipments/${open.id}/cancel`, service.account.liveKey).expect(200);
    expect(await eraseJson(...byName)).toMatchObject({ anonymized: [open.id] });
  });

  it.each([
    'lost',
    'destroyed',
  ] as const)('erases the recipient of a parcel that the carrier has %s, also if it is found later', async (subStatus) => {
    const { id } = await book();
    const parcel = parcelOf(service, id, service.account.liveKey);
    await parcel.checkpoint(1, { status: 'exception', subStatus });
    expect(await eraseJson(...byName)).toMatchObject({ anonymized: [id], not_ended: [] });
    await parcel.checkpoint(2, { status: 'in_transit' });
    expect(await parcel.row()).toMatchObject({
      status: 'in_transit',
      recipient: { contact_name: '[redacted]' },
    });
    await deliver(id);
    expect(await eraseJson('--tracking', id)).toMatchObject({ anonymized: [], anonymized_before: [id] });
  });

  it('takes a shipment as ended in the same states as the database, and in no other', async () => {
    const states = statuses.flatMap((status) =>
      [null, ...subStatuses].map((sub_status) => ({ status, sub_status })),
    );
    const inDatabase = await rows(
      `select status, sub_status from json_to_recordset($1) as s (status text, sub_status text) where ${endedSql('s')}`,
      [JSON.stringify(states)],
    );
    expect(inDatabase).toEqual(states.filter(hasEnded));
    expect(states.filter((state) => hasEnded(state) && !isTerminal(state.status))).toEqual([
      { status: 'exception', sub_status: 'lost' },
      { status: 'exception', sub_status: 'destroyed' },
    ]);
    expect(states.filter(({ status }) => isTerminal(status)).every(hasEnded)).toBe(true);
  });

  it('leaves other people with the same name, and another account', async () => {
    const namesake = await book({
      recipient: {
        ...mila,
        phone: '+44 20 7946 0958',
        email: 'other@courrier.example',
        address: '1 Elm Row',
      },
    });
    await deliver(namesake.id);
    const other = await service.createAccount();
    const foreign = await book({}, other.testKey);
    await deliver(foreign.id, other.testKey);
    const before = await Promise.all([namesake.id, foreign.id].map((id) => parcelOf(service, id).row()));
    expect(await eraseJson(...byName)).toMatchObject({ anonymized: [] });
    expect(await Promise.all([namesake.id, foreign.id].map((id) => parcelOf(service, id).row()))).toEqual(
      before,
    );
    expect(await eraseJson('--name', 'mila éclair-novák', '--email', 'OTHER@courrier.example')).toMatchObject(
      {
        anonymized: [namesake.id],
      },
    );
  });

  it.each([
    'the shipment',
    'its return',
  ])('erases the recipient from a shipment and its returns, by the number of %s', async (named) => {
    const ines = {
      ...mila,
      contact_name: 'Inès Kerouac-Abgrall',
      phone: '+33 6 55 01 77 33',
      email: 'ines@courrier.example',
    };
    const original = await book({
      recipient: ines,
      sender: shop,
      items: order().items,
      tags: [],
      metadata: {},
    });
    await deliver(original.id);
    const send = async (): Promise<string> => {
      const { status, body } = await sendBack(service, original.id, {}, { key: service.account.liveKey });
      expect(status).toBe(201);
      await deliver(body.data.id);
      return body.data.id;
    };
    const returns = [await send(), await send()];
    expect((await columnsWithText(service.database, 'Abgrall')).join()).toContain('shipment.sender');
    // The log of requests is written with a delay. An erasure finds what is written.
    await service.context.requestLog?.flush();
    const number = named === 'the shipment' ? original.id : String(returns[0]);
    const { anonymized } = await eraseJson('--tracking', number);
    expect(anonymized).toEqual([original.id, ...returns].sort());
    expect(await columnsWithText(service.database, 'Abgrall')).toEqual([]);
  });

  it('counts the texts of the ledger that name the recipient, and keeps them', async () => {
    const { id: accountId } = service.account;
    const adjust = [
      'wallet',
      'adjust',
      '--account',
      accountId,
      '--amount-hkd',
      '1',
      '--reason',
      'For Mila Éclair-Novák',
    ];
    expect((await sampan(adjust, env)).stderr).toBe('');
    expect(await eraseJson(...byName)).toMatchObject({ ledger_texts_kept: 1 });
    expect((await erase(...byName)).stdout).toContain('The ledger is append-only');
    await expectLedgerHolds(service.database.db);
  });

  it('deletes the saved recipient with its stored response, and keeps saved senders', async () => {
    const lena = { ...mila, contact_name: 'Léna Kerbrat-Ozanne', email: 'lena@courrier.example' };
    const save = (body: object) =>
      service
        .call('post', '/addresses', service.account.liveKey)
        .set('Idempotency-Key', randomUUID())
        .send(body);
    await save({ role: 'recipient', ...lena });
    const { email: _, ...sender } = { ...lena, country_code: 'HK' };
    expect((await save({ role: 'sender', ...sender })).status).toBe(201);
    const { stderr } = await erase('--name', lena.contact_name, '--phone', lena.phone);
    expect(stderr).toBe('');
    expect(await rows(`select role from saved_address where party::text like '%Kerbrat%'`)).toEqual([
      { role: 'sender' },
    ]);
    expect(await rows(`select key from idempotency_key where body like '%Kerbrat%'`)).toEqual([]);
  });

  it('removes a reference that names the recipient, so that it can be printed again', async () => {
    const named = await book({ reference_no: 'Mila Éclair-Novák' });
    await deliver(named.id);
    await eraseJson('--tracking', named.id);
    expect(await parcelOf(service, named.id).row()).toMatchObject({
      reference_no: null,
      printed_reference: null,
    });
  });

  it('lets a notice that was read before the erasure write nothing of the recipient', async () => {
    const late = await book();
    await deliver(late.id);
    const before = await parcelOf(service, late.id).row();
    await eraseJson('--tracking', late.id);
    const after = await parcelOf(service, late.id).row();
    expect(after.updated_at > before.updated_at).toBe(true);
    await parcelOf(service, late.id).checkpoint(9, { location: 'Hub' });
    const [event] = (await parcelOf(service, late.id).events()).slice(-1);
    expect(event?.data.object).toMatchObject({ recipient: { contact_name: '[redacted]' } });
  });

  it.each([
    'Shipment',
    'Live',
    'FR',
    'Delivered',
  ])('of a recipient called %s changes no type, status, code or text of the service', async (contact_name) => {
    const { liveKey } = service.account;
    const { id, send } = await book({ recipient: { ...mila, contact_name }, tags: [`for ${contact_name}`] });
    await deliver(id);
    const read = async () => {
      const events = await rows(
        "select type, body::json->>'event_type' as event_type, body::json->'data'->'object' as object from event where tracking_number = $1 order by position",
        [id],
      );
      const detail = await parcelOf(service, id, liveKey).detail();
      return { events, detail, replay: (await send()).body };
    };
    const before = await read();
    expect((await erase('--tracking', id)).exitCode).toBe(0);
    const after = await read();
    expect(after.detail.tags).toEqual(['for [redacted]']);
    expect(after.events.map(({ event_type }) => event_type)).toEqual(before.events.map(({ type }) => type));
    for (const [seen, first] of [
      [after.detail, before.detail],
      [after.replay.data, before.replay.data],
      ...after.events.map(({ object }, at) => [object, before.events[at]?.object]),
    ])
      for (const name of [
        'id',
        'status',
        'livemode',
        'service_tier',
        'carrier_code',
        'destination_country',
        'dispatch_status',
        'declared_currency',
        'pricing_snapshot',
        'billing',
      ])
        expect([name, seen[name]]).toEqual([name, first[name]]);
    const texts = ({ events }: { events: readonly { description: string }[] }) =>
      events.map(({ description }) => description);
    expect(texts(after.detail)).toEqual(texts(before.detail));
  });
});
