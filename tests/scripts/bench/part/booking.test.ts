import { expect, it } from '@jest/globals';
import { createRequest } from '../../../../scripts/bench/part/booking.ts';

it('requests of different programs and turns have different idempotency keys', () => {
  const requests = [
    createRequest('live', ['key']),
    createRequest('live', ['key']),
    createRequest('test', ['key']),
  ];
  const keys = requests.flatMap((request) =>
    [1, 2, 3].map(() => request.freshHeaders?.()['Idempotency-Key']),
  );
  expect(new Set(keys).size).toBe(9);
});
