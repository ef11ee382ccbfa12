import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that pages load. Its path below the dashboard changes with its content, so browsers keep it forever. */
interface Asset {
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
}

export const styleSheet = readAsset('style.css', 'text/css');
export const script = readAsset('script.js', 'text/javascript');
const webAuthn = fileURLToPath(import.meta.resolve('@simplewebauthn/browser'));
/** Scripts of the pages that ask for a passkey: that of the package translates between JSON and WebAuthn's buffers. */
export const passkeyScripts = [
  readAsset(path.join(webAuthn, '../../dist/bundle/index.umd.min.js'), 'text/javascript'),
  readAsset('passkey.js', 'text/javascript'),
];

/** Draws the label. Its library is loaded by it, and by no page. */
export const labelScript = readAsset('label.js', 'text/javascript');
export const pdfLibrary = readAsset(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'text/javascript');

function readAsset(file: string, type: string): Asset {
  const content = readFileSync(path.resolve(import.meta.dirname, 'asset', file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const { name, ext } = path.parse(file);
  return { path: `/${name}.${hash}${ext}`, type: `${type}; charset=utf-8`, content };
}
