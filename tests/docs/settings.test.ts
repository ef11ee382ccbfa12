import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';

/** Every name that the configuration asks its environment for. */
function settingsRead(): string[] {
  const asked = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get(_, name) {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(env);
  return [...asked].sort();
}

it('README tells of every setting that there is, and of no other', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = /\n## Settings\n[\s\S]*?\n(\|[\s\S]*?)\n\n/.exec(readme)?.[1] ?? '';
  const rows = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const named = rows.flatMap((names) => [...names.matchAll(/`([A-Z_]+)`/g)].map((match) => match[1] ?? ''));
  expect(named.sort()).toEqual(settingsRead());
});
