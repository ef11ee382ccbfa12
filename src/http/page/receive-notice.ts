import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { GatewaySchemas } from '../../../generated/gateway-types.ts';
import { readSignature, signatureHeader } from '../../carrier/gateway/signature.ts';
import { acceptNotice, readNotice } from '../../carrier-notice/carrier-notice.ts';
import type { GatewayConfig } from '../../config/gateways.ts';
import { type WorkContext, withBulkhead } from '../../context.ts';
import { type ApiError, HttpError, successEnvelope } from '../../contract/errors.ts';
import { parseJson } from '../../contract/json.ts';
import { IpLimit } from '../admit.ts';
import { checkMediaType, readText } from '../body.ts';
import { jsonResponse, sendResponse } from '../response.ts';
import { methodNotAllowed } from '../supports-only.ts';

export const noticeRoute = '/carrier/:gateway/notices';

export const noticePath = (gateway: string) => `/carrier/${gateway}/notices`;

/** Verifies and stores a notice, then tries to apply it (docs/carrier-gateway/openapi.json, sendNotice). The worker retries. */
export function receiveNotices(app: WorkContext) {
  const context = withBulkhead(app, 'carrier notices');
  const ipLimit = new IpLimit(context);

  return async (request: Request, response: Response): Promise<void> => {
    const gateway = context.config.carrier.gateways.find(({ name }) => name === request.params.gateway);
    if (!gateway)
      throw new HttpError('NOT_FOUND', { message: 'no carrier gateway of this name is configured' });
    if (request.method !== 'POST') throw methodNotAllowed('POST');
    const body = await readText(request);
    const signedAt = signedTime(request, body, gateway, context.clock.now());
    if (signedAt === null) throw unsignedError(ipLimit, request);
    checkMediaType(request);
    const notice = readNotice(parseJson(body), context.clock.now());
    const result = await acceptNotice(context, gateway.name, notice, signedAt);
    if (result === 'replayed') throw unsignedError(ipLimit, request);
    context.relay?.nudge();
    const taken: GatewaySchemas['NoticeTaken']['data'] = { event_id: notice.event_id, result };
    await sendResponse(response, jsonResponse(200, successEnvelope(200, taken)));
  };
}

/** Returns the time that a valid signature states; null if there is none. */
function signedTime(
  request: IncomingMessage,
  body: string,
  { name, secret }: GatewayConfig,
  now: Date,
): number | null {
  const header = request.headers[signatureHeader.toLowerCase()];
  if (typeof header !== 'string') return null;
  return readSignature(secret, { method: 'POST', path: noticePath(name), body }, header, now);
}

function unsignedError(ipLimit: IpLimit, request: Request): ApiError {
  if (!ipLimit.take(request)) {
    return new HttpError('RATE_LIMITED', {
      message: 'too many requests without a valid signature; retry after the delay in the Retry-After header',
      retryAfterSeconds: 1,
    });
  }
  return new HttpError('UNAUTHORIZED', {
    message: `${signatureHeader} is missing, wrong, too old, or not newer than that of another notice with this event_id`,
  });
}
