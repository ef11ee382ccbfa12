import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { announcePort } from './announce.ts';
import { contractOperation, envelopeOf, pathParameters, readContractDocument, routes } from './contract.ts';

/** Fastify with its own router, body parser and validation, from the contract's schemas. */
const document = readContractDocument();
const app = fastify({
  ajv: { customOptions: { strict: false, coerceTypes: false, removeAdditional: false } },
});
app.addSchema({ $id: 'contract', components: document.components });
for (const { id, method, path } of routes) {
  const body = contractOperation(document, id).requestBody?.content['application/json'].schema.$ref;
  const parameters = pathParameters(document, id);
  app.route({
    method: method.toUpperCase(),
    url: path,
    schema: {
      ...(body ? { body: { $ref: `contract${body}` } } : {}),
      ...(parameters
        ? { params: { type: 'object', properties: parameters, required: Object.keys(parameters) } }
        : {}),
    },
    handler: (_request, reply) => reply.send(envelopeOf(id)),
  });
}
await app.listen({ host: '127.0.0.1', port: 0 });
announcePort((app.server.address() as AddressInfo).port);
