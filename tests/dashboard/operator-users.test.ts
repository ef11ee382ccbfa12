import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findUserByEmail } from '../../db/query/user/user.ts';
import { operatorRoutes } from '../../src/dashboard/routes.ts';
import { changeOperatorRole } from '../../src/user/administer.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { sampan } from '../support/command-line.ts';
import {
  goodPassword,
  signedInOperator,
  signedInUser,
  TestBrowser,
  userRecords,
} from '../support/dashboard.ts';
import { turnOnFactor } from '../support/second-factor.ts';
import { startTestService, type TestService } from '../support/service.ts';

const ops = 'ops@sampan.example';

let service: TestService;
let operator: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  operator = await signedInOperator(service, ops);
});
afterAll(() => service.stop());

/** Attempts are limited per address: each test has its own. */
let address = '';
let tests = 0;
beforeEach(() => {
  address = `203.0.113.${++tests}`;
});
const { rows, sessions } = userRecords(() => service);

const idOf = async (email: string): Promise<string> =>
  (await rows('select id from dashboard_user where email = $1', email))[0]?.id;
const placeOf = async (email: string) => `/operator/users/${await idOf(email)}`;
const state = async () =>
  JSON.stringify([
    await rows("select to_jsonb(u) - 'seen_at' from dashboard_user u order by id"),
    await rows('select id from user_session order by id'),
    await rows('select * from audit_entry order by id'),
  ]);
/** Changes of a user by the operator, in the activity of an account, or in that of the installation. */
const entries = (subject: string) =>
  rows(
    'select action, account_id from audit_entry where email = $1 and subject = $2 order by created_at, id',
    ops,
    subject,
  );
const signIn = (email: string) =>
  new TestBrowser(service, address).post('/sign-in', { email, password: goodPassword });
const person = (role: 'owner' | 'developer' = 'developer') => signedInUser(service, { role, address });

describe('the list of users', () => {
  it('finds users by email address, account and id, and shows stored markup as text', async () => {
    const { id: accountId } = await service.createAccount();
    await rows('update account set name = $1 where id = $2', '<script>Kowloon', accountId);
    const email = '<script>ada@shop.example';
    const now = service.clock.now();
    await inviteUser(service.database.db.kysely, { accountId, role: 'viewer', email, now });
    const id = await idOf(email);
    for (const q of ['', '<SCRIPT>ada', '<script>kow', accountId, id]) {
      const { text } = await operator.get(`/operator/users?q=${encodeURIComponent(q)}`);
      expect([q, text.includes(`/operator/users/${id}"`)]).toEqual([q, true]);
      expect(text).not.toMatch(/<script(?! type="module")/);
    }
    const page = (await operator.get(`/operator/users/${id}`)).text;
    expect(page).toContain('&lt;script>ada');
    expect(page).not.toMatch(/<script(?! type="module")/);
    expect((await operator.get('/operator/users?q=shop.example')).text).toContain('No user matches.');
  });

  it('is also linked from the page of the account, with the role in words', async () => {
    const { email } = await person();
    const { text } = await operator.get(`/operator/accounts/${service.account.id}`);
    const row = new RegExp(
      `/operator/users/${await idOf(email)}">${email}</a>(?:(?!</tr>)[\\s\\S])*Developer`,
    );
    expect(text).toMatch(row);
  });
});

