import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import helmet from 'helmet';
import type { WorkContext } from '../../context.ts';
import { icon } from '../../look/logo.ts';
import { staticDocument } from './static-document.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sampan API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="icon" href="${icon}">
</head>
<body>
<div id="docs"></div>
<noscript>A script draws these pages. Without scripts, read the Markdown pages that <a href="llms.txt">llms.txt</a> lists.</noscript>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/**
 * Starts Swagger UI in the color scheme of the system. A request with the key of an example gets a new key: a second
 * request under the same key would be a repeat of the first, or a conflict.
 */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
followSystem();
dark.addEventListener('change', followSystem);
const header = 'Idempotency-Key';
const newKey = () => 'docs-' + [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const docs = SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  requestInterceptor(request) {
    if (!request.headers?.[header]) return request;
    const examples = ['IdempotencyKey', 'OptionalIdempotencyKey'].map((name) =>
      docs.specSelectors.specJson().getIn(['components', 'parameters', name, 'example']));
    if (examples.includes(request.headers[header])) request.headers[header] = newKey();
    return request;
  },
});
`;

/** The page sends requests to the contract's server, which may have another name than the page's address. */
const guard = (rootUrl: WorkContext['rootUrl']) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", () => new URL(rootUrl() ?? 'http://localhost').origin],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
  });

const script = 'text/javascript; charset=utf-8';
const assets = { 'swagger-ui.css': 'text/css; charset=utf-8', 'swagger-ui-bundle.js': script };
/** File names stay the same in every release, so browsers must check for a new version. */
const fresh = { maxAgeSeconds: 60 };

/** Serves `/docs`: the contract in Swagger UI, with no file from another host. */
export function serveDocs({ rootUrl }: Pick<WorkContext, 'rootUrl'>): Router {
  const router = Router();
  router.use(guard(rootUrl));
  const servePage = staticDocument(() => Buffer.from(page), { type: 'text/html; charset=utf-8', ...fresh });
  router.get('/', (request, response, next) => {
    // The page's links are relative to the root.
    if (/\/(\?|$)/.test(request.originalUrl)) response.redirect(308, '../docs');
    else return servePage(request, response, next);
  });
  router.get(
    '/start.js',
    staticDocument(() => Buffer.from(start), { type: script, ...fresh }),
  );
  for (const [name, type] of Object.entries(assets)) {
    const file = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
    router.get(
      `/${name}`,
      staticDocument(() => readFile(file), { type, maxAgeSeconds: 3600 }),
    );
  }
  return router;
}
