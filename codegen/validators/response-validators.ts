import type { Contract } from '../contract.ts';
import { banner } from '../source-text.ts';
import { ajvOf, compile, merge, withContract } from './compile-validators.ts';

/** Generates one validator per response schema. In a separate file, because only tests and development load it. */
export function responseValidators(contract: Contract): string {
  const { schemas } = contract.document.components;
  const ajv = ajvOf(schemas);
  const names = responseSchemas(contract);
  for (const name of names) ajv.addSchema({ $id: name, $ref: `contract#/components/schemas/${name}` });
  const headers = headerComponents(contract);
  const headerAjv = ajvOf(schemas, { coerce: true });
  for (const component of new Set(headers.values())) {
    const schema = contract.document.components.headers?.[component]?.schema ?? {};
    headerAjv.addSchema({
      $id: `header${component}`,
      type: 'object',
      properties: { value: withContract(schema) },
    });
  }
  const headerIds = [...new Set(headers.values())].map((component) => `header${component}`);
  const byHeaderName = [...headers].map(([name, component]) => `  '${name}': header${component},\n`);
  return [
    banner,
    merge(compile(ajv, names), compile(headerAjv, headerIds)),
    `\nexport const responseValidators = {\n${names.map((name) => `  ${name},\n`).join('')}};\n`,
    `\nexport const headerValidators = {\n${byHeaderName.join('')}};\n`,
  ].join('');
}

export function responseValidatorTypes(): string {
  return `${banner}import type { ValidateFunction } from 'ajv';

/** By schema name. */
export const responseValidators: Readonly<Record<string, ValidateFunction>>;
/** By header name; each validates \`{ value }\`. */
export const headerValidators: Readonly<Record<string, ValidateFunction>>;
`;
}

function responseSchemas({ operations, events }: Contract): string[] {
  const names = operations.flatMap(({ responses }) => responses.flatMap(({ schema }) => schema ?? []));
  return [...new Set([...names, ...events.map((event) => event.schema)])].sort();
}

/** Any component of a header will do: a rule requires equal schemas. */
function headerComponents({ operations }: Contract): Map<string, string> {
  const headers = operations.flatMap(({ responses }) => responses.flatMap((response) => response.headers));
  return new Map(headers.map(({ name, component }): [string, string] => [name, component]));
}
