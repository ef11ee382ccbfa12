import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findAccount } from '../../../db/query/account/account.ts';
import { findWalletTransaction } from '../../../db/query/wallet/wallet.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import { apiClient } from '../../support/http-client.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { eventObject } from '../../support/shipment/event-object.ts';
import { expectLedgerHolds } from '../../support/shipment/ledger-holds.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';
import { book, moneyRows, newTransactionId, openAccount, wallet } from '../../wallet/ledger-bookings.ts';
import { voidHold } from '../../wallet/movements.ts';
import { expectRefusal } from '../expect-refusal.ts';

let database: TestDatabase;
let env: Environment;
beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
});
afterAll(async () => {
  await expectLedgerHolds(database.db);
  await database.stop();
});

interface Movement {
  readonly transaction_id: string;
}

const call = (...args: string[]) => sampan(args, env);
const topUp = (account: string, ...args: string[]) =>
  sampanJson<Movement>(['wallet', 'topup', '--account', account, ...args], env);
const adjust = (account: string, ...args: string[]) =>
  sampanJson<Movement>(['wallet', 'adjust', '--account', account, ...args], env);

describe('wallet topup', () => {
  it('adds money, and shows the new balance', async () => {
    const account = await openAccount(database.db);
    expect(await topUp(account, '--amount-hkd', '5000.50')).toEqual({
      account_id: account,
      transaction_id: expect.stringMatching(/^txn_[0-9a-f]{32}$/),
      repeated: false,
      amount_hkd: 5000.5,
      balance_hkd: 5000.5,
      held_hkd: 0,
      available_hkd: 5000.5,
    });
    const text = await call('wallet', 'topup', '--account', account, '--amount-hkd', '1');
    expect(text.stdout).toMatch(/^Added HKD 1\.00 \(txn_[0-9a-f]{32}\)\. The balance is HKD 5001\.50\.\n$/);
  });

  it('happens once per reference, and refuses another amount with the same reference', async () => {
    const account = await openAccount(database.db);
    const paid = ['--amount-hkd', '100', '--reference', 'FPS 20261120-118'];
    const first = await topUp(account, ...paid);
    expect(await topUp(account, ...paid)).toEqual({ ...first, repeated: true });
    const { created_at } = await findWalletTransaction(database.db.kysely, first.transaction_id);
    const other = await call(
      'wallet',
      'topup',
      '--account',
      account,
      '--amount-hkd',
      '90',
      '--reference',
      'FPS 20261120-118',
    );
    expect(other).toMatchObject({ exitCode: 1, stdout: '' });
    expect(other.stderr).toBe(
      `--reference: "FPS 20261120-118" is already used, for HKD 100.00 on ${created_at.slice(0, 10)} (${first.transaction_id}). Nothing changed. Give another reference.\n`,
    );
    const repeated = await call('wallet', 'topup', '--account', account, ...paid);
    expect(repeated.stdout).toBe(
      `Already added HKD 100.00 (${first.transaction_id}). Nothing changed. The balance is HKD 100.00.\n`,
    );
    const blank = await call(
      'wallet',
      'topup',
      '--account',
      account,
      '--amount-hkd',
      '5',
      '--reference',
      ' ',
    );
    expect(blank).toMatchObject({ exitCode: 1, stdout: '' });
    expect(blank.stderr).toContain('It must be one line of 1 to 200 characters');
    expect(await wallet(database.db, account)).toEqual({ balance: 10_000, held: 0, version: 1 });
  });
});

