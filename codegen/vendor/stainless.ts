import type { Contract, ContractOperation } from '../contract.ts';
import { type Document, type OperationObject, type Reference, resolve, type Schema } from '../document.ts';
import { backoff } from './backoff.ts';
import { methodName } from './method-names.ts';
import { type Action, operationTarget, overlayText } from './overlay.ts';

/** Returns the overlay for Stainless: the parameters and properties that pagination uses. The rest is in its config. */
export function stainlessOverlay(contract: Contract): string {
  const targets = new Map<string, string>();
  for (const operation of contract.operations) {
    const { pagination: pages } = operation;
    if (!pages) continue;
    targets.set(parameterSchema(contract.document, operation, pages.cursor), 'next_cursor_param');
    targets.set(responseProperty(contract.document, operation, pages.items), 'items');
    targets.set(responseProperty(contract.document, operation, pages.next), 'next_cursor_field');
  }
  const actions = [...targets].map(
    ([target, purpose]): Action => ({ target, update: { 'x-stainless-pagination-property': { purpose } } }),
  );
  return overlayText(contract, 'Stainless', actions);
}

/** Returns stainless.yml: names, pagination, retries and idempotency. It is written as JSON, which is valid YAML. */
export function stainlessConfig({ operations }: Contract): string {
  const resources: Record<string, { methods: Record<string, string> }> = {};
  for (const operation of operations) {
    const { resource, method } = methodName(operation);
    const name = snakeCase(resource);
    const endpoint = `${operation.method.toLowerCase()} ${operation.path}`;
    resources[name] = { methods: { ...resources[name]?.methods, [snakeCase(method)]: endpoint } };
  }
  const purpose = (name: string) => ({ 'x-stainless-pagination-property': { purpose: name } });
  const config = {
    organization: { name: 'sampan' },
    environments: { production: 'https://api.example.com/api/v1' },
    resources,
    pagination: [
      {
        name: 'cursor_page',
        type: 'cursor',
        request: { cursor: { type: 'string', ...purpose('next_cursor_param') }, limit: { type: 'integer' } },
        response: {
          data: {
            type: 'object',
            properties: {
              data: { type: 'array', items: {}, ...purpose('items') },
              next_cursor: { type: 'string', nullable: true, ...purpose('next_cursor_field') },
            },
          },
        },
      },
    ],
    client_settings: {
      idempotency: { header: 'Idempotency-Key' },
      default_retries: {
        max_retries: backoff.maxRetries,
        initial_delay_seconds: backoff.firstWaitMs / 1000,
        max_delay_seconds: backoff.longestWaitMs / 1000,
      },
      opts: {
        api_key: { type: 'string', auth: { security_scheme: 'bearerAuth' }, read_env: 'SAMPAN_API_KEY' },
      },
    },
  };
  return `# Generated from openapi.json by codegen/. Do not edit.\n${JSON.stringify(config, null, 2)}\n`;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const sourceOf = (document: Document, { path, method }: ContractOperation): OperationObject =>
  document.paths[path]?.[method.toLowerCase()] ?? {};

/** Returns the JSONPath of the schema of a parameter. */
function parameterSchema(document: Document, operation: ContractOperation, name: string): string {
  const { parameters = [] } = sourceOf(document, operation);
  const index = parameters.findIndex((parameter) => resolve(document, parameter).name === name);
  const parameter = parameters[index] as object;
  return '$ref' in parameter
    ? `${componentPath(parameter as Reference)}.schema`
    : `${operationTarget(operation)}.parameters[${index}].schema`;
}

/** Returns the JSONPath of a property of the 200 response, such as `data.next_cursor`. */
function responseProperty(document: Document, operation: ContractOperation, place: string): string {
  const response = sourceOf(document, operation).responses?.['200'] ?? { description: '' };
  let schema: Schema = resolve(document, response).content?.['application/json']?.schema ?? {};
  let target = '';
  for (const name of place.split('.')) {
    if (schema.$ref) target = componentPath(schema as Reference);
    const { properties } = resolve<Schema>(document, schema) as { properties: Record<string, Schema> };
    target += `.properties.${name}`;
    schema = properties[name] ?? {};
  }
  return target;
}

const componentPath = ({ $ref }: Reference) => $ref.replace('#', '$').replaceAll('/', '.');
