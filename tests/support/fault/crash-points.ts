import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

/** Lists every `crashpoint('…')` of the code, so a new one must be tested. */
export function crashPoints(): string[] {
  const names = new Set<string>();
  for (const folder of ['src', 'db'].map((name) => path.join(root, name))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const [, name] of text.matchAll(/\bcrashpoint\('([^']+)'\)/g)) names.add(name as string);
    }
  }
  return [...names].sort();
}
