import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alteredCursor } from '../support/altered-cursor.ts';
import type { TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { startStatementWorld } from '../wallet/statement-months.ts';

let service: TestService;
beforeAll(async () => {
  ({ service } = await startStatementWorld());
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const list = async (query = '', key = service.account.liveKey) =>
  service.call('get', `/wallet/statements${query}`, key);
const invoice = (month: string) => `INV-${month}-${service.account.id.slice(-12).toUpperCase()}`;

describe('200', () => {
  it('lists the months back to the first transaction, each beginning where the last one ended', async () => {
    const { status, body } = await list();
    const month = (name: string, state: string, opening: number, closing: number, number: string | null) => ({
      month: name,
      status: state,
      opening_balance_hkd: opening,
      closing_balance_hkd: closing,
      closing_held_hkd: 0,
      invoice_number: number,
    });
    expect([status, body.data]).toEqual([
      200,
      {
        data: [
          month('2026-11', 'open', 4905.01, 4905.01, null),
          month('2026-10', 'closed', 4934.73, 4905.01, invoice('202610')),
          month('2026-09', 'closed', 0, 4934.73, invoice('202609')),
        ],
        next_cursor: null,
      },
    ]);
  });

  it('continues after a page', async () => {
    const first = (await list('?limit=2')).body.data;
    const second = (await list(`?limit=2&cursor=${first.next_cursor}`)).body.data;
    const months = [...first.data, ...second.data].map(({ month }) => month);
    expect([months, second.next_cursor]).toEqual([['2026-11', '2026-10', '2026-09'], null]);
  });

  it('is empty in test mode, and for a wallet without transactions', async () => {
    const other = await service.createAccount();
    for (const key of [service.account.testKey, other.liveKey])
      expect((await list('', key)).body.data).toEqual({ data: [], next_cursor: null });
  });
});

describe('400', () => {
  it.each([
    ['limit=0', 'limit'],
    ['cursor=abc', 'cursor'],
    ['month=2026-11', 'month'],
  ])("refuses ?%s by the parameter's name", async (query, name) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.data[0].path[0]]).toEqual([400, name]);
  });

  it('refuses a cursor whose content was changed', async () => {
    const { next_cursor: next } = (await list('?limit=1')).body.data;
    const { status, body } = await list(`?cursor=${alteredCursor(next, { id: '2026' })}`);
    expect([status, body.data[0].path]).toEqual([400, ['cursor']]);
  });
});

describe('403', () => {
  it('refuses a key without wallet:read', async () => {
    const key = await service.createKey(service.account.id, 'live', ['shipments:read']);
    const { status, body } = await list('', key);
    expect([status, body.sysCode]).toEqual([403, '1403001']);
  });
});
