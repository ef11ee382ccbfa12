import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { Gate, outsideGate } from '../../src/admission/gate.ts';

const operation = 'createShipment';

/** A gate on an injected clock, with requests that end when the test says so. */
function gateWithClock(poolSize = 10) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const gate = new Gate({ poolSize, log, now: () => now });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const results: Promise<string>[] = [];
  const send = (accountId: string, options: { isAbandoned?: () => boolean } = {}) => {
    const name = `${accountId}${results.length}`;
    const result = gate
      .run({ operation, accountId, ...options }, () => {
        started.push(accountId);
        return new Promise<string>((resolve) => ends.push(() => resolve('done')));
      })
      .catch((error) => `${error.code} after ${error.options.retryAfterSeconds} s`);
    results.push(result);
    return { name, result };
  };
  return {
    gate,
    lines,
    started,
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
      const { inFlight, waiting, refused } = gate.lanes.get(operation) ?? {};
      return { inFlight, waiting, refused };
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const refusal = 'SERVICE_UNAVAILABLE after 1 s';

it('an account alone has four fifths of the slots, so that another one need not wait', async () => {
  const world = gateWithClock();
  world.sendMany(20, 'a');
  expect(world.counts()).toEqual({ inFlight: 8, waiting: 12, refused: 0 });
  world.send('b');
  await settled();
  expect(world.started.filter((account) => account === 'b')).toHaveLength(1);
});

it('while others come, an account has at most half of the slots', async () => {
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

it('a free slot goes to the waiting account with the fewest requests in flight, and among equals in turn', async () => {
  const world = gateWithClock(2);
  world.sendMany(5, 'a');
  world.sendMany(3, 'b');
  world.sendMany(3, 'c');
  await world.end(11);
  expect(world.started.join('')).toBe('ababcabcaca');
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

it('at most 8 requests of an account wait per slot', async () => {
  const world = gateWithClock();
  world.sendMany(8 + 80, 'a');
  expect(await world.send('a').result).toBe(refusal);
  expect(world.counts()).toEqual({ inFlight: 8, waiting: 80, refused: 1 });
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

it('a request that waits for a carrier occupies no slot, and then continues at once', async () => {
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

it('an operation whose requests wait for a locked table leaves the slots of others free', async () => {
  const world = gateWithClock();
  world.sendMany(50, 'a');
  const read = world.gate.run({ operation: 'listEvents', accountId: 'a' }, async () => 'read');
  expect(await read).toBe('read');
});

it('batched reads have 8 times the slots', async () => {
  const { gate } = gateWithClock();
  for (let sent = 0; sent < 100; sent++)
    void gate.run({ operation: 'getShipment', accountId: 'a' }, () => new Promise(() => {}));
  expect(gate.lanes.get('getShipment')).toMatchObject({ inFlight: 64, waiting: 36 });
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
