import type { Kysely } from 'kysely';
import type { Account } from '../../db/query/account/account.ts';
import { readMovements, type StatementRow } from '../../db/query/wallet/statement.ts';
import type { WalletPoint } from '../../db/query/wallet/wallet.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import { type Cents, centsToAmount } from '../money.ts';
import type { Block, PrintedDocument } from '../print/printed-document.ts';
import {
  type BalanceType,
  chargesOf,
  invoicedCents,
  invoiceNumber,
  isWholeMonth,
  type Statement,
  shipmentCostsOf,
} from './statement.ts';
import { walletTransactionView } from './wallet.ts';

export type StatementDocumentType = 'statement' | 'invoice';

/** Returns the name of a file, such as `invoice-2026-11.pdf`. */
export function statementFileName(
  { month, isClosed }: Statement,
  type: StatementDocumentType,
  format: 'pdf' | 'csv',
): string {
  return `${type}-${month}${isClosed ? '' : '-so-far'}.${format}`;
}

/** Who issues the documents, and to whom. */
export interface StatementParties {
  readonly account: Pick<Account, 'id' | 'name' | 'email' | 'billing_details'>;
  /** Lines of the name and address that the installation's setting INVOICE_ISSUER gives; empty: not set. */
  readonly issuer: readonly string[];
}

/** Entries that are read at a time. */
const chunkSize = 1_000;
/** A PDF lists at most these; the CSV file lists all. */
export const maxListedMovements = 10_000;

async function* movements(
  db: Kysely<Database>,
  scope: Scope,
  { opening, closing }: Statement,
): AsyncGenerator<StatementRow> {
  for (let after = opening.version; after < closing.version; ) {
    const rows = await readMovements(db, scope, { after, until: closing.version, limit: chunkSize });
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1)?.version ?? closing.version;
  }
}

const csvColumns = {
  id: (row) => row.id,
  created_at: (row) => hongKongTime(row.created_at, 'T', '+08:00'),
  type: (row) => row.type,
  amount_hkd: (row) => walletTransactionView(row).amount_hkd,
  balance_after_hkd: (row) => centsToAmount(row.balance_after_cents),
  held_after_hkd: (row) => centsToAmount(row.held_after_cents),
  shipment_id: (row) => row.tracking_number,
  reference_no: (row) => row.reference_no,
  service_code: (row) => row.service_code,
  destination_country: (row) => row.destination_country,
  reason: (row) => row.reason,
  quoted_hkd: (row) => (hasQuote(row) ? centsToAmount(row.quoted_cents) : null),
} as const satisfies Record<string, (row: StatementRow) => string | number | null>;

/** Amounts of an invoice are those that the account owes, as its PDF and `invoice_total_hkd` have them. */
const invoiceColumns = {
  ...csvColumns,
  amount_hkd: (row) => centsToAmount(0 - row.balance_change_cents),
} as const satisfies Record<string, (row: StatementRow) => string | number | null>;

/**
 * Returns the entries of a month as a CSV file, oldest first, in bounded memory. A statement has every entry between
 * its opening and its closing balance; an invoice has the charges, refunds and adjustments, and their total.
 */
export async function* statementCsv(
  db: Kysely<Database>,
  scope: Scope,
  statement: Statement,
  type: StatementDocumentType,
): AsyncGenerator<Buffer> {
  const columns = type === 'invoice' ? invoiceColumns : csvColumns;
  const names = Object.keys(csvColumns) as (keyof typeof csvColumns)[];
  const balance = (name: string, at: string, { balance_cents, held_cents }: WalletPoint) => {
    const cells = {
      type: name,
      created_at: hongKongTime(at, 'T', '+08:00'),
      balance_after_hkd: centsToAmount(balance_cents),
      held_after_hkd: centsToAmount(held_cents),
    };
    return csvLine(names.map((column) => cells[column as keyof typeof cells] ?? null));
  };
  let lines = byteOrderMark + csvLine(names);
  if (type === 'statement') lines += balance('opening_balance', statement.from, statement.opening);
  let count = 0;
  for await (const row of movements(db, scope, statement)) {
    if (type === 'invoice' && !isInvoiced(row)) continue;
    lines += csvLine(names.map((column) => columns[column](row)));
    if (++count % chunkSize > 0) continue;
    yield Buffer.from(lines);
    lines = '';
  }
  if (type === 'statement')
    lines += balance(
      isWholeMonth(statement) ? 'closing_balance' : 'balance_so_far',
      statement.closingAt,
      statement.closing,
    );
  else {
    const total = { type: 'total', amount_hkd: centsToAmount(invoicedCents(statement)) };
    lines += csvLine(names.map((column) => total[column as keyof typeof total] ?? null));
  }
  yield Buffer.from(lines);
}

