import { type Document, resolve, schemaName } from '../document.ts';
import { type ContractRule, operationsOf } from './check.ts';
import { type PlacedSchema, schemasOf } from './placed-schemas.ts';

/** Only optional body properties and query parameters have a default, and their description mentions it. */
export const defaults: ContractRule = (document) => {
  const bodies = operationsOf(document).map(({ operation: { requestBody } }) => {
    const body = requestBody && resolve(document, requestBody);
    return schemaName(body?.content['application/json']?.schema);
  });
  return schemasOf(document)
    .filter(({ schema }) => 'default' in schema)
    .flatMap((placed) => {
      const { at, name } = placed;
      if (!mayHaveOne(placed, bodies))
        return [
          {
            at,
            message: `${name}: has a default; only properties of a request body and query parameters do`,
          },
        ];
      return /\bdefault/i.test(descriptionOf(document, placed))
        ? []
        : [{ at, message: `${name}: its description must repeat the default` }];
    });
};

function mayHaveOne({ at, role }: PlacedSchema, bodies: readonly (string | undefined)[]): boolean {
  return role === 'parameter' || (role === 'property' && bodies.includes(String(at[2])));
}

function descriptionOf(document: Document, { at, role, schema }: PlacedSchema): string {
  if (role !== 'parameter') return String(schema.description ?? '');
  const parameter = at.slice(0, -1).reduce<unknown>((value, key) => {
    return (value as Record<string | number, unknown>)[key];
  }, document);
  return resolve<{ description?: string }>(document, parameter as { description?: string }).description ?? '';
}
