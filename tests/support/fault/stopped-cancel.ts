import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import { databaseContents } from '../store/database-contents.ts';
import { reconcileHere } from './crash-recovery.ts';
import type { FaultWorld } from './fault-world.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

/** A process checks its lock before it calls the carrier if this much of its own time has passed. */
const longMs = 1_100;

/**
 * Pauses a process within a cancellation until its lock expires. Another process cancels, then the first one
 * continues.
 */
export async function expectSleepingCancelWritesNothing(world: FaultWorld, point: string): Promise<void> {
  const account = await world.account();
  const other = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const booked = await other.post('/shipments', { idempotencyKey: randomUUID(), body: world.order() });
  const path = `/shipments/${booked.body.data.id}/cancel`;
  const sleeper = await world.start({ SAMPAN_ROLES: 'api', SAMPAN_CRASHPOINT: `${point}:stop` });
  const late = apiClient(sleeper.rootUrl, account.liveKey).post(path);
  expect(await pollUntil(async () => isStopped(sleeper.pid), 5_000)).toBe(true);

  await world.passLock();
  const answer = await other.post(path);
  expect(answer.status).toBe(200);
  await delay(longMs);
  const before = await databaseContents(world.database);
  sleeper.signal('SIGCONT');
  expect(await late).toMatchObject({ status: 200, text: answer.text });
  expect(await databaseContents(world.database)).toEqual(before);
  expect(await storiesOf(world.database, account.id)).toMatchObject([storyOf.cancelled]);
  await sleeper.stop();
}

/** Pauses a worker while it finishes a booking. Another worker finishes it, then the first one continues. */
export async function expectSleepingReconcilerWritesNothing(world: FaultWorld, point: string): Promise<void> {
  const account = await world.account();
  const client = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const request = { idempotencyKey: randomUUID(), body: world.order({ reference_no: 'SANDBOX-DROP' }) };
  expect((await client.post('/shipments', request)).status).toBe(503);
  const starting = world.start({ SAMPAN_ROLES: 'worker', SAMPAN_CRASHPOINT: `${point}:stop` });
  const sleeper = await starting;
  expect(await pollUntil(async () => isStopped(sleeper.pid), 20_000)).toBe(true);

  await world.passLock();
  expect(await reconcileHere(world)).toBe(1);
  const before = await databaseContents(world.database);
  const held = await world.bookings();
  sleeper.signal('SIGCONT');
  await sleeper.stop();
  expect(ofBookings(await databaseContents(world.database))).toEqual(ofBookings(before));
  expect(await world.bookings()).toEqual(held);
  expect(await storiesOf(world.database, account.id)).toMatchObject([storyOf.booked]);
}

/** Only the tables that a second run would change; a worker's other jobs write to other tables. */
function ofBookings(contents: Record<string, readonly string[]>) {
  const names = [
    'shipment',
    'hold',
    'wallet',
    'wallet_transaction',
    'event',
    'tracking_event',
    'idempotency_key',
  ];
  return Object.fromEntries(names.map((name) => [name, contents[name]]));
}

function isStopped(pid: number): boolean {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('T');
}