describe('wallet adjust', () => {
  it('adds and deducts money with a reason, also below 0', async () => {
    const account = await openAccount(database.db, 1_000);
    const fee = await adjust(account, '--amount-hkd', '-12.01', '--reason', 'Address correction');
    expect(fee).toMatchObject({ amount_hkd: -12.01, balance_hkd: -2.01, available_hkd: -2.01 });
    await adjust(account, '--amount-hkd', '+2.01', '--reason', 'Goodwill', '--reference', 'case-1');
    await adjust(account, '--amount-hkd', '2.01', '--reason', 'Goodwill', '--reference', 'case-1');
    expect(await wallet(database.db, account)).toEqual({ balance: 0, held: 0, version: 3 });
    const { rows } = await database.db.pool.query(
      'select type, tracking_number, body from event where account_id = $1 order by position',
      [account],
    );
    // A repeated reference changes nothing, and sends nothing.
    expect(rows.map(({ type }) => type)).toEqual(['wallet.adjusted', 'wallet.adjusted']);
    expect(JSON.parse(rows[1].body).data).toMatchObject({
      object: {
        type: 'adjust',
        amount_hkd: 2.01,
        balance_after_hkd: 0,
        shipment_id: null,
        reason: 'Goodwill',
      },
      sequence: null,
      request: null,
    });
  });

  it('for a shipment changes its updated_at once', async () => {
    const account = await openAccount(database.db, 1_000);
    const { trackingNumber } = await book(database.db, account, 100);
    const changedAt = async () => {
      const row = await database.db.kysely
        .selectFrom('shipment')
        .select('updated_at')
        .where('tracking_number', '=', trackingNumber)
        .executeTakeFirstOrThrow();
      return row.updated_at;
    };
    const before = await changedAt();
    const fee = ['--amount-hkd', '-1', '--reason', 'Fee', '--shipment', trackingNumber, '--reference', 'r'];
    await adjust(account, ...fee);
    const after = await changedAt();
    expect(after > before).toBe(true);
    await adjust(account, ...fee);
    expect(await changedAt()).toBe(after);
    const row = await database.db.kysely
      .selectFrom('wallet_transaction')
      .select(['tracking_number', 'reason', 'balance_change_cents'])
      .where('account_id', '=', account)
      .where('type', '=', 'adjust')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ tracking_number: trackingNumber, reason: 'Fee', balance_change_cents: -100 });
  });

  it('below the threshold emits one warning with the wallet at that moment', async () => {
    const account = await openAccount(database.db, 10_000, { low_balance_cents: 5_000 });
    await book(database.db, account, 1_050);
    await adjust(account, '--amount-hkd', '-39.50', '--reason', 'Fee');
    await adjust(account, '--amount-hkd', '-0.50', '--reason', 'Fee');
    await adjust(account, '--amount-hkd', '-1', '--reason', 'Fee');
    const { rows } = await database.db.pool.query(
      "select * from event where account_id = $1 and type <> 'wallet.adjusted'",
      [account],
    );
    expect(rows).toEqual([expect.objectContaining({ type: 'wallet.low_balance', livemode: true })]);
    const [{ body, position }] = rows;
    expect(JSON.parse(body)).toMatchObject({
      event_type: 'wallet.low_balance',
      livemode: true,
      created_at: position,
      data: {
        object: { balance: 60, held: 10.5, available: 49.5, currency: 'HKD' },
        sequence: null,
        request: null,
      },
    });
  });

  it.each([
    [
      "another account's",
      async () => (await book(database.db, await openAccount(database.db, 100), 100)).trackingNumber,
    ],
    ['no', async () => 'SMP0000000000000'],
  ])('for %s shipment is refused, and changes nothing', async (_, shipment) => {
    const account = await openAccount(database.db, 100);
    const trackingNumber = await shipment();
    const before = await moneyRows(database.db);
    const { exitCode, stdout, stderr } = await call(
      'wallet',
      'adjust',
      '--account',
      account,
      '--amount-hkd',
      '-1',
      '--reason',
      'Fee',
      '--shipment',
      trackingNumber,
      '--json',
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toBe(`--shipment: account ${account} has no live shipment "${trackingNumber}".\n`);
    expect(await moneyRows(database.db)).toEqual(before);
  });
});

describe('wallet show', () => {
  it('shows the balances, and the terms that account set changed', async () => {
    const account = await openAccount(database.db, 10_000);
    await book(database.db, account, 1_050);
    const terms = {
      credit_limit_hkd: 500,
      credit_floor_hkd: -20.5,
      low_balance_hkd: 100,
      frozen: true,
      credit_suspended: true,
      hold_exempt: true,
    };
    const options = Object.entries(terms).flatMap(([name, value]) => [
      `--${name.replaceAll('_', '-')}`,
      String(value),
    ]);
    const changed = await sampanJson<object>(['account', 'set', account, ...options], env);
    expect(changed).toMatchObject({ account_id: account, ...terms });
    const shown = await sampanJson(['wallet', 'show', '--account', account], env);
    expect(shown).toEqual({
      account_id: account,
      balance_hkd: 100,
      held_hkd: 10.5,
      available_hkd: 89.5,
      ...terms,
    });
    const none = ['--credit-floor-hkd', 'none', '--low-balance-hkd', 'none', '--frozen', 'false'];
    await sampanJson(['account', 'set', account, ...none], env);
    const { stdout } = await call('wallet', 'show', '--account', account);
    expect(stdout.split('\n')).toEqual([
      'balance       HKD 100.00',
      'held          HKD 10.50',
      'available     HKD 89.50',
      'credit limit  HKD 500.00',
      'credit floor  none',
      'low balance   none',
      'flags         credit suspended, hold exempt',
      '',
    ]);
  });
});

