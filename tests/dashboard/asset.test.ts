import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  font,
  htmx,
  labelScript,
  ordersScript,
  pdfLibrary,
  script,
  styleSheet,
} from '../../src/dashboard/assets.ts';
import { TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('pages load the style sheet and the script, and no label library', async () => {
  const { text } = await new TestBrowser(service).get('/sign-in');
  for (const { path } of [styleSheet, script]) expect(text).toContain(`"/dashboard${path}"`);
  for (const { path } of [labelScript, ordersScript, pdfLibrary]) expect(text).not.toContain(path);
});

it('the sign-in shows the name and the icon of the service', async () => {
  const { text } = await new TestBrowser(service).get('/sign-in');
  expect(text).toMatch(/<title>[^<]+ – Sampan<\/title>/);
  expect(text).toMatch(
    /<link rel="icon" href="data:image\/svg[^"]+"[\s\S]*<header class="service"><svg class="logo"[\s\S]*<\/svg><strong>Sampan<\/strong>/,
  );
});

it("the style sheet names the typeface, which is preloaded, has the policy's permission and is kept forever", async () => {
  const browser = new TestBrowser(service);
  const { headers: page, text } = await browser.get('/sign-in');
  expect(text).toContain(
    `<link rel="preload" href="/dashboard${font.path}" as="font" type="font/woff2" crossorigin`,
  );
  expect(page.get('content-security-policy')).toContain("font-src 'self'");
  expect(styleSheet.content.toString()).toContain(`url("${font.path.slice(1)}")`);
  const { status, headers } = await browser.get(font.path);
  expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(font.content.length).toBeLessThan(50_000);
});

describe.each([
  ['the style sheet', styleSheet],
  ['the script', script],
  ['htmx', htmx],
  ['the script that draws a label', labelScript],
  ['the script that checks orders', ordersScript],
  ['its library', pdfLibrary],
])('%s', (_, asset) => {
  it('has its content in its address, and is kept forever, compressed', async () => {
    expect(asset.path).toMatch(/^\/\w+\.[0-9a-f]{16}\.\w+$/);
    const { status, headers, text } = await new TestBrowser(service).get(asset.path);
    expect([status, text]).toEqual([200, asset.content.toString()]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe(asset.type);
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('is not found with another content, which is not kept', async () => {
    const { status, headers } = await new TestBrowser(service).get(
      asset.path.replace(/[0-9a-f]{16}/, '0'.repeat(16)),
    );
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
