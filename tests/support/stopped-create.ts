import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { databaseContents } from './database-contents.ts';
import type { FaultWorld } from './fault-world.ts';
import { apiClient } from './http-client.ts';
import { pollUntil } from './poll.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

/** Points of a create after which the run still writes. */
export const stoppablePoints = [
  'after-claim',
  'before-book',
  'after-book',
  'carrier-before-send',
  'carrier-after-response',
  'before-finish',
] as const;

/**
 * Stops a process in the middle of a create, past its lock; another one answers the same request; then the first goes
 * on. Expects that it writes nothing and answers that it was not the one.
 */
export async function expectSleeperWritesNothing(world: FaultWorld, point: string): Promise<void> {
  const account = await world.account();
  const request = { idempotencyKey: randomUUID(), body: world.order() };
  const sleeper = await world.start({ SAMPAN_ROLES: 'api', SAMPAN_CRASHPOINT: `${point}:stop` });
  const late = apiClient(sleeper.rootUrl, account.liveKey).post('/shipments', request);
  expect(await pollUntil(async () => isStopped(sleeper.pid), 5_000)).toBe(true);
  const other = apiClient((await world.bystander()).rootUrl, account.liveKey);
  expect(await other.post('/shipments', request)).toMatchObject({ status: 409 });

  await world.passLock();
  const answer = await other.post('/shipments', request);
  expect(answer.status).toBe(201);
  const before = await databaseContents(world.database);
  sleeper.signal('SIGCONT');
  expect(await late).toMatchObject({ status: 409, body: { data: { name: 'IDEMPOTENCY_IN_FLIGHT' } } });
  expect(await databaseContents(world.database)).toEqual(before);

  const stories = await storiesOf(world.database, account.id);
  expect(stories).toMatchObject([{ ...storyOf.booked, id: answer.body.data.id }]);
  const held = (await world.bookings()).filter(({ reference }) => reference === stories[0]?.id);
  expect(held).toMatchObject([{ state: 'booked', waybill: stories[0]?.waybill }]);
  await sleeper.stop();
}

function isStopped(pid: number): boolean {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('T');
}
