import type { IncomingMessage } from 'node:http';
import { failureOf } from './failure.ts';

/** A body that could not be read completely. The message is shown to customers. */
export class OutboundBodyError extends Error {
  override readonly name = 'OutboundBodyError';
  readonly outcome: 'too_large' | 'refused' | 'timeout' | 'failed';

  constructor(outcome: OutboundBodyError['outcome'], reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

export function tooLarge(maxBytes: number): string {
  return `the response has more than ${maxBytes} bytes`;
}

/** Yields a body. Ending early destroys the socket. @throws {OutboundBodyError} for size, deadline or connection. */
export async function* bodyStream(
  message: IncomingMessage,
  { maxBytes, deadlineMs, signal }: { maxBytes: number; deadlineMs: number; signal: AbortSignal },
): AsyncGenerator<Buffer, void, undefined> {
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OutboundBodyError('too_large', tooLarge(maxBytes));
      yield chunk;
    }
  } catch (error) {
    if (error instanceof OutboundBodyError) throw error;
    const { outcome, reason } = failureOf(error, signal, deadlineMs);
    throw new OutboundBodyError(outcome, reason);
  }
}
