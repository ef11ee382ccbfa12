import { classOfStatus } from '../sdk/typescript/src/errors.ts';
import type { Contract } from './contract.ts';
import { banner, union } from './source-text.ts';

interface ErrorClass {
  readonly code: string;
  readonly sysCode: string;
  readonly name: string;
  readonly parent: string;
  readonly summary: string;
}

/** Generates one error class per error code, and the table that finds it by `sysCode`. */
export function sdkErrors(contract: Contract): [name: string, text: string][] {
  const errors = Object.entries(contract.document['x-sys-codes'] ?? {}).map(([code, entry]): ErrorClass => {
    const parent = classOfStatus(entry.status).name;
    return {
      code,
      sysCode: entry.code,
      name: className(code),
      parent,
      summary: `${entry.status}: ${entry.message}`,
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
    ({ code, name, parent, summary }) => `/** ${summary} */
export class ${name} extends ${parent} {
  declare readonly code: '${code}';
}
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
