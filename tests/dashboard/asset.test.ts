import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { labelScript, ordersScript, pdfLibrary, script, styleSheet } from '../../src/dashboard/frame.ts';
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
    /<link rel="icon" href="(data:image\/[^"]+)"[\s\S]*<header class="service"><img src="\1"[^>]*><strong>Sampan<\/strong>/,
  );
});

describe.each([
  ['the style sheet', styleSheet],
  ['the script', script],
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
