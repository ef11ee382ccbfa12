import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Answer } from './answer.ts';

/** Writes an answer beside the headers that are already set (request id, rate limit). */
export async function writeAnswer(response: Response, answer: Answer): Promise<void> {
  const { body } = answer;
  response.locals.answer = answer;
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? '');
  response.statusCode = answer.status;
  if (typeof body === 'string' || body instanceof Uint8Array) {
    response.setHeader(
      'Content-Length',
      typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength,
    );
    response.end(body);
    return;
  }
  await pipeline(Readable.from(body), response);
}

/** The answer that was written to a response, for whoever observes it. */
export function sentAnswer(response: Response): Answer | undefined {
  return response.locals.answer as Answer | undefined;
}
