import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import { databaseContents } from '../store/database-contents.ts';
import type { FaultWorld } from './fault-world.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

/** A process checks its lock before it calls the carrier if this much of its own time has passed. */
const longMs = 1_100;

/** Points of a create after which the process still writes. */
export const stoppablePoints = [
  'after-claim',
  'before-book',
  'after-book',
  'carrier-before-send',
  'carrier-after-response',
  'before-finish',
] as const;

/**
 * Pauses a process within a create until its lock expires. Another process finishes the same request, then
 * the first one continues. Expects that the first writes nothing and responds that it lost the lock.
 */
export async function expectSleeperWritesNothing(world: FaultWorld, point: string): Promise<void> {
  const account = await world.account();
  const request = { idempotencyKey: randomUUID(), body: world.order() };
  const other = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const sleeper = await world.start({ SAMPAN_ROLES: 'api', SAMPAN_CRASHPOINT: `${point}:stop` });
  const late = apiClient(sleeper.rootUrl, account.liveKey).post('/shipments', request);
  expect(await pollUntil(async () => isStopped(sleeper.pid), 5_000)).toBe(true);

  await world.passLock();
  const stoppedAt = performance.now();
  const answer = await other.post('/shipments', request);
  expect(answer.status).toBe(201);
  // The process's own clock must pass the limit too, so that it checks its lock.
  await delay(Math.max(longMs - (performance.now() - stoppedAt), 0));
  const before = await databaseContents(world.database);
  const called = await dispatchesOf(world);
  sleeper.signal('SIGCONT');
  expect(await late).toMatchObject({ status: 409, body: { data: { name: 'IDEMPOTENCY_IN_FLIGHT' } } });
  expect(await databaseContents(world.database)).toEqual(before);
  expect(await dispatchesOf(world)).toEqual(called);

  const stories = await storiesOf(world.database, account.id);
  expect(stories).toMatchObject([{ ...storyOf.booked, id: answer.body.data.id }]);
  const held = (await world.bookings()).filter(({ reference }) => reference === stories[0]?.id);
  expect(held).toMatchObject([{ state: 'booked', waybill: stories[0]?.waybill }]);
  await sleeper.stop();
}

/** Returns the number of dispatches that the carrier received, by reference. */
async function dispatchesOf(world: FaultWorld): Promise<Record<string, number>> {
  return Object.fromEntries(
    (await world.bookings()).map(({ reference, dispatches }) => [reference, dispatches]),
  );
}

function isStopped(pid: number): boolean {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('T');
}
