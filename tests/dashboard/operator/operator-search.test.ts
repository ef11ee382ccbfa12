import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '../../../db/client.ts';
import { searchAccounts } from '../../../db/query/account/account.ts';
import { keepApiRequests } from '../../../db/query/account/api-request.ts';
import {
  findAnyEvent,
  searchAllRequests,
  searchAllShipments,
} from '../../../db/query/installation/search-installation.ts';
import { searchAuditEntries } from '../../../db/query/user/audit-entry.ts';
import { searchUsers } from '../../../db/query/user/installation-user.ts';
import { indexShipments } from '../../../src/job/index-shipments.ts';
import { signedInOperator, signedInUser, type TestBrowser, userRecords } from '../../support/dashboard.ts';
import { planOf, statementOf } from '../../support/query-plan.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { create } from '../../support/shipment/booking.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
let operator: TestBrowser;
let shipment: { id: string; waybill: string; request: string; event: string };
beforeAll(async () => {
  service = await startTestService({ env: { REQUEST_LOG: 'on', TRUSTED_PROXIES: '127.0.0.1' } });
  operator = await signedInOperator(service, 'ops@sampan.example');
  const { body, headers } = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', 'searched')
    .send(order({ reference_no: 'PO-1' }))
    .expect(201);
  await service.context.requestLog?.flush();
  const { id } = body.data;
  await rows("update shipment set last_mile_tracking_number = 'LM-1' where tracking_number = $1", id);
  const [found] = await rows('select waybill_number from shipment where tracking_number = $1', id);
  const [event] = await rows('select id from event where tracking_number = $1', id);
  shipment = { id, waybill: found.waybill_number, request: String(headers['x-request-id']), event: event.id };
});
afterAll(() => service.stop());
const { rows } = userRecords(() => service);

const place = () => `/operator/accounts/${service.account.id}/test`;
const search = (q: string) => operator.get(`/operator/search?q=${encodeURIComponent(q)}`);

