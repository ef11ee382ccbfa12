import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from './contract.ts';
import { banner } from './generated-files.ts';

const index = 'index.ts';
const maxLineLength = 110;

/** Relative to the registry. */
const handlerTypes = '../run-operation.ts';

/** Generates the registry of handlers. It imports each operation from the file of its tag: a missing one doesn't compile. */
function handlerIndex(contract: Contract): string {
  const imports = [...handlersByFile(contract)].map(([file, ids]) => importLine(ids, file));
  const ids = contract.operations.map(({ id }) => id).sort(asImported);
  return `${banner}import type { OperationHandlers } from '${handlerTypes}';
${imports.join('')}
/** Handlers by operationId. */
export const operationHandlers: OperationHandlers = {
${ids.map((id) => `  ${id},\n`).join('')}};
`;
}

/** Formatted as the linter wants it. */
function importLine(names: readonly string[], file: string): string {
  const line = `import { ${names.join(', ')} } from './${file}';\n`;
  if (line.length <= maxLineLength + 1) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './${file}';\n`;
}

/** Returns the operationIds of each file, which has the name of their tag. */
function handlersByFile({ operations }: Contract): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const tag of [...new Set(operations.map((operation) => operation.tag))].sort()) {
    const ids = operations.filter((operation) => operation.tag === tag).map(({ id }) => id);
    files.set(`${tag}.ts`, ids.sort(asImported));
  }
  return files;
}

/** The order in which the formatter sorts imported names. */
function asImported(one: string, other: string): number {
  return importKey(one) < importKey(other) ? -1 : 1;
}

/** Letter by letter regardless of case, and a capital before its small letter. */
function importKey(name: string): string {
  return name.replace(/./g, (letter) => `${letter.toLowerCase()}${letter === letter.toUpperCase() ? 0 : 1}`);
}

export function compareHandlers(contract: Contract, folder: string): string[] {
  const expected = handlersByFile(contract);
  const present = readdirSync(folder).filter((name) => name !== index);
  const registry = path.join(folder, index);
  const text = existsSync(registry) ? readFileSync(registry, 'utf8') : null;
  return [
    ...(text === handlerIndex(contract) ? [] : [`${index} does not match the operations of openapi.json`]),
    ...[...expected].flatMap(([file, ids]) => {
      if (!present.includes(file)) return [`${file} is missing`];
      const source = readFileSync(path.join(folder, file), 'utf8');
      return ids.filter((id) => !exportsName(source, id)).map((id) => `${file} has no handler ${id}`);
    }),
    ...present.filter((name) => !expected.has(name)).map((name) => `${name} is not named by a tag`),
  ];
}

function exportsName(source: string, name: string): boolean {
  return new RegExp(`^export (const|(async )?function) ${name}\\b`, 'm').test(source);
}

/** Writes the registry if it differs; returns whether it was written. */
export function writeHandlerIndex(contract: Contract, folder: string): boolean {
  const registry = path.join(folder, index);
  const text = handlerIndex(contract);
  if (existsSync(registry) && readFileSync(registry, 'utf8') === text) return false;
  writeFileSync(registry, text);
  return true;
}
