import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import express from 'express';
import { boundUnsentResponses, createHttpServer } from '../../../src/http/limits.ts';
import { pollUntil } from '../../support/poll.ts';

/** More than the buffers of the operating system can hold. */
const body = Buffer.alloc(16 << 20, 'a');

/** Starts a server whose budget holds two unread responses of `body`. */
async function startServer() {
  const app = express();
  app.use(boundUnsentResponses(2.5 * body.length));
  app.get('/', (_request, response) => void response.end(body));
  const server = createHttpServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    server,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Requests the document without reading it; resolves with both ends once the request has arrived. */
async function neverReads({ server, url }: Awaited<ReturnType<typeof startServer>>) {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const served = once(server, 'request');
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.on('error', () => {}).pause();
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [connection] = await accepted;
  await served;
  return { client, connection };
}

it('the connections of the oldest unread responses are closed once the budget is exceeded, and no others', async () => {
  await using service = await startServer();
  const unread: Awaited<ReturnType<typeof neverReads>>[] = [];
  for (let count = 0; count < 5; count++) unread.push(await neverReads(service));
  const ended = () => unread.map(({ connection }) => connection.destroyed);
  expect(await pollUntil(async () => ended()[2] === true, 10_000)).toBe(true);
  expect(ended()).toEqual([true, true, true, false, false]);

  // A client that reads gets the whole response. While unsent, it counted towards the budget, so the next
  // oldest was closed.
  const answer = await fetch(service.url);
  expect((await answer.arrayBuffer()).byteLength).toBe(body.length);
  expect(ended()).toEqual([true, true, true, true, false]);
  for (const { client } of unread) client.destroy();
});

it('a response no longer counts after it was read or its connection ended', async () => {
  await using service = await startServer();
  const read = async () => (await (await fetch(service.url)).arrayBuffer()).byteLength;
  for (let count = 0; count < 5; count++) expect(await read()).toBe(body.length);
  for (let count = 0; count < 5; count++) {
    const { client, connection } = await neverReads(service);
    expect(connection.destroyed).toBe(false);
    const closed = new Promise((resolve) => connection.once('close', resolve));
    client.destroy();
    await closed;
  }
  const last = [await neverReads(service), await neverReads(service)];
  expect(last.map(({ connection }) => connection.destroyed)).toEqual([false, false]);
  for (const { client } of last) client.destroy();
});
