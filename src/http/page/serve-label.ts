import type { NextFunction, Request, Response } from 'express';
import { findByLabelLink } from '../../../db/query/shipment/label.ts';
import { withBulkhead } from '../../context.ts';
import { HttpError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { verifyLabelLink } from '../../label/label-link.ts';
import { readLabel } from '../../label/read-label.ts';
import { IpLimit } from '../admit.ts';
import type { ApiContext } from '../operation.ts';

const refuse = createRefuse<'getShipmentLabel'>();

/** Serves a presigned label URL (contract: getShipmentLabel). A wrong signature gets the 404 of a missing label. */
export function serveLabel(app: ApiContext) {
  const context = withBulkhead(app, 'label links');
  const ipLimit = new IpLimit(context);

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // The cors middleware would also respond to OPTIONS, which is a 404 here.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!ipLimit.take(request)) {
      throw new HttpError('RATE_LIMITED', { retryAfterSeconds: 1 });
    }
    const trackingNumber = /^\/(\w{1,64})\.pdf$/.exec(request.path)?.[1] ?? '';
    const { expires, signature } = request.query;
    const link = verifyLabelLink(context, {
      trackingNumber,
      expires: String(expires),
      signature: String(signature),
    });
    if (link.verdict === 'expired') {
      return refuse('NOT_FOUND', { message: 'the link has expired; getShipment returns a new one' });
    }
    if (link.verdict === 'invalid') return refuse('NOT_FOUND', { message: 'no label has this URL' });
    const shipment = await findByLabelLink(context.db, trackingNumber, link.livemode);
    if (!shipment) return refuse('NOT_FOUND', { message: 'no label has this URL' });
    const call = { requestId: response.locals.requestId, refuse };
    const { mediaType, content, headers } = await readLabel(context, call, shipment);
    context.db.noteSuccess();
    response.writeHead(200, {
      'Content-Type': mediaType,
      'Content-Length': content.length,
      ...headers,
    });
    response.end(content);
  };
}
