import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { ParameterObject, Schema } from './document.ts';
import type { Contract, ContractOperation } from './load-contract.ts';
import { banner } from './source-text.ts';

/** Validators of what comes in: `<operationId>Parameters` coerces, `<operationId>Body` never does. */
export function requestValidators(contract: Contract): string {
  const bodies = ajvOf(contract, { coerce: false });
  const parameters = ajvOf(contract, { coerce: true });
  const bodyNames: string[] = [];
  const parameterNames: string[] = [];
  for (const operation of contract.operations) {
    const parameterName = `${operation.id}Parameters`;
    parameters.addSchema({ $id: parameterName, ...parametersSchema(operation) });
    parameterNames.push(parameterName);
    if (!operation.body) continue;
    const bodyName = `${operation.id}Body`;
    bodies.addSchema({ $id: bodyName, $ref: `contract#/components/schemas/${operation.body.schema}` });
    bodyNames.push(bodyName);
  }
  const table = contract.operations.map(
    ({ id, body }) => `  ${id}: { parameters: ${id}Parameters, body: ${body ? `${id}Body` : 'null'} },\n`,
  );
  return [
    banner,
    merge(compile(bodies, bodyNames), compile(parameters, parameterNames)),
    `\nexport const requestValidators = {\n${table.join('')}};\n`,
  ].join('');
}

export function requestValidatorTypes(contract: Contract): string {
  const names = contract.operations.flatMap(({ id, body }) =>
    body ? [`${id}Parameters`, `${id}Body`] : [`${id}Parameters`],
  );
  return `${banner}import type { ValidateFunction } from 'ajv';
import type { OperationId } from './operations.ts';

${names.map((name) => `export const ${name}: ValidateFunction;\n`).join('')}
export const requestValidators: Readonly<
  Record<OperationId, { readonly parameters: ValidateFunction; readonly body: ValidateFunction | null }>
>;
`;
}

/**
 * Validators of what goes out, one a named schema; the operation table's \`responses\` says which one belongs to an
 * operation's status. Loaded by tests and development only, so they stand in a file of their own.
 */
export function responseValidators(contract: Contract): string {
  const ajv = ajvOf(contract, { coerce: false });
  const names = responseSchemas(contract);
  for (const name of names) ajv.addSchema({ $id: name, $ref: `contract#/components/schemas/${name}` });
  const headers = Object.entries(contract.document.components.headers ?? {});
  const headerAjv = ajvOf(contract, { coerce: true });
  const headerIds = headers.map(([component, header]) => {
    const id = `header${component}`;
    headerAjv.addSchema({ $id: id, type: 'object', properties: { value: withContract(header.schema) } });
    return id;
  });
  const byHeaderName = new Map<string, string>();
  for (const operation of contract.operations) {
    for (const response of operation.responses) {
      for (const header of response.headers)
        if (header.component) byHeaderName.set(header.name, `header${header.component}`);
    }
  }
  return [
    banner,
    merge(compile(ajv, names), compile(headerAjv, headerIds)),
    `\nexport const responseValidators = {\n${names.map((name) => `  ${name},\n`).join('')}};\n`,
    `\nexport const headerValidators = {\n${[...byHeaderName].map(([name, id]) => `  '${name}': ${id},\n`).join('')}};\n`,
  ].join('');
}

export function responseValidatorTypes(): string {
  return `${banner}import type { ValidateFunction } from 'ajv';

/** By the name of the schema. */
export const responseValidators: Readonly<Record<string, ValidateFunction>>;
/** By the header's name; each validates \`{ value }\`. */
export const headerValidators: Readonly<Record<string, ValidateFunction>>;
`;
}

function responseSchemas(contract: Contract): string[] {
  const names = contract.operations.flatMap(({ responses }) =>
    responses.flatMap(({ schema }) => schema ?? []),
  );
  return [...new Set([...names, ...contract.events.map((event) => event.schema)])].sort();
}

function parametersSchema(operation: ContractOperation): Schema {
  return {
    type: 'object',
    properties: {
      path: groupSchema(operation.parameters.filter((parameter) => parameter.in === 'path')),
      query: groupSchema(operation.parameters.filter((parameter) => parameter.in === 'query')),
    },
    required: ['path', 'query'],
  };
}

function groupSchema(parameters: ParameterObject[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, withContract(schema)])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  };
}

/** A schema from outside `components`, its references turned towards the contract's. */
function withContract(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Schema;
}

function ajvOf(contract: Contract, { coerce }: { coerce: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    useDefaults: true,
    coerceTypes: coerce ? 'array' : false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['x-extensible-enum', 'components']);
  ajv.addSchema({ $id: 'contract', components: contract.document.components });
  return ajv;
}

interface Compiled {
  imports: Map<string, string>;
  source: string;
}

/** Ajv's standalone source still calls `require` for its runtime; hoist those calls to imports. */
function compile(ajv: Ajv2020, names: string[]): Compiled {
  const raw = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const imports = new Map<string, string>();
  const source = raw.replace(/^"use strict";/, '').replace(/require\("([^"]+)"\)/g, (_, module: string) => {
    const name = `runtime_${module.replace(/[^a-z0-9]/gi, '_')}`;
    imports.set(module, name);
    return name;
  });
  return { imports, source };
}

/** Puts two compilations into one module; each in a scope of its own because Ajv's names repeat. */
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
