export const reconcileIntervalSeconds = 15;

/** SQL condition: an undecided booking or cancel left at `leftAt` is due again. `unconfirmedSince` null: just left. */
export function isRetryDueSql(leftAt: string, unconfirmedSince: string): string {
  return `sampan_clock() - ${leftAt} >= ${retryIntervalSql(unconfirmedSince)}`;
}

/** SQL interval between attempts: 0 for the first five minutes, then growing to 15 minutes. */
export function retryIntervalSql(unconfirmedSince: string): string {
  const age = `(sampan_clock() - coalesce(${unconfirmedSince}, sampan_clock()))`;
  return `least(greatest(${age} - interval '5 minutes', interval '0') / 20, interval '15 minutes')`;
}