describe('the search of operators', () => {
  it('opens the only shipment of any account, by each of its numbers, in the pages of its account', async () => {
    for (const q of [shipment.id, shipment.waybill, 'LM-1', 'PO-1']) {
      const { location } = await search(q);
      expect([q, location]).toEqual([q, `/dashboard${place()}/shipments/${shipment.id}`]);
      expect((await operator.get(`${place()}/shipments/${shipment.id}`)).text).toContain(shipment.id);
    }
  });

  it('finds shipments of every account by words that a person remembers, and names the account', async () => {
    const other = await service.createAccount();
    await rows("update account set name = 'Harbour Goods' where id = $1", other.id);
    const recipient = { ...order().recipient, contact_name: 'Jürgen Okafor' };
    const ids = [];
    for (const key of [service.account.testKey, other.testKey])
      ids.push((await create(service, order({ recipient }), key)).body.data.id);
    await indexShipments(service.context);
    for (const q of ['okafor', 'jurgen oka', 'Okafar']) {
      const { text } = await search(q);
      for (const id of ids) expect([q, text]).toEqual([q, expect.stringContaining(`/shipments/${id}"`)]);
      expect(text).toContain('Harbour Goods');
    }
    const { location } = await search(ids[1].slice(-8));
    expect(location).toBe(`/dashboard/operator/accounts/${other.id}/test/shipments/${ids[1]}`);
  });

  it('shows hits of one name apart: live ones first, each with its place, order, state, account and mode', async () => {
    const shop = await liveAccount(service.database, 10_000_000);
    await rows("update account set name = 'Peak Teas' where id = $1", shop.id);
    const recipient = { ...order().recipient, contact_name: 'Ines Varga' };
    const book = async (key: string, reference: string) =>
      (await create(service, order({ recipient, reference_no: reference }), key)).body.data.id;
    const live = await book(shop.liveKey, 'T-1001');
    const test = await book(shop.testKey, 'T-1002');
    await indexShipments(service.context);
    const rowOf = (text: string, id: string) =>
      text.split(/<tr>|<li>/).find((row) => row.includes(`/shipments/${id}"`)) ?? '';
    for (const box of ['', '&box=yes']) {
      const { text } = await operator.get(`/operator/search?q=varga${box}`);
      expect(text.indexOf(live)).toBeLessThan(text.indexOf(test));
      for (const part of ['Ines Varga', recipient.city, 'United States', 'T-1001', 'Peak Teas', 'Live mode'])
        expect([box, part, rowOf(text, live)]).toEqual([box, part, expect.stringContaining(part)]);
      expect(rowOf(text, live)).toMatch(/\d\d? \w{3} \d{4}/);
      expect(rowOf(text, live)).toContain('Label created');
      expect(rowOf(text, test)).toContain('Test mode');
      expect(rowOf(text, test)).toContain('T-1002');
    }
  });

  it('has a list of all hits behind the first ones', async () => {
    const recipient = { ...order().recipient, contact_name: 'Ilka Sarkany' };
    const { id } = (await create(service, order({ recipient }))).body.data;
    await indexShipments(service.context);
    const copies = 61;
    for (const [table, changed] of [
      [
        'shipment',
        "'waybill_number', 'WC' || n, 'track_token', 'TC' || n, 'idempotency_key', null, 'updated_at', s.updated_at - n * interval '1 second'",
      ],
      ['shipment_search', "'words', s.words"],
    ])
      await rows(
        `insert into ${table} select copy.* from ${table} s, generate_series(1, ${copies - 1}) n,
            jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || (6000000000000 + n), ${changed})) copy
          where s.tracking_number = $1`,
        id,
      );
    const numbers = (text: string) =>
      new Set([...text.matchAll(/\/shipments\/(SMP\d+)"/g)].map(([, number]) => number));
    const first = await search('sarkany');
    expect(numbers(first.text).size).toBe(20);
    const link = `/operator/search?q=sarkany&all=yes`;
    for (const { text } of [first, await operator.get('/operator/search?q=sarkany&box=yes')]) {
      expect(text).toContain(`href="/dashboard${link.replace('&', '&amp;')}"`);
      expect(text).toContain(`All ${copies} shipments`);
    }
    const pages = [await operator.get(link), await operator.get(`${link}&page=2`)];
    expect(pages.map(({ text }) => numbers(text).size)).toEqual([50, 11]);
    expect(new Set(pages.flatMap(({ text }) => [...numbers(text)])).size).toBe(copies);
    expect((await operator.get(`/operator/search?q=nobody-has-this&all=yes`)).text).toContain('Nothing has');
  });

  it('opens the batch or the manifest of any account by its number', async () => {
    await rows(
      `insert into shipment_batch (account_id, id, livemode, idempotency_key, total_count, pending_count, created_at)
        values ($1, 'sba_0000000000004711', false, 'found', 1, 1, now())`,
      service.account.id,
    );
    const { location } = await search('sba_0000000000004711');
    expect(location).toBe(`/dashboard${place()}/batches/sba_0000000000004711`);
    const made = await service
      .sdk()
      .manifests.create({ carrier_code: 'sandbox', shipment_ids: [shipment.id] });
    expect((await search(made.id)).location).toBe(`/dashboard${place()}/manifests/${made.id}`);
    expect((await search('mft_0000000000004711')).status).toBe(200);
    // An end of fewer than 3 letters and digits is that of too many.
    for (const q of ['---', '-/-', '11-', '%%%']) {
      const { location, text } = await search(q);
      expect([location, text.includes('sba_0000000000004711')]).toEqual([null, false]);
    }
  });

  it('has a box of hits, with the account and mode of each, and opens none of itself', async () => {
    const { status, location, text } = await operator.get('/operator/search?q=PO-1&box=yes');
    expect([status, location]).toEqual([200, null]);
    const hits = /<div id="hits" data-of="PO-1">([\s\S]*?)<\/div>/.exec(text)?.[1] ?? '';
    expect(hits).toContain(`<a href="/dashboard${place()}/shipments/${shipment.id}">`);
    expect(hits).toContain('· Test mode');
    for (const q of ['nobody-has-this', ''])
      expect((await operator.get(`/operator/search?q=${q}&box=yes`)).text).not.toContain(
        '<li><a href="/dashboard/operator/accounts',
      );
    expect((await operator.get('/operator')).text).toMatch(
      /<dialog id="palette"[\s\S]*hx-get="\/dashboard\/operator\/search\?box=yes"/,
    );
    const finance = await signedInOperator(
      service,
      'finance@sampan.example',
      '198.51.100.91',
      'operator_finance',
    );
    const seen = (await finance.get('/operator/search?q=ops@sampan&box=yes')).text;
    expect(seen).not.toContain('/operator/users/');
  });

  it('opens the only request and the only event, by id', async () => {
    for (const q of [shipment.request, shipment.event]) {
      const path = (await search(q)).location?.replace('/dashboard', '') ?? '';
      expect([q, path.startsWith(`${place()}/`)]).toEqual([q, true]);
      const { status, text } = await operator.get(path);
      expect([q, status, text.includes(q)]).toEqual([q, 200, true]);
    }
  });

  it('links each of several hits to the pages of its account and mode', async () => {
    const { id } = await service.createAccount();
    await rows("update account set name = 'PO-1' where id = $1", id);
    const { text } = await search('PO-1');
    expect(text).toContain(`href="/dashboard${place()}/shipments/${shipment.id}"`);
    expect(text).toContain(`href="/dashboard/operator/accounts/${id}"`);
    await rows("update account set name = 'Shop' where id = $1", id);
  });

  it('opens the only account, user or unconfirmed booking', async () => {
    const { id } = await service.createAccount();
    await rows("update account set name = 'Lamma Lanterns' where id = $1", id);
    const { email } = await signedInUser(service, { address: '198.51.100.40' });
    const [user] = await rows('select id from dashboard_user where email = $1', email);
    await rows("update dashboard_user set email = 'only@lamma.example' where id = $1", user.id);
    expect((await search(id)).location).toBe(`/dashboard/operator/accounts/${id}`);
    expect((await search('lamma lan')).location).toBe(`/dashboard/operator/accounts/${id}`);
    expect((await search('ONLY@lamma')).location).toBe(`/dashboard/operator/users/${user.id}`);
    const { body } = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', 'silent')
      .send(order({ reference_no: 'SANDBOX-SILENT' }));
    expect(body.success).not.toBe(true);
    const [silent] = await rows("select tracking_number from shipment where reference_no = 'SANDBOX-SILENT'");
    expect((await search('SANDBOX-SILENT')).location).toBe(
      `/dashboard/operator/unconfirmed/${silent.tracking_number}`,
    );
  });

  it('shows the searched text and stored names as text, and states that nothing was found', async () => {
    const { text, status } = await search('<script>\0');
    expect([status, text.includes('&lt;script>')]).toEqual([200, true]);
    expect(text).not.toMatch(/<script(?! type="module")/);
    expect((await search('')).text).toContain('of all accounts and both modes');
    const { id } = service.account;
    await rows('update account set name = $1 where id = $2', '<script>x', id);
    await service.createAccount();
    await rows("update account set name = 'PO-1' where id <> $1", id);
    const found = (await search('PO-1')).text;
    expect(found).toContain('&lt;script>x');
    expect(found).not.toMatch(/<script(?! type="module")/);
  });

  it('is closed for an account’s user', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.41' });
    expect((await browser.get(`/operator/search?q=${shipment.id}`)).location).toBe('/dashboard/sign-in');
  });
});

describe('with many rows', () => {
  beforeAll(async () => {
    await keepApiRequests(service.database.db.kysely);
    const { id } = service.account;
    await rows(
      `insert into account (id, name, email, created_at)
        select 'acc_many' || n, 'Shop ' || n, n || '@many.example', sampan_clock() from generate_series(1, 3000) n`,
    );
    await rows(
      `insert into dashboard_user (id, account_id, email, role, created_at)
        select 'usr_' || n, 'acc_many' || n, n || '@people.example', 'owner', sampan_clock() from generate_series(1, 3000) n`,
    );
    await rows(
      `insert into audit_entry (id, account_id, email, action, created_at)
        select 'aud_' || n, case when n % 2 > 0 then 'acc_many' || n end, 'x', 'user.invited', sampan_clock() from generate_series(1, 3000) n`,
    );
    await rows(
      `insert into event (id, account_id, livemode, type, body, position)
        select 'evt_' || n, $1, true, 'shipment.created', '{}', sampan_clock() + n * interval '1 ms' from generate_series(1, 3000) n`,
      id,
    );
    await rows(
      `insert into api_request (id, account_id, livemode, created_at, request_id, method, path, query, status, duration_ms, key_id)
        select 'req_' || n, 'acc_many' || n, false, sampan_clock() + (n % 4 - 1) * interval '1 day', 'R' || n, 'GET', '/', '', 200, 1, 'k' from generate_series(1, 3000) n`,
    );
    await rows(
      `insert into shipment select made.* from shipment s, generate_series(1, 600) n,
          jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || n,
          'account_id', 'acc_many' || n, 'waybill_number', 'W' || n, 'reference_no', 'REF' || n,
          'last_mile_tracking_number', 'L' || n, 'track_token', 'T' || n, 'printed_reference', null,
          'idempotency_key', null)) made
        where s.tracking_number = $1`,
      shipment.id,
    );
    for (const name of ['account', 'dashboard_user', 'audit_entry', 'event', 'api_request', 'shipment'])
      await rows(`analyze ${name}`);
  });

  it.each<[string, (db: Db) => Promise<unknown>, RegExp, string]>([
    ['accounts', (db) => searchAccounts(db.kysely, 'shop 77', 20), /account_name_start/, 'account'],
    [
      'users',
      (db) => searchUsers(db.kysely, '77@people', 20),
      /dashboard_user_email_start/,
      'dashboard_user',
    ],
    [
      'shipments',
      (db) => searchAllShipments(db.kysely, 'REF77', { offset: 0, limit: 20 }),
      /shipment_reference/,
      'shipment',
    ],
    ['requests', (db) => searchAllRequests(db.kysely, 'R77'), /request_id_/, 'api_request'],
    ['events', (db) => findAnyEvent(db.kysely, 'evt_77'), /event_pkey/, 'event'],
    [
      'changes of the installation',
      (db) => searchAuditEntries(db.kysely, null, {}, { after: null, limit: 50 }),
      /audit_entry_installation/,
      'audit_entry',
    ],
  ])('finds %s by an index', async (_, ask, index, name) => {
    const plan = await planOf(service.database.db.pool, await statementOf(ask));
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${name}`));
  });
});
