import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Carrier, DispatchOutcome } from '../../src/carrier/carrier.ts';
import { CircuitBreaker, withDeadline } from '../../src/carrier/guards.ts';
import { SandboxCarrier } from '../../src/carrier/sandbox/sandbox-carrier.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Clock } from '../../src/runtime.ts';
import { patient } from '../support/deadline.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { freePort } from '../support/store/redis.ts';
import { TestClock } from '../support/test-clock.ts';
import { testCarriers } from './carriers.ts';
import { call, dispatchOrder } from './dispatch-order.ts';
import { simulatorSecret, startSimulator } from './gateway/simulator-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

describe('the deadline', () => {
  /** Returns the sandbox carrier with the given dispatch, under a deadline of 50 ms. */
  function carrierOf(dispatch: Carrier['dispatch']) {
    const errors: unknown[] = [];
    const carrier = new SandboxCarrier({ db: database.db, allowFaults: true });
    carrier.dispatch = dispatch;
    const bounded = withDeadline(carrier, { deadlineMs: 50, onError: (error) => errors.push(error) });
    return { bounded, errors };
  }

  it('ends the call of a carrier that ignores its signal', async () => {
    const { bounded } = carrierOf(() => new Promise(() => {}));
    const begun = performance.now();
    expect(await bounded.dispatch(dispatchOrder(), call)).toEqual({
      outcome: 'unknown',
      reason: 'no response before the deadline',
    });
    expect(performance.now() - begun).toBeLessThan(patient(2_000));
  });

  it("passes the caller's abort to the carrier, and returns the outcome that the carrier then reports", async () => {
    const caller = new AbortController();
    const { bounded } = carrierOf(async (_, { signal }) => {
      caller.abort();
      if (!signal?.aborted) throw new Error('the signal is not passed on');
      return { outcome: 'unreachable', reason: 'it was not connected' };
    });
    expect(await bounded.dispatch(dispatchOrder(), { ...call, signal: caller.signal })).toEqual({
      outcome: 'unreachable',
      reason: 'it was not connected',
    });
  });

  it('turns an exception into unknown, and reports the exception', async () => {
    const { bounded, errors } = carrierOf(async () => {
      throw new Error('the pool is closed: Emily Carter');
    });
    expect(await bounded.dispatch(dispatchOrder(), call)).toEqual({
      outcome: 'unknown',
      reason: 'internal error in the carrier adapter',
    });
    expect(errors).toHaveLength(1);
  });
});

describe('the circuit breaker of the partner gateway', () => {
  it('opens after 5 refused connections, then sends nothing, and closes after a successful call', async () => {
    const port = await freePort();
    const clock = new TestClock();
    const env = { CARRIER_HTTP_URL: `http://127.0.0.1:${port}`, CARRIER_HTTP_SECRET: simulatorSecret };
    await using carriers = testCarriers(database, env, clock);
    const http = carriers.of('http');
    const dispatch = async (): Promise<DispatchOutcome> => http.dispatch(dispatchOrder(), call);
    for (let index = 0; index < 5; index++) {
      expect(await dispatch()).toEqual({ outcome: 'unreachable', reason: 'the connection was refused' });
    }
    await using simulator = await startSimulator(['--port', String(port)]);
    const open = {
      reason: 'not sent: the circuit breaker is open, because the last calls to this carrier failed',
    };
    expect(await dispatch()).toEqual({ outcome: 'unreachable', ...open });
    expect(await http.lookup('SMP1', call)).toEqual({ outcome: 'unknown', ...open });
    expect(await http.cancel('SMP1', call)).toEqual({ outcome: 'unreachable', ...open });
    expect(await http.label('SMP1', call)).toEqual({ outcome: 'unavailable', ...open });
    expect((await simulator.received()).calls).toEqual([]);
    clock.advance(10_000);
    expect(await dispatch()).toMatchObject({ outcome: 'accepted' });
    expect(await dispatch()).toMatchObject({ outcome: 'accepted' });
  });

  it('stays closed if orders are rejected or labels fail', async () => {
    await using simulator = await startSimulator();
    await using carriers = testCarriers(database, simulator.env);
    const http = carriers.of('http');
    const broken = dispatchOrder({ customerReference: 'SANDBOX-LABEL-BROKEN' });
    await http.dispatch(broken, call);
    for (let index = 0; index < 8; index++) {
      await http.dispatch(dispatchOrder({ customerReference: 'SANDBOX-REJECT' }), call);
      await http.label(broken.reference, call);
    }
    expect(await http.dispatch(dispatchOrder(), call)).toMatchObject({ outcome: 'accepted' });
  });

  it('does not guard the sandbox: its faults do not block later calls', async () => {
    await using carriers = testCarriers(database);
    const sandbox = carriers.of('sandbox');
    for (let index = 0; index < 8; index++) {
      const lost = await sandbox.dispatch(dispatchOrder({ customerReference: 'SANDBOX-DROP' }), call);
      expect(lost).toMatchObject({ outcome: 'unknown' });
    }
    expect(await sandbox.dispatch(dispatchOrder(), call)).toMatchObject({ outcome: 'accepted' });
  });
});

