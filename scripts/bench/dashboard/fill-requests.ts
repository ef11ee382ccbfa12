import { openDb } from '../../../db/client.ts';
import { FillProgress } from './fill-progress.ts';

const batch = 200_000;
const days = 28;

/** Fills the log of API requests with rows of one account, spread over the days that are kept. */
export async function fillRequests(
  url: string,
  accountId: string,
  requests: number,
  signal: AbortSignal,
): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  const { pool } = db;
  await pool.query('set statement_timeout = 0');
  await pool.query('set synchronous_commit = off');
  const progress = new FillProgress('requests', requests);
  for (let day = 0; day <= days; day++) {
    await pool.query(`do $$
      declare d date := (now() at time zone 'UTC')::date - ${day};
      begin
        execute format('create table if not exists %I partition of api_request for values from (%L) to (%L)',
          'api_request_' || to_char(d, 'YYYYMMDD'), d || ' 00:00+00', (d + 1) || ' 00:00+00');
      end $$`);
  }
  // Building indexes afterwards is faster.
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = 'api_request'::regclass and not i.indisprimary`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  for (let first = 0; first < requests; first += batch) {
    signal.throwIfAborted();
    const done = Math.min(first + batch, requests);
    await pool.query(
      `insert into api_request (id, account_id, livemode, created_at, request_id, method, path, query, operation, status,
          sys_code, duration_ms, key_id, idempotency_key, address, tracking_number, request_body, response_body)
        select 'req_' || lpad(to_hex(n), 32, '0'), $1, false, now() - n * $4::float8 * interval '1 second', 'bench-' || n,
          case when n % 2 = 0 then 'POST' else 'GET' end,
          (array['/shipments', '/shipments', '/rates', '/shipments/SMP' || lpad((n % 1000000)::text, 13, '0')])[1 + n % 4], '',
          (array['createShipment', 'listShipments', 'quoteRates', 'getShipment'])[1 + n % 4],
          case when n % 50 = 0 then 422 when n % 5000 = 1 then 503 else 200 end,
          case when n % 50 = 0 then '1422001' when n % 5000 = 1 then '1503001' end, 12.5, 'key_bench', null,
          '198.51.100.7', case when n % 4 = 3 then 'SMP' || lpad((n % 1000000)::text, 13, '0') end, null,
          '{"status":200,"message":"OK","data":{}}'
        from generate_series($2::integer, $3::integer) n`,
      [accountId, first, done - 1, (days * 86_400) / requests],
    );
    progress.reached(done);
  }
  await pool.query("set maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) {
    signal.throwIfAborted();
    await pool.query(definition.replace(' ON ONLY ', ' ON '));
  }
  await pool.query('vacuum (analyze) api_request');
}
