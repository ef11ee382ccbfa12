import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Response } from 'express';
import type { OperationId } from '../../generated/operations.ts';
import { HttpError, type HttpErrorCode, type Violation } from '../contract/errors.ts';
import { operationTable } from '../contract/route.ts';
import { tracing } from '../telemetry/tracing.ts';

/** Arguments of a tool: path and query parameters, properties of the body and `idempotency_key` in one object. */
export type Arguments = Readonly<Record<string, unknown>>;

interface CallRequest {
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
    const segment = pathSegment(name, rest[name]);
    delete rest[name];
    return segment;
  });
  const headers: Record<string, string> = {};
  if (idempotency !== null && rest.idempotency_key !== undefined) {
    headers['Idempotency-Key'] = readHeader(rest.idempotency_key);
    delete rest.idempotency_key;
  }
  if (body === 'none') return { method, target: target + buildQuery(rest), headers, body: null };
  headers['Content-Type'] = 'application/json';
  return { method, target, headers, body: JSON.stringify(rest) };
}

function pathSegment(name: string, value: unknown): string {
  if (value === undefined)
    throw invalidError({ path: [name], code: 'INVALID_FIELD', message: 'is required' });
  // URLs have no segments that are empty or only dots.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value) || !value.isWellFormed())
    throw invalidError({ path: [name], code: 'INVALID_FIELD', message: 'must be an identifier' });
  return encodeURIComponent(value);
}

function readHeader(key: unknown): string {
  if (typeof key === 'string' && /^[\x20-\x7e]*$/.test(key)) return key.trim();
  const message = 'must be 1 to 255 printable ASCII characters';
  throw invalidError({ path: ['idempotency_key'], code: 'IDEMPOTENCY_KEY_INVALID', message });
}

/** `{ metadata: { shop: 'uk' } }` becomes `?metadata[shop]=uk`. */
function buildQuery(args: Arguments): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object' || value === null) query.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) query.append(`${name}[${key}]`, String(inner));
  }
  const text = query.toString();
  return text && `?${text}`;
}

function invalidError(violation: Violation<HttpErrorCode>): HttpError {
  return new HttpError(violation.code, { violations: [violation] });
}

type Caller = Pick<Response['locals'], 'admitted' | 'requestId'>;

/**
 * Sends requests to the application of this process, without a connection. They pass every step of an HTTP request. As
 * parts of a request that was admitted, they are not counted again.
 */
export function inProcess(app: RequestListener, caller: Caller): Send {
  return (request) =>
    new Promise((resolve, reject) => {
      const socket = noConnection();
      const message = buildMessage(request, caller.requestId, socket);
      const locals: Partial<Response['locals']> = { admitted: caller.admitted };
      const response = Object.assign(new ServerResponse(message), { locals });
      response.assignSocket(socket);
      response.once('prefinish', () => {
        const { sent, requestId } = locals;
        const body = sent?.body;
        if (sent && (typeof body === 'string' || body instanceof Uint8Array))
          resolve({ status: sent.status, requestId: requestId ?? null, body });
      });
      response.once('finish', () => socket.destroy());
      response.once('close', () => reject(new Error('The response has no text')));
      app(message, response);
    });
}

function buildMessage(request: CallRequest, requestId: string, socket: Socket): IncomingMessage {
  const { method, target, body } = request;
  const headers = {
    host: 'localhost',
    'x-request-id': requestId,
    ...tracing().headers(),
    ...buildHeaders(request),
  };
  const message = Object.assign(new IncomingMessage(socket), {
    method,
    url: `/api/v1${target}`,
    httpVersion: '1.1',
    complete: true,
    headers,
    headersDistinct: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
  });
  if (body !== null) message.push(body);
  message.push(null);
  return message;
}

/** Node reads header names in lowercase. */
function buildHeaders({ headers, body }: CallRequest): Record<string, string> {
  const length = body === null ? [] : [['content-length', String(Buffer.byteLength(body))]];
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries([...sent, ...length]);
}

/** Node requires a socket. This one drops what is written. */
function noConnection(): Socket {
  return new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }) as Socket;
}
