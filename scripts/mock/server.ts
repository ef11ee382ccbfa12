import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { type Context, OpenAPIBackend, type Operation } from 'openapi-backend';
import { readContract } from '../../src/contract/contract.ts';
import { isUnexpected } from '../../src/contract/error-reply.ts';
import { HttpError } from '../../src/contract/http-error.ts';
import { allowAnyOrigin } from '../../src/http/cors.ts';
import { errorResponse } from '../../src/http/error-response.ts';
import { serveContract } from '../../src/http/page/serve-contract.ts';
import { assignRequestId } from '../../src/http/request-id.ts';
import { send } from '../../src/http/response.ts';
import { matchPath } from '../../src/http/route.ts';
import { allowedMethods, methodNotAllowed } from '../../src/http/supports-only.ts';
import { placeholderLabel } from '../carrier-simulator/placeholder-label.ts';
import { choose, type Responses } from './choice.ts';
import { exampleHeaders } from './example-headers.ts';

/** A small valid file per binary media type, because the contract's examples are truncated. */
const files: Readonly<Record<string, Uint8Array>> = {
  'application/pdf': placeholderLabel('SMP4072618350929', 'SBX0000000001'),
  'image/jpeg': readFileSync(path.join(import.meta.dirname, '../../src/carrier/sandbox/sandbox-photo.jpg')),
};

/**
 * Serves the examples of every operation with openapi-backend's mock responses: no authentication, database,
 * validation or state. The Prefer header selects the response.
 * @param rootUrl address for the contract's server; null: relative
 */
export async function createMock(rootUrl: () => string | null = () => null): Promise<Express> {
  const backend = new OpenAPIBackend({
    definition: readContract(),
    quick: true,
    validate: false,
    ignoreTrailingSlashes: false,
    securityHandlers: { bearerAuth: () => true },
    handlers: {
      notImplemented: ({ api, operation }: Context, request: Request, response: Response) => {
        sendExample(api, operation, request, response);
      },
      notFound: () => {
        throw new HttpError('NOT_FOUND', { message: 'no such path' });
      },
      methodNotAllowed: (_: Context, request: Request) => {
        throw methodNotAllowed(allowedMethods(matchPath(request.path)));
      },
    },
  });
  await backend.init();

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.use(assignRequestId);
  app.use('/api/v1', allowAnyOrigin, async (request, response) => {
    response.set('Cache-Control', 'no-store');
    await backend.handleRequest(
      { method: request.method, path: request.path, headers: {} },
      request,
      response,
    );
  });
  app.use(serveContract({ rootUrl }));
  app.use(() => {
    throw new HttpError('NOT_FOUND', { message: 'no such path; the base path of the API is /api/v1' });
  });
  app.use(sendError);
  return app;
}

function sendExample(
  backend: OpenAPIBackend,
  operation: Operation,
  request: Request,
  response: Response,
): void {
  // `default` stands for statuses of later releases, so there is none to send.
  const { default: _, ...responses } = (operation.responses ?? {}) as Responses;
  const { status, example, applied } = choose(responses, request.get('Prefer') ?? '');
  const documented = responses[status];
  const [mediaType = 'application/json'] = Object.keys(documented?.content ?? {});
  const { mock } = backend.mockResponseForOperation(operation.operationId ?? '', {
    code: Number(status),
    mediaType,
    ...(example === undefined ? {} : { example }),
  });
  response.status(Number(status));
  if (documented) response.set(exampleHeaders(documented, mock));
  if (applied !== '') response.set('Preference-Applied', applied);
  if (mediaType === 'application/json') response.json(mock);
  else response.set('Content-Type', mediaType).send(files[mediaType]);
}

const sendError: ErrorRequestHandler = async (error: unknown, _request, response, _next) => {
  if (isUnexpected(error)) console.error(error);
  await send(response, errorResponse(error));
};
