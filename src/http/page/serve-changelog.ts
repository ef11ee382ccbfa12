import { type RequestHandler, Router } from 'express';
import { changelogTitle, releasesOf } from '../../changelog/changelog.ts';
import { changelogFeed } from '../../changelog/changelog-feed.ts';
import type { ApiContext } from '../api-context.ts';
import { anyOrigin } from '../cors.ts';
import { supportsOnly } from '../supports-only.ts';
import { changelogPage } from './changelog-page.ts';
import { guardPage } from './page.ts';
import { noSubscription, serveDigest, subscriptionForm } from './serve-digest.ts';
import { staticDocument } from './static-document.ts';

/** Serves the change log: `/changelog` as a page, `.json`, `.rss` and `.atom`. Any origin may read the data. */
export function serveChangelog(context: ApiContext): Router {
  const { changelog, config, rootUrl } = context;
  const releases = releasesOf(changelog);
  const root = () => rootUrl() ?? '';
  const page = () => changelogPage(releases, config.mail === null ? noSubscription : subscriptionForm);
  const documents: readonly [name: string, type: string, text: () => string][] = [
    ['.json', 'application/json', () => JSON.stringify(changelogJson(), null, 2)],
    ['.rss', 'application/rss+xml', () => changelogFeed(releases, root()).rss2()],
    ['.atom', 'application/atom+xml', () => changelogFeed(releases, root()).atom1()],
  ];

  function changelogJson() {
    return {
      title: changelogTitle,
      url: `${root()}/changelog`,
      releases: releases.map(({ release, released, changes }) => ({
        release,
        released,
        changes: changes.map(({ id, recorded, kind, area = null, text, operations = [] }) => ({
          ...{ id, recorded, kind, area, text, operations },
        })),
      })),
    };
  }

  const router = Router();
  router
    .route('/changelog')
    .get(guardPage({ forms: true }), document(page, 'text/html'))
    .all(supportsOnly('GET, HEAD'));
  for (const [name, type, text] of documents)
    router.route(`/changelog${name}`).get(anyOrigin, document(text, type)).all(supportsOnly('GET, HEAD'));
  router.use('/changelog', serveDigest(context));
  return router;
}

function document(text: () => string, type: string): RequestHandler {
  return staticDocument(() => Buffer.from(text()), { type: `${type}; charset=utf-8`, maxAgeSeconds: 60 });
}
