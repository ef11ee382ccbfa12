import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const acceptable = /^[\x20-\x7e]{1,200}$/;

/** Sets X-Request-Id: the request's own if it is 1 to 200 printable ASCII characters, else a new one. */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id') ?? '';
  response.locals.requestId = acceptable.test(given) ? given : randomUUID();
  response.set('X-Request-Id', response.locals.requestId);
  next();
};
