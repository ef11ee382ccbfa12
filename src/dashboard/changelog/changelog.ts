import type { VNode } from 'preact';
import { type Change, groupReleases, type Release, releaseName, splitNewest } from '../../changelog.ts';
import { withCode } from '../../changelog-feed.ts';
import { html } from '../../html.ts';
import { readChangelogPage } from '../../user/preferences.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { badge, dayText } from '../view/data.ts';
import { changelogTexts } from './text.ts';

const filters = ['', 'breaking', 'compatible'] as const;
type Filter = (typeof filters)[number];

/** The public page has all of them. */
const maxChanges = 60;

const tones: Readonly<Record<Change['kind'], string>> = {
  added: 'good',
  changed: 'moving',
  fixed: 'plain',
  removed: 'bad',
  deprecated: 'warning',
  breaking: 'bad',
};

/** Shows the change log, newest release first, and marks what was added since the user's last visit. */
export async function showChangelog(request: PageRequest): Promise<PageAnswer> {
  const { context, user, base, language, search } = request;
  const text = changelogTexts[language];
  const filter = filters.find((one) => one === search.get('kind')) ?? '';
  const { changelog } = context;
  // A filter's address names the change, so that the marks stay while the user filters.
  const seen = search.get('since') ?? (await readChangelogPage(context.db.kysely, user.id, changelog));
  const fresh = idsAfter(changelog, seen);
  const releases = groupReleases(changelog.filter((change) => isShown(change, filter)));
  // New changes are marked, so none of them is behind the summary.
  const [newest, earlier] = splitNewest(releases, Math.max(20, Math.min(fresh.size, maxChanges)));
  const [older, rest] = splitNewest(earlier, maxChanges);
  const section = (release: Release) => releaseSection(request, release, fresh);
  const root = `${context.rootUrl() ?? ''}/changelog`;
  const filterLink = (one: Filter) => {
    const parameters = new URLSearchParams({
      ...(one ? { kind: one } : {}),
      ...(seen ? { since: seen } : {}),
    });
    return `${base}/changelog?${parameters}`;
  };
  return {
    title: text.title,
    head: {
      subtitle: html`${text.lead} ${fresh.size > 0 ? html`<strong>${text.news(fresh.size)}</strong>` : null}`,
      actions: html`<a href=${root}>${text.subscribe}</a><a href=${`${root}.rss`}>RSS</a><a href=${`${root}.atom`}>Atom</a>`,
    },
    content: html`
      <nav class="tabs" aria-label=${text.filters}>
        ${filters.map(
          (one) =>
            html`<a href=${filterLink(one)} aria-current=${one === filter ? 'page' : undefined}>${text.filter[one || 'all']}</a>`,
        )}
      </nav>
      ${releases.length === 0 ? html`<section><p class="none">${text.none}</p></section>` : null}
      ${newest.map(section)}
      ${older.length > 0 ? html`<details class="older"><summary>${text.older}</summary>${older.map(section)}</details>` : null}
      ${rest.length > 0 ? html`<p><a href=${root}>${text.all}</a></p>` : null}
    `,
  };
}

function releaseSection(
  { language }: PageRequest,
  { release, released, changes }: Release,
  fresh: ReadonlySet<string>,
): VNode {
  const text = changelogTexts[language];
  const name =
    release === null || release === 'earlier' ? text.unnumbered[release ?? 'current'] : releaseName(release);
  return html`<section class="release">
    <h2>${name}${released === null ? null : html` <time datetime=${released}>${dayText(released, language)}</time>`}</h2>
    <ul>
      ${changes.toReversed().map(
        ({ id, kind, text: change, area, operations = [] }) => html`<li id=${id} class="change">
          <p>
            ${badge(text.kind[kind], tones[kind])} ${fresh.has(id) ? badge(text.isNew, 'new') : null}
            ${area ? html`<span class="hint" lang="en">${area}</span>` : null}
          </p>
          <p lang="en">
            ${withCode(change)}
          </p>
          ${operations.length > 0 ? html`<p class="hint">${text.affects} ${operations.map((one) => html`<code>${one}</code> `)}</p>` : null}
        </li>`,
      )}
    </ul>
  </section>`;
}

function isShown({ kind }: Change, filter: Filter): boolean {
  return filter === '' || (kind === 'breaking') === (filter === 'breaking');
}

/** Returns the ids of the changes that were appended after one; none if that one is not known. */
function idsAfter(changes: readonly Change[], id: string | null): ReadonlySet<string> {
  const at = changes.findIndex((change) => change.id === id);
  return new Set(at < 0 ? [] : changes.slice(at + 1).map((change) => change.id));
}
