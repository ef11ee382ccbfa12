import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import { findPlacedReferences } from '../../db/query/batch/placed-reference.ts';
import { findIdentifiedScopes, lockDueShipments } from '../../db/query/personal-data/anonymize-shipment.ts';
import {
  listShipmentPage,
  type ShipmentFilter,
  searchShipmentPage,
} from '../../db/query/shipment/list-shipments.ts';
import { findShipment, listTrackingEvents } from '../../db/query/shipment/shipment.ts';
import { readShipmentFigures } from '../../db/query/shipment/shipment-figures.ts';
import { searchShipments } from '../../db/query/shipment/shipment-number.ts';
import { findShipmentOfNotice, takeMatchedNotices } from '../../db/query/tracking/carrier-notice.ts';
import { listUnmappedCodes, takeDueShipments } from '../../db/query/tracking/record-tracking.ts';
import { findByTrackToken, findTracked } from '../../db/query/tracking/tracking.ts';
import { boundsOfDays } from '../../src/dashboard/time.ts';
import { root } from '../support/paths.ts';
import { plansOf } from '../support/query-plan.ts';
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
        'last_mile_tracking_number', 'L' || n, 'track_token', 'T' || n, 'idempotency_key', null, 'reference_no', 'R' || n,
        'tags', jsonb_build_array(case when n > 18900 then 'old' else 'tag' || n end), 'metadata', jsonb_build_object('order', 'M' || n),
        'status', case when n % 2 = 0 then 'in_transit' else s.status end, 'return_of', case when n % 3 = 0 then 'SMP' || n - n % 30 end,
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
  await pool.query(
    `insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at, carrier_status)
      select 'tev_' || n, $2, 'SMP' || n, 2, case when n > 20 then 'picked_up' end, '', now(), 'C' || n % 5
      from generate_series(1, $1) n`,
    [shipments, service.account.id],
  );
  await pool.query(
    `insert into shipment_batch (account_id, id, livemode, idempotency_key, total_count, pending_count, placed_count, created_at)
      values ($1, 'sba_plan', false, 'plan', $2, 100, $2 - 100, now())`,
    [service.account.id, shipments],
  );
  await pool.query(
    `insert into shipment_batch_order (account_id, batch_id, position, reference_no, status, next_attempt_at, body, updated_at)
      select $1, 'sba_plan', n, 'B' || n, case when n <= 100 then 'pending' else 'placed' end,
        case when n <= 100 then now() end, case when n <= 100 then 'enc:v1:' || key.id end, now()
      from generate_series(1, $2) n, (select id from sealing_key limit 1) key`,
    [service.account.id, shipments],
  );
  await pool.query(
    `insert into shipment_search (account_id, tracking_number, created_at, words)
      select account_id, tracking_number, created_at, array[-1, substr(tracking_number, 4)::bigint % 100000] from shipment`,
  );
  await pool.query('vacuum analyze');
});
afterAll(() => service.stop());

const own = () => ({ accountId: service.account.id, livemode: false });
const list =
  (
    filter: Parameters<typeof listShipmentPage>[2],
    after: readonly [string, string] | null = null,
    order?: 'updated',
  ) =>
  (db: Db) =>
    listShipmentPage(db.kysely, own(), filter, { order: order ?? 'newest', after, limit: 20 });
const search =
  (filter: ShipmentFilter, order: 'newest' | 'updated' = 'newest') =>
  (db: Db) =>
    searchShipmentPage(db.kysely, own(), filter, { order, after: null, limit: 20 });
/** The statement of the function, because the plan of a call does not show it. */
const accept = ({ pool }: Db) => {
  const source = readFileSync(path.join(root, 'db', 'function', 'accept_booking.sql'), 'utf8');
  const [update = ''] = /update carrier_notice[^;]+/.exec(source) ?? [];
  const values = {
    moment: 'now()',
    'accepted.carrier_code': "'http'",
    p_tracking_number: "'SMP500'",
    p_waybill_number: "'W500'",
  };
  return pool.query(
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), update),
  );
};
const at = '2026-01-01T00:00:00.000000Z';

/** A filter without its plan does not compile. */
const byFilter: Readonly<
  Record<keyof ShipmentFilter, readonly [ask: (db: Db) => Promise<unknown>, index: RegExp]>
