import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../../src/audit.ts';
import { rotateKeys } from '../../../src/key-rotation.ts';
import { KeyRing } from '../../../src/secret/key-ring.ts';
import { registerKeys } from '../../../src/secret/open-key-ring.ts';
import {
  goodPassword,
  invitedPath,
  signedInUser,
  TestBrowser,
  userRecords,
} from '../../support/dashboard.ts';
import {
  codeOf as appCode,
  draftOf,
  factorForm,
  recoveryCodes,
  turnOnFactor,
} from '../../support/second-factor.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

let address = '';
let tests = 0;
beforeEach(() => {
  address = `198.51.100.${++tests}`;
});

const { rows, sessions, actions } = userRecords(() => service);
const isOn = async (email: string) =>
  (await rows('select second_factor from dashboard_user where email = $1', email))[0].second_factor;

/** The code of an app, some time steps from now. */
const codeOf = (secret: string, steps = 0) => appCode(service, secret, steps);
const nextStep = () => service.clock.advance(30_000);

/** A user whose second factor is on. */
async function protectedUser() {
  const { browser, email } = await signedInUser(service, { address });
  return { browser, email, ...(await turnOnFactor(service, browser)) };
}

/** Forms with only one of password and code right. */
const halfProofs = (secret: string): Record<string, string>[] => [
  { password: 'wrong', code: codeOf(secret) },
  { password: goodPassword, code: '000000' },
  { password: goodPassword },
];

/** A browser that gave the right password. */
async function afterPassword(email: string, from = address): Promise<TestBrowser> {
  const browser = new TestBrowser(service, from);
  const { location } = await browser.post('/sign-in', { email, password: goodPassword });
  expect(location).toBe('/dashboard/sign-in/code');
  return browser;
}

describe('turning the second factor on', () => {
  it('needs a code of the secret shown, ends other sessions and shows 10 recovery codes once', async () => {
    const { browser, email } = await signedInUser(service, { address });
    const other = new TestBrowser(service, address);
    await other.post('/sign-in', { email, password: goodPassword });
    const before = browser.cookie;
    const page = await browser.get('/test/security/second-factor');
    expect(page.text).toMatch(/<svg class="qr"[^>]*role="img" aria-label="QR code/);
    const { draft, secret } = draftOf(page.text);
    const form = { draft, code: codeOf(secret), password: goodPassword };
    const shown = await browser.post('/test/security/second-factor', form);
    expect([shown.status, new Set(recoveryCodes(shown.text)).size]).toEqual([200, 10]);
    expect(browser.cookie).not.toBe(before);
    expect((await other.get('/test')).status).toBe(303);
    expect((await browser.get('/test/security/second-factor')).text).not.toMatch(/\w{4}-\w{4}-\w{4}-\w{4}/);
    expect(await sessions(email)).toBe(1);
    expect((await actions(email)).at(-1)).toBe('second_factor.turned_on');
    const stored = JSON.stringify([
      await rows('select * from dashboard_user where email = $1', email),
      await rows('select * from recovery_code'),
    ]);
    expect([stored.includes(secret), stored.includes(recoveryCodes(shown.text)[0] ?? '')]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    ['code', { code: '000000' }, 'The code is wrong'],
    ['password', { password: 'wrong' }, 'The password is wrong'],
    ['draft', { draft: 'enc:v1:k1:AAAA' }, ''],
  ])('does nothing with a wrong %s', async (_, wrong, message) => {
    const { browser, email } = await signedInUser(service, { address });
    const { form } = await factorForm(service, browser);
    const reply = await browser.post('/test/security/second-factor', { ...form, ...wrong });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(message)]);
    expect(await isOn(email)).toBe(false);
    expect((await browser.get('/test')).status).toBe(200);
  });

  it('refuses a secret that was made for another user', async () => {
    const { browser, email } = await signedInUser(service, { address });
    const { browser: other } = await signedInUser(service, { address });
    const { form } = await factorForm(service, other);
    expect((await browser.post('/test/security/second-factor', form)).status).toBe(400);
    expect(await isOn(email)).toBe(false);
  });
});

