import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import type { ChildService } from '../process/child-service.ts';
import type { FaultWorld } from './fault-world.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

/**
 * Sends `count` creates with one key in parallel, spread over the processes. Expects one booking and one
 * carrier call.
 */
export async function expectOneBookingOf(
  world: FaultWorld,
  services: readonly ChildService[],
  calls: number,
): Promise<void> {
  const account = await world.account();
  const request = { idempotencyKey: randomUUID(), body: world.order() };
  const clients = services.map(({ rootUrl }) => apiClient(rootUrl, account.liveKey));
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, index) =>
      (clients[index % clients.length] as (typeof clients)[number]).post('/shipments', request),
    ),
  );
  const booked = answers.filter(({ status }) => status === 201);
  const others = answers.filter(({ status }) => status !== 201);
  expect(booked.length).toBeGreaterThan(0);
  expect(new Set(booked.map(({ text }) => text)).size).toBe(1);
  for (const other of others) {
    expect(other).toMatchObject({ status: 409, body: { data: { name: 'IDEMPOTENCY_IN_FLIGHT' } } });
  }
  for (const client of clients) expect((await client.post('/shipments', request)).text).toBe(booked[0]?.text);

  const stories = await storiesOf(world.database, account.id);
  expect(stories).toMatchObject([{ ...storyOf.booked, id: booked[0]?.body.data.id }]);
  const id = stories[0]?.id ?? '';
  const held = (await world.bookings()).filter(({ reference }) => reference === id);
  expect(held).toMatchObject([{ state: 'booked', dispatches: 1 }]);
  const journal = () =>
    world.query('select operation, outcome from carrier_call where account_id = $1', [account.id]);
  const isTold = async () => (await journal()).every(({ outcome }) => outcome !== null);
  expect(await pollUntil(isTold, 5_000)).toBe(true);
  expect(await journal()).toEqual([{ operation: 'dispatch', outcome: 'accepted' }]);
  if (world.simulator) expect((await world.simulator.received(id)).counts[id]).toEqual({ createBooking: 1 });
}
