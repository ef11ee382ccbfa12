import { type Document, resolve } from '../document.ts';
import { type Check, operationsOf, reachedSchemas } from './check.ts';
import { type PlacedSchema, schemasOf } from './placed-schemas.ts';

/** Only what a request may leave out has a default: a property or a query parameter, and its description says so. */
export const defaults: Check = (document) => {
  const requests = reachedSchemas(
    document,
    operationsOf(document).map(({ operation }) => [operation.requestBody, operation.parameters]),
  );
  return schemasOf(document)
    .filter(({ schema }) => 'default' in schema)
    .flatMap((placed) => {
      const { at, name } = placed;
      if (!mayHaveOne(placed, requests))
        return [{ at, message: `${name}: has a default; only request properties and query parameters do` }];
      return /\bdefault/i.test(descriptionOf(document, placed))
        ? []
        : [{ at, message: `${name}: its description must repeat the default` }];
    });
};

function mayHaveOne({ at, role }: PlacedSchema, requests: ReadonlySet<string>): boolean {
  return role === 'parameter' || (role === 'property' && requests.has(String(at[2])));
}

function descriptionOf(document: Document, { at, role, schema }: PlacedSchema): string {
  if (role !== 'parameter') return String(schema.description ?? '');
  const parameter = at.slice(0, -1).reduce<unknown>((value, key) => {
    return (value as Record<string | number, unknown>)[key];
  }, document);
  return resolve<{ description?: string }>(document, parameter as { description?: string }).description ?? '';
}
