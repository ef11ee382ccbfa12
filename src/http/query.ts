import type { ApiError } from '../contract/api-error.ts';
import { HttpError } from '../contract/http-error.ts';

export type ParameterKind = 'text' | 'integer' | 'array' | 'object';

export type QueryKinds = Readonly<Record<string, ParameterKind>>;

/** Parses a query into an object without prototype. @throws {ApiError} INVALID_FIELD for bad percent-encoding. */
export function parseQuery(search: string, kinds: QueryKinds): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  if (search === '') return query;
  splitQuery(search, kinds, query);
  for (const name in kinds) {
    const value = query[name];
    if (kinds[name] === 'integer' && typeof value === 'string') query[name] = readInteger(value);
    if (kinds[name] === 'array' && typeof value === 'string') query[name] = [value];
  }
  return query;
}

/** Returns undefined for bad percent-encoding. */
export function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readInteger(text: string): number | string {
  return /^[0-9]+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : text;
}

function splitQuery(search: string, kinds: QueryKinds, query: Record<string, unknown>): void {
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const rawName = at < 0 ? pair : pair.slice(0, at);
    const name = decode(rawName.replaceAll('+', ' '));
    const value = at < 0 ? '' : decode(pair.slice(at + 1).replaceAll('+', ' '));
    if (name === undefined || value === undefined) throw malformed(name ?? rawName);
    const open = name.indexOf('[');
    const owner = open > 0 && name.endsWith(']') ? name.slice(0, open) : '';
    if (owner !== '' && kinds[owner] === 'object') {
      query[owner] ??= Object.create(null);
      const object = query[owner];
      if (typeof object === 'object') add(object as Record<string, unknown>, name.slice(open + 1, -1), value);
    } else {
      add(query, name, value);
    }
  }
}

function malformed(parameter: string): ApiError {
  const message = 'is not valid percent-encoding';
  return new HttpError('INVALID_FIELD', {
    violations: [{ path: [parameter], code: 'INVALID_FIELD', message }],
  });
}

function add(target: Record<string, unknown>, name: string, value: string): void {
  const known = target[name];
  if (known === undefined) target[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else target[name] = [known, value];
}
