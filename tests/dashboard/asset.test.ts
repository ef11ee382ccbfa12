import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { script, styleSheet } from '../../src/dashboard/asset.ts';
import { TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe.each([
  ['the style sheet', styleSheet],
  ['the script', script],
])('%s', (_, asset) => {
  it('has its content in its address, and is kept forever, compressed', async () => {
    const page = await new TestBrowser(service).get('/sign-in');
    expect(page.text).toContain(`"/dashboard${asset.path}"`);
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