describe('signing in with a second factor', () => {
  it('opens nothing before the code, and rotates the cookie after it', async () => {
    const { browser: first, email, secret } = await protectedUser();
    const browser = await afterPassword(email);
    const waiting = browser.cookie;
    // A sign-in without the code is no session.
    expect((await first.get('/test/security')).text).not.toContain('/security/sessions/');
    expect((await browser.get('/test')).location).toBe('/dashboard/sign-in?next=%2Ftest');
    expect((await browser.post('/test/keys', { label: 'x', scopes: 'rates:read' })).location).toBe(
      '/dashboard/sign-in?next=%2Ftest%2Fkeys',
    );
    expect([await sessions(email), (await actions(email)).at(-1)]).toEqual([1, 'second_factor.turned_on']);
    expect((await browser.get('/sign-in/code')).status).toBe(200);
    expect((await browser.post('/sign-in/code', { code: codeOf(secret) })).location).toBe('/dashboard/test');
    expect(browser.cookie).not.toBe(waiting);
    expect((await browser.get('/test')).status).toBe(200);
    expect((await actions(email)).at(-1)).toBe('user.signed_in');
    const thief = new TestBrowser(service, address);
    thief.cookie = waiting;
    nextStep();
    expect((await thief.post('/sign-in/code', { code: codeOf(secret) })).location).toBe('/dashboard/sign-in');
    expect(await sessions(email)).toBe(2);
    const all =
      'select awaits_code from user_session s join dashboard_user u on u.id = user_id where email = $1';
    expect(await rows(all, email)).toEqual([{ awaits_code: false }, { awaits_code: false }]);
  });

  it('is limited to 20 attempts in 5 minutes per IP address, passwords and codes together', async () => {
    const { email, secret } = await protectedUser();
    const browser = await afterPassword(email, '203.0.113.60');
    const statuses = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      statuses.push((await browser.post('/sign-in/code', { code: '000000' })).status);
    }
    expect(statuses).toEqual([...Array(19).fill(401), 429]);
    await rows("delete from sign_in_source where source = 'code'");
    expect((await browser.post('/sign-in/code', { code: codeOf(secret) })).status).toBe(429);
    expect(await sessions(email)).toBe(1);
  });

  it('accepts a code once, also in two requests at the same time, and no earlier one after it', async () => {
    const { email, secret } = await protectedUser();
    const [first, second, third] = [
      await afterPassword(email),
      await afterPassword(email),
      await afterPassword(email),
    ];
    const code = codeOf(secret);
    const replies = await Promise.all(
      [first, second].map((browser) => browser.post('/sign-in/code', { code })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 401]);
    expect((await third.post('/sign-in/code', { code: codeOf(secret, -1) })).status).toBe(401);
    expect(await sessions(email)).toBe(2);
  });

  it('refuses the code that turned the factor on', async () => {
    const { browser, email } = await signedInUser(service, { address });
    const { draft, secret } = draftOf((await browser.get('/test/security/second-factor')).text);
    const code = codeOf(secret);
    await browser.post('/test/security/second-factor', { draft, code, password: goodPassword });
    expect((await (await afterPassword(email)).post('/sign-in/code', { code })).status).toBe(401);
    expect(await sessions(email)).toBe(1);
  });

  it.each([-2, 3])('refuses a code of another time (%s steps)', async (steps) => {
    const { email, secret } = await protectedUser();
    const browser = await afterPassword(email);
    service.clock.advance(120_000);
    expect((await browser.post('/sign-in/code', { code: codeOf(secret, steps) })).status).toBe(401);
    expect(await sessions(email)).toBe(1);
  });

  it('locks the codes of new browsers after 10 wrong ones, which a right password does not reset', async () => {
    const { browser: known, email, secret } = await protectedUser();
    const before = await actions(email);
    for (let attempt = 0; attempt < 10; attempt++) {
      const browser = await afterPassword(email, `203.0.113.${attempt}`);
      expect((await browser.post('/sign-in/code', { code: '000000' })).status).toBe(401);
    }
    const locked = await afterPassword(email, '203.0.113.50');
    expect((await locked.post('/sign-in/code', { code: codeOf(secret) })).status).toBe(401);
    expect(await sessions(email)).toBe(1);
    expect((await actions(email)).slice(before.length)).toEqual(['user.sign_in_failed', 'user.locked']);
    await known.post('/sign-in', { email, password: goodPassword });
    expect((await known.post('/sign-in/code', { code: codeOf(secret) })).status).toBe(303);
    nextStep();
    await service.database.setClock('15 minutes 1 second');
    const browser = await afterPassword(email, '203.0.113.51');
    const reply = await browser.post('/sign-in/code', { code: codeOf(secret) });
    await service.database.setClock('0 s');
    expect(reply.status).toBe(303);
  });

  it('waits 10 minutes for the code', async () => {
    const { email, secret } = await protectedUser();
    const browser = await afterPassword(email);
    await service.database.setClock('10 minutes 1 second');
    const reply = await browser.post('/sign-in/code', { code: codeOf(secret) });
    await service.database.setClock('0 s');
    expect(reply.location).toBe('/dashboard/sign-in');
    expect(await sessions(email)).toBe(1);
  });

  it('is also asked for by a link that sets a new password', async () => {
    const { email, secret } = await protectedUser();
    const path = await invitedPath(service, { accountId: service.account.id, email });
    const browser = new TestBrowser(service, address);
    const token = path.split('token=')[1] ?? '';
    const reply = await browser.post(path, { token, password: 'copper kettle harbour' });
    expect(reply.location).toBe('/dashboard/sign-in/code');
    expect((await browser.get('/test')).status).toBe(303);
    expect(await sessions(email)).toBe(0);
    expect((await browser.post('/sign-in/code', { code: codeOf(secret) })).location).toBe('/dashboard/test');
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed', async () => {
    const { email, codes } = await protectedUser();
    const [code = ''] = codes;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await (await afterPassword(email)).post('/sign-in/code', { code: typed })).status).toBe(303);
    expect((await actions(email)).slice(-2)).toEqual(['second_factor.code_used', 'user.signed_in']);
    expect((await (await afterPassword(email)).post('/sign-in/code', { code })).status).toBe(401);
    expect(await sessions(email)).toBe(2);
  });

  it('are replaced by new ones with the password and a code, not with one of them', async () => {
    const { browser, email, codes, secret } = await protectedUser();
    const address = '/test/security/second-factor/codes';
    for (const form of halfProofs(secret)) {
      const refused = await browser.post(address, form);
      expect([refused.status, recoveryCodes(refused.text)]).toEqual([400, []]);
    }
    expect(await actions(email)).not.toContain('second_factor.codes_renewed');
    const renewed = await browser.post(address, { password: goodPassword, code: codeOf(secret) });
    const [fresh = ''] = recoveryCodes(renewed.text);
    expect(codes).not.toContain(fresh);
    const waiting = await afterPassword(email);
    expect((await waiting.post('/sign-in/code', { code: codes[0] ?? '' })).status).toBe(401);
    expect((await waiting.post('/sign-in/code', { code: fresh })).status).toBe(303);
  });

  it('are not those of another user', async () => {
    const { codes } = await protectedUser();
    const { email } = await protectedUser();
    expect((await (await afterPassword(email)).post('/sign-in/code', { code: codes[0] ?? '' })).status).toBe(
      401,
    );
    expect(await sessions(email)).toBe(1);
  });
});

