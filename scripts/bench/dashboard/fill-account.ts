import { openDb } from '../../../db/client.ts';
import { trackingNumberOf } from '../tracking/numbers.ts';

const entries = 500_000;
const actions = 100_000;
const accounts = 10_000;
/** Shipments that the entries name: pages link to them. */
const linked = Array.from({ length: 1_000 }, (_, index) => trackingNumberOf(index));

/** Fills the wallet's ledger, the activity and the list of accounts. */
export async function fillAccount(url: string, accountId: string, signal: AbortSignal): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  const { pool } = db;
  await pool.query('set statement_timeout = 0');
  // Skips foreign keys and the checks of the ledger.
  await pool.query("set session_replication_role = 'replica'");
  const { rows } = await pool.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from wallet_transaction where account_id = $1',
    [accountId],
  );
  const version = Number(rows[0]?.version ?? 0);
  const statements: [string, unknown[]][] = [
    [
      `insert into wallet_transaction (id, account_id, version, type, tracking_number, reference, balance_change_cents,
          held_change_cents, balance_after_cents, held_after_cents, reason, created_at)
        select 'txn_bench' || n, $1, $2 + n, type, case when type <> 'top_up' then ($4::text[])[1 + n % $5::integer] end,
          case when type = 'top_up' then 'top-up ' || n end, case type when 'post' then -5000 when 'top_up' then 500000 else 0 end,
          0, 100000, 0, null, now() - ($3 - n) * interval '5 seconds'
        from generate_series(1, $3::integer) n,
          lateral (select case when n % 1000 = 1 then 'top_up' when n % 2 = 0 then 'hold' else 'post' end as type) t`,
      [accountId, version, entries, linked, linked.length],
    ],
    ['update wallet set version = $2 where account_id = $1', [accountId, version + entries]],
    [
      `insert into audit_entry (id, account_id, email, action, subject, address, created_at)
        select 'aud_' || lpad(to_hex(n), 32, '0'), $1, 'mei@shop.example', 'key.created', 'key_' || n, '198.51.100.7',
          now() - n * interval '1 minute' from generate_series(1, $2::integer) n`,
      [accountId, actions],
    ],
    [
      `insert into account (id, name, email, created_at)
        select 'acc_bench' || n, 'Shop ' || n, 'shop' || n || '@shop.example', now() - n * interval '1 hour'
        from generate_series(1, $1::integer) n`,
      [accounts],
    ],
  ];
  for (const [statement, values] of statements) {
    signal.throwIfAborted();
    await pool.query(statement, values);
  }
  for (const table of ['wallet_transaction', 'audit_entry', 'account'])
    await pool.query(`vacuum (analyze) ${table}`);
  console.error(`dashboard, ${entries} wallet entries, ${actions} actions and ${accounts} accounts`);
}
