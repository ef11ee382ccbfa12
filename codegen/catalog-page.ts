import { catalogReferenceMarkdown } from '../src/catalog/catalog-reference.ts';
import { pageWithPart } from './made-part.ts';

/** The page that explains the catalog. Its last part, the columns, is made from the reference. */
export const catalogPage = pageWithPart({
  file: 'docs/catalog.md',
  source: 'src/catalog/catalog-reference.ts',
  what: 'reference',
  text: catalogReferenceMarkdown,
});
