import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { runJob } from '../../src/job/maintenance.ts';
import { dropMails, sendMails } from '../../src/job/send-mail.ts';
import { rotateKeys } from '../../src/key-rotation.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import { registerKeys } from '../../src/secret/open-key-ring.ts';
import { resetSecondFactor } from '../../src/user/administer.ts';
import { Authenticator } from '../support/authenticator.ts';
import {
  goodPassword,
  invitedPath,
  signedInOperator,
  signedInUser,
  TestBrowser,
  userRecords,
} from '../support/dashboard.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { codeOf, turnOnFactor } from '../support/second-factor.ts';
import { startTestService, type TestService } from '../support/service.ts';

const rootUrl = 'https://api.sampan.example';
const newPassword = 'harbour violin thunder';
let server: MailServer;
let service: TestService;
let address = '';
let tests = 0;
beforeAll(async () => {
  server = await startMailServer();
  service = await startTestService({
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: server.url,
      MAIL_FROM: 'dashboard@sampan.example',
      PUBLIC_URL: rootUrl,
    },
  });
});
afterAll(async () => {
  await service.stop();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  address = `198.51.100.${++tests}`;
  await service.database.setClock('0');
  await rows('delete from mail');
});

const { rows, actions } = userRecords(() => service);
const person = () => signedInUser(service, { address });
const stranger = () => new TestBrowser(service, `203.0.113.${tests}`);
const ask = (email: string, browser = stranger()) => browser.post('/sign-in/forgot', { email });
const mailsOf = (email: string) =>
  rows(
    'select m.kind, m.state from mail m join dashboard_user u on u.id = user_id where email = $1 order by m.created_at',
    email,
  );
/** The work of a request follows its response: this waits for it. */
const resets = async (email: string, count: number) => {
  while ((await mailsOf(email)).filter(({ kind }) => kind === 'reset').length < count);
};
const sent = async () => {
  const before = server.mails.length;
  await sendMails(service.context);
  return server.mails.slice(before);
};
const linkIn = (body: string) =>
  (/https:\/\/\S+(\/welcome\?token=\w+)/.exec(body)?.[1] ?? '').replace('/dashboard', '');
const setPassword = (browser: TestBrowser, path: string, fields: [string, string][] = []) =>
  browser.post('/welcome', [['token', path.split('token=')[1] ?? ''], ['password', newPassword], ...fields]);

