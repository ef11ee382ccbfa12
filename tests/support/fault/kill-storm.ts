import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type ApiAnswer, apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import type { ChildService } from '../process/child-service.ts';
import type { OrderBody } from '../shipment/order.ts';
import { shop } from '../shipment/returns.ts';
import type { OwnPostgres } from '../store/own-postgres.ts';
import type { FaultWorld } from './fault-world.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

export interface KillStorm {
  readonly rounds: number;
  readonly clients: number;
  /** The fewest responses in a round before a process is killed. */
  readonly answersPerRound: number;
}

/** The final responses that a client got for an order, and for what it did with it. */
interface Order {
  readonly key: string;
  readonly body: OrderBody;
  readonly created: ApiAnswer;
  readonly cancelled: ApiAnswer | null;
  readonly returned: ApiAnswer | null;
  readonly manifested: ApiAnswer | null;
  /** A batch of `batchSize` further orders. */
  readonly batch: ApiAnswer | null;
}

const batchSize = 3;

/** The current processes and the responses of the clients. */
interface Storm {
  readonly world: FaultWorld;
  readonly liveKey: string;
  api: ChildService;
  answers: number;
  interrupted: number;
  over: boolean;
}

/**
 * Clients book, cancel, send back, close manifests and create batches in live mode while processes are killed: the API in
 * each round, the worker in every third, the database server in every eighth. Clients retry with the same key until they
 * get a final response. Then every acknowledged shipment, hold, manifest, carrier booking and event must exist once.
 */
export async function expectNothingLostInKillStorm(
  world: FaultWorld,
  postgres: OwnPostgres,
  { rounds, clients, answersPerRound }: KillStorm,
): Promise<string> {
  const account = await world.account(1_000_000_000);
  let worker = await world.start({ SAMPAN_ROLES: 'worker' });
  const api = await world.start({ SAMPAN_ROLES: 'api' });
  const storm: Storm = { world, liveKey: account.liveKey, api, answers: 0, interrupted: 0, over: false };
  const runs = Array.from({ length: clients }, (_, client) => work(storm, client));
  // A failed client ends the storm at once.
  const failed = Promise.all(runs).then(() => {});
  for (let round = 1; round <= rounds; round++) {
    const wanted = storm.answers + answersPerRound + (round % 7);
    const busy = pollUntil(async () => storm.answers >= wanted, 120_000);
    expect(await Promise.race([busy, failed])).toBe(true);
    await kill(storm.api);
    if (round % 3 === 0) await kill(worker);
    // Not more often: a database server that dies six times within a minute is not restarted.
    if (round % 8 === 0) await postgres.crash();
    // Expires the locks of killed processes.
    await world.passLock();
    if (round % 3 === 0) worker = await world.start({ SAMPAN_ROLES: 'worker' });
    storm.api = await world.start({ SAMPAN_ROLES: 'api' });
  }
  storm.over = true;
  const orders = (await Promise.all(runs)).flat();
  await expectAllOnce(storm, account.id, orders);
  const count = (did: (order: Order) => unknown) => orders.filter(did).length;
  const done = [
    `${orders.length} bookings`,
    `${count(({ cancelled }) => cancelled)} cancels`,
    `${count(({ returned }) => returned)} returns`,
    `${count(({ manifested }) => manifested)} manifests`,
    `${count(({ batch }) => batch)} batches`,
  ];
  return `${rounds} rounds, ${clients} clients: ${done.join(', ')}, ${storm.interrupted} calls without an answer; nothing lost, nothing doubled`;
}

async function kill(service: ChildService): Promise<void> {
  service.signal('SIGKILL');
  await service.ended;
}

