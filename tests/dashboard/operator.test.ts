import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserRole } from '../../db/table/user.ts';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { type Environment, sampan, sampanJson } from '../support/command-line.ts';
import {
  goodPassword,
  invitedPath,
  signedInOperator,
  signedInUser,
  TestBrowser,
} from '../support/dashboard.ts';
import { storiesOf, storyOf } from '../support/fault/shipment-story.ts';
import { apiClient } from '../support/http-client.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';

const script = '<script>alert(1)</script>';

let service: TestService;
let env: Environment;
let operator: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  env = { DATABASE_URL: service.database.url };
  const invite = ['user', 'invite', '--operator', '--email', 'ops@sampan.example'];
  const { link } = await sampanJson<{ link: string }>(invite, env);
  const token = link.split('token=')[1] ?? '';
  operator = new TestBrowser(service, '198.51.100.90');
  await operator.post(`/welcome?token=${token}`, { token, password: goodPassword });
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const rows = async (query: string, ...values: string[]) =>
  (await service.database.db.pool.query(query, values)).rows;
/** Everything that an operator can change, without the sessions. */
const state = async () =>
  JSON.stringify([
    await rows('select * from account order by id'),
    await rows('select * from wallet_transaction order by id'),
    await rows('select * from audit_entry order by id'),
  ]);
const activity = async (accountId: string) =>
  (
    await rows('select email, action, subject from audit_entry where account_id = $1 order by id', accountId)
  ).filter(({ email, action }) => email === 'ops@sampan.example' && action !== 'account.viewed');
const routes = () =>
  operatorRoutes.map(({ method, path }) => ({
    method,
    address: `/operator${path === '/' ? '' : path.replace(':id', service.account.id)}`,
  }));

