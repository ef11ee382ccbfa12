/** Formats a time as the database does: ISO 8601 in UTC with six fractional digits. */
export function feedTime(moment: Date): string {
  return moment.toISOString().replace('Z', '000Z');
}
