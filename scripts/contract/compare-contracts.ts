import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { breakingChanges } from '../../codegen/breaking/index.ts';
import { greatest, type Impact, nextVersion, reaches } from '../../codegen/breaking/version.ts';
import type { Document } from '../../codegen/document.ts';
import { withOpenLists } from '../../codegen/open-lists.ts';
import { parseContract } from '../../codegen/parse-contract.ts';
import { runRedocly } from './redocly.ts';

export interface Comparison {
  readonly impact: Impact;
  /** Breaking changes, one line each. */
  readonly breaking: readonly string[];
  readonly publishedVersion: string;
  readonly presentVersion: string;
  /** Lowest version allowed for the change. */
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
 * @throws {Error} if Redocly can't read one of them
 */
export async function compareContracts(publishedFile: string, presentFile: string): Promise<Comparison> {
  const published = parseContract(readFileSync(publishedFile, 'utf8'));
  const present = parseContract(readFileSync(presentFile, 'utf8'));
  const { changes } = await redoclyDiff(published, present);
  const ours = breakingChanges(published, present);
  const impact = greatest([
    ...changes.map((change) => change.impact),
    ...(ours.length > 0 ? (['major'] as const) : []),
    // Redocly ignores some extensions; any change is at least a patch.
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

/** Redocly takes a value that is added to an open list for a break; our own check finds those that are removed. */
async function redoclyDiff(published: Document, present: Document): Promise<DiffReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-diff-'));
  try {
    const files = [published, present].map((document, index) => {
      const file = path.join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(withOpenLists(document)));
      return file;
    });
    const { code, stdout, stderr } = await runRedocly(
      'diff',
      ...files,
      '--format',
      'json',
      '--fail-on',
      'none',
    );
    if (code !== 0) throw new Error(`redocly diff failed:\n${stderr}`);
    return JSON.parse(stdout) as DiffReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutVersion(document: Document): Document {
  return { ...document, info: { ...document.info, version: '' } };
}

/** Formats a comparison for the terminal. */
export function describeComparison(comparison: Comparison): string {
  const { impact, breaking, publishedVersion, presentVersion, lowestVersion, versionSaysSo } = comparison;
  const lines = breaking.map((line) => `  - ${line}`);
  if (versionSaysSo) {
    const head = `Contract ${presentVersion} follows ${publishedVersion}; changes: ${impact}.`;
    return [head, ...lines].join('\n');
  }
  return [
    `The contract changed since ${publishedVersion}, but info.version ${presentVersion} does not reflect it; changes: ${impact}.`,
    ...lines,
    breaking.length > 0
      ? `Revert them, or raise info.version of openapi.json to ${lowestVersion}.`
      : `Raise info.version of openapi.json to at least ${lowestVersion}.`,
  ].join('\n');
}
