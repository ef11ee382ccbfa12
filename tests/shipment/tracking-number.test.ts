import { describe, expect, it } from '@jest/globals';
import { checkDigit, newTrackingNumber, readTrackingNumber } from '../../src/shipment/tracking-number.ts';

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
