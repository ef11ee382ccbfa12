import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Environment } from '../../../support/command-line.ts';
import { pollUntil } from '../../../support/poll.ts';
import { startChildService } from '../../../support/process/child-service.ts';
import { order } from '../../../support/shipment/order.ts';
import { startWorld } from '../../../webhook/world.ts';
import { crowd, emitInTurn, openDeliveries, tally } from './crowd.ts';
import { startFleet } from './fleet.ts';
import { startTraffic } from './traffic.ts';

export interface RestartedStore {
  readonly redisUrl: string | null;
  readonly perSecond: number;
  readonly endpoints: number;
  /** Duration of the load before the fault, and after it. */
  readonly aroundMs: number;
  readonly recoverMs: number;
  /** Stops the store and starts it again; returns the outage in ms. */
  readonly fault: () => Promise<number>;
  readonly env?: Environment;
}

/**
 * Restarts a store under a running service with two worker processes, which are not restarted. Committed events are
 * delivered, and the API and its webhooks work again.
 */
export async function restartStore({ redisUrl, env = {}, ...profile }: RestartedStore): Promise<string> {
  await using world = await startWorld(redisUrl);
  const members = await crowd(world, profile.endpoints);
  await using fleet = await startFleet(world, 2, env);
  await using api = await startChildService(world.service.database.url, {
    SAMPAN_ROLES: 'api',
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  });
  let apiEnded = false;
  void api.ended.then(() => {
    apiEnded = true;
  });
  await world.endpoint('/booked', ['shipment.created']);
  const traffic = startTraffic((index) => emitInTurn(world, members, index), profile.perSecond);
  await delay(profile.aroundMs);
  const awayMs = await profile.fault();
  const back = performance.now();
  const booked = pollUntil(() => book(api.rootUrl, world.service.account.testKey), profile.recoverMs);
  const bookedMs = booked.then(() => performance.now() - back);
  await delay(profile.aroundMs);
  const stopped = performance.now();
  const { confirmed, unconfirmed } = await traffic.stop();
  expect([await booked, apiEnded, fleet.deaths()]).toEqual([true, false, 0]);
  const done = await pollUntil(
    async () => (await openDeliveries(world)) === 0,
    profile.recoverMs - (performance.now() - back),
  );
  const recoveredMs = performance.now() - back;
  const told = await world.receiver.got(1, { path: '/booked' });
  const { events, lost, duplicates } = await tally(world, members);
  const figures = `away for ${(awayMs / 1000).toFixed(1)} s, ${events} events committed (${unconfirmed} commits not confirmed), ${lost} lost, ${duplicates} twice; API books ${((await bookedMs) / 1000).toFixed(1)} s, everything delivered ${(recoveredMs / 1000).toFixed(1)} s after it was back (traffic went on for ${((stopped - back) / 1000).toFixed(1)} s)`;
  expect([figures, lost, done, told]).toEqual([figures, 0, true, true]);
  expect(events).toBeGreaterThanOrEqual(confirmed.length);
  expect([apiEnded, fleet.deaths()]).toEqual([false, 0]);
  return figures;
}

async function book(rootUrl: string, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`${rootUrl}/api/v1/shipments`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(order()),
      signal: AbortSignal.timeout(5_000),
    });
    await answer.arrayBuffer();
    return answer.status === 201;
  } catch {
    return false;
  }
}
