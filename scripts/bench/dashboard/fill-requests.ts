import { openDb } from '../../../db/client.ts';

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
  const started = performance.now();
  for (let day = 0; day <= days; day++) {
    await pool.query(`do $$
      declare d date := (now() at time zone 'UTC')::date - ${day};
      begin
        execute format('create table if not exists %I partition of api_request for values from (%L) to (%L)',
          'api_request_' || to_char(d, 'YYYYMMDD'), d || ' 00:00+00', (d + 1) || ' 00:00+00');
      end $$`);
  }
  for (let first = 0; first < requests; first += batch) {
    signal.throwIfAborted();
    await pool.query(
      `insert into api_request (id, account_id, livemode, created_at, request_id, method, path, query, operation, status,
          sys_code, duration_ms, key_id, idempotency_key, address, tracking_number, request_body, response_body)
        select 'req_' || lpad(to_hex(n), 32, '0'), $1, false, now() - n * $4::float8 * interval '1 second', 'bench-' || n,
          case when n % 4 = 0 then 'POST' else 'GET' end, '/shipments', '', case when n % 4 = 0 then 'createShipment' else 'listShipments' end,
          case when n % 50 = 0 then 422 else 200 end, case when n % 50 = 0 then '4220001' end, 12.5, 'key_bench', null,
          '198.51.100.7', null, null, '{"status":200,"message":"OK","data":{}}'
        from generate_series($2::integer, $3::integer) n`,
      [accountId, first, Math.min(first + batch, requests) - 1, (days * 86_400) / requests],
    );
    const done = Math.min(first + batch, requests);
    if (done % 1_000_000 === 0) {
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.error(`dashboard, ${done} of ${requests} requests (${seconds} s)`);
    }
  }
  await pool.query('vacuum (analyze) api_request');
}
