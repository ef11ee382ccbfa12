import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { fixedRate, fixedRateSample } from '../../../scripts/bench/load.ts';

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

it('fixedRate sends every request that is due, and counts latency from the time at which it was', async () => {
  await using stack = new AsyncDisposableStack();
  const waiting: (() => void)[] = [];
  const total = 50;
  // Responds to none before all have arrived: a server that pauses.
  const url = await serve((_request, response) => {
    waiting.push(() => response.end());
    if (waiting.length === total) for (const respond of waiting) respond();
  }, stack);
  const signal = new AbortController().signal;
  const answers = await fixedRate([url], request, { perSecond: 100, seconds: total / 100, signal });
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: total }, () => 200));
  // The first was due almost half a second before the last, and both have their response at the same time.
  const [first, last] = [answers.at(0)?.ms ?? 0, answers.at(-1)?.ms ?? 0];
  expect(first - last).toBeGreaterThan(450);
  expect(first - last).toBeLessThan(550);
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
