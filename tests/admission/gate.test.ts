import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { Gate, outsideGate } from '../../src/admission/gate.ts';
import { operationHandlers } from '../../src/operation/index.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { footprintOf } from '../support/store/footprint.ts';

const operation = 'cancelShipment';

/** A gate on an injected clock, with requests that end when the test says so. */
function gateWithClock(poolSize = 10) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const gate = new Gate({ poolSize, perSecond: 100, log, now: () => now });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const results: Promise<string>[] = [];
  const messages: string[] = [];
  const send = (accountId: string, options: { cost?: number; isAbandoned?: () => boolean } = {}) => {
    const name = `${accountId}${results.length}`;
    const result = gate
      .run({ operation, accountId, ...options }, () => {
        started.push(accountId);
        return new Promise<string>((resolve) => ends.push(() => resolve('done')));
      })
      .catch((error) => {
        messages.push(error.message);
        return `${error.code} after ${error.options.retryAfterSeconds} s`;
      });
    results.push(result);
    return { name, result };
  };
  return {
    gate,
    lines,
    started,
    messages,
    send,
    sendMany: (count: number, accountId: string) => Array.from({ length: count }, () => send(accountId)),
    /** Ends the oldest requests in flight, and lets the next ones start. */
    async end(count = 1) {
      for (let ended = 0; ended < count; ended++) {
        ends.shift()?.();
        await settled();
      }
    },
    pass(ms: number) {
      now += ms;
    },
    counts: () => {
      const { inFlight, waiting, refused } = gate.queues.get(operation) ?? {};
      return { inFlight, waiting, refused };
    },
  };
}

