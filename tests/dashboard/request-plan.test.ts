import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import {
  type ApiRequestFilter,
  findApiRequest,
  keepApiRequests,
  searchApiRequests,
} from '../../db/query/account/api-request.ts';
import { plansOf } from '../support/query-plan.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

const requests = 30_000;
const scope = { accountId: 'acc_1', livemode: false };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await keepApiRequests(database.db.kysely);
  await database.db.pool.query(
    `insert into api_request (id, account_id, livemode, created_at, request_id, method, path, query, operation, status,
        sys_code, duration_ms, key_id, tracking_number)
      select 'req_' || n, 'acc_1', false, sampan_clock() + (n % 4 - 1) * interval '1 day' + n * interval '1 ms',
        -- The oldest ones.
        case when n % 4 = 0 and n <= 6000 then 'Z' else 'R' end || n, 'GET', '/p' || n, '',
        'operation' || n % 20, case when n % 50 = 0 then 404 else 200 end, case when n % 50 = 0 then '14040' || n % 7 end,
        1, 'key_1', 'SMP' || n from generate_series(1, $1) n`,
    [requests],
  );
  await database.db.pool.query('analyze api_request');
});
afterAll(() => database.stop());

const list = (filter: ApiRequestFilter) => (db: Db) =>
  searchApiRequests(db.kysely, scope, filter, { after: null, limit: 20 });

/** A filter without its plan does not compile. */
const byFilter: Readonly<Record<keyof ApiRequestFilter, readonly [filter: ApiRequestFilter, index: RegExp]>> =
  {
    since: [{ since: '2026-01-01T00:00:00+08:00' }, /account_id_livemode_created_at_id_idx/],
    operation: [{ operation: 'operation7' }, /account_id_livemode_operation_/],
    path: [{ path: '/p77' }, /account_id_livemode_path_/],
    failedWith: [{ failedWith: 4 }, /account_id_livemode_expr_/],
    hasSucceeded: [{ hasSucceeded: true }, /Limit.*account_id_livemode_created_at_id_idx/s],
    sysCode: [{ sysCode: '140403' }, /account_id_livemode_sys_code_/],
    trackingNumber: [{ trackingNumber: 'SMP77' }, /account_id_livemode_tracking_n/],
    requestId: [{ requestId: 'R777' }, /request_id_account_id_livemode_idx/],
  };

describe(`with ${requests} logged requests`, () => {
  it.each<readonly [string, (db: Db) => Promise<unknown>, RegExp]>([
    ['the newest', list({}), /account_id_livemode_created_at_id_idx/],
    [
      'the next page of them',
      (db) =>
        searchApiRequests(
          db.kysely,
          scope,
          {},
          { after: ['2026-01-01T00:00:00.000000Z', 'req_1'], limit: 20 },
        ),
      /account_id_livemode_created_at_id_idx/,
    ],
    ...Object.entries(byFilter).map(
      ([name, [filter, index]]) => [`those of ${name}`, list(filter), index] as const,
    ),
    [
      'the refused ones of a path and an operation',
      list({ failedWith: 4, path: '/p77', operation: 'operation7', since: '2026-01-01T00:00:00+08:00' }),
      /account_id_livemode_expr_/,
    ],
    [
      'those of a shipment with an error code',
      list({ trackingNumber: 'SMP77', sysCode: '140403' }),
      /account_id_livemode_tracking_n/,
    ],
    ['one', (db) => findApiRequest(db.kysely, scope, 'req_77'), /_pkey/],
  ])('finds %s by an index', async (_, ask, index) => {
    const plan = await plansOf(database.db.pool, ask);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on api_request/);
  });

  it('finds those of a frequent request id in the order of the page', async () => {
    const plan = await plansOf(database.db.pool, list({ requestId: 'R' }), [{ count: 1_001 }]);
    expect(plan).toMatch(/Limit.*account_id_livemode_created_at_id_idx/s);
    expect(plan).not.toMatch(/Sort/);
  });

  it('reads at most 20,000 requests, and the next page continues from there', async () => {
    const search = (after: readonly [string, string] | null) =>
      searchApiRequests(database.db.kysely, scope, { requestId: 'Z' }, { after, limit: 20 });
    const first = await search(null);
    expect([first.rows, first.last]).toEqual([[], first.stoppedAt]);
    const { created_at, id } = first.last ?? { created_at: '', id: '' };
    const newer = await database.db.pool.query(
      'select 1 from api_request where (created_at, id) >= ($1, $2)',
      [created_at, id],
    );
    expect(newer.rowCount).toBe(20_000);
    const second = await search([created_at, id]);
    expect(second.rows.map(({ request_id: [letter] }) => letter)).toEqual(Array(20).fill('Z'));
    expect(second.stoppedAt).toBeUndefined();
  });
});