describe('the pages of operators', () => {
  it('are closed for every role of an account and without a session, and nothing changes', async () => {
    const visitors = [new TestBrowser(service, '198.51.100.91')];
    for (const role of ['owner', 'developer', 'viewer'] satisfies UserRole[]) {
      visitors.push((await signedInUser(service, { role, address: '198.51.100.91' })).browser);
    }
    const before = await state();
    const form = {
      rule: 'frozen',
      to: 'on',
      reason: 'r',
      amount: '5',
      reference: 'r',
      confirmed: 'yes',
      name: 'x',
      email: 'a@b.example',
    };
    for (const visitor of visitors) {
      for (const { method, address } of routes()) {
        const reply = method === 'get' ? await visitor.get(address) : await visitor.post(address, form);
        expect([address, reply.status, reply.location]).toEqual([
          address,
          303,
          expect.stringMatching(/sign-in/),
        ]);
      }
    }
    expect(await state()).toBe(before);
  });

  it('refuse a form of another site, and nothing changes', async () => {
    const before = await state();
    for (const { method, address } of routes()) {
      if (method === 'get') continue;
      const reply = await operator.post(address, { rules: 'frozen' }, { 'Sec-Fetch-Site': 'cross-site' });
      expect([address, reply.status]).toEqual([address, 403]);
    }
    expect(await state()).toBe(before);
  });

  it('are the only pages that an operator can open', async () => {
    for (const { method, path } of accountRoutes) {
      const { status, location } = await operator[method](
        `/live${path === '/' ? '' : path.replace(':id', 'x')}`,
      );
      expect([path, status, location]).toEqual([path, 303, '/dashboard/operator']);
    }
    for (const { method, address } of routes()) {
      if (
        method === 'get' &&
        !/\/(unconfirmed|users|catalog|jobs|passkeys|shipments|charges)\//.test(address)
      ) {
        expect([address, (await operator.get(address)).status]).toEqual([address, 200]);
      }
    }
  });

  it('answer 404 for unknown ids, and nothing changes', async () => {
    const before = await state();
    for (const { method, path } of operatorRoutes) {
      if (!path.includes(':id')) continue;
      const { status } = await operator[method](`/operator${path.replace(':id', 'none')}`);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect(await state()).toBe(before);
  });

  it('have two languages', async () => {
    expect((await operator.post('/operator/language', { language: 'zh-Hant' })).location).toBe(
      '/dashboard/operator',
    );
    expect((await operator.get('/operator')).text).toContain('營運人員');
    await operator.post('/operator/language', { language: 'en' });
    expect((await operator.get('/operator')).text).toContain('all accounts of this installation');
  });

  it('keep the place when the language changes, and through the sign-in', async () => {
    const path = `/accounts/${service.account.id}/live/shipments?status=delivered`;
    const chosen = await operator.post('/operator/language', { language: 'en', path });
    expect(chosen.location).toBe(`/dashboard/operator${path}`);
    const stranger = new TestBrowser(service, '198.51.100.94');
    const next = encodeURIComponent(`/operator${path}`);
    expect((await stranger.get(`/operator${path}`)).location).toBe(`/dashboard/sign-in?next=${next}`);
  });

  it('have their frame and the language of the operator in errors', async () => {
    await operator.post('/operator/language', { language: 'zh-Hant' });
    const { status, text } = await operator.get('/operator/accounts/acc_0', { 'Accept-Language': 'en' });
    await operator.post('/operator/language', { language: 'en' });
    expect(status).toBe(404);
    for (const part of ['營運人員', '/dashboard/operator/sign-out', 'href="/dashboard/operator">'])
      expect(text).toContain(part);
  });

  it('end with the session when the operator signs out', async () => {
    const browser = await signedInOperator(service, 'second@sampan.example');
    const { cookie } = browser;
    await browser.post('/operator/sign-out');
    browser.cookie = cookie;
    expect((await browser.get('/operator')).location).toMatch(/sign-in\?next=/);
  });
});

describe('sampan user invite', () => {
  it.each([
    ['both an account and --operator', ['--operator', '--account', 'acc_1']],
    ['neither', []],
  ])('refuses %s, and creates no user', async (_, options) => {
    const { exitCode } = await sampan(['user', 'invite', '--email', 'x@y.example', ...options], env);
    expect(exitCode).toBe(1);
    expect(await rows("select 1 from dashboard_user where email = 'x@y.example'")).toEqual([]);
  });

  it('makes no operator of an account’s user', async () => {
    const { email } = await signedInUser(service, { address: '198.51.100.92' });
    expect((await sampan(['user', 'invite', '--operator', '--email', email], env)).exitCode).toBe(1);
    expect(await rows('select role from dashboard_user where email = $1', email)).toEqual([
      { role: 'owner' },
    ]);
  });
});

describe('an account', () => {
  it('is created, found and shown, with its name as text', async () => {
    const made = await operator.post('/operator/accounts', { name: script, email: 'new@shop.example' });
    const id = /accounts\/(\w+)\?saved=created$/.exec(made.location ?? '')?.[1] ?? '';
    const { text: created } = await operator.get(`/operator/accounts/${id}?saved=created`);
    expect(created).toMatch(/The account is created\.[\s\S]*#products[\s\S]*#amount[\s\S]*#user_email/);
    for (const step of ['products', 'amount', 'user_email']) expect(created).toContain(` id="${step}"`);
    for (const search of ['', `?q=${id}`, '?q=%3Cscript', '?q=NEW@']) {
      const { text } = await operator.get(`/operator${search}`);
      expect(text).toContain(`/accounts/${id}"`);
      expect(text).not.toMatch(/<script(?! type="module")/);
    }
    expect((await operator.get('/operator?q=nobody')).text).not.toContain(id);
    expect((await operator.get(`/operator/accounts/${id}`)).text).toContain('&lt;script>');
    expect(await activity(id)).toEqual([
      { email: 'ops@sampan.example', action: 'account.created', subject: script },
    ]);
  });

  it.each([
    ['without a name', { name: ' ', email: 'a@b.example' }, 'name-error'],
    ['with an email address that is none', { name: 'x', email: 'nobody' }, 'email-error'],
  ])('is not created %s', async (_, form, fault) => {
    const before = await state();
    const { status, text } = await operator.post('/operator/accounts', form);
    expect([status, text.includes(`id="${fault}"`), await state()]).toEqual([400, true, before]);
  });

  it('that is frozen books nothing until it is released', async () => {
    const account = await liveAccount(service.database, 1_000_000);
    const client = apiClient(service.rootUrl, account.liveKey);
    const book = async () =>
      (await client.post('/shipments', { idempotencyKey: randomUUID(), body: order() })).status;
    const address = `/operator/accounts/${account.id}`;
    const asked = await operator.post(address, { rule: 'frozen', to: 'on' });
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('name="reason"')]);
    const silent = { rule: 'frozen', to: 'on', confirmed: 'yes', reason: ' ' };
    expect((await operator.post(address, silent)).status).toBe(400);
    expect(await activity(account.id)).toEqual([]);
    const frozen = await operator.post(address, { ...silent, reason: 'Overdue invoice' });
    expect(frozen.location).toMatch(/\?saved=frozen$/);
    expect((await operator.get(`${address}?saved=frozen`)).text).toContain('The account is frozen.');
    expect(await book()).toBe(402);
    // A page from before, in a second tab.
    await operator.post(address, { rule: 'custom_insurance', to: 'on' });
    expect(await book()).toBe(402);
    const lifted = await operator.post(address, { rule: 'frozen', to: 'off' });
    expect(lifted.location).toMatch(/\?saved=unfrozen$/);
    expect((await operator.get(`${address}?saved=unfrozen`)).text).toContain('The freeze is lifted.');
    expect(await book()).toBe(201);
    const stale = await operator.post(address, { rule: 'custom_insurance', to: 'on' });
    expect([stale.status, stale.text]).toEqual([400, expect.stringContaining('changed in the meantime')]);
    const subjects = (await activity(account.id)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['custom_insurance: on', 'frozen: off', 'frozen: on (Overdue invoice)']);
  });

  it('gets money once, after a question', async () => {
    const { id } = await service.createAccount();
    const address = `/operator/accounts/${id}/credit`;
    const form = { amount: '12.50', reference: 'FPS 1' };
    const before = await state();
    const asked = await operator.post(address, form);
    expect([asked.status, asked.text.includes('value="yes"'), await state()]).toEqual([200, true, before]);
    const added = await operator.post(address, { ...form, confirmed: 'yes' });
    expect(added.location).toBe(`/dashboard/operator/accounts/${id}?saved=1`);
    const after = await state();
    const same = /This payment was added on .*2026.*HKD.12\.50 with the reference FPS 1\. No money was added/;
    const used = /The reference FPS 1 belongs to another payment, which was added on .*2026.*HKD.12\.50/;
    for (const [repeated, message] of [
      [form, same],
      [{ ...form, confirmed: 'yes' }, same],
      [{ ...form, amount: '99' }, used],
      [{ ...form, amount: '99', confirmed: 'yes' }, used],
    ] as const) {
      const { status, text } = await operator.post(address, repeated);
      expect([status, text]).toEqual([400, expect.stringMatching(message)]);
    }
    expect(await state()).toBe(after);
    const other = await service.createAccount();
    const elsewhere = await operator.post(`/operator/accounts/${other.id}/credit`, {
      ...form,
      confirmed: 'yes',
    });
    expect(elsewhere.location).toBe(`/dashboard/operator/accounts/${other.id}?saved=1`);
    expect(await rows('select balance_cents from wallet where account_id = $1', id)).toEqual([
      { balance_cents: 1_250 },
    ]);
    expect((await activity(id)).map(({ action, subject }) => [action, subject])).toEqual([
      ['wallet.credited', 'HKD 12.50 FPS 1'],
    ]);
  });

  it.each([
    ['an amount that is none', { amount: 'much', reference: 'r' }, 'amount-error'],
    ['an amount below 0', { amount: '-5', reference: 'r' }, 'amount-error'],
    ['no reference', { amount: '5', reference: '' }, 'reference-error'],
  ])('gets no money for %s', async (_, form, fault) => {
    const before = await state();
    const address = `/operator/accounts/${service.account.id}/credit`;
    const { status, text } = await operator.post(address, { ...form, confirmed: 'yes' });
    expect([status, text.includes(`id="${fault}"`), await state()]).toEqual([400, true, before]);
  });
});

