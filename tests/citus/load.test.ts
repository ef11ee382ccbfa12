import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createOutboundClient, type OutboundClient } from '../../src/outbound/client.ts';
import { startCitus } from '../support/citus/cluster.ts';
import { pollUntil } from '../support/poll.ts';
import type { TestAccount } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';
import { startWorld, type World } from '../webhook/world.ts';

/**
 * `npm run test:citus -- --load`: CITUS_BOOKINGS live bookings of CITUS_ACCOUNTS accounts, of which CITUS_SUBSCRIBERS
 * have a webhook.
 */
const isAsked = process.env.CITUS_LOAD !== undefined;
const bookings = Number(process.env.CITUS_BOOKINGS ?? 100_000);
const accountCount = Number(process.env.CITUS_ACCOUNTS ?? 1_000);
const subscriberCount = Number(process.env.CITUS_SUBSCRIBERS ?? accountCount / 10);
const clients = 32;

let cluster: Awaited<ReturnType<typeof startCitus>>;
let world: World;
beforeAll(async () => {
  if (!isAsked) return;
  cluster = await startCitus(4);
  // The last server is added under load.
  process.env.TEST_CITUS = cluster.nodes
    .slice(0, 3)
    .map(({ url }) => url)
    .join(',');
  world = await startWorld(
    null,
    {
      WEBHOOK_SCHEDULE: '0,1s,2s,4s,8s,16s,1m',
      WEBHOOK_POLL_MS: '250',
      WEBHOOK_TIMEOUT_MS: '5000',
      WEBHOOK_LEASE_MS: '20000',
      WEBHOOK_REQUEUE_MS: '10000',
    },
    { outbound: plainOutbound() },
  );
}, 120_000);
afterAll(async () => {
  if (!isAsked) return;
  await world[Symbol.asyncDispose]();
  await cluster[Symbol.asyncDispose]();
});

/** The receiver has no certificate: live events are sent to it over plain HTTP. */
function plainOutbound(): OutboundClient {
  const client = createOutboundClient({ allow: ['127.0.0.0/8'] });
  return {
    ...client,
    checkTarget: (url) => client.checkTarget(url, { livemode: false }),
    post: (request) => client.post({ ...request, livemode: false }),
  };
}

/** The order's number, account and tracking number of each 201. */
const booked: string[] = [];

