import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { patient } from '../../support/deadline.ts';
import { crashFlows } from '../../support/fault/crash-flow.ts';
import { type CarrierKind, openFaultWorld } from '../../support/fault/fault-world.ts';
import { pollUntil } from '../../support/poll.ts';

/** Measured with the real clock: the time from a crash to the booking's final state. */
const retryWithinMs = 75_000;
const reconcilerWithinMs = 90_000;

async function timeOfRetry(carrier: CarrierKind, point: string): Promise<string> {
  const world = await openFaultWorld(carrier);
  try {
    const cut = await crashFlows.create.cutOff(world, point);
    const died = performance.now();
    const service = await world.start({ SAMPAN_ROLES: 'api' });
    for (;;) {
      const answer = await cut.again(service);
      const tookMs = performance.now() - died;
      if (answer.status === 201) {
        await cut.expectDone();
        expect(tookMs).toBeLessThan(retryWithinMs);
        return `${carrier}, dies at ${point}, same key: ${(tookMs / 1000).toFixed(1)} s`;
      }
      expect(answer).toMatchObject({ status: 409, retryAfterSeconds: 1 });
      expect(tookMs).toBeLessThan(retryWithinMs);
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
    const cut = await crashFlows[flow].cutOff(world, point);
    const died = performance.now();
    await world.start({ SAMPAN_ROLES: 'worker' });
    expect(await pollUntil(cut.isDone, reconcilerWithinMs)).toBe(true);
    const tookMs = performance.now() - died;
    await cut.expectDone();
    expect(tookMs).toBeLessThan(reconcilerWithinMs);
    return `${carrier}, ${flow} dies at ${point}, reconciler alone: ${(tookMs / 1000).toFixed(1)} s`;
  } finally {
    await world.stop();
  }
}

it(
  'a retry with the same key is final within 75 s of a crash, and the reconciler within 90 s',
  async () => {
    const figures = await Promise.all([
      timeOfRetry('sandbox', 'before-book'),
      timeOfRetry('http', 'after-book'),
      timeOfReconciler('sandbox', 'create', 'after-book'),
      timeOfReconciler('http', 'create', 'carrier-after-response'),
      timeOfReconciler('http', 'cancel', 'cancel-after-carrier'),
    ]);
    console.log(figures.join('\n'));
  },
  patient(37_500),
);
