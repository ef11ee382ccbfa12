import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokens } from '../look/tokens.ts';

/** A file that pages load. Its path below the dashboard changes with its content, so browsers keep it forever. */
interface Asset {
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
}

/** The subset of Latin. Other scripts have the fonts of the system. */
export const font = readAsset(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  'font/woff2',
  'inter',
);
export const styleSheet = asset(
  'style',
  '.css',
  'text/css; charset=utf-8',
  Buffer.from(
    tokens + readFileSync(assetPath('style.css'), 'utf8').replace('inter.woff2', () => font.path.slice(1)),
  ),
);
export const script = readAsset('script.js', 'text/javascript');
/** Loads parts of pages into a page: docs/design/dashboard.md has its patterns. */
export const htmx = readAsset(
  path.join(fileURLToPath(import.meta.resolve('htmx.org')), '../htmx.min.js'),
  'text/javascript',
);
const webAuthn = fileURLToPath(import.meta.resolve('@simplewebauthn/browser'));
/** Scripts of the pages that ask for a passkey: that of the package translates between JSON and WebAuthn's buffers. */
export const passkeyScripts = [
  readAsset(path.join(webAuthn, '../../dist/bundle/index.umd.min.js'), 'text/javascript'),
  readAsset('passkey.js', 'text/javascript'),
];

/** Draws the label. Its library is loaded by it, and by no page. */
export const labelScript = readAsset('label.js', 'text/javascript');
/** Sends a file of orders, and shows what the check of it found. */
export const ordersScript = readAsset('orders.js', 'text/javascript');
export const pdfLibrary = readAsset(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'text/javascript');

function assetPath(file: string): string {
  return path.resolve(import.meta.dirname, 'asset', file);
}

function readAsset(file: string, type: string, name = path.parse(file).name.replaceAll('.', '_')): Asset {
  const isText = type.startsWith('text/');
  return asset(
    name,
    path.extname(file),
    isText ? `${type}; charset=utf-8` : type,
    readFileSync(assetPath(file)),
  );
}

function asset(name: string, extension: string, type: string, content: Buffer): Asset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/${name}.${hash}${extension}`, type, content };
}

/** Every file that the dashboard serves to its pages. */
export const assets: readonly Asset[] = [
  font,
  styleSheet,
  script,
  htmx,
  labelScript,
  ordersScript,
  pdfLibrary,
  ...passkeyScripts,
];
