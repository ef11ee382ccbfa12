/** Returns SQL that formats a timestamptz for JSON as our types have it: UTC, six fractional digits. */
export function isoText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
