import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseContract } from '../../codegen/document.ts';
import { type Report, reportOn } from '../../sdk/contract-diff/src/compare-contracts.ts';
import { formatHuman } from '../../sdk/contract-diff/src/formats.ts';
import { readOpenApi } from '../../sdk/contract-diff/src/read-contract.ts';
import { greatest, nextVersion, reaches } from '../../sdk/contract-diff/src/rules.ts';
import {
  type ContractText,
  committedContract,
  contractFiles,
  publishedEdition,
  readBaseline,
} from './baseline.ts';

/**
 * Changes of the text alone: the service always did what the contract says now. No request that worked breaks, which the comparison
 * cannot know. Only until the first release, whose contract clients have.
 */
const corrections = [
  { rule: 'request-pattern-changed', text: /: pattern \\S → \^\\s\*\\S\[\\s\\S\]\*\$$/ },
  { rule: 'request-property-became-required', text: /^ShipmentBatchOrderRequest\.reference_no:/ },
] as const;

function withoutCorrections(report: Report): Report {
  const isCorrection = ({ rule, name, message }: Report['changes'][number]) =>
    corrections.some((one) => one.rule === rule && one.text.test(`${name}: ${message}`));
  const changes = report.changes.filter((change) => !isCorrection(change));
  const impact = greatest(changes.map((change) => change.impact));
  if (changes.length === report.changes.length) return report;
  const { version } = report.old;
  return { ...report, changes, impact, lowestVersion: report.lowestVersion && nextVersion(version, impact) };
}

export interface EditionComparison extends Report {
  /** Lowest version allowed for the changes. */
  readonly lowestVersion: string;
  readonly versionSaysSo: boolean;
}

/**
 * Compares two editions of our contract.
 * @throws {ContractError} if one is not JSON or repeats a key; {Unreadable} if it cannot be compared
 */
export async function compareEditions(
  published: ContractText,
  present: ContractText,
): Promise<EditionComparison> {
  for (const { text } of [published, present]) parseContract(text);
  const report = withoutCorrections(
    reportOn(
      await readOpenApi(published.text, published.name),
      await readOpenApi(present.text, present.name),
    ),
  );
  const { lowestVersion } = report;
  if (lowestVersion === undefined)
    throw new Error(`info.version of ${published.name} must be three numbers, like 1.2.3`);
  return { ...report, lowestVersion, versionSaysSo: reaches(report.new.version, lowestVersion) };
}

/** Formats a comparison for the terminal. */
export function describeComparison(comparison: EditionComparison, isReleased = true): string {
  const { impact, old, new: present, changes, lowestVersion, versionSaysSo } = comparison;
  const breaking = changes.filter((change) => change.impact === 'major');
  const lines = formatHuman({ ...comparison, changes: breaking }).slice(0, -1);
  if (versionSaysSo) {
    const head = `Contract ${present.version} follows ${old.version} (${old.name}); changes: ${impact}.`;
    return [head, ...lines].join('\n');
  }
  return [
    `The contract changed since ${old.version} (${old.name}), but info.version ${present.version} does not reflect it; changes: ${impact}.`,
    ...lines,
    breaking.length > 0
      ? `Revert them, or raise info.version of openapi.json to ${lowestVersion}.`
      : isReleased
        ? `Raise info.version of openapi.json to at least ${lowestVersion}.`
        : 'Publish it, which needs no other version before the first release: npm run contract:publish',
  ].join('\n');
}

/**
 * Compares openapi.json with the contract that clients use. Returns the description for the terminal.
 * @throws if the version does not reflect the changes, or if the published contract was replaced by one that breaks it
 */
export async function checkCompatibility(at: string): Promise<string> {
  const { text, source, isReleased } = readBaseline(at);
  if (!isReleased) await refuseBrokenBaseline(at, { text, name: source });
  const comparison = await compareEditions({ text, name: source }, presentContract(at));
  const description = describeComparison(comparison, isReleased);
  if (!comparison.versionSaysSo) throw new Error(description);
  return description;
}

/**
 * Makes the present contract the published one. Only possible before the first release.
 * @throws if it breaks the one that is committed, without a new major version
 */
export async function publishContract(at: string): Promise<void> {
  const { published, release } = contractFiles(at);
  if (existsSync(release))
    throw new Error('The contract is released. A further release publishes it: npm run release');
  const contract = presentContract(at);
  await refuseBrokenBaseline(at, contract);
  mkdirSync(path.dirname(published), { recursive: true });
  writeFileSync(published, publishedEdition(contract.text));
}

async function refuseBrokenBaseline(at: string, next: ContractText): Promise<void> {
  const committed = committedContract(at, next.text);
  if (committed === undefined) return;
  const comparison = await compareEditions(committed, next);
  if (comparison.impact === 'major' && !comparison.versionSaysSo)
    throw new Error(describeComparison(comparison));
}

const presentContract = (at: string): ContractText => ({
  text: readFileSync(contractFiles(at).present, 'utf8'),
  name: 'openapi.json',
});
