import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { PageFile } from './page-request.ts';

/** Sets the headers of every page: a policy with a fresh nonce, no framing, no caching. */
export const guardDashboard: RequestHandler = (request, response, next) => {
  const nonce = randomBytes(16).toString('base64');
  response.locals.nonce = nonce;
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [`'nonce-${nonce}'`],
        scriptSrc: [`'nonce-${nonce}'`],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // Parts of pages are loaded from the dashboard itself.
        connectSrc: ["'self'"],
        objectSrc: ["'self'"],
        // The label's object is a frame too.
        frameSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // The default `no-referrer` makes browsers send `Origin: null` with forms.
    referrerPolicy: { policy: 'same-origin' },
  })(request, response, next);
};

/** Lets a form of the page lead to another site: some browsers check the redirect that answers a form too. */
export function permitLeaving(response: Response): void {
  const policy = response.get('Content-Security-Policy') ?? '';
  response.set('Content-Security-Policy', policy.replace(/form-action [^;]*;?/, ''));
}

/** Returns whether a form was sent from our own page. A request without both headers is not from a browser. */
export function isOwnForm({ headers }: Request, rootUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === new URL(rootUrl).origin;
}

/**
 * Returns a stream that compresses the response; null if it must not be compressed. Another site that makes a browser
 * open a page with text of its choice could learn the page's content from the compressed length (BREACH).
 */
export function createCompressor({ req: request }: Response & { readonly req: Request }): Gzip | null {
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
  // The reader went away before the file was ready.
  if (response.destroyed) return;
  try {
    const source = Readable.from(content instanceof Uint8Array ? [content] : content);
    const compressor = type === 'text/csv' ? createCompressor(response) : null;
    await (compressor ? pipeline(source, compressor, response) : pipeline(source, response));
  } catch (error) {
    // The reader went away, which ends the export.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
