import { resolve, schemaName } from '../document.ts';
import { type ContractRule, checkOperations } from './check.ts';

const withoutBody = ['get', 'delete'];

/** A request body is JSON with a named schema, and states whether it is required. */
export const requestBodies: ContractRule = (document) =>
  checkOperations(document, ({ at, operation }) => {
    const { requestBody, 'x-body-validation': validation, 'x-max-body-bytes': maxBytes } = operation;
    const wrongValidation = [
      ...(validation === undefined || (validation === 'deferred' && requestBody)
        ? []
        : ['x-body-validation can only be deferred, and only beside a body']),
      ...(maxBytes === undefined || (Number.isInteger(maxBytes) && maxBytes > 0 && requestBody)
        ? []
        : ['x-max-body-bytes can only be a number of bytes, and only beside a body']),
    ];
    if (!requestBody) return wrongValidation;
    if (withoutBody.includes(String(at[2]))) return [`a ${String(at[2]).toUpperCase()} takes no body`];
    const { content = {}, required } = resolve(document, requestBody);
    const isNamed = Object.keys(content).length === 1 && schemaName(content['application/json']?.schema);
    return [
      ...wrongValidation,
      ...(isNamed
        ? []
        : ['its request body must be application/json with a $ref to a named schema, not an inline one']),
      ...(typeof required === 'boolean' ? [] : ['must set required for its body: true or false']),
    ];
  });
