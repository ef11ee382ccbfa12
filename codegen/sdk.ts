import { astToString } from 'openapi-typescript';
import { classOfStatus, isRetriedStatus } from '../sdk/typescript/src/errors.ts';
import { clientTypes } from './client-view.ts';
import { type Contract, isRepeatable } from './contract.ts';
import type { Document, Schema } from './document.ts';
import { eventsSource } from './generate.ts';
import { banner, literal, union, withChecksums } from './generated-files.ts';
import { requiredOneOfKey } from './rules/schemas.ts';

interface ErrorClass {
  readonly code: string;
  readonly sysCode: string;
  readonly name: string;
  readonly parent: string;
  readonly summary: string;
  /** Although clients do not know it by its status. */
  readonly isRetried: boolean;
}

/** Generates one error class per error code, and the table that finds it by `sysCode`. */
function sdkErrors(contract: Contract): [name: string, text: string][] {
  const errors = Object.entries(contract.document['x-sys-codes'] ?? {}).map(([code, entry]): ErrorClass => {
    const parent = classOfStatus(entry.status).name;
    return {
      code,
      sysCode: entry.code,
      name: className(code),
      parent,
      summary: `${entry.status}: ${entry.message}`,
      isRetried: !isRetriedStatus(entry.status) && entry.retry === 'after_wait',
    };
  });
  return [
    ['error-codes.ts', codes(errors)],
    ['errors.ts', classes(errors)],
    ['error-table.ts', table(errors)],
  ];
}

/** `HS_CODE_REQUIRED` becomes `HsCodeRequiredError`. */
function className(code: string): string {
  const words = code.replace(/_ERROR$/, '').split('_');
  return `${words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join('')}Error`;
}

/** The only code of a status can have the name of the status's class. Then it needs no other class. */
const needsClass = ({ name, parent }: ErrorClass) => name !== parent;

function codes(errors: readonly ErrorClass[]): string {
  return `${banner}/** Name of an error, as \`ApiError.code\` has it. */
export type ErrorCode =${union(errors.map(({ code }) => code))};
`;
}

function classes(errors: readonly ErrorClass[]): string {
  const own = errors.filter(needsClass);
  const parents = [...new Set(own.map(({ parent }) => parent))].sort();
  const source = own.map(
    ({ code, name, parent, summary, isRetried }) => `/** ${summary} */
export class ${name} extends ${parent} {
  declare readonly code: '${code}';
${isRetried ? '\n  override get isTransient(): boolean {\n    return true;\n  }\n' : ''}}
`,
  );
  return `${banner}import { ${parents.join(', ')} } from '../errors.ts';

${source.join('\n')}`;
}

function table(errors: readonly ErrorClass[]): string {
  const names = (list: readonly ErrorClass[]) => list.map(({ name }) => `  ${name},\n`).join('');
  const rows = errors.map(({ sysCode, code, name }) => `  '${sysCode}': ['${code}', ${name}],\n`);
  const ofStatus = errors.filter((error) => !needsClass(error)).map(({ name }) => name);
  return `${banner}import { type ApiErrorClass${ofStatus.map((name) => `, ${name}`).join('')} } from '../errors.ts';
import type { ErrorCode } from './error-codes.ts';
import {
${names(errors.filter(needsClass))}} from './errors.ts';

/** Name and class of each error, by the number that a response has as \`sysCode\`. */
export const errorTable: Readonly<Record<string, readonly [ErrorCode, ApiErrorClass]>> = {
${rows.join('')}};
`;
}

/** Generates the contract's part of the TypeScript SDK, by file name; the checksums come last. */
export async function generateSdk(contract: Contract): Promise<Map<string, string>> {
  return withChecksums([
    ['types.ts', await sdkTypes(contract.document)],
    ['operations.ts', operations(contract)],
    ...sdkErrors(contract),
    ['events.ts', eventsSource(contract)],
  ]);
}

async function sdkTypes(document: Document): Promise<string> {
  const { components } = document;
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, requiringOneOf(schema)]),
  );
  const whole = { ...document, components: { ...components, schemas } };
  return `${banner}${astToString(await clientTypes(whole, { rootTypes: true, rootTypesNoSchemaPrefix: true }))}`;
}

/** openapi-typescript makes a union of alternatives that name properties again. */
function requiringOneOf({ [requiredOneOfKey]: choices, ...schema }: Schema): Schema {
  const [names] = (choices ?? []) as string[][];
  if (!names) return schema;
  const oneOf = names.map((name) => ({ type: 'object', required: [name], properties: { [name]: {} } }));
  return { ...schema, oneOf };
}

function operations({ operations }: Contract): string {
  const entries = operations.map((operation) => [
    operation.id,
    {
      method: operation.method,
      path: operation.path,
      takesKey: operation.idempotency !== null,
      repeatable: isRepeatable(operation),
    },
  ]);
  return `${banner}/** Method and path of each operation, whether it takes an Idempotency-Key, and whether it is safe to repeat. */
export const operations = ${literal(Object.fromEntries(entries))} as const;

export type OperationId = keyof typeof operations;
`;
}
