import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from './contract.ts';
import { banner } from './source-text.ts';

const index = 'index.ts';

/** Relative to the registry. */
const handlerTypes = '../http/operation.ts';

/** Generates the registry of handlers. It imports one file per operation, so a missing handler doesn't compile. */
export function handlerIndex({ operations }: Contract): string {
  const ids = operations.map(({ id }) => id).sort();
  return `${banner}import type { OperationHandlers } from '${handlerTypes}';
${ids.map((id) => `import { ${id} } from './${id}.ts';\n`).join('')}
/** Handlers by operationId. */
export const operationHandlers: OperationHandlers = {
${ids.map((id) => `  ${id},\n`).join('')}};
`;
}

export function compareHandlers(contract: Contract, folder: string): string[] {
  const expected = contract.operations.map(({ id }) => `${id}.ts`);
  const present = readdirSync(folder).filter((name) => name !== index);
  const registry = path.join(folder, index);
  const text = existsSync(registry) ? readFileSync(registry, 'utf8') : null;
  return [
    ...(text === handlerIndex(contract) ? [] : [`${index} does not match the operations of openapi.json`]),
    ...expected.filter((name) => !present.includes(name)).map((name) => `${name} is missing`),
    ...present
      .filter((name) => !expected.includes(name))
      .map((name) => `${name} is not the handler of an operation`),
  ];
}

/** Writes the registry if it differs; returns whether it was written. */
export function writeHandlerIndex(contract: Contract, folder: string): boolean {
  const registry = path.join(folder, index);
  const text = handlerIndex(contract);
  if (existsSync(registry) && readFileSync(registry, 'utf8') === text) return false;
  writeFileSync(registry, text);
  return true;
}
