import { type Document, type Pagination, type Reference, resolve, type Schema } from '../../document.ts';
import { type ContractRule, checkOperations } from '../check.ts';

/** `x-pagination` names two existing query parameters and two existing places in the 200. */
export const pagination: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const stated = operation['x-pagination'];
    const names = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
    if (!stated) return names.includes('cursor') ? ['takes a cursor; add x-pagination'] : [];
    const response = operation.responses?.['200'] && resolve(document, operation.responses['200']);
    const body = response?.content?.['application/json']?.schema;
    return (['cursor', 'limit', 'items', 'next'] as const).flatMap((key) => {
      if (key === 'cursor' || key === 'limit')
        return names.includes(stated[key])
          ? []
          : [`x-pagination.${key} must name one of its query parameters`];
      return body && isPlace(document, body, stated, key)
        ? []
        : [`x-pagination.${key} must be a property of its 200, such as data.${key}`];
    });
  });

function isPlace(document: Document, body: Schema, stated: Pagination, key: 'items' | 'next'): boolean {
  let schema: Schema | undefined = body;
  for (const step of (stated[key] ?? '').split('.')) {
    const properties = (schema && followed(document, schema).properties) as
      | Record<string, Schema>
      | undefined;
    schema = properties?.[step];
  }
  if (!schema) return false;
  return key === 'next' || followed(document, schema).type === 'array';
}

function followed(document: Document, schema: Schema): Schema {
  return resolve<Schema>(document, schema as Schema | Reference);
}
