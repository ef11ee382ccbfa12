import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { registerClient } from '../../../src/oauth/client.ts';
import { accessibilityFaults, describeInBrowser, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
let app: Server;
let redirectUri: string;
beforeAll(async () => {
  service = await startTestService();
  app = createServer((_request, response) => response.end('connected'));
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  redirectUri = `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`;
});
afterAll(async () => {
  await new Promise((resolve) => app.close(resolve));
  await service.stop();
});

describeInBrowser('the consent to an app', (open) => {
  it('leads to the app, also after the sign-in and in live mode', async () => {
    const metadata = { client_name: 'Assistant', redirect_uris: [redirectUri] };
    const client = await registerClient(service.database.db.kysely, metadata);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.id,
      redirect_uri: redirectUri,
      state: 'abc',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      scope: 'rates:read',
    });
    const page = await open();
    await signInByLink(page, service);
    await page.goto(`${service.rootUrl}/dashboard/connect?${query}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.click('text=Connect it in live mode instead');
    await page.waitForURL(/\/dashboard\/live\/connect/);
    await page.click('main button:text-is("Connect")');
    await page.waitForURL(/\/callback\?code=sampan_code_\w+&state=abc&iss=/);
    expect(await page.textContent('body')).toBe('connected');
  }, 60_000);
});
