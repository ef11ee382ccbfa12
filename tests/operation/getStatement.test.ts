import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import type { TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { newTransactionId } from '../wallet/ledger-bookings.ts';
import { moveTo, passDays, startStatementWorld } from '../wallet/statement-months.ts';

let service: TestService;
beforeAll(async () => {
  ({ service } = await startStatementWorld());
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const get = async (month: string, key = service.account.liveKey) =>
  service.call('get', `/wallet/statements/${month}`, key);

describe('200', () => {
  it('counts each transaction in the month of its time in Hong Kong, and adds up to the cent', async () => {
    const [september, october] = [(await get('2026-09')).body.data, (await get('2026-10')).body.data];
    expect(september).toMatchObject({
      status: 'closed',
      from: '2026-08-31T16:00:00.000000Z',
      until: '2026-09-30T16:00:00.000000Z',
      opening_balance_hkd: 0,
      top_ups_hkd: 5000,
      charges_hkd: 65.27,
      refunds_hkd: 0,
      adjustments_hkd: 0,
      closing_balance_hkd: 4934.73,
      closing_held_hkd: 0,
      invoice_total_hkd: 65.27,
      movement_count: 2,
    });
    expect(october).toMatchObject({
      opening_balance_hkd: 4934.73,
      top_ups_hkd: 0,
      charges_hkd: 0,
      refunds_hkd: 5.27,
      adjustments_hkd: -34.99,
      closing_balance_hkd: 4905.01,
      closing_held_hkd: 0,
      invoice_total_hkd: 29.72,
      movement_count: 3,
    });
  });

  it('keeps a month open for an hour after its end, because clocks differ', async () => {
    const { database, clock, account } = service;
    const end = Date.parse('2026-11-30T16:00:00Z');
    clock.advance(end + 59 * 60_000 - clock.now().getTime());
    expect((await get('2026-11')).body.data).toMatchObject({ status: 'open', invoice_number: null });
    await moveTo(database, '2026-11-30T15:59:59Z');
    await topUp(database.db.pool, {
      accountId: account.id,
      amountCents: 100,
      transactionId: newTransactionId(),
    });
    clock.advance(2 * 60_000);
    expect((await get('2026-11')).body.data).toMatchObject({
      status: 'closed',
      closing_balance_hkd: 4906.01,
    });
    await passDays(service, 1);
    await topUp(database.db.pool, {
      accountId: account.id,
      amountCents: 100,
      transactionId: newTransactionId(),
    });
    expect((await get('2026-11')).body.data.closing_balance_hkd).toBe(4906.01);
    expect((await get('2026-12')).body.data).toMatchObject({ status: 'open', closing_balance_hkd: 4907.01 });
  });
});

describe('400', () => {
  it('refuses a path that is not percent-encoded', async () => {
    const { status, body } = await get('%E0%A4%A');
    expect([status, body.sysCode]).toEqual([400, '1400003']);
  });
});

describe('403', () => {
  it('refuses a key without wallet:read', async () => {
    const key = await service.createKey(service.account.id, 'live', ['shipments:read']);
    expect((await get('2026-09', key)).status).toBe(403);
  });
});

describe('404', () => {
  it.each(['2026-13', '2026', 'november', '2026-11-01'])('finds no month %s', async (month) => {
    expect((await get(month)).status).toBe(404);
  });

  it('finds no month before the first transaction, after the current month, of others, and in test mode', async () => {
    const other = await service.createAccount();
    const statuses = await Promise.all([
      get('2026-08'),
      get('2027-01'),
      get('9999-12'),
      get('2026-09', other.liveKey),
      get('2026-09', service.account.testKey),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
