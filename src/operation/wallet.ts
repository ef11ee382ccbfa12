import { cutPage } from '../../db/query/page.ts';
import { listWalletTransactionRows, readWallet } from '../../db/query/wallet/wallet.ts';
import type { Handler } from '../http/operation.ts';
import { readCursor, writeCursor } from '../http/query.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { walletTransaction, walletView } from '../wallet/wallet.ts';

export const getWalletBalance: Handler<'getWalletBalance'> = async ({ db }, { scope }) => ({
  status: 200,
  data: walletView(await readWallet(db.kysely, scope)),
});

/** Returns the handler that reads its rows by `read`. */
export function listWalletTransactionsBy(
  read: typeof listWalletTransactionRows,
): Handler<'listWalletTransactions'> {
  return async ({ db }, { scope, query, refuse }) => {
    const { cursor, limit, ...filters } = query;
    const { type, shipment_id: shipment } = filters;
    const trackingNumber = shipment && (readTrackingNumber(shipment) ?? shipment);
    const list = { name: 'wallet', filters, id: /^\d{1,15}$/ };
    const before = cursor === undefined ? null : Number(readCursor(cursor, list, refuse)[1]);
    const page = { before, limit: limit + 1 };
    const rows = await read(db.kysely, scope, { type, trackingNumber }, page);
    const { rows: shown, last } = cutPage(rows, limit);
    return {
      status: 200,
      data: {
        data: shown.map(walletTransaction),
        next_cursor: last ? writeCursor(list, [last.created_at, String(last.version)]) : null,
      },
    };
  };
}

export const listWalletTransactions: Handler<'listWalletTransactions'> =
  listWalletTransactionsBy(listWalletTransactionRows);
