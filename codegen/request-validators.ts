import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { contractAjv } from '../src/contract/response-validators.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { Document, Schema } from './document.ts';
import { banner } from './generated-files.ts';
import { boundedObjects, guardKeywords, mapSchemas } from './guard-keywords.ts';
import {
  fixedProperties,
  fixedPropertiesKey,
  patternMessageKey,
  patternMessages,
  withoutNul,
} from './rules/patterns.ts';
import { requiredOneOfKey } from './rules/schemas.ts';

/** Creates an Ajv with the schemas, which compiles to source text and refuses unknown keywords. */
function createAjv(schemas: Document['components']['schemas']): Ajv2020 {
  const ajv = contractAjv(schemas, {
    strict: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary([
    'x-open-list',
    'x-enum-varnames',
    requiredOneOfKey,
    patternMessageKey,
    fixedPropertiesKey,
    'components',
    'headers',
  ]);
  return ajv;
}

function withContract(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Schema;
}

interface Compiled {
  imports: Map<string, string>;
  source: string;
}

/** Compiles schemas to standalone source. Ajv's calls of `require` for its runtime become imports. */
function compile(ajv: Ajv2020, names: string[]): Compiled {
  const raw = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const imports = new Map<string, string>();
  const source = withBoundedCount(raw.replace(/^"use strict";/, '')).replace(
    /require\("([^"]+)"\)/g,
    (_, module: string) => {
      const name = `runtime_${module.replace(/[^a-z0-9]/gi, '_')}`;
      imports.set(module, name);
      return name;
    },
  );
  return { imports, source };
}

/**
 * Keeps Ajv from counting the code points of a text of 1 MB. Half its length is already more than every bound of
 * `minLength` and `maxLength`, and a code point has at most two units.
 */
function withBoundedCount(source: string): string {
  const bounds = [...source.matchAll(/\bfunc\d+\(\w+\) [<>] (\d+)/g)].map(([, bound]) => Number(bound));
  const longest = 2 * Math.max(0, ...bounds);
  return source.replace(
    /^const (func\d+) = (require\("ajv\/dist\/runtime\/ucs2length"\)\.default);$/gm,
    (_, name, count) =>
      `const ${name} = (text) => text.length > ${longest} ? text.length / 2 : ${count}(text);`,
  );
}

/** Merges compilations into one module. Each gets its own scope, because Ajv's names repeat. */
function merge(...parts: Compiled[]): string {
  const imports = new Map(parts.flatMap((part) => [...part.imports]));
  const lines = [...imports].sort().map(([module, name]) => `import ${name} from '${module}.js';\n`);
  const scopes = parts.map(({ source }) => {
    const names = [...source.matchAll(/^export const (\w+) = (\w+);/gm)].map((match) => ({
      name: match[1],
      local: match[2],
    }));
    if (names.length === 0) return '';
    const body = source.replace(/^export const \w+ = \w+;/gm, '');
    const returned = names.map(({ name, local }) => `  ${name}: ${local},\n`).join('');
    return `\nexport const {\n${names.map(({ name }) => `  ${name},\n`).join('')}} = (() => {\n${body}\nreturn {\n${returned}};\n})();\n`;
  });
  return `${lines.join('')}${scopes.join('')}`;
}

/** Generates the request validators `<operationId>Path`, `…Query` and `…Body`. None coerces. */
export function requestValidators(contract: Contract): string {
  const schemas = withShortTimes(mapSchemas(contract.document.components.schemas));
  const bodies = createAjv(schemas);
  const parameters = createAjv(refusingNul(schemas));
  for (const ajv of [bodies, parameters]) annotateOnly(ajv);
  guardKeywords(bodies);
  guardKeywords(parameters);
  const bodyNames: string[] = [];
  const parameterNames: string[] = [];
  for (const operation of contract.operations) {
    for (const location of ['path', 'query'] as const) {
      const name = `${operation.id}${capitalized(location)}`;
      parameters.addSchema({ $id: name, ...parametersSchema(operation, location) });
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
function parametersSchema(operation: ContractOperation, location: 'path' | 'query'): Schema {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location);
  const schema = boundedObjects({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  });
  return withContract(withShortTimes(refusingNul(schema)));
}

/** PostgreSQL reads no time of any length. The contract has no maxLength beside the format: TypeSpec cannot import it. */
function withShortTimes<T extends object>(schemas: T): T {
  return JSON.parse(
    JSON.stringify(schemas, (_, value) =>
      value?.format === 'date-time' ? { ...value, maxLength: 300 } : value,
    ),
  ) as T;
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
