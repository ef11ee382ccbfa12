import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountName, fillAccount } from '../personal-data/filled-account.ts';
import { startSampan } from '../support/process/sampan-process.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0', OUTBOUND_ALLOW: '127.0.0.0/8' } });
});
afterAll(() => service.stop());

it.each([
  'account-closed',
  'account-batch-anonymized',
])('a deletion that is killed at %s refuses every key, and the next run completes it', async (point) => {
  const account = await fillAccount(service);
  const env = { DATABASE_URL: service.database.url };
  const confirmed = ['--confirm', accountName, '--despite', 'events', 'balance'];
  const killed = await startSampan(['account', 'delete', account.id, ...confirmed], {
    ...env,
    SAMPAN_CRASHPOINT: point,
  }).outcome;
  expect(killed).toMatchObject({ exitCode: null, stdout: '' });
  await service.call('get', '/shipments', account.liveKey).expect(401);
  const left = async () => {
    const { rows } = await service.database.db.pool.query(
      `select (select count(*) from event where account_id = $1)::int as events,
        (select count(*) from shipment where account_id = $1 and anonymized_at is null)::int as shipments`,
      [account.id],
    );
    return rows[0];
  };
  if (point === 'account-closed') expect(await left()).toMatchObject({ shipments: 3 });

  const { exitCode, stdout } = await startSampan(['account', 'delete', account.id], env).outcome;
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('was deleted before')]);
  expect(await left()).toEqual({ events: 0, shipments: 0 });
  await expectLedgerHolds(service.database.db);
});
