import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogReferenceMarkdown } from '../src/catalog/catalog-reference.ts';

const begin = '<!-- made from src/catalog/catalog-reference.ts by npm run generate -->\n';
const end = '<!-- end of the reference -->\n';

/** The page that explains the catalog. Its last part, the columns, is made from the reference. */
export const catalogPage = {
  file: 'docs/catalog.md',
  source: 'src/catalog/catalog-reference.ts',
  text(root: string): string {
    const page = readFileSync(path.join(root, 'docs', 'catalog.md'), 'utf8');
    const from = page.indexOf(begin);
    const to = page.indexOf(end);
    if (from < 0 || to < from) throw new Error('docs/catalog.md lacks the comments around the reference');
    return page.slice(0, from) + begin + catalogReferenceMarkdown() + page.slice(to);
  },
};
