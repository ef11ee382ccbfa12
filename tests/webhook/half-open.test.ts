import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDb } from '../../db/client.ts';
import { startDeliveries } from '../../src/job/deliver-webhook.ts';
import { OutboxRelay } from '../../src/webhook/relay.ts';
import { paced } from '../support/deadline.ts';
import { type PostgresProxy, startPostgresProxy } from '../support/store/postgres-proxy.ts';
import { startWorld, type World } from './world.ts';

const silentMs = paced(500);

let world: World;
let proxy: PostgresProxy;
beforeAll(async () => {
  world = await startWorld(null);
  proxy = await startPostgresProxy(world.service.database.url);
});
afterAll(async () => {
  await proxy.stop();
  await world[Symbol.asyncDispose]();
});

describe('a worker whose database connections all hang', () => {
  it('abandons them, and relays and delivers on new ones', async () => {
    await using db = openDb({ url: proxy.url, poolSize: 4, silentMs });
    // BullMQ's own pool takes its timeout from the URL.
    const connection = { databaseUrl: `${proxy.url}?query_timeout=${silentMs}`, redisUrl: null };
    const { config, log } = world.service.context;
    await using relay = new OutboxRelay({ db, log, connection, ...config.webhook });
    await using _deliveries = startDeliveries({ ...world.service.context, db, relay }, connection);
    await world.endpoint('/silent', ['wallet.low_balance']);
    const sent = await world.emit(5);
    expect(await world.receiver.got(5)).toBe(true);
    proxy.freeze();
    sent.push(...(await world.emit(5)));
    expect(await world.receiver.got(10, { withinMs: 20_000 })).toBe(true);
    expect(new Set(world.receiver.received.map(({ eventId }) => eventId))).toEqual(new Set(sent));
  });
});
