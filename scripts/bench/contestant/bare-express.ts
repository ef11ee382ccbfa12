import express from 'express';
import { announce } from './announce.ts';
import { exampleEnvelope, routes } from './contract.ts';

/** Express with its body parser and the contract's routes, without validation, authentication and limits. */
const app = express();
app.disable('x-powered-by');
// By default, Express computes an ETag per response. No other contestant does, so it is compared without it.
app.set('etag', process.env.BENCH_ETAG ?? false);
app.use(express.json());
for (const { id, method, path } of routes) {
  app[method](path, (_request, response) => {
    response.json(exampleEnvelope(id));
  });
}
announce(app);
