import type { Kysely } from 'kysely';
import {
  type CreditType,
  firstMovementAt,
  totalCredits,
  totalMovements,
} from '../../db/query/wallet/statement.ts';
import {
  emptyWallet,
  readDailySpend,
  readWallet,
  type WalletPoint,
  walletBefore,
} from '../../db/query/wallet/wallet.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { WalletTransactionType } from '../../db/table/wallet.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type Cents, centsToAmount, sumCents } from '../money.ts';
import { feedTime, hongKongDay } from '../runtime.ts';

/** A calendar month in Hong Kong time, such as `2026-11`. */
export type Month = string;

/** A month of a wallet between two of its entries, so that months join without a gap. */
export interface StatementPeriod {
  readonly month: Month;
  /** First moment of the month, and of the next. */
  readonly from: string;
  readonly until: string;
  /** True an hour after the end of the month: no entry is added to it any more, also if clocks differ. */
  readonly isClosed: boolean;
  /** Moment of the closing balance: the end of the month, or now while it has not ended. */
  readonly closingAt: string;
  readonly opening: WalletPoint;
  readonly closing: WalletPoint;
}

/** The figures of a month. Opening + top-ups + adjustments + refunds − charges (`chargesOf`) = closing. */
export interface Statement extends StatementPeriod {
  /** Changes of the balance by type of entry. */
  readonly totals: Readonly<Record<BalanceType, Cents>>;
  readonly movementCount: number;
}

/** Types of entries that change the balance. A hold and its void change the amount on hold. */
export type BalanceType = Exclude<WalletTransactionType, 'hold' | 'void'>;

const closedAfterMs = 3_600_000;

function monthOf(moment: Date): Month {
  return hongKongDay(moment).slice(0, 7);
}

export function nextMonth(month: Month, by = 1): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

