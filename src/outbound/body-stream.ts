import type { IncomingMessage } from 'node:http';
import { failureOf } from './failure.ts';

/** Why a body that had begun could not be read to its end; the message is in words for a person. */
export class OutboundBodyError extends Error {
  override readonly name = 'OutboundBodyError';
  readonly outcome: 'too_large' | 'refused' | 'timeout' | 'failed';

  constructor(outcome: OutboundBodyError['outcome'], reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

/** The words for a body of more than so many bytes. */
export function tooLarge(maxBytes: number): string {
  return `the answer has more than ${maxBytes} bytes`;
}

/**
 * An answer's body as it arrives, no faster than it is read. Leaving it early destroys its socket.
 * @throws {OutboundBodyError} past `maxBytes`, past the deadline, and when the connection breaks.
 */
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
