import { Feed } from 'feed';
import type { VNode } from 'preact';
import { kindName, type Release, releaseName } from './changelog.ts';
import { html, renderHtml } from './html.ts';

export const changelogTitle = 'Change log of Sampan';

/** Marks the code spans of a text. */
export function withCode(text: string): VNode {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Ids hold no address: an installation that moves would otherwise show every item as new. */
const urn = 'urn:sampan:changelog';

/**
 * Builds the feed, newest change first. The date of an item is the day on which the change was recorded, because the
 * days of old releases are not known.
 * @param pageOf page of a change by its id; absent: it is on the first page
 */
export function changelogFeed(
  releases: readonly Release[],
  rootUrl: string,
  pageOf: ReadonlyMap<string, number> = new Map(),
): Feed {
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
    const page = pageOf.get(id);
    feed.addItem({
      title: `${releaseName(release)}, ${kind}: ${plainStart(text)}`,
      id: `${urn}:${id}`,
      link: `${url}${page === undefined ? '' : `/${page}`}#${id}`,
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
