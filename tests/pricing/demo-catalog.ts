import path from 'node:path';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { readCatalog } from '../../src/catalog/read-catalog.ts';

export const SEED_DIRECTORY = path.join(import.meta.dirname, '../../db/seed/catalog');

/** Compiles the demonstration catalog from its files. */
export async function demoCatalog(): Promise<Catalog> {
  const reading = await readCatalog(SEED_DIRECTORY);
  if (reading.problems.length > 0) throw new Error('the demonstration catalog has problems');
  return compileCatalog(reading.data, 1);
}
