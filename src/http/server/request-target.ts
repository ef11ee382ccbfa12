import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { ApiError } from '../../contract/api-error.ts';
import { HttpError, type HttpErrorCode } from '../../contract/http-error.ts';

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
  if (problem) throw refused('MALFORMED_REQUEST', problem);
  const { expect } = request.headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') throw refused('EXPECTATION_FAILED');
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

function refused(code: HttpErrorCode, message?: string): ApiError {
  const headers = { Connection: 'close' };
  return new HttpError(code, message === undefined ? { headers } : { message, headers });
}