describe('the activity of an account', () => {
  const product = 'HKASTD';
  const table = 'RT-HKASTDGG-KEY';
  const number = 'IM0123456789';
  const like = { email: 'ops@shop.example', had_email: 'ops@shop.example' };
  it.each<[name: string, command: readonly string[], form: string, fields: Record<string, string>]>([
    [
      'a payment',
      ['wallet', 'topup', '--account', '', '--amount-hkd', '12.5', '--reference', 'FPS 7'],
      '/credit',
      { amount: '12.50', reference: 'FPS 7', confirmed: 'yes' },
    ],
    [
      'a correction',
      ['wallet', 'adjust', '--account', '', '--amount-hkd', '-3', '--reason', 'Fee'],
      '/correction',
      { correction: '-3.00', reason: 'Fee', confirmed: 'yes' },
    ],
    [
      'changed details',
      ['account', 'set', '', '--name', 'Shop', '--credit-limit-hkd', '500', '--credit-floor-hkd', '-20.5'],
      '/settings',
      { ...like, name: 'Shop', credit_limit: '500.00', credit_floor: '-20.50' },
    ],
    ['a rule', ['account', 'set', '', '--hold-exempt', 'true'], '', { rule: 'hold_exempt', to: 'on' }],
    [
      'a product that was revoked',
      ['entitlement', 'revoke', '--account', '', '--product', product],
      '/products',
      { had: product },
    ],
    [
      'a rate table',
      ['entitlement', 'grant', '--account', '', '--rate-table', table],
      '/rate-tables',
      { rate_table: table },
    ],
    ['an IOSS number', ['ioss', 'add', '--account', '', '--number', number], '/ioss', { ioss: number }],
  ])('shows the same of %s, from the dashboard and from the command line', async (_, command, form, fields) => {
    const said = async (by: string, accountId: string) =>
      rows('select action, subject from audit_entry where account_id = $1 and email = $2', accountId, by);
    const here = await service.createAccount();
    const there = await service.createAccount();
    const { location } = await operator.post(`/operator/accounts/${here.id}${form}`, fields);
    expect(location).toBe(`/dashboard/operator/accounts/${here.id}?saved=1`);
    const { exitCode } = await sampan(
      command.map((word) => word || there.id),
      env,
    );
    expect(exitCode).toBe(0);
    const entries = await said('ops@sampan.example', here.id);
    expect(entries).toHaveLength(1);
    expect(await said('sampan', there.id)).toEqual(entries);
  });

  it('shows the values that a command changed, and nothing of settings that the account had', async () => {
    const { id } = await service.createAccount();
    const settings = ['--frozen', 'true', '--email', 'new@shop.example', '--low-balance-hkd', '100'];
    for (const frozen of ['true', 'true', 'false'])
      await sampan(['account', 'set', id, '--frozen', frozen, '--email', 'new@shop.example'], env);
    await sampan(['account', 'set', id, ...settings], env);
    const entries = await rows(
      'select action, subject from audit_entry where account_id = $1 order by created_at, id',
      id,
    );
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['account.settings_changed', 'email: new@shop.example'],
      ['account.rule_changed', 'frozen: on'],
      ['account.rule_changed', 'frozen: off'],
      ['wallet.threshold_set', 'HKD 100.00'],
      ['account.rule_changed', 'frozen: on'],
    ]);
  });
});

