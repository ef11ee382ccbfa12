import { describe, expect, it } from '@jest/globals';
import { parseSecretKeys } from '../../src/config/secret-key.ts';
import { digestBody } from '../../src/idempotency.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import {
  checkDigit,
  keyedTrackingNumber,
  newTrackingNumber,
  readTrackingNumber,
} from '../../src/shipment/tracking-number.ts';
import { testSecretKeys } from '../support/secret-keys.ts';

const secrets = new KeyRing(parseSecretKeys(testSecretKeys));

describe('tracking numbers', () => {
  it("have an ISO 7064 mod 11,10 check digit, as in the standard's example", () => {
    expect(checkDigit('0794')).toBe(5);
  });

  it('are valid when created, and invalid with one digit changed or two neighbors swapped', () => {
    for (let round = 0; round < 50; round++) {
      const number = newTrackingNumber();
      expect(readTrackingNumber(number)).toBe(number);
      for (let at = 3; at < number.length; at++) {
        for (let digit = 0; digit < 10; digit++) {
          const changed = number.slice(0, at) + digit + number.slice(at + 1);
          expect(readTrackingNumber(changed)).toBe(changed === number ? number : undefined);
        }
      }
    }
  });

  it('of an order under a key are the same each time, and differ with account, mode, key, body and secret', () => {
    const scope = { accountId: 'acc_1', livemode: true };
    const order = { scope, key: 'order-1', digest: digestBody({ reference_no: 'A' }) };
    const number = keyedTrackingNumber(secrets, order);
    expect(keyedTrackingNumber(secrets, { ...order })).toBe(number);
    expect(readTrackingNumber(number)).toBe(number);
    const otherSecret = parseSecretKeys(`test:${Buffer.alloc(32, 1).toString('base64')}`);
    const others = [
      keyedTrackingNumber(secrets, { ...order, scope: { ...scope, accountId: 'acc_2' } }),
      keyedTrackingNumber(secrets, { ...order, scope: { ...scope, livemode: false } }),
      keyedTrackingNumber(secrets, { ...order, key: 'order-2' }),
      keyedTrackingNumber(secrets, { ...order, digest: digestBody({ reference_no: 'B' }) }),
      keyedTrackingNumber(new KeyRing(otherSecret), order),
    ];
    expect(new Set([number, ...others]).size).toBe(others.length + 1);
  });

  it('are read in any letter case of ASCII', () => {
    for (const text of ['SMP4072618350929', 'smp4072618350929', 'sMp4072618350929']) {
      expect(readTrackingNumber(text)).toBe('SMP4072618350929');
    }
    expect(readTrackingNumber('ſmp4072618350929')).toBeUndefined();
  });

  it.each([
    '',
    'SMP',
    'SMP12345678901',
    'smp0000000000001',
    'SMP00000000000001',
    ' SMP0000000000001',
  ])('refuse %j', (text) => {
    expect(readTrackingNumber(text)).toBeUndefined();
  });
});
