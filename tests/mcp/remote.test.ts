import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiError } from '../../src/contract/errors.ts';
import { remote } from '../../src/mcp/remote.ts';

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
  const error = await remote(url, 'key')(call).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining(url) });
});
