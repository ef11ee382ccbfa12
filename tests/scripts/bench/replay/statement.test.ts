import { describe, expect, it } from '@jest/globals';
import {
  isOfRequest,
  putFence,
  type RecordedStatement,
  recordedFence,
  refill,
} from '../../../../scripts/bench/replay/statement.ts';

const recorded: RecordedStatement[] = [
  { client: 0, text: 'select admit($1)', name: 'admit', values: ['\\xabcd'] },
  { client: 1, text: 'insert', values: ['acc_0123456789abcdef', 'key-1', 'SMP1234567890123', 7, null] },
  {
    client: 0,
    text: 'event',
    values: ['tev_0123456789abcdef', '{"id":"SMP1234567890123","waybill":"SBX1234567890123"}'],
  },
];

/** Returns the digits of a counter, so each draw is unique. */
function counter(): (length: number) => string {
  let count = 0;
  return (length) => String(++count).padStart(length, '0');
}

describe('refill', () => {
  it('replaces unique values consistently and keeps all others', () => {
    const [admit, insert, event] = refill(recorded, 'key-1')('key-2', counter());
    expect(admit).toEqual({ text: 'select admit($1)', name: 'admit', values: ['\\xabcd'] });
    expect(insert?.values).toEqual(['acc_0123456789abcdef', 'key-2', 'SMP0000000000001', 7, null]);
    expect(event?.values).toEqual([
      'tev_0000000000000002',
      '{"id":"SMP0000000000001","waybill":"SBX0000000000001"}',
    ]);
  });

  it('draws new values for the next request', () => {
    const next = refill(recorded, 'key-1');
    const draw = counter();
    expect(next('a', draw)[1]?.values[2]).not.toBe(next('b', draw)[1]?.values[2]);
  });

  it('does not change a request without a key', () =>
    expect(refill(recorded, null)('unused', counter()).map(({ values }) => values)).toEqual(
      recorded.map(({ values }) => values),
    ));
});

it('putFence replaces the recorded fencing token with the current one', () => {
  const values = ['[{"key":"key-1"}]', [77], 'SMP'];
  const accept: RecordedStatement = { client: 0, text: 'accept', name: 'accept_bookings', values };
  expect(recordedFence([accept])).toBe(77);
  expect(recordedFence(recorded)).toBeNull();
  const filled = [{ text: 'accept', values: [...values] }];
  putFence(filled, 77, 5);
  expect(filled[0]?.values).toEqual(['[{"key":"key-1"}]', [5], 'SMP']);
});

it.each([
  [{ text: 'show transaction_read_only', values: [] }, false],
  [{ text: 'set statement_timeout = 0', values: [] }, false],
  [{ text: 'poll', name: 'take_due_deliveries', values: [1] }, false],
  [{ text: 'begin', values: [] }, true],
  [{ text: 'commit', values: [] }, true],
  [{ text: 'select $1', values: ['a'] }, true],
  [{ text: 'select now()', name: 'admit', values: [] }, true],
])('isOfRequest of %j is %s', (statement, expected) =>
  expect(isOfRequest({ client: 0, ...statement })).toBe(expected));
