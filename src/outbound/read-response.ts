import type { IncomingMessage } from 'node:http';

/** Returns the first bytes of a response's body. At `maxBytes` the socket is destroyed. */
export async function readBodyStart(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Ending the loop early destroys the socket.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks, Math.min(size, maxBytes));
}

export function flatHeaders(message: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(message.headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name, [value].flat().join(', ')]));
}
