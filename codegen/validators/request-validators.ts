import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract, ContractOperation } from '../contract.ts';
import type { Schema } from '../document.ts';
import { banner } from '../source-text.ts';
import { ajvOf, compile, merge, withContract } from './compile-validators.ts';
import { boundedObjects, guardKeywords, mapSchemas } from './guard-keywords.ts';
import { fixedProperties, patternMessages, withoutNul } from './pattern-message.ts';

/** Generates the request validators `<operationId>Path`, `…Query` and `…Body`. None coerces. */
export function requestValidators(contract: Contract): string {
  const schemas = mapSchemas(contract.document.components.schemas);
  const bodies = ajvOf(schemas);
  const parameters = ajvOf(refusingNul(schemas));
  for (const ajv of [bodies, parameters]) annotateOnly(ajv);
  guardKeywords(bodies);
  guardKeywords(parameters);
  const bodyNames: string[] = [];
  const parameterNames: string[] = [];
  for (const operation of contract.operations) {
    for (const place of ['path', 'query'] as const) {
      const name = `${operation.id}${capitalized(place)}`;
      parameters.addSchema({ $id: name, ...parametersSchema(operation, place) });
      parameterNames.push(name);
    }
    if (!operation.body) continue;
    const bodyName = `${operation.id}Body`;
    bodies.addSchema({ $id: bodyName, $ref: `contract#/components/schemas/${operation.body.schema}` });
    bodyNames.push(bodyName);
  }
  const table = contract.operations.map(
    ({ id, body }) =>
      `  ${id}: { path: ${id}Path, query: ${id}Query, body: ${body ? `${id}Body` : 'null'} },\n`,
  );
  return [
    banner,
    merge(compile(bodies, bodyNames), compile(parameters, parameterNames)),
    `\nexport const patternMessages = ${JSON.stringify(patternMessages(contract.document), null, 2)};\n`,
    `\nexport const fixedProperties = ${JSON.stringify(fixedProperties(contract), null, 2)};\n`,
    `\nexport const requestValidators = {\n${table.join('')}};\n`,
  ].join('');
}

export function requestValidatorTypes(contract: Contract): string {
  const names = contract.operations.flatMap(({ id, body }) => [
    `${id}Path`,
    `${id}Query`,
    ...(body ? [`${id}Body`] : []),
  ]);
  return `${banner}import type { ValidateFunction } from 'ajv';
import type { OperationId } from './operations.ts';

${names.map((name) => `export const ${name}: ValidateFunction;\n`).join('')}
/** Message of each pattern of the contract. */
export const patternMessages: Readonly<Record<string, string>>;

/** Message of each property that an update cannot change, by operation. */
export const fixedProperties: Readonly<
  Partial<Record<OperationId, Readonly<Record<string, string>>>>
>;

export interface RequestValidators {
  readonly path: ValidateFunction;
  readonly query: ValidateFunction;
  readonly body: ValidateFunction | null;
}

export const requestValidators: Readonly<
  Record<OperationId, RequestValidators>
>;
`;
}

/** Integers are parsed before validation, by readParameters. */
function parametersSchema(operation: ContractOperation, place: 'path' | 'query'): Schema {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const schema = boundedObjects({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  });
  return withContract(refusingNul(schema));
}

/** These formats are for generated clients: `minimum` and `maximum` bound every integer of a request. */
function annotateOnly(ajv: Ajv2020): void {
  for (const format of ['int32', 'int64']) ajv.addFormat(format, true);
}

function refusingNul<T extends object>(schemas: T): T {
  return JSON.parse(
    JSON.stringify(schemas, (key, value) => (isFreeText(key, value) ? { ...value, ...withoutNul } : value)),
  ) as T;
}

function isFreeText(key: string, schema: Schema | null): boolean {
  if (schema?.type !== 'string' && key !== 'propertyNames') return false;
  return !schema?.pattern && !schema?.enum && !schema?.format;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
