import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from '../../src/carrier/guards.ts';
import type { Clock } from '../../src/runtime.ts';

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
