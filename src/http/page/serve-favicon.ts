import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staticDocument } from './static-document.ts';

/** Serves the icon that browsers ask for at every site. */
export const serveFavicon = staticDocument(
  () => readFileSync(path.join(import.meta.dirname, 'favicon.svg')),
  { type: 'image/svg+xml', maxAgeSeconds: 86_400 },
);
