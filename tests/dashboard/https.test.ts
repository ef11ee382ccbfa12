import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goodPassword, invitedPath, signedInUser, TestBrowser, userRecords } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let secure: TestService;
let plain: TestService;
beforeAll(async () => {
  secure = await startTestService({ env: { PUBLIC_URL: 'https://ship.example' } });
  plain = await startTestService({ env: { PUBLIC_URL: 'http://ship.example' } });
});
afterAll(async () => {
  await secure.stop();
  await plain.stop();
});

describe('with a public address of https', () => {
  it('no other host can set or read the session cookie, and no cookie without its prefix is accepted', async () => {
    const { email } = await signedInUser(secure);
    const browser = new TestBrowser(secure);
    const signIn = await browser.post('/sign-in', { email, password: goodPassword });
    expect(signIn.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sampan_session=\w{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(
        /^__Host-sampan_device=\w{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/,
      ),
    ]);
    expect((await browser.get('/test')).status).toBe(200);
    const planted = new TestBrowser(secure);
    planted.cookie = browser.cookie.replace('__Host-', '');
    expect((await planted.get('/test')).location).toBe('/dashboard/sign-in?next=%2Ftest');
    expect((await browser.post('/test/sign-out')).headers.getSetCookie()).toEqual([
      '__Host-sampan_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ]);
  });
});

describe('with a public address of http on another machine', () => {
  it('no page opens and no password is read, because it would cross the network in clear text', async () => {
    const { rows } = userRecords(() => plain);
    const email = 'clear@shop.example';
    const path = await invitedPath(plain, { accountId: plain.account.id, email });
    const token = path.split('token=')[1] ?? '';
    const users = () => rows('select * from dashboard_user');
    const before = await users();
    const browser = new TestBrowser(plain);
    const replies = [
      await browser.get('/sign-in'),
      await browser.post('/sign-in', { email, password: goodPassword }),
      await browser.get(path),
      await browser.post(path, { token, password: goodPassword }),
      await browser.get('/test'),
      await browser.get('/operator'),
    ];
    for (const { status, text, headers } of replies) {
      expect([status, text.includes('needs HTTPS'), headers.getSetCookie()]).toEqual([503, true, []]);
      expect(text).not.toContain('<form');
    }
    expect(await users()).toEqual(before);
    expect(await rows('select 1 from user_session')).toEqual([]);
  });
});
