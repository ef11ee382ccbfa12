/** How often the reconciler looks for what may be asked about again. */
export const reconcileSeconds = 15;

/**
 * SQL condition: what was left at one time, and has been undecided since another (null: it was just cut off), may be
 * asked about again. At once for its first five minutes, then ever less often, at last every quarter of an hour.
 */
export function hasRestedSql(leftAt: string, undecidedSince: string): string {
  return `sampan_clock() - ${leftAt} >= ${restSql(undecidedSince)}`;
}

/** SQL interval: how long the reconciler leaves alone what has been undecided since a time. */
export function restSql(undecidedSince: string): string {
  const age = `(sampan_clock() - coalesce(${undecidedSince}, sampan_clock()))`;
  return `least(greatest(${age} - interval '5 minutes', interval '0') / 20, interval '15 minutes')`;
}
