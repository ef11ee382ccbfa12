import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OperatorRole } from '../../db/table/user.ts';
import { changeAccountSettings } from '../../src/account/account.ts';
import { commandLineActor } from '../../src/audit.ts';
import { correctWallet, creditWallet, refundCharge, refundMore } from '../../src/wallet/change-wallet.ts';
import { leftToMove } from '../../src/wallet/operator-limit.ts';
import { pollUntil } from '../support/poll.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { book, moneyRows, newTransactionId, openAccount } from './ledger-bookings.ts';
import { post } from './movements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

let account = '';
let parcel = '';
let email = '';
let count = 0;
beforeEach(async () => {
  account = await openAccount(database.db, 1_000_000);
  ({ trackingNumber: parcel } = await book(database.db, account, 600_000));
  await post(database.db.pool, {
    trackingNumber: parcel,
    chargedCents: 600_000,
    transactionId: newTransactionId(),
  });
  email = await operator('operator_finance');
});

const operator = async (role: OperatorRole) => {
  count += 1;
  const address = `Books.${count}@sampan.example`;
  await database.db.pool.query(
    'insert into dashboard_user (id, email, role, created_at) values ($1, $2, $3, now())',
    [`usr_${count}`, address, role],
  );
  return address;
};
const actor = (by = email) => ({ accountId: account, email: by, ip: '192.0.2.1', now: new Date() });
const left = () => leftToMove(database.db.kysely, { email, role: 'operator_finance' });
const written = async () => ({
  money: await moneyRows(database.db),
  accounts: await database.db.kysely.selectFrom('account').selectAll().orderBy('id').execute(),
  activity: await database.db.kysely.selectFrom('audit_entry').selectAll().orderBy('id').execute(),
  events: await database.db.kysely.selectFrom('event').selectAll().orderBy('id').execute(),
});

const reason = 'Compensation';
const ways = {
  'correctWallet up': (amountCents: number, by = actor()) =>
    correctWallet(database.db.kysely, by, { amountCents, reason }),
  'correctWallet down': (amountCents: number, by = actor()) =>
    correctWallet(database.db.kysely, by, { amountCents: -amountCents, reason }),
  refundCharge: (amountCents: number, by = actor()) =>
    refundCharge(database.db.kysely, by, { trackingNumber: parcel, amountCents, reason }),
  refundMore: (amountCents: number, by = actor()) =>
    refundMore(database.db.kysely, by, { trackingNumber: parcel, amountCents, reason }, amountCents),
  'a raised credit limit': async (amountCents: number, by = actor()) => {
    const { credit_limit_cents: limit } = await database.db.kysely
      .selectFrom('account')
      .select('credit_limit_cents')
      .where('id', '=', account)
      .executeTakeFirstOrThrow();
    return changeAccountSettings(database.db.kysely, by, { credit_limit_cents: limit + amountCents });
  },
};

describe.each(Object.entries(ways))('%s by an operator of the role finance', (_, move) => {
  it('moves up to the limit, and above it nothing', async () => {
    const before = await written();
    expect(await move(500_001)).toEqual({ verdict: 'over_limit', leftCents: 500_000 });
    expect(await written()).toEqual(before);
    expect(await move(500_000)).not.toHaveProperty('leftCents');
    expect(await left()).toBe(0);
  });

  it('counts the movements of this person in 24 hours, in all accounts and ways', async () => {
    const other = { ...actor(), accountId: await openAccount(database.db) };
    await correctWallet(database.db.kysely, other, { amountCents: 100_000, reason });
    await correctWallet(database.db.kysely, actor(), { amountCents: -150_000, reason });
    await changeAccountSettings(database.db.kysely, actor(), { credit_limit_cents: 50_000 });
    expect(await left()).toBe(200_000);
    const before = await written();
    expect(await move(200_001)).toEqual({ verdict: 'over_limit', leftCents: 200_000 });
    expect(await written()).toEqual(before);
    await database.db.pool.query("update audit_entry set created_at = created_at - interval '24 hours'");
    expect(await left()).toBe(500_000);
    expect(await move(200_001)).not.toHaveProperty('leftCents');
  });

  it('has no limit for an operator of all rights and the command line, and moves nothing for others', async () => {
    const before = await written();
    for (const by of [await operator('operator_support'), 'mei@shop.example'])
      expect(await move(1, actor(by))).toEqual({ verdict: 'over_limit', leftCents: 0 });
    expect(await written()).toEqual(before);
    expect(await move(500_001, actor(await operator('operator')))).not.toHaveProperty('leftCents');
    const again = { trackingNumber: parcel, amountCents: 99_000, reason };
    expect(
      await refundMore(database.db.kysely, commandLineActor(account, new Date()), again, 1),
    ).not.toHaveProperty('leftCents');
    expect(await left()).toBe(500_000);
  });
});

it('of movements at once, only those that fit are made', async () => {
  const { pool } = database.db;
  const guard = await pool.connect();
  await guard.query('begin');
  await guard.query('select from wallet where account_id = $1 for update', [account]);
  const movements = [
    ways['correctWallet up'](300_000),
    ways['correctWallet down'](300_000),
    ways.refundCharge(300_000),
  ];
  await pollUntil(async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length === movements.length;
  }, 5_000);
  await guard.query('commit');
  guard.release();
  const moved = await Promise.all(movements);
  expect(moved.filter((result) => result && 'leftCents' in result)).toEqual(
    Array.from({ length: 2 }, () => ({ verdict: 'over_limit', leftCents: 200_000 })),
  );
  expect(await left()).toBe(200_000);
});

it('a payment, a repeat, a lower credit limit and a change without money count nothing', async () => {
  await creditWallet(database.db.kysely, actor(), { amountCents: 800_000, reference: 'FPS 1' });
  for (const amountCents of [100, 100])
    await correctWallet(database.db.kysely, actor(), { amountCents, reason, reference: 'Fee 1' });
  await changeAccountSettings(database.db.kysely, commandLineActor(account, new Date()), {
    credit_limit_cents: 900_000,
  });
  await changeAccountSettings(database.db.kysely, actor(), { credit_limit_cents: 0, name: 'Lantau' });
  expect(await left()).toBe(499_900);
});

it('is summed from an index of the movements alone', async () => {
  const plan = await database.db.pool.query(
    `explain select sum(moved_cents) from audit_entry where lower(email) = lower('a') and moved_cents is not null
       and created_at > sampan_clock() - interval '24 hours'`,
  );
  expect(JSON.stringify(plan.rows)).toContain('audit_entry_moved');
});
