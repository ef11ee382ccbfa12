import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deleteExpiredIdempotencyKeys } from '../../../../db/query/account/idempotency-key.ts';
import { plansOf } from '../../../support/query-plan.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/store/database.ts';

const keys = 20_000;
const expired = 1_500;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.db.pool.connect();
  try {
    // The rows belong to no account.
    await client.query("set session_replication_role = 'replica'");
    await client.query(
      `insert into idempotency_key (account_id, livemode, key, operation, body_digest, locked_until, created_at, expires_at)
        select 'acc_1', true, 'key ' || n, 'POST /shipments', '', now(), now(),
          now() + case when n <= $2 then interval '-2 hours' else interval '20 hours' end
        from generate_series(1, $1) n`,
      [keys, expired],
    );
    await client.query('analyze idempotency_key');
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
});
afterAll(() => database.stop());

it('expired keys are found by an index', async () => {
  // With a limit near the size of the table, a sequential scan would be right.
  const plan = await plansOf(database.db.pool, (db) => deleteExpiredIdempotencyKeys(db, 50));
  expect(plan).toMatch(/using idempotency_key_expiry/);
  expect(plan).toMatch(/using idempotency_key_pkey/);
  expect(plan).not.toMatch(/Seq Scan/);
});

it('at most a batch of keys is deleted in one transaction, and only expired ones', async () => {
  const counts: number[] = [];
  for (let index = 0; index < 3; index++) counts.push(await deleteExpiredIdempotencyKeys(database.db, 1_000));
  expect(counts).toEqual([1_000, 500, 0]);
});
