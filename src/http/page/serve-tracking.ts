import type { NextFunction, Request, Response } from 'express';
import { findByTrackToken } from '../../../db/query/tracking/tracking.ts';
import { HttpError, isUnexpected } from '../../contract/errors.ts';
import { chooseLanguage, type Language } from '../../language.ts';
import { contentSecurityPolicy, messagePage, trackingPage } from '../../tracking/page/tracking-page.ts';
import { trackingRecord } from '../../tracking/status.ts';
import { IpLimit } from '../admit.ts';
import type { ApiContext } from '../operation.ts';
import { errorResponse } from '../response.ts';

const tokenForm = /^[\w-]{22}$/;

interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves `{root_url}/track/{token}`. The token is the only permission needed. Errors are HTML pages too. */
export function serveTrackingPage(context: ApiContext) {
  const ipLimit = new IpLimit(context);

  async function find(token: string) {
    const db = context.db.bulkhead('tracking page');
    const found = await findByTrackToken(db, token);
    db.noteSuccess();
    return found;
  }

  async function findPage(request: Request, language: Language): Promise<Page> {
    if (!ipLimit.take(request)) throw new HttpError('RATE_LIMITED', { retryAfterSeconds: 1 });
    const token = request.path.slice(1);
    if (token === '') return { status: 200, html: messagePage('noNumber', language) };
    const tracked = tokenForm.test(token) ? await find(token) : undefined;
    if (!tracked) return { status: 404, html: messagePage('notFound', language) };
    const { shipment, events } = tracked;
    const isUnconfirmed = shipment.dispatch_status === 'pending';
    const html = isUnconfirmed
      ? messagePage('unconfirmed', language)
      : trackingPage(trackingRecord(shipment, events), language);
    return { status: 200, html };
  }

  /** Never log the token: it opens the page. */
  function errorPage(error: unknown, response: Response, language: Language): Page {
    if (isUnexpected(error)) {
      context.log.error({ requestId: response.locals.requestId, err: error }, 'tracking page failed');
    }
    const { status, headers } = errorResponse(error);
    const message = status === 429 ? 'busy' : 'failed';
    return { status, html: messagePage(message, language), ...(headers ? { headers } : {}) };
  }

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
    const page = await findPage(request, language).catch((error) => errorPage(error, response, language));
    response.writeHead(page.status, {
      ...page.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page.html),
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
      'X-Robots-Tag': 'noindex',
    });
    response.end(page.html);
  };
}
