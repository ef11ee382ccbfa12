import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Refuse } from '../api-error.ts';
import { parseInstant } from './instant.ts';

/** A list as its cursors know it: a cursor leads on in the same order, under the same filters. */
export interface PagedList {
  readonly name: string;
  readonly filters: Readonly<Record<string, unknown>>;
  /** What the ids of its rows look like. */
  readonly id: RegExp;
}

/** A place in a keyset-ordered list: the timestamp and the id of the last row that was given out. */
export type Position = readonly [timestamp: string, id: string];

/** A position as the opaque text of `next_cursor`. */
export function writeCursor(list: PagedList, [timestamp, id]: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(list), timestamp, id])).toString('base64url');
}

/** Reads a cursor back. One that this list didn't give out under these filters is refused at `cursor`. */
export function readCursor(cursor: string, list: PagedList, refuse: Refuse<'INVALID_FIELD'>): Position {
  const [owner, timestamp, id] = parse(cursor);
  if (
    owner === fingerprint(list) &&
    timestamp &&
    parseInstant(timestamp) === timestamp &&
    id &&
    list.id.test(id)
  )
    return [timestamp, id];
  const message = 'must be the next_cursor of a page of this list, under the same filters';
  return refuse('INVALID_FIELD', { violations: [{ path: ['cursor'], code: 'INVALID_FIELD', message }] });
}

/** Nothing secret: it tells a mistake, so that nobody skips rows unknowingly. */
function fingerprint({ name, filters }: PagedList): string {
  return createHash('sha256')
    .update(`${name} ${canonicalize(filters)}`)
    .digest('base64url')
    .slice(0, 8);
}

function parse(cursor: string): string[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : [];
  } catch {
    return [];
  }
}
