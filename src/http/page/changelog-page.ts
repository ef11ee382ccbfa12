import {
  type Change,
  changelogTitle,
  kindName,
  type Release,
  releaseName,
  withCode,
} from '../../changelog/changelog.ts';
import { type Html, html } from '../../text/html.ts';
import { pageText } from './page.ts';

/** Returns the page at `/changelog`. `subscription`: the form of the email digest, or the reason why there is none. */
export function changelogPage(releases: readonly Release[], subscription: Html): string {
  return pageText({
    title: changelogTitle,
    heading: 'Change log',
    subtitle: 'Newest release first',
    head: html`<link rel="alternate" type="application/rss+xml" title="${changelogTitle}" href="changelog.rss">
<link rel="alternate" type="application/atom+xml" title="${changelogTitle}" href="changelog.atom">
`,
    content: html`<section>
<h2>Feeds</h2>
<p><a href="changelog.rss">RSS</a>, <a href="changelog.atom">Atom</a>, <a href="changelog.json">JSON</a></p>
</section>
${subscription}
${releases.map(releaseSection)}`,
  });
}

function releaseSection({ release, released, changes }: Release): Html {
  const areas = Map.groupBy(changes, ({ area }) => area ?? null);
  return html`<section>
<h2>${releaseName(release)}${released === null ? null : html` <time datetime="${released}">${released}</time>`}</h2>
${[...areas].map(
  ([area, changesOfArea]) => html`${area === null ? null : html`<h3>${area}</h3>\n`}<ul class="changes">
${changesOfArea.map(changeItem)}</ul>
`,
)}</section>
`;
}

function changeItem({ id, kind, text }: Change): Html {
  const label = kind === 'added' || kind === 'changed' ? null : html`<b>${kindName(kind)}:</b> `;
  return html`<li id="${id}">${label}${withCode(text)}</li>\n`;
}
