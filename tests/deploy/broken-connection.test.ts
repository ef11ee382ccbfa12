import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { proxies } from '../../scripts/deploy/proxy.ts';
import { isInstalled, type RunningProxy, send, startProxy } from '../support/process/proxy.ts';

/** Bodies of the requests that reached a server, in order. */
let received: string[] = [];
const agent = new Agent({ rejectUnauthorized: false });

/** Starts a server. A breaking one ends its connection when a request has arrived, as a process that is killed. */
async function startApi({ breaks }: { readonly breaks: boolean }): Promise<Server> {
  const server = createServer((request, response) => {
    if (/^\/(readyz|healthz)$/.test(request.url ?? '')) return void response.end();
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(body);
      if (breaks) request.socket.destroy();
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const post = { method: 'POST', body: 'order', headers: { 'Content-Type': 'application/json' } };
const keyed = { ...post, headers: { ...post.headers, 'Idempotency-Key': 'k1' } };

/** The table of docs/deployment.md, Which requests a proxy sends again. */
const sentAgain = {
  nginx: { GET: true, 'POST with a key': true, 'POST without a key': false, 'POST of a quote': true },
  haproxy: { GET: true, 'POST with a key': true, 'POST without a key': false, 'POST of a quote': true },
  caddy: { GET: true, 'POST with a key': false, 'POST without a key': false, 'POST of a quote': false },
};
/** The largest of the API is a batch of orders. */
const largestBody = 8 * 1024 * 1024;
const requests = {
  GET: { path: '/shipments', method: 'GET' },
  'POST with a key': { path: '/shipments', ...keyed },
  'POST without a key': { path: '/shipments', ...post },
  'POST of a quote': { path: '/rates', ...post },
};

afterAll(() => agent.destroy());

describe.each(proxies)('a request whose connection to the api broke, behind %s', (proxy) => {
  const run = isInstalled(proxy) ? it : it.skip;
  let apis: Server[] = [];
  let running: RunningProxy | undefined;
  beforeAll(async () => {
    if (!isInstalled(proxy)) return;
    apis = [await startApi({ breaks: true }), await startApi({ breaks: false })];
    const [first, second] = apis.map((api) => (api.address() as AddressInfo).port);
    running = await startProxy(proxy, [first ?? 0, second ?? 0], agent);
  }, 60_000);
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]();
    for (const api of apis) api.close();
  });
  beforeEach(() => {
    received = [];
  });

  for (const [name, { path, ...request }] of Object.entries(requests)) {
    const again = sentAgain[proxy][name as keyof typeof requests];
    run(`${name} is ${again ? 'sent to the next process' : 'not sent again, and gets a 502'}`, async () => {
      const statuses: (number | string)[] = [];
      // A proxy chooses by chance between two idle processes.
      const isBroken = () => (again ? received.length > statuses.length : statuses.includes(502));
      while (statuses.length < 8 || (statuses.length < 200 && !(isBroken() && statuses.includes(200))))
        statuses.push((await send(`${running?.url}/api/v1${path}`, agent, request)).status);
      expect(new Set(statuses)).toEqual(new Set(again ? [200] : [200, 502]));
      if (again) expect(received.length).toBeGreaterThan(statuses.length);
      else expect(received.length).toBe(statuses.length);
      expect(new Set(received)).toEqual(new Set([request.method === 'GET' ? '' : 'order']));
    });
  }

  run('the largest body arrives whole', async () => {
    const large = { ...post, body: 'x'.repeat(largestBody) };
    const lengths = new Set<number>();
    for (let sent = 0; sent < 20 && !lengths.has(largestBody); sent++) {
      await send(`${running?.url}/api/v1/shipments/batch`, agent, large);
      for (const body of received) lengths.add(body.length);
    }
    expect([...lengths]).toEqual([largestBody]);
  });
});