describe('turning the second factor off', () => {
  it('needs the password and a code, ends other sessions, and leaves the password alone to sign in', async () => {
    const { browser, email, secret } = await protectedUser();
    const other = await afterPassword(email);
    await other.post('/sign-in/code', { code: codeOf(secret) });
    nextStep();
    for (const form of halfProofs(secret)) {
      const refused = await browser.post('/test/security/second-factor/off', form);
      expect([refused.status, await isOn(email), await sessions(email)]).toEqual([400, true, 2]);
    }
    const before = browser.cookie;
    const proof = { password: goodPassword, code: codeOf(secret) };
    expect((await browser.post('/test/security/second-factor/off', proof)).status).toBe(303);
    expect(browser.cookie).not.toBe(before);
    expect((await other.get('/test')).status).toBe(303);
    expect(
      await rows(
        'select 1 from recovery_code c join dashboard_user u on u.id = user_id where email = $1',
        email,
      ),
    ).toEqual([]);
    expect(
      (await new TestBrowser(service, address).post('/sign-in', { email, password: goodPassword })).location,
    ).toBe('/dashboard/test');
  });
});

describe('a rotation of the keys', () => {
  it('encrypts the secret with the new key', async () => {
    const { email, secret } = await protectedUser();
    const { context, database } = service;
    const ring = new KeyRing([{ id: 'k2', bytes: Buffer.alloc(32, 2) }, ...context.secrets.keys.values()]);
    await registerKeys(database.db, ring);
    const report = await rotateKeys(database.db, ring, commandLineActor(null, new Date()));
    expect(report.unreadable).toEqual([]);
    const [user] = await rows(
      'select id, account_id, totp_sealed from dashboard_user where email = $1',
      email,
    );
    expect(user.totp_sealed).toMatch(/^enc:v1:k2:/);
    const place = { table: 'dashboard_user', column: 'totp_sealed', row: user.id, account: user.account_id };
    expect(ring.decrypt(user.totp_sealed, place)).toBe(secret);
  });
});
