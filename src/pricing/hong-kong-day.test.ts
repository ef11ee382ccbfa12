import { expect, it } from '@jest/globals';
import { hongKongDay } from './hong-kong-day.ts';

it.each([
  ['2026-06-30T15:59:59.999Z', '2026-06-30'],
  ['2026-06-30T16:00:00.000Z', '2026-07-01'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('%s is %s in Hong Kong', (instant, day) => {
  expect(hongKongDay(new Date(instant))).toBe(day);
});
