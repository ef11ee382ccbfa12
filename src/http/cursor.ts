import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Refuse } from '../contract/errors.ts';
import { parseInstant } from './instant.ts';

/** A list's identity. A cursor is valid only for the same list and filters. */
export interface PagedList {
  readonly name: string;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly id: RegExp;
}

export type Position = readonly [timestamp: string, id: string];

/** Encodes a position as the opaque `next_cursor` (contract: Pagination). */
export function writeCursor(list: PagedList, [timestamp, id]: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(list), timestamp, id])).toString('base64url');
}

/** Decodes a cursor. Refuses one of another list or other filters with a violation of `cursor`. */
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
  const message = 'must be the next_cursor of a page of this list with the same filters';
  return refuse('INVALID_FIELD', { violations: [{ path: ['cursor'], code: 'INVALID_FIELD', message }] });
}

/** Not a secret: it detects cursors that are used with other filters and would skip rows. */
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
