import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '../../../db/client.ts';
import { type AuditFilter, searchAuditEntries } from '../../../db/query/user/audit-entry.ts';
import { listWalletTransactionRows, type WalletTransactionFilter } from '../../../db/query/wallet/wallet.ts';
import { plansOf } from '../../support/query-plan.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

const rows = 20_000;
const at = '2026-01-01T00:00:00.000000Z';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.db.pool.connect();
  try {
    // The rows belong to no account, and no holds belong to them.
    await client.query("set session_replication_role = 'replica'");
    await client.query(
      `insert into audit_entry (id, account_id, email, action, created_at)
        select 'aud_' || n, 'acc_1', 'a@shop.example', 'filter.saved', sampan_clock() - n * interval '1 minute'
        from generate_series(1, $1) n`,
      [rows],
    );
    await client.query(
      `insert into wallet_transaction (id, account_id, version, type, tracking_number, balance_change_cents,
          held_change_cents, balance_after_cents, held_after_cents, created_at)
        select 'txn_' || n, 'acc_1', n, case when n % 100 = 0 then 'void' else 'hold' end, 'SMP' || n, 0, 0, 0, 0, now()
        from generate_series(1, $1) n`,
      [rows],
    );
    await client.query('analyze');
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
});
afterAll(() => database.stop());

const entries =
  (filter: AuditFilter) =>
  ({ kysely }: Db) =>
    searchAuditEntries(kysely, 'acc_1', filter, { after: null, limit: 20 });
const movements =
  (filter: WalletTransactionFilter) =>
  ({ kysely }: Db) =>
    listWalletTransactionRows(kysely, { accountId: 'acc_1', livemode: true }, filter, {
      before: null,
      limit: 20,
    });

/** A filter without its plan does not compile. */
const activity: Readonly<Record<keyof AuditFilter, readonly [filter: AuditFilter, plan: RegExp]>> = {
  who: [{ who: 'amy' }, /Limit.*using audit_entry_account/s],
  areas: [{ areas: ['wallet'] }, /Limit.*using audit_entry_account/s],
  from: [{ from: at }, /using audit_entry_account/],
  until: [{ until: at }, /using audit_entry_account/],
};
const wallet: Readonly<
  Record<keyof WalletTransactionFilter, readonly [filter: WalletTransactionFilter, plan: RegExp]>
> = {
  type: [{ type: 'void' }, /^Limit\n.*using wallet_transaction_rare/],
  // A shipment has few entries.
  trackingNumber: [{ trackingNumber: 'SMP7' }, /Sort.*using wallet_transaction_shipment/s],
  after: [{ after: 19_000 }, /using wallet_transaction_account_id_version_key/],
  until: [{ until: 7 }, /using wallet_transaction_account_id_version_key/],
};

it.each([
  ...Object.entries(activity).map(
    ([name, [filter, plan]]) => ['activity', name, entries(filter), plan] as const,
  ),
  ...Object.entries(wallet).map(
    ([name, [filter, plan]]) => ['wallet', name, movements(filter), plan] as const,
  ),
])('%s: the filter %s uses an index', async (_, __, ask, expected) => {
  const plan = await plansOf(database.db.pool, ask);
  expect(plan).toMatch(expected);
  expect(plan).not.toMatch(/Seq Scan/);
});