describe('a forgotten password', () => {
  it('is reset by the mailed link, and every address gets the same answer', async () => {
    const { email } = await person();
    expect((await stranger().get('/sign-in')).text).toContain('/dashboard/sign-in/forgot');
    const [unknown, known] = [await ask('nobody@shop.example'), await ask(email.toUpperCase())];
    for (const { status, location } of [unknown, known])
      expect([status, location]).toEqual([303, '/dashboard/sign-in/forgot?sent=1&lang=en']);
    expect((await stranger().get('/sign-in/forgot?sent=1')).text).not.toContain(email);
    await resets(email, 1);
    expect((await rows('select link_sealed from mail'))[0].link_sealed).toMatch(/^enc:v1:/);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.headers.get('subject')]).toEqual([email, 'Sampan: Reset your password']);
    expect(mail?.body).toContain(`IP address 203.0.113.${tests}`);
    expect(mail?.body).toContain('設定新密碼');
    expect(await rows('select link_sealed from mail')).toEqual([{ link_sealed: null }]);
    const browser = stranger();
    const path = linkIn(mail?.body ?? '');
    expect((await browser.get(path)).status).toBe(200);
    expect((await setPassword(browser, path)).location).toBe('/dashboard/test');
    expect((await setPassword(stranger(), path)).status).toBe(410);
    expect((await stranger().post('/sign-in', { email, password: goodPassword })).status).toBe(401);
    const all = await actions(email);
    expect(all.slice(all.indexOf('user.reset_requested'))).toEqual([
      'user.reset_requested',
      'user.password_set',
      'user.sign_in_failed',
    ]);
  });

  it('is reset within 24 hours; a mail that waited longer is dropped with its link', async () => {
    const { email } = await person();
    await ask(email);
    await resets(email, 1);
    const [mail] = await sent();
    await service.database.setClock('24 hours 1 second');
    expect((await stranger().get(linkIn(mail?.body ?? ''))).status).toBe(410);
    await ask(email);
    await resets(email, 2);
    await service.database.setClock('49 hours');
    expect(await dropMails(service.context)).toBe(1);
    expect(await rows("select link_sealed from mail where state = 'failed'")).toEqual([
      { link_sealed: null },
    ]);
    expect(await sent()).toEqual([]);
  });

  it('is not mailed after its link has expired, even while the clock is in doubt', async () => {
    const { browser, email } = await person();
    expect(await runJob(service.context, 'expire-events')).toBe(0);
    await ask(email);
    await resets(email, 1);
    await addPasskey(browser, 'Laptop');
    await service.database.setClock('40 days');
    const mails = await sent();
    await rows('delete from retention_clock');
    expect(mails.map(({ headers }) => headers.get('subject'))).toEqual(['Sampan: A passkey was added']);
    expect(await rows("select state, link_sealed from mail where kind = 'reset'")).toEqual([
      { state: 'failed', link_sealed: null },
    ]);
  });

  it('is mailed at most 3 times in an hour, and not again while a mail waits', async () => {
    const { email } = await person();
    const { email: fence } = await person();
    for (let count = 1; count <= 3; count++) {
      await ask(email);
      await resets(email, count);
      const [{ link_hash: before }] = await rows(
        'select link_hash from dashboard_user where email = $1',
        email,
      );
      await ask(email);
      await ask(fence);
      await resets(fence, count);
      const [{ link_hash: after }] = await rows(
        'select link_hash from dashboard_user where email = $1',
        email,
      );
      expect(after).toEqual(before);
      expect(await mailsOf(email)).toHaveLength(count);
      await sent();
    }
    const { email: other } = await person();
    await ask(email);
    await ask(other);
    await resets(other, 1);
    expect(await mailsOf(email)).toHaveLength(3);
    await service.database.setClock('61 minutes');
    await ask(email);
    await resets(email, 4);
  });

  it('is limited to 20 requests in an hour per IP address', async () => {
    const { email } = await person();
    const browser = stranger();
    for (let count = 0; count < 20; count++) await ask('nobody@shop.example', browser);
    const refused = await ask(email, browser);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(refused.text).toContain('Too many requests');
    expect(await mailsOf(email)).toEqual([]);
    expect(await actions(email)).not.toContain('user.reset_requested');
  });

  it('of a person who never signed in is not reset: the link of the invitation stays', async () => {
    const email = 'invited@shop.example';
    const path = await invitedPath(service, { accountId: service.account.id, email });
    const { email: fence } = await person();
    await ask(email);
    await ask(fence);
    await resets(fence, 1);
    expect(await mailsOf(email)).toEqual([]);
    expect((await stranger().get(path)).status).toBe(200);
  });

  it('of an operator is reset too, also after a rotation of the keys, and the code is still asked for', async () => {
    const email = 'ops@sampan.example';
    const operator = await signedInOperator(service, email, address);
    await turnOnFactor(service, operator, '/operator');
    await rows('delete from mail');
    await ask(email);
    await resets(email, 1);
    const ring = new KeyRing([
      { id: 'k2', bytes: Buffer.alloc(32, 2) },
      ...service.context.secrets.keys.values(),
    ]);
    await registerKeys(service.database.db, ring);
    expect(
      (await rotateKeys(service.database.db, ring, commandLineActor(null, new Date()))).unreadable,
    ).toEqual([]);
    await sendMails({ ...service.context, secrets: ring });
    const path = linkIn(server.mails.at(-1)?.body ?? '');
    const browser = stranger();
    expect((await setPassword(browser, path)).location).toBe('/dashboard/sign-in/code');
    expect((await browser.get('/operator')).status).toBe(303);
  });
});

describe('a reset by link', () => {
  it('removes the passkeys that the user does not keep, and its page states this', async () => {
    const { browser, email } = await person();
    for (const name of ['Laptop', 'Phone', 'Lost']) await addPasskey(browser, name);
    const path = await invitedPath(service, { accountId: service.account.id, email });
    const { text } = await stranger().get(path);
    expect(text).toContain('Passkeys that you do not tick are removed');
    expect(text).not.toContain(' checked');
    const ids = [...text.matchAll(/name="keep" value="(\w+)"/g)].map(([, id = '']) => id);
    expect(ids).toHaveLength(3);
    const short = [
      ['token', path.split('token=')[1] ?? ''],
      ['password', 'short'],
      ['keep', ids[1] ?? ''],
    ] as [string, string][];
    const refused = await stranger().post('/welcome', short);
    expect([refused.status, refused.text.match(/ checked/g)?.length]).toEqual([400, 1]);
    expect(await passkeys(email)).toEqual(['Laptop', 'Phone', 'Lost']);
    await setPassword(stranger(), path, [['keep', ids[1] ?? '']]);
    expect(await passkeys(email)).toEqual(['Phone']);
    const removed = "select subject from audit_entry where email = $1 and action = 'passkey.removed'";
    expect(await rows(removed, email)).toEqual([{ subject: 'Laptop, Lost' }]);
  });
});

