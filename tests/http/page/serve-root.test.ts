import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../support/paths.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${service.rootUrl}/`, { method, headers });

describe('/', () => {
  it("is a page that links to the service's own addresses and loads nothing else", async () => {
    const answer = await get({ Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = await answer.text();
    expect(page).toContain(`Version ${version}`);
    const links = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toEqual([
      'docs',
      'dashboard',
      'openapi.json',
      'openapi.yaml',
      'openapi-3.0.json',
      'postman/collection.json',
      'llms.txt',
      'changelog',
      'readyz',
      'healthz',
    ]);
    for (const link of links)
      expect([link, (await fetch(`${service.rootUrl}/${link}`)).status]).toEqual([link, 200]);
    expect(page).not.toMatch(/<script|https?:|src=|@import|url\(/);
  });

  it('has a policy that allows only its own style sheet', async () => {
    const answer = await get();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; ?style-src 'sha256-[\w+/]+=*'; ?img-src data:;/);
    const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(style));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
  });

  it('is JSON in the envelope for a client that prefers JSON', async () => {
    const answer = await get({ Accept: 'application/json' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(await answer.json()).toEqual({
      status: 200,
      message: 'OK',
      data: {
        name: 'Sampan',
        description: expect.stringMatching(/^Book international parcel shipments/),
        version,
        api_url: `${service.rootUrl}/api/v1`,
        docs_url: `${service.rootUrl}/docs`,
        openapi_url: `${service.rootUrl}/openapi.json`,
        openapi_30_url: `${service.rootUrl}/openapi-3.0.json`,
        postman_url: `${service.rootUrl}/postman/collection.json`,
        llms_url: `${service.rootUrl}/llms.txt`,
        changelog_url: `${service.rootUrl}/changelog`,
        mcp_url: `${service.rootUrl}/mcp`,
        liveness_url: `${service.rootUrl}/healthz`,
        readiness_url: `${service.rootUrl}/readyz`,
        demo_keys_file: null,
      },
    });
  });

  it.each([
    '*/*',
    'text/plain',
    'text/html;q=0.5, application/json;q=0.4',
  ])('is the page for Accept: %s', async (accept) => {
    expect((await get({ Accept: accept })).headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('has an ETag per form, and returns 304 if the client has that form', async () => {
    const [page, json] = [await get({ Accept: 'text/html' }), await get({ Accept: 'application/json' })];
    const [pageTag, jsonTag] = [page, json].map(({ headers }) => headers.get('etag') ?? '');
    expect(pageTag).not.toBe(jsonTag);
    expect(page.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const again = (accept: string, tag = '') => get({ Accept: accept, 'If-None-Match': tag });
    expect((await again('text/html', pageTag)).status).toBe(304);
    expect((await again('application/json', jsonTag)).status).toBe(304);
    expect((await again('application/json', pageTag)).status).toBe(200);
  });

  it('returns the headers of GET for HEAD, and 405 for any other method', async () => {
    const head = await get({}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe((await get()).headers.get('etag'));
    const post = await get({}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('returns 404 for every address below it', async () => {
    for (const below of ['index.html', 'package.json', '.sampan/demo.json'])
      expect([below, (await fetch(`${service.rootUrl}/${below}`)).status]).toEqual([below, 404]);
  });
});

describe('the place of the demonstration keys', () => {
  const say = async (config: Partial<TestService['context']['config']>) => {
    const { rootPage } = await import('../../../src/http/page/serve-root.ts');
    const { whyNoDemo, shownDemoFile } = await import('../../../src/demo/demo-file.ts');
    const settings = { ...service.context.config, databaseUrl: null, ...config };
    const keysFile = whyNoDemo(settings) === null ? shownDemoFile(settings.home) : null;
    return rootPage({ version, keysFile });
  };

  it('is shown as a path relative to this folder', async () => {
    expect(await say({ home: path.join(root, '.sampan') })).toContain('<code>.sampan/demo.json</code>');
  });

  it('is shown as $SAMPAN_HOME if the folder is elsewhere, without the name of that folder', async () => {
    const page = await say({ home: '/home/somebody/parcels' });
    expect(page).toContain('<code>$SAMPAN_HOME/demo.json</code>');
    expect(page).not.toContain('somebody');
  });

  it('is not shown in production, where no demonstration keys exist', async () => {
    const page = await say({ production: true });
    expect(page).not.toContain('demo.json');
    expect(page).toContain('Ask the operator');
  });
});
