import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CATALOG_TABLES } from '../../db/table/catalog.ts';
import { CATALOG_COLUMNS, type Columns } from '../../src/catalog/catalog-columns.ts';
import { catalogReferenceMarkdown, columnReferences } from '../../src/catalog/catalog-reference.ts';
import { root } from '../support/paths.ts';

describe.each(CATALOG_TABLES)('the reference of %s.csv', (table) => {
  const references = columnReferences(table);
  const cells = Object.values(CATALOG_COLUMNS[table] as Columns<Record<string, unknown>>);

  it('explains every column, in the order of the file', () => {
    expect(references.map(({ header }) => header)).toEqual(cells.map(([header]) => header));
    for (const { meaning, values } of references) {
      expect(meaning).toMatch(/^\S.*[^.]$/);
      expect(values).not.toBe('');
    }
  });

  it('has an example for every column that the import accepts', () => {
    references.forEach(({ example }, index) => {
      const cell = cells[index]?.[1];
      expect(cell?.format(cell.parse(example))).toBe(example);
    });
  });
});

it('docs/catalog.md has the reference', () => {
  const page = readFileSync(path.join(root, 'docs', 'catalog.md'), 'utf8');
  expect(page).toContain(catalogReferenceMarkdown());
});
