import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './answer.ts';
import { headOf, setHead } from './head.ts';

const sent = Symbol('answer');

interface Answered {
  [sent]?: Answer;
}

/** Writes an answer beside the headers that are already set (request id, rate limit); a stream takes its time. */
export function writeAnswer(response: ServerResponse, answer: Answer): Promise<void> | undefined {
  const { status, headers, body } = answer;
  (response as Answered)[sent] = answer;
  for (const name in headers) setHead(response, name, headers[name] ?? '');
  if (typeof body === 'string' || body instanceof Uint8Array) {
    setHead(response, 'Content-Length', Buffer.byteLength(body));
    response.writeHead(status, headOf(response)).end(body);
    return undefined;
  }
  return pipeline(Readable.from(body), response.writeHead(status, headOf(response)));
}

/** The answer that was written to a response, for whoever observes it. */
export function sentAnswer(response: ServerResponse): Answer | undefined {
  return (response as Answered)[sent];
}
