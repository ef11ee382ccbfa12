import { expect, it } from '@jest/globals';
import { pgbenchScript } from '../../../../scripts/bench/replay/pgbench.ts';
import type { RecordedStatement } from '../../../../scripts/bench/replay/statement.ts';

const event = `evt_${'0a'.repeat(16)}`;
const statement = (text: string, ...values: unknown[]): RecordedStatement => ({ client: 0, text, values });

it('pgbenchScript turns each value into a parameter, and makes unique values from random parts', () => {
  const { text, variables } = pgbenchScript(
    [
      statement('select f($1, $2)\n  where $1 = $3', 'acc_1', 'key-1', null),
      statement('insert into t values ($1, $2::text[])', `{"id":"SMP1234567890123","e":"${event}"}`, [
        'a',
        'b"',
      ]),
    ],
    'key-1',
  );
  expect(text.split('\n')).toEqual([
    '\\set digits random(1000000000000, 9999999999999)',
    '\\set id0 random(1000000000000000, 9999999999999999)',
    "select f(:t0, ('pgbench-' || :digits)) where :t0 = null;",
    "insert into t values ((:t1 || :digits || :t2 || 'evt_' || :id0 || :id0 || :t3), :t4::text[]);",
    '',
  ]);
  expect(variables).toEqual({
    t0: 'acc_1',
    t1: '{"id":"SMP',
    t2: '","e":"',
    t3: '"}',
    t4: '{"a","b\\""}',
  });
});

it('pgbenchScript turns a literal with a colon into a parameter, because pgbench would misread it', () => {
  const { text, variables } = pgbenchScript(
    [statement("select 'b', 'HH24:MI', $1", 'SMP1234567890123')],
    'key',
  );
  expect(text).toContain("select 'b', :t0, (:t1 || :digits);");
  expect(variables).toEqual({ t0: 'HH24:MI', t1: 'SMP' });
});
