import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOfJson } from '../../sdk/contract-diff/src/read-contract.ts';
import { nextVersion, reaches } from '../../sdk/contract-diff/src/rules.ts';
import { type Change, groupReleases } from '../../src/changelog.ts';
import {
  contractFiles,
  digest,
  git,
  publishedEdition,
  type ReleaseRecord,
  readBaseline,
  tagPrefix,
} from './baseline.ts';
import { compareEditions, describeComparison, type EditionComparison } from './compatibility.ts';

export class NothingToRelease extends Error {}

/** A release that may be made: the files to write, by absolute path, and the message of its tag. */
export interface PlannedRelease {
  readonly version: string;
  readonly tag: string;
  readonly message: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Plans the next release. Nothing is written. The version follows from the changes of the contract since the last
 * release; only a person decides on a breaking one, by raising `info.version`.
 * @param date of the release, like 2026-11-22
 * @throws {NothingToRelease}
 * @throws if the change log has no entry for it, if a breaking change has no new major version, or if the working tree is
 * not clean
 */
export async function planRelease(at: string, date: string): Promise<PlannedRelease> {
  const { present, published, release, changelog } = contractFiles(at);
  if (git(at, 'status', '--porcelain') !== '')
    throw new Error('The working tree has changes. Commit them first, so that the tag is what was tested.');
  const baseline = readBaseline(at);
  const text = readFileSync(present, 'utf8');
  const comparison = await compareEditions(
    { text: baseline.text, name: baseline.source },
    { text, name: 'openapi.json' },
  );
  const log = readFileSync(changelog, 'utf8');
  const changes = log.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Change]));
  const isRecorded = changes.some((change) => !('release' in change));
  if (baseline.isReleased && comparison.impact === 'none' && !isRecorded)
    throw new NothingToRelease(
      `Nothing has changed since ${comparison.old.version}: there is nothing to release.`,
    );
  if (!isRecorded)
    throw new Error('The change log has no entry for this release. Append a line to docs/changelog.jsonl.');
  const version = baseline.isReleased ? nextRelease(comparison) : firstRelease(comparison, changes);
  const contract = withVersion(text, version);
  const edition = publishedEdition(contract);
  const record: ReleaseRecord = { version, date, sha256: digest(edition) };
  return {
    version,
    tag: `${tagPrefix}${version}`,
    message: tagMessage(version, comparison, baseline.isReleased),
    files: new Map([
      [present, contract],
      [published, edition],
      [release, `${JSON.stringify(record, null, 2)}\n`],
      [changelog, withRelease(log, version, date)],
    ]),
  };
}

export function writeRelease({ files }: PlannedRelease): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The first version follows those of the change log, some of which are older than the contract file. */
function firstRelease(comparison: EditionComparison, changes: readonly Change[]): string {
  const { versionSaysSo, new: present } = comparison;
  if (!versionSaysSo) throw new Error(describeComparison(comparison));
  const newest = groupReleases(changes).find(
    ({ release }) => release !== null && release !== 'earlier',
  )?.release;
  const lowest = newest ? nextVersion(newest, 'minor') : present.version;
  return reaches(present.version, lowest) ? present.version : lowest;
}

function nextRelease(comparison: EditionComparison): string {
  const { impact, versionSaysSo, lowestVersion, old, new: present } = comparison;
  // Of the service alone.
  if (impact === 'none' && present.version === old.version) return nextVersion(old.version, 'patch');
  if (versionSaysSo) return present.version;
  if (impact === 'major') throw new Error(describeComparison(comparison));
  return lowestVersion;
}

/** Returns the contract with another `info.version`, and otherwise byte for byte the same. */
function withVersion(text: string, version: string): string {
  const line = linesOfJson(text, new Set(['/info/version'])).get('/info/version') ?? 0;
  return text
    .split('\n')
    .map((content, index) =>
      index === line - 1
        ? content.replace(/("version"\s*:\s*)"[^"]*"/, `$1${JSON.stringify(version)}`)
        : content,
    )
    .join('\n');
}

/** Adds the release to the lines of the change log that have none. CHANGELOG.md and the feeds follow from them. */
function withRelease(text: string, version: string, date: string): string {
  const release = `"release": "${version}", "released": "${date}", `;
  return text
    .split('\n')
    .map((line) =>
      line === '' || 'release' in JSON.parse(line) ? line : line.replace('"kind"', `${release}"kind"`),
    )
    .join('\n');
}

function tagMessage(version: string, { changes, old }: EditionComparison, isReleased: boolean): string {
  const head = `Sampan ${version}`;
  if (!isReleased) return `${head}\n\nThe first release.\n`;
  const lines = changes
    .filter(({ impact }) => impact !== 'patch')
    .map(({ impact, name, message }) => `- ${impact}: ${name === '' ? '' : `${name}: `}${message}`);
  return [`${head}\n`, `Changes of the contract since ${old.version}:`, ...lines, ''].join('\n');
}
