import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

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
export async function send(response: Response, sent: ApiResponse): Promise<void> {
  response.locals.sent = sent;
  response.status(sent.status).set(sent.headers);
  // Node writes headers and a string in one write; Express's send() makes it a Buffer and two: 7 % of a read's CPU.
  if (typeof sent.body === 'string') {
    // Node gives the length of a body only to responses that have one.
    if (response.req.method === 'HEAD') response.set('Content-Length', String(Buffer.byteLength(sent.body)));
    response.end(sent.body);
  } else if (sent.body instanceof Uint8Array)
    response.send(Buffer.from(sent.body.buffer, sent.body.byteOffset, sent.body.byteLength));
  else await pipeline(Readable.from(sent.body), response);
  // The observers are done with it. A client that does not read would otherwise keep the object in memory.
  delete response.locals.sent;
}
