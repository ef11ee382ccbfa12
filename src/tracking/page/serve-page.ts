import type { NextFunction, Request, Response } from 'express';
import { findByTrackToken } from '../../../db/query/tracking-page.ts';
import { ApiError } from '../../api-error.ts';
import type { AppContext } from '../../context.ts';
import { AddressLimit } from '../../http/address-limit.ts';
import { trackingRecord } from '../tracking-record.ts';
import { chooseLanguage } from './language.ts';
import { notFoundPage, trackingPage } from './page-html.ts';
import { contentSecurityPolicy } from './style.ts';

const perSecond = 100;
const tokenForm = /^[\w-]{22}$/;

/** `{root_url}/track/{token}`: a shipment's public page, for whoever was given its link. */
export function serveTrackingPage(context: AppContext) {
  const addresses = new AddressLimit(context.clock, perSecond);

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!addresses.take(request.socket.remoteAddress ?? '')) {
      throw new ApiError('RATE_LIMITED', { message: 'too many requests', retryAfterSeconds: 1 });
    }
    const token = request.path.slice(1);
    const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
    const tracked = tokenForm.test(token) ? await findByTrackToken(context.db, token) : undefined;
    const page = tracked
      ? trackingPage(trackingRecord(tracked.shipment, tracked.events), language)
      : notFoundPage(language);
    response.writeHead(tracked ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page),
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    response.end(page);
  };
}
