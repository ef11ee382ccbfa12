const hourMs = 3_600_000;
/** The carrier has had time enough. */
const patienceHours = 4;

/**
 * The hours for which something has been undecided, when a person should be told: from the fourth on, in the first
 * attempt of each hour. Null: not now.
 */
export function everyHourPast(
  undecidedSince: string | null,
  lastAttempt: string,
  now: string,
): number | null {
  if (undecidedSince === null) return null;
  const hoursAt = (time: string) => Math.floor((Date.parse(time) - Date.parse(undecidedSince)) / hourMs);
  const hours = hoursAt(now);
  return hours >= patienceHours && hours > hoursAt(lastAttempt) ? hours : null;
}
