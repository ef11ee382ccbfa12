import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Db, openDb } from '../../db/client.ts';
import { newTrackingNumber } from '../../src/shipment/tracking-number.ts';
import { recordCheckpoint } from '../../src/tracking/record-change.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { bookParcel, checkpointAt } from '../tracking/parcel.ts';

/** `FEED_PROOF=long` is the whole proof: 30 seconds, 1,000 shipments, at least 10,000 updates. */
const isLong = process.env.FEED_PROOF === 'long';
const profile = isLong
  ? { shipments: 1_000, updates: 10_000, atLeastMs: 30_000, timeoutMs: 300_000 }
  : { shipments: 100, updates: 400, atLeastMs: 1_500, timeoutMs: 60_000 };
const writers = 8;

let service: TestService;
let writerDb: Db;
let ids: string[];
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
  writerDb = openDb({ url: service.database.url, poolSize: writers });
  ids = await cloneShipments(profile.shipments);
}, profile.timeoutMs);
afterAll(async () => {
  await writerDb[Symbol.asyncDispose]();
  await service.stop();
});

/** Books one shipment and copies it: what the feed is about needs no thousand bookings. */
async function cloneShipments(count: number): Promise<string[]> {
  const { id } = await bookParcel(service);
  const copies = Array.from({ length: count - 1 }, newTrackingNumber);
  await writerDb.pool.query(
    `insert into shipment select copy.*
      from shipment s, unnest($2::text[], (select array_agg(stamp_feed(s2.account_id, s2.livemode)) from shipment s2,
        generate_series(1, $3) where s2.tracking_number = $1)) as fresh (tracking_number, updated_at),
        jsonb_populate_record(s, jsonb_build_object('tracking_number', fresh.tracking_number, 'updated_at', fresh.updated_at,
          'track_token', fresh.tracking_number, 'idempotency_key', null)) as copy
      where s.tracking_number = $1`,
    [id, copies, copies.length],
  );
  return [id, ...copies];
}

interface Update {
  readonly id: string;
  readonly stamp: string;
}

/**
 * One writer: checkpoints as the service records them, and every fifth time a transaction that goes on for a while
 * after its stamp, so that stamps would be committed in another order than they are made if anything let them.
 */
async function write(updates: Update[], isOver: () => boolean): Promise<void> {
  const context = { ...service.context, db: writerDb };
  for (let turn = 0; !isOver(); turn++) {
    const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
    if (turn % 5 === 4) {
      updates.push({ id, stamp: await stampAndDawdle(id) });
      continue;
    }
    const scope = { account_id: service.account.id, livemode: false, tracking_number: id };
    const recorded = await recordCheckpoint(context, scope, checkpointAt(turn));
    if (recorded.result !== 'recorded') throw new Error(recorded.result);
    updates.push({ id, stamp: recorded.shipment.updated_at });
  }
}

async function stampAndDawdle(id: string): Promise<string> {
  const client = await writerDb.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `with target as (select account_id, livemode from shipment where tracking_number = $1 for update),
        stamp as (select stamp_feed(account_id, livemode) as at from target)
        update shipment set updated_at = stamp.at from stamp where tracking_number = $1 returning updated_at`,
      [id],
    );
    await client.query('select pg_sleep(random() * 0.01)');
    await client.query('commit');
    return rows[0].updated_at;
  } finally {
    client.release();
  }
}

/** Polls a feed past the last place it saw, until a page is empty after the writers' end. */
async function follow<Row>(
  page: (after: string) => Promise<Row[]>,
  placeOf: (row: Row) => string,
  isOver: () => boolean,
): Promise<Row[]> {
  const seen: Row[] = [];
  for (let after = '2020-01-01T00:00:00.000000Z'; ; ) {
    const wasOver = isOver();
    const rows = await page(after);
    seen.push(...rows);
    const last = rows.at(-1);
    if (last) after = placeOf(last);
    else if (wasOver) return seen;
  }
}

it(
  `shows every update of ${writers} writers to whoever polls by updated_after, and every event to who reads the feed`,
  async () => {
    const updates: Update[] = [];
    const started = performance.now();
    let running = writers;
    const isDone = () =>
      updates.length >= profile.updates && performance.now() - started >= profile.atLeastMs;
    const work = Array.from({ length: writers }, () => write(updates, isDone).finally(() => running--));
    const isOver = () => running === 0;
    const shipmentPage = async (after: string): Promise<{ id: string; updated_at: string }[]> =>
      (await service.call('get', `/shipments?limit=100&updated_after=${encodeURIComponent(after)}`)).body.data
        .data;
    const eventPage = async (after: string): Promise<{ id: string; position: string }[]> =>
      (
        await service.database.db.pool.query(
          `select id, position from event where account_id = $1 and not livemode and position > $2
            order by position limit 100`,
          [service.account.id, after],
        )
      ).rows;
    const [shown, told] = await Promise.all([
      follow(shipmentPage, (row) => row.updated_at, isOver),
      follow(eventPage, (row) => row.position, isOver),
      ...work,
    ]);

    expect(updates.length).toBeGreaterThanOrEqual(profile.updates);
    const places = shown.map((row) => row.updated_at);
    expect(places).toEqual([...places].sort());
    const lastShown = new Map(shown.map((row) => [row.id, row.updated_at]));
    expect(lastShown.size).toBe(ids.length);
    // A row shows its newest state alone: an update is seen when that one or a later one of its shipment is.
    const missed = updates.filter(({ id, stamp }) => (lastShown.get(id) ?? '') < stamp);
    expect(missed).toEqual([]);
    const { rows: events } = await service.database.db.pool.query('select id from event order by position');
    expect(told.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    console.log(`${updates.length} updates of ${ids.length} shipments, ${told.length} events: none missed`);
  },
  profile.timeoutMs,
);
