import { openDb } from '../../../db/client.ts';
import { FillProgress } from './fill-progress.ts';

const batch = 50_000;

/** Gives every event a delivery to one of the endpoints. Few failed, and few are retried. */
export async function fillDeliveries(
  url: string,
  endpoints: readonly string[],
  events: number,
  signal: AbortSignal,
): Promise<void> {
  await using db = openDb({ url, poolSize: 1 });
  const { pool } = db;
  await pool.query('set statement_timeout = 0');
  await pool.query('set synchronous_commit = off');
  await pool.query("set session_replication_role = 'replica'");
  const progress = new FillProgress('deliveries', events);
  for (let first = 0; first < events; first += batch) {
    signal.throwIfAborted();
    const done = Math.min(first + batch, events);
    await pool.query(
      `with new as (
          insert into webhook_delivery (id, endpoint_id, event_id, event_type, state, attempt_count, created_at, next_attempt_at)
          select 'dlv_' || lpad(to_hex(n), 32, '0'), ($3::text[])[1 + n % cardinality($3::text[])], e.id, e.type,
            case when n % 2000 = 5 then 'failed' when n % 100000 = 6 then 'retrying' else 'succeeded' end, 1, e.position,
            case when n % 100000 = 6 then now() + interval '1 day' end
          from generate_series($1::integer, $2::integer) n join event e on e.id = 'evt_' || lpad(n::text, 32, '0')
          returning id, state, created_at
        )
        insert into webhook_attempt (delivery_id, number, trigger, started_at, http_status, latency_ms, response_excerpt)
        select id, 1, 'schedule', created_at, case when state = 'succeeded' then 200 else 500 end, 40, 'OK' from new`,
      [first, done - 1, endpoints],
    );
    progress.reached(done);
  }
  await pool.query('vacuum (analyze) webhook_delivery');
  await pool.query('vacuum (analyze) webhook_attempt');
}
