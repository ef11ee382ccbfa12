import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Change } from '../../../src/changelog.ts';
import { signedInUser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const change = (id: string, kind: Change['kind'], more: Partial<Change> = {}): Change => ({
  id,
  kind,
  recorded: '2026-11-22',
  text: `Text of ${id}.`,
  ...more,
});
const changelog: Change[] = [
  change('old-rule', 'breaking', { release: '1.2', released: '2026-01-02' }),
  change('old-fix', 'fixed', { release: '1.2', released: '2026-01-02' }),
  change('hostile', 'added', {
    text: 'A `<b>tag</b>` and <script>alert(1)</script>.',
    operations: ['createShipment'],
  }),
];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' }, changelog });
});
afterAll(async () => {
  changelog.splice(3);
  await service.stop();
});

const listed = (text: string) => [...text.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
const marked = (text: string) =>
  [...text.matchAll(/<li id="([^"]+)"(?:(?!<li ).)*?badge new/gs)].map(([, id]) => id);

describe('the change log', () => {
  it('is in both modes, for every role, with releases, kinds and operations, as text', async () => {
    for (const role of ['owner', 'developer', 'viewer'] as const) {
      const { browser } = await signedInUser(service, { role });
      for (const mode of ['test', 'live']) {
        const { status, text } = await browser.get(`/${mode}/changelog`);
        expect([status, listed(text)]).toEqual([200, ['hostile', 'old-fix', 'old-rule']]);
        expect(text).toContain('v1.2');
        expect(text).toContain('<code>&lt;b>tag&lt;/b></code>');
        expect(text).toContain('<code>createShipment</code>');
        expect(text).not.toContain('<script>alert');
        expect(text).toContain(`href="${service.rootUrl}/changelog"`);
      }
    }
  });

  it('has filters', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.2' });
    const breaking = (await browser.get('/test/changelog?kind=breaking')).text;
    expect(listed(breaking)).toEqual(['old-rule']);
    const compatible = (await browser.get('/test/changelog?kind=compatible')).text;
    expect(listed(compatible)).toEqual(['hostile', 'old-fix']);
    expect(listed((await browser.get('/test/changelog?kind=unknown')).text)).toHaveLength(3);
  });

  it('marks changes since the last visit of this user, also while the user filters', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.3' });
    const { browser: other } = await signedInUser(service, { address: '198.51.100.4' });
    expect(marked((await browser.get('/test/changelog')).text)).toEqual([]);
    changelog.push(change('newer', 'added'), change('newer-rule', 'breaking'));
    const { text } = await browser.get('/live/changelog');
    expect(marked(text)).toEqual(['newer-rule', 'newer']);
    expect(text).toContain('2 changes since your last visit.');
    const link = /href="\/dashboard(\/live\/changelog\?kind=breaking[^"]*)"/.exec(text)?.[1] ?? '';
    expect(marked((await browser.get(link.replaceAll('&amp;', '&'))).text)).toEqual(['newer-rule']);
    expect(marked((await browser.get('/test/changelog')).text)).toEqual([]);
    expect(marked((await other.get('/test/changelog')).text)).toEqual([]);
  });

  it('marks nothing after a change that this version does not know', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.5' });
    expect(marked((await browser.get('/test/changelog?since=<script>')).text)).toEqual([]);
    expect((await browser.get('/test/changelog?since=<script>')).text).not.toContain('since=<script>');
  });

  it('has Chinese names, and marks the English text as English', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.6' });
    const { text } = await browser.get('/test/changelog', { 'Accept-Language': 'zh-HK' });
    expect(text).toContain('不相容');
    expect(text).toMatch(/<p lang="en">\s*Text of old-rule/);
  });
});