describe('ledger verify', () => {
  it('reports ok and the counts of checked rows', async () => {
    const report = await sampanJson(['ledger', 'verify'], env);
    expect(report).toEqual({
      ok: true,
      checked: {
        wallets: expect.any(Number),
        transactions: expect.any(Number),
        entries: expect.any(Number),
        holds: expect.any(Number),
        live_shipments: expect.any(Number),
      },
    });
    const { exitCode, stdout } = await call('ledger', 'verify');
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(
        /^The ledger is consistent\. Checked \d+ wallets, .* \d+ live shipments\.\n$/,
      ),
    });
  });

  it('fails with the rows that break an invariant', async () => {
    await using broken = await createTestDatabase();
    const account = await openAccount(broken.db, 10_000);
    const { trackingNumber } = await book(broken.db, account, 100);
    await voidHold(broken.db.pool, { trackingNumber, transactionId: newTransactionId() });
    await broken.db.pool.query('update wallet set balance_cents = 10001');
    const verify = (...args: string[]) => sampan(['ledger', 'verify', ...args], { DATABASE_URL: broken.url });
    const { exitCode, stdout, stderr } = await verify('--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      violation_count: 2,
      violations: [
        {
          invariant: 'balance_is_the_sum_of_its_entries',
          subject: account,
          detail: 'balance 10001, entries 10000',
        },
        { invariant: 'wallet_is_as_its_last_transaction_left_it', subject: account },
      ],
    });
    expect(stderr).toMatch(
      /^The ledger is inconsistent: 2 rows violate an invariant\. Checked 1 wallets, [^\n]*\n$/,
    );
    expect((await verify()).stdout).toMatch(
      new RegExp(`^ID .*\n${account} +balance is the sum of its entries `),
    );
  });
});