describe('the details of an account', () => {
  const shown = { had_name: 'A', had_email: 'a@b.example', had_credit_limit: '0', had_credit_floor: '' };
  const same = { name: 'A', email: 'a@b.example', credit_limit: '0', credit_floor: '' };
  const detailsOf = (id: string) =>
    rows('select name, email, credit_limit_cents, credit_floor_cents from account where id = $1', id);

  it('are changed where the operator changed them, and only there', async () => {
    const { id } = await service.createAccount();
    await rows("update account set name = 'B', email = 'b@b.example' where id = $1", id);
    const address = `/operator/accounts/${id}/settings`;
    const form = { ...shown, ...same, credit_limit: '500', credit_floor: '-20.50' };
    expect((await operator.post(address, form)).location).toBe(`/dashboard/operator/accounts/${id}?saved=1`);
    expect(await detailsOf(id)).toEqual([
      { name: 'B', email: 'b@b.example', credit_limit_cents: 50_000, credit_floor_cents: -2_050 },
    ]);
    await operator.post(address, { ...shown, had_credit_floor: '-20.5', ...same, name: script });
    expect(await detailsOf(id)).toEqual([
      { name: script, email: 'b@b.example', credit_limit_cents: 50_000, credit_floor_cents: null },
    ]);
    await operator.post(address, { ...shown, ...same });
    expect((await activity(id)).map(({ action, subject }) => [action, subject])).toEqual([
      ['account.settings_changed', 'credit_limit: HKD 500.00, credit_floor: HKD -20.50'],
      ['account.settings_changed', `name: ${script}, credit_floor: none`],
    ]);
    const { text } = await operator.get(`/operator/accounts/${id}`);
    expect(text).toContain('name="had_credit_limit" value="500"');
    expect(text).not.toMatch(/<script(?! type="module")/);
  });

  it.each([
    ['name', ' '],
    ['email', 'nobody'],
    ['credit_limit', '-1'],
    ['credit_limit', ''],
    ['credit_floor', 'much'],
  ])('keep all values if %s is %j', async (name, value) => {
    const before = await state();
    const address = `/operator/accounts/${service.account.id}/settings`;
    const { status, text } = await operator.post(address, { ...shown, ...same, [name]: value });
    expect([status, text.includes(`id="${name}-error"`), await state()]).toEqual([400, true, before]);
  });
});

