import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { claimDeliveries, extendLeases, releaseDeliveries } from '../../db/query/webhook/webhook-claim.ts';
import { discardDeliveries } from '../../db/query/webhook/webhook-endpoint.ts';
import { writeLockedResult } from '../../db/query/webhook/webhook-result.ts';
import type { Database } from '../../db/table/index.ts';
import { pollUntil } from '../support/poll.ts';
import { claimed, endedAttempt, rowOf } from './claimed.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld(null);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});
afterEach(() => world.deleteEndpoints());

const db = () => world.service.context.db;

/** Registers an endpoint with `count` due deliveries; returns their sorted ids. */
async function due(
  path: string,
  count: number,
): Promise<{ readonly endpoint: string; readonly ids: string[] }> {
  const { id: endpoint } = await world.endpoint(path, ['wallet.low_balance']);
  await world.emit(count);
  return { endpoint, ids: (await world.deliveries(endpoint)).map(({ id }) => id).sort() };
}

const keys = (ids: readonly string[]) => ids.map((id) => ({ id, account_id: world.service.account.id }));

/** Runs `work` while the transaction holds the locks that `first` took. */
async function during(
  first: (tx: Kysely<Database>) => Promise<unknown>,
  work: (tx: Kysely<Database>) => Promise<void>,
) {
  await db()
    .kysely.transaction()
    .execute(async (tx) => {
      await first(tx);
      await work(tx);
    });
}

const lock = (tx: Kysely<Database>, id: string | undefined) =>
  sql`select from webhook_delivery where id = ${id} for update`.execute(tx);

const isBlocked = async () =>
  (
    await db().pool.query(
      "select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows[0].n > 0;

describe('discarded deliveries', () => {
  it('are skipped by a claim, which does not wait', async () => {
    const { endpoint, ids } = await due('/passed', 2);
    await during(
      (tx) => discardDeliveries(tx, { accountId: world.service.account.id }, endpoint),
      async () => expect(await claimDeliveries(db(), keys(ids), 1000)).toEqual([undefined, undefined]),
    );
    expect(await claimDeliveries(db(), keys(ids), 1000)).toEqual([undefined, undefined]);
    for (const id of ids) expect((await rowOf(world, { id })).state).toBe('discarded');
  });

  it('do not include deliveries in flight', async () => {
    const [claim] = await claimed(world, '/sent');
    if (!claim) throw new Error('nothing was due');
    await db()
      .kysely.transaction()
      .execute((tx) => discardDeliveries(tx, { accountId: claim.account_id }, claim.endpoint_id));
    expect((await rowOf(world, claim)).state).toBe('delivering');
  });

  it('are locked in id order, independent of their due times', async () => {
    const { endpoint, ids } = await due('/ordered', 3);
    // Due in reverse id order, as the index returns them.
    await db().pool.query(
      `update webhook_delivery d set next_attempt_at = next_attempt_at - o * interval '1 minute'
        from unnest($1::text[]) with ordinality as i (id, o) where d.id = i.id`,
      [ids],
    );
    const [first, second, third] = ids;
    let discarding: Promise<void> = Promise.resolve();
    await during(
      (tx) => lock(tx, first),
      async (tx) => {
        discarding = db()
          .kysely.transaction()
          .execute((other) => discardDeliveries(other, { accountId: world.service.account.id }, endpoint));
        expect(await pollUntil(isBlocked, 5_000)).toBe(true);
        await lock(tx, second);
        await lock(tx, third);
      },
    );
    await discarding;
    for (const id of ids) expect((await rowOf(world, { id })).state).toBe('discarded');
  });
});

describe('releasing deliveries', () => {
  it('skips locked rows and does not wait for them', async () => {
    const { ids } = await due('/released', 2);
    const [held, free] = ids;
    await db().pool.query(
      "update webhook_delivery set busy_until = sampan_clock() + interval '1 hour' where id = any($1)",
      [ids],
    );
    await during(
      (tx) => lock(tx, held),
      () => releaseDeliveries(db(), keys(ids)),
    );
    expect((await rowOf(world, { id: String(free) })).busy_until).toBeNull();
    expect((await rowOf(world, { id: String(held) })).busy_until).not.toBeNull();
  });
});

describe('extending leases', () => {
  it('skips attempts whose result is being written', async () => {
    const claims = await claimed(world, '/extended', 2);
    const [ending, going] = claims;
    if (!ending || !going) throw new Error('nothing was due');
    const { busy_until: before } = await rowOf(world, going);
    await during(
      (tx) => writeLockedResult(tx, endedAttempt(ending, 'succeeded')),
      () => extendLeases(db(), claims, 3_600_000),
    );
    expect(await rowOf(world, ending)).toMatchObject({ state: 'succeeded', busy_until: null });
    expect((await rowOf(world, going)).busy_until > before).toBe(true);
  });
});
