import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
const get = (path: string, init: RequestInit = {}) => fetch(`${service.rootUrl}${path}`, init);

describe('/docs', () => {
  it('is a page that loads only files of this service, and its policy allows no others', async () => {
    const answer = await get('/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).toMatch(/./);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; ?script-src 'self';/);
    const page = await answer.text();
    const parts = [...page.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      expect(part).not.toMatch(/^(https?:)?\/\//);
      const { status, headers } = await get(`/${part}`);
      expect([part, status, headers.get('content-type')]).toEqual([part, 200, expect.any(String)]);
    }
    expect(await (await get('/docs/start.js')).text()).toContain("url: 'openapi.json'");
  });

  it('redirects /docs/ to /docs, so relative links work', async () => {
    const answer = await get('/docs/', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '../docs']);
  });

  it('serves no other files', async () => {
    expect((await get('/docs/index.html')).status).toBe(404);
    expect((await get('/docs/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('uses the version of Swagger UI in the lock file', () => {
    const { version } = JSON.parse(readFileSync('node_modules/swagger-ui-dist/package.json', 'utf8'));
    expect(JSON.parse(readFileSync('package.json', 'utf8')).dependencies['swagger-ui-dist']).toBe(version);
  });
});

describe('a read-only address', () => {
  it.each([
    '/',
    '/openapi.json',
    '/openapi.yaml',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('%s returns 405 with Allow for another method', async (path) => {
    const answer = await get(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.json()).toMatchObject({ status: 405, sysCode: '1405001', data: null });
    expect((await get(path, { method: 'HEAD' })).status).toBe(200);
  });
});

describeInBrowser('/docs in a browser', (open) => {
  it('follows the color scheme of the system', async () => {
    const page = await open({ colorScheme: 'dark' });
    await page.goto(`${service.rootUrl}/docs`);
    await page.locator('html.dark-mode').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html:not(.dark-mode)').waitFor();
  });

  it('sends a new Idempotency-Key in place of the example, and keeps one that was typed', async () => {
    const page = await open();
    await page.goto(`${service.rootUrl}/docs`);
    await page.locator('.opblock').first().waitFor();
    const sent = (key: string) =>
      page.evaluate(
        `docs.getConfigs().requestInterceptor({ headers: { 'Idempotency-Key': ${JSON.stringify(key)} } }).headers['Idempotency-Key']`,
      );
    const { parameters } = JSON.parse(readFileSync('openapi.json', 'utf8')).components;
    const { example } = parameters.IdempotencyKey;
    const [first, second] = [await sent(example), await sent(example)];
    expect(new Set([first, second, example]).size).toBe(3);
    expect(first).toMatch(/^docs-[0-9a-f]{32}$/);
    expect(await sent('my-order-1')).toBe('my-order-1');
  });
});
