import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBaseline } from './baseline.ts';
import { compareEditions, describeComparison } from './compare-contracts.ts';
import { places, root } from './places.ts';

/**
 * `npm run contract:publish [-- PRESENT PUBLISHED]`: makes the present contract the baseline of later comparisons, until
 * the first release. Fails if the version does not reflect the changes.
 */
async function main(): Promise<void> {
  const [present = places().present, published = places().published] = process.argv.slice(2);
  const isOurs = published === places().published;
  if (isOurs && existsSync(places().release))
    throw new Error('The contract is released. A further release publishes it: npm run release');
  if (existsSync(published)) {
    const before = isOurs ? readBaseline(root).text : readFileSync(published, 'utf8');
    const comparison = await compareEditions(
      { text: before, name: path.basename(published) },
      { text: readFileSync(present, 'utf8'), name: 'openapi.json' },
    );
    if (!comparison.versionSaysSo) throw new Error(describeComparison(comparison));
  }
  mkdirSync(path.dirname(published), { recursive: true });
  copyFileSync(present, published);
  console.log(`${path.relative(process.cwd(), published)} is now the published contract`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
