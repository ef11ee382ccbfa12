import { readFileSync } from 'node:fs';
import path from 'node:path';

const changelogFile = path.join(import.meta.dirname, '..', 'docs', 'changelog.jsonl');

/** A line of docs/changelog.jsonl (docs/changelog.schema.json). */
export interface Change {
  /** Never changes: feeds and the email digest recognize the change by it. */
  readonly id: string;
  /** Day on which the line was written, as YYYY-MM-DD. */
  readonly recorded: string;
  /** Without the letter v. Absent: in use, but not part of a numbered release yet. */
  readonly release?: string;
  /** Day of the release. Absent: not known. */
  readonly released?: string;
  readonly kind: 'added' | 'changed' | 'fixed' | 'removed' | 'deprecated' | 'breaking';
  readonly area?: string;
  /** Plain text with code spans in backticks. */
  readonly text: string;
  /** Names of the affected operations. */
  readonly operations?: readonly string[];
}

export interface Release {
  /** Null: changes that are in use, but not part of a numbered release yet. */
  readonly release: string | null;
  readonly released: string | null;
  /** In the order of the file. */
  readonly changes: readonly Change[];
}

/** Reads the change log. `npm run generate` has checked the file. */
export function readChangelog(): Change[] {
  return readFileSync(changelogFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Change);
}

/** Groups changes by release, newest first: unreleased changes, numbered releases, `earlier`. */
export function groupReleases(changes: readonly Change[]): Release[] {
  const groups = Map.groupBy(changes, ({ release }) => release ?? null);
  return [...groups]
    .map(([release, grouped]) => ({ release, released: grouped[0]?.released ?? null, changes: grouped }))
    .sort((one, other) => compareReleases(other.release, one.release));
}

/** Splits releases into their newest changes and the older ones, which pages show only when they are opened. */
export function splitNewest(releases: readonly Release[], count = 20): [newest: Release[], older: Release[]] {
  const [newest, older]: [Release[], Release[]] = [[], []];
  let left = count;
  for (const release of releases) {
    const { changes } = release;
    const at = Math.max(0, changes.length - left);
    left -= changes.length - at;
    if (at < changes.length) newest.push({ ...release, changes: changes.slice(at) });
    if (at > 0) older.push({ ...release, changes: changes.slice(0, at) });
  }
  return [newest, older];
}

export function breakingIds(changes: readonly Change[]): string[] {
  return changes.filter(({ kind }) => kind === 'breaking').map(({ id }) => id);
}

export function releaseName(release: string | null): string {
  if (release === null) return 'Unreleased';
  return release === 'earlier' ? 'Earlier' : `v${release}`;
}

export function kindName(kind: Change['kind']): string {
  return `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
}

function compareReleases(one: string | null, other: string | null): number {
  const [left, right] = [releaseRank(one), releaseRank(other)];
  const at = left.findIndex((part, index) => part !== (right[index] ?? 0));
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

function releaseRank(release: string | null): readonly number[] {
  if (release === null) return [Number.POSITIVE_INFINITY, 0, 0];
  if (release === 'earlier') return [-1, 0, 0];
  const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
  return [major, minor, patch];
}
