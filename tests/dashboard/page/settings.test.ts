import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInUser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: string[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const preferences = (email: string) =>
  rows('select language, time_zone from dashboard_user where email = $1', email);

describe('narrow rows', () => {
  it('are of the user who chose them, on every page, until the choice is taken back', async () => {
    const { browser, email } = await signedInUser(service, { role: 'viewer', address: '198.51.100.20' });
    const { browser: other } = await signedInUser(service, { role: 'owner', address: '198.51.100.21' });
    const form = { language: 'en', time_zone: 'Asia/Hong_Kong' };
    const stored = async () =>
      (await rows('select compact_rows from dashboard_user where email = $1', email))[0].compact_rows;
    await browser.post('/test/settings', { ...form, compact_rows: 'yes' });
    expect(await stored()).toBe(true);
    expect((await browser.get('/live/shipments')).text).toMatch(/<html lang="en" class="live compact"/);
    expect((await other.get('/live/shipments')).text).toMatch(/<html lang="en" class="live"/);
    await browser.post('/test/settings', form);
    expect(await stored()).toBe(false);
    expect((await browser.get('/live/shipments')).text).toMatch(/<html lang="en" class="live"/);
  });
});

describe('the language and the time zone', () => {
  it('apply to every page of the user, and to no other user', async () => {
    const { browser, email } = await signedInUser(service, { role: 'viewer' });
    const { browser: other } = await signedInUser(service, { role: 'owner', address: '198.51.100.2' });
    const form = { language: 'zh-Hant', time_zone: 'America/New_York' };
    expect((await browser.post('/live/settings', form)).location).toBe(
      '/dashboard/live/settings?saved=preferences',
    );
    expect(await preferences(email)).toEqual([{ language: 'zh-Hant', time_zone: 'America/New_York' }]);
    await rows("update user_session set created_at = '2026-11-22T12:00:00Z'");
    const page = (await browser.get('/test/security')).text;
    expect(page).toContain('<html lang="zh-Hant"');
    expect(page).toMatch(/<time datetime="2026-11-22T12:00[^"]*"[^>]*>2026年11月22日 [^<]*7:00</);
    expect((await other.get('/test/security')).text).toMatch(/>22 Nov 2026, 20:00</);
    expect((await other.get('/test/activity')).text).toContain('Language or time zone set');
  });

  it.each([
    ['language', { language: 'fr', time_zone: 'UTC' }],
    ['time zone', { language: 'en', time_zone: 'Mars/Olympus' }],
  ])('stay as they are if the %s is unknown', async (_, form) => {
    const { browser, email } = await signedInUser(service, { address: '198.51.100.3' });
    expect((await browser.post('/test/settings', form)).status).toBe(400);
    expect(await preferences(email)).toEqual([{ language: null, time_zone: null }]);
  });
});

describe('the name of the account', () => {
  it('is changed by an owner, recorded, and shown as text', async () => {
    const account = await service.createAccount();
    const { browser } = await signedInUser(service, { accountId: account.id, address: '198.51.100.4' });
    const name = '<script>alert(1)</script>';
    expect((await browser.post('/test/settings/account', { name })).status).toBe(303);
    for (const place of ['/test', '/test/settings', '/test/activity']) {
      const { text } = await browser.get(place);
      expect(text).toContain('&lt;script>alert(1)');
      expect(text).not.toContain('<script>alert');
    }
    expect(await rows('select name from account where id = $1', account.id)).toEqual([{ name }]);
    expect(await rows('select 1 from account where name = $1', name)).toHaveLength(1);
    expect(await rows("select subject from audit_entry where action = 'account.renamed'")).toEqual([
      { subject: name },
    ]);
  });

  it.each(['', ' ', 'two\nlines', 'x'.repeat(201)])('is not changed to %j', async (name) => {
    const before = await rows('select name from account order by id');
    const { browser } = await signedInUser(service, { address: '198.51.100.5' });
    const reply = await browser.post('/test/settings/account', { name });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('id="name-error"')]);
    expect(await rows('select name from account order by id')).toEqual(before);
  });
});

describe('the notification emails', () => {
  let mailing: TestService;
  beforeAll(async () => {
    mailing = await startTestService({
      env: {
        TRUSTED_PROXIES: '127.0.0.1',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'dashboard@sampan.example',
        PUBLIC_URL: 'http://localhost',
      },
    });
  });
  afterAll(() => mailing.stop());
  const chosen = (text: string) =>
    [...text.matchAll(/name="notification" value="([^"]+)" checked/g)].map(([, choice]) => choice);
  const stored = async (email: string) =>
    (
      await mailing.database.db.pool.query('select notifications from dashboard_user where email = $1', [
        email,
      ])
    ).rows[0].notifications;

  it.each([
    ['owner', ['wallet.low_balance:live', 'webhook.disabled:live']],
    ['developer', ['webhook.disabled:live']],
    ['viewer', []],
  ] as const)('are those of the role until the %s chooses', async (role, before) => {
    const { browser, email } = await signedInUser(mailing, { role, address: '198.51.100.6' });
    expect(chosen((await browser.get('/test/settings')).text)).toEqual(before);
    const form: [string, string][] = [
      ['notification', 'wallet.low_balance:live'],
      ['notification', 'wallet.low_balance:test'],
    ];
    const reply = await browser.post('/test/settings/notifications', form);
    expect(reply.location).toBe('/dashboard/test/settings?saved=notifications');
    expect(await stored(email)).toEqual(['wallet.low_balance:live', 'wallet.low_balance:test']);
    expect(chosen((await browser.get('/live/settings')).text)).toHaveLength(2);
    await browser.post('/test/settings/notifications');
    expect(chosen((await browser.get('/live/settings')).text)).toEqual([]);
    const { rows: entries } = await mailing.database.db.pool.query(
      "select subject from audit_entry where email = $1 and action = 'user.notifications_set' order by id",
      [email],
    );
    expect(entries).toEqual([
      { subject: 'wallet.low_balance:live, wallet.low_balance:test' },
      { subject: null },
    ]);
  });

  it('stay as they are after an unknown choice', async () => {
    const { browser, email } = await signedInUser(mailing, { address: '198.51.100.7' });
    const form = { notification: 'shipment.created:live' };
    expect((await browser.post('/test/settings/notifications', form)).status).toBe(400);
    expect(await stored(email)).toBe(null);
  });

  it('cannot be chosen without a mail server, and the page states why', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.8' });
    const { text } = await browser.get('/test/settings');
    expect(text).toContain('This service has no mail server');
    expect(text).not.toContain('name="notification"');
  });
});
