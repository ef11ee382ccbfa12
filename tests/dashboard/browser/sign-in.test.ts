import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser, openOwnMenu, signInByLink } from '../../support/browser.ts';
import { goodPassword } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describeInBrowser('a person', (open) => {
  it('sets a password by the link, signs out, and signs in with the keyboard only', async () => {
    const page = await open();
    await signInByLink(page, service, { email: 'keyboard@shop.example' });
    await openOwnMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/sign-in$/);
    const focused = () => page.evaluate('document.activeElement?.name ?? ""');
    for (let presses = 0; presses < 10 && (await focused()) !== 'email'; presses++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('keyboard@shop.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(goodPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/test$/);
    expect(await page.getByText('keyboard@shop.example').count()).toBe(1);
  });
});
