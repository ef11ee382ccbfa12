import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pollUntil } from '../support/poll.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let workers: AsyncDisposable;
beforeAll(async () => {
  world = await startWorld(null);
  workers = world.work();
});
afterAll(async () => {
  await workers[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

describe('a signing secret that cannot be decrypted', () => {
  it('fails the attempts of its deliveries, which use up their schedule and are not sent', async () => {
    const { id } = await world.endpoint('/moved', ['wallet.low_balance']);
    const other = await world.endpoint('/other', ['shipment.created']);
    const { pool } = world.service.database.db;
    // Stores the ciphertext of another row, which is bound to that row.
    await pool.query(
      `update webhook_secret set sealed = (select sealed from webhook_secret where endpoint_id = $2)
        where endpoint_id = $1`,
      [id, other.id],
    );
    await world.emit(1);
    const failed = async () => (await world.deliveries(id))[0]?.state === 'failed';
    expect(await pollUntil(failed, 10_000)).toBe(true);
    const [delivery] = await world.deliveries(id);
    const error = 'the signing secret could not be decrypted; nothing was sent';
    expect(delivery).toMatchObject({ attempt_count: 3, http_status: null, error });
    expect(delivery?.attempts.map((attempt) => attempt.error)).toEqual([error, error, error]);
    expect(world.receiver.received).toEqual([]);
    const { rows } = await pool.query('select failed_in_row from webhook_endpoint where id = $1', [id]);
    expect(rows).toEqual([{ failed_in_row: 1 }]);
    const tested = await world.service.call('post', `/webhooks/${id}/test`);
    expect([tested.status, tested.body.data.state, tested.body.data.error]).toEqual([200, 'failed', error]);
  });
});
