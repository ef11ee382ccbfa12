import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { pollUntil } from '../../support/poll.ts';
import { startWorld } from '../../webhook/world.ts';

/** Longer than the lease of an attempt, which its worker extends while it runs. */
const answersAfterMs = 8_000;

it('a receiver that responds late but within the deadline gets the event once', async () => {
  await using world = await startWorld(null, { WEBHOOK_TIMEOUT_MS: '10000', WEBHOOK_LEASE_MS: '20000' });
  world.receiver.behave(async () => {
    await delay(answersAfterMs);
    return { status: 200 };
  });
  const { id } = await world.endpoint('/slow', ['wallet.low_balance']);
  await using _workers = world.work();
  await world.emit(1);
  const ended = async () => (await world.deliveries(id)).every(({ state }) => state === 'succeeded');
  expect(await pollUntil(ended, 15_000)).toBe(true);
  expect(world.receiver.received).toHaveLength(1);
  expect((await world.deliveries(id))[0]).toMatchObject({ attempt_count: 1, http_status: 200 });
});
