import type { Contract } from '../contract.ts';
import type { Schema } from '../document.ts';
import { banner } from '../source-text.ts';
import { ajvOf, compile, merge, withContract } from './compile-validators.ts';

/**
 * Generates one validator per response schema. In a separate file, because only tests and development load it. They
 * refuse properties that the contract does not describe: a client accepts them, but nothing says that they are sent.
 */
export function responseValidators(contract: Contract): string {
  const { schemas } = contract.document.components;
  const ajv = ajvOf(closed(schemas));
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

/** Returns the schemas with every object closed that describes its properties and does not say whether it has others. */
function closed(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return JSON.parse(
    JSON.stringify(schemas, (_, value: unknown) => {
      const isOpen =
        typeof value === 'object' &&
        value !== null &&
        'type' in value &&
        'properties' in value &&
        !('additionalProperties' in value);
      return isOpen ? { ...value, additionalProperties: false } : value;
    }),
  );
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