/** Simulates requests of 100 ms each at a gate of 10 permits. Returns the milliseconds until their answers. */
async function offered(load: { accounts: number; perSecond: number; seconds: number; polite?: boolean }) {
  let now = 0;
  const gate = new Gate({ poolSize: 10, perSecond: 100, log: pino({ enabled: false }), now: () => now });
  const served: number[] = [];
  const refused: number[] = [];
  const refusedAccounts = new Set<string>();
  const running: { readonly until: number; readonly end: () => void }[] = [];
  const send = async (accountId: string) => {
    const since = now;
    const work = () => new Promise<void>((end) => running.push({ until: now + 100, end }));
    try {
      gate.check({ operation, accountId });
      await gate.run({ operation, accountId }, work);
      served.push(now - since);
    } catch {
      refused.push(now - since);
      refusedAccounts.add(accountId);
    }
  };
  const everyMs = 1_000 / load.perSecond;
  let random = 1;
  for (let sent = 0; sent < load.perSecond * load.seconds || running.length > 0; sent++) {
    now = sent * everyMs;
    if (sent % 40 === 0) gate.tick();
    while (running[0] && running[0].until <= now) {
      running.shift()?.end();
      await settled();
    }
    random = (random * 48_271) % 2_147_483_647;
    if (sent < load.perSecond * load.seconds) void send(String(random % load.accounts));
    if (load.polite && sent % 800 === 799) void send('polite');
  }
  await settled();
  return { served, refused, refusedAccounts };
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const refusal = 'SERVICE_UNAVAILABLE after 1 s';

it('an account alone has four fifths of the permits, so that another one need not wait', async () => {
  const world = gateWithClock();
  world.sendMany(20, 'a');
  expect(world.counts()).toEqual({ inFlight: 8, waiting: 12, refused: 0 });
  world.send('b');
  await settled();
  expect(world.started.filter((account) => account === 'b')).toHaveLength(1);
});

it('while others come, an account has at most half of the permits', async () => {
  const world = gateWithClock();
  world.sendMany(30, 'a');
  world.send('b');
  await world.end(9);
  expect(world.counts()).toMatchObject({ inFlight: 5, waiting: 30 - 8 - 5 });
  // A second after the last request of another account, it has four fifths again.
  world.pass(1_001);
  await world.end();
  expect(world.counts()).toMatchObject({ inFlight: 8 });
});

it('a free permit goes to the waiting account with the fewest requests in flight, and among equals in turn', async () => {
  const world = gateWithClock(2);
  world.sendMany(5, 'a');
  world.sendMany(3, 'b');
  world.sendMany(3, 'c');
  await world.end(11);
  expect(world.started.join('')).toBe('ababcabcaca');
});

it('a request takes as many permits as it costs, and at most those that an account has beside others', async () => {
  const world = gateWithClock();
  world.send('a', { cost: 90 });
  world.send('a', { cost: 3 });
  world.send('a', { cost: 90 });
  expect(world.counts()).toEqual({ inFlight: 5 + 3, waiting: 5, refused: 0 });
  world.send('b');
  await settled();
  expect(world.started.join('')).toBe('aab');
  await world.end();
  expect(world.counts()).toEqual({ inFlight: 3 + 1, waiting: 5, refused: 0 });
  await world.end(3);
  expect(world.counts()).toEqual({ inFlight: 0, waiting: 0, refused: 0 });
});

it('a request that costs much has its turn, regardless of the number of cheap ones that others send meanwhile', async () => {
  const world = gateWithClock();
  for (const account of ['a', 'b', 'c']) world.sendMany(3, account);
  world.send('d', { cost: 5 });
  const others = world.sendMany(8, 'e');
  await world.end(4);
  expect(world.started.filter((account) => account === 'e')).toHaveLength(0);
  expect(world.started.at(-1)).toBe('d');
  await world.end(20);
  expect(await Promise.all(others.map(({ result }) => result))).toEqual(Array(8).fill('done'));
});

it('without other requests, one that costs more than there are permits runs', async () => {
  const world = gateWithClock(1);
  world.send('a', { cost: 90 });
  await settled();
  expect(world.started).toEqual(['a']);
});

it('requests of an account that has waited for 1 s are refused at once; those of others are not', async () => {
  const world = gateWithClock();
  world.sendMany(9, 'a');
  world.pass(1_000);
  expect(() => world.gate.check({ operation, accountId: 'a' })).not.toThrow();
  world.pass(1);
  expect(() => world.gate.check({ operation, accountId: 'a' })).toThrow();
  expect(await world.send('a').result).toBe(refusal);
  world.send('b');
  await settled();
  expect(world.started.at(-1)).toBe('b');
  expect(world.counts()).toEqual({ inFlight: 9, waiting: 1, refused: 2 });
});

it('an idle service takes a burst that the rate limits of five keys allow', async () => {
  const world = gateWithClock();
  world.sendMany(500, 'a');
  expect(world.counts()).toEqual({ inFlight: 8, waiting: 492, refused: 0 });
  await world.end(500);
  expect(world.counts()).toEqual({ inFlight: 0, waiting: 0, refused: 0 });
});

it('a burst beyond that is refused with the number, and another account takes the place of its newest request', async () => {
  const world = gateWithClock();
  const kept = world.sendMany(8 + 499, 'a');
  const newest = world.send('a');
  const refused = world.send('a');
  expect(await refused.result).toBe(refusal);
  expect(world.messages).toEqual([
    'the service is busy, and the queue of this operation is full; nothing was done; retry after the delay in the Retry-After header',
  ]);
  world.sendMany(3, 'b');
  expect(await newest.result).toBe(refusal);
  expect(world.counts()).toEqual({ inFlight: 10, waiting: 500, refused: 2 });
  await world.end(10);
  expect(await kept[0]?.result).toBe('done');
  expect(world.started.filter((account) => account === 'b')).toHaveLength(3);
});

it.each([
  1, 20, 100, 500, 5_000,
])('at 4 times the capacity, %i accounts wait little, and refusals are immediate', async (accounts) => {
  const { served, refused } = await offered({ accounts, perSecond: 400, seconds: 10 });
  expect(served.length).toBeGreaterThan(0.8 * 100 * 10);
  expect(quantile(served, 0.99)).toBeLessThanOrEqual(1_600);
  expect(quantile(refused, 0.5)).toBe(0);
  expect(quantile(refused, 0.95)).toBeLessThanOrEqual(100);
  expect(quantile(refused, 0.99)).toBeLessThanOrEqual(300);
});

it('while many accounts overload an operation, an account with one request at a time is not refused', async () => {
  const { refusedAccounts } = await offered({ accounts: 20, perSecond: 400, seconds: 5, polite: true });
  expect(refusedAccounts.size).toBe(20);
  expect(refusedAccounts).not.toContain('polite');
});

it('a request that has waited for 5 s is refused, and the admitted ones are finished', async () => {
  const world = gateWithClock();
  const sent = world.sendMany(10, 'a');
  world.pass(4_999);
  world.gate.tick();
  expect(world.counts()).toMatchObject({ waiting: 2, refused: 0 });
  world.pass(1);
  world.gate.tick();
  expect(world.counts()).toEqual({ inFlight: 8, waiting: 0, refused: 2 });
  await world.end(8);
  const results = await Promise.all(sent.map(({ result }) => result));
  expect(results).toEqual([...Array(8).fill('done'), refusal, refusal]);
  expect(world.counts()).toMatchObject({ inFlight: 0, waiting: 0 });
});

it('a request whose client has disconnected is not run when its turn comes', async () => {
  const world = gateWithClock();
  world.sendMany(8, 'a');
  const gone = world.send('a', { isAbandoned: () => true });
  world.send('a');
  await world.end();
  expect(await gone.result).toBe(refusal);
  expect(world.started).toHaveLength(9);
});

it('a request that waits for a carrier occupies no permit, and then continues at once', async () => {
  const world = gateWithClock(1);
  const carrier = Promise.withResolvers<void>();
  const steps: string[] = [];
  const booking = world.gate.run({ operation, accountId: 'a' }, async () => {
    steps.push('booked');
    await outsideGate(() => carrier.promise);
    steps.push('finished');
  });
  await settled();
  world.send('a');
  await settled();
  expect(world.started).toEqual(['a']);
  carrier.resolve();
  await booking;
  expect(steps).toEqual(['booked', 'finished']);
  await world.end();
  expect(world.counts()).toMatchObject({ inFlight: 0 });
});

it('an operation whose requests wait for a locked table leaves the permits of others free', async () => {
  const world = gateWithClock();
  world.sendMany(50, 'a');
  const read = world.gate.run({ operation: 'listEvents', accountId: 'a' }, async () => 'read');
  expect(await read).toBe('read');
});

it.each([
  ['getShipment', 64],
  ['createShipment', 32],
] as const)('%s, whose requests share statements, has more permits: an account alone has %i', async (batched, inFlight) => {
  const { gate } = gateWithClock();
  for (let sent = 0; sent < 100; sent++)
    void gate.run({ operation: batched, accountId: 'a' }, () => new Promise(() => {}));
  expect(gate.queues.get(batched)).toMatchObject({ inFlight, waiting: 100 - inFlight });
});

it('beside others, an account has no more requests in a group than there are connections', async () => {
  const { gate } = gateWithClock();
  const book = (accountId: string) =>
    void gate.run({ operation: 'createShipment', accountId }, () => new Promise(() => {}));
  book('b');
  for (let sent = 0; sent < 50; sent++) book('a');
  expect(gate.queues.get('createShipment')).toMatchObject({ inFlight: 1 + 10, waiting: 40 });
});

it('the log has one line a second, with counts, for any number of refusals', async () => {
  const world = gateWithClock();
  world.sendMany(9, 'a');
  for (let ms = 0; ms < 4_000; ms += 100) {
    world.pass(100);
    if (ms === 2_500) await world.end();
    for (let sent = 0; sent < 10; sent++) void world.send('a');
    world.gate.tick();
  }
  await settled();
  expect(world.lines.length).toBeGreaterThan(0);
  expect(world.lines.length).toBeLessThan(5);
  for (const line of world.lines)
    expect(line).toMatchObject({ accounts: 1, mostRefused: 'a', refused: expect.any(Number), level: 40 });
});

describe('a busy service', () => {
  /** A little longer than a request waits before its account's next ones are refused. */
  const lateMs = 1_100;

  let service: TestService;
  let started = 0;
  const carrier = Promise.withResolvers<void>();
  beforeAll(async () => {
    service = await startTestService({
      // Four permits, of which an account alone has three. Refusals begin when the first waiting request is late.
      env: { DATABASE_POOL_SIZE: '1', REQUEST_LOG: 'on' },
      handlers: {
        createShipment: async (context, call) => {
          started++;
          await carrier.promise;
          return operationHandlers.createShipment(context, call);
        },
      },
    });
  });
  afterAll(() => service.stop());

  const book = (key: string, body: unknown = order()) =>
    service
      .call('post', '/shipments')
      .set('Idempotency-Key', key)
      .send(body as object);

  const keys = async () =>
    (await service.database.db.pool.query<{ key: string }>('select key from idempotency_key')).rows.map(
      ({ key }) => key,
    );

  const leftOut = async () =>
    (await service.database.db.pool.query('select key_id, reason, requests::int from api_request_left_out'))
      .rows;

  const metrics = async () => (await (await fetch(`${service.rootUrl}/metrics`)).text()).split('\n');

  it('a busy service refuses a booking with 503 before it claims the key, and finishes every admitted one', async () => {
    const before = await footprintOf(service.database, service.account.id);
    // The gate's clock makes no progress, or a slow machine would let the waiting requests expire.
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const admitted = Array.from({ length: 11 }, (_, index) =>
      book(`admitted-${index}`).then((answer) => answer),
    );
    const waiting = 'sampan_gate_requests{operation="createShipment",state="waiting"} 8';
    expect(await pollUntil(async () => (await metrics()).includes(waiting), 1_000)).toBe(true);
    now += lateMs;

    const refused = await book('refused');
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      status: 503,
      sysCode: '1503001',
      data: { name: 'SERVICE_UNAVAILABLE', retry_after_seconds: 1 },
    });
    expect(refused.body.message).toContain('the service is busy');
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-limit-second': '100000' });
    expect(Object.keys(refused.headers).filter((name) => name.startsWith('x-ratelimit-'))).toHaveLength(5);
    expect(await metrics()).toContain('sampan_gate_refused_total{operation="createShipment"} 1');

    // Counted in the log of the dashboard, not listed.
    expect(await pollUntil(async () => (await leftOut()).length > 0, 5_000)).toBe(true);
    expect(await leftOut()).toEqual([{ key_id: expect.any(String), reason: 'overloaded', requests: 1 }]);

    // Another operation has permits of its own.
    expect((await service.call('get', '/countries')).status).toBe(200);
    expect(started).toBe(3);
    // Requests on connections of their own arrive in any order.
    expect(await keys()).toEqual(Array(3).fill(expect.stringMatching(/^admitted-/)));
    expect(await footprintOf(service.database, service.account.id)).toEqual(before);

    carrier.resolve();
    clock.mockRestore();
    expect((await Promise.all(admitted)).map(({ status }) => status)).toEqual(Array(11).fill(201));
    expect(await keys()).not.toContain('refused');
    expect((await book('refused', order({ reference_no: 'corrected' }))).status).toBe(201);
  });
});
