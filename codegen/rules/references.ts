import type { Document } from '../document.ts';
import type { ContractRule, DocumentPath, Problem } from './check.ts';

/** Data: a `$ref` in it is not a reference. */
const data = new Set(['value', 'example', 'default', 'const', 'enum']);

export const references: ContractRule = (document) => visit(document, document, []);

function visit(document: Document, value: unknown, at: DocumentPath): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { $ref } = value as { $ref?: unknown };
  const wrong = typeof $ref === 'string' ? problemOf(document, $ref) : undefined;
  const here = wrong ? [{ at, message: `${at.join(' ')}: ${wrong}` }] : [];
  const parts = Object.entries(value).filter(([key]) => !data.has(key));
  return [...here, ...parts.flatMap(([key, part]) => visit(document, part, [...at, key]))];
}

function problemOf(document: Document, reference: string): string | undefined {
  const [, section, name] = reference.match(/^#\/components\/(\w+)\/(\w+)$/) ?? [];
  if (!section || !name) return `$ref ${reference} must be #/components/<section>/<Name>`;
  const components = document.components as unknown as Record<string, Record<string, unknown> | undefined>;
  return components[section]?.[name] === undefined
    ? `$ref ${reference} does not exist; define it or correct its name`
    : undefined;
}
