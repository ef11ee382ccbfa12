/** A timestamp as our types have it, for JSON that is made in SQL: six fractional digits, in UTC. */
export function isoText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
