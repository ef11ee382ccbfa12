import { readFileSync } from 'node:fs';
import path from 'node:path';

interface MadePart {
  readonly file: string;
  readonly source: string;
  /** Name of the part. The comments around it in the page have it, and the source. */
  readonly what: string;
  text(root: string): string;
}

/** Returns a page that people write, with a part that is made from a source. */
export function pageWithPart({ file, source, what, text }: MadePart) {
  const begin = `<!-- made from ${source} by npm run generate -->\n`;
  const end = `<!-- end of the ${what} -->\n`;
  return {
    file,
    source,
    text(root: string): string {
      const page = readFileSync(path.join(root, file), 'utf8');
      const from = page.indexOf(begin);
      const to = page.indexOf(end);
      if (from < 0 || to < from) throw new Error(`${file} lacks the comments around the ${what}`);
      return page.slice(0, from) + begin + text(root) + page.slice(to);
    },
  };
}
