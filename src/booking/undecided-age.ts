const hourMs = 3_600_000;
const reportAfterHours = 4;

/** Returns the whole hours since `undecidedSince`, once per hour from the fourth hour on; else null. */
export function hoursToReport(
  undecidedSince: string | null,
  lastAttempt: string,
  now: string,
): number | null {
  if (undecidedSince === null) return null;
  const hoursAt = (time: string) => Math.floor((Date.parse(time) - Date.parse(undecidedSince)) / hourMs);
  const hours = hoursAt(now);
  return hours >= reportAfterHours && hours > hoursAt(lastAttempt) ? hours : null;
}