describe('a wrong argument', () => {
  it.each([
    [['topup', '--account', 'acc_none', '--amount-hkd', '5'], '--account: no account has the ID "acc_none"'],
    [['topup', '--account', 'a', '--amount-hkd', '0'], '--amount-hkd.*above 0'],
    [['topup', '--account', 'a', '--amount-hkd', '-5'], '--amount-hkd.*above 0'],
    [['topup', '--account', 'a', '--amount-hkd', '1.005'], '--amount-hkd.*at most 2 decimals'],
    [['topup', '--account', 'a', '--amount-hkd', '1e3'], '--amount-hkd.*at most 2 decimals'],
    [['topup', '--account', 'a', '--amount-hkd', '99999999999'], '--amount-hkd.*at most 2 decimals'],
    [['topup', '--amount-hkd', '5'], "'--account <id>' not specified"],
    [['adjust', '--account', 'a', '--amount-hkd', '0', '--reason', 'x'], '--amount-hkd.*other than 0'],
    [['adjust', '--account', 'a', '--amount-hkd', '5'], "'--reason <text>' not specified"],
    [['adjust', '--account', 'a', '--amount-hkd', '5', '--reason', ' '], '--reason.*1 to 200 characters'],
    [['show', '--account', 'acc_none'], '--account: no account has the ID "acc_none"'],
  ])('wallet %j is refused with one line on stderr, and moves no money', async (args, reason) => {
    const before = await moneyRows(database.db);
    const { exitCode, stdout, stderr } = await call('wallet', ...args, '--json');
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(new RegExp(reason));
    expect(await moneyRows(database.db)).toEqual(before);
  });

  it.each([
    ['--credit-limit-hkd', '-1', '0 or more'],
    ['--credit-floor-hkd', 'low', 'none or an amount'],
    ['--low-balance-hkd', '1.234', 'none or an amount'],
    ['--frozen', 'yes', 'true or false'],
    ['--credit-suspended', 'on', 'true or false'],
    ['--hold-exempt', '', 'true or false'],
  ])('account set %s %j is refused, and changes nothing', async (option, value, reason) => {
    const account = await openAccount(database.db);
    const before = await findAccount(database.db.kysely, account);
    const { exitCode, stderr } = await call('account', 'set', account, option, value);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^[^\n]*${option} [^\n]*${reason}[^\n]*\n$`));
    expect(await findAccount(database.db.kysely, account)).toEqual(before);
  });
});

describe('wallet refund', () => {
  let service: TestService;
  let env: Environment;
  beforeAll(async () => {
    service = await startTestService();
    env = { DATABASE_URL: service.database.url };
  });
  afterAll(async () => {
    await expectLedgerHolds(service.database.db);
    await service.stop();
  });

  it('refunds the charge of a settled shipment once, visible to the account', async () => {
    const account = await liveAccount(service.database, 1_000_000);
    const client = apiClient(service.rootUrl, account.liveKey);
    const booked = await client.post('/shipments', { idempotencyKey: randomUUID(), body: order() });
    const { id } = booked.body.data;
    const args = (hkd: string) => ['wallet', 'refund', id, '--amount-hkd', hkd, '--reason', 'Lost'];
    await expectRefusal(args('10'), env, /is not settled/);
    await sampanJson(['billing', 'settle', id, '--charged-hkd', '43.21', '--weight-kg', '0.52'], env);
    await expectRefusal(args('43.22'), env, /is more than SMP\d+ was charged/);
    const before = (await client.get(`/shipments/${id}`)).body.data;

    const refunded = { account_id: account.id, amount_hkd: 40, balance_hkd: 9_996.79 };
    expect(await sampanJson(args('40'), env)).toMatchObject({ ...refunded, repeated: false });
    expect(await sampanJson(args('40'), env)).toMatchObject({ ...refunded, repeated: true });
    await expectRefusal(args('39'), env, /is already refunded, HKD 40\.00/);

    const after = (await client.get(`/shipments/${id}`)).body.data;
    expect(after.billing).toEqual({ ...before.billing, adjustments_hkd: -40 });
    expect(after.updated_at > before.updated_at).toBe(true);
    const [newest] = (await client.get('/wallet/transactions')).body.data.data;
    expect(newest).toMatchObject({ type: 'refund', amount_hkd: 40, shipment_id: id, reason: 'Lost' });

    // One of each, although the command ran twice.
    const events = (await client.get('/events')).body.data.data;
    expect(events.map(({ event_type }: { event_type: string }) => event_type)).toEqual([
      'wallet.adjusted',
      'shipment.billing_adjusted',
      'shipment.billing_settled',
      'shipment.created',
    ]);
    expect(events[0].data).toEqual({ object: newest, sequence: null, request: null });
    expect(events[1]).toMatchObject({ created_at: after.updated_at, data: { sequence: 3, request: null } });
    expect(events[1].data.object).toEqual(eventObject(after));
  });
});

describe('wallet statement', () => {
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-statement-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('shows the figures of a month, and writes its files once', async () => {
    const account = await openAccount(database.db, 12_345);
    const args = ['wallet', 'statement', '--account', account, '--month', month];
    expect(await sampanJson(args, env)).toMatchObject({ status: 'open', closing_balance_hkd: 123.45 });
    expect((await sampan(args, env)).stdout).toContain('balance so far   HKD 123.45');
    const [csv, pdf] = ['csv', 'pdf'].map((ending) => path.join(folder, `statement.${ending}`)) as [
      string,
      string,
    ];
    for (const file of [csv, pdf])
      expect((await sampan([...args, '--output', file], env)).stdout).toContain(
        `Wrote the statement of ${month}`,
      );
    expect(readFileSync(csv, 'utf8')).toContain(',top_up,123.45,123.45,0,');
    expect(readFileSync(pdf, 'latin1').slice(0, 5)).toBe('%PDF-');
    await expectRefusal([...args, '--output', csv], env, /exists already. Nothing was written/);
    await expectRefusal([...args, '--output', 'statement.txt'], env, /must end in .pdf or .csv/);
    await expectRefusal(
      [...args, '--type', 'invoice', '--output', path.join(folder, 'i.pdf')],
      env,
      /exists an hour after/,
    );
    expect(readdirSync(folder).sort()).toEqual(['statement.csv', 'statement.pdf']);
  });

  it('refuses a month without a statement, and a text that is not a month', async () => {
    const account = await openAccount(database.db);
    await expectRefusal(
      ['wallet', 'statement', '--account', account, '--month', month],
      env,
      /has no transactions/,
    );
    await expectRefusal(
      ['wallet', 'statement', '--account', account, '--month', '2026-13'],
      env,
      /must be a month/,
    );
  });
});
