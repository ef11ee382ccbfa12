import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Page } from '../../db/query/page.ts';
import type { Refuse } from '../contract/errors.ts';

const form = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):?(\d\d)?)$/;

/** Parses a timestamp with a zone to UTC with six fractional digits; null if invalid or outside the years 1 to 9999. */
export function parseInstant(text: string): string | null {
  const [, date, minute, second, fraction = '', sign, offsetHours = '0', offsetMinutes = '0'] =
    form.exec(text) ?? [];
  const local = Date.parse(`${date}T${minute}:00Z`);
  const offsetMs = Number(`${sign ?? '+'}1`) * (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  const instant = new Date(local + Number(second) * 1000 - offsetMs);
  const year = instant.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return null;
  return `${instant.toISOString().slice(0, 19)}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
}

/** Parses a timestamp parameter, or refuses it with a violation of its name. */
export function readInstant<Text extends string | undefined>(
  text: Text,
  name: string,
  refuse: Refuse<'INVALID_FIELD'>,
): Text {
  if (text === undefined) return text;
  const instant = parseInstant(text);
  if (instant !== null) return instant as Text;
  const message = 'must be a time with a zone in the years 1 to 9999, such as 2026-11-21T03:15:42.318402Z';
  return refuse('INVALID_FIELD', { violations: [{ path: [name], code: 'INVALID_FIELD', message }] });
}

/** A list's identity. A cursor is valid only for the same list and filters. */
interface PagedList {
  readonly name: string;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly id: RegExp;
}

type Position = readonly [timestamp: string, id: string];

/** Replies with a page of a list (contract: Pagination). `positionOf` returns where a row stands in the list. */
export function pageReply<Row, View>(
  list: PagedList,
  { rows, last }: Page<Row>,
  view: (row: Row) => View,
  positionOf: (row: Row) => Position,
) {
  const next_cursor = last ? writeCursor(list, positionOf(last)) : null;
  return { status: 200 as const, data: { data: rows.map((row) => view(row)), next_cursor } };
}

/** Encodes a position as the opaque `next_cursor`. */
export function writeCursor(list: PagedList, [timestamp, id]: Position): string {
  return Buffer.from(JSON.stringify([fingerprint(list), timestamp, id])).toString('base64url');
}

/** Decodes a cursor; null without one. Refuses one of another list or other filters with a violation of `cursor`. */
export function readCursor(
  cursor: string | undefined,
  list: PagedList,
  refuse: Refuse<'INVALID_FIELD'>,
): Position | null {
  if (cursor === undefined) return null;
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
