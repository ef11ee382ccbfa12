import addFormats from 'ajv-formats';
import express from 'express';
import { type Context, type Document, OpenAPIBackend, type Request } from 'openapi-backend';
import { basePath } from '../../frame/api.ts';
import { announce } from './announce.ts';
import { exampleEnvelope, readContractDocument, routes } from './contract.ts';

/** openapi-backend with Express as documented, with its own router and Ajv. */
const backend = new OpenAPIBackend({
  definition: readContractDocument() as unknown as Document,
  apiRoot: basePath,
  quick: true, // openapi-backend checks the document against OpenAPI 3.0 only
  customizeAjv: (ajv) => addFormats.default(ajv),
});
backend.registerSecurityHandler(
  'bearerAuth',
  (context: Context) => context.request.headers.authorization !== undefined,
);
backend.register({
  ...Object.fromEntries(
    routes.map(({ id }) => [
      id,
      (_context: Context, _request: express.Request, response: express.Response) =>
        response.json(exampleEnvelope(id)),
    ]),
  ),
  validationFail: (context: Context, _request: express.Request, response: express.Response) =>
    response.status(400).json({ status: 400, data: context.validation.errors }),
  notFound: (_context: Context, _request: express.Request, response: express.Response) =>
    response.status(404).json({ status: 404 }),
});
await backend.init();

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use(express.json());
app.use((request, response) => backend.handleRequest(request as Request, request, response));
announce(app);
