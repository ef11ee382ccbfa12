import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

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

/** Lets the script of the page send requests to the dashboard, which no other page needs. */
export function permitRequests(response: Response): void {
  const policy = response.get('Content-Security-Policy');
  response.set('Content-Security-Policy', `${policy};connect-src 'self'`);
}

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
