import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { PageFile } from './page-request.ts';

/**
 * Returns a stream that compresses the response; null if it must not be compressed. Another site that makes a browser
 * open a page with text of its choice could learn the page's content from the compressed length (BREACH).
 */
export function compressorOf({ req: request }: Response & { readonly req: Request }): Gzip | null {
  const isOwnPage = /^(same-origin|none)$/.test(request.get('Sec-Fetch-Site') ?? '');
  if (request.method === 'POST' || !isOwnPage || !request.acceptsEncodings('gzip')) return null;
  request.res?.set('Content-Encoding', 'gzip').vary('Accept-Encoding').vary('Sec-Fetch-Site');
  return createGzip();
}

/** Streams a file, and a CSV compressed. Only pages of the dashboard can show it, and scripts in it don't run. */
export async function sendFile(
  response: Response,
  { type, name, content, isShown = false }: PageFile,
): Promise<void> {
  response.type(type).set({
    // Without default-src, because a browser's PDF viewer loads styles and frames of its own.
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    'Content-Security-Policy': `script-src 'none'; form-action 'none'; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
  });
  try {
    const source = Readable.from(content instanceof Uint8Array ? [content] : content);
    const compressor = type === 'text/csv' ? compressorOf(response) : null;
    await (compressor ? pipeline(source, compressor, response) : pipeline(source, response));
  } catch (error) {
    // The reader went away, which ends the export.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
