import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accessibilityFaults, describeInBrowser, openOwnMenu } from '../../support/browser.ts';
import { goodPassword, invitedPath } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
/** Browsers refuse passkeys at an IP address. */
let root: string;
beforeAll(async () => {
  service = await startTestService();
  root = `${service.rootUrl.replace('127.0.0.1', 'localhost')}/dashboard`;
});
afterAll(() => service.stop());

describeInBrowser('a person', (open) => {
  it('adds a passkey, signs in with it without typing anything, and removes it', async () => {
    const page = await open();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('WebAuthn.enable');
    await devTools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const email = 'passkey@shop.example';
    const path = await invitedPath(service, { accountId: service.account.id, email });
    await page.goto(root + path);
    await page.fill('input[name=password]', goodPassword);
    await page.click('main button');
    await page.waitForURL(/\/dashboard\/test$/);

    await page.goto(`${root}/test/security`);
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill('Laptop');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('cell', { name: 'Laptop', exact: true }).waitFor();

    await openOwnMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(/\/dashboard\/test$/);

    await service.database.db.pool.query("update user_session set proved_at = proved_at - interval '11 min'");
    await page.goto(`${root}/live/keys`);
    await page.getByLabel('Label', { exact: true }).fill('proved');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
    expect(await page.locator('#new-key').innerText()).toMatch(/^mk_live_/);

    await page.goto(`${root}/test/security`);
    await page.getByRole('link', { name: 'Remove: Laptop' }).click();
    await page.getByRole('button', { name: 'Remove the passkey' }).click();
    await page.getByText('No passkeys yet.').waitFor();
    await openOwnMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This passkey was not accepted.').waitFor();
    expect(refused.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('reads at an IP address where passkeys work', async () => {
    const page = await open({ viewport: { width: 380, height: 800 } });
    await page.goto(`${service.rootUrl}/dashboard/sign-in`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Passkeys work at http://localhost').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(380);
  });
});
