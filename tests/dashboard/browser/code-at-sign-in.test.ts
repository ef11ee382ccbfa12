import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { describeInBrowser, openOwnMenu, signInByLink } from '../../support/browser.ts';
import { goodPassword } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describeInBrowser('a person', (open) => {
  it('sets up the second factor, signs in with it, then with a recovery code', async () => {
    const page = await open();
    const email = 'factor@shop.example';
    await signInByLink(page, service, { email });
    await page.goto(`${service.rootUrl}/dashboard/test/security`);
    await page.getByRole('link', { name: 'Set up the second factor' }).click();
    const secret = (await page.locator('.spelled').innerText()).replaceAll(' ', '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => totp.generate({ timestamp: service.clock.now().getTime() });
    await page.getByLabel('Code of the app').fill(code());
    await page.getByLabel('Your password').fill(goodPassword);
    await page.getByRole('button', { name: 'Turn on' }).click();
    const [recoveryCode = ''] = (await page.locator('#recovery-codes').innerText()).split('\n');
    const signIn = async (typed: string) => {
      await openOwnMenu(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill(goodPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL(/sign-in\/code$/);
      await page.getByLabel('Code of your app, or a recovery code').fill(typed);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/dashboard\/test$/);
    };
    service.clock.advance(30_000);
    await signIn(code());
    await signIn(recoveryCode);
    await page.goto(`${service.rootUrl}/dashboard/test/security/second-factor`);
    expect(await page.getByText('9 of 10 recovery codes are left.').count()).toBe(1);
  });
});
