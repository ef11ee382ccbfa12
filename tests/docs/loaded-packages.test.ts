import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';

/** Returns the packages that a program loads at its start: those that static imports of values reach. */
function loadedPackages(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const open = [path.join(root, entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !file.endsWith('.ts')) continue;
    seen.add(file);
    for (const { 1: clause = '', 2: from = '' } of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+([^'";]*?)\s*(?:from\s+)?'([^'\n]+)';$/gm,
    )) {
      if (clause.startsWith('type ')) continue;
      if (from.startsWith('.')) open.push(path.join(path.dirname(file), from));
      else if (!from.startsWith('node:')) packages.add(/^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  return packages;
}

const openTelemetry = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies).filter(
  (name) => name.startsWith('@opentelemetry/'),
);

it.each([
  ['src/start.ts', 'labels are drawn in a thread', ['@cantoo/pdf-lib', 'harfbuzzjs', 'bidi-js', 'bwip-js']],
  ['src/start.ts', 'only workbooks of orders need it', ['@e965/xlsx']],
  ['src/start.ts', 'OpenTelemetry is off unless it is set', openTelemetry],
  ['src/main.ts', 'OpenTelemetry is off unless it is set', openTelemetry],
  ['src/mcp/main.ts', 'an assistant starts it often, and it has no database', ['pg', 'kysely', 'express']],
  [
    'src/cli/main.ts',
    'a command is short',
    ['harfbuzzjs', 'preact', 'preact-render-to-string', 'feed', 'cors'],
  ],
])('%s loads no more than it needs: %s', (entry, _, others) => {
  const loaded = loadedPackages(entry);
  expect(others.filter((name) => loaded.has(name))).toEqual([]);
});

it('finds a package that is loaded', () => {
  expect(loadedPackages('src/start.ts')).toContain('pg');
  expect(loadedPackages('src/label/render-thread.ts')).toContain('harfbuzzjs');
  expect(loadedPackages('src/telemetry/open-telemetry.ts')).toContain('@opentelemetry/sdk-trace');
});
