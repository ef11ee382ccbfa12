import type { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { contractAjv } from '../src/contract/response-validators.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { Document, Schema } from './document.ts';
import { reachedSchemas } from './document-parts.ts';
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
import { withStableNames } from './stable-names.ts';

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

/** Names of schemas, by the names of the validators. */
type Validators = Readonly<Record<string, string>>;

interface Compiled {
  imports: Map<string, string>;
  source: string;
  validators: Validators;
}

/**
 * Compiles validators to standalone source, with a function for each schema that Ajv does not write into the function of
 * another one. Calls of `require`, for Ajv's runtime and for our own keywords, become imports.
 */
export function compile(ajv: Ajv2020, validators: Validators, functions: readonly string[]): Compiled {
  const references = functions.map((name) => [name, `contract#/components/schemas/${name}`] as const);
  const own = [...new Set(Object.values(validators))].filter((schema) => !functions.includes(schema));
  const raw = standalone.default(
    ajv,
    Object.fromEntries([...references, ...own.map((schema) => [schema, schema] as const)]),
  );
  const imports = new Map<string, string>();
  const source = withBoundedCount(raw.replace(/^"use strict";/, '')).replace(
    /require\("([^"]+)"\)/g,
    (_, module: string) => {
      const name = `runtime_${module.replace(/[^a-z0-9]/gi, '_')}`;
      imports.set(module, name);
      return name;
    },
  );
  return { imports, source: withStableNames(withShortReports(source)), validators };
}

/** Reports an error in one statement instead of seven lines. */
function withShortReports(source: string): string {
  return source.replace(
    /^const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}$/gm,
    (_, __, error) => `(vErrors ??= []).push(${error});`,
  );
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
export function merge(...parts: Compiled[]): string {
  const imports = new Map(parts.flatMap((part) => [...part.imports]));
  const lines = [...imports]
    .sort()
    .map(([module, name]) =>
      module.endsWith('.ts')
        ? `import * as ${name} from '${module}';\n`
        : `import ${name} from '${module}.js';\n`,
    );
  const scopes = parts.map(({ source, validators }) => {
    const names = Object.keys(validators);
    if (names.length === 0) return '';
    const body = source.replace(/^export const .*\n?/gm, '');
    const returned = names.map((name) => `  ${name}: validate_${validators[name]},\n`).join('');
    return `\nexport const {\n${names.map((name) => `  ${name},\n`).join('')}} = (() => {\n${body}\nreturn {\n${returned}};\n})();\n`;
  });
  return `${lines.join('')}${scopes.join('')}`;
}

/** Generates the request validators `<operationId>Path`, `…Query` and `…Body`. None coerces. */
export function requestValidators(contract: Contract): string {
  const { document, operations } = contract;
  const schemas = withShortTimes(mapSchemas(withoutNotes(document.components.schemas)));
  const bodies = createAjv(schemas);
  const parameters = createAjv(refusingNul(schemas));
  for (const ajv of [bodies, parameters]) annotateOnly(ajv);
  guardKeywords(bodies);
  guardKeywords(parameters);
  const bodyNames: Record<string, string> = {};
  const parameterNames: Record<string, string> = {};
  const known = new Map<string, string>();
  for (const operation of operations) {
    for (const location of ['path', 'query'] as const) {
      const name = `${operation.id}${capitalized(location)}`;
      const schema = parametersSchema(operation, location);
      const same = known.get(JSON.stringify(schema));
      parameterNames[name] = same ?? name;
      if (same !== undefined) continue;
      known.set(JSON.stringify(schema), name);
      parameters.addSchema({ $id: name, ...schema });
    }
    if (operation.body) bodyNames[`${operation.id}Body`] = operation.body.schema;
  }
  const table = operations.map(
    ({ id, body }) =>
      `  ${id}: { path: ${id}Path, query: ${id}Query, body: ${body ? `${id}Body` : 'null'} },\n`,
  );
  return [
    banner,
    merge(
      compile(bodies, bodyNames, functionSchemas(document, Object.values(bodyNames))),
      compile(parameters, parameterNames, []),
    ),
    `\nexport const patternMessages = ${JSON.stringify(patternMessages(document), null, 2)};\n`,
    `\nexport const fixedProperties = ${JSON.stringify(fixedProperties(contract), null, 2)};\n`,
    `\nexport const requestValidators = {\n${table.join('')}};\n`,
  ].join('');
}

/** Names of the bodies' schemas, and of those in them that have references themselves, which come first. */
function functionSchemas(document: Document, bodies: readonly string[]): string[] {
  const reached = reachedSchemas(
    document,
    bodies.map((name) => `#/components/schemas/${name}`),
  );
  return [...reached].filter(
    (name) => bodies.includes(name) || JSON.stringify(document.components.schemas[name]).includes('"$ref"'),
  );
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
  return withContract(withShortTimes(refusingNul(withoutNotes(schema))));
}

/** Texts for readers, whose changes then change no validator. */
function withoutNotes<T extends object>(schemas: T): T {
  return JSON.parse(
    JSON.stringify(schemas, (key, value) => {
      const isNote =
        (key === 'description' && typeof value === 'string') || (key === 'examples' && Array.isArray(value));
      return isNote ? undefined : value;
    }),
  ) as T;
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