describe('a user', () => {
  it('that failed sign-ins locked can sign in again after an operator unlocked it', async () => {
    const { email } = await person();
    const place = await placeOf(email);
    expect((await operator.post(`${place}/unlock`)).status).toBe(400);
    for (let attempt = 0; attempt < 10; attempt++)
      await new TestBrowser(service, address).post('/sign-in', { email, password: 'wrong' });
    expect((await signIn(email)).status).toBe(401);
    expect((await operator.get(place)).text).toContain('Locked until');
    expect((await operator.post(`${place}/unlock`)).location).toBe(`/dashboard${place}?saved=1`);
    expect((await signIn(email)).status).toBe(303);
    expect(await entries(email)).toEqual([{ action: 'user.unlocked', account_id: service.account.id }]);
  });

  it('loses every session, and signs in again', async () => {
    const { browser, email } = await person();
    await signIn(email);
    await operator.post(`${await placeOf(email)}/sessions`);
    expect([await sessions(email), (await browser.get('/test')).status]).toEqual([0, 303]);
    expect((await signIn(email)).status).toBe(303);
    expect(await entries(email)).toEqual([{ action: 'user.sessions_ended', account_id: service.account.id }]);
  });

  it('loses the second factor only after the operator confirmed the identity', async () => {
    const { browser, email } = await person();
    await turnOnFactor(service, browser);
    const place = await placeOf(email);
    const before = await state();
    const refused = await operator.post(`${place}/second-factor`);
    expect([refused.status, refused.text.includes('Check the identity'), await state()]).toEqual([
      400,
      true,
      before,
    ]);
    expect((await operator.post(`${place}/second-factor`, { checked: 'yes' })).status).toBe(303);
    expect((await browser.get('/test')).status).toBe(303);
    expect((await signIn(email)).location).toBe('/dashboard/test');
    expect(await entries(email)).toEqual([
      { action: 'second_factor.removed', account_id: service.account.id },
    ]);
    const { browser: owner } = await person('owner');
    expect((await owner.get('/test/activity')).text).toContain(
      'Second factor and passkeys removed for a user',
    );
  });

  it('gets a new sign-in link, which sets a new password', async () => {
    const { email } = await person();
    const { text } = await operator.post(`${await placeOf(email)}/link`);
    const [, token = ''] = /welcome\?token=(\w+)</.exec(text) ?? [];
    const browser = new TestBrowser(service, address);
    const reply = await browser.post('/welcome', { token, password: 'copper kettle harbour' });
    expect(reply.location).toBe('/dashboard/test');
    expect((await signIn(email)).status).toBe(401);
  });

  it('has no use of a link that an operator withdrew', async () => {
    const { email } = await person();
    const place = await placeOf(email);
    expect((await operator.get(place)).text).not.toContain('Withdraw link');
    const made = await operator.post(`${place}/link`);
    const [, token = ''] = /welcome\?token=(\w+)</.exec(made.text) ?? [];
    expect((await operator.get(place)).text).toContain('Withdraw link');
    expect((await operator.post(`${place}/link/withdraw`)).location).toBe(`/dashboard${place}?saved=1`);
    const browser = new TestBrowser(service, address);
    const reply = await browser.post('/welcome', { token, password: 'copper kettle harbour' });
    expect([reply.status, (await signIn(email)).status]).toEqual([410, 303]);
    const withdrawn = async () =>
      (await entries(email)).filter(({ action }) => action === 'user.link_withdrawn');
    expect(await withdrawn()).toEqual([{ action: 'user.link_withdrawn', account_id: service.account.id }]);
    expect((await operator.post(`${place}/link/withdraw`)).location).toBe(`/dashboard${place}`);
    expect(await withdrawn()).toHaveLength(1);
  });

  it('gets another role, but the last owner keeps the role', async () => {
    const { browser, email } = await person();
    const place = await placeOf(email);
    expect((await operator.post(`${place}/role`, { role: 'viewer' })).status).toBe(303);
    expect((await browser.get('/test')).status).toBe(303);
    expect(await rows('select role from dashboard_user where email = $1', email)).toEqual([
      { role: 'viewer' },
    ]);
    const { id: accountId } = await service.createAccount();
    const { email: owner } = await signedInUser(service, { accountId, address });
    const before = await state();
    const refused = await operator.post(`${await placeOf(owner)}/role`, { role: 'viewer' });
    expect([refused.status, refused.text.includes('last owner')]).toEqual([400, true]);
    expect((await operator.post(`${await placeOf(owner)}/role`, { role: 'operator' })).status).toBe(400);
    expect(await state()).toBe(before);
  });

  it('is removed after a question, with the sessions', async () => {
    const { browser, email } = await person('owner');
    const place = await placeOf(email);
    const before = await state();
    expect((await operator.get(`${place}/remove`)).text).toContain('cannot sign in again');
    expect(await state()).toBe(before);
    expect((await operator.post(`${place}/remove`)).location).toBe('/dashboard/operator/users');
    expect((await browser.get('/test')).status).toBe(303);
    expect(await rows('select 1 from dashboard_user where email = $1', email)).toEqual([]);
    expect(await entries(email)).toEqual([{ action: 'user.removed', account_id: service.account.id }]);
    expect((await operator.post(`${place}/remove`)).status).toBe(404);
  });
});

