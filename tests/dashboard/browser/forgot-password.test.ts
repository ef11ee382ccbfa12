import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sendMails } from '../../../src/job/send-mail.ts';
import { accessibilityFaults, describeInBrowser } from '../../support/browser.ts';
import { signedInUser } from '../../support/dashboard.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let server: MailServer;
let service: TestService;
let root: string;
beforeAll(async () => {
  server = await startMailServer();
  service = await startTestService({
    env: { SMTP_URL: server.url, MAIL_FROM: 'dashboard@sampan.example', PUBLIC_URL: 'http://localhost' },
  });
  root = `http://localhost:${(service.server.address() as { port: number }).port}/dashboard`;
});
afterAll(async () => {
  await service.stop();
  await server[Symbol.asyncDispose]();
});

describeInBrowser('a person on a phone', (open) => {
  it('resets a forgotten password by the mail, and chooses the passkeys that stay', async () => {
    const { email } = await signedInUser(service);
    await service.database.db.pool.query(
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
        select 'pky_' || name, u.id, name, '\\x00', 0, '{}', name, sampan_clock()
        from dashboard_user u, unnest(array['Laptop', 'Phone']) as name where u.email = $1`,
      [email],
    );
    const page = await open({ viewport: { width: 380, height: 800 } });
    await page.goto(`${root}/sign-in`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.fill('input[name=email]', email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    while ((await sendMails(service.context)) === 0);
    const link = /token=\w+/.exec(server.mails.at(-1)?.body ?? '')?.[0] ?? '';
    await page.goto(`${root}/welcome?${link}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(380);
    await page.getByLabel('Keep the passkey "Phone"').check();
    await page.fill('input[name=password]', 'harbour violin thunder');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL(/\/dashboard\/test$/);
    await page.goto(`${root}/test/security`);
    expect(await page.getByText('Phone').count()).toBeGreaterThan(0);
    expect(await page.getByText('Laptop').count()).toBe(0);
  });
});
