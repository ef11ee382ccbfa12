import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '../../../db/client.ts';
import { listShipmentPage } from '../../../db/query/shipment/list-shipments.ts';
import { countQueues, type WorkQueueName } from '../../../db/query/shipment/work-queue.ts';
import { listChargesAboveQuote, sumAboveQuote } from '../../../db/query/wallet/above-quote.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { readForecast } from '../../../src/wallet/forecast.ts';
import { plansOf } from '../../support/query-plan.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { bookParcel } from '../../tracking/parcel.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { pool } = service.database.db;
  const { id: accountId } = service.account;
  await topUp(pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_1' });
  const { id } = await bookParcel(service, { live: true });
  // Of 20,000 parcels, a thousandth is in each queue.
  await pool.query(
    `with copy as (
        insert into shipment select copied.* from shipment s, generate_series(1, 20000) n,
          jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || (5000000000000 + n), 'waybill_number', 'W' || n,
            'track_token', 'T' || n, 'idempotency_key', null, 'updated_at', s.updated_at - n * interval '1 second',
            'sub_status', case n % 1000 when 3 then 'customs_hold' end,
            'dispatch_status', case n % 1000 when 4 then 'pending' else 'accepted' end,
            'status', case n % 1000 when 1 then 'exception' when 2 then 'label_created' when 3 then 'in_transit'
              when 4 then 'label_created' else 'delivered' end)) copied
        where s.tracking_number = $1 returning account_id, tracking_number, created_at
      )
      insert into hold (tracking_number, account_id, amount_cents, exempt, state, posted_cents, created_at, closed_at)
      select tracking_number, account_id, 100, false, 'posted', 100, created_at, created_at from copy`,
    [id],
  );
  await pool.query(
    `update hold set state = 'pending', posted_cents = null, closed_at = null where right(tracking_number, 3) = '005'`,
  );
  await pool.query(`update hold set posted_cents = 9999999 where right(tracking_number, 3) = '006'`);
  await pool.query('vacuum analyze shipment, hold');
});
afterAll(() => service.stop());

const scope = () => ({ accountId: service.account.id, livemode: true });
const inQueue =
  (queue: WorkQueueName, carrier_code?: string) =>
  ({ kysely }: Db) =>
    listShipmentPage(kysely, scope(), { queue, carrier_code }, { order: 'newest', after: null, limit: 20 });

it.each([
  ['the counts of home', ({ kysely }: Db) => countQueues(kysely, scope()), 'hold_open'],
  ['the forecast', ({ kysely }: Db) => readForecast(kysely, scope(), new Date()), 'wallet_transaction_spend'],
  [
    'costs above the quote',
    ({ kysely }: Db) => listChargesAboveQuote(kysely, scope(), { after: null, limit: 20 }),
    'hold_dearer',
  ],
  ['their sum', ({ kysely }: Db) => sumAboveQuote(kysely, scope()), 'hold_dearer'],
  ['parcels to print', inQueue('to_print'), 'shipment_attention'],
  ['parcels to hand over', inQueue('to_hand_over', 'sandbox'), 'shipment_attention'],
  ['parcels held by customs', inQueue('customs_hold'), 'shipment_step'],
  ['parcels not confirmed', inQueue('not_confirmed'), 'shipment_unconfirmed'],
  ['parcels with money on hold', inQueue('held'), 'hold_open'],
  ['parcels that cost more', inQueue('cost_above_quote'), 'hold_dearer'],
] as const)('%s are read from indexes, not from the table of all parcels', async (_, read, index) => {
  const plan = await plansOf(service.database.db.pool, read, [{}]);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (shipment|hold|wallet_transaction)/);
});
