import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { clientTypes } from './client-view.ts';
import type { Contract } from './contract.ts';
import { type Document, repeatRules, resolve, type Schema } from './document.ts';
import { banner, literal, union, withChecksums } from './generated-files.ts';
import { mcpTools } from './mcp-tools.ts';
import { operationsSource, operationTableSource } from './operations.ts';
import { requestValidators, requestValidatorTypes } from './request-validators.ts';
import { servedFilesSource } from './served/served-files.ts';

/** Generates all files, by name; the checksums (SHA-256 of each file) come last. `others`: files from other documents. */
export async function generate(
  contract: Contract,
  others: readonly (readonly [name: string, text: string])[] = [],
): Promise<Map<string, string>> {
  return withChecksums([
    ['types.ts', await types(contract)],
    ['operations.ts', operationsSource(contract)],
    ['operation-table.ts', operationTableSource(contract)],
    ['errors.ts', errors(contract)],
    ['events.ts', eventsSource(contract)],
    ['order-fields.ts', orderFields(contract)],
    ['mcp-tools.ts', mcpTools(contract)],
    ['request-validators.js', requestValidators(contract)],
    ['request-validators.d.ts', requestValidatorTypes(contract)],
    ['served-files.ts', servedFilesSource(contract)],
    ...others,
  ]);
}

/** Generates the error catalog: name -> number, HTTP status, message and what a repeated request gets. */
function errors(contract: Contract): string {
  const catalog = Object.entries(contract.document['x-sys-codes'] ?? {});
  const entries = catalog.map(([name, { code, status, message, idempotency }]) => [
    name,
    { code, status, message, idempotency },
  ]);
  return `${banner}export type SysCodeName =${union(catalog.map(([name]) => name))};

export interface SysCode {
  /** Sent as \`sysCode\`. */
  readonly code: string;
  readonly status: number;
  /** Public message, sent with the error's name in front. */
  readonly message: string;
  /** What a repeated request with the same key gets. */
  readonly idempotency: ${repeatRules.map((rule) => `'${rule}'`).join(' | ')};
}

export const sysCodes: Readonly<Record<SysCodeName, SysCode>> = ${literal(Object.fromEntries(entries))};
`;
}

/** Generates the event types of the contract's \`webhooks\` section and their bodies. */
export function eventsSource(contract: Contract): string {
  const types = contract.events.map((event) => event.type);
  return `${banner}${types.length > 0 ? "import type { components } from './types.ts';\n\n" : ''}export const eventTypes = [${types.map((type) => `\n  '${type}',`).join('')}
] as const;

export type EventType = (typeof eventTypes)[number];

/** JSON body of each event type. */
export interface EventBodies {${contract.events.map(({ type, schema }) => `\n  '${type}': components['schemas']['${schema}'];`).join('')}
}
`;
}

/**
 * Generates the paths of an order's text fields, with their longest lengths: `tax_number`, `recipient.postal_code`,
 * `items.hs_code`; and those of all fields that a requirement can be about.
 */
function orderFields({ document, operations }: Contract): string {
  const root = operations.find(({ id }) => id === 'createShipment')?.body?.schema ?? '';
  const schema = document.components.schemas[root] ?? {};
  const fields = textFields(document, schema);
  const maxLengths = fields.flatMap(([name, max]) => (typeof max === 'number' ? [[name, max]] : []));
  return `${banner}export const orderFields = [${fields.map(([name]) => `\n  '${name}',`).join('')}
] as const;

export type OrderField = (typeof orderFields)[number];

/** Texts and numbers of an order, at any depth. */
export const requirementFields = [${valueFields(document, schema)
    .map((name) => `\n  '${name}',`)
    .join('')}
] as const;

/** In characters. */
export const maxLengths: { readonly [Field in OrderField]?: number } = ${literal(Object.fromEntries(maxLengths))};
`;
}

function textFields(document: Document, schema: Schema, prefix = ''): [name: string, maxLength: unknown][] {
  const properties = Object.entries((resolve(document, schema).properties ?? {}) as Record<string, Schema>);
  return properties.flatMap(([name, property]) => {
    const { type, enum: choices, items, maxLength } = resolve(document, property) as Schema;
    if (type === 'string') return choices === undefined ? [[`${prefix}${name}`, maxLength]] : [];
    // Fields of an object, or of the items of an array.
    return textFields(document, (items as Schema) ?? property, `${prefix}${name}.`);
  });
}

function valueFields(document: Document, schema: Schema, prefix = ''): string[] {
  const properties = Object.entries((resolve(document, schema).properties ?? {}) as Record<string, Schema>);
  return properties.flatMap(([name, property]) => {
    const { type, items } = resolve(document, property) as Schema;
    const types = [type].flat();
    if (types.some((one) => one === 'string' || one === 'number' || one === 'integer'))
      return [`${prefix}${name}`];
    return valueFields(document, (items as Schema) ?? property, `${prefix}${name}.`);
  });
}

/** Generates the types as clients see them: properties with defaults are optional in requests. Operations have ids here. */
async function types(contract: Contract): Promise<string> {
  const nodes = await clientTypes(contract.document);
  const isRead = (node: ts.Node) => !(ts.isInterfaceDeclaration(node) && node.name.text === 'paths');
  return `${banner}${astToString(nodes.filter(isRead))}`;
}
