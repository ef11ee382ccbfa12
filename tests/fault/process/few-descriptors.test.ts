import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../support/paths.ts';
import { pollUntil } from '../../support/poll.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

/** Starts the real process with few file descriptors; clients that send nothing use all of them. */

const most = 120;
const clients = 24;

let database: TestDatabase;
let key: string;
let rootUrl: string;
let stop: () => Promise<void>;
let descriptors: () => number;
beforeAll(async () => {
  database = await createTestDatabase();
  key = (await liveAccount(database, 1_000_000)).testKey;
  const node = [process.execPath, '--import', path.join(root, 'src', 'require-node-24.js'), 'src/main.ts'];
  const child = spawn('sh', ['-c', `ulimit -n ${most}; exec "$@"`, 'sh', ...node], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: '30',
      SECRET_KEYS: testSecretKeys,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  descriptors = () => readdirSync(`/proc/${child.pid}/fd`).length;
  for await (const line of createInterface({ input: child.stdout })) {
    rootUrl = /^Sampan is ready: (\S+)/.exec(line)?.[1] ?? '';
    if (rootUrl) break;
  }
  child.stdout.resume();
});
afterAll(async () => {
  await stop();
  await database.stop();
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

function send(agent: Agent, method: string, url: string, body?: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // A scraper sends no headers of its own: /metrics would take it for a proxy.
    const headers =
      body === undefined
        ? {}
        : {
            Authorization: `Bearer ${key}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          };
    const sent = request(`${rootUrl}${url}`, { method, agent, headers }, async (answer) => {
      let text = '';
      for await (const chunk of answer.setEncoding('utf8')) text += chunk;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe('a process without a free file descriptor', () => {
  it('returns 201 or 503 with Retry-After for creates, and serves metrics and creates again once descriptors are free', async () => {
    const agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const [first] = agents as [Agent];
    for (const agent of agents) expect((await send(agent, 'GET', '/healthz')).status).toBe(200);
    const idle: Socket[] = [];
    const { port } = new URL(rootUrl);
    for (let count = 0; count < most; count++) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      idle.push(socket);
    }
    expect(await pollUntil(async () => descriptors() >= most - 1, 20_000)).toBe(true);

    const metrics = await send(first, 'GET', '/metrics');
    const creates = await Promise.all(
      agents.map((agent) => send(agent, 'POST', '/api/v1/shipments', order())),
    );
    const refused = creates.filter(({ status }) => status !== 201);
    // If a connection of the pool closes at this moment, its descriptor is free for the metrics.
    expect([200, 503]).toContain(metrics.status);
    expect(
      [metrics.status, ...creates.map(({ status }) => status)].filter((status) => status === 500),
    ).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '1']);
      expect(JSON.parse(body)).toMatchObject({ status: 503, sysCode: '1503001' });
    }
    const { rows } = await database.db.pool.query(
      'select count(*)::int as count from shipment where visible',
    );
    expect(rows).toEqual([{ count: creates.length - refused.length }]);

    for (const socket of idle) socket.destroy();
    expect(await pollUntil(async () => descriptors() < most - 20, 20_000)).toBe(true);
    const scraped = await send(first, 'GET', '/metrics');
    expect([scraped.status, scraped.body]).toEqual([
      200,
      expect.stringContaining('sampan_http_requests_total'),
    ]);
    const again = await Promise.all(agents.map((agent) => send(agent, 'POST', '/api/v1/shipments', order())));
    expect(again.map(({ status }) => status)).toEqual(agents.map(() => 201));
    for (const agent of agents) agent.destroy();
  });
});
