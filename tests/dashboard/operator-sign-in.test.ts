import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { operatorRoutes, setUpPaths } from '../../src/dashboard/routes.ts';
import { rotateKeys } from '../../src/key-rotation.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import { registerKeys } from '../../src/secret/open-key-ring.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { Authenticator } from '../support/authenticator.ts';
import { goodPassword, signedInOperator, TestBrowser, userRecords } from '../support/dashboard.ts';
import { codeOf, draftOf, turnOnFactor } from '../support/second-factor.ts';
import { startTestService, type TestService } from '../support/service.ts';

const setUp = '/operator/security/second-factor';

let service: TestService;
let strict: TestService;
beforeAll(async () => {
  [service, strict] = await Promise.all([
    startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } }),
    startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1', OPERATOR_SECOND_FACTOR: 'required' } }),
  ]);
});
afterAll(() => Promise.all([service.stop(), strict.stop()]));

const { rows, sessions, actions } = userRecords(() => service);

describe('an operator', () => {
  it('signs in with a password and then a code, and opens no page before the code', async () => {
    const email = 'factor@sampan.example';
    const { secret, codes } = await turnOnFactor(
      service,
      await signedInOperator(service, email),
      '/operator',
    );
    for (const code of [codeOf(service, secret), codes[0] ?? '']) {
      const browser = new TestBrowser(service, '198.51.100.2');
      const { location } = await browser.post('/sign-in', { email, password: goodPassword });
      expect(location).toBe('/dashboard/sign-in/code');
      for (const { method, path } of operatorRoutes) {
        const reply = await browser[method](`/operator${path.replace(':id', 'x')}`);
        expect([path, reply.location]).toEqual([path, expect.stringMatching(/sign-in\?next=/)]);
      }
      expect((await browser.post('/sign-in/code', { code: '000000' })).status).toBe(401);
      expect((await browser.get('/operator')).status).toBe(303);
      await browser.post('/sign-in/code', { code });
      expect((await browser.get('/operator')).status).toBe(200);
    }
    expect((await actions(email)).slice(-6)).toEqual([
      'second_factor.turned_on',
      'user.sign_in_failed',
      'user.signed_in',
      'user.sign_in_failed',
      'second_factor.code_used',
      'user.signed_in',
    ]);
  });

  it('ends all other sessions with a new password, and needs the current one', async () => {
    const email = 'password@sampan.example';
    const browser = await signedInOperator(service, email, '198.51.100.3');
    const other = new TestBrowser(service, '198.51.100.3');
    await other.post('/sign-in', { email, password: goodPassword });
    const password = 'copper kettle harbour';
    const refused = await browser.post('/operator/security', { current: 'wrong', password });
    expect([refused.status, await sessions(email)]).toEqual([400, 2]);
    const before = browser.cookie;
    const changed = await browser.post('/operator/security', { current: goodPassword, password });
    expect(changed.location).toBe('/dashboard/operator/security');
    expect(browser.cookie).not.toBe(before);
    expect([(await browser.get('/operator')).status, (await other.get('/operator')).status]).toEqual([
      200, 303,
    ]);
  });

  it('sees the own sessions and ends one of them, and none of another operator', async () => {
    const email = 'sessions@sampan.example';
    const browser = await signedInOperator(service, email, '198.51.100.4');
    const other = new TestBrowser(service, '198.51.100.5');
    await other.post('/sign-in', { email, password: goodPassword });
    const { text } = await browser.get('/operator/security');
    expect(text).toContain('198.51.100.5');
    const [, id = ''] = /operator\/security\/sessions\/(ses_\w+)/.exec(text) ?? [];
    const stranger = await signedInOperator(service, 'stranger@sampan.example', '198.51.100.6');
    expect((await stranger.post(`/operator/security/sessions/${id}`)).status).toBe(404);
    expect((await other.get('/operator')).status).toBe(200);
    expect((await browser.post(`/operator/security/sessions/${id}`)).status).toBe(303);
    expect((await other.get('/operator')).status).toBe(303);
    expect(await actions(email)).toContain('session.revoked');
    await other.post('/sign-in', { email, password: goodPassword });
    expect((await browser.post('/operator/security/other-sessions')).status).toBe(303);
    const shown = [browser, other, stranger].map(async (one) => (await one.get('/operator')).status);
    expect(await Promise.all(shown)).toEqual([200, 303, 200]);
    expect((await actions(email)).at(-1)).toBe('session.others_ended');
  });

  it('has a language and a time zone', async () => {
    const browser = await signedInOperator(service, 'zone@sampan.example', '198.51.100.7');
    await rows("update user_session set created_at = '2026-11-22T12:00:00Z'");
    const form = { language: 'zh-Hant', time_zone: 'America/New_York' };
    expect((await browser.post('/operator/settings', form)).location).toBe(
      '/dashboard/operator/settings?saved=preferences',
    );
    expect((await browser.get('/operator/security')).text).toMatch(/2026年11月22日 [^<]*7:00</);
    expect((await browser.post('/operator/settings', { ...form, language: 'fr' })).status).toBe(400);
    expect((await browser.get('/operator/settings')).text).toContain('<html lang="zh-Hant"');
  });

  it('signs in with the code after a rotation of the keys', async () => {
    const email = 'rotated@sampan.example';
    const browser = await signedInOperator(service, email, '198.51.100.8');
    const { secret } = await turnOnFactor(service, browser, '/operator');
    const { context, database } = service;
    const ring = new KeyRing([{ id: 'k2', bytes: Buffer.alloc(32, 2) }, ...context.secrets.keys.values()]);
    await registerKeys(database.db, ring);
    expect((await rotateKeys(database.db, ring, commandLineActor(null, new Date()))).unreadable).toEqual([]);
    const [user] = await rows('select id, totp_sealed from dashboard_user where email = $1', email);
    const place = { table: 'dashboard_user', column: 'totp_sealed', row: user.id, account: '' };
    expect(ring.decrypt(user.totp_sealed, place)).toBe(secret);
  });
});

