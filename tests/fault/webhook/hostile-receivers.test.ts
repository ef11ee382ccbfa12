import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { chunked, drip, flood } from '../../outbound/hostile.ts';
import { answering, startReceiver } from '../../outbound/receiver.ts';
import { pollUntil } from '../../support/poll.ts';
import { create } from '../../webhook/http.ts';
import { startWorld } from '../../webhook/world.ts';
import { startFleet } from './profile/fleet.ts';

const [eventsEach, maxMs, maxGrowthMib] = [8, 15_000, 100];
const gigabyte = 1024 ** 3;
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));

const hostile: Readonly<Record<string, (socket: Socket) => void>> = {
  silent: () => {},
  'dripping headers': drip('HTTP/1.1 200 OK\r\nX-Slow: '),
  'dripping a body': drip('HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n'),
  endless: flood('HTTP/1.1 200 OK\r\n\r\n', 'x'),
  'a gigabyte': flood(`HTTP/1.1 200 OK\r\nContent-Length: ${gigabyte}\r\n\r\n`, 'x'),
  'chunks of a byte': flood(chunked, '1\r\nx\r\n'),
  'a header bomb': flood('HTTP/1.1 200 OK\r\nX-Bomb: ', 'x'),
  'many headers': flood('HTTP/1.1 200 OK\r\n', 'X-Bomb: x\r\n'),
  'early hints': flood('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  'a gzip bomb': answering(
    Buffer.concat([
      Buffer.from(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`),
      bomb,
    ]),
  ),
  'a reset': (socket) => socket.resetAndDestroy(),
  'a reset within the body': (socket) =>
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\nx', () => socket.resetAndDestroy());
    }),
};

/** Returns a process's resident memory in MiB. */
function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

it("attempts to hostile receivers end within 15 s each, and do not increase the worker's memory", async () => {
  await using world = await startWorld(null);
  await using stack = new AsyncDisposableStack();
  const origins = await Promise.all(
    Object.values(hostile).map(async (serve) => stack.use(await startReceiver(serve)).origin),
  );
  const stalled = stack.use(await startReceiver());
  origins.push(stalled.origin.replace('http:', 'https:'));
  for (const origin of origins) {
    const { status } = await create(world.service, { url: `${origin}/hook`, events: ['*'] });
    expect(status).toBe(201);
  }
  // The service's real time limits; one attempt per delivery.
  await using fleet = await startFleet(world, 1, {
    WEBHOOK_SCHEDULE: '0',
    WEBHOOK_LATE_SLOTS: '64',
    NODE_OPTIONS: '--max-semi-space-size=4',
  });
  const pid = fleet.members[0]?.pid ?? 0;
  await world.endpoint('/well', ['wallet.low_balance']);
  await world.emit(1);
  expect(await world.receiver.got(1)).toBe(true);
  const before = residentMib(pid);
  let most = before;
  await world.emit(eventsEach - 1);
  const { pool } = world.service.database.db;
  const ended = async () => {
    most = Math.max(most, residentMib(pid));
    const { rows } = await pool.query(
      'select count(*) as open from webhook_delivery where next_attempt_at is not null',
    );
    return rows[0].open === 0;
  };
  expect(await pollUntil(ended, 110_000)).toBe(true);
  const { rows } = await pool.query<{ attempts: number; longest: number; unknown: number }>(
    `select count(*) as attempts, max(latency_ms) as longest,
      count(*) filter (where latency_ms is null) as unknown from webhook_attempt`,
  );
  const { attempts = 0, longest = 0, unknown = 0 } = rows[0] ?? {};
  const figures = `${attempts} attempts at ${origins.length} hostile receivers, the longest ${(longest / 1000).toFixed(1)} s; worker's memory ${Math.round(before)} MiB before, at most ${Math.round(most)} MiB`;
  console.log(figures);
  expect([figures, unknown, longest < maxMs]).toEqual([figures, 0, true]);
  expect(attempts).toBe(eventsEach * (origins.length + 1));
  expect(most - before).toBeLessThan(maxGrowthMib);
  expect(fleet.deaths()).toBe(0);
}, 37_500);
