import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Feed } from 'feed';
import type { VNode } from 'preact';
import { html, renderHtml } from './html.ts';

export const changelogTitle = 'Change log of Sampan';

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

/** Returns the ids of the breaking changes. */
export function breakingIds(changes: readonly Change[]): string[] {
  return changes.filter(({ kind }) => kind === 'breaking').map(({ id }) => id);
}

/** Returns the name of a release in headings. */
export function releaseName(release: string | null): string {
  if (release === null) return 'Unreleased';
  return release === 'earlier' ? 'Earlier' : `v${release}`;
}

export function kindName(kind: Change['kind']): string {
  return `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
}

/** Marks the code spans of a text. */
export function withCode(text: string): VNode {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

function compareReleases(one: string | null, other: string | null): number {
  const [left, right] = [rank(one), rank(other)];
  const at = left.findIndex((part, index) => part !== (right[index] ?? 0));
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

function rank(release: string | null): readonly number[] {
  if (release === null) return [Number.POSITIVE_INFINITY, 0, 0];
  if (release === 'earlier') return [-1, 0, 0];
  const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
  return [major, minor, patch];
}

/** Ids hold no address: an installation that moves would otherwise show every item as new. */
const urn = 'urn:sampan:changelog';

/**
 * Builds the feed, newest change first. The date of an item is the day on which the change was recorded, because the
 * days of old releases are not known.
 */
export function changelogFeed(releases: readonly Release[], rootUrl: string): Feed {
  const url = `${rootUrl}/changelog`;
  const changes = releases
    .flatMap(({ release, changes }) => changes.toReversed().map((change) => ({ release, change })))
    .sort((one, other) => other.change.recorded.localeCompare(one.change.recorded));
  const feed = new Feed({
    title: changelogTitle,
    description: 'Changes that a user of the service notices.',
    id: urn,
    link: url,
    language: 'en',
    updated: midnight(changes[0]?.change.recorded ?? '1970-01-01'),
    generator: false,
    author: { name: 'Sampan' },
    feedLinks: { rss: `${url}.rss`, atom: `${url}.atom` },
  });
  for (const { release, change } of changes) {
    const { id, recorded, kind, area, text } = change;
    feed.addItem({
      title: `${releaseName(release)}, ${kind}: ${plainStart(text)}`,
      id: `${urn}:${id}`,
      link: `${url}#${id}`,
      date: midnight(recorded),
      content: renderHtml(withCode(text)),
      category: [{ name: kindName(kind), term: kind }, ...(area ? [{ name: area, term: area }] : [])],
    });
  }
  return feed;
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Returns the first sentence, without the marks of code spans, in at most 120 characters. */
function plainStart(text: string): string {
  const [sentence = ''] = text.replaceAll('`', '').split(/(?<=[.!?]) /);
  return sentence.length <= 120 ? sentence : `${sentence.slice(0, 119)}…`;
}