> = {
  status: [list({ status: 'label_created' }), /using shipment_attention/],
  sub_status: [
    search({ sub_status: 'customs_hold', status: 'in_transit' }),
    /Index Only Scan Backward using shipment_newest/,
  ],
  destination_country: [list({ destination_country: 'US' }), /Only Scan Backward using shipment_country/],
  service_tier_id: [list({ service_tier_id: 'HKASTDGGSTCM' }), /Only Scan Backward using shipment_service/],
  reference_no: [list({ reference_no: 'R500' }), /using shipment_reference/],
  waybill_number: [list({ waybill_number: 'W500' }), /using shipment_waybill/],
  // The planner knows only the most frequent values, so its estimate must not decide.
  tag: [list({ tag: 'tag500' }), /Subquery Scan on found.*on shipment_tags/s],
  metadata: [list({ metadata: { order: 'M500' } }), /Subquery Scan on found.*on shipment_metadata/s],
  created_after: [list({ created_after: at }), /using shipment_newest/],
  created_before: [list({ created_before: at }), /using shipment_newest/],
  updated_after: [list({ updated_after: at }, null, 'updated'), /using shipment_feed/],
  return_of: [list({ return_of: 'SMP510' }), /using shipment_returns/],
  is_printed: [
    list({ status: 'label_created', is_printed: 'false' }),
    /Index Only Scan Backward using shipment_to_print/,
  ],
  manifest_id: [list({ manifest_id: 'mft_500' }), /using shipment_manifest/],
  queue: [
    search({ queue: 'customs_hold' }),
    /on shipment_step.*on shipment_attention|on shipment_attention.*on shipment_step/s,
  ],
  carrier_code: [list({ queue: 'not_confirmed', carrier_code: 'http' }), /using shipment_unconfirmed/],
  without_costs: [
    search({ queue: 'problems', without_costs: true }),
    /on shipment_step.*on shipment_attention|on shipment_attention.*on shipment_step/s,
  ],
  search: [
    search({
      search: { scopeWord: -1, words: [{ all: [500], any: [[500, 501]] }], similar: [], fits: () => true },
    }),
    /on shipment_search_words/,
  ],
};

