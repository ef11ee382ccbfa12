import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { VNode } from 'preact';
import { successEnvelope } from '../../contract/errors.ts';
import { shownDemoFile, whyNoDemo } from '../../demo/demo-file.ts';
import { html } from '../../html.ts';
import { invocation } from '../../invocation.ts';
import type { ApiContext } from '../operation.ts';
import { guardPage, pageText } from './page.ts';
import { staticDocument } from './static-document.ts';

const rootDescription =
  'Book international parcel shipments from Hong Kong: quotes, labels, tracking, a prepaid wallet and signed webhooks over one REST API.';

const links = [
  { path: 'docs', name: 'Documentation', text: 'Read and try every operation.' },
  { path: 'dashboard', name: 'Dashboard', text: 'Shipments, API keys and activity of your account.' },
  { path: 'openapi.json', name: 'Contract', text: 'OpenAPI 3.1, for tools and generators.' },
  { path: 'openapi.yaml', name: 'Contract as YAML', text: 'The same contract, for people and tools.' },
  { path: 'openapi-3.0.json', name: 'Contract in OpenAPI 3.0', text: 'For tools that do not read 3.1.' },
  { path: 'postman/collection.json', name: 'Postman collection', text: 'Every operation with examples.' },
  {
    path: 'llms.txt',
    name: 'Reference as Markdown',
    text: 'For assistants, and to read without a browser.',
  },
  { path: 'changelog', name: 'Change log', text: 'Releases, as a page, JSON, RSS and Atom.' },
  { path: 'readyz', name: 'Readiness', text: 'Can the service take requests right now?' },
  { path: 'healthz', name: 'Liveness', text: 'Does the process respond?' },
];

/** Returns the page at `/`. `keysFile`: file with the demonstration keys; null without a demonstration account. */
export function rootPage({
  version,
  keysFile,
}: {
  readonly version: string;
  readonly keysFile: string | null;
}): string {
  return pageText({
    title: 'Sampan',
    heading: 'Sampan',
    subtitle: `Version ${version}`,
    content: html`<p class="lead">${rootDescription}</p>
<ul>
${links.map(({ path, name, text }) => html`<li><a href=${path}><strong>${name}</strong><span>${text}</span></a></li>\n`)}</ul>
${keysFile === null ? keysFromOperator : demonstrationKeys(keysFile)}`,
  });
}

function demonstrationKeys(keysFile: string): VNode {
  return html`<section>
<h2>Demonstration keys</h2>
<p>The file <code>${keysFile}</code> on the machine that runs the service has a test key and a live key. Start with the test key: it moves no money and calls no carrier.</p>
<p>Operator's command line: <code>${invocation} --help</code></p>
</section>`;
}

const keysFromOperator = html`<section>
<h2>API keys</h2>
<p>Every request needs an API key. Ask the operator of this service for one.</p>
</section>`;

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
