import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newFormKey } from '../../src/dashboard/form.ts';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { Authenticator } from '../support/authenticator.ts';
import {
  goodPassword,
  signedInOperator,
  signedInUser,
  TestBrowser,
  userRecords,
} from '../support/dashboard.ts';
import { codeOf, turnOnFactor } from '../support/second-factor.ts';
import { startTestService, type TestService } from '../support/service.ts';

const title = '<h1>Confirm that it is you</h1>';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

let address = '';
let tests = 0;
beforeEach(() => {
  address = `203.0.113.${++tests}`;
});
const { rows, actions, outdateProof } = userRecords(() => service);

/** A user of an account of its own, whose latest proof is too old. */
async function person({ hasFactor = false, hasPasskey = false } = {}) {
  const { id: accountId } = await service.createAccount();
  const { browser, email } = await signedInUser(service, { accountId, address });
  const factor = hasFactor ? await turnOnFactor(service, browser) : { secret: '', codes: [] };
  const passkey = hasPasskey ? await addedPasskey(browser) : null;
  await outdateProof(email);
  return { browser, email, accountId, passkey, ...factor };
}
const optionsIn = (text: string) =>
  JSON.parse((/data-options="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'));
async function addedPasskey(browser: TestBrowser): Promise<Authenticator> {
  const passkey = new Authenticator(service.rootUrl.replace('127.0.0.1', 'localhost'));
  const { text } = await browser.post('/test/security/passkeys', { name: 'Phone' });
  const response = passkey.create(optionsIn(text));
  await browser.post('/test/security/passkeys/add', { name: 'Phone', response });
  return passkey;
}

const keyForm: [string, string][] = [
  ['label', '<b>till</b>'],
  ['scopes', 'rates:read'],
  ['scopes', 'wallet:read'],
];
const keysOf = (accountId: string) =>
  rows("select scopes from api_key where account_id = $1 and label = '<b>till</b>'", accountId);
const made = [{ scopes: ['rates:read', 'wallet:read'] }];
const send = (browser: TestBrowser, proof: Record<string, string> = {}) =>
  browser.post('/live/keys', [...keyForm, ...Object.entries(proof)]);

/** Everything that a form can change, except counts of failed proofs and their entries. */
const state = async () =>
  JSON.stringify(
    await Promise.all(
      [
        'account',
        'api_key',
        'webhook_endpoint',
        'webhook_secret',
        'passkey',
        'passkey_challenge',
        'mail',
        'recovery_code',
        'wallet_transaction',
        'fx_rate',
        'catalog_publication',
        'user_session',
        'audit_entry',
        'dashboard_user',
      ].map((table) =>
        rows(`select md5(string_agg((to_jsonb(t) - 'seen_at')::text, ',' order by t::text)) from ${table} t`),
      ),
    ),
  );

describe('a proof of who is at the browser', () => {
  it('is needed by these forms, in live mode or in both', () => {
    const needed = [...accountRoutes, ...operatorRoutes].filter(({ proof }) => proof !== undefined);
    expect(needed.filter(({ method }) => method !== 'post')).toEqual([]);
    const listed = needed.map(({ path, proof }) => [path, proof]);
    expect(listed).toEqual([
      ['/keys', 'live'],
      ['/connect', 'live'],
      ['/webhooks', 'live'],
      ['/webhooks/:id/rotate', 'live'],
      ['/security/passkeys', 'always'],
      ['/security/passkeys/:id/remove', 'always'],
      ['/team', 'always'],
      ['/team/:id/role', 'always'],
      ['/team/:id/link', 'always'],
      ['/team/:id/second-factor', 'always'],
      ['/team/:id/remove', 'always'],
      ['/accounts/:id/credit', 'always'],
      ['/accounts/:id/correction', 'always'],
      ['/accounts/:id/settings', 'always'],
      ['/accounts/:id/users', 'always'],
      ['/catalog/upload', 'always'],
      ['/rates', 'always'],
      ['/rates/withdraw', 'always'],
      ['/accounts/:id/charges/:shipment/refund', 'always'],
      ['/health/clock', 'always'],
      ['/users', 'always'],
      ['/users/:id/second-factor', 'always'],
      ['/users/:id/link', 'always'],
      ['/users/:id/role', 'always'],
      ['/users/:id/remove', 'always'],
      ['/security/passkeys', 'always'],
      ['/security/passkeys/:id/remove', 'always'],
    ]);
  });

  it('is asked for by each of these forms, before anything is read or changed', async () => {
    const { browser, email } = await person();
    const operator = await signedInOperator(service, 'each@sampan.example', address);
    await outdateProof('each@sampan.example');
    const before = await state();
    const asked = [
      ...accountRoutes.map((route) => ({ ...route, visitor: browser, base: '/live' })),
      ...operatorRoutes.map((route) => ({ ...route, visitor: operator, base: '/operator' })),
    ].filter(({ proof }) => proof !== undefined);
    for (const { visitor, base, path } of asked) {
      const { status, text } = await visitor.post(base + path.replace(':id', 'usr_0'), { confirmed: 'yes' });
      expect([path, status, text]).toEqual([path, 200, expect.stringContaining(title)]);
    }
    expect(await state()).toBe(before);
    expect(await actions(email)).toEqual(['user.password_set']);
  });

  it('is not asked for in test mode by forms that need it in live mode', async () => {
    const { browser, accountId } = await person();
    const { text } = await browser.post('/test/keys', keyForm);
    expect(text).toMatch(/mk_test_\w+/);
    expect(await keysOf(accountId)).toEqual(made);
  });
});

describe('the password of a user without a second factor', () => {
  it('carries the form out, and proves for 10 minutes', async () => {
    const { browser, accountId, email } = await person();
    const asked = await send(browser);
    expect(asked.text).toContain('name="label" value="&lt;b>till&lt;/b>"');
    expect(asked.text.match(/name="scopes" value="(rates|wallet):read"/g)).toHaveLength(2);
    expect(asked.text).not.toContain('name="proof_code"');
    expect(await keysOf(accountId)).toEqual([]);
    const done = await send(browser, { proof_password: goodPassword });
    expect(done.text).toMatch(/mk_live_\w+/);
    expect(done.text).not.toContain(goodPassword);
    expect(await keysOf(accountId)).toEqual(made);
    expect((await browser.post('/test/team', { email: 'a@b.example', role: 'viewer' })).text).toContain(
      'welcome?token=',
    );
    await outdateProof(email);
    expect((await send(browser)).text).toContain(title);
    expect(await keysOf(accountId)).toEqual(made);
  });

  it('is counted: a wrong one makes nothing, and the fifth in a row locks the forms of the session', async () => {
    const { browser, accountId, email } = await person();
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status, text } = await send(browser, { proof_password: 'wrong' });
      expect([status, text]).toEqual([400, expect.stringContaining('The password is wrong')]);
    }
    const right = await send(browser, { proof_password: goodPassword });
    expect([right.status, right.text]).toEqual([429, expect.stringContaining('Wait 15 minutes')]);
    expect(await keysOf(accountId)).toEqual([]);
    expect(await actions(email)).toContain('user.locked');
    const other = new TestBrowser(service, address);
    expect((await other.post('/sign-in', { email, password: goodPassword })).status).toBe(303);
  });

  it('makes one key, regardless of the number of clicks', async () => {
    const { browser, accountId, email } = await person();
    const [{ id }] = await rows('select id from dashboard_user where email = $1', email);
    const form = [...keyForm, ['proof_password', goodPassword], ['form_key', newFormKey(id)]] as [
      string,
      string,
    ][];
    const pages = await Promise.all([browser.post('/live/keys', form), browser.post('/live/keys', form)]);
    const last = await browser.post('/live/keys', form);
    expect(await keysOf(accountId)).toEqual(made);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(last.text).toMatch(/mk_live_\w+/);
  });

  it('is not kept with a form that comes after the end of the session', async () => {
    const { browser, accountId, email } = await person();
    await rows('delete from user_session using dashboard_user u where u.id = user_id and email = $1', email);
    const [{ id }] = await rows('select id from dashboard_user where email = $1', email);
    const fields = [...keyForm, ['proof_password', goodPassword], ['form_key', newFormKey(id)]];
    const left = await browser.send('/live/keys', new URLSearchParams(fields));
    const [, carried = ''] = /name="carried" value="([^"]+)"/.exec(left.text) ?? [];
    expect(carried).not.toBe('');
    const { text } = await browser.post('/sign-in', { email, password: goodPassword, carried });
    expect(text).toContain('name="label" value="&lt;b>till&lt;/b>"');
    expect(text).not.toMatch(/proof_password|ferry lantern/);
    expect(await keysOf(accountId)).toEqual([]);
  });
});

