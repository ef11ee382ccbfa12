import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { committedContract, readBaseline } from './baseline.ts';
import { type ContractText, compareEditions, describeComparison } from './compare-contracts.ts';
import { places } from './places.ts';

/**
 * Compares openapi.json with the contract that clients use. Returns the description for the terminal.
 * @throws if the version does not reflect the changes, or if the published contract was replaced by one that breaks it
 */
export async function checkCompatibility(at: string): Promise<string> {
  const { text, source, isReleased } = readBaseline(at);
  if (!isReleased) await refuseBrokenBaseline(at, { text, name: source });
  const comparison = await compareEditions({ text, name: source }, presentContract(at));
  const description = describeComparison(comparison);
  if (!comparison.versionSaysSo) throw new Error(description);
  return description;
}

/**
 * Makes the present contract the published one. Only possible before the first release.
 * @throws if it breaks the one that is committed, without a new major version
 */
export async function publishContract(at: string): Promise<void> {
  const { present, published, release } = places(at);
  if (existsSync(release))
    throw new Error('The contract is released. A further release publishes it: npm run release');
  await refuseBrokenBaseline(at, presentContract(at));
  mkdirSync(path.dirname(published), { recursive: true });
  copyFileSync(present, published);
}

async function refuseBrokenBaseline(at: string, next: ContractText): Promise<void> {
  const committed = committedContract(at, next.text);
  if (committed === undefined) return;
  const comparison = await compareEditions(committed, next);
  if (comparison.impact === 'major' && !comparison.versionSaysSo)
    throw new Error(describeComparison(comparison));
}

const presentContract = (at: string): ContractText => ({
  text: readFileSync(places(at).present, 'utf8'),
  name: 'openapi.json',
});
