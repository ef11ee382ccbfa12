import type { Document, Schema } from './document.ts';

/**
 * SDK generators give inline objects and enums ordinal names that change when the contract grows, so every
 * object and enum must be a named component. Returns a problem for each that isn't.
 */
export function inlineSchemas(document: Document): string[] {
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(document.components.schemas))
    visitParts(name, schema, problems);
  return problems;
}

function visitParts(place: string, schema: Schema, problems: string[]): void {
  for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    visit(`${place}.${name}`, part, problems);
  }
  if (isSchema(schema.items)) visit(`${place}[]`, schema.items, problems);
  if (isSchema(schema.additionalProperties)) visit(`${place}.*`, schema.additionalProperties, problems);
  for (const part of (schema.oneOf ?? []) as Schema[]) visit(`${place} (oneOf)`, part, problems);
}

function visit(place: string, schema: Schema, problems: string[]): void {
  if (schema.$ref) return;
  if (schema.properties)
    problems.push(`${place}: is an inline object; name it in components.schemas and $ref it`);
  if (schema.enum) problems.push(`${place}: is an inline enum; name it in components.schemas and $ref it`);
  visitParts(place, schema, problems);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
