import type { Request, Response } from 'express';

/** `{root_url}/v1/*` -> 308 to `/api/v1/*`: method, body and query are kept (spec, conventions 6). */
export function legacyRedirect(publicUrl: string | null) {
  return (request: Request, response: Response): void => {
    response.setHeader('Location', `${publicUrl ?? ''}/api${request.originalUrl}`);
    response.writeHead(308, { 'Content-Length': 0 }).end();
  };
}
