import type { RequestHandler } from 'express';

/** Redirects `/v1/*` to `/api/v1/*` with 308, which keeps method, body and query (contract: Versioning). */
export function legacyRedirect(publicUrl: string | null): RequestHandler {
  return (request, response) => {
    response
      .status(308)
      .set({ Location: `${publicUrl ?? ''}/api${request.originalUrl}`, 'Content-Length': '0' })
      .end();
  };
}