function startOf(month: Month): string {
  return new Date(`${month}-01T00:00:00+08:00`).toISOString().replace('.000Z', '.000000Z');
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

/** Returns the months from the newest of `before` back to the first entry of the wallet, at most `limit`. */
export async function listMonths(
  db: Kysely<Database>,
  scope: Scope,
  now: Date,
  { before, limit }: { readonly before: Month | null; readonly limit: number },
): Promise<Month[]> {
  const first = await firstMovementAt(db, scope);
  if (first === null) return [];
  const oldest = monthOf(new Date(first));
  const months: Month[] = [];
  for (
    let month = before ? nextMonth(before, -1) : monthOf(now);
    month >= oldest && months.length < limit;
  ) {
    months.push(month);
    month = nextMonth(month, -1);
  }
  return months;
}

/** Returns the months with their balances, in their order. */
export async function readPeriods(
  db: Kysely<Database>,
  scope: Scope,
  now: Date,
  months: readonly Month[],
): Promise<StatementPeriod[]> {
  const bounds = [...new Set(months.flatMap((month) => [month, nextMonth(month)]))];
  const read = await Promise.all(bounds.map((month) => walletBefore(db, scope, startOf(month))));
  const before = (month: Month) => read[bounds.indexOf(month)] ?? emptyWallet;
  return months.map((month) => ({
    month,
    from: startOf(month),
    until: startOf(nextMonth(month)),
    closingAt: earlierOf(startOf(nextMonth(month)), feedTime(now)),
    isClosed: month < monthOf(new Date(now.getTime() - closedAfterMs)),
    opening: before(month),
    closing: before(nextMonth(month)),
  }));
}

/** Sums of what moved the balance of a month. */
export interface MonthSums extends Readonly<Record<CreditType, Cents>> {
  /** Final fees, with the differences of their duties and taxes. */
  readonly charged: Cents;
}

/** Returns the sums of months that adjoin, the newest first, in their order. */
export async function readMonthSums(
  db: Kysely<Database>,
  scope: Scope,
  periods: readonly StatementPeriod[],
): Promise<MonthSums[]> {
  if (periods.length === 0) return [];
  const oldestFirst = periods.toReversed();
  const bounds = [oldestFirst[0]?.opening.version ?? 0, ...oldestFirst.map(({ closing }) => closing.version)];
  const found = await totalCredits(db, scope, bounds);
  const sums = oldestFirst.map(({ opening, closing }, range) => {
    const cents = (type: CreditType) =>
      found.find((one) => one.range === range && one.type === type)?.cents ?? 0;
    const credits = { top_up: cents('top_up'), refund: cents('refund'), adjust: cents('adjust') };
    const change = closing.balance_cents - opening.balance_cents;
    return { ...credits, charged: sumCents(Object.values(credits)) - change };
  });
  return sums.toReversed();
}

/** Costs of a month's shipments: final fees minus refunds, and the amount on hold at its end. */
export interface MonthCosts {
  readonly month: Month;
  readonly feesCents: Cents;
  readonly heldCents: Cents;
  /** Entries that were added up. */
  readonly count: number;
}

/** Returns what the shipments of the current month cost until now. */
export async function readCostsSoFar(db: Kysely<Database>, scope: Scope, now: Date): Promise<MonthCosts> {
  const month = monthOf(now);
  const day = { day: month, from: startOf(month), until: startOf(nextMonth(month)) };
  const [wallet, spend] = await Promise.all([readWallet(db, scope), readDailySpend(db, scope, [day])]);
  const { spent_cents: feesCents, count } = spend[0] ?? { spent_cents: 0, count: 0 };
  return { month, feesCents, heldCents: wallet.heldCents, count };
}

/** Returns the figures of a month; undefined before the first entry, after today, and in test mode. */
export async function readStatement(
  db: Kysely<Database>,
  scope: Scope,
  now: Date,
  month: Month,
): Promise<Statement | undefined> {
  const first = await firstMovementAt(db, scope);
  if (first === null || month < monthOf(new Date(first)) || month > monthOf(now)) return undefined;
  const [period] = await readPeriods(db, scope, now, [month]);
  if (!period) return undefined;
  const found = await totalMovements(db, scope, {
    after: period.opening.version,
    until: period.closing.version,
  });
  const cents = (type: BalanceType) => found.find((one) => one.type === type)?.cents ?? 0;
  const totals = {
    top_up: cents('top_up'),
    post: cents('post'),
    duties: cents('duties'),
    refund: cents('refund'),
    adjust: cents('adjust'),
  };
  return { ...period, totals, movementCount: found.reduce((sum, { count }) => sum + count, 0) };
}

/** Returns whether the closing balance is that of the whole month. */
export function isWholeMonth({ until, closingAt }: StatementPeriod): boolean {
  return closingAt === until;
}

/** Adds up the final fees, with the differences of their duties and taxes. Negative, as every charge. */
export function chargesOf({ post, duties }: Statement['totals']): Cents {
  return post + duties;
}

/** Adds up what the shipments of a month cost: final fees minus refunds, and what is on hold at its end. */
export function shipmentCostsOf({ totals, closing }: Statement): Cents {
  return closing.held_cents - chargesOf(totals) - totals.refund;
}

/** Adds up the debt of the account for a month: charges, less refunds and adjustments. Negative: a credit. */
export function invoicedCents({ totals }: Statement): Cents {
  return 0 - (chargesOf(totals) + totals.refund + totals.adjust);
}

/** Number of a month's invoice: unique, because an account has one a month. Null until the month has ended. */
export function invoiceNumber({ month, isClosed }: StatementPeriod, accountId: string): string | null {
  return isClosed ? `INV-${month.replace('-', '')}-${accountId.slice(-12).toUpperCase()}` : null;
}

/** Returns a month as listStatements shows it, in HKD. */
export function statementSummary(period: StatementPeriod, accountId: string): Schemas['StatementSummary'] {
  return {
    month: period.month,
    status: period.isClosed ? 'closed' : 'open',
    opening_balance_hkd: centsToAmount(period.opening.balance_cents),
    closing_balance_hkd: centsToAmount(period.closing.balance_cents),
    closing_held_hkd: centsToAmount(period.closing.held_cents),
    invoice_number: invoiceNumber(period, accountId),
  };
}

/** Returns the figures of a month as getStatement shows them, in HKD. */
export function statementView(statement: Statement, accountId: string): Schemas['Statement'] {
  const { totals } = statement;
  return {
    ...statementSummary(statement, accountId),
    from: statement.from,
    until: statement.until,
    top_ups_hkd: centsToAmount(totals.top_up),
    charges_hkd: centsToAmount(0 - chargesOf(totals)),
    ...(totals.duties === 0 ? {} : { duties_taxes_difference_hkd: centsToAmount(0 - totals.duties) }),
    refunds_hkd: centsToAmount(totals.refund),
    adjustments_hkd: centsToAmount(totals.adjust),
    invoice_total_hkd: centsToAmount(invoicedCents(statement)),
    movement_count: statement.movementCount,
  };
}
