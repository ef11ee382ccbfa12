import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Db, openDb } from '../../db/client.ts';
import type { ApiContext } from '../../src/http/operation.ts';
import { sendAttempt } from '../../src/webhook/attempt.ts';
import { type Cut, type PostgresProxy, startPostgresProxy } from '../support/store/postgres-proxy.ts';
import { claimed, rowOf } from './claimed.ts';
import { startWorld, type World } from './world.ts';

/** The connection that writes a result breaks before the statement arrives, or after its commit. */
let world: World;
let proxy: PostgresProxy;
let db: Db;
let context: ApiContext;
beforeAll(async () => {
  world = await startWorld(null);
  proxy = await startPostgresProxy(world.service.database.url);
  db = openDb({ url: proxy.url });
  context = { ...world.service.context, db };
});
afterAll(async () => {
  await db[Symbol.asyncDispose]();
  await proxy.stop();
  await world[Symbol.asyncDispose]();
});
afterEach(() => world.deleteEndpoints());

/** Makes an attempt with the response `status`, and cuts the connection at the statement that writes its result. */
async function attemptCutAt(statement: string, cut: Cut, status: number, schedule = [0, 3_600_000]) {
  const path = `/${cut}-${status}-${schedule.length}`;
  const [claim] = await claimed(world, path);
  if (!claim) throw new Error('nothing was due');
  world.receiver.behave(() => ({ status }));
  proxy.cutNext(statement, cut);
  const { config } = context;
  await sendAttempt({ ...context, config: { ...config, webhook: { ...config.webhook, schedule } } }, claim);
  expect(proxy.hasCut()).toBe(true);
  expect(world.receiver.received.filter((one) => one.path === path)).toHaveLength(1);
  return { claim, row: await rowOf(world, claim) };
}

describe.each<Cut>(['before', 'after'])('a result whose connection is cut %s it is written', (cut) => {
  it('is written once', async () => {
    const { row } = await attemptCutAt('write_delivery_results', cut, 200);
    expect(row).toMatchObject({ state: 'succeeded', attempt_count: 1, attempts: [{ http_status: 200 }] });
  });

  it('uses one step of the schedule', async () => {
    const { row } = await attemptCutAt('write_delivery_results', cut, 500);
    expect(row).toMatchObject({ state: 'retrying', scheduled_count: 1, attempts: [{ http_status: 500 }] });
  });

  it('counts once as a failure of the endpoint after the last attempt', async () => {
    const { claim, row } = await attemptCutAt('commit', cut, 503, [0]);
    expect(row).toMatchObject({ state: 'failed', attempts: [{ http_status: 503 }] });
    const { rows } = await world.service.database.db.pool.query(
      'select failed_in_row from webhook_endpoint where id = $1',
      [claim.endpoint_id],
    );
    expect(rows).toEqual([{ failed_in_row: 1 }]);
  });
});
