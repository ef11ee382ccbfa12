import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { usePasskey } from '../../../db/query/user/passkey.ts';
import { passkeySite } from '../../../src/user/passkey.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { signedInOperator, signedInUser, TestBrowser, userRecords } from '../../support/dashboard.ts';
import { turnOnFactor } from '../../support/second-factor.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
/** The service is at 127.0.0.1, where browsers refuse passkeys. */
let origin: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  origin = service.rootUrl.replace('127.0.0.1', 'localhost');
});
afterAll(() => service.stop());

let address = '';
let tests = 0;
beforeEach(() => {
  address = `198.51.100.${++tests}`;
});
const { rows, sessions, actions, setStrangersFailures } = userRecords(() => service);

const optionsIn = (text: string) =>
  JSON.parse((/data-options="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'));
const passkeysOf = (email: string) =>
  rows(
    'select p.id, p.name, p.counter, p.used_at from passkey p join dashboard_user u on u.id = user_id where email = $1',
    email,
  );
const state = async () =>
  JSON.stringify([
    await rows('select * from passkey order by id'),
    await rows('select id from user_session order by id'),
    await rows("select * from audit_entry where action <> 'user.sign_in_failed' order by id"),
  ]);

/** Adds a passkey as a person does. */
async function addedPasskey(browser: TestBrowser, base = '/test', name = 'Phone') {
  const authenticator = new Authenticator(origin);
  const asked = await browser.post(`${base}/security/passkeys`, { name });
  const response = authenticator.create(optionsIn(asked.text));
  const saved = await browser.post(`${base}/security/passkeys/add`, { name, response });
  expect(saved.location).toBe(`/dashboard${base}/security`);
  return authenticator;
}

async function personWithPasskey() {
  const { browser, email } = await signedInUser(service, { role: 'developer', address });
  return { browser, email, authenticator: await addedPasskey(browser) };
}

/** A browser that was asked for a passkey, and the options it got. */
async function askedBrowser() {
  const browser = new TestBrowser(service, address);
  const { text } = await browser.post('/sign-in/passkey');
  return { browser, options: optionsIn(text) };
}

describe('a passkey', () => {
  it('signs in without an email address, a password and a code, and counts its uses', async () => {
    const { browser: first, email, authenticator } = await personWithPasskey();
    await turnOnFactor(service, first);
    for (let use = 1; use <= 2; use++) {
      const { browser, options } = await askedBrowser();
      expect([options.rpId, options.userVerification, options.allowCredentials]).toEqual([
        'localhost',
        'required',
        undefined,
      ]);
      const reply = await browser.post('/sign-in/passkey', { response: authenticator.get(options) });
      expect(reply.location).toBe('/dashboard/test');
      expect((await browser.get('/test/security')).text).toContain('Phone');
      expect(await passkeysOf(email)).toEqual([
        { id: expect.stringMatching(/^pky_/), name: 'Phone', counter: use + 1, used_at: expect.any(String) },
      ]);
    }
    expect((await actions(email)).at(-1)).toBe('user.signed_in_by_passkey');
    expect(await actions(email)).toContain('passkey.added');
  });

  it('is not used with a counter that another sign-in replaced in between', async () => {
    const { email } = await personWithPasskey();
    const [{ id, counter }] = await passkeysOf(email);
    const { kysely } = service.database.db;
    const use = { id, counter: counter + 1, before: counter };
    expect([await usePasskey(kysely, use), await usePasskey(kysely, use)]).toEqual([true, false]);
    expect(await passkeysOf(email)).toMatchObject([{ counter: counter + 1 }]);
  });

  it('signs an operator in, with the same pages', async () => {
    const operator = await signedInOperator(service, 'ops@sampan.example', address);
    const authenticator = await addedPasskey(operator, '/operator', 'Key');
    const { browser, options } = await askedBrowser();
    await browser.post('/sign-in/passkey', { response: authenticator.get(options) });
    expect((await browser.get('/operator')).status).toBe(200);
    expect((await operator.get('/operator/activity')).text).toContain('Signed in with a passkey');
  });

  it('is one of several, and is removed after a question; then it opens no session', async () => {
    const { browser, email, authenticator } = await personWithPasskey();
    const second = await addedPasskey(browser, '/test', '<script>second');
    const { text } = await browser.get('/test/security');
    expect(text).toContain('&lt;script>second');
    expect(text).not.toMatch(/<script(?! type="module")/);
    const [phone] = await passkeysOf(email);
    const place = `/test/security/passkeys/${phone.id}/remove`;
    expect((await browser.get(place)).text).toContain('Remove the passkey');
    expect(await passkeysOf(email)).toHaveLength(2);
    const stranger = await signedInUser(service, { address });
    expect((await stranger.browser.post(place)).status).toBe(404);
    expect(await passkeysOf(email)).toHaveLength(2);
    expect((await browser.post(place)).status).toBe(303);
    const open = await sessions(email);
    const asked = await askedBrowser();
    const removed = await asked.browser.post('/sign-in/passkey', {
      response: authenticator.get(asked.options),
    });
    expect([removed.status, await sessions(email)]).toEqual([401, open]);
    const again = await askedBrowser();
    expect(
      (await again.browser.post('/sign-in/passkey', { response: second.get(again.options) })).status,
    ).toBe(303);
    expect(await actions(email)).toContain('passkey.removed');
  });

  it('is removed by an operator with the second factor', async () => {
    const { browser, email } = await personWithPasskey();
    const operator = await signedInOperator(service, 'helper@sampan.example', address);
    const [user] = await rows('select id from dashboard_user where email = $1', email);
    const place = `/operator/users/${user.id}/second-factor`;
    expect((await operator.post(place, { checked: 'yes' })).status).toBe(303);
    expect([await passkeysOf(email), (await browser.get('/test')).status]).toEqual([[], 303]);
    expect((await operator.post(place, { checked: 'yes' })).status).toBe(400);
  });
});

describe('a response that is refused', () => {
  it.each<
    [string, (asked: { options: { challenge: string; rpId: string }; passkey: Authenticator }) => string]
  >([
    ['of another site', ({ options, passkey }) => passkey.get(options, { origin: 'https://evil.example' })],
    [
      'for another relying party',
      ({ options, passkey }) => passkey.get({ ...options, rpId: 'evil.example' }),
    ],
    ['to another challenge', ({ options, passkey }) => passkey.get(options, { challenge: 'AAAA' })],
    ['without user verification', ({ options, passkey }) => passkey.get(options, { isVerified: false })],
    ['with a counter of before', ({ options, passkey }) => passkey.get(options, { counter: 1 })],
    ['for another user', ({ options, passkey }) => passkey.get(options, { userHandle: 'dXNyX290aGVy' })],
    [
      'signed by another key',
      ({ options, passkey }) => {
        const other = new Authenticator(origin);
        other.create(options);
        return passkey.get(options, other.credential ? { key: other.credential.key } : {});
      },
    ],
    [
      'of a passkey that was not added',
      ({ options }) => {
        const other = new Authenticator(origin);
        other.create(options);
        return other.get(options);
      },
    ],
    ['that is no JSON', () => '{'],
    ['of another form', () => '{"id":7}'],
  ])('%s opens no session and changes nothing', async (_, answer) => {
    const { email, authenticator } = await personWithPasskey();
    const { browser, options } = await askedBrowser();
    const before = await state();
    const reply = await browser.post('/sign-in/passkey', {
      response: answer({ options, passkey: authenticator }),
    });
    expect([reply.status, reply.text.includes('not accepted')]).toEqual([401, true]);
    expect((await browser.get('/test')).location).toMatch(/^\/dashboard\/sign-in/);
    expect([await state(), (await passkeysOf(email))[0].used_at]).toEqual([before, null]);
  });

  it('was used before: a challenge is answered once', async () => {
    const { authenticator } = await personWithPasskey();
    const { browser, options } = await askedBrowser();
    const { passkey } = browser;
    const response = authenticator.get(options);
    expect((await browser.post('/sign-in/passkey', { response })).status).toBe(303);
    const before = await state();
    const thief = new TestBrowser(service, address);
    thief.passkey = passkey;
    expect((await thief.post('/sign-in/passkey', { response })).status).toBe(401);
    expect((await thief.post('/sign-in/passkey', { response: authenticator.get(options) })).status).toBe(401);
    expect(await state()).toBe(before);
  });

  it('comes from another browser than the challenge', async () => {
    const { authenticator } = await personWithPasskey();
    const { options } = await askedBrowser();
    const before = await state();
    const response = authenticator.get(options);
    for (const thief of [new TestBrowser(service, address), (await askedBrowser()).browser])
      expect((await thief.post('/sign-in/passkey', { response })).status).toBe(401);
    expect(await state()).toBe(before);
  });

  it('comes after 5 minutes', async () => {
    const { authenticator } = await personWithPasskey();
    const { browser, options } = await askedBrowser();
    await service.database.setClock('5 minutes 1 second');
    const reply = await browser.post('/sign-in/passkey', { response: authenticator.get(options) });
    await service.database.setClock('0 s');
    expect(reply.status).toBe(401);
  });

  it('is of a locked user, and attempts are limited per address', async () => {
    const { email, authenticator } = await personWithPasskey();
    await setStrangersFailures(email, 50);
    const { browser, options } = await askedBrowser();
    const open = await sessions(email);
    expect((await browser.post('/sign-in/passkey', { response: authenticator.get(options) })).status).toBe(
      401,
    );
    expect(await sessions(email)).toBe(open);
    const guesser = new TestBrowser(service, '203.0.113.1');
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt++)
      statuses.push((await guesser.post('/sign-in/passkey', { response: '{' })).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });
});

describe('adding a passkey', () => {
  it('needs a name', async () => {
    const { browser, email } = await signedInUser(service, { address });
    const { status, text } = await browser.post('/test/security/passkeys', { name: ' ' });
    expect([status, text.includes('The name must be one line'), text.includes('data-options')]).toEqual([
      400,
      true,
      false,
    ]);
    expect(
      await rows(
        'select 1 from passkey_challenge c join dashboard_user u on u.id = user_id where email = $1',
        email,
      ),
    ).toEqual([]);
  });

  it('is refused for a response of another session, site or time, and the second time', async () => {
    const { browser, email } = await signedInUser(service, { address });
    const { browser: stranger } = await signedInUser(service, { address });
    const ask = async () => optionsIn((await browser.post('/test/security/passkeys', { name: 'x' })).text);
    const add = async (sender: TestBrowser, response: string) =>
      (await sender.post('/test/security/passkeys/add', { name: 'x', response })).status;
    const authenticator = new Authenticator(origin);
    expect(await add(stranger, authenticator.create(await ask()))).toBe(400);
    expect(await add(browser, authenticator.create(await ask(), { origin: 'https://evil.example' }))).toBe(
      400,
    );
    expect(await add(browser, authenticator.create(await ask(), { isVerified: false }))).toBe(400);
    expect(await add(browser, '{')).toBe(400);
    const late = authenticator.create(await ask());
    await rows("update passkey_challenge set created_at = created_at - interval '301 s'");
    expect(await add(browser, late)).toBe(400);
    expect(await passkeysOf(email)).toEqual([]);
    const response = authenticator.create(await ask());
    expect([await add(browser, response), await add(browser, response)]).toEqual([303, 400]);
    expect(await passkeysOf(email)).toHaveLength(1);
  });

  it('is refused after the session was ended', async () => {
    const { browser, email } = await signedInUser(service, { address });
    const asked = await browser.post('/test/security/passkeys', { name: 'x' });
    await rows('delete from user_session using dashboard_user u where u.id = user_id and email = $1', email);
    const response = new Authenticator(origin).create(optionsIn(asked.text));
    const reply = await browser.post('/test/security/passkeys/add', { name: 'x', response });
    expect([reply.status, await passkeysOf(email)]).toEqual([303, []]);
    expect(reply.location).toMatch(/^\/dashboard\/sign-in/);
  });

  it('is limited to 20 passkeys', async () => {
    const { browser, email } = await personWithPasskey();
    await rows(
      `insert into passkey select 'pky_' || n || p.user_id, p.user_id, 'c' || n || p.user_id, public_key, 0, transports, name, p.created_at
        from passkey p join dashboard_user u on u.id = p.user_id, generate_series(1, 19) n where email = $1`,
      email,
    );
    const { status, text } = await browser.post('/test/security/passkeys', { name: 'x' });
    expect([status, text.includes('20 passkeys')]).toEqual([400, true]);
  });
});

it.each([
  ['https://ship.example/base', { origin: 'https://ship.example', rpId: 'ship.example' }],
  ['http://127.0.0.1:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
  ['http://[::1]:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
  ['http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
  ['https://203.0.113.7', null],
])('passkeys of %s are valid at %j', (rootUrl, site) => {
  expect(passkeySite(rootUrl)).toEqual(site);
});
