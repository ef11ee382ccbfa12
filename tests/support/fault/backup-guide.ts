import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

const guide = readFileSync(path.join(root, 'docs', 'backup.md'), 'utf8');
const blocks = [...guide.matchAll(/^ *```(sh|ini)\n([\s\S]*?)\n *```$/gm)].map(([, , block = '']) =>
  block.replaceAll(/^ +/gm, ''),
);

/** Returns the block of commands or settings of docs/backup.md that starts with these words. */
export function guideBlock(firstWords: string): string {
  const found = blocks.filter((block) => block.startsWith(firstWords));
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`docs/backup.md has ${found.length} blocks that start with ${firstWords}`);
  return found[0];
}

/** First words of every block that a test runs. */
export const guideBlocks = {
  embedded: ['npx sampan backup', 'npx sampan restore'],
  dump: ['(umask 077 && sudo -u postgres pg_dump', 'sudo -u postgres createdb'],
  compose: ['(umask 077 && docker compose exec', 'docker compose stop'],
  pgbackrest: [
    '[global]',
    'archive_mode',
    'sudo systemctl restart',
    'sudo -u postgres pgbackrest --stanza=sampan --type=full',
    'sudo systemctl stop',
    'sudo -u postgres psql',
  ],
  // `apt-get install` is what CI does; the two others are part of every test.
  elsewhere: ['sudo apt-get', 'npx sampan doctor', 'npx sampan carrier compare'],
} as const;

/** Returns blocks of the guide that no test runs. */
export function blocksWithoutTest(): string[] {
  const known = Object.values(guideBlocks).flat();
  return blocks.filter((block) => !known.some((words) => block.startsWith(words)));
}
