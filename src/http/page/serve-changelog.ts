import { type RequestHandler, Router } from 'express';
import type { VNode } from 'preact';
import {
  type Change,
  groupReleases,
  kindName,
  type Release,
  releaseName,
  splitNewest,
} from '../../changelog.ts';
import { changelogFeed, changelogTitle, withCode } from '../../changelog-feed.ts';
import { html } from '../../html.ts';
import type { ApiContext } from '../operation.ts';
import { anyOrigin } from '../request.ts';
import { supportsOnly } from '../supports-only.ts';
import { guardPage, pageText } from './page.ts';
import { noSubscription, serveDigest, subscriptionForm } from './serve-digest.ts';
import { staticDocument } from './static-document.ts';

/** Changes on a page of older ones. `/changelog` has more: the newest, up to twice as many. */
const perPage = 150;

/** Splits the change log into pages. Older pages are counted from the oldest, so that an address keeps its changes. */
function splitPages(changelog: readonly Change[]): {
  readonly newest: readonly Change[];
  readonly older: readonly (readonly Change[])[];
} {
  const count = Math.max(0, Math.ceil(changelog.length / perPage) - 2);
  const older = Array.from({ length: count }, (_, at) => changelog.slice(at * perPage, (at + 1) * perPage));
  return { newest: changelog.slice(count * perPage), older };
}

/** Returns the page at `/changelog`. `subscription`: the form of the email digest, or the reason why there is none. */
function newestPage(changes: readonly Change[], olderCount: number, subscription: VNode): string {
  const [newest, older] = splitNewest(groupReleases(changes));
  const pages = Array.from({ length: olderCount }, (_, at) => olderCount - at);
  return pageText({
    title: changelogTitle,
    heading: 'Change log',
    subtitle: 'Newest release first',
    head: html`
      <link rel="alternate" type="application/rss+xml" title=${changelogTitle} href="changelog.rss" />
      <link rel="alternate" type="application/atom+xml" title=${changelogTitle} href="changelog.atom" />
    `,
    content: html`
      <section>
        <h2>Feeds</h2>
        <p><a href="changelog.rss">RSS</a>, <a href="changelog.atom">Atom</a>, <a href="changelog.json">JSON</a></p>
      </section>
      ${subscription} ${newest.map(releaseSection)}
      ${older.length > 0 ? html`<details><summary>Older changes</summary>${older.map(releaseSection)}</details>` : null}
      ${pages.length > 0 ? html`<p>Earlier: ${pages.map((page) => html`<a href=${`changelog/${page}`}>page ${page}</a> `)}</p>` : null}
    `,
  });
}

/** Returns the page at `/changelog/{number}`. */
function olderPage(changes: readonly Change[], number: number): string {
  return pageText({
    title: `${changelogTitle}, page ${number}`,
    heading: 'Change log',
    subtitle: `Page ${number}, older changes`,
    content: html`<p><a href="../changelog">Newest changes</a></p>
      ${groupReleases(changes).map(releaseSection)}`,
  });
}

function releaseSection({ release, released, changes }: Release): VNode {
  const areas = Map.groupBy(changes, ({ area }) => area ?? null);
  return html`<section>
    <h2>${releaseName(release)}${released === null ? null : html` <time datetime=${released}>${released}</time>`}</h2>
    ${[...areas].map(
      ([area, changesOfArea]) => html`
        ${area === null ? null : html`<h3>${area}</h3>`}
        <ul class="changes">${changesOfArea.map(changeItem)}</ul>
      `,
    )}
  </section>`;
}

function changeItem({ id, kind, text }: Change): VNode {
  const label = kind === 'added' || kind === 'changed' ? null : html`<b>${kindName(kind)}:</b> `;
  return html`<li id=${id}>${label}${withCode(text)}</li>`;
}

/** Serves the change log: `/changelog` as a page, `.json`, `.rss` and `.atom`. Any origin may read the data. */
export function serveChangelog(context: ApiContext): Router {
  const { changelog, config, rootUrl } = context;
  const releases = groupReleases(changelog);
  const { newest, older } = splitPages(changelog);
  const pageOf = new Map(older.flatMap((changes, at) => changes.map(({ id }) => [id, at + 1] as const)));
  const root = () => rootUrl() ?? '';
  const subscription = config.mail === null ? noSubscription : subscriptionForm;
  const documents: readonly [name: string, type: string, text: () => string][] = [
    ['.json', 'application/json', () => JSON.stringify(changelogJson(), null, 2)],
    ['.rss', 'application/rss+xml', () => changelogFeed(releases, root(), pageOf).rss2()],
    ['.atom', 'application/atom+xml', () => changelogFeed(releases, root(), pageOf).atom1()],
  ];

  function changelogJson() {
    return {
      title: changelogTitle,
      url: `${root()}/changelog`,
      releases: releases.map(({ release, released, changes }) => ({
        release,
        released,
        changes: changes.map(({ id, recorded, kind, area = null, text, operations = [] }) => ({
          id,
          recorded,
          kind,
          area,
          text,
          operations,
        })),
      })),
    };
  }

  const router = Router();
  const pages: readonly (readonly [path: string, text: () => string])[] = [
    ['/changelog', () => newestPage(newest, older.length, subscription)],
    ...older.map((changes, at) => [`/changelog/${at + 1}`, () => olderPage(changes, at + 1)] as const),
  ];
  for (const [path, text] of pages)
    router
      .route(path)
      .get(guardPage({ forms: true }), document(text, 'text/html'))
      .all(supportsOnly('GET, HEAD'));
  for (const [name, type, text] of documents)
    router.route(`/changelog${name}`).get(anyOrigin, document(text, type)).all(supportsOnly('GET, HEAD'));
  router.use('/changelog', serveDigest(context));
  return router;
}

function document(text: () => string, type: string): RequestHandler {
  return staticDocument(() => Buffer.from(text()), { type: `${type}; charset=utf-8`, maxAgeSeconds: 60 });
}
