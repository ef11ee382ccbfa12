import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import cors from 'cors';
import type { Request, RequestHandler } from 'express';
import { type ApiError, HttpError, type HttpErrorCode } from '../contract/errors.ts';
import { ipPolicy } from '../outbound/ip-address.ts';

/**
 * Finds the client's IP address: the peer's or, behind trusted proxies, the last untrusted one of X-Forwarded-For. Express's
 * `request.ip` keeps the port that some proxies add, so each connection of a client would have a limit of its own.
 */
export function clientIpReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const { isListed } = ipPolicy(trustedProxies);
  return (request) => {
    let ip = withoutPort(request.socket.remoteAddress ?? '');
    const hops = trustedProxies.length > 0 ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
    while (isListed(ip)) {
      const before = withoutPort(hops.pop() ?? '');
      if (isIP(before) === 0) break;
      ip = before;
    }
    return ip;
  };
}

function withoutPort(text: string): string {
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const ip = inBrackets ?? text.trim();
  return ip.replace(/^([\d.]+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
}

const exposedHeaders = [
  'X-Request-Id',
  'Retry-After',
  'Idempotent-Replayed',
  'X-RateLimit-Limit-Second',
  'X-RateLimit-Remaining-Second',
  'X-RateLimit-Limit-Day',
  'X-RateLimit-Remaining-Day',
  'X-RateLimit-Reset-Day',
  'X-RateLimit-Reason',
  'X-Service-Cache',
  'X-Service-Negative-Cache',
  'X-Label-Pages',
  'X-Labels-Printed',
  'X-Labels-Missing',
  'Deprecation',
  'Sunset',
  'Link',
];

/** Lets any origin call the API, because keys are sent in a header and never in a cookie. */
export const allowAnyOrigin = cors({
  origin: '*',
  methods: 'GET, HEAD, POST, PATCH, DELETE',
  allowedHeaders: 'Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Sampan-Client',
  exposedHeaders: exposedHeaders.join(', '),
  maxAge: 86_400,
});

/** Lets a page read the responses of MCP, and its challenge. MCP itself refuses calls from the Origin of another site. */
export const allowAnyMcpClient = cors({
  origin: '*',
  methods: 'POST',
  exposedHeaders: [...exposedHeaders, 'WWW-Authenticate'].join(', '),
  maxAge: 86_400,
});

/** Lets any origin read a public document. */
export const anyOrigin = cors({ origin: '*' });

/** Redirects `/v1/*` to `/api/v1/*` with 308, which keeps method, body and query (contract: Versioning). */
export function legacyRedirect(publicUrl: string | null): RequestHandler {
  return (request, response) => {
    response
      .status(308)
      .set({ Location: `${publicUrl ?? ''}/api${request.originalUrl}`, 'Content-Length': '0' })
      .end();
  };
}

const acceptable = /^[\x20-\x7e]{1,200}$/;

/** Sets X-Request-Id: the request's own if it is 1 to 200 printable ASCII characters, else a new one. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id') ?? '';
  response.locals.requestId = acceptable.test(given) ? given : randomUUID();
  response.set('X-Request-Id', response.locals.requestId);
  next();
};

const absoluteForm = /^https?:\/\/([^/?#]*)([^#]*)/i;
/** Host and port of RFC 9110. Commas are excluded, because Node joins repeated Host headers with one. */
const authority = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(?::\d*)?$/i;

/** Rewrites an absolute target (`GET http://host/path`, RFC 9112, 3.2.2) before Express caches the URL. */
export function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request;
  if (url.startsWith('/')) return;
  const [, host, rest] = absoluteForm.exec(url) ?? [];
  const { host: sent } = request.headers;
  // A missing, invalid or repeated Host stays, so that checkRequest refuses it.
  const replaceable = sent === undefined ? request.httpVersion === '1.0' : authority.test(sent);
  if (host && replaceable) request.headers.host = host;
  // Express can't route other forms. checkRequest refuses `*`.
  request.url = !host ? '*' : rest?.startsWith('/') ? rest : `/${rest ?? ''}`;
}

export const methods = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS';

/** Rejects ambiguous requests: two Host headers, an encoding below chunked, an unknown Expect. Closes the connection. */
export const checkRequest: RequestHandler = (request, response, next) => {
  const problem = targetProblem(request) ?? framingProblem(request);
  // Node drops requests that are pipelined after a refused Upgrade.
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
  if (problem) throw refusedError('MALFORMED_REQUEST', problem);
  const { expect } = request.headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue')
    throw refusedError('EXPECTATION_FAILED');
  if (request.originalUrl === '*') response.status(204).set('Allow', methods).end();
  else next();
};

function targetProblem({ originalUrl, method, headers, httpVersion }: Request): string | null {
  if (!originalUrl.startsWith('/') && (originalUrl !== '*' || method !== 'OPTIONS')) {
    return 'the request target must be a path or an http URL';
  }
  if (headers.host === undefined) return httpVersion === '1.0' ? null : 'the Host header is missing';
  return authority.test(headers.host) ? null : 'the Host header must be sent once, with one host';
}

/** Ambiguous framing lets an attacker smuggle requests past a proxy. */
function framingProblem({ headers, httpVersion }: IncomingMessage): string | null {
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return null;
  if (httpVersion === '1.0') return 'Transfer-Encoding is not part of HTTP/1.0';
  return coding.toLowerCase() === 'chunked' ? null : 'the Transfer-Encoding must be chunked';
}

function refusedError(code: HttpErrorCode, message?: string): ApiError {
  const headers = { Connection: 'close' };
  return new HttpError(code, message === undefined ? { headers } : { message, headers });
}
