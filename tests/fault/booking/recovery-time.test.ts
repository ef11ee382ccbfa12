import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { takeOverIntervalSeconds } from '../../../db/query/booking/unfinished.ts';
import { lockSeconds } from '../../../db/table/account.ts';
import { patient } from '../../support/deadline.ts';
import { crashFlows } from '../../support/fault/crash-flow.ts';
import { type CarrierKind, openFaultWorld } from '../../support/fault/fault-world.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';

/** Measured with the real clock, from the death of the process to the booking's final state. */
const withinMs = 10_000;

async function timeOfRetry(carrier: CarrierKind, point: string): Promise<string> {
  const world = await openFaultWorld(carrier);
  try {
    const service = await world.bystander();
    const cut = await crashFlows.create.cutOff(world, point);
    const died = performance.now();
    for (let retries = 0; ; retries++) {
      const answer = await cut.again(service);
      const tookMs = performance.now() - died;
      if (answer.status === 201) {
        await cut.expectDone();
        expect(tookMs).toBeLessThan(patient(withinMs));
        return `${carrier}, dies at ${point}, same key: ${(tookMs / 1000).toFixed(1)} s, ${retries} retries`;
      }
      expect(answer.status).toBe(409);
      expect(answer.retryAfterSeconds).toBeLessThanOrEqual(lockSeconds);
      // A client stops after five.
      expect(retries).toBeLessThan(5);
      await delay(answer.retryAfterSeconds * 1000);
    }
  } finally {
    await world.stop();
  }
}

async function timeOfReconciler(
  carrier: CarrierKind,
  flow: 'create' | 'cancel',
  point: string,
): Promise<string> {
  const world = await openFaultWorld(carrier);
  try {
    await world.start({ SAMPAN_ROLES: 'worker' });
    const cut = await crashFlows[flow].cutOff(world, point);
    const died = performance.now();
    expect(await pollUntil(cut.isDone, withinMs)).toBe(true);
    const tookMs = performance.now() - died;
    await cut.expectDone();
    expect(tookMs).toBeLessThan(patient(withinMs));
    return `${carrier}, ${flow} dies at ${point}, reconciler alone: ${(tookMs / 1000).toFixed(1)} s`;
  } finally {
    await world.stop();
  }
}

it('a retry with the same key or the reconciler ends the work of a killed process within 10 s', async () => {
  const figures = [
    await timeOfRetry('sandbox', 'before-book'),
    await timeOfRetry('http', 'after-book'),
    await timeOfReconciler('sandbox', 'create', 'after-book'),
    await timeOfReconciler('http', 'create', 'carrier-after-response'),
    await timeOfReconciler('http', 'cancel', 'cancel-after-carrier'),
  ];
  console.log(figures.join('\n'));
}, 60_000);

it('a booking whose carrier takes longer than a lock is not taken over while its process lives', async () => {
  const slowMs = (lockSeconds + takeOverIntervalSeconds) * 1_000;
  const world = await openFaultWorld('http', ['--slow-ms', String(slowMs)]);
  try {
    await world.start({ SAMPAN_ROLES: 'worker', CARRIER_DEADLINE_MS: '25000' });
    const service = await world.start({ SAMPAN_ROLES: 'api', CARRIER_DEADLINE_MS: '25000' });
    const account = await world.account();
    const request = { idempotencyKey: randomUUID(), body: world.order({ reference_no: 'SANDBOX-SLOW' }) };
    const answer = await apiClient(service.rootUrl, account.liveKey).post('/shipments', request);
    expect(answer.status).toBe(201);
    const calls = await world.query('select operation from carrier_call');
    expect(calls).toEqual([{ operation: 'dispatch' }]);
    const [booking] = await world.bookings();
    expect(booking?.dispatches).toBe(1);
  } finally {
    await world.stop();
  }
}, 60_000);
