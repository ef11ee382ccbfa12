import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { successEnvelope } from '../../contract/envelope.ts';
import { shownDemoFile, whyNoDemo } from '../../demo/demo-file.ts';
import type { ApiContext } from '../api-context.ts';
import { guardPage } from './page.ts';
import { rootDescription, rootPage } from './root-page.ts';
import { staticDocument } from './static-document.ts';

const manifest = path.join(import.meta.dirname, '..', '..', '..', 'package.json');

const guard = guardPage({ forms: false });

/** Serves `/`: links to documentation, contract, health checks and keys, as HTML or as JSON in the envelope. */
export function serveRoot({ config, rootUrl }: Pick<ApiContext, 'config' | 'rootUrl'>): RequestHandler[] {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const keysFile = whyNoDemo(config) === null ? shownDemoFile(config.home) : null;
  const page = staticDocument(() => Buffer.from(rootPage({ version, keysFile })), {
    type: 'text/html; charset=utf-8',
    maxAgeSeconds: 60,
  });
  const json = staticDocument(
    () => {
      const root = rootUrl() ?? '';
      const data = {
        name: 'Sampan',
        description: rootDescription,
        version,
        api_url: `${root}/api/v1`,
        docs_url: `${root}/docs`,
        openapi_url: `${root}/openapi.json`,
        openapi_30_url: `${root}/openapi-3.0.json`,
        postman_url: `${root}/postman/collection.json`,
        llms_url: `${root}/llms.txt`,
        changelog_url: `${root}/changelog`,
        mcp_url: `${root}/mcp`,
        liveness_url: `${root}/healthz`,
        readiness_url: `${root}/readyz`,
        demo_keys_file: keysFile,
      };
      return Buffer.from(successEnvelope(200, data, 'OK'));
    },
    { type: 'application/json; charset=utf-8', maxAgeSeconds: 60 },
  );
  const serve: RequestHandler = (request, response, next) => {
    response.vary('Accept');
    const serveDocument = request.accepts(['html', 'json']) === 'json' ? json : page;
    return serveDocument(request, response, next);
  };
  return [guard, serve];
}