describe('the code of a user with a second factor', () => {
  it('proves once; neither the password nor the same code again does', async () => {
    const { browser, accountId, email, secret } = await person({ hasFactor: true });
    const code = codeOf(service, secret);
    for (const wrong of [{ proof_password: goodPassword }, { proof_code: '000000' }, { proof_code: 'x' }]) {
      expect((await send(browser, wrong)).status).toBe(400);
      expect(await keysOf(accountId)).toEqual([]);
    }
    expect((await send(browser, { proof_code: code })).text).toMatch(/mk_live_\w+/);
    await outdateProof(email);
    const again = await browser.post('/live/keys', [
      ['label', 'again'],
      ['scopes', 'rates:read'],
      ['proof_code', code],
    ]);
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('was used already')]);
    expect(await rows("select 1 from api_key where label = 'again'")).toEqual([]);
  });

  it('may be a recovery code, which is used up and noted', async () => {
    const { browser, accountId, email, codes } = await person({ hasFactor: true });
    expect((await send(browser, { proof_code: codes[0] ?? '' })).text).toMatch(/mk_live_\w+/);
    expect(await actions(email)).toContain('second_factor.code_used');
    await outdateProof(email);
    expect((await send(browser, { proof_code: codes[0] ?? '' })).status).toBe(400);
    expect(await keysOf(accountId)).toEqual(made);
  });

  it('is not replaced by a new password: the session that follows proved nothing', async () => {
    const { browser, accountId } = await person({ hasFactor: true });
    const changed = await browser.post('/test/security', {
      current: goodPassword,
      password: 'another good one',
    });
    expect(changed.status).toBe(303);
    expect((await send(browser)).text).toContain(title);
    expect(await keysOf(accountId)).toEqual([]);
  });

  it('given at the sign-in proves too', async () => {
    const { email, secret, accountId } = await person({ hasFactor: true });
    const browser = new TestBrowser(service, address);
    await browser.post('/sign-in', { email, password: goodPassword });
    expect(await rows('select 1 from user_session where awaits_code and proved_at is not null')).toEqual([]);
    await browser.post('/sign-in/code', { code: codeOf(service, secret) });
    await send(browser);
    expect(await keysOf(accountId)).toEqual(made);
  });
});

