import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expireEvents } from '../../src/job/expire.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

describe('events past their retention period', () => {
  it('are deleted with their deliveries, except events with a pending delivery, and not earlier', async () => {
    const { service } = world;
    const { pool } = service.database.db;
    const { id } = await world.endpoint('/kept', ['wallet.low_balance']);
    await world.emit(3);
    await service.call('post', `/webhooks/${id}/test`);
    const [pending] = await world.emit(1);
    await pool.query(
      "update webhook_delivery set state = 'succeeded', next_attempt_at = null where event_id <> $1",
      [pending],
    );
    expect(await expireEvents(service.context)).toBe(0);
    await service.database.setClock('31 days');
    expect(await expireEvents(service.context)).toBe(4);
    expect((await world.deliveries(id)).map(({ event_id }) => event_id)).toEqual([pending]);
    const { rows } = await pool.query('select count(*) as count from webhook_attempt');
    expect(rows[0].count).toBe(0);
  });
});
