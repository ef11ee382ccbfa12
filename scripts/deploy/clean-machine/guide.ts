import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** Returns the blocks of a language (`sh`, `ini`) below a heading of a page, in order, without the indent of lists. */
export function guideBlocks(page: string, heading: string, language = 'sh'): string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  const line = text.split('\n').find((one) => one.replace(/^#+ /, '') === heading && one.startsWith('#'));
  if (!line) throw new Error(`${page} has no heading ${heading}`);
  const rest = text.slice(text.indexOf(`\n${line}\n`) + line.length + 1);
  // A comment in a block is no heading.
  const prose = rest.replaceAll(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replaceAll('#', ' '));
  const end = new RegExp(`^#{1,${line.indexOf(' ')}} `, 'm').exec(prose);
  const own = end ? rest.slice(0, end.index) : rest;
  const blocks = [...own.matchAll(new RegExp(`^( *)\`\`\`${language}\n([\\s\\S]*?)\n *\`\`\`$`, 'gm'))];
  return blocks.map(([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}
