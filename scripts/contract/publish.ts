import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { compareContracts, describeComparison } from './compare-contracts.ts';
import { presentContract, publishedContract } from './places.ts';

/**
 * `npm run contract:publish [-- PRESENT PUBLISHED]`: makes the present contract the baseline of later comparisons, as
 * part of a release. Fails if the version does not reflect the changes.
 */
async function main(): Promise<void> {
  const [present = presentContract, published = publishedContract] = process.argv.slice(2);
  if (existsSync(published)) {
    const comparison = await compareContracts(published, present);
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
