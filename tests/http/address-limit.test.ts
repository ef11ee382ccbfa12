import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { AddressLimit } from '../../src/http/admit.ts';
import { TestClock } from '../support/test-clock.ts';

const from = (remoteAddress: string) => ({ socket: { remoteAddress }, headers: {} }) as IncomingMessage;

describe('the limit of requests without a key', () => {
  const open = () => {
    const clock = new TestClock();
    const limit = new AddressLimit({ clock, config: readConfig({}) }, { most: 2, seconds: 3600 });
    return { clock, take: (address: string) => limit.take(from(address)) };
  };

  it('counts the addresses of an IPv6 /64 network together', () => {
    const { take } = open();
    expect(take('2001:db8:1:2::1')).toBe(true);
    expect(take('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(true);
    expect(take('2001:db8:1:2:8000::')).toBe(false);
    expect(take('2001:db8:1:3::1')).toBe(true);
  });

  it('counts the /64 networks of an IPv6 /48 network together, with five times the limit', () => {
    const { take } = open();
    const networks = Array.from({ length: 6 }, (_, index) => `2001:db8:1:${index}::`);
    const permitted = networks.flatMap((network) => [take(`${network}1`), take(`${network}2`)]);
    expect(permitted).toEqual([...Array(10).fill(true), false, false]);
    expect(take('2001:db8:2:0::1')).toBe(true);
  });

  it('counts each IPv4 address alone, also if it is written as IPv6', () => {
    const { take } = open();
    expect(take('203.0.113.7')).toBe(true);
    expect(take('::ffff:203.0.113.7')).toBe(true);
    expect(take('203.0.113.7')).toBe(false);
    expect(take('::ffff:203.0.113.8')).toBe(true);
  });

  it('permits a request again when the oldest permitted one is a period ago', () => {
    const { clock, take } = open();
    expect(take('2001:db8::1')).toBe(true);
    clock.advance(1_800_000);
    for (const permitted of [true, false]) expect(take('2001:db8::1')).toBe(permitted);
    clock.advance(1_800_000);
    for (const permitted of [true, false]) expect(take('2001:db8::1')).toBe(permitted);
  });

  it('holds in every period, also around a full hour', () => {
    const { clock, take } = open();
    const sinceHour = clock.now().getTime() % 3_600_000;
    clock.advance(3_600_000 - sinceHour - 60_000);
    for (const permitted of [true, true, false]) expect(take('203.0.113.9')).toBe(permitted);
    clock.advance(120_000);
    expect(take('203.0.113.9')).toBe(false);
  });
});
