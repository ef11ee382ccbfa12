import { existsSync } from 'node:fs';
import { compareContracts, describeComparison } from './compare-contracts.ts';
import { presentContract, publishedContract } from './places.ts';

/**
 * `npm run contract:diff [-- PUBLISHED PRESENT]`: fails if the contract's version does not reflect its changes since
 * the last release.
 */
async function main(): Promise<void> {
  const [published = publishedContract, present = presentContract] = process.argv.slice(2);
  if (!existsSync(published))
    throw new Error(`${published} is missing. To fix it, run: npm run contract:publish`);
  const comparison = await compareContracts(published, present);
  if (!comparison.versionSaysSo) throw new Error(describeComparison(comparison));
  console.log(describeComparison(comparison));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
