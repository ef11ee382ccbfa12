import { expect, it } from '@jest/globals';
import { nthTrackingNumber } from '../../../scripts/bench/fill.ts';
import { readTrackingNumber } from '../../../src/shipment/tracking-number.ts';

it('every benchmark shipment has a valid, unique tracking number', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => nthTrackingNumber(index));
  expect(numbers.every((number) => readTrackingNumber(number) === number)).toBe(true);
  expect(new Set(numbers).size).toBe(5000);
});
