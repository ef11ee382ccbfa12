import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createHttpServer } from '../../../src/http/limits.ts';
import { paced } from '../../support/deadline.ts';
import { pollUntil } from '../../support/poll.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { parseAnswer, rawHttp } from '../../support/raw-http.ts';
import { startTestService } from '../../support/service.ts';
import { createTestDatabase } from '../../support/store/database.ts';

const asset = '/docs/swagger-ui-bundle.js';

/** More responses than the buffers of the operating system can hold. */
const manyRequests = `GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20);

const neverReads = (rootUrl: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(rootUrl);
    const socket = connect(Number(port), hostname, () => socket.write(manyRequests, () => resolve(socket)));
    socket.pause();
    socket.on('error', reject);
  });

describe('a client that does not finish its headers', () => {
  it.each([
    ['half a header', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-'],
    ['nothing', ''],
  ])('gets 408 in the envelope, even with a short stall timeout: it sends %s', async (_, text) => {
    const service = await startTestService({ stallMs: 40, headersTimeoutMs: 400 });
    const answer = parseAnswer(await rawHttp(service.rootUrl, text));
    await service.stop();
    expect(answer.status).toBe(408);
    expect(answer.head).toMatch(/x-request-id: [\x20-\x7e]+/);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 408, sysCode: '1408001' });
  });
});

describe('a client that never reads its responses', () => {
  it.each([
    ['sends nothing more', ''],
    ['sends its next request byte by byte', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  ])('is disconnected after the stall timeout without progress: it %s', async (_, next) => {
    const service = await startTestService({ stallMs: 400 });
    const connections = () =>
      new Promise<number>((resolve) => service.server.getConnections((_, count) => resolve(count)));
    const client = await neverReads(service.rootUrl);
    client.on('error', () => {});
    expect(await pollUntil(async () => (await connections()) > 0, 5_000)).toBe(true);
    client.write(next);
    const trickle = setInterval(() => next && client.write('a'), 20);
    const ended = await pollUntil(async () => (await connections()) === 0, 8_000);
    clearInterval(trickle);
    client.destroy();
    await service.stop();
    expect(ended).toBe(true);
  });

  it('is disconnected if it does not send its next request in time', async () => {
    const service = await startTestService({ headersTimeoutMs: 300 });
    const closed = new Promise<boolean>((resolve) => {
      service.server.once('connection', (socket) => socket.once('close', () => resolve(true)));
    });
    const client = await neverReads(service.rootUrl);
    client.on('error', () => {});
    client.write('GET / HTTP/1.1\r\nHost: a\r\nX-A: ');
    const ended = await Promise.race([closed, delay(10_000, false, { ref: false })]);
    client.destroy();
    await service.stop();
    expect(ended).toBe(true);
  });

  it("does not end a client's request that takes longer than the stall timeout", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const service = await startTestService({
      stallMs: 200,
      handlers: {
        listCountries: async () => {
          await promise;
          return { status: 200, data: [] };
        },
      },
    });
    const served = once(service.server, 'request');
    const answer = service.call('get', '/countries').then(({ status }) => status);
    await served;
    service.server.once('connection', (socket) => socket.once('close', () => resolve()));
    const client = await neverReads(service.rootUrl);
    client.on('error', () => {});
    const status = await answer;
    client.destroy();
    await service.stop();
    expect(status).toBe(200);
  });

  it('is not confused with a client that reads slowly', async () => {
    const body = Buffer.alloc(16 << 20, 'a');
    const stallMs = paced(400);
    const server = createHttpServer((_, response) => response.end(body), { stallMs });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const begun = performance.now();
    const received = await new Promise<number>((resolve) => {
      let size = 0;
      const client = connect(port, '127.0.0.1', () => client.write('GET / HTTP/1.0\r\n\r\n'));
      client.on('data', (chunk) => {
        size += chunk.length;
        client.pause();
        setTimeout(() => client.resume(), stallMs / 40);
      });
      client.on('error', () => resolve(size));
      client.on('close', () => resolve(size));
    });
    server.close();
    expect(performance.now() - begun).toBeGreaterThan(2 * stallMs);
    expect(received).toBeGreaterThan(body.length);
  });

  it('costs little memory: 500 such clients use less than 50 MB', async () => {
    const database = await createTestDatabase();
    const service = await startChildService(database.url, { NODE_ENV: 'production' });
    const residentMB = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1024;
    const clients: Socket[] = [];
    try {
      for (let warm = 0; warm < 20; warm++) {
        const answer = await fetch(`${service.rootUrl}${asset}`, {
          headers: { 'Accept-Encoding': 'identity' },
        });
        await answer.arrayBuffer();
      }
      const before = residentMB();
      for (let made = 0; made < 500; made++) clients.push(await neverReads(service.rootUrl));
      const health = await fetch(`${service.rootUrl}/healthz`);
      expect(health.status).toBe(200);
      expect(clients.filter((client) => client.destroyed)).toEqual([]);
      const cost = residentMB() - before;
      console.info(`500 clients that never read: ${cost.toFixed(1)} MB`);
      expect(cost).toBeLessThan(50);
    } finally {
      for (const client of clients) client.destroy();
      await service.stop();
      await database.stop();
    }
  });
});
