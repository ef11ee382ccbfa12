import express from 'express';
import { announce } from './announce.ts';
import { envelopeOf, routes } from './operation.ts';

/** Express with its body parser and the contract's routes: no validation, no authentication, no limits. */
const app = express();
app.disable('x-powered-by');
app.disable('etag'); // no contestant computes one: they answer the same
app.use(express.json());
for (const { id, method, path } of routes) {
  app[method](path, (_request, response) => {
    response.json(envelopeOf(id));
  });
}
announce(app);
