import type { OperationId } from '../../generated/operations.ts';
import { HttpError, type HttpErrorCode, type Violation } from '../contract/errors.ts';
import { operationTable } from '../http/route.ts';

/** Arguments of a tool: path and query parameters, properties of the body and `idempotency_key` in one object. */
export type Arguments = Readonly<Record<string, unknown>>;

export interface CallRequest {
  readonly method: string;
  /** Path and query, relative to the base address of the API. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface CallResponse {
  readonly status: number;
  /** Null if the request was not sent. */
  readonly requestId: string | null;
  readonly body: string | Uint8Array;
}

/** Carries a request to the API: inside this process or over HTTP. */
export type Send = (request: CallRequest) => Promise<CallResponse>;

/** Calls an operation of the contract. All rules are the operation's own. */
export type CallOperation = (id: OperationId, args: Arguments) => Promise<CallResponse>;

export function operationCaller(send: Send): CallOperation {
  return async (id, args) => send(operationRequest(id, args));
}

/**
 * Builds the request of an operation. Unknown arguments are sent too, so that the operation rejects them.
 * @throws {ApiError} INVALID_FIELD or IDEMPOTENCY_KEY_INVALID if an argument fits no URL or header
 */
function operationRequest(id: OperationId, args: Arguments): CallRequest {
  const { method, path, body, idempotency } = operationTable[id];
  const rest: Record<string, unknown> = { ...args };
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = segmentOf(name, rest[name]);
    delete rest[name];
    return segment;
  });
  const headers: Record<string, string> = {};
  if (idempotency !== null && rest.idempotency_key !== undefined) {
    headers['Idempotency-Key'] = headerOf(rest.idempotency_key);
    delete rest.idempotency_key;
  }
  if (body === 'none') return { method, target: target + queryOf(rest), headers, body: null };
  headers['Content-Type'] = 'application/json';
  return { method, target, headers, body: JSON.stringify(rest) };
}

function segmentOf(name: string, value: unknown): string {
  if (value === undefined) throw invalid({ path: [name], code: 'INVALID_FIELD', message: 'is required' });
  // URLs have no segments that are empty or only dots.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value) || !value.isWellFormed())
    throw invalid({ path: [name], code: 'INVALID_FIELD', message: 'must be an identifier' });
  return encodeURIComponent(value);
}

function headerOf(key: unknown): string {
  if (typeof key === 'string' && /^[\x20-\x7e]*$/.test(key)) return key.trim();
  const message = 'must be 1 to 255 printable ASCII characters';
  throw invalid({ path: ['idempotency_key'], code: 'IDEMPOTENCY_KEY_INVALID', message });
}

/** `{ metadata: { shop: 'uk' } }` becomes `?metadata[shop]=uk`. */
function queryOf(args: Arguments): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object' || value === null) query.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) query.append(`${name}[${key}]`, String(inner));
  }
  const text = query.toString();
  return text && `?${text}`;
}

function invalid(violation: Violation<HttpErrorCode>): HttpError {
  return new HttpError(violation.code, { violations: [violation] });
}