/** Returns a month as a document: a statement with its balances, or the invoice for its charges. */
export async function statementDocument(
  db: Kysely<Database>,
  scope: Scope,
  statement: Statement,
  type: StatementDocumentType,
  parties: StatementParties,
): Promise<PrintedDocument> {
  const rows: StatementRow[] = [];
  const isListed = statement.movementCount <= maxListedMovements;
  if (isListed) {
    for await (const row of movements(db, scope, statement))
      if (type === 'invoice' ? isInvoiced(row) : isBalance(row)) rows.push(row);
  }
  const blocks =
    type === 'invoice' ? invoiceBlocks(statement, rows, parties) : statementBlocks(statement, rows, parties);
  const left = isListed ? [] : [leftOut(statement)];
  const name = type === 'invoice' ? 'Invoice' : 'Statement';
  const { account } = parties;
  return {
    title: `${name} ${statement.month}, ${account.name}`,
    createdAt: statement.isClosed ? statement.until : statement.from,
    country: 'HK',
    blocks: [...blocks, ...left],
  };
}

function statementBlocks(
  statement: Statement,
  rows: readonly StatementRow[],
  parties: StatementParties,
): Block[] {
  const { opening, closing, totals, isClosed, closingAt } = statement;
  const closingName = isWholeMonth(statement) ? 'Closing balance' : 'Balance so far';
  return [
    { kind: 'title', text: 'Account statement', beside: monthName(statement) },
    ...(isClosed
      ? []
      : [
          {
            kind: 'text',
            text: soFarText(statement),
          } as const,
        ]),
    partiesBlock(parties),
    {
      kind: 'facts',
      facts: [
        ['Account', parties.account.id],
        ['Opening balance', `HKD ${formatAmount(opening.balance_cents)}`],
        ['Payments', `HKD ${formatAmount(totals.top_up)}`],
        ['Charges for shipments', `HKD ${formatAmount(chargesOf(totals))}`],
        ...(totals.duties === 0
          ? []
          : [['of which duties and taxes: difference', `HKD ${formatAmount(totals.duties)}`] as const]),
        ['Refunds', `HKD ${formatAmount(totals.refund)}`],
        ['Adjustments', `HKD ${formatAmount(totals.adjust)}`],
        [closingName, `HKD ${formatAmount(closing.balance_cents)}`],
        ['On hold for shipments without a final fee', `HKD ${formatAmount(closing.held_cents)}`],
        ['Charges less refunds, with the amount on hold', `HKD ${formatAmount(shipmentCostsOf(statement))}`],
      ],
    },
    { kind: 'heading', text: 'Entries' },
    {
      kind: 'table',
      columns: [
        { name: 'Date', share: 2.2 },
        { name: 'Entry', share: 4.4 },
        { name: 'Quoted (HKD)', share: 1.7, align: 'right' },
        { name: 'Amount (HKD)', share: 1.9, align: 'right' },
        { name: 'Balance (HKD)', share: 1.9, align: 'right' },
      ],
      rows: [
        [statement.month, 'Opening balance', '', '', formatAmount(opening.balance_cents)],
        ...rows.map((row) => [
          hongKongTime(row.created_at),
          entryText(row),
          quotedText(row),
          formatAmount(row.balance_change_cents),
          formatAmount(row.balance_after_cents),
        ]),
      ],
      totals: [
        [
          isWholeMonth(statement) ? '' : hongKongTime(closingAt),
          closingName,
          '',
          formatAmount(closing.balance_cents - opening.balance_cents),
          formatAmount(closing.balance_cents),
        ],
      ],
    },
    {
      kind: 'text',
      small: true,
      text: 'Times are in Hong Kong time. Amounts on hold are not charged yet. They are part of the balance, and not listed.',
    },
  ];
}

