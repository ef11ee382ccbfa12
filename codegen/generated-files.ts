import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const bannerOf = (source: string) => `// Generated from ${source} by codegen/. Do not edit.\n\n`;
export const banner = bannerOf('openapi.json');

/** Formats a value as TypeScript source, indented by two. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
}

export function union(values: readonly string[]): string {
  return values.length === 0 ? 'never' : values.map((value) => `\n  | '${value}'`).join('');
}

/** Adds checksums.json, with the SHA-256 of each file, as the last file. */
export function withChecksums(files: Iterable<readonly [name: string, text: string]>): Map<string, string> {
  const all = new Map(files);
  const hashes = [...all].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]);
  return all.set('checksums.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

/** Marks a generated folder. Orphans are removed only where it exists. */
const checksums = 'checksums.json';

export function compareFiles(files: ReadonlyMap<string, string>, folder: string): string[] {
  const present = new Set(listFiles(folder));
  const drift: string[] = [];
  for (const [name, text] of files) {
    if (!present.delete(name)) drift.push(`${name} is missing`);
    else if (readFileSync(path.join(folder, name), 'utf8') !== text)
      drift.push(`${name} differs from openapi.json`);
  }
  return [...drift, ...[...present].map((name) => `${name} is not a generated file`)];
}

/** Writes changed files, removes orphans, returns both. @throws {Error} for a folder with files but no checksums. */
export function writeFiles(files: ReadonlyMap<string, string>, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const present = new Set(listFiles(folder));
  if (present.size > 0 && !present.has(checksums))
    throw new Error(
      `${folder} contains files but no ${checksums}, so it is not a folder of generated files. Choose an empty folder`,
    );
  const touched: string[] = [];
  for (const name of present) {
    if (files.has(name)) continue;
    rmSync(path.join(folder, name), { recursive: true });
    touched.push(name);
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (present.has(name) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    touched.push(name);
  }
  return touched;
}

/** Lists a folder's files as relative paths. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return listFiles(path.join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
}
