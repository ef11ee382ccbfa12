import {
  _,
  Ajv2020,
  type CodeKeywordDefinition,
  type Options,
  str,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { visible, visibleCode, visibleNumber } from '../text.ts';
import { readContract } from './contract.ts';

type Schemas = Readonly<Record<string, object>>;

/** The parts of a contract that describe responses. References to them are local. */
interface Responses {
  readonly paths?: object;
  readonly components?: {
    readonly schemas?: Schemas;
    readonly responses?: Schemas;
    readonly headers?: Readonly<Record<string, { readonly schema?: object }>>;
  };
}

interface ResponseValidators {
  /** Validates the JSON of a response or an event. @param schema its name in the contract */
  readonly body: (schema: string) => ValidateFunction | undefined;
  /** Validates `{ value }`, with the text of a header. */
  readonly header: (name: string) => ValidateFunction | undefined;
}

let ofService: ResponseValidators | undefined;

/** Returns the validators of the service's contract. Each is compiled at its first use, and production uses none. */
export function responseValidators(): ResponseValidators {
  ofService ??= compileResponseValidators(readContract() as Responses);
  return ofService;
}

/**
 * Returns a contract's validators. They refuse properties that the contract does not describe: a client accepts them, but
 * nothing says that they are sent.
 */
export function compileResponseValidators(contract: Responses): ResponseValidators {
  // The rules of the contract have checked the schemas.
  const options: Options = { strict: false, validateSchema: false, meta: false, code: { optimize: false } };
  const schemas = contract.components?.schemas ?? {};
  const bodies = contractAjv(closeObjects(schemas), options);
  const headers = contractAjv(schemas, { ...options, coerceTypes: true }, headerSchemas(contract));
  return {
    body: (schema) => bodies.getSchema(`contract#/components/schemas/${schema}`),
    header: (name) => headers.getSchema(`contract#/headers/${name}`),
  };
}

/** Returns an Ajv that has the schemas of a contract as `contract#/components/schemas/…`. */
export function contractAjv(schemas: Schemas, options: Options, headers: Schemas = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, discriminator: true, ...options });
  // No schema has unevaluatedProperties, for which Ajv writes ten lines into each function.
  ajv.opts.unevaluated = false;
  addFormats.default(ajv);
  ajv.addKeyword(maxDecimals);
  ajv.addKeyword(code);
  ajv.addKeyword(readable);
  ajv.addSchema({ $id: 'contract', components: { schemas: withoutMappings(schemas) }, headers });
  return ajv;
}

/** Ajv reads the values of a discriminator from the branches, and refuses a `mapping`. */
function withoutMappings(schemas: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { discriminator, ...rest } = schema as { discriminator?: { propertyName: string } };
      if (!discriminator) return [name, schema];
      const { propertyName } = discriminator;
      const tag = { properties: { [propertyName]: { type: 'string' } }, required: [propertyName] };
      return [name, { ...rest, type: 'object', ...tag, discriminator: { propertyName } }];
    }),
  );
}

/** Returns the schemas with every object closed that describes its properties and does not say whether it has others. */
function closeObjects(schemas: Schemas): Schemas {
  return JSON.parse(JSON.stringify(schemas), (_, value: unknown) => {
    const isOpen =
      typeof value === 'object' &&
      value !== null &&
      'type' in value &&
      'properties' in value &&
      !('additionalProperties' in value);
    return isOpen ? { ...value, additionalProperties: false } : value;
  });
}

/** Returns the schema of each header. Any component of a header will do: a rule requires equal schemas. */
function headerSchemas({ paths = {}, components = {} }: Responses): Schemas {
  const found: Record<string, object> = {};
  JSON.stringify([paths, components.responses], (key, value) => {
    // The name of a property in an example can be `headers` too.
    if (key === 'content') return undefined;
    if (key !== 'headers') return value;
    for (const [name, { $ref = '' }] of Object.entries(value as Record<string, { $ref?: string }>)) {
      const { schema = {} } = components.headers?.[$ref.split('/').at(-1) ?? ''] ?? {};
      found[name] = { type: 'object', properties: { value: schema } };
    }
    return undefined;
  });
  return found;
}

/** Counts the decimals of the shortest decimal representation. `multipleOf: 0.01` is unreliable: Ajv divides doubles. */
const maxDecimals: CodeKeywordDefinition = {
  keyword: 'x-max-decimals',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schema }) => str`must have at most ${schema} decimals`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
  code(context) {
    context.fail(_`Number(${context.data}.toFixed(${context.schema})) !== ${context.data}`);
  },
};

/** The form in which spreadsheets save a long number: 4.47E+11. Its last digits are lost. */
const exponent = /^\s*-?\d+(?:[.,]\d+)?e\+\d{1,3}\s*$/i;

/** Replaces a code by what a person sees of it, before other keywords count and match it. A number also has ASCII digits. */
const code: CodeKeywordDefinition = {
  keyword: 'x-code',
  type: 'string',
  schemaType: ['boolean', 'string'],
  before: 'maxLength',
  code({ gen, data, schema, it: { parentData, parentDataProperty } }) {
    const read = gen.scopeValue(
      'func',
      schema === 'number'
        ? { ref: visibleNumber, code: _`require("../src/text.ts").visibleNumber` }
        : { ref: visibleCode, code: _`require("../src/text.ts").visibleCode` },
    );
    gen.assign(data, _`${read}(${data})`);
    gen.assign(_`${parentData}[${parentDataProperty}]`, data);
  },
};

/** Refuses text that a carrier or customs can't read. Blank text is the matter of `pattern`. */
const readable: CodeKeywordDefinition = {
  keyword: 'x-readable',
  type: 'string',
  schemaType: 'boolean',
  before: 'maxLength',
  error: {
    message: 'must be readable',
    params: ({ params }) => _`{reason: ${params.reason}}`,
  },
  code(context) {
    const { gen, data } = context;
    const matches = (regExp: RegExp) => {
      const code = _`new RegExp(${regExp.source}, ${regExp.flags})`;
      return _`${gen.scopeValue('pattern', { key: String(regExp), ref: regExp, code })}.test(${data})`;
    };
    const reason = gen.const(
      'reason',
      _`${data}.includes("\\ufffd") ? "lost" : ${matches(exponent)} ? "exponent" : ${matches(visible)} || ${data}.trim() === "" ? null : "invisible"`,
    );
    context.setParams({ reason });
    context.fail(_`${reason} !== null`);
  },
};
