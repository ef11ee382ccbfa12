import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { ApiError, errorReply, isCounted, isUnexpected } from '../contract/errors.ts';

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array>;
}

declare global {
  namespace Express {
    interface Locals {
      /** Set before any step that can fail. */
      requestId: string;
      sent?: ApiResponse;
      /** The response is an error that was counted instead of logged. */
      isCounted?: boolean;
    }
  }
}

const json = 'application/json; charset=utf-8';

export function jsonResponse(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): ApiResponse {
  return { status, headers: { 'Content-Type': json, ...headers }, body };
}

/** Sends a response after the headers that are already set. Resolves when a stream has ended. */
export async function sendResponse(response: Response, sent: ApiResponse): Promise<void> {
  // For the observers of contract-check.ts, which read it before the response ends.
  response.locals.sent = sent;
  response.status(sent.status).set(sent.headers);
  // Node sends headers and a string in one write. Express's send() makes a Buffer of the string, which takes two writes
  // and 7 % of the CPU of a GET.
  if (typeof sent.body === 'string') {
    // Node gives the length of a body only to responses that have one.
    if (response.req.method === 'HEAD') response.set('Content-Length', String(Buffer.byteLength(sent.body)));
    response.end(sent.body);
  } else if (sent.body instanceof Uint8Array)
    response.send(Buffer.from(sent.body.buffer, sent.body.byteOffset, sent.body.byteLength));
  else await sendParts(response, sent.body);
  // The observers are done with it. A client that does not read would otherwise keep the object in memory.
  delete response.locals.sent;
}

/** Sends the parts of a body. Their source ends when the client leaves, which is not a failure of the request. */
async function sendParts(response: Response, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const source = Readable.from(parts);
  try {
    await pipeline(source, response);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The latter if the client left before the first part.
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ERR_STREAM_UNABLE_TO_PIPE') throw error;
    source.destroy();
  }
}

/** Converts any error to its response, with headers. */
export function errorResponse(thrown: unknown): ApiResponse {
  const { error, status, body } = errorReply(thrown);
  const { retryAfterSeconds, headers, detail } = error.options;
  return jsonResponse(status, body, {
    ...headers,
    ...(detail?.negative_cache === true ? { 'X-Service-Negative-Cache': 'hit' } : {}),
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  });
}

/** Sends every error as a response. Only the log shows the cause of an unexpected error. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return async (error: unknown, request, response, _next) => {
    const { requestId } = response.locals;
    const { method, baseUrl, path } = request;
    const asked = { requestId, method, path: baseUrl + path };
    const refused = errorResponse(error);
    const name = error instanceof ApiError ? error.code : null;
    if (isCounted(error)) response.locals.isCounted = true;
    else if (isUnexpected(error)) log.error({ ...asked, err: error }, 'Request failed');
    // While a store is away, every request gets SERVICE_UNAVAILABLE; the outage has its own lines.
    else if (refused.status >= 500 && name !== 'SERVICE_UNAVAILABLE')
      log.info({ ...asked, status: refused.status, refusal: name }, 'Request refused');
    if (response.headersSent) return void response.destroy();
    await sendResponse(response, refused);
  };
}
