import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '../../db/client.ts';
import { browseEvents, type EventFilter } from '../../db/query/webhook/event.ts';
import {
  browseDeliveries,
  countUndelivered,
  type DeliveryFilter,
  requeueUndelivered,
} from '../../db/query/webhook/webhook-delivery.ts';
import { countWaiting, deliveryShares } from '../../db/query/webhook/webhook-endpoint.ts';
import { plansOf } from '../support/query-plan.ts';
import { startWorld, type World } from './world.ts';

const events = 10_000;

let world: World;
const endpoints: string[] = [];
beforeAll(async () => {
  world = await startWorld(null);
  for (const path of ['/a', '/b', '/c']) endpoints.push((await world.endpoint(path)).id);
  const { pool } = world.service.database.db;
  await pool.query(
    `insert into event (id, account_id, livemode, type, body, position)
      select 'evt_' || n, $1, false, 'shipment.created', '{}', now() - n * interval '1 minute'
      from generate_series(1, $2) n`,
    [world.service.account.id, events],
  );
  await pool.query(
    `insert into webhook_delivery (id, account_id, endpoint_id, event_id, event_type, state, created_at)
      select 'dlv_' || n || e, $3, e, 'evt_' || n, 'shipment.created', 'succeeded', now() - n * interval '1 minute'
      from generate_series(1, $1) n, unnest($2::text[]) e`,
    [events, endpoints, world.service.account.id],
  );
  await pool.query(
    `insert into webhook_attempt (account_id, delivery_id, number, trigger, started_at)
      select account_id, id, 1, 'schedule', created_at from webhook_delivery`,
  );
  await pool.query('vacuum analyze');
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

const own = () => ({ accountId: world.service.account.id, livemode: false });
const since = '2026-01-01T00:00:00.000000Z';
const deliveries =
  (filter: () => DeliveryFilter, after: readonly [string, string] | null = null) =>
  ({ kysely }: Db) =>
    browseDeliveries(kysely, own(), filter(), { after, limit: 20 });
const listed =
  (filter: EventFilter, after: string | null = null) =>
  ({ kysely }: Db) =>
    browseEvents(kysely, own(), filter, { after, limit: 20 });

/** A filter without its plan does not compile. */
const deliveriesBy: Readonly<
  Record<keyof DeliveryFilter, readonly [filter: () => DeliveryFilter, index: RegExp]>
> = {
  endpoint: [() => ({ endpoint: endpoints[0] ?? '' }), /using webhook_delivery_list/],
  event: [() => ({ event: 'evt_7' }), /webhook_delivery_event/],
  state: [() => ({ state: 'failed' }), /Limit.*using webhook_delivery_list/s],
  event_type: [() => ({ event_type: 'shipment.created' }), /Limit.*using webhook_delivery_list/s],
  since: [() => ({ since }), /using webhook_delivery_list/],
};
const eventsBy: Readonly<Record<keyof EventFilter, readonly [filter: EventFilter, index: RegExp]>> = {
  event_type: [{ event_type: 'shipment.delivered', since }, /using event_type/],
  since: [{ since }, /using event_feed/],
  tracking_number: [{ tracking_number: 'SMP1' }, /event_shipment/],
};

describe(`with ${events} events to three endpoints, an index`, () => {
  it.each<readonly [string, (db: Db) => Promise<unknown>, readonly RegExp[]]>([
    [
      'lists the newest deliveries',
      deliveries(() => ({})),
      [/using webhook_delivery_list/, /using webhook_attempt_pkey/],
    ],
    ['lists the next ones', deliveries(() => ({}), [since, 'dlv_1']), [/using webhook_delivery_list/]],
    ...Object.entries(deliveriesBy).map(
      ([name, [filter, index]]) => [`lists deliveries by ${name}`, deliveries(filter), [index]] as const,
    ),
    [
      'bounds a search of one endpoint',
      deliveries(() => ({ endpoint: endpoints[0] ?? '', state: 'failed', event_type: 'shipment.created' })),
      [/Limit.*using webhook_delivery_list/s],
    ],
    [
      'bounds a search of all endpoints',
      deliveries(() => ({ state: 'failed', since }), [since, 'dlv_1']),
      [/Limit.*using webhook_delivery_list/s],
    ],
    ['lists the newest events', listed({}), [/using event_feed/, /webhook_delivery_event/]],
    ['lists the next events', listed({}, since), [/using event_feed/]],
    ...Object.entries(eventsBy).map(
      ([name, [filter, index]]) => [`lists events by ${name}`, listed(filter), [index]] as const,
    ),
    [
      'lists the next events of a type',
      listed({ event_type: 'shipment.delivered' }, since),
      [/using event_type/],
    ],
    [
      'bounds the share of an endpoint to a day',
      ({ kysely }) => deliveryShares(kysely, own(), endpoints),
      [/Index Cond: .*endpoint_id.*created_at/],
    ],
    [
      'counts what waits',
      ({ kysely }) => countWaiting(kysely, own(), endpoints[0] ?? ''),
      [/using webhook_delivery_due/],
    ],
    [
      'counts what failed in an hour',
      ({ kysely }) =>
        countUndelivered(kysely, {
          ...own(),
          endpointId: endpoints[0] ?? '',
          since: new Date(Date.now() - 3_600_000).toISOString(),
        }),
      [/Limit.*webhook_delivery_list/s],
    ],
  ])('%s', async (_, ask, indexes) => {
    const plan = await plansOf(world.service.database.db.pool, ask);
    for (const index of indexes) expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (event|webhook_delivery|webhook_attempt)/);
  });

  it('is read for at most 20,000 deliveries of all endpoints, and the next page continues from there', async () => {
    const { kysely, pool } = world.service.database.db;
    await pool.query("update webhook_delivery set state = 'failed' where event_id = $1", [`evt_${events}`]);
    const search = (after: readonly [string, string] | null) =>
      browseDeliveries(kysely, own(), { state: 'failed' }, { after, limit: 20 });
    const first = await search(null);
    expect([first.rows, first.last]).toEqual([[], first.stoppedAt]);
    const read = Math.ceil(20_000 / endpoints.length);
    expect(first.last?.id).toMatch(new RegExp(`^dlv_${read}(we|wh)`));
    const second = await search([first.last?.created_at ?? '', first.last?.id ?? '']);
    expect(second.rows.map(({ event_id }) => event_id)).toEqual(endpoints.map(() => `evt_${events}`));
    expect([second.last, second.stoppedAt]).toEqual([undefined, undefined]);
  });

  it('makes the oldest 10,000 failed deliveries due, and the next search continues from the last of them', async () => {
    const { kysely, pool } = world.service.database.db;
    const endpointId = endpoints[1] ?? '';
    await pool.query("update webhook_delivery set state = 'failed' where endpoint_id = $1", [endpointId]);
    await pool.query(
      `with newest as (
        insert into event (id, account_id, livemode, type, body, position)
        values ('evt_newest', $1, false, 'shipment.created', '{}', now() + interval '1 second') returning id)
      insert into webhook_delivery (id, account_id, endpoint_id, event_id, event_type, state, created_at)
        select 'dlv_newest', $1, $2, id, 'shipment.created', 'failed', now() from newest`,
      [world.service.account.id, endpointId],
    );
    const states = async () =>
      (
        await pool.query(
          'select state, count(*)::integer as count from webhook_delivery where endpoint_id = $1 group by 1',
          [endpointId],
        )
      ).rows;
    const counted = await countUndelivered(kysely, { ...own(), endpointId, since });
    expect(counted.count).toBe(10_000);
    expect(await states()).toEqual([{ state: 'failed', count: 10_001 }]);
    expect(await requeueUndelivered(kysely, { ...own(), endpointId, since })).toEqual(counted);
    expect(await states()).toContainEqual({ state: 'pending', count: 10_000 });
    expect(await requeueUndelivered(kysely, { ...own(), endpointId, since: counted.until ?? '' })).toEqual({
      count: 1,
      until: null,
    });
    expect(await states()).toEqual([{ state: 'pending', count: 10_001 }]);
  });
});