function invoiceBlocks(
  statement: Statement,
  rows: readonly StatementRow[],
  parties: StatementParties,
): Block[] {
  const total = invoicedCents(statement);
  const { account } = parties;
  return [
    { kind: 'title', text: 'Invoice', beside: monthName(statement) },
    partiesBlock(parties),
    {
      kind: 'facts',
      facts: [
        ['Invoice number', invoiceNumber(statement, account.id) ?? ''],
        ['Invoice date', hongKongTime(statement.until).slice(0, 10)],
        ['Account', account.id],
        ['Paid from', 'the prepaid wallet of the account'],
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'Date', share: 2.2 },
        { name: 'Description', share: 5.2 },
        { name: 'Quoted (HKD)', share: 1.7, align: 'right' },
        { name: 'Amount (HKD)', share: 2, align: 'right' },
      ],
      rows: rows.map((row) => [
        hongKongTime(row.created_at),
        entryText(row),
        quotedText(row),
        formatAmount(0 - row.balance_change_cents),
      ]),
      totals: [
        ['', 'Net amount', '', formatAmount(total)],
        ['', 'Tax: none, Hong Kong has no VAT, GST or sales tax', '', formatAmount(0)],
        ['', 'Total', '', formatAmount(total)],
      ],
    },
  ];
}

function partiesBlock({ account, issuer }: StatementParties): Block {
  const customer = account.billing_details?.split('\n') ?? [account.name, account.email];
  const parties = [{ caption: 'Bill to', lines: customer }];
  return {
    kind: 'parties',
    parties: issuer.length === 0 ? parties : [{ caption: 'From', lines: issuer }, ...parties],
  };
}

function leftOut({ movementCount }: Statement): Block {
  const text = `This month has ${movementCount} entries. A PDF lists at most ${maxListedMovements}; the CSV file has them all.`;
  return { kind: 'text', text };
}

const entryNames: Readonly<Record<BalanceType, string>> = {
  top_up: 'Payment',
  post: 'Shipment',
  duties: 'Duties and taxes, difference',
  refund: 'Refund',
  adjust: 'Adjustment',
};

function entryText(row: StatementRow): string {
  const name = entryNames[row.type as BalanceType];
  const shipment = [
    row.tracking_number,
    row.service_code,
    row.destination_country && `to ${row.destination_country}`,
  ];
  const reference = row.reference_no === null ? null : `(${row.reference_no})`;
  const parts = [name, ...shipment, reference].filter((part) => part !== null);
  return `${parts.join(' ')}${row.reason ? `: ${row.reason}` : ''}`;
}

/** Says whether the entry is the charge of a parcel, beside which its price at booking stands. */
function hasQuote(row: StatementRow): row is StatementRow & { readonly quoted_cents: number } {
  return row.type === 'post' && row.quoted_cents !== null;
}

function quotedText(row: StatementRow): string {
  return hasQuote(row) ? formatAmount(row.quoted_cents) : '';
}

function isBalance({ balance_change_cents }: StatementRow): boolean {
  return balance_change_cents !== 0;
}

function isInvoiced(row: StatementRow): boolean {
  return isBalance(row) && row.type !== 'top_up';
}

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function formatAmount(cents: Cents): string {
  return amounts.format(centsToAmount(cents));
}

function monthName({ month }: Statement): string {
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

function soFarText(statement: Statement): string {
  return isWholeMonth(statement)
    ? 'The month is not closed yet: entries can still follow.'
    : `The month has not ended: this is its state of ${hongKongTime(statement.closingAt)}.`;
}

/** Returns a moment on the clocks of Hong Kong, to the minute, or to the second if a zone follows. */
function hongKongTime(instant: string, between = ' ', zone = ''): string {
  const local = new Date(Date.parse(instant) + 8 * 3_600_000).toISOString();
  return `${local.slice(0, 10)}${between}${local.slice(11, zone === '' ? 16 : 19)}${zone}`;
}
