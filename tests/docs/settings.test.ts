import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { secretSettings } from '../../src/config/secret-file.ts';

/** Returns the name of every environment variable that readConfig reads. */
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
  // One paragraph describes the files of all secrets.
  const files = secretSettings.map((name) => `${name}_FILE`);
  return [...asked].filter((name) => !files.includes(name)).sort();
}

/** Returns the rows of the page's tables: name, meaning, unit and range, default, when to change it. */
function documented(): string[][] {
  const rows = readFileSync('docs/configuration.md', 'utf8').match(/^\| `.*\|$/gm) ?? [];
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

it('docs/configuration.md has exactly one row for each setting, and no other row', () => {
  expect(
    documented()
      .map(([name = '']) => name.replaceAll('`', ''))
      .sort(),
  ).toEqual(settingsRead());
});

it('every row fills all five cells', () => {
  for (const row of documented())
    expect([row[0], row.filter((cell) => cell !== '').length]).toEqual([row[0], 5]);
});

/** Settings whose documented default is a literal value: a number, a word or a list. */
const defaults = documented().flatMap(([name = '', , , value = '']) => {
  const literal = /^`([\d.,a-z]+)`$/i.exec(value)?.[1];
  return literal ? [[name.replaceAll('`', ''), literal] as const] : [];
});

it.each(defaults)('%s set to its documented default %s changes nothing', (name, value) => {
  expect(readConfig({ [name]: value })).toEqual(readConfig({}));
});
