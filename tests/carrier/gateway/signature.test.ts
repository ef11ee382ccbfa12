import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isSigned, sign } from '../../../src/carrier/gateway/signature.ts';

const secret = 'a-secret-of-the-gateway';
const request = { method: 'POST', path: '/bookings', body: '{"reference":"SMP1"}' };
const now = new Date('2026-11-21T09:30:00.900Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("the gateway's signature", () => {
  it('equals the contract’s formula, computed independently', () => {
    const hex = createHmac('sha256', secret)
      .update('1795253400.POST./bookings.{"reference":"SMP1"}')
      .digest('hex');
    expect(sign(secret, request, now)).toBe(`t=1795253400,v1=${hex}`);
  });

  it('is valid for the signed request, and for five minutes', () => {
    const header = sign(secret, request, now);
    expect(isSigned(secret, request, header, now)).toBe(true);
    expect(isSigned(secret, request, header, later(299))).toBe(true);
    expect(isSigned(secret, request, header, later(-300))).toBe(true);
    expect(isSigned(secret, request, header, later(301))).toBe(false);
    expect(isSigned(secret, request, header, later(-302))).toBe(false);
  });

  it.each([
    ['another secret', 'another-secret', request],
    ['another method', secret, { ...request, method: 'GET' }],
    ['another path', secret, { ...request, path: '/bookings/SMP1/cancel' }],
    ['another body', secret, { ...request, body: '{"reference":"SMP2"}' }],
  ])('is not valid for %s', (_, key, other) => {
    expect(isSigned(key, other, sign(secret, request, now), now)).toBe(false);
  });

  it.each([
    '',
    't=,v1=',
    't=1795253400',
    `t=1795253400,v1=${'0'.repeat(64)}`,
    't=x,v1=00',
    'v1=00,t=1',
  ])('is not valid as %j', (header) => {
    expect(isSigned(secret, request, header, now)).toBe(false);
  });
});