describe('a change of the sign-in', () => {
  const told = async (email: string) =>
    (await sent()).filter(({ to }) => to === email).map(({ headers }) => headers.get('subject'));

  it('is mailed to its user: the password, passkeys, the second factor and recovery codes', async () => {
    const { browser, email } = await person();
    const passwords = { current: goodPassword, password: newPassword };
    expect((await browser.post('/test/security', passwords)).status).toBe(303);
    expect(await told(email)).toEqual(['Sampan: Your password was set']);
    await browser.post('/test/security', { current: newPassword, password: goodPassword });
    await sent();
    await addPasskey(browser, 'Laptop');
    expect(await told(email)).toEqual(['Sampan: A passkey was added']);
    const [, id = ''] = /passkeys\/(pky_\w+)\/remove/.exec((await browser.get('/test/security')).text) ?? [];
    await browser.post(`/test/security/passkeys/${id}/remove`);
    expect(await told(email)).toEqual(['Sampan: A passkey was removed']);
    const { secret, codes } = await turnOnFactor(service, browser);
    expect(await told(email)).toEqual(['Sampan: The second factor was turned on']);
    const proof = () => ({ password: goodPassword, code: codeOf(service, secret) });
    await browser.post('/test/security/second-factor/codes', proof());
    expect(await told(email)).toEqual(['Sampan: Your recovery codes were renewed']);
    expect(codes).toHaveLength(10);
    service.clock.advance(30_000);
    await browser.post('/test/security/second-factor/off', proof());
    expect(await told(email)).toEqual(['Sampan: The second factor was turned off']);
  });

  it('is not mailed if it is refused', async () => {
    const { browser, email } = await person();
    await browser.post('/test/security', { current: 'wrong', password: newPassword });
    await browser.post('/test/security/passkeys/pky_none/remove');
    expect(await mailsOf(email)).toEqual([]);
  });

  it('by another person is mailed to its user, with who changed it, in the language and zone of the user', async () => {
    const { browser, email } = await person();
    await addPasskey(browser, 'Laptop');
    await rows('delete from mail');
    await rows(
      "update dashboard_user set language = 'zh-Hant', time_zone = 'Europe/London' where email = $1",
      email,
    );
    const [user] = await rows('select * from dashboard_user where email = $1', email);
    const by = { email: 'ops@sampan.example', ip: '203.0.113.250', now: service.clock.now() };
    await resetSecondFactor(service.database.db.kysely, user, by);
    const [mail] = await sent();
    expect([mail?.to, mail?.headers.has('list-unsubscribe')]).toEqual([email, false]);
    for (const part of [
      '被移除',
      '更改者：ops@sampan.example',
      '203.0.113.250',
      '(Europe/London)',
      '立即重設密碼',
    ])
      expect(mail?.body).toContain(part);
    expect(mail?.body).not.toContain('Your second factor');
  });

  it('waits at most 72 hours to be mailed', async () => {
    const { browser } = await person();
    await addPasskey(browser, 'Laptop');
    await service.database.setClock('73 hours');
    expect(await dropMails(service.context)).toBe(1);
    expect(await sent()).toEqual([]);
  });
});

describe('a sign-in', () => {
  it('of a new browser is mailed, one of a known browser or with a wrong password is not', async () => {
    const { browser, email } = await person();
    const fresh = stranger();
    await fresh.post('/sign-in', { email, password: 'wrong' });
    expect(await mailsOf(email)).toEqual([]);
    await browser.post('/sign-in', { email, password: goodPassword });
    expect(await mailsOf(email)).toEqual([]);
    await fresh.post('/sign-in', { email, password: goodPassword });
    await fresh.post('/sign-in', { email, password: goodPassword });
    const mails = await sent();
    expect(mails.map(({ headers }) => headers.get('subject'))).toEqual(['Sampan: New sign-in']);
    expect(mails[0]?.body).toContain(`IP address 203.0.113.${tests}`);
    expect(mails[0]?.body).toContain(`${rootUrl}/dashboard/sign-in/forgot?lang=en`);
  });

  it('of a new browser with a second factor is mailed after the code', async () => {
    const { browser, email } = await person();
    const { secret } = await turnOnFactor(service, browser);
    await rows('delete from mail');
    const fresh = stranger();
    await fresh.post('/sign-in', { email, password: goodPassword });
    expect(await mailsOf(email)).toEqual([]);
    await fresh.post('/sign-in/code', { code: codeOf(service, secret) });
    expect(await mailsOf(email)).toEqual([{ kind: 'security', state: 'pending' }]);
  });
});

async function addPasskey(browser: TestBrowser, name: string): Promise<void> {
  const { text } = await browser.post('/test/security/passkeys', { name, password: goodPassword });
  const options = (/data-options="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"');
  const response = new Authenticator(rootUrl).create(JSON.parse(options));
  await browser.post('/test/security/passkeys/add', { name, response });
}

async function passkeys(email: string): Promise<string[]> {
  const query =
    'select name from passkey p join dashboard_user u on u.id = user_id where email = $1 order by p.created_at';
  return (await rows(query, email)).map(({ name }) => name);
}
