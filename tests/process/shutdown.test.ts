import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pollUntil } from '../support/poll.ts';
import { startChildService } from '../support/process/child-service.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { freePort } from '../support/store/redis.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Requests a path; null if the connection is refused or reset. */
function ask(url: string, agent?: Agent): Promise<Answer | null> {
  return new Promise((resolve) => {
    get(url, agent ? { agent } : { agent: false }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    }).on('error', () => resolve(null));
  });
}

it('stops in this order: readiness falls, connections end with a response, the listener closes', async () => {
  const service = await startChildService(database.url, { SHUTDOWN_DELAY_MS: '2000' });
  const keptAlive = new Agent({ keepAlive: true, maxSockets: 1 });
  const page = `${service.rootUrl}/docs`;
  expect((await ask(page, keptAlive))?.headers.connection).toBe('keep-alive');
  expect((await ask(`${service.rootUrl}/readyz`))?.status).toBe(200);
  service.signal('SIGTERM');
  const readiness: (number | undefined)[] = [];
  const ended = async () => {
    const answer = await ask(`${service.rootUrl}/readyz`);
    if (answer && readiness.at(-1) !== answer.status) readiness.push(answer.status);
    if (answer?.status !== 503 || readiness.length > 2) return answer === null;
    const served = await ask(page, keptAlive);
    if (served) expect([served.status, served.headers.connection]).toEqual([200, 'close']);
    return false;
  };
  expect(await pollUntil(ended, 10_000)).toBe(true);
  keptAlive.destroy();
  expect(readiness.filter((status) => status !== 200)).toEqual([503]);
  expect(await service.ended).toEqual({ code: 0, signal: null });
});

it('a worker serves liveness, readiness and metrics at PROBE_PORT, and nothing else', async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const service = await startChildService(database.url, { SAMPAN_ROLES: 'worker', PROBE_PORT: port });
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect([path, (await ask(url + path))?.status]).toEqual([path, 200]);
  expect((await ask(`${url}/api/v1/countries`))?.status).toBe(404);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('process_cpu_seconds_total');
  expect(metrics).toContain('sampan_');
  service.signal('SIGTERM');
  expect(await service.ended).toEqual({ code: 0, signal: null });
  expect(await ask(`${url}/healthz`)).toBeNull();
});

it('a worker whose PROBE_PORT is in use is refused with its name', async () => {
  const port = String(await freePort());
  const env = { SAMPAN_ROLES: 'worker', PROBE_PORT: port };
  await using first = await startChildService(database.url, env);
  expect(first.rootUrl).toBe('');
  await expect(startChildService(database.url, env)).rejects.toThrow(
    `PROBE_PORT: ${port} on 127.0.0.1 is already in use`,
  );
});
