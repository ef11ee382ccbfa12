import { readFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Uses `node:http` because fetch would decompress the body. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      httpGet(`${service.rootUrl}${path}`, { headers, method, agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      }).on('error', reject);
    },
  );

describe.each([
  ['/openapi.json', null],
  ['/openapi.min.json', null],
  ['/openapi.yaml', null],
  ['/openapi-3.0.json', null],
  ['/openapi-open.json', null],
  ['/docs', null],
  ['/docs/start.js', null],
  ['/docs/swagger-ui.css', 'node_modules/swagger-ui-dist/swagger-ui.css'],
  ['/docs/swagger-ui-bundle.js', 'node_modules/swagger-ui-dist/swagger-ui-bundle.js'],
])('%s', (path, file) => {
  it('is sent plain, with br or with gzip as the client accepts, each form with its own strong ETag', async () => {
    const plain = await ask(path);
    if (file) expect(plain.body.equals(readFileSync(file))).toBe(true);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip, deflate' });
    const br = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br;q=0.9' });
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    const refused = await ask(path, { 'Accept-Encoding': 'br;q=0, gzip;q=0, identity' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const etags = [plain, gzip, br].map(({ headers }) => headers.etag ?? '');
    for (const etag of etags) expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(new Set(etags).size).toBe(3);
    for (const { headers, body } of [plain, gzip, br]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    }
  });

  it('returns 304 for an ETag that the client has, and the document for another ETag', async () => {
    const { headers } = await ask(path, { 'Accept-Encoding': 'br' });
    const again = (given: string) => ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': given });
    for (const given of [headers.etag ?? '', `"other", ${headers.etag}`, '*']) {
      const answer = await again(given);
      expect([given, answer.status, answer.body.length]).toEqual([given, 304, 0]);
      expect(answer.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    }
    expect((await again('"other"')).status).toBe(200);
    const other = await ask(path, { 'If-None-Match': headers.etag ?? '' });
    expect(other.status).toBe(200);
  });

  it('returns the headers of GET for HEAD', async () => {
    const get = await ask(path, { 'Accept-Encoding': 'gzip' });
    const head = await ask(path, { 'Accept-Encoding': 'gzip' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-type', 'content-encoding', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  });
});
