export const reconcileIntervalSeconds = 15;

/** SQL condition: an undecided booking or cancel left at `leftAt` is due again. `undecidedSince` null: just left. */
export function isRetryDueSql(leftAt: string, undecidedSince: string): string {
  return `sampan_clock() - ${leftAt} >= ${retryIntervalSql(undecidedSince)}`;
}

/** SQL interval between attempts: 0 for the first five minutes, then growing to 15 minutes. */
export function retryIntervalSql(undecidedSince: string): string {
  const age = `(sampan_clock() - coalesce(${undecidedSince}, sampan_clock()))`;
  return `least(greatest(${age} - interval '5 minutes', interval '0') / 20, interval '15 minutes')`;
}
