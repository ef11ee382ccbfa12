import { isDeepStrictEqual } from 'node:util';
import { type HeaderObject, resolve, type Schema } from '../../document.ts';
import { type ContractRule, operationsOf, type Problem } from '../check.ts';

/** All components of a header have the same schema, because headers are validated by name. */
export const headerSchemas: ContractRule = (document) => {
  const known = new Map<string, { component: string; schema: Schema }>();
  const problems = new Map<string, Problem>();
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses ?? {})) {
      for (const [name, header] of Object.entries(resolve(document, response).headers ?? {})) {
        if (!('$ref' in header)) continue;
        const component = header.$ref.split('/').at(-1) ?? '';
        const { examples: _, ...schema } = resolve<HeaderObject>(document, header).schema;
        const first = known.get(name) ?? { component, schema };
        known.set(name, first);
        if (isDeepStrictEqual(first.schema, schema)) continue;
        const message = `header ${name}: ${component} and ${first.component} have different schemas; use one`;
        problems.set(message, { at: ['components', 'headers', component], message });
      }
    }
  }
  return [...problems.values()];
};
