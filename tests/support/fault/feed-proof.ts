import { expect } from '@jest/globals';
import { type Db, openDb } from '../../../db/client.ts';
import { newTrackingNumber } from '../../../src/shipment/tracking-number.ts';
import { recordCheckpoint } from '../../../src/tracking/record-change.ts';
import { bookParcel, checkpointAt } from '../../tracking/parcel.ts';
import type { TestService } from '../service.ts';

/** The least amount of updates. */
export interface FeedProfile {
  readonly shipments: number;
  readonly updates: number;
  readonly atLeastMs: number;
}

interface World {
  readonly service: TestService;
  /** The writers' own pool. */
  readonly db: Db;
  readonly ids: readonly string[];
}

interface Update {
  readonly id: string;
  readonly stamp: string;
}

const writers = 8;

/**
 * Eight writers change shipments while one client polls by `updated_after` and another reads the events.
 * Expects that both see everything, in order. Returns the counts.
 */
export async function proveFeeds(
  service: TestService,
  profile: FeedProfile,
): Promise<{ readonly updates: number; readonly events: number }> {
  await using db = openDb({ url: service.database.url, poolSize: writers });
  const world = { service, db, ids: await cloneShipments(service, db, profile.shipments) };
  const updates: Update[] = [];
  const started = performance.now();
  let running = writers;
  const isDone = () => updates.length >= profile.updates && performance.now() - started >= profile.atLeastMs;
  const work = Array.from({ length: writers }, () => write(world, updates, isDone).finally(() => running--));
  const isOver = () => running === 0;
  const [shown, told] = await Promise.all([
    follow(shipmentPages(service), (row) => row.updated_at, isOver),
    follow(eventPages(service), (row) => row.position, isOver),
    ...work,
  ]);

  const places = shown.map((row) => row.updated_at);
  expect(places).toEqual([...places].sort());
  const lastShown = new Map(shown.map((row) => [row.id, row.updated_at]));
  expect(lastShown.size).toBe(world.ids.length);
  // A row has only its newest state, so an update counts as seen if that state or a later one was.
  expect(updates.filter(({ id, stamp }) => (lastShown.get(id) ?? '') < stamp)).toEqual([]);
  const { rows: events } = await db.pool.query('select id from event order by position');
  expect(told.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  return { updates: updates.length, events: told.length };
}

/** Books one shipment and copies it, which is much faster than a thousand bookings. */
async function cloneShipments(service: TestService, db: Db, count: number): Promise<string[]> {
  const { id } = await bookParcel(service);
  const copies = Array.from({ length: count - 1 }, newTrackingNumber);
  await db.pool.query(
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

/**
 * Records checkpoints as the service does. Every fifth transaction stays open after its stamp, so commits
 * would be out of order without the lock of the feed clock.
 */
async function write({ service, db, ids }: World, updates: Update[], isOver: () => boolean): Promise<void> {
  const context = { ...service.context, db };
  for (let turn = 0; !isOver(); turn++) {
    const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
    if (turn % 5 === 4) {
      updates.push({ id, stamp: await stampAndDawdle(db, id) });
      continue;
    }
    const scope = { account_id: service.account.id, livemode: false, tracking_number: id };
    const recorded = await recordCheckpoint(context, scope, checkpointAt(turn));
    if (recorded.result !== 'recorded') throw new Error(recorded.result);
    updates.push({ id, stamp: recorded.shipment.updated_at });
  }
}

async function stampAndDawdle({ pool }: Db, id: string): Promise<string> {
  const client = await pool.connect();
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

/** Polls a feed from its last position until a page is empty after the writers have ended. */
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

function shipmentPages(service: TestService) {
  return async (after: string): Promise<{ id: string; updated_at: string }[]> => {
    const path = `/shipments?limit=100&updated_after=${encodeURIComponent(after)}`;
    return (await service.call('get', path)).body.data.data;
  };
}

function eventPages({ database, account }: TestService) {
  return async (after: string): Promise<{ id: string; position: string }[]> => {
    const { rows } = await database.db.pool.query(
      `select id, position from event where account_id = $1 and not livemode and position > $2
        order by position limit 100`,
      [account.id, after],
    );
    return rows;
  };
}