/** Books orders until each has succeeded; the key of a failed one is repeated. Returns the number of repetitions. */
async function book(accounts: readonly TestAccount[], first: number, end: number) {
  const began = performance.now();
  let next = first;
  let repeated = 0;
  const client = async () => {
    for (let number = next++; number < end; number = next++) {
      const { id, liveKey } = accounts[number % accounts.length] as TestAccount;
      for (;;) {
        const { status, body } = await world.service
          .call('post', '/shipments', liveKey)
          .set('Idempotency-Key', `order-${number}`)
          .send(order({ reference_no: `order-${number}` }));
        if (status === 201) {
          booked.push(`order-${number} ${id} ${body.data.tracking_number}`);
          break;
        }
        if (status < 409) throw new Error(`${status} ${JSON.stringify(body)}`);
        repeated++;
        await delay(200);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - began) / 1000;
  return { seconds, perSecond: (end - first) / seconds, repeated };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function rows<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.service.database.db.pool.query<Row>(query, values)).rows;
}

/** Returns the number of shipments on each node, by its port. */
async function bookingsByNode(): Promise<Record<string, number>> {
  const counts = await rows<{ account_id: string; count: number }>(
    'select account_id, count(*)::integer as count from shipment group by 1',
  );
  const nodes = await rows<{ port: number; count: number }>(
    `select s.nodeport as port, sum(count)::integer as count from unnest($1::text[], $2::integer[]) as a (account_id, count)
      join citus_shards s on s.shardid = get_shard_id_for_distribution_column('shipment', a.account_id) group by 1`,
    [counts.map(({ account_id }) => account_id), counts.map(({ count }) => count)],
  );
  return Object.fromEntries(nodes.map(({ port, count }) => [port, count]));
}

/** Creates accounts, a few at a time; the first ones have a webhook. */
async function createAccounts(): Promise<TestAccount[]> {
  const accounts: TestAccount[] = [];
  const create = async () => {
    while (accounts.length < accountCount) {
      const number = accounts.push({ id: '', testKey: '', liveKey: '' }) - 1;
      const account = await liveAccount(world.service.database, 1_000_000_000);
      accounts[number] = account;
      if (number < subscriberCount)
        await world.service
          .sdk(account.liveKey)
          .webhooks.create({ url: `${world.receiver.url}/hook`, events: ['shipment.created'] });
    }
  };
  await Promise.all(Array.from({ length: 4 }, create));
  return accounts;
}

(isAsked ? it : it.skip)(
  'loses and doubles nothing when a worker is killed, and when a node is added, under load',
  async () => {
    const { database } = world.service;
    const accounts = await createAccounts();
    await using _workers = world.work();
    const third = Math.ceil(bookings / 3);
    const [, worker, , added] = cluster.nodes;
    const { hostname, port } = new URL(added?.url ?? '');

    const calm = await book(accounts, 0, third);
    const onTwo = await bookingsByNode();
    console.log(JSON.stringify({ calm, onTwo, deliveries: await world.states() }));
    expect(Object.keys(onTwo)).toHaveLength(2);

    const kill = async () => {
      await delay(2_000);
      worker?.kill();
      await delay(5_000);
      await worker?.start();
    };
    const [killed] = await Promise.all([book(accounts, third, 2 * third), kill()]);
    console.log(JSON.stringify({ killed, deliveries: await world.states() }));

    const name = new URL(database.url).pathname.slice(1);
    await run(added?.url ?? '', `create database ${name}`);
    await run(`${added?.url}/${name}`, 'create extension citus');
    const add = async () => {
      const began = performance.now();
      await run(database.url, `select citus_add_node('${hostname}', ${port})`);
      await run(database.url, 'select citus_rebalance_start()');
      await run(database.url, 'select citus_rebalance_wait()');
      return (performance.now() - began) / 1000;
    };
    const [moved, moveSeconds] = await Promise.all([book(accounts, 2 * third, bookings), add()]);
    const onThree = await bookingsByNode();
    console.log(JSON.stringify({ moved, moveSeconds, onThree, deliveries: await world.states() }));
    expect(onThree[port]).toBeGreaterThan(0);

    // Every 201 is one shipment with one charge; nothing else was booked.
    expect(booked).toHaveLength(bookings);
    const shipments = await rows<{ booking: string }>(
      "select concat_ws(' ', reference_no, account_id, tracking_number) as booking from shipment where visible",
    );
    expect(shipments.map(({ booking }) => booking).sort()).toEqual(booked.sort());
    const uncharged = await rows(`select s.tracking_number from shipment s
      left join hold h on h.account_id = s.account_id and h.tracking_number = s.tracking_number
      where h.amount_cents is distinct from s.total_cents`);
    expect(uncharged).toEqual([]);
    expect(await rows('select count(*)::integer as count from hold where closed_at is null')).toEqual([
      { count: bookings },
    ]);
    await expectLedgerHolds(database.db);

    // Every event of a subscriber was delivered, at least once.
    const subscribed = booked.filter((line) =>
      accounts.slice(0, subscriberCount).some(({ id }) => line.includes(id)),
    ).length;
    const isDelivered = async () => (await world.states()).succeeded === subscribed;
    await pollUntil(isDelivered, 300_000);
    expect(await world.states()).toEqual({ succeeded: subscribed });
    const events = await rows<{ id: string }>(
      `select e.id from event e join webhook_endpoint w on w.account_id = e.account_id and w.livemode = e.livemode
        where e.type = 'shipment.created'`,
    );
    expect(events).toHaveLength(subscribed);
    const { received } = world.receiver;
    expect([...new Set(received.map(({ eventId }) => eventId))].sort()).toEqual(
      events.map(({ id }) => id).sort(),
    );
    expect(
      await rows("select count(*)::integer as count from event where type = 'shipment.created'"),
    ).toEqual([{ count: bookings }]);

    // No transaction of two nodes is left half done.
    const isRecovered = async () => {
      const left = await rows<{ result: string }>(
        "select result from run_command_on_all_nodes('select count(*) from pg_prepared_xacts')",
      );
      return left.every(({ result }) => result === '0');
    };
    expect(await pollUntil(isRecovered, 120_000)).toBe(true);
    console.log(JSON.stringify({ bookings, accountCount, subscribed, received: received.length }));
  },
  3_600_000,
);
