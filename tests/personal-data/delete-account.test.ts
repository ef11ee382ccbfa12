import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { run } from '../../src/cli/run.ts';
import { advanceTestFeed } from '../../src/job/tracking-feed.ts';
import { type Environment, sampan, sampanJson, sessionOf } from '../support/command-line.ts';
import { signedInOperator } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { order } from '../support/shipment/order.ts';
import { databaseContents } from '../support/store/database-contents.ts';
import { columnsWithText } from '../support/store/find-text.ts';
import { parcelOf } from '../tracking/parcel.ts';
import { accountName, type FilledAccount, fillAccount, settled, traces } from './filled-account.ts';

let service: TestService;
let env: Environment;
beforeAll(async () => {
  service = await startTestService({
    env: { REQUEST_LOG: 'on', TEST_FEED_SECONDS: '0', OUTBOUND_ALLOW: '127.0.0.0/8' },
  });
  env = { DATABASE_URL: service.database.url };
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const confirmed = ['--confirm', accountName];
const allOpen = ['--despite', 'shipments', 'events', 'balance'];
const remove = (id: string, ...options: string[]) => sampan(['account', 'delete', id, ...options], env);
const removeJson = (id: string, ...options: string[]) =>
  sampanJson<{
    repeated: boolean;
    deleted: Record<string, number>;
    anonymized_shipments: number;
    left_shipments: number;
  }>(['account', 'delete', id, ...options], env);
const found = async () =>
  (await Promise.all(traces.map((text) => columnsWithText(service.database, text)))).flat();
const contents = async () => {
  await settled(service);
  return databaseContents(service.database);
};
const bookLive = async ({ liveKey }: FilledAccount) =>
  (await service.sdk(liveKey).shipments.create(order())).id;

/** Rows that the law makes an operator keep. */
const kept = async ({ id }: FilledAccount) => ({
  entries: await rows('select * from entry where account_id = $1 order by transfer_id, ledger_account', [id]),
  movements: await rows('select * from wallet_transaction where account_id = $1 order by version', [id]),
  holds: await rows('select * from hold where account_id = $1 order by tracking_number', [id]),
  wallet: await rows('select * from wallet where account_id = $1', [id]),
  figures: await rows(
    `select tracking_number, livemode, status, destination_country, service_code, pricing::text, total_cents, created_at, delivered_at, parcels::text
      from shipment where account_id = $1 order by tracking_number`,
    [id],
  ),
});

describe('account delete changes nothing', () => {
  let account: FilledAccount;
  beforeAll(async () => {
    account = await fillAccount(service);
  });

  it.each([
    ['without the name', ['--despite', 'events', 'balance'], /^Missing: --confirm <name>/],
    ['with another name', ['--confirm', 'Harbour', '--despite', 'events', 'balance'], /is not the name/],
    [
      'while events wait',
      [...confirmed, '--despite', 'balance'],
      /deliveries of webhooks wait.*--despite events\.$/m,
    ],
    [
      'while there is a balance',
      [...confirmed, '--despite', 'events'],
      /balance of the wallet is HKD 960\.00/,
    ],
    [
      'with an unknown exception',
      [...confirmed, '--despite', 'all'],
      /Allowed choices are shipments, events, balance/,
    ],
  ])('%s', async (_, options, reason) => {
    const before = await contents();
    const { exitCode, stdout, stderr } = await remove(account.id, ...options);
    expect([exitCode, stdout, stderr]).toEqual([1, '', expect.stringMatching(reason)]);
    expect(await contents()).toEqual(before);
    await service.call('get', '/wallet/balance', account.liveKey).expect(200);
  });

  it('for an unknown account', async () => {
    expect((await remove('acc_none', ...confirmed)).stderr).toContain('no account has the ID "acc_none"');
  });

  it('while a live shipment is on its way, or has no final fee', async () => {
    const id = await bookLive(account);
    const options = [...confirmed, '--despite', 'events', 'balance'];
    const before = await contents();
    expect((await remove(account.id, ...options)).stderr).toContain('1 live shipments are on their way');
    expect(await contents()).toEqual(before);
    await parcelOf(service, id).checkpoint(1, { status: 'delivered' });
    expect((await remove(account.id, ...options)).stderr).toContain('1 have no final fee yet');
    await sampan(['billing', 'settle', id, '--charged-hkd', '40', '--weight-kg', '0.5'], env);
  });

  it.each([
    [
      'a booking is unconfirmed',
      "update shipment set dispatch_status = 'pending' where tracking_number = $1",
      "update shipment set dispatch_status = 'accepted' where tracking_number = $1",
    ],
    [
      'a cancel is in progress',
      'update shipment set cancel_locked_until = now() where tracking_number = $1',
      'update shipment set cancel_locked_until = null where tracking_number = $1',
    ],
    [
      'a request is in flight',
      `insert into idempotency_key (account_id, livemode, key, operation, body_digest, locked_until, created_at, expires_at)
        select account_id, true, 'in-flight', 'POST /x', '\\x00', now() + interval '1 minute', now(), now() + interval '1 day' from shipment where tracking_number = $1`,
      "delete from idempotency_key k using shipment s where k.key = 'in-flight' and s.account_id = k.account_id and s.tracking_number = $1",
    ],
  ])('while %s, with every exception', async (_, begin, end) => {
    await rows(begin, [account.delivered]);
    const before = await contents();
    const { stderr } = await remove(account.id, ...confirmed, ...allOpen);
    expect(stderr).toMatch(/^Nothing was changed: 1 requests, bookings or cancels.*shipment resolve`\.$/m);
    expect(await contents()).toEqual(before);
    await rows(end, [account.delivered]);
  });
});

describe('account delete', () => {
  it('leaves no personal data of the account in any column, and the ledger, figures and other accounts as they were', async () => {
    await rows('update account set name = $1, email = $1 where name = $2', ['before', accountName]);
    const other = await service.createAccount();
    await service.sdk(other.testKey).shipments.create(order());
    const account = await fillAccount(service);
    const ofOther = async () =>
      Object.values(await contents())
        .flat()
        .filter((row) => row.includes(other.id));
    const [ledger, others, before] = [await kept(account), await ofOther(), new Set(await found())];
    for (const column of [
      'account.name',
      'account.email',
      'api_key.label',
      'shipment.recipient',
      'shipment.metadata',
      'event.body',
      'idempotency_key.body',
      'tracking_event.location',
      'webhook_endpoint.url',
      'ioss_number.number',
      'saved_filter.name',
      'connected_app.client_name',
      'negative_cache.detail',
      'carrier_notice.body',
      'audit_entry.subject',
      'account.billing_details',
      'account_brand.name',
      'account_brand.contact',
      'saved_address.description',
      'saved_address.party',
      'saved_parcel.name',
      'charge_dispute.reason',
      'shipment_cancellation.requested_by',
      'merchant_product.sku',
      'merchant_product.fields',
      'order_item_default.sku',
      'order_mapping.columns',
      'order_mapping.mapping',
      'shipment.account_sender',
      'shipment_batch_order.reference_no',
    ])
      expect(before).toContain(column);

    const { exitCode, stdout } = await remove(account.id, ...confirmed, '--despite', 'events', 'balance');
    expect(stdout).toMatch(
      /^Deleted account acc_\S+:\n {2}shipments anonymized: 3\n(.*\n)*Run the command again/,
    );
    expect(exitCode).toBe(0);
    // The first account of this file has the same recipient.
    const stillNamed = async () =>
      rows('select tracking_number from shipment where account_id = $1 and anonymized_at is null', [
        account.id,
      ]);
    expect(await stillNamed()).toEqual([]);
    expect(await kept(account)).toEqual(ledger);
    expect(await ofOther()).toEqual(others);
    await expectLedgerHolds(service.database.db);
    expect((await sampan(['ledger', 'verify'], env)).exitCode).toBe(0);

    // No person and no key can use it.
    for (const key of [account.liveKey, account.testKey])
      await service.call('get', '/shipments', key).expect(401);
    expect(await account.browser.get('/test')).toMatchObject({
      location: expect.stringContaining('sign-in'),
    });
    expect(await rows('select id from webhook_endpoint where account_id = $1', [account.id])).toEqual([]);
    for (const command of [
      ['key', 'create', '--account', account.id, '--mode', 'test', '--label', 'x'],
      ['user', 'invite', '--account', account.id, '--email', 'new@shop.example'],
      ['account', 'set', account.id, '--frozen', 'false'],
      ['entitlement', 'grant', '--account', account.id, '--all'],
    ])
      expect((await sampan(command, env)).stderr).toContain('no account has the ID');
    expect(JSON.stringify(await sampanJson(['account', 'list'], env))).not.toContain(account.id);
    const operator = await signedInOperator(service, 'op@sampan.example');
    expect(await operator.get(`/operator/accounts/${account.id}`)).toMatchObject({ status: 404 });
    expect((await operator.get('/operator/activity')).text).toContain(account.id);

    // A late notice of the carrier changes the shipment, and brings no person back.
    await parcelOf(service, account.test).checkpoint(9, { status: 'delivered' });
    expect((await parcelOf(service, account.test).row()).recipient.contact_name).toBe('[redacted]');
    const again = await removeJson(account.id);
    expect(again).toMatchObject({ repeated: true, anonymized_shipments: 0, left_shipments: 0 });
    expect(again.deleted).toMatchObject({ events: 1, audit_entries: 0, api_requests: 0 });
    expect(Object.values((await removeJson(account.id)).deleted).every((count) => count === 0)).toBe(true);
  });

  it('finds every trace: no column of the database has one after all accounts that had them are deleted', async () => {
    const accounts = await rows(
      `select distinct account_id as id from shipment where account_id in (select id from account where name = 'before')`,
    );
    for (const { id } of accounts) {
      const { exitCode } = await remove(id, '--confirm', 'before', ...allOpen);
      expect(exitCode).toBe(0);
    }
    expect(await found()).toEqual([]);
  });

  it('leaves open shipments to the carrier: their notices and final fee are still taken', async () => {
    const account = await fillAccount(service);
    const open = await bookLive(account);
    await removeJson(account.id, ...confirmed, ...allOpen);
    expect((await parcelOf(service, open).row()).recipient.contact_name).toBe('[redacted]');
    await parcelOf(service, open).checkpoint(1, { status: 'delivered' });
    const { exitCode } = await sampan(
      ['billing', 'settle', open, '--charged-hkd', '41', '--weight-kg', '0.5'],
      env,
    );
    expect(exitCode).toBe(0);
    expect(
      await rows('select balance_cents, held_cents from wallet where account_id = $1', [account.id]),
    ).toEqual([{ balance_cents: 100_000 - 4_000 - 4_100, held_cents: 0 }]);
    await expectLedgerHolds(service.database.db);
    expect(await removeJson(account.id)).toMatchObject({ anonymized_shipments: 0, left_shipments: 0 });
  });

  it('ends the feed of test shipments of every scenario: nothing is written of them any more', async () => {
    const account = await fillAccount(service);
    const client = service.sdk(account.testKey);
    for (const reference of ['A-1', 'SANDBOX-RETURN', 'SANDBOX-EXCEPTION', 'SANDBOX-LOST', 'SANDBOX-CUSTOMS'])
      await client.shipments.create(order({ reference_no: reference }));
    const other = await service.sdk(service.account.testKey).shipments.create(order());
    await rows('update shipment set next_checkpoint_at = sampan_clock() where not livemode');
    await removeJson(account.id, ...confirmed, ...allOpen);
    const written = () =>
      Promise.all(
        ['event', 'tracking_event', 'webhook_delivery'].map((table) =>
          rows(`select * from ${table} where account_id = $1`, [account.id]),
        ),
      );
    const due = 'select from shipment where account_id = $1 and next_checkpoint_at is not null';
    const before = await written();
    expect(await rows(due, [account.id])).not.toHaveLength(0);
    for (let round = 0; round < 3; round++) await advanceTestFeed(service.context);
    expect(await written()).toEqual(before);
    expect(await rows(due, [account.id])).toEqual([]);
    expect((await parcelOf(service, other.id, service.account.testKey).row()).status).not.toBe(
      'label_created',
    );
  });

  it('asks for the name on a terminal', async () => {
    const account = await fillAccount(service);
    const answer = async (name: string) => {
      const session = sessionOf(env);
      const stdin = Object.assign(new PassThrough(), { isTTY: true });
      let asked = '';
      const write = (chunk: Buffer, _: string, done: () => void) => {
        asked += chunk;
        if (/: $/.test(String(chunk))) stdin.write(`${name}\n`);
        done();
      };
      const stderr = Object.assign(new Writable({ write }), { isTTY: true });
      const args = ['account', 'delete', account.id, '--despite', 'events', 'balance'];
      return { exitCode: await run(args, { ...session, stdin, stderr }), asked };
    };
    expect(await answer('Quiet')).toEqual({ exitCode: 1, asked: expect.stringContaining('is not the name') });
    await service.call('get', '/wallet/balance', account.liveKey).expect(200);
    expect(await answer(accountName)).toEqual({
      exitCode: 0,
      asked: expect.stringMatching(/Type the name.*: $/),
    });
  });

  it('continues after an interruption, in batches, and leaves a booking that was in flight until it has ended', async () => {
    const account = await fillAccount(service);
    await rows(
      `insert into shipment select copy.* from shipment s, generate_series(1, 150) n,
        jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMQ' || lpad(n::text, 13, '0'), 'track_token', 'T' || n,
          'updated_at', s.updated_at + n * interval '1 microsecond')) copy where s.tracking_number = $1`,
      [account.test],
    );
    await rows(
      `insert into event (id, account_id, livemode, type, tracking_number, body, position)
        select 'evt_many' || n, account_id, false, 'webhook.test', null, '{}', now() + n * interval '1 microsecond'
        from account a join shipment on account_id = a.id, generate_series(1, 2100) n where tracking_number = $1`,
      [account.test],
    );
    await rows(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'stopped here'; end $$`,
    );
    await rows(
      `create trigger refuse before update on shipment for each row when (new.tracking_number = 'SMQ0000000000120') execute function refuse()`,
    );
    const first = await remove(account.id, ...confirmed, '--despite', 'events', 'balance');
    expect([first.exitCode, first.stderr]).toEqual([1, expect.stringContaining('stopped here')]);
    const identified = async () =>
      (
        await rows(
          'select count(*)::int as n from shipment where account_id = $1 and anonymized_at is null',
          [account.id],
        )
      )[0].n;
    // Three shipments and 97 copies are in the first batch.
    expect(await identified()).toBe(53);
    expect(await rows('select count(*)::int as n from event where account_id = $1', [account.id])).toEqual([
      { n: 0 },
    ]);
    await service.call('get', '/wallet/balance', account.liveKey).expect(401);

    await rows('drop trigger refuse on shipment');
    await rows("update shipment set dispatch_status = 'pending' where tracking_number = 'SMQ0000000000149'");
    expect(await removeJson(account.id)).toMatchObject({
      repeated: true,
      anonymized_shipments: 52,
      left_shipments: 1,
    });
    await rows("update shipment set dispatch_status = 'accepted' where tracking_number = 'SMQ0000000000149'");
    expect(await removeJson(account.id)).toMatchObject({ anonymized_shipments: 1, left_shipments: 0 });
    await expectLedgerHolds(service.database.db);
  });
});
