import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { expect, it } from '@jest/globals';
import { patient } from '../../support/deadline.ts';
import { withFaultWorldOnDisk } from '../../support/fault/fault-world.ts';
import {
  closedLoop,
  type LoadAnswer,
  openLoop,
  PostClient,
  percentile,
  printFigures,
  withStatus,
} from '../../support/fault/load.ts';

/** Calm and flood alternate, because the machine's other load changes. */
const rounds = 4;
const peakSeconds = 4;
const floodSeconds = 10;
const timesCapacity = 4;
/** A refusal costs about a twelfth of a booking, so refusing three times the capacity costs a quarter of it. */
const minGoodput = 0.65;
/** The flood usually leaves 0.95. Below this, the measure is wrong, and must not excuse few bookings. */
const minLeft = 0.8;
const maxRefusalMs = 100;
const maxRecoveryMs = 5_000;
/** V8 keeps pages that its heap no longer needs, so resident memory does not fall. It must not climb either. */
const maxGrowthMb = 200;
const maxClimbMb = 50;

it(
  'refuses at the door at 4 times its capacity, finishes every admitted request, and recovers',
  () =>
    withFaultWorldOnDisk(async (world) => {
      const service = await world.start({ LOG_LEVEL: 'info' });
      const account = await world.account(1e12);
      using client = new PostClient([service.rootUrl], account.liveKey, world.order());
      const made = async () =>
        (await world.query<{ count: number }>('select count(*)::int as count from shipment'))[0]?.count ?? 0;
      const residentMb = () =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1024;

      await closedLoop(16, 3, client.post);
      const calm = await closedLoop(1, 3, client.post);
      const isCalmMs = Math.max(3 * percentile(calm, 99), patient(50));
      const before = { made: await made(), residentMb: residentMb() };
      const flood: LoadAnswer[] = [];
      let [peak, offered, inTime, lines, peakMb, recoveryMs] = [0, 0, 0, 0, 0, 0];
      let calmBookings = 0;
      const restMb: number[] = [];
      const loadCpu = { calm: 0, flood: 0 };
      for (let round = 0; round < rounds; round++) {
        let cpu = process.cpuUsage();
        const calmly = withStatus(await closedLoop(16, peakSeconds, client.post), 201);
        loadCpu.calm += cpuSecondsSince(cpu) / peakSeconds;
        calmBookings += calmly.length;
        const capacity = calmly.length / peakSeconds;
        const linesBefore = service.log().split('\n').length;
        const began = performance.now();
        cpu = process.cpuUsage();
        const answers = await openLoop(timesCapacity * capacity, floodSeconds, client.post);
        loadCpu.flood += cpuSecondsSince(cpu) / ((performance.now() - began) / 1000);
        const ended = began + floodSeconds * 1000;
        peak += capacity / rounds;
        offered += answers.length;
        inTime += withStatus(answers, 201).filter(({ at }) => at < ended).length;
        peakMb = Math.max(peakMb, residentMb());
        flood.push(...answers);
        for (let isOver = false; !isOver; ) {
          const answer = await client.post();
          flood.push(answer);
          const afterMs = answer.at - ended;
          recoveryMs = Math.max(recoveryMs, afterMs);
          isOver = (answer.status === 201 && answer.ms < isCalmMs) || afterMs > patient(maxRecoveryMs);
        }
        restMb.push(residentMb());
        lines += service.log().split('\n').length - linesBefore;
      }
      const madeThen = (await made()) - before.made - calmBookings;
      const booked = withStatus(flood, 201);
      const refused = withStatus(flood, 503);
      const seconds = rounds * floodSeconds;
      const goodput = inTime / seconds;
      // The load runs on the same machine. What a flood costs its sender is not the service's to lose.
      const left = Math.max(minLeft, 1 - (loadCpu.flood - loadCpu.calm) / rounds / availableParallelism());
      printFigures(`overload, ${timesCapacity} times the capacity, ${rounds} times for ${floodSeconds} s`, {
        'peak, bookings/s': peak,
        'offered/s': offered / seconds,
        'booked/s': goodput,
        'goodput / peak': (goodput / peak).toFixed(2),
        'CPU that the flood leaves': left.toFixed(2),
        'goodput / peak on that CPU': (goodput / peak / left).toFixed(2),
        'booked, p50 and p99 ms': `${Math.round(percentile(booked, 50))}, ${Math.round(percentile(booked, 99))}`,
        'refused with 503': refused.length,
        'refused, p50 and p99 ms': `${Math.round(percentile(refused, 50))}, ${Math.round(percentile(refused, 99))}`,
        'other responses': flood.length - booked.length - refused.length,
        acknowledged: booked.length,
        made: madeThen,
        'log lines': lines,
        'resident MB before, after each flood': [before.residentMb, ...restMb].map(Math.round).join(', '),
        'resident MB, at most': peakMb,
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
      expect(goodput).toBeGreaterThan(minGoodput * peak * left);
      expect(peakMb).toBeLessThan(before.residentMb + maxGrowthMb);
      expect(restMb.at(-1)).toBeLessThan((restMb[1] ?? 0) + maxClimbMb);
      expect(recoveryMs).toBeLessThan(patient(maxRecoveryMs));
    }),
  300_000,
);

function cpuSecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
