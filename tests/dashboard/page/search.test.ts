import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchTexts } from '../../../src/dashboard/search/text.ts';
import { indexShipments } from '../../../src/job/index-shipments.ts';
import { readSearchText } from '../../../src/shipment/search-words.ts';
import { signedInUser, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order as anOrder } from '../../support/shipment/order.ts';

let service: TestService;
let owner: TestBrowser;
let shipment: string;
let waybill: string;
let event: string;
let request: string;
beforeAll(async () => {
  service = await startTestService({ env: { REQUEST_LOG: 'on', TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  ({ id: shipment } = await book('ORDER-1'));
  await service.database.db.pool.query("update shipment set last_mile_tracking_number = 'LM-1'");
  await service.call('get', '/countries').set('X-Request-Id', 'trace-1');
  await service.context.requestLog?.flush();
  const idOf = async (query: string) => (await service.database.db.pool.query(query)).rows[0].id as string;
  waybill = await idOf('select waybill_number as id from shipment');
  event = await idOf('select id from event where listed limit 1');
  request = await idOf("select id from api_request where request_id = 'trace-1'");
});
afterAll(() => service.stop());

async function book(reference: string, recipient = anOrder().recipient) {
  const { body } = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', crypto.randomUUID())
    .send({ ...anOrder(), recipient, reference_no: reference })
    .expect(201);
  await indexShipments(service.context);
  return body.data;
}

const find = (text: string, mode = 'test', browser = owner) =>
  browser.get(`/${mode}/search?q=${encodeURIComponent(text)}`);

describe('a search', () => {
  it.each<[string, () => string, () => string]>([
    ['tracking number', () => shipment, () => `/shipments/${shipment}`],
    ['tracking number in lower case', () => shipment.toLowerCase(), () => `/shipments/${shipment}`],
    ['waybill number', () => waybill, () => `/shipments/${shipment}`],
    ['last-mile number', () => 'LM-1', () => `/shipments/${shipment}`],
    ['reference number, with spaces around it', () => ' ORDER-1 ', () => `/shipments/${shipment}`],
    ['request id', () => 'trace-1', () => `/requests/${request}`],
    ['beginning of a request id', () => 'trace', () => `/requests/${request}`],
    ['id of a logged request', () => request, () => `/requests/${request}`],
    ['event id', () => event, () => `/events/${event}`],
  ])('for a %s opens the only hit', async (_, text, place) => {
    const { status, location } = await find(text());
    expect([status, location]).toEqual([303, `/dashboard/test${place()}`]);
  });

  it('finds no parcel by a word that only has the hash of one of its words', async () => {
    // cspell:words kmfxida
    // The CRC-32 of "=kmfxida" is that of a word of Emily Carter in New York.
    const words = readSearchText('kmfxida').exact.flatMap(({ any }) => any.flat());
    const indexed = 'select count(*)::int as n from shipment_search where words && $1';
    const { rows } = await service.database.db.pool.query(indexed, [words]);
    expect(rows[0].n).toBeGreaterThan(0);
    const reply = await find('kmfxida');
    expect([reply.status, reply.location]).toEqual([200, null]);
    expect(reply.text).toContain(searchTexts.en.none('kmfxida'));
    expect(reply.text).not.toContain(shipment);
  });

  it('links to a number or id that the other mode has', async () => {
    for (const text of [shipment.toLowerCase(), waybill, 'LM-1', 'order-1', 'trace', request, event]) {
      const address = `/live/search?${new URLSearchParams({ q: text })}`;
      const reply = await find(text, 'live');
      expect([reply.status, reply.text]).toEqual([
        200,
        expect.stringContaining(`"/dashboard/test${address.slice(5)}"`),
      ]);
    }
    for (const text of ['nobody', anOrder().recipient.contact_name])
      expect((await find(text, 'live')).text).not.toContain('other mode:');
  });

  it('finds nothing of another account or the other mode', async () => {
    const other = await service.createAccount();
    const { browser } = await signedInUser(service, { accountId: other.id, address: '198.51.100.2' });
    for (const text of [shipment, waybill, 'LM-1', 'ORDER-1', 'trace-1', request, event]) {
      for (const reply of [await find(text, 'test', browser), await find(text, 'live')]) {
        expect([reply.status, reply.text.includes('Nothing in this mode')]).toEqual([200, true]);
      }
      expect((await find(text, 'live', browser)).text).not.toContain('other mode:');
    }
  });

  it('finds a recipient by a part of the name, and opens the only one', async () => {
    const { id } = await book('ORDER-2', { ...anOrder().recipient, contact_name: 'Zoë Müller' });
    for (const name of ['Zoë Müller', 'müLL']) {
      const { status, location } = await find(name);
      expect([name, status, location]).toEqual([name, 303, `/dashboard/test/shipments/${id}`]);
    }
    const { id: second } = await book('ORDER-3', { ...anOrder().recipient, contact_name: 'Zoë Mills <b>' });
    const { text } = await find('zoë m');
    for (const part of [`/shipments/${id}"`, `/shipments/${second}"`, 'Zoë Mills &lt;b>'])
      expect(text).toContain(part);
    expect(text).not.toContain('All shipments that match');
    expect((await find('Zoe Mulller')).text).toContain('Nothing has “Zoe Mulller”');
    const other = await signedInUser(service, { accountId: (await service.createAccount()).id });
    for (const reply of [await find('Zoë', 'test', other.browser), await find('Zoë', 'live')])
      expect(reply.text).toContain('Nothing in this mode');
  });

  it('lists those with the whole word or number before those that only contain it', async () => {
    const recipient = (contact_name: string) => ({ ...anOrder().recipient, contact_name });
    const exact = await book('BOX-9', recipient('Kai Lin'));
    const longer = await book('BOX-91', recipient('Kai Linden'));
    const { text } = await find('kai lin');
    const places = [exact, longer].map(({ id }) => text.indexOf(`/shipments/${id}"`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect((await find('BOX-9')).location).toBe(`/dashboard/test/shipments/${exact.id}`);
  });

  it('of many shipments links to the list of all that match', async () => {
    for (let count = 0; count < 21; count++)
      await book(`MANY-${count}`, { ...anOrder().recipient, city: 'Zadar' });
    const { text } = await find('zadar');
    const [, url = ''] = /href="([^"]+)">All shipments that match/.exec(text) ?? [];
    const { status, text: listed } = await owner.get(url.replace('/dashboard', ''));
    expect([status, listed.match(/MANY-/g)?.length]).toEqual([200, 21]);
  });

  it('finds saved recipients, products, manifests and batches', async () => {
    const { scope, db } = { scope: [service.account.id, false], db: service.database.db.pool };
    await service
      .call('post', '/addresses')
      .set('Idempotency-Key', crypto.randomUUID())
      .send({ role: 'recipient', ...anOrder().recipient, contact_name: 'Łukasz Brzęk' })
      .expect(201);
    await service
      .call('post', '/products')
      .set('Idempotency-Key', crypto.randomUUID())
      .send({ sku: 'LAMP-7', description: 'Brass lamp' })
      .expect(201);
    await db.query(
      `insert into shipment_batch (account_id, id, livemode, idempotency_key, total_count, pending_count, created_at)
        values ($1, 'sba_0000000000004711', $2, 'found', 1, 1, now())`,
      scope,
    );
    const found = async (q: string) => {
      const { text } = await owner.get(`/test/search?${new URLSearchParams({ q, box: 'yes' })}`);
      const hits = text.slice(text.indexOf('<div id="hits"'), text.indexOf('</main>'));
      return [...hits.matchAll(/<li><a href="\/dashboard\/test([^"]+)"/g)].map(([, path]) => path);
    };
    expect(await found('lukasz brz')).toEqual([expect.stringMatching(/^\/shipments\/new\?to=adr_/)]);
    expect(await found('brass')).toEqual(['/products/sku/LAMP-7']);
    expect(await found('lamp-7')).toEqual(['/products/sku/LAMP-7']);
    for (const q of ['4711', '4-7-1-1']) expect(await found(q)).toContain('/batches/sba_0000000000004711');
    // An end of fewer than 3 letters and digits is that of too many.
    for (const q of ['---', '-/-', '11-', '%%%', '___'])
      expect((await found(q)).filter((path) => /^\/(batches|manifests)\//.test(path ?? ''))).toEqual([]);
    const { id: manifest } = await service.sdk().manifests.create({
      carrier_code: 'sandbox',
      shipment_ids: [(await book('ON-MANIFEST')).id],
    });
    for (const part of [manifest, manifest.slice(-6)])
      expect(await found(part)).toContain(`/manifests/${manifest}`);
    expect(await found('book')).toContain('/shipments/new');
    expect(await found('款項')).toEqual(['/wallet']);
    expect(await found(shipment)).toEqual([`/shipments/${shipment}`]);
  });

  it('offers each role the pages and actions that it may use, and no others', async () => {
    const everyone = ['owner', 'finance', 'clerk', 'developer', 'viewer'] as const;
    const booking = ['owner', 'clerk', 'developer'];
    const money = ['owner', 'finance', 'developer', 'viewer'];
    const offered: readonly (readonly [name: string, path: string, roles: readonly string[]])[] = [
      ['book a par', '/shipments/new', booking],
      ['add a recip', '/addresses/new?role=recipient', booking],
      ['add a send', '/addresses/new?role=sender', booking],
      ['invite a per', '/team', ['owner']],
      ['rows to corr', '/to-book', everyone],
      ['待更正', '/to-book', everyone],
      ['cost more', '/wallet/above-quote', money],
      ['statem', '/wallet/statements', money],
      ['月結單', '/wallet/statements', money],
      ['saved par', '/settings/parcels', booking],
      ['order files', '/settings/order-files', everyone],
      ['tracking page', '/settings/buyer-page', everyone],
      ['API keys', '/keys', ['owner', 'developer', 'viewer']],
      ['webhooks', '/webhooks', ['owner', 'developer', 'viewer']],
      ['activity', '/activity', ['owner']],
    ];
    for (const role of everyone) {
      const { browser } = await signedInUser(service, { role, address: `198.51.100.${role.length + 60}` });
      for (const [q, path, roles] of offered) {
        const { text } = await browser.get(`/test/search?${new URLSearchParams({ q, box: 'yes' })}`);
        const hits = text.slice(text.indexOf('<div id="hits"'), text.indexOf('</main>'));
        const isOffered = hits.includes(`href="/dashboard/test${path}"`);
        expect([role, q, isOffered]).toEqual([role, q, roles.includes(role)]);
        if (isOffered) expect([path, (await browser.get(`/test${path}`)).status]).toEqual([path, 200]);
      }
    }
  });

  it('begins with the parcel of a phone number, before those that only end like it', async () => {
    const phones = ['+1 503 555 0199', '+1 971 555 0199', '+1 206 555 0199'];
    const ids: string[] = [];
    for (const [at, phone] of phones.entries())
      ids.push((await book(`PHONE-${at}`, { ...anOrder().recipient, phone })).id);
    for (const typed of ['(503)555-0199', '001 503 555 0199', '503 5550199']) {
      const { text } = await find(typed);
      const places = ids.map((id) => text.indexOf(`/shipments/${id}"`));
      expect([typed, Math.min(...places)]).toEqual([typed, places[0]]);
    }
  });

  it('lists several hits', async () => {
    const { id } = await book('ORDER-1');
    const { status, text } = await find('ORDER-1');
    expect([status, text.includes(`/shipments/${id}"`), text.includes(`/shipments/${shipment}"`)]).toEqual([
      200,
      true,
      true,
    ]);
  });

  it.each([
    '',
    '%',
    '<script>alert(1)</script>',
    // Not the beginning of a request id, which is drawn.
    'x\0y',
    'x'.repeat(5_000),
  ])('for %j finds nothing and shows it as text', async (text) => {
    const reply = await find(text);
    expect(reply.status).toBe(200);
    expect(reply.text).not.toMatch(
      /<script(?! type="module")|"\/dashboard\/test\/(shipments\/(?!new")|requests\/)/,
    );
  });
});
