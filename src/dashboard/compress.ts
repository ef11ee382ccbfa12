import { createGzip, type Gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/**
 * Returns a stream that compresses the response; null if it must not be compressed. Another site that makes a browser
 * open a page with text of its choice could learn the page's content from the compressed length (BREACH).
 */
export function compressorOf({ req: request }: Response & { readonly req: Request }): Gzip | null {
  const isOwnVisit = /^(same-origin|none)$/.test(request.get('Sec-Fetch-Site') ?? '');
  if (request.method === 'POST' || !isOwnVisit || !request.acceptsEncodings('gzip')) return null;
  request.res?.set('Content-Encoding', 'gzip').vary('Accept-Encoding').vary('Sec-Fetch-Site');
  return createGzip();
}
