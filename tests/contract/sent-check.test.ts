import { describe, expect, it } from '@jest/globals';
import { contractWatch } from '../../src/http/contract-check.ts';
import { createLog } from '../../src/log/log.ts';
import { takeMismatches } from '../support/contract-observer.ts';
import { startWorld } from '../webhook/world.ts';

it('an event that is off the contract is found when it is sent, by its field', async () => {
  await using world = await startWorld(null);
  const { pool } = world.service.database.db;
  await world.endpoint('/hooks');
  await world.emit(1);
  await pool.query(`update event set body = replace(body, '"balance"', '"saldo"')`);
  world.receiver.behave(() => ({ status: 200 }));
  const sent: unknown[] = [];
  const { observeSent } = world.service.context;
  Object.assign(world.service.context, {
    observeSent: (schema: 'Event', value: unknown) => {
      observeSent?.(schema, value);
      sent.push(...takeMismatches());
    },
  });
  await using _ = world.work();
  expect(await world.receiver.got(1)).toBe(true);
  takeMismatches();
  expect(sent).toEqual([
    "Event wallet.low_balance/data/object must have required property 'balance'",
    'Event wallet.low_balance/data/object must NOT have additional properties: saldo',
  ]);
});

describe('development', () => {
  it.each([
    ['Event', { event_type: 'wallet.gone' }, /^Event wallet\.gone/],
    ['OAuthTokens', { access_token: 1, token_type: 'Bearer' }, /^OAuthTokens\/access_token /],
    ['JSONRPCErrorResponse', { jsonrpc: '2.0', error: { code: 'x', message: '' } }, /\/error\/code /],
  ] as const)('logs how a sent %s differs from its schema', async (schema, value, problem) => {
    const lines: object[] = [];
    const log = createLog('silent');
    log.error = (line: unknown) => void lines.push(line as object);
    const { observeSent } = await contractWatch(log);
    observeSent(schema, value);
    expect(lines).toEqual([{ problem: expect.stringMatching(problem) }]);
  });
});