async function work(storm: Storm, client: number): Promise<Order[]> {
  const orders: Order[] = [];
  for (let number = 0; !storm.over; number++) {
    const key = `storm-${client}-${number}`;
    const body = storm.world.order({ reference_no: key, sender: shop });
    const created = await callUntilFinal(storm, '/shipments', key, body);
    expect([created.status, created.body.message]).toEqual([201, 'created']);
    const id: string = created.body.data.id;
    const turn = (number + client) % 4;
    const cancelled =
      turn % 2 === 0 ? await callUntilFinal(storm, `/shipments/${id}/cancel`, `${key}-cancel`) : null;
    if (cancelled) expect([cancelled.status, cancelled.body.data?.status]).toEqual([200, 'cancelled']);
    const returned = turn === 1 ? await sendBack(storm, id, key) : null;
    const manifested = turn === 3 ? await closeManifest(storm, id, key) : null;
    const batch = turn === 2 ? await createBatch(storm, key) : null;
    orders.push({ key, body, created, cancelled, returned, manifested, batch });
  }
  return orders;
}

async function sendBack(storm: Storm, id: string, key: string): Promise<ApiAnswer> {
  const deliver = () =>
    storm.world
      .query("update shipment set status = 'delivered' where tracking_number = $1", [id])
      .then(() => true)
      .catch(() => false);
  expect(await pollUntil(deliver, 60_000)).toBe(true);
  const body = { service_tier_id: 'HKPTRTGG01' };
  const answer = await callUntilFinal(storm, `/shipments/${id}/return`, `${key}-return`, body);
  expect([answer.status, answer.body.message]).toEqual([201, 'created']);
  return answer;
}

async function closeManifest(storm: Storm, id: string, key: string): Promise<ApiAnswer> {
  const body = { carrier_code: 'http', shipment_ids: [id] };
  const answer = await callUntilFinal(storm, '/manifests', `${key}-manifest`, body);
  expect([201, 202]).toContain(answer.status);
  return answer;
}

async function createBatch(storm: Storm, key: string): Promise<ApiAnswer> {
  const orders = Array.from({ length: batchSize }, (_, index) =>
    storm.world.order({ reference_no: `${key}-${index}` }),
  );
  const answer = await callUntilFinal(storm, '/shipments/batch', `${key}-batch`, { orders });
  expect(answer.status).toBe(202);
  return answer;
}

/** Repeats a call with its key until it gets a response without Retry-After. */
async function callUntilFinal(
  storm: Storm,
  path: string,
  idempotencyKey: string,
  body?: object,
): Promise<ApiAnswer> {
  for (;;) {
    const request = body ? { idempotencyKey, body } : { idempotencyKey };
    const answer = await apiClient(storm.api.rootUrl, storm.liveKey)
      .post(path, request)
      .catch(() => null);
    if (answer) storm.answers += 1;
    else storm.interrupted += 1;
    const again =
      answer === null || answer.status === 503 || answer.body.data?.name === 'IDEMPOTENCY_IN_FLIGHT';
    if (answer && !again && answer.body.data?.name !== 'DISPATCH_PENDING') return answer;
    expect([200, 201, 409, 503, undefined]).toContain(answer?.status);
    await delay(50);
  }
}

