import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { closedLoop, fixedRate, fixedRateSample } from '../../../scripts/bench/load.ts';
import type { ServerProcess } from '../../../scripts/frame/processes.ts';

const request = { title: 'a request', method: 'GET', path: '/', headers: {} } as const;

async function serve(listener: RequestListener, stack: AsyncDisposableStack): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('fixedRate sends every request, and counts the latency of a late one from the time at which it was due', async () => {
  await using stack = new AsyncDisposableStack();
  const pauseMs = 300;
  let paused = false;
  // Pauses this process, and thus the sender too: a latency from the time of sending would miss it.
  const url = await serve((_request, response) => {
    const until = performance.now() + pauseMs;
    while (!paused && performance.now() < until);
    paused = true;
    response.end();
  }, stack);
  const signal = new AbortController().signal;
  const answers = await fixedRate([url], request, { perSecond: 100, seconds: 0.5, signal });
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  // Due in the first tenth of a second, so at least until the end of the pause.
  for (const { ms } of answers.slice(0, 10)) expect(ms).toBeGreaterThan(pauseMs - 100);
});

it('closedLoop measures for longer if no response came in its time', async () => {
  await using stack = new AsyncDisposableStack();
  const url = await serve((_request, response) => void setTimeout(() => response.end(), 400), stack);
  const report = { cpuMicros: 0, residentBytes: 0, heapBytes: 0 };
  const server: ServerProcess = {
    url,
    report: async () => report,
    nextMessage: async () => null,
    [Symbol.asyncDispose]: async () => {},
  };
  const { signal } = new AbortController();
  const { perSecond } = await closedLoop(server, request, { connections: 1, seconds: 0.2, signal });
  expect(perSecond).toBeGreaterThan(0);
});

it('fixedRateSample counts bookings in time and refusals, and refuses a broken connection', () => {
  const booked = { status: 201, ms: 10, inTime: true };
  const late = { status: 201, ms: 30, inTime: false };
  const refused = { status: 503, ms: 1, inTime: true };
  expect(fixedRateSample([booked, late, refused, refused], 2)).toEqual({
    offeredPerSecond: 2,
    perSecond: 0.5,
    p50Ms: 20,
    p95Ms: 29,
    p99Ms: expect.closeTo(29.8) as unknown as number,
    refusedPerSecond: 1,
    refusedP99Ms: 1,
  });
  expect(() => fixedRateSample([{ ...booked, status: 0 }], 1)).toThrow('1 of 1 requests failed');
});
