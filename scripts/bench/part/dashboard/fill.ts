import { openDb } from '../../../../db/client.ts';
import { inviteUser } from '../../../../src/user/invite.ts';
import { postJson } from '../../../frame/api.ts';
import { startServiceProcess } from '../../../frame/processes.ts';
import { openForFilling } from '../../../frame/stores.ts';
import { type FilledStore, nthTrackingNumber } from '../../fill.ts';
import type { Bench } from '../../run.ts';

const entries = 500_000;
const actions = 100_000;
const accounts = 10_000;

/** Fills the wallet's ledger, the activity and the list of accounts. */
async function fillAccount(url: string, accountId: string, signal: AbortSignal): Promise<void> {
  await using db = await openForFilling(url);
  const { pool } = db;
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
}

const deliveryBatch = 50_000;

/** Gives every event a delivery to one of the endpoints. Few failed, and few are retried. */
async function fillDeliveries(
  url: string,
  endpoints: readonly string[],
  events: number,
  signal: AbortSignal,
): Promise<void> {
  await using db = await openForFilling(url);
  const { pool } = db;
  for (let first = 0; first < events; first += deliveryBatch) {
    signal.throwIfAborted();
    const done = Math.min(first + deliveryBatch, events);
    await pool.query(
      `with new as (
          insert into webhook_delivery (id, account_id, endpoint_id, event_id, event_type, state, attempt_count, created_at, next_attempt_at)
          select 'dlv_' || lpad(to_hex(n), 32, '0'), e.account_id, ($3::text[])[1 + n % cardinality($3::text[])], e.id, e.type,
            case when n % 2000 = 5 then 'failed' when n % 100000 = 6 then 'retrying' else 'succeeded' end, 1, e.position,
            case when n % 100000 = 6 then now() + interval '1 day' end
          from generate_series($1::integer, $2::integer) n join event e on e.id = 'evt_' || lpad(n::text, 32, '0')
          returning id, account_id, state, created_at
        )
        insert into webhook_attempt (account_id, delivery_id, number, trigger, started_at, http_status, latency_ms, response_excerpt)
        select account_id, id, 1, 'schedule', created_at, case when state = 'succeeded' then 200 else 500 end, 40, 'OK' from new`,
      [first, done - 1, endpoints],
    );
  }
  await pool.query('vacuum (analyze) webhook_delivery');
  await pool.query('vacuum (analyze) webhook_attempt');
}

const batch = 200_000;
const days = 28;

/** Fills the log of API requests with rows of one account, spread over the days that are kept. */
async function fillRequests(
  url: string,
  accountId: string,
  requests: number,
  signal: AbortSignal,
): Promise<void> {
  await using db = await openForFilling(url);
  const { pool } = db;
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
  }
  for (const { definition } of indexes) {
    signal.throwIfAborted();
    await pool.query(definition.replace(' ON ONLY ', ' ON '));
  }
  await pool.query('vacuum (analyze) api_request');
}

/** Filters of every list, alone and together, with values that nothing has: the most that a search can read. */
export const filters: readonly string[] = [
  ...[
    'status=exception',
    'status=exception&destination_country=IS',
    'status=cancelled&destination_country=IS',
    'status=delivered&destination_country=IS&service_tier_id=HKAEXPGGSTCM',
    'destination_country=IS',
    'service_tier_id=HKAXXXGGSTCM',
    'reference_no=order-77',
    'waybill_number=SBX000000000000',
    'q=nobody',
    'queue=not_confirmed',
    'queue=problems',
    'queue=to_print',
    'tag=rare',
    'tag=rare&status=delivered&destination_country=IS',
    'tag=autumn&destination_country=IS',
    'metadata_key=order&metadata_value=77',
    'metadata_key=shop&metadata_value=us-store&status=returned',
    'created_from=2020-01-01&created_to=2020-12-31',
    'created_from=2020-01-01&destination_country=IS',
    'changed_since=2020-01-01',
    'changed_since=2020-01-01&destination_country=IS',
  ].map((query) => `/test/shipments?${query}`),
  ...[
    'status=5',
    'status=4&path=/none',
    'status=2&operation=getEvent',
    'sys_code=1422001&path=/none',
    'path=/shipments&operation=getEvent&since=2020-01-01',
    'path=/shipments&status=5&sys_code=1422001',
    'path=/shipments&status=2&operation=getEvent&since=2020-01-01',
    'request_id=bench-77',
    'request_id=bench-&operation=getEvent',
    `shipment=${nthTrackingNumber(77)}`,
  ].map((query) => `/test/requests?${query}`),
  ...[
    'state=failed',
    'state=retrying',
    'state=discarded',
    'event_type=shipment.delivered',
    'state=discarded&event_type=shipment.created&since=2020-01-01T00:00',
  ].map((query) => `/test/webhooks/deliveries?${query}`),
  ...['event_type=shipment.delivered', 'event_type=wallet.low_balance', 'since=2020-01-01T00:00'].map(
    (query) => `/test/events?${query}`,
  ),
  '/live/wallet',
  ...['type=top_up', 'type=refund', 'type=post'].map((query) => `/live/wallet?${query}`),
  '/live/wallet?from=2026-01-01&to=2026-12-31',
  '/test/activity?who=nobody',
  '/test/search?q=nothing',
  '/test/search?q=bench-',
  '/test/search?q=order-77',
];

/** Each shipment has this many logged requests. */
export const requestsPerShipment = 10;
const endpointPaths = ['a', 'b', 'c'];

/** Fills every other table that the dashboard reads, for the account with many shipments. */
export async function fillDashboard(bench: Bench, { store, many, env }: FilledStore): Promise<void> {
  const { signal } = bench.options;
  const { url, shipments } = many;
  const { accountId } = store;
  const started = performance.now();
  const endpoints = await addEndpoints(env(url), store.testKey);
  await fillDeliveries(url, endpoints, shipments, signal);
  bench.progress(`${shipments} deliveries`, started);
  await fillRequests(url, accountId, shipments * requestsPerShipment, signal);
  bench.progress(`${shipments * requestsPerShipment} requests`, started);
  await fillAccount(url, accountId, signal);
  bench.progress(`${entries} wallet entries at most, ${actions} actions, ${accounts} accounts`, started);
}

async function addEndpoints(env: Record<string, string>, key: string): Promise<string[]> {
  await using service = await startServiceProcess(env);
  return await Promise.all(
    endpointPaths.map(async (name) => {
      const endpoint = { url: `http://127.0.0.1:9/${name}`, events: ['shipment.delivered'] };
      return (await postJson({ url: service.url, key }, '/webhooks', endpoint)).id;
    }),
  );
}

/** Returns the path of a new sign-in link. */
export async function createSignInLink(
  url: string,
  user: { accountId: string; role: 'owner' } | { accountId: null; role: 'operator' },
): Promise<string> {
  await using db = openDb({ url, poolSize: 1 });
  const invited = await inviteUser(db.kysely, {
    ...user,
    email: `${user.role}@shop.example`,
    now: new Date(),
  });
  if (!invited) throw new Error('the user could not be invited');
  return invited.path;
}
