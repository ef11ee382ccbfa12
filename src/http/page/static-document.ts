import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { cacheSuccess } from '../../runtime.ts';

interface Copy {
  readonly bytes: Buffer;
  readonly etag: string;
}

type Coding = 'br' | 'gzip' | 'identity';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
} satisfies Record<Coding, (bytes: Buffer) => Promise<Buffer>>;

/** Serves an unchanging document from one buffer per encoding, so that slow clients need no memory of their own. */
export function staticDocument(
  read: () => Buffer | Promise<Buffer>,
  { type, maxAgeSeconds }: { readonly type: string; readonly maxAgeSeconds: number | 'forever' },
): RequestHandler {
  const copies = {
    br: cacheSuccess(() => makeCopy(read, 'br')),
    gzip: cacheSuccess(() => makeCopy(read, 'gzip')),
    identity: cacheSuccess(() => makeCopy(read, 'identity')),
  } satisfies Record<Coding, () => Promise<Copy>>;
  // A year is the most that caches accept.
  const age = maxAgeSeconds === 'forever' ? '31536000, immutable' : maxAgeSeconds;
  return async (request: Request, response: Response): Promise<void> => {
    const coding = codingFor(request);
    const { bytes, etag } = await copies[coding]();
    response.set({
      'Cache-Control': `public, max-age=${age}`,
      'Content-Type': type,
      ETag: etag,
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    });
    response.vary('Accept-Encoding');
    if (isKnown(request, etag)) response.status(304).end();
    else response.send(bytes);
  };
}

/** Express's `fresh` ignores the ETag if the client sends `Cache-Control: no-cache`, as `fetch` does. */
function isKnown({ headers }: Request, etag: string): boolean {
  const given = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes(etag) || given.includes('*');
}

function codingFor(request: Request): Coding {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

async function makeCopy(read: () => Buffer | Promise<Buffer>, coding: Coding): Promise<Copy> {
  const bytes = await compressors[coding](await read());
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
}
