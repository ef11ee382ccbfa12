import express, { type NextFunction, type Request, type Response } from 'express';
import { middleware } from 'express-openapi-validator';
import { announce } from './announce.ts';
import { contractFile, exampleEnvelope, routes } from './contract.ts';

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use(express.json());
app.use(
  middleware({
    apiSpec: contractFile,
    validateSecurity: { handlers: { bearerAuth: ({ headers }) => headers.authorization !== undefined } },
  }),
);
for (const { id, method, path } of routes) {
  app[method](path, (_request, response) => {
    response.json(exampleEnvelope(id));
  });
}
app.use((error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
  response.status(error.status ?? 500).json({ status: error.status ?? 500, message: error.message });
});
announce(app);
