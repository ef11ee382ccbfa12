import type { Json, Operation } from './contract.ts';

/** A request below `/api/v1`, whole, so that it can be sent again. */
export interface FuzzRequest {
  readonly operation: Operation | null;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The text that is sent. */
  readonly body?: string;
}

/** The parts of a request before they become text. */
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

/** Percent-encodes; half a surrogate pair as the bytes that a careless client sends. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** As a curl call; the key is left to the shell. */
export function toCurl(rootUrl: string, { method, path, headers, body }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [
    `curl -sS -i -X ${method} ${quoted(`${rootUrl}/api/v1${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ];
  return lines.join(' ').replaceAll(/mk_(test|live)_\w+/g, (_, mode: string) => `$${mode.toUpperCase()}_KEY`);
}