describe('the balance of an account', () => {
  it('is corrected after a question, also for a live shipment of the account', async () => {
    const account = await liveAccount(service.database, 1_000_000);
    const client = apiClient(service.rootUrl, account.liveKey);
    await client.post('/shipments', { idempotencyKey: randomUUID(), body: order() });
    const shipment = (await storiesOf(service.database, account.id))[0]?.id ?? '';
    const address = `/operator/accounts/${account.id}/correction`;
    const form = { correction: '-12.50', reason: script, shipment };
    const before = await state();
    const asked = await operator.post(address, form);
    expect([asked.status, await state()]).toEqual([200, before]);
    expect(asked.text).toContain('&lt;script>');
    await operator.post(address, { ...form, confirmed: 'yes' });
    expect(
      await rows(
        "select balance_change_cents, tracking_number from wallet_transaction where account_id = $1 and type = 'adjust'",
        account.id,
      ),
    ).toEqual([{ balance_change_cents: -1_250, tracking_number: shipment }]);
    expect((await activity(account.id)).map(({ action, subject }) => [action, subject])).toEqual([
      ['wallet.adjusted', `HKD -12.50 ${script}`],
    ]);
    const { id } = await service.createAccount();
    const changed = await state();
    const foreign = await operator.post(`/operator/accounts/${id}/correction`, { ...form, confirmed: 'yes' });
    expect([foreign.status, foreign.text.includes('id="shipment-error"')]).toEqual([400, true]);
    expect(await state()).toBe(changed);
  });

  it.each([
    ['an amount of 0', { correction: '0', reason: 'r' }, 'correction-error'],
    ['an amount that is none', { correction: 'much', reason: 'r' }, 'correction-error'],
    ['no reason', { correction: '5', reason: ' ' }, 'reason-error'],
    ['an unknown shipment', { correction: '5', reason: 'r', shipment: 'SMP1' }, 'shipment-error'],
  ])('stays for %s', async (_, form, fault) => {
    const before = await state();
    const address = `/operator/accounts/${service.account.id}/correction`;
    const { status, text } = await operator.post(address, { ...form, confirmed: 'yes' });
    expect([status, text.includes(`id="${fault}"`), await state()]).toEqual([400, true, before]);
  });
});

describe('a user of an account', () => {
  it('is invited by an operator, and the link signs in to that account', async () => {
    const { id } = await service.createAccount();
    const address = `/operator/accounts/${id}/users`;
    const { text } = await operator.post(address, { user_email: 'first@lamma.example', role: 'owner' });
    const token = /welcome\?token=(\w+)/.exec(text)?.[1] ?? '';
    const owner = new TestBrowser(service, '198.51.100.93');
    await owner.post(`/welcome?token=${token}`, { token, password: goodPassword });
    expect((await owner.get('/test/team')).text).toContain('first@lamma.example');
    expect(
      await rows('select account_id, role from dashboard_user where email = $1', 'first@lamma.example'),
    ).toEqual([{ account_id: id, role: 'owner' }]);
    expect((await activity(id)).map(({ action, subject }) => [action, subject])).toEqual([
      ['user.invited', 'first@lamma.example: owner'],
    ]);
  });

  it.each([
    ['an address that is none', 'nobody'],
    ['an operator', 'ops@sampan.example'],
    ['a user of another account', 'elsewhere@shop.example'],
    ['a user of the account', 'here@shop.example'],
  ])('is not invited for %s', async (_, email) => {
    const { id } = await service.createAccount();
    if (email.startsWith('here')) await invitedPath(service, { accountId: id, email });
    if (email.startsWith('elsewhere')) await invitedPath(service, { accountId: service.account.id, email });
    const users = () => rows('select id, account_id, role, link_hash from dashboard_user order by id');
    const before = [await users(), await state()];
    const { status, text } = await operator.post(`/operator/accounts/${id}/users`, {
      user_email: email,
      role: 'owner',
    });
    expect([status, text.includes('id="user_email-error"')]).toEqual([400, true]);
    expect([await users(), await state()]).toEqual(before);
  });

  it('gets no role that is none', async () => {
    const before = await state();
    const address = `/operator/accounts/${service.account.id}/users`;
    const form = { user_email: 'new@lamma.example', role: 'operator' };
    expect([(await operator.post(address, form)).status, await state()]).toEqual([400, before]);
  });
});

