import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Request as BackendRequest, type Context, OpenAPIBackend } from 'openapi-backend';
import { operationTable } from '../../generated/operations.ts';
import { allowedMethods, type RoutableRequest, router } from '../../generated/router.ts';
import { ApiError } from '../api-error.ts';
import type { AppContext } from '../context.ts';
import type { RequestMeter } from '../metrics/request-meter.ts';
import { AddressLimit } from './address-limit.ts';
import type { Answer } from './answer.ts';
import { authenticate, rateLimited } from './authenticate.ts';
import { statusOf } from './error-answer.ts';
import type { OperationHandlers } from './handler.ts';
import { pathOf } from './path-of.ts';
import { requestIdOf } from './request-id.ts';
import { serveOperation } from './serve-operation.ts';
import { bypassServiceCache } from './service-cache.ts';
import { writeAnswer } from './write-answer.ts';

/**
 * The contract's operations as one listener: openapi-backend routes, with the generated router in place of its own;
 * each operation is then authenticated and served in our order (see serveOperation), because openapi-backend
 * validates before an idempotency key could be claimed, and its security handlers can't end a request.
 */
export async function apiOf(context: AppContext, handlers: OperationHandlers, meter: RequestMeter) {
  const backend = new OpenAPIBackend({
    definition: {
      openapi: '3.1.0',
      info: { title: 'Sampan', version: '1' },
      paths: {},
    },
    quick: true,
    validate: false,
  });
  await backend.init();
  backend.router = router as unknown as typeof backend.router;
  const addresses = new AddressLimit(context);

  /** A request without a valid key is bounded by address, one with a key by its limits. */
  const notAdmitted = (request: IncomingMessage, error: unknown): unknown => {
    if (!(error instanceof ApiError)) return error;
    if (error.code === 'UNAUTHORIZED') {
      if (addresses.take(request)) return error;
      meter.limited.address++;
      return rateLimited('per_second', { retryAfterSeconds: 1, dayReset: nextDayReset(context.clock.now()) });
    }
    if (error.code === 'RATE_LIMITED') {
      meter.limited[error.options.detail?.reason === 'per_day' ? 'per_day' : 'per_second']++;
    }
    return error;
  };

  /** Refuses what no operation serves. Authentication comes first: the API's routes are told to key holders alone. */
  const unrouted = async (request: IncomingMessage, response: ServerResponse, error: ApiError) => {
    meter.unrouted++;
    await authenticate(context.admission, request.headers.authorization, response).catch((cause: unknown) => {
      throw notAdmitted(request, cause);
    });
    throw error;
  };

  backend.register({
    notFound: (_: Context, request: IncomingMessage, response: ServerResponse) =>
      unrouted(request, response, new ApiError('NOT_FOUND', { message: 'no operation has this path' })),
    methodNotAllowed: (_: Context, request: IncomingMessage, response: ServerResponse) => {
      const allow = allowedMethods(pathOf(request)).join(', ');
      const message = `this path answers to ${allow}`;
      return unrouted(
        request,
        response,
        new ApiError('METHOD_NOT_ALLOWED', { message, headers: { Allow: allow } }),
      );
    },
    ...Object.fromEntries(
      Object.values(operationTable).map((operation) => {
        const counts = meter.operation(operation.id);
        return [
          operation.id,
          async (
            backendContext: Context,
            request: IncomingMessage,
            response: ServerResponse,
          ): Promise<Answer> => {
            const began = performance.now();
            bypassServiceCache(operation, response);
            try {
              const answer = await serveOperation(context, operation, handlers[operation.id], {
                message: request,
                requestId: requestIdOf(response),
                principal: await authenticate(context.admission, request.headers.authorization, response),
                routed: backendContext.request as unknown as RoutableRequest,
              });
              counts.add(answer.status, performance.now() - began);
              return answer;
            } catch (cause) {
              const error = notAdmitted(request, cause);
              counts.add(statusOf(error), performance.now() - began);
              throw error;
            }
          },
        ];
      }),
    ),
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer: Answer = await backend.handleRequest(
      routableOf(request) as unknown as BackendRequest,
      request,
      response,
    );
    await writeAnswer(response, answer);
  };
}

function routableOf({ method = '', url = '' }: IncomingMessage): RoutableRequest {
  const at = url.indexOf('?');
  return at < 0
    ? { method, path: url, search: '' }
    : { method, path: url.slice(0, at), search: url.slice(at + 1) };
}

/** Unix seconds of the next 00:00 in Hong Kong (UTC+8). */
function nextDayReset(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000) + 8 * 3600;
  return (Math.floor(seconds / 86400) + 1) * 86400 - 8 * 3600;
}
