import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { sendFile } from '../../src/dashboard/response.ts';

let server: Server;
const left = Promise.withResolvers<unknown>();
let ended: PromiseWithResolvers<number>;
beforeAll(async () => {
  const app = express();
  app.get('/export', (_request, response) =>
    sendFile(response, { type: 'text/csv', name: 'export.csv', content: endless() }),
  );
  app.get('/left', async (_request, response) => {
    response.destroy();
    await once(response, 'close');
    left.resolve(
      await sendFile(response, { type: 'application/pdf', name: 'a.pdf', content: Buffer.alloc(9) }).catch(
        (error) => error,
      ),
    );
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Lines that end only when the reader is gone. */
async function* endless(): AsyncGenerator<string> {
  let lines = 0;
  try {
    for (;;) yield `${++lines},${Math.random()}\r\n`.repeat(100);
  } finally {
    ended.resolve(lines);
  }
}

it.each([
  'same-origin',
  'cross-site',
])('an export of a %s visit stops when its reader goes away', async (site) => {
  ended = Promise.withResolvers();
  const { port } = server.address() as AddressInfo;
  const headers = { 'Sec-Fetch-Site': site, 'Accept-Encoding': 'gzip' };
  const request = get({ port, path: '/export', headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.headers['content-encoding']).toBe(site === 'same-origin' ? 'gzip' : undefined);
  await once(response, 'data');
  response.destroy();
  expect(await ended.promise).toBeGreaterThan(0);
});

it('a reader that left before the file was ready causes no error', async () => {
  const { port } = server.address() as AddressInfo;
  get({ port, path: '/left', agent: false }).on('error', () => {});
  expect(await left.promise).toBeUndefined();
});
