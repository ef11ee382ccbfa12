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
  it('are those that the database stamped then, also if the clock of the process was behind', async () => {
    const { service } = world;
    const { pool } = service.database.db;
    await world.endpoint('/behind', ['wallet.low_balance']);
    const [made] = await world.emit(1);
    const old = `evt_${'0'.repeat(32)}`;
    await pool.query('delete from webhook_delivery where event_id = $1', [made]);
    await pool.query('update event set id = $1 where id = $2', [old, made]);
    expect(await expireEvents(service.context)).toBe(0);
    expect((await pool.query('select id from event where id = $1', [old])).rows).toHaveLength(1);
    await pool.query('delete from event where id = $1', [old]);
  });

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
