import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { breakingChanges } from '../../codegen/breaking/index.ts';
import { greatest, type Impact, nextVersion, reaches } from '../../codegen/breaking/version.ts';
import type { Document } from '../../codegen/document.ts';
import { parseContract } from '../../codegen/parse-contract.ts';
import { runRedocly } from './redocly.ts';

export interface Comparison {
  readonly impact: Impact;
  /** What breaks clients, a line each: what Redocly found, then what only we know. */
  readonly breaking: readonly string[];
  readonly publishedVersion: string;
  readonly presentVersion: string;
  /** The lowest version that says what changed. */
  readonly lowestVersion: string;
  readonly versionSaysSo: boolean;
}

interface DiffReport {
  readonly changes: readonly {
    readonly impact: Impact;
    readonly path: string;
    readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[];
  }[];
}

/**
 * Compares two contract files.
 * @throws {Error} when Redocly can't read one of them.
 */
export async function compareContracts(publishedFile: string, presentFile: string): Promise<Comparison> {
  const published = parseContract(readFileSync(publishedFile, 'utf8'));
  const present = parseContract(readFileSync(presentFile, 'utf8'));
  const { changes } = await redoclyDiff(publishedFile, presentFile);
  const ours = breakingChanges(published, present);
  const impact = greatest([
    ...changes.map((change) => change.impact),
    ...(ours.length > 0 ? (['major'] as const) : []),
    // Redocly passes over some extensions; a change is at least a patch.
    isDeepStrictEqual(withoutVersion(published), withoutVersion(present)) ? 'none' : 'patch',
  ]);
  const found = changes
    .filter((change) => change.impact === 'major')
    .flatMap(({ path: place, verdicts }) =>
      verdicts.map(({ ruleId, message }) => `${message} (${ruleId} at ${place})`),
    );
  const publishedVersion = published.info.version;
  const lowestVersion = nextVersion(publishedVersion, impact);
  return {
    impact,
    breaking: [...found, ...ours],
    publishedVersion,
    presentVersion: present.info.version,
    lowestVersion,
    versionSaysSo: reaches(present.info.version, lowestVersion),
  };
}

async function redoclyDiff(publishedFile: string, presentFile: string): Promise<DiffReport> {
  const { code, stdout, stderr } = await runRedocly(
    'diff',
    path.resolve(publishedFile),
    path.resolve(presentFile),
    '--format',
    'json',
    '--fail-on',
    'none',
  );
  if (code !== 0) throw new Error(`redocly diff failed:\n${stderr}`);
  return JSON.parse(stdout) as DiffReport;
}

function withoutVersion(document: Document): Document {
  return { ...document, info: { ...document.info, version: '' } };
}

/** What a comparison comes to, for a person. */
export function describeComparison(comparison: Comparison): string {
  const { impact, breaking, publishedVersion, presentVersion, lowestVersion, versionSaysSo } = comparison;
  const lines = breaking.map((line) => `  - ${line}`);
  if (versionSaysSo) {
    const head = `The contract ${presentVersion} follows ${publishedVersion}: its changes are ${impact}.`;
    return [head, ...lines].join('\n');
  }
  return [
    `The contract changed since ${publishedVersion}, and info.version ${presentVersion} does not say so: its changes are ${impact}.`,
    ...lines,
    breaking.length > 0
      ? `Take them back, or raise info.version of openapi.json to ${lowestVersion}.`
      : `Raise info.version of openapi.json to ${lowestVersion} at least.`,
  ].join('\n');
}
