import { errorReply } from '../contract/error-reply.ts';
import { type ApiResponse, jsonResponse } from './response.ts';

/** Converts any error to its response, with headers. */
export function errorResponse(thrown: unknown): ApiResponse {
  const { error, status, body } = errorReply(thrown);
  const { retryAfterSeconds, headers, detail } = error.options;
  return jsonResponse(status, body, {
    ...headers,
    ...(detail?.negative_cache === true ? { 'X-Service-Negative-Cache': 'hit' } : {}),
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  });
}
