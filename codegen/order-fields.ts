import type { Contract } from './contract.ts';
import type { Schema } from './document.ts';
import { banner } from './source-text.ts';

/** Generates the paths of an order's text fields: `tax_number`, `recipient.postal_code`, `items.hs_code`. */
export function orderFields(contract: Contract): string {
  const schemas = contract.document.components?.schemas ?? {};
  const root = contract.operations.find(({ id }) => id === 'createShipment')?.body?.schema ?? '';
  const fields = textFields(schemas, schemas[root] ?? {});
  return `${banner}export const orderFields = [${fields.map((field) => `\n  '${field}',`).join('')}
] as const;

export type OrderField = (typeof orderFields)[number];
`;
}

function textFields(schemas: Readonly<Record<string, Schema>>, schema: Schema, prefix = ''): string[] {
  const properties = Object.entries((resolve(schemas, schema).properties ?? {}) as Record<string, Schema>);
  return properties.flatMap(([name, property]) => {
    const { type, enum: choices, items } = resolve(schemas, property);
    if (type === 'string') return choices === undefined ? [`${prefix}${name}`] : [];
    // One level deep: fields of an object, or of the items of an array.
    return prefix === '' ? textFields(schemas, (items as Schema) ?? property, `${name}.`) : [];
  });
}

function resolve(schemas: Readonly<Record<string, Schema>>, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
}
