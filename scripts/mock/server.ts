import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { type Context, OpenAPIBackend, type Operation } from 'openapi-backend';
import type { HeaderObject, ResponseObject } from '../../codegen/document.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Principal } from '../../src/admission/admission.ts';
import { readContract } from '../../src/contract/contract.ts';
import { HttpError, isUnexpected } from '../../src/contract/errors.ts';
import { matchPath, operationTable } from '../../src/contract/route.ts';
import { bearerToken, checkMode, unauthorizedError } from '../../src/http/admit.ts';
import { ContractRouter, type MatchedRequest } from '../../src/http/api.ts';
import { serveContract } from '../../src/http/page/serve-contract.ts';
import { readInput } from '../../src/http/pipeline.ts';
import { allowAnyOrigin, assignRequestId } from '../../src/http/request.ts';
import { errorResponse, sendResponse } from '../../src/http/response.ts';
import { allowedMethods, methodNotAllowed } from '../../src/http/supports-only.ts';
import { orderFaults } from '../../src/pricing/read-order.ts';
import { checkInput } from '../../src/run-operation.ts';
import { placeholderLabel } from '../carrier-simulator/placeholder-label.ts';
import { choose, type Responses } from './choice.ts';

/**
 * Returns the documented headers of an example: its own value, or the value that all responses share. No response is a
 * replay, because the mock stores nothing.
 */
function exampleHeaders({ headers = {} }: ResponseObject, name = ''): Record<string, string> {
  // Already set before routing.
  const { 'X-Request-Id': _, ...others } = headers as Record<string, HeaderObject>;
  return Object.fromEntries(
    Object.entries(others).flatMap(([header, { required = false, schema, examples }]) => {
      const [shared = required ? schema.const : undefined] = (schema.examples ?? []) as unknown[];
      const value = examples ? examples[name]?.value : shared;
      return value === undefined ? [] : [[header, String(value)]];
    }),
  );
}

/** A small valid file per binary media type, because the contract's examples are truncated. */
const files: Readonly<Record<string, Uint8Array>> = {
  'application/pdf': placeholderLabel('SMP4072618350929', 'SBX0000000001'),
  'image/jpeg': readFileSync(path.join(import.meta.dirname, '../../src/carrier/sandbox/sandbox-photo.jpg')),
};

/**
 * Serves the examples of every operation with openapi-backend's mock responses, without database and state. The
 * Prefer header selects the response. Requests are validated with the service's own functions, unless they ask for an
 * error.
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
        return sendExample(api, operation, request, response);
      },
      notFound: (_: Context, request: Request) => {
        readMode(request);
        throw new HttpError('NOT_FOUND', { message: 'no such path; /openapi.json lists the paths' });
      },
      methodNotAllowed: (_: Context, request: Request) => {
        readMode(request);
        throw methodNotAllowed(allowedMethods(matchPath(request.path)));
      },
    },
  });
  await backend.init();
  backend.router = new ContractRouter(backend.router);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.use(assignRequestId);
  app.use('/api/v1', allowAnyOrigin, async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const { method, path } = request;
    const matched = matchPath(path);
    await backend.handleRequest({ method, path, headers: {}, matched } as MatchedRequest, request, response);
  });
  app.use(serveContract({ rootUrl }));
  app.use(() => {
    throw new HttpError('NOT_FOUND', { message: 'no such path; the base path of the API is /api/v1' });
  });
  app.use(sendError);
  return app;
}

async function sendExample(
  backend: OpenAPIBackend,
  operation: Operation,
  request: Request,
  response: Response,
): Promise<void> {
  // `default` stands for statuses of later releases, so there is none to send.
  const { default: _, ...responses } = (operation.responses ?? {}) as Responses;
  const { status, example, applied } = choose(responses, request.get('Prefer') ?? '');
  if (Number(status) < 400) await validate(operation.operationId as OperationId, request);
  const documented = responses[status];
  const [mediaType = 'application/json'] = Object.keys(documented?.content ?? {});
  const { mock } = backend.mockResponseForOperation(operation.operationId ?? '', {
    code: Number(status),
    mediaType,
    ...(example === undefined ? {} : { example }),
  });
  response.status(Number(status));
  if (documented) response.set(exampleHeaders(documented, example));
  if (applied !== '') response.set('Preference-Applied', applied);
  if (mediaType === 'application/json') response.json(mock);
  // A text, such as CSV, is its example.
  else response.set('Content-Type', mediaType).send(files[mediaType] ?? mock);
}

/** Refuses what the service refuses without looking into its database. */
async function validate(id: OperationId, request: Request): Promise<void> {
  const operation = operationTable[id];
  const livemode = readMode(request) === 'live';
  checkMode(operation, { livemode } as Principal);
  const matched = matchPath(request.path);
  if (!matched) throw new HttpError('NOT_FOUND');
  const { path, query, body } = await readInput(operation, request, matched);
  checkInput(id, { path, query }, body);
  // The service checks this body later, because some countries have error codes of their own.
  const violations = id === 'createShipment' ? orderFaults(body) : [];
  if (violations.length > 0) throw new HttpError('INVALID_FIELD', { violations });
}

/** Returns the mode of the key. Any key of the right form is valid. @throws {ApiError} UNAUTHORIZED */
function readMode(request: Request): 'test' | 'live' {
  const mode = /^mk_(test|live)_./.exec(bearerToken(request.get('Authorization')) ?? '')?.[1];
  if (mode === undefined) throw unauthorizedError();
  return mode as 'test' | 'live';
}

const sendError: ErrorRequestHandler = async (error: unknown, _request, response, _next) => {
  if (isUnexpected(error)) console.error(error);
  await sendResponse(response, errorResponse(error));
};
