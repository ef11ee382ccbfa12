import { existsSync, readFileSync } from 'node:fs';
import { readBaseline } from './baseline.ts';
import { compareEditions, describeComparison } from './compare-contracts.ts';
import { places, root } from './places.ts';

/**
 * `npm run contract:diff [-- PUBLISHED PRESENT]`: fails if the contract's version does not reflect its changes since
 * the last release.
 */
async function main(): Promise<void> {
  const [file, present = places().present] = process.argv.slice(2);
  if (file !== undefined && !existsSync(file))
    throw new Error(`${file} is missing. To fix it, run: npm run contract:publish`);
  const baseline =
    file === undefined ? readBaseline(root) : { text: readFileSync(file, 'utf8'), source: file };
  const comparison = await compareEditions(
    { text: baseline.text, name: baseline.source },
    { text: readFileSync(present, 'utf8'), name: 'openapi.json' },
  );
  if (!comparison.versionSaysSo) throw new Error(describeComparison(comparison));
  console.log(describeComparison(comparison));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
