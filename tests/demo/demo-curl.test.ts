import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from '@jest/globals';
import { demoCurl, writeDemoFile } from '../../src/demo/demo-file.ts';
import { cleanUp, temporaryFolder } from '../support/store/embedded-postgres-process.ts';

afterAll(() => cleanUp());

it.each([
  'home',
  `it's "my" $HOME \`home\``,
])('the printed curl command reads the key from demo.json when it runs, in a folder named %s', async (name) => {
  const home = path.join(await temporaryFolder(), name);
  mkdirSync(home);
  const urls = { root_url: '', base_url: '', database_url: '' };
  writeDemoFile(home, { ...urls, account_id: 'acc_1', test_key: 'mk_test_1', live_key: 'mk_live_1' });
  const requests: { headers: IncomingMessage['headers']; url: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ headers: request.headers, url: request.url, body: JSON.parse(body) });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const command = demoCurl(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, home);
  expect(command).not.toContain('mk_');
  await promisify(execFile)('sh', ['-c', command]);
  server.close();
  expect(requests).toEqual([
    {
      url: '/api/v1/shipments',
      headers: expect.objectContaining({
        authorization: 'Bearer mk_test_1',
        'idempotency-key': expect.stringMatching(/^\d+/),
        'content-type': 'application/json',
      }),
      body: expect.objectContaining({ service_tier_id: 'HKASTDGGSTCM' }),
    },
  ]);
});
