import { parseContract } from '../../codegen/document.ts';
import { type Report, reportOn } from '../../sdk/contract-diff/src/compare-contracts.ts';
import { formatHuman } from '../../sdk/contract-diff/src/formats.ts';
import { readOpenApi } from '../../sdk/contract-diff/src/read-contract.ts';
import { reaches } from '../../sdk/contract-diff/src/rules.ts';

export interface EditionComparison extends Report {
  /** Lowest version allowed for the changes. */
  readonly lowestVersion: string;
  readonly versionSaysSo: boolean;
}

export interface ContractText {
  readonly text: string;
  /** Names the contract in messages. */
  readonly name: string;
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
  const report = reportOn(
    await readOpenApi(published.text, published.name),
    await readOpenApi(present.text, present.name),
  );
  const { lowestVersion } = report;
  if (lowestVersion === undefined)
    throw new Error(`info.version of ${published.name} must be three numbers, like 1.2.3`);
  return { ...report, lowestVersion, versionSaysSo: reaches(report.new.version, lowestVersion) };
}

/** Formats a comparison for the terminal. */
export function describeComparison(comparison: EditionComparison): string {
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
      : `Raise info.version of openapi.json to at least ${lowestVersion}.`,
  ].join('\n');
}
