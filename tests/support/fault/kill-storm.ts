import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type ApiAnswer, apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import type { ChildService } from '../process/child-service.ts';
import type { OwnPostgres } from '../store/own-postgres.ts';
import type { FaultWorld } from './fault-world.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

export interface KillStorm {
  readonly rounds: number;
  readonly clients: number;
  /** The fewest responses in a round before a process is killed. */
  readonly answersPerRound: number;
}

/** The final response that a client got for an order. */
interface Order {
  readonly key: string;
  readonly created: ApiAnswer;
  readonly cancelled: ApiAnswer | null;
}

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
 * Clients book and cancel in live mode while processes are killed: the API in each round, the worker in every
 * third, the database server in every eighth. Clients retry with the same key until they get a final response.
 * Then every acknowledged shipment, hold, carrier booking and event must exist once.
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
  const runs = Array.from({ length: clients }, (_, client) => bookAndCancel(storm, client));
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
  const cancelled = orders.filter((order) => order.cancelled).length;
  return `${rounds} rounds, ${clients} clients: ${orders.length} bookings, ${cancelled} cancels, ${storm.interrupted} calls without an answer; nothing lost, nothing doubled`;
}

async function kill(service: ChildService): Promise<void> {
  service.signal('SIGKILL');
  await service.ended;
}

async function bookAndCancel(storm: Storm, client: number): Promise<Order[]> {
  const orders: Order[] = [];
  for (let number = 0; !storm.over; number++) {
    const key = `storm-${client}-${number}`;
    const body = storm.world.order({ reference_no: key });
    const created = await callUntilFinal(storm, '/shipments', key, body);
    expect([created.status, created.body.message]).toEqual([201, 'created']);
    const cancels = number % 2 === client % 2;
    const cancelPath = `/shipments/${created.body.data.id}/cancel`;
    const cancelled = cancels ? await callUntilFinal(storm, cancelPath, `${key}-cancel`) : null;
    if (cancelled) expect([cancelled.status, cancelled.body.data?.status]).toEqual([200, 'cancelled']);
    orders.push({ key, created, cancelled });
  }
  return orders;
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
  for (const { key, created } of orders) {
    const body = world.order({ reference_no: key });
    expect((await client.post('/shipments', { idempotencyKey: key, body })).text).toBe(created.text);
  }
  const open = () =>
    world.query(
      `select tracking_number from shipment where account_id = $1
         and (dispatch_status = 'pending' or cancel_unconfirmed_since is not null or not visible)`,
      [accountId],
    );
  expect(await pollUntil(async () => (await open()).length === 0, 120_000)).toBe(true);

  const isTold = new Map(orders.map(({ created, cancelled }) => [created.body.data.id, cancelled !== null]));
  const stories = await storiesOf(world.database, accountId);
  expect(stories.map(({ id }) => id).sort()).toEqual([...isTold.keys()].sort());
  for (const story of stories)
    expect(story).toMatchObject(isTold.get(story.id) ? storyOf.cancelled : storyOf.booked);
  const keys = await world.query<{ key: string }>(
    'select idempotency_key as key from shipment where account_id = $1',
    [accountId],
  );
  expect(keys.map(({ key }) => key).sort()).toEqual(orders.map(({ key }) => key).sort());

  const held = orders
    .filter(({ cancelled }) => !cancelled)
    .reduce((sum, { created }) => sum + Math.round(created.body.data.pricing_snapshot.total_hkd * 100), 0);
  expect(
    await world.query('select balance_cents, held_cents from wallet where account_id = $1', [accountId]),
  ).toEqual([{ balance_cents: 1_000_000_000, held_cents: held }]);
  const references = (await world.bookings()).map(({ reference }) => reference);
  expect(references.sort()).toEqual(orders.map(({ created }) => created.body.data.id).sort());
}