describe('the own user of an operator', () => {
  it('is not changed on this page, which would need no password', async () => {
    await turnOnFactor(service, operator, '/operator');
    const id = await idOf(ops);
    const before = await state();
    for (const { method, path } of operatorRoutes) {
      if (!path.startsWith('/users/:id/')) continue;
      const form = { checked: 'yes', role: 'viewer' };
      const { status } = await operator[method](`/operator${path.replace(':id', id)}`, form);
      expect([method, path, status]).toEqual([method, path, 400]);
    }
    expect(await state()).toBe(before);
    const { text } = await operator.get(`/operator/users/${id}`);
    expect([
      text.includes('your own user'),
      text.includes('method="post" action="/dashboard/operator/users'),
    ]).toEqual([true, false]);
  });
});

describe('an operator', () => {
  it('is invited by an operator, and signs in by the link', async () => {
    const email = 'second@sampan.example';
    const { text } = await operator.post('/operator/users', { email, role: 'operator' });
    const [, token = ''] = /welcome\?token=(\w+)</.exec(text) ?? [];
    const browser = new TestBrowser(service, address);
    await browser.post('/welcome', { token, password: goodPassword });
    expect((await browser.get('/operator/users')).status).toBe(200);
    expect(await entries(`${email}: operator`)).toEqual([{ action: 'user.invited', account_id: null }]);
    expect((await operator.get('/operator/activity')).text).toContain(`${email}: Operator`);
    const { browser: owner } = await person('owner');
    expect((await owner.get('/test/activity')).text).not.toContain(email);
  });

  it.each([
    ['has no valid address', () => 'nobody', 'Enter an email address'],
    ['is an operator already', () => ops, 'an operator already'],
    ['is a user of an account', async () => (await person()).email, 'in use in an account'],
  ])('is not invited if the person %s', async (_, emailOf, message) => {
    const email = await emailOf();
    const before = await state();
    const { status, text } = await operator.post('/operator/users', { email, role: 'operator' });
    expect([status, text.includes(message), await state()]).toEqual([400, true, before]);
  });

  it('has a part of the rights after a change of the role, which ends the sessions', async () => {
    const email = 'part@sampan.example';
    const other = await signedInOperator(service, email, '198.51.100.92');
    const place = await placeOf(email);
    expect((await operator.post(`${place}/role`, { role: 'owner' })).status).toBe(400);
    expect((await operator.post(`${place}/role`, { role: 'operator_support' })).status).toBe(303);
    expect((await other.get('/operator')).location).toMatch(/sign-in/);
    await other.post('/sign-in', { email, password: goodPassword });
    expect((await other.get('/operator')).status).toBe(200);
    expect((await other.get('/operator/users')).status).toBe(403);
    expect(
      await rows("select subject from audit_entry where action = 'user.role_changed' and email = $1", ops),
    ).toContainEqual({ subject: `${email}: operator_support` });
  });

  it('remains: two operators who remove each other at once don’t both succeed', async () => {
    const emails = ['a@sampan.example', 'b@sampan.example'];
    const [a, b] = await Promise.all(emails.map((email) => signedInOperator(service, email, address)));
    const [placeOfA, placeOfB] = await Promise.all(emails.map(placeOf));
    await rows(
      "delete from dashboard_user where role = 'operator' and not email = any($1::text[])",
      `{${emails}}`,
    );
    const removals = [a?.post(`${placeOfB}/remove`), b?.post(`${placeOfA}/remove`)];
    await Promise.all(removals);
    const left = await rows("select email from dashboard_user where role = 'operator'");
    expect(left).toHaveLength(1);
    const env = { DATABASE_URL: service.database.url };
    const { exitCode, stderr } = await sampan(['user', 'remove', left[0].email], env);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('last operator who can sign in')]);
    expect(await rows("select email from dashboard_user where role = 'operator'")).toEqual(left);
    const { kysely } = service.database.db;
    const user = await findUserByEmail(kysely, left[0].email);
    if (!user) throw new Error('the operator is gone');
    const by = { email: 'x@sampan.example', ip: null, now: new Date() };
    expect(await changeOperatorRole(kysely, { user, role: 'operator_support' }, by)).toBe('last_operator');
    expect(await rows("select email from dashboard_user where role = 'operator'")).toEqual(left);
  });
});
