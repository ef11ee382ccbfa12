import type { Refuse } from '../api-error.ts';

/** A place in a keyset-ordered list: the timestamp and the id of the last row that was given out. */
export type Position = readonly [timestamp: string, id: string];

/** A position as the opaque text of `next_cursor`; `list` names the order that it belongs to. */
export function writeCursor(list: string, [timestamp, id]: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, timestamp, id])).toString('base64url');
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** Reads a cursor back. One that this list, whose ids are of the pattern, didn't give out is refused at `cursor`. */
export function readCursor(
  cursor: string,
  list: string,
  refuse: Refuse<'INVALID_FIELD'>,
  id: RegExp = /^/,
): Position {
  const parts = parse(cursor);
  if (parts && parts[0] === list && timestamp.test(parts[1]) && id.test(parts[2]))
    return [parts[1], parts[2]];
  const message = 'must be the next_cursor of a page of this list, under the same filters';
  return refuse('INVALID_FIELD', { violations: [{ path: ['cursor'], code: 'INVALID_FIELD', message }] });
}

function parse(cursor: string): [string, string, string] | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isCursor =
      Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');
    return isCursor ? (value as [string, string, string]) : null;
  } catch {
    return null;
  }
}
