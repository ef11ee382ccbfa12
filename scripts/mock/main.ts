import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { readServerOptions, serveUntilStopped, wholeNumber } from '../frame/command.ts';
import { createMock } from './server.ts';

/** `npm run mock`: serves the contract's examples, for SDK authors. */
const help = `Usage: npm run mock -- [options]

Serves the examples of every operation in openapi.json, without a database. Nothing is stored.

Requests are validated as the service does: Authorization, Idempotency-Key, parameters, content type and body. Every
key that starts with mk_test_ or mk_live_ is valid. Rules that need an account, such as services, prices, funds and
countries, are not checked.

  --port N   port on 127.0.0.1; 0: a free port (default: PORT, or 4020)
  --help     show this help

The Prefer header (RFC 7240) selects the response. Default: the success response with its first example.

  Prefer: status=404                   the documented 404
  Prefer: example=cod                  the example with this name, of any status
  Prefer: status=409, example=reused   both

A request that asks for an error status is not validated.
`;

const options = readServerOptions(help, () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const port =
    values.port === undefined
      ? wholeNumber('PORT', process.env.PORT ?? '4020', 65_535)
      : wholeNumber('--port', values.port, 65_535);
  return { help: values.help, port };
});
if (options) {
  let rootUrl: string | null = null;
  const server = createServer(await createMock(() => rootUrl));
  serveUntilStopped(server, options.port, (url) => {
    rootUrl = url;
    console.log(`The mock server is ready: ${url}/api/v1`);
    console.log(`Try it: curl -i -H 'Prefer: status=404' ${url}/api/v1/shipments/SMP4072618350929`);
  });
}
