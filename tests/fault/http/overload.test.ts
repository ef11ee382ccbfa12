import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { openFaultWorld } from '../../support/fault/fault-world.ts';
import {
  BookingClient,
  closedLoop,
  openLoop,
  percentile,
  printFigures,
  withStatus,
} from '../../support/fault/load.ts';
import { patient } from '../../support/patience.ts';
import { startOwnPostgres } from '../../support/store/own-postgres.ts';

const seconds = 30;
const timesCapacity = 4;
const maxRefusalMs = 100;
const maxRecoveryMs = 5_000;
const maxGrowthMb = 100;

it('refuses at the door at 4 times its capacity, finishes every admitted request, and recovers', async () => {
  await using _server = await startOwnPostgres({ onDisk: true });
  const world = await openFaultWorld('sandbox');
  try {
    const service = await world.start({ LOG_LEVEL: 'info' });
    const account = await world.account(1e12);
    using client = new BookingClient([service.rootUrl], account.liveKey, world.order());
    const made = async () =>
      (await world.query<{ count: number }>('select count(*)::int as count from shipment'))[0]?.count ?? 0;
    const bookedPerSecond = async (lasting: number) =>
      withStatus(await closedLoop(16, lasting, client.book), 201).length / lasting;
    const residentMb = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1024;

    await bookedPerSecond(3);
    const peakBefore = await bookedPerSecond(6);
    const calm = await closedLoop(1, 3, client.book);
    const before = { made: await made(), residentMb: residentMb(), lines: service.log().split('\n').length };

    const began = performance.now();
    const flood = await openLoop(timesCapacity * peakBefore, seconds, client.book);
    const ended = began + seconds * 1000;
    const peakMb = residentMb();

    let recoveryMs = Number.POSITIVE_INFINITY;
    const isCalmMs = Math.max(3 * percentile(calm, 99), patient(50));
    while (recoveryMs === Number.POSITIVE_INFINITY && performance.now() < ended + patient(maxRecoveryMs)) {
      const { status, ms, at } = await client.book();
      if (status === 201 && ms < isCalmMs) recoveryMs = at - ended;
      flood.push({ status, ms, at, headers: {} });
    }
    const lines = service.log().split('\n').length - before.lines;
    const madeThen = (await made()) - before.made;
    const peakAfter = await bookedPerSecond(6);
    await delay(5_000);
    const restMb = residentMb();

    const booked = withStatus(flood, 201);
    const refused = withStatus(flood, 503);
    const inTime = booked.filter(({ at }) => at < ended);
    const peak = (peakBefore + peakAfter) / 2;
    printFigures(`overload, ${timesCapacity} times the capacity for ${seconds} s`, {
      'peak, bookings/s, before and after': `${Math.round(peakBefore)}, ${Math.round(peakAfter)}`,
      'offered/s': timesCapacity * peakBefore,
      'booked/s': inTime.length / seconds,
      'goodput / peak': (inTime.length / seconds / peak).toFixed(2),
      'booked, p50 and p99 ms': `${Math.round(percentile(booked, 50))}, ${Math.round(percentile(booked, 99))}`,
      'refused with 503': refused.length,
      'refused, p50 and p99 ms': `${Math.round(percentile(refused, 50))}, ${Math.round(percentile(refused, 99))}`,
      'other responses': flood.length - booked.length - refused.length,
      acknowledged: booked.length,
      made: madeThen,
      'log lines': lines,
      'resident MB before, at the end, 10 s later': [before.residentMb, peakMb, restMb]
        .map(Math.round)
        .join(', '),
      'recovery ms': recoveryMs,
    });

    expect(madeThen).toBe(booked.length);
    expect(flood.length - booked.length - refused.length).toBe(0);
    expect(refused.length).toBeGreaterThan(flood.length / 4);
    for (const { headers } of refused)
      expect(headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-limit-day': '1000000' });
    expect(lines).toBeLessThan(seconds * 1.2 + 5);
    expect(percentile(refused, 50)).toBeLessThan(patient(maxRefusalMs));
    expect(percentile(refused, 99)).toBeLessThan(patient(maxRefusalMs));
    expect(inTime.length / seconds).toBeGreaterThan(0.9 * peak);
    expect(restMb).toBeLessThan(before.residentMb + maxGrowthMb);
    expect(recoveryMs).toBeLessThan(patient(maxRecoveryMs));
  } finally {
    await world.stop();
  }
}, 300_000);
