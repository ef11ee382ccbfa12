import { ajvOf, compile, merge, withContract } from './compile-validators.ts';
import type { Contract } from './contract.ts';
import { banner } from './source-text.ts';

/**
 * Validators of what goes out, one a named schema; the operation table's `responses` says which one belongs to an
 * operation's status. Loaded by tests and development only, so they stand in a file of their own.
 */
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

/** By the name of the schema. */
export const responseValidators: Readonly<Record<string, ValidateFunction>>;
/** By the header's name; each validates \`{ value }\`. */
export const headerValidators: Readonly<Record<string, ValidateFunction>>;
`;
}

function responseSchemas({ operations, events }: Contract): string[] {
  const names = operations.flatMap(({ responses }) => responses.flatMap(({ schema }) => schema ?? []));
  return [...new Set([...names, ...events.map((event) => event.schema)])].sort();
}

/** The component that describes each header; whichever it is, a rule makes their schemas equal. */
function headerComponents({ operations }: Contract): Map<string, string> {
  const headers = operations.flatMap(({ responses }) => responses.flatMap((response) => response.headers));
  return new Map(headers.map(({ name, component }): [string, string] => [name, component]));
}
