import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from '../webhook/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

describe('200', () => {
  it('returns the stored body of the event', async () => {
    const [id] = await world.emit(1);
    const { status, body } = await world.service.call('get', `/events/${id}`);
    const { rows } = await world.service.database.db.pool.query('select body from event where id = $1', [id]);
    expect([status, JSON.stringify(body.data)]).toEqual([200, rows[0].body]);
    expect(body.data.created_at).toMatch(/\.\d{6}Z$/);
  });
});

describe('404', () => {
  it("is the same for another account's, the other mode's and a missing event", async () => {
    const [id] = await world.emit(1);
    const { account } = world.service;
    const other = await world.service.createAccount();
    const get = (event: string | undefined, key: string) =>
      world.service.call('get', `/events/${event}`, key).set('X-Request-Id', 'same');
    const missing = await get('evt_none', account.testKey);
    expect(missing.status).toBe(404);
    for (const key of [account.liveKey, other.testKey]) expect((await get(id, key)).text).toBe(missing.text);
  });
});
