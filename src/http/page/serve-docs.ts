import { fileURLToPath } from 'node:url';
import { Router } from 'express';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sampan API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="docs"></div>
<noscript>These pages are drawn by a script from <a href="openapi.json">openapi.json</a>.</noscript>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `{root_url}/docs`: the contract as a page to read and to try, drawn by Swagger UI; nothing of it comes from elsewhere. */
export function serveDocs(): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    next();
  });
  router.get('/', (request, response) => {
    // Its links are relative to the root, wherever a proxy puts that.
    if (/\/(\?|$)/.test(request.originalUrl)) response.redirect(308, '../docs');
    else response.type('html').send(page);
  });
  router.get('/start.js', (_request, response) => void response.type('js').send(start));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    const file = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
    router.get(`/${name}`, (_request, response, next) => response.sendFile(file, { maxAge: '1h' }, next));
  }
  return router;
}
