import { findAccount } from '../../db/query/account/account.ts';
import { cutPage } from '../../db/query/page.ts';
import { listWalletTransactionRows, readWallet } from '../../db/query/wallet/wallet.ts';
import { pageReply, readCursor } from '../http/query.ts';
import { renderOrRefuse } from '../print/render-queue.ts';
import type { Handler } from '../run-operation.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import {
  listMonths,
  readPeriods,
  readStatement,
  statementSummary,
  statementView,
} from '../wallet/statement.ts';
import { statementCsv, statementDocument, statementFileName } from '../wallet/statement-document.ts';
import { walletTransactionView, walletView } from '../wallet/wallet.ts';

export const getWalletBalance: Handler<'getWalletBalance'> = async ({ db }, { scope }) => ({
  status: 200,
  data: walletView(await readWallet(db.kysely, scope)),
});

export function listWalletTransactionsBy(
  read: typeof listWalletTransactionRows,
): Handler<'listWalletTransactions'> {
  return async ({ db }, { scope, query, refuse }) => {
    const { cursor, limit, ...filters } = query;
    const { type, shipment_id: shipment } = filters;
    const trackingNumber = shipment && (readTrackingNumber(shipment) ?? shipment);
    const list = { name: 'wallet', filters, id: /^\d{1,15}$/ };
    const position = readCursor(cursor, list, refuse);
    const before = position && Number(position[1]);
    const page = { before, limit: limit + 1 };
    const rows = await read(db.kysely, scope, { type, trackingNumber }, page);
    return pageReply(list, cutPage(rows, limit), walletTransactionView, (row) => [
      row.created_at,
      String(row.version),
    ]);
  };
}

export const listWalletTransactions: Handler<'listWalletTransactions'> =
  listWalletTransactionsBy(listWalletTransactionRows);

export function listStatementsBy(read: typeof readPeriods): Handler<'listStatements'> {
  return async ({ db, clock }, { scope, query, refuse }) => {
    const { cursor, limit } = query;
    const list = { name: 'statement', filters: {}, id: /^\d{4}-\d\d$/ };
    const before = readCursor(cursor, list, refuse)?.[1] ?? null;
    const now = clock.now();
    const months = await listMonths(db.kysely, scope, now, { before, limit: limit + 1 });
    const page = cutPage(await read(db.kysely, scope, now, months), limit);
    return pageReply(
      list,
      page,
      (period) => statementSummary(period, scope.accountId),
      (row) => [row.from, row.month],
    );
  };
}

export const listStatements = listStatementsBy(readPeriods);

export const getStatement: Handler<'getStatement'> = async ({ db, clock }, { scope, path, refuse }) => {
  const statement = await readStatement(db.kysely, scope, clock.now(), path.month);
  return { status: 200, data: statementView(statement ?? refuse('NOT_FOUND'), scope.accountId) };
};

export const getStatementDocument: Handler<'getStatementDocument'> = async (
  { db, clock, config, documents: papers },
  { scope, path: { month, type }, query: { format = 'pdf' }, refuse },
) => {
  const statement = (await readStatement(db.kysely, scope, clock.now(), month)) ?? refuse('NOT_FOUND');
  if (type === 'invoice' && !statement.isClosed)
    return refuse('NOT_FOUND', {
      message: `the invoice of ${month} exists an hour after the end of the month`,
    });
  const headers = {
    'Content-Disposition': `inline; filename="${statementFileName(statement, type, format)}"`,
  };
  if (format === 'csv')
    return {
      status: 200,
      mediaType: 'text/csv',
      content: statementCsv(db.kysely, scope, statement, type),
      headers,
    };
  const account = (await findAccount(db.kysely, scope.accountId)) ?? refuse('NOT_FOUND');
  const parties = { account, issuer: config.invoiceIssuer };
  const document = await statementDocument(db.kysely, scope, statement, type, parties);
  const content = await renderOrRefuse(() => papers.draw(document, scope.accountId), refuse);
  return { status: 200, mediaType: 'application/pdf', content, headers };
};
