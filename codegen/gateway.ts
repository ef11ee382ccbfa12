import openapiTS, { astToString } from 'openapi-typescript';
import { contractAjv } from '../src/contract/response-validators.ts';
import type { Schema } from './document.ts';
import { bannerOf } from './generated-files.ts';
import { guardKeywords } from './guard-keywords.ts';
import { compile, merge } from './request-validators.ts';

/** The document of the protocol between the service and a carrier's gateway. */
export const gatewayDocument = 'docs/carrier-gateway/openapi.json';

interface GatewayDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: object;
  readonly webhooks: object;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: object;
  };
}

const banner = bannerOf(gatewayDocument);

/** Generates the types of the protocol's schemas, and a validator for each message, by name. */
export async function gatewayFiles(document: GatewayDocument): Promise<[name: string, text: string][]> {
  const names = messageNames(document);
  return [
    ['gateway-types.ts', await types(document)],
    ['gateway-validators.js', validators(document, names)],
    ['gateway-validators.d.ts', validatorTypes(names)],
  ];
}

/** Returns the schemas that are the whole body of a request, a response or a notice. */
function messageNames({ paths, webhooks, components: { responses } }: GatewayDocument): string[] {
  const names = new Set<string>();
  JSON.stringify([paths, webhooks, responses], (key, value) => {
    if (key === 'application/json') names.add(value.schema.$ref.split('/').at(-1));
    return value;
  });
  return [...names].sort();
}

async function types({ openapi, info, components: { schemas } }: GatewayDocument): Promise<string> {
  const document = structuredClone({ openapi, info, paths: {}, components: { schemas } });
  const source = astToString(await openapiTS(document as never, { immutable: true }));
  return `${banner}${source}\nexport type GatewaySchemas = components['schemas'];\n`;
}

function validators({ components: { schemas } }: GatewayDocument, names: readonly string[]): string {
  const ajv = contractAjv(schemas, {
    strict: true,
    strictTypes: false,
    useDefaults: false,
    code: { source: true, esm: true, lines: true },
  });
  guardKeywords(ajv);
  ajv.addVocabulary(['components', 'headers', 'example']);
  const schemaOf = Object.fromEntries(names.map((name) => [name, name]));
  const table = names.map((name) => `  ${name},\n`).join('');
  return `${banner}${merge(compile(ajv, schemaOf, names))}\nexport const gatewayValidators = {\n${table}};\n`;
}

function validatorTypes(names: readonly string[]): string {
  return `${banner}import type { ValidateFunction } from 'ajv';
import type { GatewaySchemas } from './gateway-types.ts';

/** Bodies of the protocol by the names of their schemas. */
export type GatewayMessages = Pick<
  GatewaySchemas,${names.map((name) => `\n  | '${name}'`).join('')}
>;

export const gatewayValidators: {
  readonly [Name in keyof GatewayMessages]: ValidateFunction<
    GatewayMessages[Name]
  >;
};
`;
}
