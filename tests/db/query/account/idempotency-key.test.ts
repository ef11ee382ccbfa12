import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
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

/** Waits until a statement waits for a lock. */
async function untilWaiting(pool: pg.Pool): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await pool.query(
      "select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    waiting = rows[0].n;
  }
}

it('a key that is claimed while the deletion waits for it is kept', async () => {
  const { pool } = database.db;
  // The first one of the next batch.
  await pool.query("update idempotency_key set expires_at = now() - interval '3 hours' where key = 'key 1'");
  const claim = await pool.connect();
  try {
    await claim.query('begin');
    await claim.query(
      `update idempotency_key set fence = fence + 1, expires_at = now() + interval '1 day', recovery_point = 'booked',
          locked_until = now() + interval '1 minute'
        where account_id = 'acc_1' and key = 'key 1'`,
    );
    const deletion = deleteExpiredIdempotencyKeys(database.db, 50);
    await untilWaiting(pool);
    await claim.query('commit');
    expect(await deletion).toBe(49);
  } finally {
    claim.release();
  }
  const { rows } = await pool.query("select fence, recovery_point from idempotency_key where key = 'key 1'");
  expect(rows).toEqual([{ fence: 2, recovery_point: 'booked' }]);
});

it('at most a batch of keys is deleted in one transaction, and only expired ones', async () => {
  const counts: number[] = [];
  for (let index = 0; index < 3; index++) counts.push(await deleteExpiredIdempotencyKeys(database.db, 1_000));
  expect(counts).toEqual([1_000, 450, 0]);
});
