import type { AddressInfo } from 'node:net';
import addFormats from 'ajv-formats';
import type { ErrorRequestHandler, Express } from 'express';
import type { Context, Document } from 'openapi-backend';
import { type RequestBodyObject, resolve } from '../../../../codegen/document.ts';
import { basePath } from '../../../frame/api.ts';
import { announce, announcePort } from '../../announce.ts';
import {
  contractFile,
  contractOperation,
  exampleEnvelope,
  readContractDocument,
  routes,
} from './contract.ts';

/** Servers with the contract's routes that return its examples. Each is a process of its own: BENCH_PEER names it. */
const peers = {
  /** Express with its body parser, without validation, authentication and limits. */
  async 'bare Express 5'() {
    const app = await openExpress();
    addRoutes(app);
    announce(app);
  },

  /** openapi-backend with Express as documented, with its own router and Ajv. */
  async 'openapi-backend'() {
    const { OpenAPIBackend } = await import('openapi-backend');
    const backend = new OpenAPIBackend({
      definition: readContractDocument() as unknown as Document,
      apiRoot: basePath,
      quick: true, // openapi-backend checks the document against OpenAPI 3.0 only
      customizeAjv: (ajv) => addFormats.default(ajv),
    });
    backend.registerSecurityHandler(
      'bearerAuth',
      ({ request }: Context) => request.headers.authorization !== undefined,
    );
    type Response = { status(code: number): Response; json(body: unknown): void };
    backend.register({
      ...Object.fromEntries(
        routes.map(({ id }) => [
          id,
          (_context: Context, _request: unknown, response: Response) => response.json(exampleEnvelope(id)),
        ]),
      ),
      validationFail: ({ validation }: Context, _request: unknown, response: Response) =>
        response.status(400).json({ status: 400, data: validation.errors }),
      notFound: (_context: Context, _request: unknown, response: Response) =>
        response.status(404).json({ status: 404 }),
    });
    await backend.init();
    const app = await openExpress();
    app.use((request, response) =>
      backend.handleRequest(request as Parameters<typeof backend.handleRequest>[0], request, response),
    );
    announce(app);
  },

  async 'express-openapi-validator'() {
    const { middleware } = await import('express-openapi-validator');
    const app = await openExpress();
    app.use(
      middleware({
        apiSpec: contractFile,
        validateSecurity: { handlers: { bearerAuth: ({ headers }) => headers.authorization !== undefined } },
      }),
    );
    addRoutes(app);
    const refuse: ErrorRequestHandler = (
      { status = 500 }: { status?: number },
      _request,
      response,
      _next,
    ) => {
      response.status(status).json({ status });
    };
    app.use(refuse);
    announce(app);
  },

  /** Fastify with its own router, body parser and validation, from the contract's schemas. */
  async 'Fastify 5'() {
    const { fastify } = await import('fastify');
    const document = readContractDocument();
    const app = fastify({
      ajv: { customOptions: { strict: false, coerceTypes: false, removeAdditional: false } },
    });
    app.addSchema({ $id: 'contract', components: document.components });
    for (const { id, method, path } of routes) {
      const { requestBody, parameters = [] } = contractOperation(document, id);
      const body =
        requestBody &&
        resolve<RequestBodyObject>(document, requestBody).content['application/json']?.schema?.$ref;
      const properties = Object.fromEntries(
        parameters
          .map((parameter) => resolve(document, parameter))
          .filter((parameter) => parameter.in === 'path')
          .map(({ name, schema = {} }) => [name, resolve(document, schema)]),
      );
      app.route({
        method: method.toUpperCase(),
        url: path,
        schema: {
          ...(body ? { body: { $ref: `contract${body}` } } : {}),
          params: { type: 'object', properties, required: Object.keys(properties) },
        },
        handler: (_request, reply) => reply.send(exampleEnvelope(id)),
      });
    }
    await app.listen({ host: '127.0.0.1', port: 0 });
    announcePort((app.server.address() as AddressInfo).port);
  },
};

export type Peer = keyof typeof peers;

async function openExpress() {
  const { default: express } = await import('express');
  const app = express();
  app.disable('x-powered-by');
  // By default, Express computes an ETag per response. No other contestant does.
  app.disable('etag');
  app.use(express.json());
  return app;
}

function addRoutes(app: Express): void {
  for (const { id, method, path } of routes) {
    app[method](path, (_request, response) => {
      response.json(exampleEnvelope(id));
    });
  }
}

await peers[process.env.BENCH_PEER as Peer]();
