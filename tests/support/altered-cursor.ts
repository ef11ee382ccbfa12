/** Returns a list's cursor with another timestamp or id in it. */
export function alteredCursor(cursor: string, change: { timestamp?: string; id?: string }): string {
  const [list, timestamp, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
  const altered = [list, change.timestamp ?? timestamp, change.id ?? id];
  return Buffer.from(JSON.stringify(altered)).toString('base64url');
}
