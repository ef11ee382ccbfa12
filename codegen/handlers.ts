import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from './contract.ts';
import { banner } from './source-text.ts';

const index = 'index.ts';

/** Seen from the registry. */
const handlerTypes = '../http/handler.ts';

/** The registry of handlers: it imports a file for each operation, so that a missing one doesn't compile. */
export function handlerIndex({ operations }: Contract): string {
  const ids = operations.map(({ id }) => id).sort();
  return `${banner}import type { OperationHandlers } from '${handlerTypes}';
${ids.map((id) => `import { ${id} } from './${id}.ts';\n`).join('')}
/** Every operation's handler by its operationId. */
export const operationHandlers: OperationHandlers = {
${ids.map((id) => `  ${id},\n`).join('')}};
`;
}

/** Returns the faults of a folder of handlers: an operation without its file, a file without its operation, a stale registry. */
export function compareHandlers(contract: Contract, folder: string): string[] {
  const expected = contract.operations.map(({ id }) => `${id}.ts`);
  const present = readdirSync(folder).filter((name) => name !== index);
  const registry = path.join(folder, index);
  const text = existsSync(registry) ? readFileSync(registry, 'utf8') : null;
  return [
    ...(text === handlerIndex(contract) ? [] : [`${index} is not the registry of openapi.json's operations`]),
    ...expected.filter((name) => !present.includes(name)).map((name) => `${name} is missing`),
    ...present.filter((name) => !expected.includes(name)).map((name) => `${name} is no operation's handler`),
  ];
}

/** Writes the registry where it differs; says whether it did. Handlers are written by hand. */
export function writeHandlerIndex(contract: Contract, folder: string): boolean {
  const registry = path.join(folder, index);
  const text = handlerIndex(contract);
  if (existsSync(registry) && readFileSync(registry, 'utf8') === text) return false;
  writeFileSync(registry, text);
  return true;
}