describe('a passkey', () => {
  it('proves once per question', async () => {
    const { browser, accountId, email, passkey } = await person({ hasPasskey: true });
    const { text } = await send(browser);
    expect(text).toContain('Confirm with a passkey');
    const options = optionsIn(text);
    expect(options.allowCredentials).toHaveLength(1);
    const response = passkey?.get(options) ?? '';
    expect((await send(browser, { proof_passkey: response })).text).toMatch(/mk_live_\w+/);
    await outdateProof(email);
    const again = await send(browser, { proof_passkey: response });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('was not accepted')]);
    expect(await keysOf(accountId)).toEqual(made);
  });

  it('of another user, of another site and without the question proves nothing', async () => {
    const { browser, accountId } = await person({ hasPasskey: true });
    const other = await person({ hasPasskey: true });
    const asked = async () => optionsIn((await send(browser)).text);
    const wrong = [
      async () => other.passkey?.get(await asked()),
      async () => other.passkey?.get(optionsIn((await send(other.browser)).text)),
      async () => '{}',
      async () => 'null',
    ];
    for (const respond of wrong) {
      expect((await send(browser, { proof_passkey: (await respond()) ?? '' })).status).toBe(400);
    }
    expect(await keysOf(accountId)).toEqual([]);
  });

  it('may replace the code of a user with both', async () => {
    const { browser, accountId, passkey } = await person({ hasFactor: true, hasPasskey: true });
    const response = passkey?.get(optionsIn((await send(browser)).text)) ?? '';
    expect((await send(browser, { proof_passkey: response })).text).toMatch(/mk_live_\w+/);
    expect(await keysOf(accountId)).toEqual(made);
  });
});

it('an operator adds money only with a proof', async () => {
  const email = 'credit@sampan.example';
  const operator = await signedInOperator(service, email, address);
  const { id } = await service.createAccount();
  await outdateProof(email);
  const form = { amount: '100', reference: 'FPS 77', confirmed: 'yes' };
  const credit = (proof: Record<string, string>) =>
    operator.post(`/operator/accounts/${id}/credit`, { ...form, ...proof });
  const credited = () => rows('select 1 from wallet_transaction where account_id = $1', id);
  expect((await credit({})).text).toContain(title);
  expect((await credit({ proof_password: 'wrong' })).status).toBe(400);
  expect(await credited()).toEqual([]);
  expect((await credit({ proof_password: goodPassword })).location).toContain('saved=1');
  expect(await credited()).toHaveLength(1);
});
