import type { Writable } from 'node:stream';
import { type StyledText, styled } from '../terminal/print.ts';

type Format = StyledText['format'];

interface LogLine {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [field: string]: unknown;
}

const levels: Readonly<Record<number, { readonly name: string; readonly format: Format }>> = {
  10: { name: 'TRACE', format: 'gray' },
  20: { name: 'DEBUG', format: 'gray' },
  30: { name: 'INFO ', format: 'green' },
  40: { name: 'WARN ', format: 'yellow' },
  50: { name: 'ERROR', format: 'red' },
  60: { name: 'FATAL', format: ['red', 'bold'] },
};

/** Formats a JSON log line for people: local time, level, message, fields, and an error's stack below. */
export function logLineForPeople(json: string, terminal: Writable): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as LogLine;
  const { name, format } = levels[level] ?? { name: String(level), format: 'gray' };
  const clock = new Date(time).toTimeString().slice(0, 8);
  const parts: (string | StyledText)[] = [{ format: 'gray', text: clock }, ' '];
  if (isRequest(fields)) parts.push(...requestParts(fields));
  else {
    parts.push({ format, text: name }, ` ${msg}`);
    for (const [field, value] of Object.entries(fields)) {
      parts.push({ format: 'gray', text: ` ${field}=` }, JSON.stringify(value) ?? '');
    }
  }
  parts.push('\n');
  if (err) parts.push({ format: 'gray', text: indented(err.stack ?? err.message ?? '') });
  return parts.map((part) => styled(terminal, part)).join('');
}

function isRequest(fields: object): fields is { method: string; path: string; status: number; ms: number } {
  return 'method' in fields && 'path' in fields && 'status' in fields && 'ms' in fields;
}

function requestParts(line: { method: string; path: string; status: number | null; ms: number }) {
  const { method, path, status, ms } = line;
  const format: Format = status === null || status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green';
  const outcome = { format, text: status === null ? 'aborted' : String(status) };
  return [outcome, ` ${method} ${path} `, { format: 'gray', text: `${ms} ms` }] satisfies (
    | string
    | StyledText
  )[];
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ').concat('\n');
}
