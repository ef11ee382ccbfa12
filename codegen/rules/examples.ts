import { type Document, type MediaTypeObject, resolve, statusesOf } from '../document.ts';
import { type ContractRule, checkOperations } from './check.ts';

/** Every request body and response has an example, whose envelope shows the response's status. */
export const examples: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const body = operation.requestBody && resolve(document, operation.requestBody);
    return [
      ...Object.values(body?.content ?? {})
        .filter((media) => !hasExample(media))
        .map(() => 'its request body has no example'),
      ...statusesOf(operation).flatMap(([status, response]) =>
        Object.entries(resolve(document, response).content ?? {}).flatMap(([type, media]) => [
          ...(hasExample(media) ? [] : [`its ${status} response has no example`]),
          ...(type === 'application/json' ? wrongStatuses(document, status, media) : []),
        ]),
      ),
    ];
  });

function hasExample({ examples = {} }: MediaTypeObject): boolean {
  return Object.keys(examples).length > 0;
}

function wrongStatuses(document: Document, status: string, { examples = {} }: MediaTypeObject): string[] {
  return Object.entries(examples).flatMap(([name, example]) => {
    const { value } = resolve(document, example);
    const shown = (value as { status?: unknown } | null)?.status;
    return String(shown) === status ? [] : [`the example ${name} of its ${status} shows status ${shown}`];
  });
}