async function expectAllOnce(storm: Storm, accountId: string, orders: readonly Order[]): Promise<void> {
  const { world } = storm;
  // A replay of each response must have the same bytes.
  const client = apiClient(storm.api.rootUrl, storm.liveKey);
  for (const { key, body, created } of orders) {
    expect((await client.post('/shipments', { idempotencyKey: key, body })).text).toBe(created.text);
  }
  const open = () =>
    world.query(
      `select tracking_number from shipment where account_id = $1
         and (dispatch_status = 'pending' or cancel_unconfirmed_since is not null or not visible)`,
      [accountId],
    );
  expect(await pollUntil(async () => (await open()).length === 0, 120_000)).toBe(true);
  const ofBatches = await expectBatchesPlaced(storm, accountId, orders);
  await expectManifestsClosed(storm, accountId, orders);
  const returns = orders.flatMap(({ returned }) => (returned ? [returned.body.data] : []));

  const isTold = new Map(orders.map(({ created, cancelled }) => [created.body.data.id, cancelled !== null]));
  const stories = await storiesOf(world.database, accountId);
  const ids = [...isTold.keys(), ...returns.map(({ id }) => id), ...ofBatches].sort();
  expect(stories.map(({ id }) => id).sort()).toEqual(ids);
  const sentBack = new Set(
    orders.flatMap(({ created, returned }) => (returned ? [created.body.data.id] : [])),
  );
  for (const story of stories) {
    const status = sentBack.has(story.id) ? 'delivered' : storyOf.booked.status;
    expect(story).toMatchObject(isTold.get(story.id) ? storyOf.cancelled : { ...storyOf.booked, status });
  }
  const keys = await world.query<{ key: string }>(
    'select idempotency_key as key from shipment where account_id = $1',
    [accountId],
  );
  expect(new Set(keys.map(({ key }) => key)).size).toBe(ids.length);
  expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(orders.map(({ key }) => key)));

  const told = [
    ...orders.filter(({ cancelled }) => !cancelled).map(({ created }) => created.body.data),
    ...returns,
  ];
  const inBatches = new Set(ofBatches);
  const held =
    told.reduce((sum, { pricing_snapshot }) => sum + Math.round(pricing_snapshot.total_hkd * 100), 0) +
    stories.reduce((sum, { id, totalCents }) => sum + (inBatches.has(id) ? totalCents : 0), 0);
  expect(
    await world.query('select balance_cents, held_cents from wallet where account_id = $1', [accountId]),
  ).toEqual([{ balance_cents: 1_000_000_000, held_cents: held }]);
  const references = (await world.bookings()).map(({ reference }) => reference);
  expect(references.sort()).toEqual(ids);
}

/** Expects each order of each batch placed once, and one event per batch. Returns the tracking numbers. */
async function expectBatchesPlaced(
  { world }: Storm,
  accountId: string,
  orders: readonly Order[],
): Promise<string[]> {
  const batches = orders.flatMap(({ batch }) => (batch ? [batch.body.data.id as string] : []));
  const pending = () =>
    world.query('select from shipment_batch where account_id = $1 and pending_count > 0', [accountId]);
  expect(await pollUntil(async () => (await pending()).length === 0, 120_000)).toBe(true);
  const placed = await world.query<{ batch_id: string; tracking_number: string }>(
    `select batch_id, tracking_number from shipment_batch_order where account_id = $1 and status = 'placed'`,
    [accountId],
  );
  expect(placed).toHaveLength(batches.length * batchSize);
  expect([...new Set(placed.map(({ batch_id }) => batch_id))].sort()).toEqual(batches.sort());
  const events = await world.query<{ id: string }>(
    `select body::json -> 'data' -> 'object' ->> 'id' as id from event
     where account_id = $1 and type = 'shipment_batch.completed'`,
    [accountId],
  );
  expect(events.map(({ id }) => id).sort()).toEqual(batches);
  return placed.map(({ tracking_number }) => tracking_number);
}

/** Expects one manifest with its shipment, here, in the events and at the carrier, for each that a client closed. */
async function expectManifestsClosed(
  { world }: Storm,
  accountId: string,
  orders: readonly Order[],
): Promise<void> {
  const closing = () =>
    world.query("select from manifest where account_id = $1 and status = 'closing'", [accountId]);
  expect(await pollUntil(async () => (await closing()).length === 0, 120_000)).toBe(true);
  const asked = orders.flatMap(({ created, manifested }) =>
    manifested ? [{ id: manifested.body.data.id as string, shipment: created.body.data.id as string }] : [],
  );
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const closed = await world.query<{ id: string; shipment: string }>(
    `select m.id, s.tracking_number as shipment from manifest m
       left join shipment s on s.account_id = m.account_id and s.manifest_id = m.id
     where m.account_id = $1 and m.status = 'closed'`,
    [accountId],
  );
  expect(closed.sort(byId)).toEqual(asked.sort(byId));
  const events = await world.query<{ id: string }>(
    `select body::json -> 'data' -> 'object' ->> 'id' as id from event where account_id = $1 and type like 'manifest.%'`,
    [accountId],
  );
  expect(events.sort(byId)).toEqual(asked.map(({ id }) => ({ id })));
}
