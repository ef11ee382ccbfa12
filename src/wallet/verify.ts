import { ledgerInvariants } from '../../db/query/wallet/wallet-invariant.ts';
import type { Queryable } from '../../db/statement.ts';

export interface LedgerViolation {
  readonly invariant: string;
  /** The transaction, account or shipment that breaks it. */
  readonly subject: string;
  readonly detail: string;
}

export interface LedgerReport {
  readonly ok: boolean;
  /** How many rows of each kind were looked at. */
  readonly checked: Readonly<Record<string, number>>;
  readonly violationCount: number;
  /** The first of them. */
  readonly violations: readonly LedgerViolation[];
}

const shown = 1_000;

const found = Object.entries(ledgerInvariants)
  .map(([name, query]) => `select '${name}' as invariant, subject, detail from (${query}) broken`)
  .join('\nunion all\n');

/** One query, so that every invariant sees the same moment, whatever is booked meanwhile. */
const statement = `
  with found as materialized (${found})
  select json_build_object(
      'wallets', (select count(*) from wallet),
      'transactions', (select count(*) from wallet_transaction),
      'entries', (select count(*) from entry),
      'holds', (select count(*) from hold),
      'live_shipments', (select count(*) from shipment where livemode)
    ) as checked,
    (select count(*) from found) as "violationCount",
    (select coalesce(json_agg(first), '[]') from (select * from found limit ${shown}) first) as violations`;

/** Holds the whole ledger against its invariants (`sampan ledger verify`). It only reads. */
export async function verifyLedger(db: Queryable): Promise<LedgerReport> {
  const { rows } = await db.query<Omit<LedgerReport, 'ok'>>(statement);
  const [report] = rows;
  if (!report) throw new Error('the check of the ledger answered nothing');
  return { ok: report.violationCount === 0, ...report };
}
