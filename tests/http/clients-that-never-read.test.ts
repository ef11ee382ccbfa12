import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { pollUntil } from '../support/poll.ts';
import { startChildService } from '../support/process/child-service.ts';
import { startTestService } from '../support/service.ts';
import { createTestDatabase } from '../support/store/database.ts';

const asset = '/docs/swagger-ui-bundle.js';
/** More than the buffers of the operating system take of a response that isn't read. */
const manyRequests = `GET ${asset} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20);

/** Sends requests and reads nothing. */
const neverReads = (rootUrl: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(rootUrl);
    const socket = connect(Number(port), hostname, () => socket.write(manyRequests, () => resolve(socket)));
    socket.pause();
    socket.on('error', reject);
  });

describe('a client that asks and never reads', () => {
  it('loses its connection when nothing of a response was written for the time that a stall may take', async () => {
    const service = await startTestService({ stallMs: 400 });
    const connections = () =>
      new Promise<number>((resolve) => service.server.getConnections((_, count) => resolve(count)));
    const client = await neverReads(service.rootUrl);
    client.on('error', () => {});
    expect(await pollUntil(async () => (await connections()) > 0, 5_000)).toBe(true);
    const ended = await pollUntil(async () => (await connections()) === 0, 15_000);
    client.destroy();
    await service.stop();
    expect(ended).toBe(true);
  });

  it('leaves alone a request that is served for longer than that', async () => {
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
    let idlePeriods = 0;
    service.server.on('connection', (socket) => {
      socket.on('timeout', () => {
        idlePeriods++;
        if (idlePeriods === 8) resolve();
      });
    });
    const answer = service.call('get', '/countries').then(({ status }) => status);
    const status = await answer;
    await service.stop();
    expect(status).toBe(200);
  });

  it('costs the service little: 500 of them under 50 MB', async () => {
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
