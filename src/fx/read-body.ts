import { FxSourceError } from './fx-source-error.ts';

/** Reads an answer's body as text, and gives up as soon as it is longer than `maxBytes`. */
export async function readRateBody(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new FxSourceError(`its answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
