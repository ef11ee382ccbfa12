import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';

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

/** The rows of the page's tables: name, meaning, unit and range, default, when to change it. */
function documented(): string[][] {
  const rows = readFileSync('docs/configuration.md', 'utf8').match(/^\| `.*\|$/gm) ?? [];
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

it('docs/configuration.md has a row for every setting that there is, and for no other', () => {
  expect(
    documented()
      .map(([name = '']) => name.replaceAll('`', ''))
      .sort(),
  ).toEqual(settingsRead());
});

it('every row says all that a person must know', () => {
  for (const row of documented())
    expect([row[0], row.filter((cell) => cell !== '').length]).toEqual([row[0], 5]);
});

/** The settings whose documented default is a number, a word or a list as one would set it. */
const defaults = documented().flatMap(([name = '', , , value = '']) => {
  const literal = /^`([\d.,a-z]+)`$/i.exec(value)?.[1];
  return literal ? [[name.replaceAll('`', ''), literal] as const] : [];
});

it.each(defaults)('%s set to its documented default %s changes nothing', (name, value) => {
  expect(readConfig({ [name]: value })).toEqual(readConfig({}));
});
