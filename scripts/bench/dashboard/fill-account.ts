import { openDb } from '../../../db/client.ts';

const entries = 500_000;
const actions = 100_000;
const accounts = 10_000;

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
        select 'txn_bench' || n, $1, $2 + n, type, case when type <> 'top_up' then tracking_number end,
          case when type = 'top_up' then 'top-up ' || n end, case type when 'post' then -5000 when 'top_up' then 500000 else 0 end,
          0, 100000, 0, null, now() - ($3::integer - n) * interval '5 seconds'
        from (
            select tracking_number, row_number() over () as index from shipment s
            where not exists (select from wallet_transaction t where t.tracking_number = s.tracking_number)
            limit $3::integer / 2
          ) s,
          unnest(array[2 * index - 1, 2 * index]) n,
          lateral (select case when n % 1000 = 1 then 'top_up' when n % 2 = 0 then 'hold' else 'post' end as type) t`,
      [accountId, version, entries],
    ],
    [
      // Pages of the ledger link to live shipments.
      `update shipment set livemode = true, test_charged_cents = null where tracking_number in
        (select tracking_number from wallet_transaction where account_id = $1 order by version desc limit 1000)`,
      [accountId],
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
  console.error(`dashboard, ${entries} wallet entries at most, ${actions} actions and ${accounts} accounts`);
}