describe('an installation that requires a second factor of operators', () => {
  it('shows an operator without one only its set-up, and everything after it', async () => {
    const browser = await signedInOperator(strict, 'new@sampan.example');
    for (const { method, path } of operatorRoutes) {
      if (setUpPaths.includes(path)) continue;
      const { status, location } = await browser[method](`/operator${path.replace(':id', 'x')}`, {});
      expect([path, status, location]).toEqual([path, 303, `/dashboard${setUp}`]);
    }
    const { text } = await browser.get(setUp);
    expect(text).toContain('requires a second factor of every operator');
    expect(text).not.toContain('/dashboard/operator/health');
    const form = { draft: draftOf(text).draft, code: '000000', password: goodPassword };
    expect((await browser.post(setUp, form)).status).toBe(400);
    expect((await browser.get('/operator')).location).toBe(`/dashboard${setUp}`);
    const { codes } = await turnOnFactor(strict, browser, '/operator');
    expect(codes).toHaveLength(10);
    expect((await browser.get('/operator')).status).toBe(200);
    await browser.post(`${setUp}/off`, { password: goodPassword, code: codes[0] ?? '' });
    expect((await browser.get('/operator')).location).toBe(`/dashboard${setUp}`);
  });

  it('lets such an operator change the language and sign out', async () => {
    const browser = await signedInOperator(strict, 'out@sampan.example');
    await browser.post('/operator/language', { language: 'zh-Hant' });
    expect((await browser.get(setUp)).text).toContain('請先完成設定');
    await browser.post('/operator/sign-out');
    expect((await browser.get(setUp)).location).toMatch(/sign-in\?next=/);
  });

  describe('with a passkey instead of codes', () => {
    const optionsIn = (text: string) =>
      JSON.parse((/data-options="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'));
    const strictRows = userRecords(() => strict);

    /** An operator whose only second factor is a passkey. */
    async function withPasskey(email: string, address: string) {
      const browser = await signedInOperator(strict, email, address);
      const authenticator = new Authenticator(strict.rootUrl.replace('127.0.0.1', 'localhost'));
      expect((await browser.get(setUp)).text).toContain('Or add a passkey.');
      const given = { name: 'Key', password: goodPassword };
      const { text } = await browser.post('/operator/security/passkeys', given);
      const response = authenticator.create(optionsIn(text));
      await browser.post('/operator/security/passkeys/add', { name: 'Key', response });
      return { browser, authenticator };
    }

    it('opens every page, and the password alone opens none: it asks for the passkey', async () => {
      const email = 'key@sampan.example';
      const { browser, authenticator } = await withPasskey(email, '198.51.100.11');
      expect((await browser.get('/operator')).status).toBe(200);
      const other = new TestBrowser(strict, '198.51.100.12');
      const step = await other.post('/sign-in', { email, password: goodPassword, next: '/operator/health' });
      expect(step.location).toBe('/dashboard/sign-in/code?next=%2Foperator%2Fhealth');
      expect((await other.get('/operator')).location).toMatch(/sign-in\?next=/);
      const page = await other.get('/sign-in/code');
      expect(page.text).toContain('also needs your passkey');
      expect(page.text).not.toContain('name="code"');
      expect((await other.post('/sign-in/code', { code: '123456' })).status).toBe(401);
      expect((await other.get('/operator')).status).toBe(303);
      expect(await strictRows.sessions(email)).toBe(1);
      expect(await strictRows.actions(email)).not.toContain('user.signed_in');
      const asked = await other.post('/sign-in/passkey', { next: '/operator/health' });
      const response = authenticator.get(optionsIn(asked.text));
      const opened = await other.post('/sign-in/passkey', { response, next: '/operator/health' });
      expect(opened.location).toBe('/dashboard/operator/health');
      expect((await other.get('/operator/health')).status).toBe(200);
      const waiting = 'select 1 from user_session where awaits_code';
      expect(await strictRows.rows(waiting)).toEqual([]);
    });

    it('a link that resets the password asks for it too', async () => {
      const email = 'reset@sampan.example';
      await withPasskey(email, '198.51.100.13');
      const { database, clock } = strict;
      const operator = { accountId: null, role: 'operator', email, now: clock.now() } as const;
      const path = (await inviteUser(database.db.kysely, operator))?.path.replace('/dashboard', '') ?? '';
      const thief = new TestBrowser(strict, '198.51.100.14');
      const token = path.split('token=')[1] ?? '';
      const reply = await thief.post(path, { token, password: goodPassword });
      expect(reply.location).toBe('/dashboard/sign-in/code');
      expect((await thief.get('/operator')).location).toMatch(/sign-in\?next=/);
      expect(await strictRows.sessions(email)).toBe(0);
    });

    it('proves by it who is at the browser, and not by the password', async () => {
      const email = 'proof@sampan.example';
      const { browser, authenticator } = await withPasskey(email, '198.51.100.18');
      const invited = () =>
        strictRows.rows("select 1 from dashboard_user where email = 'next@sampan.example'");
      const invite = (proof: Record<string, string>) =>
        browser.post('/operator/users', { email: 'next@sampan.example', role: 'operator', ...proof });
      await strictRows.outdateProof(email);
      const asked = await invite({});
      expect(asked.text).not.toMatch(/name="proof_(password|code)"/);
      const refused = await invite({ proof_password: goodPassword });
      expect([refused.status, await invited()]).toEqual([400, []]);
      const response = authenticator.get(optionsIn(refused.text));
      expect((await invite({ proof_passkey: response })).text).toContain('welcome?token=');
      expect(await invited()).toHaveLength(1);
    });

    it('and both: the second step accepts either', async () => {
      const email = 'both@sampan.example';
      const { browser } = await withPasskey(email, '198.51.100.15');
      const { secret } = await turnOnFactor(strict, browser, '/operator');
      const other = new TestBrowser(strict, '198.51.100.15');
      await other.post('/sign-in', { email, password: goodPassword });
      const { text } = await other.get('/sign-in/code');
      expect([text.includes('name="code"'), text.includes('/sign-in/passkey')]).toEqual([true, true]);
      await other.post('/sign-in/code', { code: codeOf(strict, secret) });
      expect((await other.get('/operator')).status).toBe(200);
    });

    it('without it, the set-up is asked for again', async () => {
      const { browser } = await withPasskey('removed@sampan.example', '198.51.100.16');
      const { text } = await browser.get('/operator/security');
      const [, id = ''] = /passkeys\/(pky_\w+)\/remove/.exec(text) ?? [];
      await browser.post(`/operator/security/passkeys/${id}/remove`);
      expect((await browser.get('/operator')).location).toBe(`/dashboard${setUp}`);
    });
  });
});

it('where no second factor is required, the password of an operator with a passkey still signs in', async () => {
  const email = 'optional@sampan.example';
  const browser = await signedInOperator(service, email, '198.51.100.17');
  const authenticator = new Authenticator(service.rootUrl.replace('127.0.0.1', 'localhost'));
  const asked = await browser.post('/operator/security/passkeys', { name: 'Key', password: goodPassword });
  const options = (/data-options="([^"]+)"/.exec(asked.text)?.[1] ?? '').replaceAll('&quot;', '"');
  const response = authenticator.create(JSON.parse(options));
  await browser.post('/operator/security/passkeys/add', { name: 'Key', response });
  const other = new TestBrowser(service, '198.51.100.17');
  await other.post('/sign-in', { email, password: goodPassword });
  expect((await other.get('/operator')).status).toBe(200);
});
