import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import { findNoticed, takeMatchedNotices } from '../../db/query/carrier-notice.ts';
import { takeDueShipments } from '../../db/query/feed-queue.ts';
import { findTracked } from '../../db/query/tracking-cache.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { bookParcel } from './parcel.ts';

const shipments = 20_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
  const { id } = await bookParcel(service);
  const { pool } = service.database.db;
  await pool.query(
    `insert into shipment select copy.* from shipment s, generate_series(1, $2) n,
      jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || n, 'waybill_number', 'W' || n,
        'last_mile_tracking_number', 'L' || n, 'track_token', 'T' || n, 'idempotency_key', null,
        'updated_at', s.updated_at + n * interval '1 microsecond', 'created_at', s.created_at - n * interval '1 second',
        'next_checkpoint_at', s.created_at + n * interval '1 second')) copy
      where s.tracking_number = $1`,
    [id, shipments],
  );
  await pool.query(
    `insert into carrier_notice (carrier_code, event_id, waybill_number, body, signed_at, received_at, next_attempt_at,
        result, applied_at)
      select 'http', n, 'X' || n, '{}', 1, now(), now(), case when n > 500 then 'recorded' end, case when n > 500 then now() end
      from generate_series(1, $1) n`,
    [shipments],
  );
  await pool.query('analyze');
});
afterAll(() => service.stop());

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a query sends, instead of sending it. */
async function statementOf(ask: (db: Db) => Promise<unknown>): Promise<Statement> {
  let sent: Statement | undefined;
  const query = async (statement: Statement) => {
    sent = statement;
    return { rows: [], rowCount: 0 };
  };
  await ask({ pool: { query } } as unknown as Db);
  if (!sent) throw new Error('nothing was asked');
  return sent;
}

/** The plan that a prepared statement settles on, whatever its values are. */
async function genericPlan({ text, values }: Statement): Promise<string> {
  const client = await service.database.db.pool.connect();
  try {
    await client.query("set plan_cache_mode = 'force_generic_plan'");
    await client.query(`prepare planned as ${text}`);
    const literals = values.map((value) => (value === null ? 'null' : `'${String(value)}'`));
    const { rows } = await client.query(`explain (costs off) execute planned(${literals.join(', ')})`);
    await client.query('deallocate planned');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('reset plan_cache_mode');
    client.release();
  }
}

describe(`with ${shipments} shipments`, () => {
  it.each<[string, (db: Db) => Promise<unknown>, RegExp[]]>([
    [
      'a number is tracked by three indexes',
      (db) => findTracked(db, { accountId: service.account.id, livemode: false }, 'L500'),
      [/Index Scan using shipment_pkey/, /using shipment_waybill/, /using shipment_last_mile/],
    ],
    [
      'a notice finds its shipment',
      (db) => findNoticed(db, { carrierCode: 'http', waybillNumber: 'W77' }),
      [/Index Scan using shipment_pkey/, /using shipment_waybill/],
    ],
    ['kept notices are matched', takeMatchedNotices, [/using carrier_notice_open/, /using shipment_waybill/]],
    [
      'due test shipments are taken',
      takeDueShipments,
      [/using shipment_next_checkpoint/, /using shipment_pkey/],
    ],
  ])('%s', async (_, ask, indexes) => {
    const plan = await genericPlan(await statementOf(ask));
    for (const index of indexes) expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (shipment|carrier_notice|tracking_event)/);
  });
});
