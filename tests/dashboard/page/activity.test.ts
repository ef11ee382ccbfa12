import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { AuditAction } from '../../../src/audit.ts';
import { commitChange } from '../../../src/change.ts';
import { signedInOperator, signedInUser, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: TestAccount;
let owner: TestBrowser;
/** Days of the changes in Hong Kong. */
const days = { early: '', late: '' };
const hostile = '<script>alert(1)</script>';

const record = (accountId: string | null, email: string, action: AuditAction, subject: string | null) =>
  commitChange(service.database.db.kysely, async () => ({
    result: undefined,
    entry: [{ accountId, email, ip: '192.0.2.1', now: new Date() }, action, subject],
  }));

beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { database } = service;
  shop = await service.createAccount();
  await database.setClock('-6 days');
  await record(shop.id, 'Amy@shop.example', 'api_key.revoked', 'early key');
  await database.setClock('-3 days');
  for (let count = 0; count < 60; count++)
    await record(shop.id, 'ben@shop.example', 'filter.saved', `filter ${count}`);
  await record(shop.id, '=ben@shop.example', 'api_key.created', hostile);
  await record(null, 'op@sampan.example', 'fx_rate.set', '7.8');
  await database.setClock('0');
  ({ browser: owner } = await signedInUser(service, { accountId: shop.id }));
  const { rows } = await database.db.pool.query(
    "select distinct (created_at at time zone 'Asia/Hong_Kong')::date::text as day from audit_entry where account_id = $1 order by day",
    [shop.id],
  );
  [days.early, days.late] = rows.map(({ day }) => day);
});
afterAll(() => service.stop());

const search = (given: Record<string, string>) => String(new URLSearchParams(given));
const subjects = (text: string) =>
  [...text.matchAll(/<code class="id">(.*?)<\/code>/g)].map(([, subject]) => subject);
const fileOf = async (given: Record<string, string>, browser = owner): Promise<Record<string, string>[]> =>
  parse((await browser.get(`/test/activity.csv?${search(given)}`)).text, { columns: true, bom: true });

describe('the activity', () => {
  it.each<[string, () => Record<string, string>, string[]]>([
    ['a part of the address', () => ({ who: 'amy@' }), ['early key']],
    ['a kind of change', () => ({ kind: 'keys' }), ['&lt;script>alert(1)&lt;/script>', 'early key']],
    ['days', () => ({ from: days.early, to: days.early }), ['early key']],
    [
      'a person, a kind and a day',
      () => ({ who: 'ben', kind: 'keys', from: days.late }),
      ['&lt;script>alert(1)&lt;/script>'],
    ],
    ['a kind without changes', () => ({ kind: 'money' }), []],
    ['a wildcard, which is text', () => ({ who: '%' }), []],
  ])('is filtered by %s, also in its file', async (_, given, expected) => {
    const { status, text } = await owner.get(`/test/activity?${search(given())}`);
    expect([status, subjects(text)]).toEqual([200, expected]);
    expect(text).not.toContain(hostile);
    const file = await fileOf(given());
    expect(file.map(({ subject }) => subject?.replaceAll('<', '&lt;'))).toEqual(expected);
  });

  it('shortens the id of a key, and has the whole in its title and its file', async () => {
    const { browser, email } = await signedInUser(service, { accountId: service.account.id });
    await browser.post('/test/keys', { label: 'my shop', scopes: 'rates:read' });
    const given = { who: email, kind: 'keys' };
    const [entry] = await fileOf(given, browser);
    const id = entry?.subject ?? '';
    expect(id).toMatch(/^key_[0-9a-f]{32}$/);
    const { text } = await browser.get(`/test/activity?${search(given)}`);
    expect(text).toContain(`<code class="id"><span title="${id}">key_…${id.slice(-4)}</span></code>`);
  });

  it('continues with the filters on its next page', async () => {
    const { text } = await owner.get('/test/activity?kind=shipments');
    const [, next = ''] = /href="\/dashboard([^"]+cursor=[^"]+)"/.exec(text) ?? [];
    expect(next).toContain('kind=shipments');
    const second = (await owner.get(next.replaceAll('&amp;', '&'))).text;
    expect([subjects(text).length, subjects(second)]).toEqual([
      50,
      Array.from({ length: 10 }, (_, at) => `filter ${9 - at}`),
    ]);
    expect(await fileOf({ kind: 'shipments' })).toHaveLength(60);
  });

  it('names the columns of its file, in the zone of the user, and disarms formulas', async () => {
    const [row] = await fileOf({ who: '=ben' });
    expect(row).toEqual({
      id: expect.stringMatching(/^aud_/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      who: "'=ben@shop.example",
      action: 'api_key.created',
      change: 'API key created',
      subject: hostile,
      ip_address: '192.0.2.1',
    });
  });

  it.each([
    ['from', 'from=2026-02-30'],
    ['to', 'from=2026-01-02&to=2026-01-01'],
  ])('is refused beside “%s” for %s, and shows no change', async (name, given) => {
    const { status, text } = await owner.get(`/test/activity?${given}`);
    expect([status, text]).toEqual([400, expect.stringContaining(`id="${name}-error"`)]);
    expect(subjects(text)).toEqual([]);
    expect((await owner.get(`/test/activity.csv?${given}`)).status).toBe(400);
  });

  it('is refused for an unknown kind', async () => {
    for (const kind of ['nothing', 'constructor', '__proto__', '%20'])
      expect((await owner.get(`/test/activity?kind=${kind}`)).status).toBe(400);
  });

  it('is shown to owners, and to operators for each account and for the installation', async () => {
    const { browser: stranger } = await signedInUser(service, { address: '198.51.100.2' });
    expect(await fileOf({ who: 'ben' }, stranger)).toEqual([]);
    const { browser: viewer } = await signedInUser(service, {
      accountId: shop.id,
      role: 'viewer',
      address: '198.51.100.3',
    });
    const refused = await viewer.get('/test/activity.csv');
    expect([refused.status, refused.text.includes('early key')]).toEqual([403, false]);
    const operator = await signedInOperator(service, 'reader@sampan.example');
    const ofShop = await operator.get(`/operator/accounts/${shop.id}/test/activity.csv?who=amy`);
    expect([ofShop.status, ofShop.text.includes('early key')]).toEqual([200, true]);
    const ofNone = await operator.get('/operator/activity.csv?kind=installation');
    expect([ofNone.status, ofNone.text.includes('7.8'), ofNone.text.includes('early key')]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await operator.get('/operator/activity?kind=installation')).text).toContain('Exchange rate set');
  });
});
