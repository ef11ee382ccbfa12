import { type Contract, type ContractOperation, isRepeatable } from './contract.ts';
import { type Document, type OperationObject, type Reference, resolve, type Schema } from './document.ts';
import { withChecksums } from './generated-files.ts';
import { methodName } from './method-names.ts';

/** Extensions that an overlay adds to one node of the contract. */
interface Action {
  /** JSONPath. */
  readonly target: string;
  readonly update: Readonly<Record<string, unknown>>;
}

/** Returns the text of an OpenAPI Overlay 1.0 document. */
function overlayText({ document }: Contract, vendor: string, actions: readonly Action[]): string {
  const overlay = {
    overlay: '1.0.0',
    info: { title: `${document.info.title}: extensions for ${vendor}`, version: document.info.version },
    extends: '../../openapi.json',
    actions,
  };
  return `${JSON.stringify(overlay, null, 2)}\n`;
}

const operationTarget = ({ path, method }: ContractOperation) => `$.paths['${path}'].${method.toLowerCase()}`;

/**
 * Returns the overlay for Fern: names, pagination, idempotency, and the operations that must not be retried. Fern has
 * no extension for the waits between retries.
 */
function fernOverlay(contract: Contract): string {
  const actions = contract.operations.map((operation): Action => {
    const { resource, method } = methodName(operation);
    const { pagination: pages } = operation;
    return {
      target: operationTarget(operation),
      update: {
        'x-fern-sdk-group-name': [resource],
        'x-fern-sdk-method-name': method,
        ...(pages && {
          'x-fern-pagination': {
            cursor: `$request.${pages.cursor}`,
            next_cursor: `$response.${pages.next}`,
            results: `$response.${pages.items}`,
          },
        }),
        ...(operation.idempotency === null ? {} : { 'x-fern-idempotent': true }),
        ...(isRepeatable(operation) ? {} : { 'x-fern-retries': { disabled: true } }),
      },
    };
  });
  const headers = [{ header: 'Idempotency-Key', name: 'idempotency_key' }];
  return overlayText(contract, 'Fern', [
    { target: '$', update: { 'x-fern-idempotency-headers': headers } },
    ...actions,
  ]);
}

/** The contract's back-off (info.description, Retries). */
const backoff = { firstWaitMs: 100, longestWaitMs: 30_000, factor: 2, maxRetries: 5 } as const;

/** Returns the overlay for Speakeasy: names, pagination and retries. It has no extension for idempotency keys. */
function speakeasyOverlay(contract: Contract): string {
  const all = retries(['429', '5XX'], true);
  // A rate-limited request has not run, so a repeat is always safe.
  const onlyRateLimited = retries(['429'], false);
  const actions = contract.operations.map((operation): Action => {
    const { resource, method } = methodName(operation);
    const { pagination: pages } = operation;
    return {
      target: operationTarget(operation),
      update: {
        'x-speakeasy-group': resource,
        'x-speakeasy-name-override': method,
        ...(pages && {
          'x-speakeasy-pagination': {
            type: 'cursor',
            inputs: [{ name: pages.cursor, in: 'parameters', type: 'cursor' }],
            outputs: { results: `$.${pages.items}`, nextCursor: `$.${pages.next}` },
          },
        }),
        ...(isRepeatable(operation) ? {} : { 'x-speakeasy-retries': onlyRateLimited }),
      },
    };
  });
  return overlayText(contract, 'Speakeasy', [
    { target: '$', update: { 'x-speakeasy-retries': all } },
    ...actions,
  ]);
}

function retries(statusCodes: readonly string[], retryConnectionErrors: boolean) {
  const { firstWaitMs, longestWaitMs, factor, maxRetries } = backoff;
  const waits = Array.from({ length: maxRetries }, (_, retry) => firstWaitMs * factor ** retry);
  return {
    strategy: 'backoff',
    backoff: {
      initialInterval: firstWaitMs,
      maxInterval: longestWaitMs,
      // Speakeasy does not count retries. It stops after this time, which is the sum of the waits that are allowed.
      maxElapsedTime: waits.reduce((sum, wait) => sum + wait, 0),
      exponent: factor,
    },
    statusCodes,
    retryConnectionErrors,
  };
}

/** Returns the overlay for Stainless: the parameters and properties that pagination uses. The rest is in its config. */
function stainlessOverlay(contract: Contract): string {
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
function stainlessConfig({ operations }: Contract): string {
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

const findSource = (document: Document, { path, method }: ContractOperation): OperationObject =>
  document.paths[path]?.[method.toLowerCase()] ?? {};

/** Returns the JSONPath of the schema of a parameter. */
function parameterSchema(document: Document, operation: ContractOperation, name: string): string {
  const { parameters = [] } = findSource(document, operation);
  const index = parameters.findIndex((parameter) => resolve(document, parameter).name === name);
  const parameter = parameters[index] as object;
  return '$ref' in parameter
    ? `${componentPath(parameter as Reference)}.schema`
    : `${operationTarget(operation)}.parameters[${index}].schema`;
}

/** Returns the JSONPath of a property of the 200 response, such as `data.next_cursor`. */
function responseProperty(document: Document, operation: ContractOperation, propertyPath: string): string {
  const response = findSource(document, operation).responses?.['200'] ?? { description: '' };
  let schema: Schema = resolve(document, response).content?.['application/json']?.schema ?? {};
  let target = '';
  for (const name of propertyPath.split('.')) {
    if (schema.$ref) target = componentPath(schema as Reference);
    const { properties } = resolve<Schema>(document, schema) as { properties: Record<string, Schema> };
    target += `.properties.${name}`;
    schema = properties[name] ?? {};
  }
  return target;
}

const componentPath = ({ $ref }: Reference) => $ref.replace('#', '$').replaceAll('/', '.');

/** Generates the overlays for commercial SDK generators, by file name; the checksums come last. */
export function generateOverlays(contract: Contract): Map<string, string> {
  return withChecksums([
    ['fern.json', fernOverlay(contract)],
    ['speakeasy.json', speakeasyOverlay(contract)],
    ['stainless.json', stainlessOverlay(contract)],
    ['stainless.yml', stainlessConfig(contract)],
  ]);
}
