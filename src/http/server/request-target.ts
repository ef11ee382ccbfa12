import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { SysCodeName } from '../../../generated/errors.ts';
import { ApiError } from '../../api-error.ts';

const absoluteForm = /^https?:\/\/([^/?#]*)([^#]*)/i;
/** A name or address, and a port, as RFC 9110 has them; a comma is what two Host headers are joined with. */
const authority = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(?::\d*)?$/i;

/**
 * Reduces a target in absolute form (`GET http://host/path`) to its path; its host replaces the Host header (RFC 9112,
 * 3.2.2). Runs before Express, which remembers the first form of the address.
 */
export function toOriginForm(request: IncomingMessage): void {
  const { url = '' } = request;
  if (url.startsWith('/')) return;
  const [, host, rest] = absoluteForm.exec(url) ?? [];
  const { host: sent } = request.headers;
  // One that is missing, invalid or sent twice stays, and checkRequest refuses it.
  const replaceable = sent === undefined ? request.httpVersion === '1.0' : authority.test(sent);
  if (host && replaceable) request.headers.host = host;
  // Express can't route anything else; `*` is refused by checkRequest.
  request.url = !host ? '*' : rest?.startsWith('/') ? rest : `/${rest ?? ''}`;
}

export const methods = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS';

/**
 * Refuses what Node's parser lets through and no server should serve: two Hosts, a coding beneath the chunks, an unknown
 * Expect. Closes the connection as well, because the end of such a request is uncertain.
 */
export const checkRequest: RequestHandler = (request, response, next) => {
  const problem = targetProblem(request) ?? framingProblem(request);
  // Node loses what is pipelined after an Upgrade that is not accepted.
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
  if (problem) throw refused('MALFORMED_REQUEST', problem);
  const { expect } = request.headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') throw refused('EXPECTATION_FAILED');
  if (request.originalUrl === '*') response.status(204).set('Allow', methods).end();
  else next();
};

function targetProblem({ originalUrl, method, headers, httpVersion }: Request): string | null {
  if (!originalUrl.startsWith('/') && (originalUrl !== '*' || method !== 'OPTIONS')) {
    return 'the request target is neither a path nor an http address';
  }
  if (headers.host === undefined) return httpVersion === '1.0' ? null : 'the Host header is missing';
  return authority.test(headers.host) ? null : 'the Host header must name one host, and must be sent once';
}

/** A coding beneath the chunks, or chunks of a client that can't know them, is how requests are smuggled past a proxy. */
function framingProblem({ headers, httpVersion }: IncomingMessage): string | null {
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return null;
  if (httpVersion === '1.0') return 'Transfer-Encoding is not part of HTTP/1.0';
  return coding.toLowerCase() === 'chunked' ? null : 'the only Transfer-Encoding is chunked';
}

function refused(code: SysCodeName, message?: string): ApiError {
  const headers = { Connection: 'close' };
  return new ApiError(code, message === undefined ? { headers } : { message, headers });
}
