import { logoFile } from '../../look/logo.ts';
import { staticDocument } from './static-document.ts';

/** Serves the icon that browsers ask for at every site. */
export const serveFavicon = staticDocument(() => Buffer.from(logoFile), {
  type: 'image/svg+xml',
  maxAgeSeconds: 86_400,
});