describe('a carrier that is not configured', () => {
  it.each([
    'http',
    'no-such-carrier',
  ])('%s: every call returns unreachable, unknown or unavailable', async (code) => {
    await using carriers = testCarriers(database);
    const carrier = carriers.of(code);
    const reason = 'this carrier is not configured in this process';
    expect(carrier.code).toBe(code);
    expect(await carrier.dispatch(dispatchOrder(), call)).toEqual({ outcome: 'unreachable', reason });
    expect(await carrier.lookup('SMP1', call)).toEqual({ outcome: 'unknown', reason });
    expect(await carrier.cancel('SMP1', call)).toEqual({ outcome: 'unreachable', reason });
    expect(await carrier.label('SMP1', call)).toEqual({ outcome: 'unavailable', reason });
    expect(await carrier.pod('SMP1', call)).toEqual({ outcome: 'unavailable', reason });
  });
});

describe('the carrier settings', () => {
  const url = 'https://gateway.carrier.example/sampan';
  const secret = 'sixteen-letters!';

  it('default to a deadline of 10 s and no gateway', () => {
    const defaults = { deadlineMs: 10_000, maxResponseBytes: 65_536 };
    expect(readConfig({}).carrier).toEqual({ gateways: [], ...defaults });
    expect(readConfig({ CARRIER_HTTP_URL: `${url}/`, CARRIER_HTTP_SECRET: secret }).carrier).toEqual({
      gateways: [{ name: 'http', url, secret, carriers: ['http'] }],
      ...defaults,
    });
  });

  it.each([
    [{ CARRIER_HTTP_URL: url }, /CARRIER_HTTP_SECRET must have at least 16 characters/],
    [{ CARRIER_HTTP_URL: url, CARRIER_HTTP_SECRET: 'short' }, /CARRIER_HTTP_SECRET must have at least 16/],
    [
      { CARRIER_HTTP_SECRET: secret },
      /CARRIER_HTTP_SECRET is set without CARRIER_HTTP_URL; set both or neither/,
    ],
    [{ CARRIER_HTTP_URL: 'ftp://x', CARRIER_HTTP_SECRET: secret }, /CARRIER_HTTP_URL must be an address/],
    [
      { CARRIER_HTTP_URL: 'https://u:p@x.example', CARRIER_HTTP_SECRET: secret },
      /must not contain a user name/,
    ],
    [{ CARRIER_HTTP_URL: 'https://x.example?y=1', CARRIER_HTTP_SECRET: secret }, /must not contain a query/],
    [
      { CARRIER_HTTP_URL: 'http://x.example', CARRIER_HTTP_SECRET: secret, NODE_ENV: 'production' },
      /must begin with https:\/\//,
    ],
    [
      { CARRIER_DEADLINE_MS: '60000' },
      /CARRIER_DEADLINE_MS is "60000"; it must be a whole number from 1 to 25000/,
    ],
  ])('refuse %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

const settings = { failures: 3, windowMs: 1_000, openMs: 5_000 };

class StoppedClock implements Clock {
  #at = Date.UTC(2026, 10, 21);
  now(): Date {
    return new Date(this.#at);
  }

  advance(milliseconds: number): void {
    this.#at += milliseconds;
  }
}

function breakerOf() {
  const clock = new StoppedClock();
  const breaker = new CircuitBreaker(settings, clock);
  const calls = (...healthy: boolean[]) => {
    for (const one of healthy) breaker.admit()?.(one);
  };
  return { clock, breaker, calls };
}

describe('the circuit breaker', () => {
  it('opens after 3 consecutive failures, and then admits no call', () => {
    const { breaker, calls } = breakerOf();
    calls(false, false);
    expect(breaker.state).toBe('closed');
    calls(false);
    expect(breaker.state).toBe('open');
    expect(breaker.admit()).toBeNull();
  });

  it('resets the count of failures at a success', () => {
    const { breaker, calls } = breakerOf();
    calls(false, false, true, false, false);
    expect(breaker.state).toBe('closed');
  });

  it('counts only failures within a sliding window', () => {
    const { breaker, calls, clock } = breakerOf();
    calls(false);
    clock.advance(600);
    calls(false);
    clock.advance(600);
    calls(false);
    expect(breaker.state).toBe('closed');
    clock.advance(300);
    calls(false);
    expect(breaker.state).toBe('open');
  });

  it('admits one trial call after 5 s, and closes if it succeeds', () => {
    const { breaker, calls, clock } = breakerOf();
    calls(false, false, false);
    clock.advance(4_999);
    expect(breaker.admit()).toBeNull();
    clock.advance(1);
    expect(breaker.state).toBe('half-open');
    const attempt = breaker.admit();
    expect(breaker.admit()).toBeNull();
    attempt?.(true);
    expect(breaker.state).toBe('closed');
    expect(breaker.admit()).not.toBeNull();
  });

  it('opens again for the full 5 s if the trial call fails', () => {
    const { breaker, calls, clock } = breakerOf();
    calls(false, false, false);
    clock.advance(5_000);
    calls(false);
    expect(breaker.state).toBe('open');
    clock.advance(4_999);
    expect(breaker.admit()).toBeNull();
    clock.advance(1);
    calls(true, false, false);
    expect(breaker.state).toBe('closed');
  });

  it('ignores the result of a call that began before the last change of state', () => {
    const { breaker, calls, clock } = breakerOf();
    const slow = [breaker.admit(), breaker.admit()];
    calls(false, false, false);
    slow[0]?.(true);
    expect(breaker.state).toBe('open');
    clock.advance(5_000);
    const attempt = breaker.admit();
    slow[1]?.(true);
    expect(breaker.state).toBe('half-open');
    attempt?.(true);
    expect(breaker.state).toBe('closed');
  });

  it('counts the result of a call only once', () => {
    const { breaker, calls } = breakerOf();
    const permit = breaker.admit();
    for (let index = 0; index < 5; index++) permit?.(false);
    calls(true);
    expect(breaker.state).toBe('closed');
  });
});
