import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { alteredCursor } from '../support/altered-cursor.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { book, newTransactionId } from '../wallet/ledger-bookings.ts';
import { adjust, post, refund, voidHold } from '../wallet/movements.ts';

let service: TestService;
let settled: string;
let cancelled: string;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.database;
  const accountId = service.account.id;
  const movement = () => ({ transactionId: newTransactionId() });
  await topUp(db.pool, {
    ...movement(),
    accountId,
    amountCents: 500_000,
    reference: 'FPS 1',
    reason: 'FPS 1',
  });
  settled = (await book(db, accountId, 6_100)).trackingNumber;
  cancelled = (await book(db, accountId, 4_800)).trackingNumber;
  await voidHold(db.pool, { ...movement(), trackingNumber: cancelled });
  await post(db.pool, { ...movement(), trackingNumber: settled, chargedCents: 6_527 });
  await refund(db.pool, { ...movement(), trackingNumber: settled, amountCents: 527, reason: 'Late' });
  await adjust(db.pool, {
    ...movement(),
    accountId,
    amountCents: -3_500,
    reason: 'Address correction',
    trackingNumber: settled,
  });
  await adjust(db.pool, { ...movement(), accountId, amountCents: 1, reason: 'Rounding' });
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

interface Transaction {
  readonly type: string;
  readonly shipment_id: string | null;
}

const list = async (query = '', key = service.account.liveKey) => {
  const { status, body } = await service.call('get', `/wallet/transactions${query}`, key);
  expect(status).toBe(200);
  const rows: Transaction[] = body.data.data;
  return { rows, types: rows.map((row) => row.type), next: body.data.next_cursor as string | null };
};

describe('200', () => {
  it('lists every movement, newest first, each with the wallet after it', async () => {
    const { rows, next } = await list();
    const movement = (
      type: string,
      amount: number,
      balance: number,
      held: number,
      shipment: string | null,
      reason: string | null,
    ) => ({
      id: expect.stringMatching(/^txn_[0-9a-f]{32}$/),
      type,
      amount_hkd: amount,
      balance_after_hkd: balance,
      held_after_hkd: held,
      shipment_id: shipment,
      reason,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    });
    expect(rows).toEqual([
      movement('adjust', 0.01, 4905.01, 0, null, 'Rounding'),
      movement('adjust', -35, 4905, 0, settled, 'Address correction'),
      movement('refund', 5.27, 4940, 0, settled, 'Late'),
      movement('post', -65.27, 4934.73, 0, settled, null),
      movement('void', -48, 5000, 61, cancelled, null),
      movement('hold', 48, 5000, 109, cancelled, null),
      movement('hold', 61, 5000, 61, settled, null),
      movement('top_up', 5000, 5000, 0, null, 'FPS 1'),
    ]);
    expect(next).toBeNull();
  });

  it('returns each movement once, even if new movements are added meanwhile', async () => {
    const all = (await list()).rows;
    const first = await list('?limit=3');
    const { db } = service.database;
    await topUp(db.pool, {
      accountId: service.account.id,
      amountCents: 5,
      transactionId: newTransactionId(),
    });
    const second = await list(`?limit=3&cursor=${first.next}`);
    const third = await list(`?limit=3&cursor=${second.next}`);
    expect([...first.rows, ...second.rows, ...third.rows]).toEqual(all);
    expect([second.next === null, third.next]).toEqual([false, null]);
    expect((await list('?limit=1')).types).toEqual(['top_up']);
  });

  it('has no next page if the last page is exactly full', async () => {
    expect((await list('?type=hold&limit=2')).next).toBeNull();
  });

  it('filters by type, by shipment, and by both', async () => {
    expect((await list('?type=hold')).types).toEqual(['hold', 'hold']);
    for (const type of ['void', 'post', 'refund'])
      expect((await list(`?type=${type}`)).types).toEqual([type]);
    expect((await list(`?shipment_id=${settled}`)).types).toEqual(['adjust', 'refund', 'post', 'hold']);
    expect((await list(`?shipment_id=${cancelled}&type=void`)).types).toEqual(['void']);
    expect((await list(`?shipment_id=${settled}&type=top_up`)).types).toEqual([]);
    const page = await list(`?shipment_id=${settled}&limit=2`);
    expect((await list(`?shipment_id=${settled}&cursor=${page.next}`)).types).toEqual(['post', 'hold']);
  });

  it("is empty in test mode, for another account, and for another account's shipment", async () => {
    const other = await service.createAccount();
    expect((await list('', service.account.testKey)).rows).toEqual([]);
    expect((await list(`?shipment_id=${settled}`, service.account.testKey)).rows).toEqual([]);
    expect((await list('', other.liveKey)).rows).toEqual([]);
    expect((await list(`?shipment_id=${settled}`, other.liveKey)).rows).toEqual([]);
    expect((await list('?shipment_id=SMP0000000000000')).rows).toEqual([]);
  });
});

describe('400', () => {
  it.each([
    ['cursor=abc', 'cursor'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['type=gift', 'type'],
    ['type=', 'type'],
    ['shipment_id=', 'shipment_id'],
    ['since=yesterday', 'since'],
  ])("refuses ?%s by the parameter's name", async (query, name) => {
    const { status, body } = await service.call(
      'get',
      `/wallet/transactions?${query}`,
      service.account.liveKey,
    );
    expect(status).toBe(400);
    expect(body.data[0].path[0]).toBe(name);
  });

  it.each([
    { id: 'five' },
    { id: '-5' },
    { timestamp: 'today' },
  ])('refuses a cursor whose content was changed to %j', async (change) => {
    const { next } = await list('?limit=1');
    const { status, body } = await service.call(
      'get',
      `/wallet/transactions?cursor=${alteredCursor(next ?? '', change)}`,
      service.account.liveKey,
    );
    expect([status, body.data[0].path]).toEqual([400, ['cursor']]);
  });

  it('refuses a cursor with other filters', async () => {
    const { next } = await list('?limit=1');
    const { liveKey } = service.account;
    const { status } = await service.call('get', `/wallet/transactions?type=hold&cursor=${next}`, liveKey);
    expect(status).toBe(400);
  });
});

describe('403', () => {
  it('requires the scope wallet:read', async () => {
    const key = await service.createKey(service.account.id, 'live', ['rates:read']);
    const { status, body } = await service.call('get', '/wallet/transactions', key);
    expect({ status, message: body.message }).toMatchObject({
      status: 403,
      message: expect.stringContaining('wallet:read'),
    });
  });
});