describe('an unconfirmed booking or cancellation', () => {
  async function unconfirmed(reference_no: string) {
    const account = await liveAccount(service.database, 1_000_000);
    const client = apiClient(service.rootUrl, account.liveKey);
    await client.post('/shipments', { idempotencyKey: randomUUID(), body: order({ reference_no }) });
    const story = async () => (await storiesOf(service.database, account.id))[0];
    const id = (await story())?.id ?? '';
    return { account, client, story, id, address: `/operator/unconfirmed/${id}` };
  }

  it('is listed and booked with the waybill number, once', async () => {
    const { account, story, id, address } = await unconfirmed('SANDBOX-SILENT');
    expect((await operator.get('/operator/unconfirmed')).text).toContain(address);
    expect((await operator.get(address)).text).toContain('Waybill number');
    for (const path of [address, '/operator/unconfirmed', '/operator/unconfirmed?page=2']) {
      const moved = await operator.get(path.replace('unconfirmed', 'undecided'));
      expect([moved.status, moved.location]).toEqual([308, `/dashboard${path}`]);
    }
    const before = await story();
    const refusals = [
      await operator.post(address, { result: 'booked', waybill: ' ' }),
      await operator.post(address, { result: 'cancelled' }),
      await operator.post(address, { result: 'lost' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect([await story(), await activity(account.id)]).toEqual([before, []]);
    const form = { result: 'booked', waybill: 'HP904417352' };
    expect((await operator.post(address, form)).location).toBe('/dashboard/operator/unconfirmed');
    expect(await story()).toMatchObject({ ...storyOf.booked, waybill: 'HP904417352' });
    expect((await operator.post(address, form)).status).toBe(404);
    expect((await activity(account.id)).map(({ subject }) => subject)).toEqual([
      `${id}: booked, HP904417352`,
    ]);
  });

  it('is withdrawn if the carrier has no booking', async () => {
    const { story, address } = await unconfirmed('SANDBOX-SILENT');
    await operator.post(address, { result: 'absent' });
    expect(await story()).toMatchObject({
      hold: 'voided',
      events: ['shipment.created', 'shipment.cancelled'],
    });
  });

  it('is cancelled if the carrier has cancelled it, and not by the result of a booking', async () => {
    const { client, story, id, address } = await unconfirmed('SANDBOX-CANCEL-DROP');
    await client.post(`/shipments/${id}/cancel`);
    const before = await story();
    expect((await operator.post(address, { result: 'absent' })).status).toBe(400);
    expect(await story()).toEqual(before);
    await operator.post(address, { result: 'cancelled' });
    expect(await story()).toMatchObject(storyOf.cancelled);
  });

  it.each([
    ['zh-Hant', '此貨件已不能取消'],
    ['en', 'the shipment is picked up and can no longer be cancelled'],
  ])('that can no longer be cancelled is refused in the language of the operator: %s', async (language, reason) => {
    const { client, id, address } = await unconfirmed('SANDBOX-CANCEL-DROP');
    await client.post(`/shipments/${id}/cancel`);
    const move = "update shipment set status = 'picked_up' where tracking_number = $1";
    await service.database.db.pool.query(move, [id]);
    await operator.post('/operator/language', { language });
    const { status, text } = await operator.post(address, { result: 'cancelled' });
    await operator.post('/operator/language', { language: 'en' });
    expect([status, text]).toEqual([400, expect.stringContaining(`role="alert">${reason}<`)]);
  });
});

it('shows the health of the installation, and checks the ledger', async () => {
  expect((await operator.get('/operator/health')).text).toContain('Unconfirmed bookings');
  expect((await operator.post('/operator/ledger')).text).toContain('The ledger is consistent.');
});
