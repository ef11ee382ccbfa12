import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError } from '../../src/contract/errors.ts';
import { newApiKey } from '../../src/key-format.ts';
import { sendToInstallation } from '../../src/mcp/remote.ts';
import type { Environment } from '../support/command-line.ts';
import { startEntry } from '../support/process/sampan-process.ts';

async function startMcp(env: Environment) {
  const child = startEntry('src/mcp/main.ts', [], env);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

it.each<[string, Environment, string]>([
  ['without a key', { SAMPAN_BASE_URL: 'http://127.0.0.1:3000' }, 'SAMPAN_API_KEY'],
  [
    'with a malformed key',
    { SAMPAN_API_KEY: 'mk_test_1', SAMPAN_BASE_URL: 'http://127.0.0.1:3000' },
    'SAMPAN_API_KEY',
  ],
  ['without an address', { SAMPAN_API_KEY: newApiKey('test') }, 'SAMPAN_BASE_URL'],
  [
    'with a malformed address',
    { SAMPAN_API_KEY: newApiKey('test'), SAMPAN_BASE_URL: 'here' },
    'SAMPAN_BASE_URL',
  ],
])('a start %s ends with one line that names the setting', async (_, env, setting) => {
  const { code, stdout, stderr } = await startMcp(env);
  expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({
    code: 1,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toContain(`${setting}: not set`);
});

it('ends when its client is gone', async () => {
  const env = { SAMPAN_API_KEY: newApiKey('test'), SAMPAN_BASE_URL: 'http://127.0.0.1:3000' };
  expect(await startMcp(env)).toEqual({ code: 0, stdout: '', stderr: '' });
});

describe('the connection to a remote service', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((_, response) => {
      response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"status":201,', () => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it('a response that ends half-way is SERVICE_UNAVAILABLE, because the operation may have run', async () => {
    const call = { method: 'POST', target: '/shipments', headers: {}, body: '{}' };
    const error = await sendToInstallation(url, 'key')(call).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining(url) });
  });
});
