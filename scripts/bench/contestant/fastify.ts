import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { type RequestBodyObject, resolve } from '../../../codegen/document.ts';
import { announcePort } from './announce.ts';
import { contractOperation, exampleEnvelope, readContractDocument, routes } from './contract.ts';

/** Fastify with its own router, body parser and validation, from the contract's schemas. */
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
      .map(({ name, schema }) => [name, schema]),
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
