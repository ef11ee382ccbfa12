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

const waitingDeliveries = 2_500;

async function addWaitingDeliveries(accountId: string): Promise<void> {
  await service.database.db.pool.query(
    `with added as (
        insert into event (id, account_id, livemode, type, tracking_number, body, position)
        select $1 || n, $1, false, 'webhook.test', null, '{}', now() + n * interval '1 microsecond' from generate_series(1, $2::int) n
        returning id
      )
      insert into webhook_delivery (id, account_id, endpoint_id, event_id, event_type, next_attempt_at, created_at)
      select 'dlv_' || v.id, $1, e.id, v.id, 'webhook.test', now() + interval '1 day', now()
      from added v, webhook_endpoint e where e.account_id = $1`,
    [accountId, waitingDeliveries],
  );
}

it.each([
  'account-closed',
  'account-batch-anonymized',
])('a deletion that is killed at %s refuses every key, and the next run completes it', async (point) => {
  const account = await fillAccount(service);
  const env = { DATABASE_URL: service.database.url };
  await addWaitingDeliveries(account.id);
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
        (select count(*) from webhook_delivery where account_id = $1 and next_attempt_at is not null)::int as waiting,
        (select count(*) from shipment where account_id = $1 and anonymized_at is null)::int as shipments`,
      [account.id],
    );
    return rows[0];
  };
  // All access has ended. What may be millions of rows is left to the batches.
  if (point === 'account-closed') {
    const { waiting, shipments } = await left();
    expect([waiting >= waitingDeliveries, shipments]).toEqual([true, 3]);
  }

  const { exitCode, stdout } = await startSampan(['account', 'delete', account.id], env).outcome;
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('was deleted before')]);
  expect(await left()).toEqual({ events: 0, waiting: 0, shipments: 0 });
  await expectLedgerHolds(service.database.db);
});
