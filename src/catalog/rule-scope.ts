import type { RecipientType, RuleScopeColumns } from '../../db/table/catalog.ts';
import { type LawAmount, parseLawAmount } from './law-amount.ts';

/** When a rule is in force, and for which consignments and items (docs/catalog.md, Limits of a rule). */
export interface RuleScope {
  readonly effectiveFrom: string | null;
  readonly effectiveUntil: string | null;
  /** Null: all. */
  readonly services: readonly string[] | null;
  readonly goodsCategories: readonly string[] | null;
  readonly valueOver: LawAmount | null;
  readonly valueUpTo: LawAmount | null;
  readonly recipient: RecipientType | null;
  readonly hsPrefixes: readonly string[] | null;
  readonly origins: readonly string[] | null;
}

export type ScopedRow = RuleScopeColumns & {
  readonly services: string[];
  readonly goods_categories: string[];
};

export function compileScope(row: ScopedRow): RuleScope {
  const limitedTo = (codes: readonly string[]) => (codes.includes('*') ? null : codes);
  return Object.freeze({
    effectiveFrom: row.effective_from,
    effectiveUntil: row.effective_until,
    services: limitedTo(row.services),
    goodsCategories: limitedTo(row.goods_categories),
    valueOver: row.value_over === null ? null : parseLawAmount(row.value_over),
    valueUpTo: row.value_up_to === null ? null : parseLawAmount(row.value_up_to),
    recipient: row.recipient,
    hsPrefixes: row.hs_prefixes,
    origins: row.origins,
  });
}

type Days = Pick<RuleScope, 'effectiveFrom' | 'effectiveUntil'>;

/** `date`: a day in Hong Kong. */
export function isInForce({ effectiveFrom: from, effectiveUntil: until }: Days, date: string): boolean {
  return (from === null || from <= date) && (until === null || date < until);
}

/** Days before a rule begins or ends in which orders are warned of it. */
const DAYS_AHEAD = 60;

/** Returns the last day, in Hong Kong, of which orders of a day are warned. */
export function lastDayAhead(date: string): string {
  return new Date(Date.parse(date) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the day after `date`, and up to `last`, on which a rule begins; null if there is none. */
export function beginsAhead({ effectiveFrom: from }: Days, date: string, last: string): string | null {
  return from !== null && date < from && from <= last ? from : null;
}

/** Returns whether a rule is limited by more than days and destinations. */
export function isConditional(row: ScopedRow): boolean {
  const { valueOver, valueUpTo, services, goodsCategories, recipient, hsPrefixes, origins } =
    compileScope(row);
  return [valueOver, valueUpTo, services, goodsCategories, recipient, hsPrefixes, origins].some(
    (limit) => limit !== null,
  );
}
