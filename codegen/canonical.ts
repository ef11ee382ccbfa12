import { compactJson } from './compact-json.ts';
import { withDerivedParts } from './derived-parts.ts';
import type { Document, Schema, SysCodeEntry } from './document.ts';

export const rootOrder = [
  'openapi',
  'info',
  'servers',
  'tags',
  'externalDocs',
  'security',
  'paths',
  'webhooks',
  'components',
  'x-sys-codes',
];

export const operationOrder = [
  'operationId',
  'tags',
  'summary',
  'description',
  'deprecated',
  'x-deprecation',
  'x-idempotency',
  'x-pagination',
  'x-body-validation',
  'x-body-list',
  'x-max-body-bytes',
  'x-sys-codes',
  'security',
  'parameters',
  'requestBody',
  'responses',
];

export const methodOrder = ['get', 'post', 'put', 'patch', 'delete'];

const componentOrder = [
  'securitySchemes',
  'parameters',
  'headers',
  'requestBodies',
  'responses',
  'examples',
  'links',
  'schemas',
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the normalized text of a contract: fixed key and error order, so that a diff shows changed meaning only. Lists
 * of error numbers get their names, and parts that follow from others are written.
 */
export function canonicalText(given: Document): string {
  const document = withDerivedParts(given);
  const catalog = Object.entries(document['x-sys-codes'] ?? {}).sort(byNumber);
  const byStatus = catalog.toSorted(([, one], [, other]) => one.status - other.status);
  const ranks = new Map(byStatus.map(([name], index) => [name, index]));
  const names = new Map(catalog.map(([name, { code }]) => [code, name]));
  const ordered = {
    ...inOrder(document, rootOrder),
    paths: mapValues(document.paths, (item) => canonicalItem(item as Fields, ranks)),
    ...(document.webhooks
      ? { webhooks: mapValues(document.webhooks, (item) => canonicalItem(item as Fields, ranks)) }
      : {}),
    components: {
      ...inOrder(document.components, componentOrder),
      schemas: mapValues(document.components.schemas, (schema) => withNames(schema as Schema, names)),
    },
    ...(document['x-sys-codes'] ? { 'x-sys-codes': Object.fromEntries(catalog) } : {}),
  };
  return compactJson(ordered);
}

/** Adds the names of error numbers, which generators use as the names of an enum's members. */
function withNames(schema: Schema, names: ReadonlyMap<string, string>): Schema {
  const { 'x-enum-varnames': _, ...rest } = schema;
  const result: Schema = schema.properties
    ? { ...rest, properties: mapValues(schema.properties, (part) => withNames(part as Schema, names)) }
    : rest;
  const values = schema.enum;
  if (!Array.isArray(values) || values.length === 0 || !values.every((value) => names.has(value)))
    return result;
  const { enum: __, ...others } = result;
  const known = { enum: values, 'x-enum-varnames': values.map((value) => names.get(value)) };
  return { ...(others.type === undefined ? {} : { type: others.type }), ...known, ...others };
}

function byNumber([, one]: [string, SysCodeEntry], [, other]: [string, SysCodeEntry]): number {
  return Number(one.code) - Number(other.code);
}

function canonicalItem(item: Fields, ranks: ReadonlyMap<string, number>): Fields {
  return mapValues(inOrder(item, methodOrder), (operation) => {
    if (typeof operation !== 'object' || operation === null || Array.isArray(operation)) return operation;
    const ordered = inOrder(operation as Fields, operationOrder);
    const codes = ordered['x-sys-codes'];
    return Array.isArray(codes) ? { ...ordered, 'x-sys-codes': inRank(codes, ranks) } : ordered;
  });
}

/** Unknown codes go last; a rule reports them. */
function inRank(codes: readonly string[], ranks: ReadonlyMap<string, number>): string[] {
  return [...codes].sort((one, other) => (ranks.get(one) ?? Infinity) - (ranks.get(other) ?? Infinity));
}

function inOrder(value: object, order: readonly string[]): Record<string, unknown> {
  const fields = value as Fields;
  const known = order.filter((key) => key in fields).map((key) => [key, fields[key]]);
  const others = Object.entries(fields).filter(([key]) => !order.includes(key));
  return Object.fromEntries([...known, ...others]);
}

function mapValues(value: object, change: (part: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}
