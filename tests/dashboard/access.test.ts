import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SignInLimit } from '../../src/dashboard/sign-in/routes.ts';
import { maxPasswordTurns, takePasswordTurn } from '../../src/user/password.ts';
import { goodPassword, invitedPath, signedInUser, TestBrowser, userRecords } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

/** Attempts are limited per address: each test has its own. */
let address = '';
let tests = 0;
beforeEach(() => {
  address = `198.51.100.${++tests}`;
});
const { rows, sessions, actions, setStrangersFailures } = userRecords(() => service);
const person = () => signedInUser(service, { address });
const credentials = (email: string, password = goodPassword) => ({ email, password });
const atAddress = (from: string) => ({ 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': from });

describe('a sign-in link', () => {
  it('sets the password, signs in, and works once', async () => {
    const email = 'ada@shop.example';
    const path = await invitedPath(service, { accountId: service.account.id, email });
    const token = path.split('token=')[1] ?? '';
    const browser = new TestBrowser(service, address);
    expect((await browser.get(path)).text).toContain(email);
    expect(await sessions(email)).toBe(0);
    const reply = await browser.post(path, { token, password: goodPassword });
    expect([reply.status, reply.location]).toEqual([303, '/dashboard/test']);
    expect((await browser.get('/test')).status).toBe(200);
    expect(await actions(email)).toEqual(['user.password_set']);
    const thief = new TestBrowser(service, address);
    expect((await thief.post(path, { token, password: 'another long password' })).status).toBe(410);
    expect((await thief.get('/test')).location).toBe('/dashboard/sign-in?next=%2Ftest');
    expect(await sessions(email)).toBe(1);
  });

  it('works once, also in three requests at the same time', async () => {
    const email = 'thrice@shop.example';
    const path = await invitedPath(service, { accountId: service.account.id, email });
    const token = path.split('token=')[1] ?? '';
    const passwords = ['ferry lantern copper', 'ferry lantern kettle', 'ferry lantern harbour'];
    const replies = await Promise.all(
      passwords.map((password) => new TestBrowser(service, address).post(path, { token, password })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    expect(await sessions(email)).toBe(1);
    const isAccepted = await Promise.all(
      passwords.map(async (password) => {
        const reply = await new TestBrowser(service, address).post('/sign-in', credentials(email, password));
        return reply.status === 303;
      }),
    );
    expect(isAccepted).toEqual(replies.map(({ status }) => status === 303));
    // The sign-ins with the other passwords fail before or after the right one.
    const successes = (await actions(email)).filter((action) => action !== 'user.sign_in_failed');
    expect(successes).toEqual(['user.password_set', 'user.signed_in']);
  });

  it.each([
    ['too short', 'elevenchars', 'too short'],
    ['leaked', '1qaz2wsx3edc', 'leaked passwords'],
    ['leaked in capitals', '1QAZ2WSX3EDC', 'leaked passwords'],
    ['too simple', 'aaaaaaaaaaaaaaa', 'too simple'],
  ])('refuses a password that is %s, and stays valid', async (_, password, words) => {
    const email = `${password.toLowerCase()}@shop.example`;
    const path = await invitedPath(service, { accountId: service.account.id, email });
    const browser = new TestBrowser(service, address);
    const token = path.split('token=')[1] ?? '';
    const reply = await browser.post(path, { token, password });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(words)]);
    expect(reply.text).not.toContain(`value="${password}"`);
    expect(await sessions(email)).toBe(0);
    expect((await browser.get(path)).status).toBe(200);
  });

  it('expires after 7 days', async () => {
    const path = await invitedPath(service, { accountId: service.account.id, email: 'late@shop.example' });
    await service.database.setClock('7 days 1 second');
    const reply = await new TestBrowser(service, address).get(path);
    await service.database.setClock('0 s');
    expect(reply.status).toBe(410);
  });
});

describe('signing in', () => {
  it('answers in the same way for a wrong password and an unknown address', async () => {
    const { email } = await person();
    const wrong = await new TestBrowser(service, address).post('/sign-in', credentials(email, 'wrong'));
    const unknown = await new TestBrowser(service, address).post(
      '/sign-in',
      credentials('nobody@shop.example'),
    );
    const comparable = (text: string) => text.replaceAll(/nonce="[^"]*"|value="[^"]*"/g, '');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(comparable(wrong.text)).toBe(comparable(unknown.text));
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('replaces the session that the browser had before', async () => {
    const { browser, email } = await person();
    const planted = browser.cookie;
    await browser.post('/sign-in', credentials(email));
    expect(browser.cookie).not.toBe(planted);
    const other = new TestBrowser(service, address);
    other.cookie = planted;
    expect((await other.get('/test')).status).toBe(303);
    expect(await sessions(email)).toBe(1);
  });

  it('does not accept a session that the browser made up', async () => {
    const browser = new TestBrowser(service, address);
    const { email } = await person();
    browser.cookie = `sampan_session=${'a'.repeat(43)}`;
    const made = browser.cookie;
    await browser.post('/sign-in', credentials(email));
    expect(browser.cookie).not.toBe(made);
  });

  it('locks a network for 15 minutes after 10 failures in a row, and no other network', async () => {
    const { email } = await person();
    const stranger = new TestBrowser(service, '203.0.113.1');
    const attempts = Array.from({ length: 11 }, () => stranger.post('/sign-in', credentials(email, 'wrong')));
    expect((await Promise.all(attempts)).every(({ status }) => status === 401)).toBe(true);
    expect((await stranger.post('/sign-in', credentials(email))).status).toBe(401);
    expect(await sessions(email)).toBe(1);
    const elsewhere = new TestBrowser(service, '203.0.113.2');
    expect((await elsewhere.post('/sign-in', credentials(email))).status).toBe(303);
    await service.database.setClock('15 minutes 1 second');
    const later = await stranger.post('/sign-in', credentials(email));
    await service.database.setClock('0 s');
    expect(later.status).toBe(303);
  });

  it('locks every new browser after 50 failures from any network, but none that signed in before', async () => {
    const { browser, email } = await person();
    await setStrangersFailures(email, 45);
    for (let attempt = 0; attempt < 5; attempt++) {
      await new TestBrowser(service, `203.0.113.1${attempt}`).post('/sign-in', credentials(email, 'wrong'));
    }
    const unknown = new TestBrowser(service, address);
    expect((await unknown.post('/sign-in', credentials(email))).status).toBe(401);
    unknown.device = `sampan_device=${'a'.repeat(43)}`;
    expect((await unknown.post('/sign-in', credentials(email))).status).toBe(401);
    expect(await sessions(email)).toBe(1);
    expect((await browser.post('/sign-in', credentials(email))).status).toBe(303);
    await service.database.setClock('15 minutes 1 second');
    const later = await unknown.post('/sign-in', credentials(email));
    await service.database.setClock('0 s');
    expect(later.status).toBe(303);
  });

  it('locks a browser that signed in before after 10 failures of its own, from any network', async () => {
    const { browser, email } = await person();
    for (let attempt = 0; attempt < 10; attempt++) {
      const copy = new TestBrowser(service, `203.0.113.2${attempt}`);
      copy.device = browser.device;
      await copy.post('/sign-in', credentials(email, 'wrong'));
    }
    expect((await browser.post('/sign-in', credentials(email))).status).toBe(401);
    expect(await sessions(email)).toBe(1);
    const { browser: other, email: otherEmail } = await person();
    other.device = browser.device;
    expect((await other.post('/sign-in', credentials(otherEmail))).status).toBe(303);
  });

  it('forgets a browser when the user sets a password', async () => {
    const { browser, email } = await person();
    const lost = new TestBrowser(service, address);
    await lost.post('/sign-in', credentials(email));
    const passwords = { current: goodPassword, password: 'copper kettle harbour' };
    await browser.post('/test/security', passwords);
    await setStrangersFailures(email, 50);
    expect((await lost.post('/sign-in', credentials(email, passwords.password))).status).toBe(401);
    expect((await browser.post('/sign-in', credentials(email, passwords.password))).status).toBe(303);
  });

  it('records the first failure in a row and the lock, which owners of the account see', async () => {
    const { browser, email } = await person();
    const before = await actions(email);
    const stranger = new TestBrowser(service, '203.0.113.40');
    for (let attempt = 0; attempt < 12; attempt++)
      await stranger.post('/sign-in', credentials(email, 'wrong'));
    expect((await actions(email)).slice(before.length)).toEqual(['user.sign_in_failed', 'user.locked']);
    const { text } = await browser.get('/test/activity');
    expect(text).toMatch(/Sign-in locked[\s\S]*203\.0\.113\.40[\s\S]*Failed to sign in/);
    const { id: accountId } = await service.createAccount();
    const { browser: foreign } = await signedInUser(service, { accountId, address });
    expect((await foreign.get('/test/activity')).text).not.toContain(email);
  });

  it('is limited to 20 failed attempts in 5 minutes per IP address, and a browser that is known has its own limit', async () => {
    const { email, browser: known } = await person();
    const shared = '203.0.113.200';
    const attempt = async (browser: TestBrowser, ...who: Parameters<typeof credentials>) =>
      (await browser.post('/sign-in', credentials(...who))).status;
    const fail = () => attempt(new TestBrowser(service, shared), 'nobody@shop.example', 'wrong');
    const failed = [];
    for (let count = 0; count < 19; count++) failed.push(await fail());
    for (let count = 0; count < 3; count++)
      expect(await attempt(new TestBrowser(service, shared), email)).toBe(303);
    failed.push(await fail(), await fail());
    expect(failed).toEqual([...Array(20).fill(401), 429]);
    const open = await sessions(email);
    expect(await attempt(new TestBrowser(service, shared), email)).toBe(429);
    expect(await sessions(email)).toBe(open);
    expect((await known.post('/sign-in', credentials(email), atAddress(shared))).status).toBe(303);
    service.clock.advance(300_000);
    expect(await attempt(new TestBrowser(service, shared), email)).toBe(303);
  });

  it('is limited in an IPv6 /48 network too, which can send each attempt from another /64', async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 101; network++) {
      const browser = new TestBrowser(service, `2001:db8:77:${network.toString(16)}::1`);
      statuses.push((await browser.post('/sign-in', credentials('nobody@shop.example'))).status);
    }
    expect(statuses).toEqual([...Array(100).fill(401), 429]);
  });

  it('is refused while too many passwords are being verified: nothing is counted, and a page shows when to try again', async () => {
    const { email } = await person();
    const counted = () => rows('select * from sign_in_source order by subject, source');
    const before = await counted();
    const turns = Array.from({ length: maxPasswordTurns }, () => takePasswordTurn());
    const visitor = new TestBrowser(service, address);
    const refused = await visitor.post('/sign-in', credentials(email));
    for (const turn of turns) turn[Symbol.dispose]();
    expect([refused.status, refused.headers.get('retry-after'), refused.text]).toEqual([
      429,
      '2',
      expect.stringContaining('Too many people are signing in'),
    ]);
    expect(refused.text).toContain(`value="${email}"`);
    expect([await counted(), await sessions(email)]).toEqual([before, 1]);
    expect((await visitor.post('/sign-in', credentials(email))).status).toBe(303);
  });

  it('has no page for a forgotten password without a mail server: it names who can help', async () => {
    const { email } = await person();
    const browser = new TestBrowser(service, address);
    const { text } = await browser.get('/sign-in');
    expect(text).not.toContain('/sign-in/forgot');
    expect(text).toContain('Ask an owner of your account');
    expect((await browser.get('/sign-in/forgot')).status).toBe(404);
    expect((await browser.post('/sign-in/forgot', { email })).status).toBe(404);
    expect(await actions(email)).toEqual(['user.password_set']);
  });

  it('costs nothing to open a link: mail scanners of the network do', async () => {
    const path = await invitedPath(service, { accountId: service.account.id, email: 'scanned@shop.example' });
    const scanner = new TestBrowser(service, address);
    for (let count = 0; count < 25; count++) expect((await scanner.get(path)).status).toBe(200);
    const form = { token: path.split('token=')[1] ?? '', password: goodPassword };
    expect((await scanner.post('/welcome', form)).status).toBe(303);
  });

  it('counts the sign-ins of a user too, once there are more than 20 in 5 minutes', async () => {
    const limit = new SignInLimit(service.clock, service.context.db.kysely);
    const network = '203.0.113.201';
    const from = { ip: network, from: { deviceHash: Buffer.alloc(32), network } };
    for (let count = 0; count < 40; count++) (await limit.take(from))?.succeed('usr_busy', 1);
    expect(await limit.take(from)).toBeNull();
    service.clock.advance(300_000);
    expect(await limit.take(from)).not.toBeNull();
  });
});

describe('a session', () => {
  it.each([
    ['24 hours without a request', '24 hours 1 second'],
    ['14 days', '14 days 1 second'],
  ])('ends after %s', async (_, offset) => {
    const { browser, email } = await person();
    if (offset.startsWith('14')) {
      await service.database.db.pool.query(
        "update user_session set seen_at = sampan_clock() + interval '14 days'",
      );
    }
    await service.database.setClock(offset);
    const reply = await browser.get('/test');
    await service.database.setClock('0 s');
    expect(reply.location).toMatch(/sign-in\?next=/);
    expect(await sessions(email)).toBe(1);
  });

  it('of another browser ends with a new password, and this one gets a new cookie', async () => {
    const { browser, email } = await person();
    const thief = new TestBrowser(service, address);
    thief.cookie = browser.cookie;
    const second = new TestBrowser(service, address);
    await second.post('/sign-in', credentials(email));
    const before = browser.cookie;
    const reply = await browser.post('/test/security', {
      current: goodPassword,
      password: 'copper kettle harbour',
    });
    expect([reply.status, reply.location]).toEqual([303, '/dashboard/test/security']);
    expect(browser.cookie).not.toBe(before);
    const statuses = [await thief.get('/test'), await second.get('/test'), await browser.get('/test')];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303, 200]);
    expect(await sessions(email)).toBe(1);
  });

  it('keeps its password if the current one is wrong', async () => {
    const { browser, email } = await person();
    const reply = await browser.post('/test/security', {
      current: 'wrong',
      password: 'copper kettle harbour',
    });
    expect(reply.status).toBe(400);
    expect((await new TestBrowser(service, address).post('/sign-in', credentials(email))).status).toBe(303);
  });

  it('is listed and can be ended, but not by another user', async () => {
    const { browser, email } = await person();
    const second = new TestBrowser(service, address);
    await second.post('/sign-in', credentials(email));
    const [session] = await rows(
      `select s.id from user_session s join dashboard_user u on u.id = user_id where email = $1
       order by s.created_at desc limit 1`,
      email,
    );
    expect((await browser.get('/test/security')).text).toContain(session.id);
    const stranger = await person();
    expect((await stranger.browser.post(`/test/security/sessions/${session.id}`)).status).toBe(404);
    expect(await sessions(email)).toBe(2);
    expect((await browser.post(`/test/security/sessions/${session.id}`)).status).toBe(303);
    expect((await second.get('/test')).status).toBe(303);
    expect(await sessions(email)).toBe(1);
    expect((await actions(email)).at(-1)).toBe('session.revoked');
  });

  it('ends with all others of its user but the own one, and none of another user', async () => {
    const { browser, email } = await person();
    const others = [new TestBrowser(service, address), new TestBrowser(service, address)];
    for (const other of others) await other.post('/sign-in', credentials(email));
    const stranger = await person();
    expect((await browser.get('/test/security')).text).toContain('End all other sessions');
    expect((await browser.post('/test/security/other-sessions')).status).toBe(303);
    for (const other of others) expect((await other.get('/test')).status).toBe(303);
    for (const open of [browser, stranger.browser]) expect((await open.get('/test')).status).toBe(200);
    const last = () =>
      rows(
        'select action, subject from audit_entry where email = $1 order by created_at desc, id desc limit 1',
        email,
      );
    expect(await last()).toEqual([{ action: 'session.others_ended', subject: '2' }]);
    expect((await browser.get('/test/security')).text).not.toContain('End all other sessions');
    const before = await actions(email);
    await browser.post('/test/security/other-sessions');
    expect([await actions(email), await sessions(email)]).toEqual([before, 1]);
  });

  it('ends when the user signs out, also for a copy of the cookie', async () => {
    const { browser, email } = await person();
    const { cookie } = browser;
    expect((await browser.post('/test/sign-out')).location).toBe('/dashboard/sign-in');
    browser.cookie = cookie;
    expect((await browser.get('/test')).status).toBe(303);
    expect(await sessions(email)).toBe(0);
  });

  it('stores no token and no password', async () => {
    const { browser, email } = await person();
    const token = browser.cookie.split('=')[1] ?? '';
    const dump = JSON.stringify([
      await rows('select * from user_session'),
      await rows('select * from dashboard_user'),
    ]);
    expect([dump.includes(token), dump.includes(goodPassword)]).toEqual([false, false]);
    expect(dump).toContain('$argon2id$');
    expect(await sessions(email)).toBe(1);
  });
});
