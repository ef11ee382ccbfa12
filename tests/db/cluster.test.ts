import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { groupByAccount } from '../../db/cluster.ts';
import { insertAccount } from '../../db/query/account/account.ts';
import { claimIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import {
  accountOf,
  claimDelivery,
  releaseDeliveries,
  takeDueDeliveries,
} from '../../db/query/webhook/webhook-claim.ts';
import { insertWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import { writeResults } from '../../db/query/webhook/webhook-result.ts';
import { newId } from '../../src/runtime.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { endedAttempt } from '../webhook/claimed.ts';

/** One PostgreSQL with the table by which a process knows a cluster: it runs the same statements in the same way. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.pool.query(
    'create table if not exists tracking_number_owner (tracking_number text primary key, account_id text)',
  );
});
afterAll(() => database.stop());

const now = new Date();

/** Creates an account with an endpoint and two due deliveries. */
async function accountWithDeliveries(): Promise<string> {
  const { kysely, pool } = database.db;
  const accountId = newId('acc', now);
  await insertAccount(kysely, { id: accountId, name: 'Test', email: 'test@shop.example' });
  const webhook = { id: newId('we', now), url: 'https://shop.example', target: 'shop', description: '' };
  await insertWebhook(kysely, { accountId, livemode: false }, { ...webhook, events: ['*'] });
  for (let count = 0; count < 2; count++)
    await pool.query(
      "select emit_event($1, $2, false, 'shipment.created', null, '{}', 'stamp', stamp_feed($2, false))",
      [newId('evt', now), accountId],
    );
  return accountId;
}

it('delivers events of several accounts', async () => {
  const { db } = database;
  const accounts = [await accountWithDeliveries(), await accountWithDeliveries()];
  const { due } = await takeDueDeliveries(db, 3, 60_000);
  expect(due).toHaveLength(3);
  await releaseDeliveries(db, due);
  const { due: all } = await takeDueDeliveries(db, 10, 60_000);
  expect(all.map(accountOf).sort()).toEqual([...accounts, ...accounts].sort());
  const claims = await Promise.all(all.map((delivery) => claimDelivery(db, delivery, 60_000)));
  const attempts = claims.map((claim) => {
    if (!claim) throw new Error('a delivery could not be claimed');
    return endedAttempt(claim, 'succeeded');
  });
  for (const group of await groupByAccount(db.pool, attempts, ({ claim }) => accountOf(claim)))
    expect(await writeResults(db.pool, group)).toEqual([true, true]);
  expect((await takeDueDeliveries(db, 10, 60_000)).due).toEqual([]);
});

it('divides requests that wait at the same moment by account', async () => {
  const [one = '', other = ''] = [await accountWithDeliveries(), await accountWithDeliveries()];
  const claim = (accountId: string, key: string) =>
    claimIdempotencyKey(
      database.db,
      { accountId, livemode: true },
      { key, operation: 'POST /shipments', digest: Buffer.from(key) },
    );
  const claims = await Promise.all([claim(one, 'a'), claim(other, 'a'), claim(one, 'b')]);
  expect(claims.map(({ verdict }) => verdict)).toEqual(['go', 'go', 'go']);
  // PostgreSQL's id of the transaction that wrote a row: one for each account.
  const { rows } = await database.db.pool.query(
    'select account_id, count(distinct xmin::text) as writers, count(*) as keys from idempotency_key group by 1 order by 1',
  );
  expect(rows).toEqual(
    [
      { account_id: one, writers: 1, keys: 2 },
      { account_id: other, writers: 1, keys: 1 },
    ].sort((left, right) => (left.account_id < right.account_id ? -1 : 1)),
  );
  const written = await database.db.pool.query('select distinct xmin::text from idempotency_key');
  expect(written.rows).toHaveLength(2);
});
