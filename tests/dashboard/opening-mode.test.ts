import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type UserRole, userRoles } from '../../db/table/user.ts';
import { homeTexts } from '../../src/dashboard/home/text.ts';
import {
  goodPassword,
  invitedPath,
  signedInOperator,
  signedInUser,
  TestBrowser,
} from '../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const opens = async (browser: TestBrowser) => (await browser.get('')).location;
const person = (account: TestAccount, role: UserRole = 'owner') =>
  signedInUser(service, { accountId: account.id, role });

describe('the dashboard', () => {
  it.each(
    userRoles,
  )('opens, for the role %s of an account with money, where this role works', async (role) => {
    const { id: accountId } = await fundedAccount(service);
    const path = await invitedPath(service, { accountId, role, email: `new-${role}@shop.example` });
    const browser = new TestBrowser(service);
    const token = path.split('token=')[1] ?? '';
    const home = `/dashboard/${role === 'developer' ? 'test' : 'live'}`;
    expect((await browser.post(path, { token, password: goodPassword })).location).toBe(home);
    expect([await opens(browser), (await browser.get('/sign-in')).location]).toEqual([home, home]);
    expect((await browser.get(home.replace('/dashboard', ''))).status).toBe(200);
  });

  it('opens the sign-in without a session, and an operator’s pages for an operator', async () => {
    expect(await opens(new TestBrowser(service))).toBe('/dashboard/sign-in');
    const operator = await signedInOperator(service, 'ops@sampan.example');
    const home = (await opens(operator)) ?? '';
    expect((await operator.get(home.replace('/dashboard', ''))).location).toBe('/dashboard/operator');
  });

  it.each(userRoles)('opens, for the role %s of an account that can’t pay, in test mode', async (role) => {
    const { browser } = await person(await service.createAccount(), role);
    expect(await opens(browser)).toBe('/dashboard/test');
    const says = (await browser.get('/test')).text.includes(homeTexts.en.opensInTest.lead);
    expect(says).toBe(role !== 'developer');
  });

  it.each([
    'credit_limit_cents = 100',
    'hold_exempt = true',
  ])('opens in live mode for an account without money that pays later: %s', async (setting) => {
    const account = await service.createAccount();
    const { browser } = await person(account);
    expect(await opens(browser)).toBe('/dashboard/test');
    await service.database.db.pool.query(`update account set ${setting} where id = $1`, [account.id]);
    expect(await opens(browser)).toBe('/dashboard/live');
    expect((await browser.get('/test')).text).not.toContain(homeTexts.en.opensInTest.lead);
  });

  it('opens in the mode to which the user switched last, in every browser', async () => {
    const account = await fundedAccount(service);
    const { browser, email } = await person(account);
    const { browser: colleague } = await person(account);
    await browser.post('/test/mode', { list: '/shipments' });
    const elsewhere = new TestBrowser(service);
    expect((await elsewhere.post('/sign-in', { email, password: goodPassword })).location).toBe(
      '/dashboard/test',
    );
    await elsewhere.post('/live/mode', { list: '/shipments' });
    expect([await opens(browser), await opens(colleague)]).toEqual(['/dashboard/live', '/dashboard/live']);
  });

  it.each([
    'test',
    'live',
  ] as const)('remembers %s mode when pages of the other are opened by a mail, a refresh or a form', async (mode) => {
    const { browser, email } = await person(await fundedAccount(service), 'developer');
    const { pool } = service.database.db;
    const read = async () =>
      (await pool.query('select last_mode from dashboard_user where email = $1', [email])).rows;
    expect((await browser.post(`/${mode}/mode`)).location).toBe(`/dashboard/${mode}`);
    const before = await read();
    expect(before).toEqual([{ last_mode: mode }]);
    const other = mode === 'test' ? 'live' : 'test';
    for (const path of ['/security', '/batches', '/batches', '', '/shipments'])
      expect((await browser.get(`/${other}${path}`, { 'Sec-Fetch-Site': 'none' })).status).toBe(200);
    expect((await browser.get(`/${other}/mode`)).status).toBe(405);
    expect(await read()).toEqual(before);
    await browser.post(`/${other}/language`, { language: 'en', path: '' });
    expect(await opens(browser)).toBe(`/dashboard/${mode}`);
  });

  it('starts live for a clerk, and still does after a look at a test page', async () => {
    const { browser } = await person(await fundedAccount(service), 'clerk');
    expect(await opens(browser)).toBe('/dashboard/live');
    expect((await browser.get('/test')).status).toBe(200);
    expect(await opens(browser)).toBe('/dashboard/live');
  });
});