describe(`with ${shipments} shipments`, () => {
  it.each<readonly [string, (db: Db) => Promise<unknown>, readonly RegExp[]]>([
    [
      'a number is tracked by three indexes',
      (db) => findTracked(db, { accountId: service.account.id, livemode: false }, 'L500'),
      [/Index Scan using shipment_(pkey|number)/, /using shipment_waybill/, /using shipment_last_mile/],
    ],
    [
      'a search of the dashboard uses the index of each number',
      (db) => searchShipments(db, own(), 'R500'),
      [/shipment_(pkey|number)/, /shipment_waybill/, /shipment_last_mile/, /shipment_reference/],
    ],
    [
      'a notice finds its shipment',
      (db) => findShipmentOfNotice(db, { carriers: ['http'], waybillNumber: 'W77' }),
      [/Index Scan using shipment_(pkey|number)/, /using shipment_waybill/],
    ],
    [
      'stored notices are matched',
      (db) => takeMatchedNotices(db, { http: ['http'] }),
      [/using carrier_notice_due/, /using shipment_waybill/],
    ],
    [
      'an accepted booking finds its stored notices',
      accept,
      [/carrier_notice_reference/, /carrier_notice_waybill/],
    ],
    ['the newest shipments are listed', list({}), [/using shipment_newest/]],
    ['the next shipments are listed', list({}, [at, 'SMP500']), [/using shipment_newest/]],
    ['the next changes are polled', list({}, [at, 'SMP500'], 'updated'), [/using shipment_feed/]],
    [
      'shipments are listed by time',
      list({ created_after: at, created_before: '2026-02-01T00:00:00Z' }),
      [/using shipment_newest/],
    ],
    ...Object.entries(byFilter).map(
      ([name, [ask, index]]) => [`shipments are listed by ${name}`, ask, [index]] as const,
    ),
    ['shipments are listed by a rare status', list({ status: 'exception' }), [/using shipment_attention/]],
    ['no shipment of a country is listed', list({ destination_country: 'IS' }), [/using shipment_country/]],
    ['no shipment of a service is listed', list({ service_tier_id: 'X' }), [/using shipment_service/]],
    [
      'a search by a destination and time reads no other shipments',
      search({ destination_country: 'IS', created_after: at }),
      [/using shipment_country/],
    ],
    [
      'a search by a service reads no other shipments',
      search({ service_tier_id: 'X' }),
      [/using shipment_service/],
    ],
    [
      'a search by status, destination, service and time reads the index',
      search({
        status: 'delivered',
        destination_country: 'US',
        service_tier_id: 'HKASTDGGSTCM',
        created_after: at,
      }),
      [/Limit.*Index Only Scan Backward using shipment_newest/s],
    ],
    [
      'a search by a rare status and destination reads its index',
      search({ status: 'returned', destination_country: 'US' }),
      [/Only Scan Backward using shipment_attention/],
    ],
    [
      'a search of changes is bounded',
      search({ updated_after: at, status: 'delivered' }, 'updated'),
      [/using shipment_feed/],
    ],
    [
      'a search by a rare tag uses its index',
      search({ tag: 'tag500', status: 'delivered' }),
      [/on shipment_tags/],
    ],
    [
      'a search by rare metadata uses its index',
      search({ metadata: { order: 'M500' }, destination_country: 'US' }),
      [/on shipment_metadata/],
    ],
    [
      'shipments with any problem are listed',
      search({ queue: 'problems' }),
      [/using shipment_unconfirmed/, /using shipment_test_dearer/],
    ],
    [
      'the figures of the dashboard are read from an index alone',
      (db) =>
        readShipmentFigures(db.kysely, own(), boundsOfDays(['2026-01-01', '2026-01-02'], 'Asia/Hong_Kong')),
      [/Index Only Scan using shipment_newest/],
    ],
    [
      'orders that are already placed are found by 1,000 references',
      (db) =>
        findPlacedReferences(
          db,
          own(),
          Array.from({ length: 1_000 }, (_, n) => `R${n}`),
        ),
      [/using shipment_reference/, /using shipment_batch_order_waiting/],
    ],
    ['a shipment is read', (db) => findShipment(db, own(), 'SMP500'), [/using shipment_(pkey|number)/]],
    [
      'the history of a shipment is read',
      (db) => listTrackingEvents(db, service.account.id, 'SMP500'),
      [/using tracking_event_pkey/],
    ],
    [
      'the tracking page of a shipment is read',
      (db) => findByTrackToken(db, 'T500'),
      [/using shipment_track_token/],
    ],
    [
      'codes without a mapping are listed',
      listUnmappedCodes,
      [/tracking_event_unmapped/, /using shipment_(pkey|number)/],
    ],
    [
      'due test shipments are taken',
      takeDueShipments,
      [/using shipment_next_checkpoint/, /using shipment_(pkey|number)/],
    ],
    [
      'accounts with shipments past their retention are found',
      (db) => findIdentifiedScopes(db, 30),
      [/using shipment_identified/],
    ],
    [
      'shipments past their retention are locked',
      (db) => lockDueShipments(db.kysely, own(), { days: 30, limit: 100 }),
      [/Limit.*using shipment_identified/s],
    ],
  ])('%s', async (_, ask, indexes) => {
    const plan = await plansOf(service.database.db.pool, ask);
    for (const index of indexes) expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (shipment|carrier_notice|tracking_event|shipment_batch_order)\b/);
  });

  it.each<[string, ShipmentFilter]>([
    ['tag', { tag: 'tag500', status: 'delivered' }],
    ['metadata', { metadata: { order: 'M500' } }],
    ['reference', { reference_no: 'R500', status: 'delivered' }],
    ['return', { return_of: 'SMP510', destination_country: 'US' }],
  ])('a search by a frequent %s reads a bounded number in their order', async (_, filter) => {
    const plan = await plansOf(service.database.db.pool, search(filter), [{ count: 1_001 }]);
    // The last is the search. The first counts how many have the value.
    expect(plan).toMatch(/Limit.*using shipment_newest.*using shipment_newest/s);
    expect(plan).not.toMatch(/Seq Scan on shipment|Sort/);
  });

  it('a search of words that all shipments have reads the index of words, not the table', async () => {
    const words = [{ all: [-1], any: [[-1, 500]] }];
    const plan = await plansOf(
      service.database.db.pool,
      search({ search: { scopeWord: -1, words, similar: words, fits: () => true } }),
    );
    expect(plan).toMatch(/on shipment_search_words/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('a search reads at most 20,000 shipments, and the next page continues from there', async () => {
    const filter = { tag: 'old', destination_country: 'ZZ' };
    const { kysely } = service.database.db;
    const first = await searchShipmentPage(kysely, own(), filter, {
      order: 'newest',
      after: null,
      limit: 20,
    });
    expect([first.rows, first.last?.tracking_number]).toEqual([[], 'SMP19999']);
    const after = [first.last?.created_at ?? '', 'SMP19999'] as const;
    const second = await searchShipmentPage(kysely, own(), filter, { order: 'newest', after, limit: 20 });
    expect(second).toEqual({ rows: [], last: undefined, stoppedAt: undefined });
  });
});
