import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { guideBlocks } from '../../scripts/deploy/clean-machine/guide.ts';
import { root } from '../support/paths.ts';

/** Sections whose commands a clean machine ran, by transcript. */
const followed: readonly (readonly [transcript: string, page: string, headings: readonly string[]])[] = [
  [
    'first-account',
    'first-account',
    [
      '1. Install',
      '2. Name the database',
      '3. Write the catalog',
      '4. Set up',
      '5. Start',
      '6. Put money into the wallet',
      '7. Book',
    ],
  ],
  ['carriers', 'carriers', ['Try it without a partner']],
  ['deployment', 'deployment', ['Machines with systemd', 'A proxy']],
  ['upgrading', 'upgrading', ['Before', 'Upgrade', 'Roll back']],
  ['rotate-keys', 'security', ['Rotate the keys']],
  ['restore-embedded', 'backup', ['The embedded database']],
  ['restore-dump', 'backup', ['Your own PostgreSQL with pg_dump']],
  ['restore-to-a-second', 'backup', ['Set it up', 'Restore to a second']],
  ['without-redis', 'deployment', ['If Redis stays away']],
];

/** Left out on the clean machine: docs/transcripts/README.md says why. */
const leftOut = /^docker compose|^\(umask 077 && docker|^ *--command='alter database|^sudo apt-get/;

/** Removes what the reader of a guide replaces. */
const plain = (line: string) =>
  line.replace(/\b(?:npx|sudo) sampan\b/, 'sampan').replace(/--target='[^']*'/, `--target='…'`);

describe.each(followed)('docs/transcripts/%s.txt', (name, page, headings) => {
  it.each(headings)(`has every command of docs/${page}.md, %s`, (heading) => {
    const transcript = readFileSync(path.join(root, 'docs', 'transcripts', `${name}.txt`), 'utf8');
    const typed = new Set(transcript.split('\n').map((line) => plain(line.replace(/^[$>] /, ''))));
    const commands = guideBlocks(`docs/${page}.md`, heading).flatMap((block) => block.split('\n'));
    expect(commands.length).toBeGreaterThan(0);
    const missing = commands.filter((line) => !leftOut.test(line) && !typed.has(plain(line)));
    expect(missing).toEqual([]);
  });
});
