import type { Json, Operation } from './contract.ts';

/** A complete request below `/api/v1` that can be repeated. */
export interface FuzzRequest {
  readonly operation: Operation | null;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Parts of a request before serialization. */
export interface RequestParts {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export function toRequest({ operation, path, query, headers, body }: RequestParts): FuzzRequest {
  const route = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(path[name] ?? 'x'));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  const withBody = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    operation,
    method: operation.method,
    path: route + search,
    headers: { ...withBody, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Percent-encodes; a lone surrogate becomes its invalid UTF-8 bytes, as careless clients send it. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Formats a request as a curl command with the key as a shell variable. */
export function toCurl(rootUrl: string, { method, path, headers, body }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [
    `curl -sS -i -X ${method} ${quoted(`${rootUrl}/api/v1${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ];
  return lines.join(' ').replaceAll(/mk_(test|live)_\w+/g, (_, mode: string) => `$${mode.toUpperCase()}_KEY`);
}
