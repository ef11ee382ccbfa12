import { ledgerInvariants } from '../../db/query/wallet-invariant.ts';
import type { Queryable } from './ledger.ts';

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
  readonly violations: readonly LedgerViolation[];
}

const violations = Object.entries(ledgerInvariants)
  .map(([name, query]) => `select '${name}' as invariant, subject, detail from (${query}) found`)
  .join('\nunion all\n');

/** One query, so that every invariant sees the same moment, whatever is booked meanwhile. */
const statement = `
  select json_build_object(
      'wallets', (select count(*) from wallet),
      'transactions', (select count(*) from wallet_transaction),
      'entries', (select count(*) from entry),
      'holds', (select count(*) from hold),
      'live_shipments', (select count(*) from shipment where livemode)
    ) as checked,
    (select coalesce(jsonb_agg(violation), '[]') from (${violations}) violation) as violations`;

/** Holds the whole ledger against its invariants (`sampan ledger verify`). It only reads. */
export async function verifyLedger(db: Queryable): Promise<LedgerReport> {
  const { rows } = await db.query<Omit<LedgerReport, 'ok'>>(statement);
  const { checked = {}, violations = [] } = rows[0] ?? {};
  return { ok: violations.length === 0, checked, violations };
}
