import type { IncomingMessage } from 'node:http';

/** The first bytes of an answer's body. When there are as many as asked for, the socket is destroyed. */
export async function readStart(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early destroys the message and its socket.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks, Math.min(size, maxBytes));
}

/** An answer's headers, repeated ones joined by a comma. */
export function flatHeaders(message: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(message.headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name, [value].flat().join(', ')]));
}
