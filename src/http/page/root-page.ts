import { createHash } from 'node:crypto';
import { Html, html } from '../../text/html.ts';

export const rootDescription =
  'Book international parcel shipments from Hong Kong: quotes, labels, tracking, a prepaid wallet and signed webhooks over one REST API.';

const style = `
:root{color-scheme:light dark;--ink:#16202b;--soft:#566373;--line:#d9e0e6;--paper:#fff;--ground:#f2f5f7;--mark:#0b6b57}
@media (prefers-color-scheme:dark){:root{--ink:#e9eef2;--soft:#a3b0bc;--line:#33404b;--paper:#18212a;--ground:#0f161c;--mark:#4fc3a5}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1rem}
header{display:flex;align-items:center;gap:1rem;margin-bottom:1rem}
header svg{width:3.25rem;height:3.25rem;flex:none;color:var(--mark)}
h1{font-size:2rem;line-height:1.1;margin:0}
header p{margin:.25rem 0 0;color:var(--soft);font-size:.875rem}
.lead{font-size:1.125rem;margin:0 0 1.5rem}
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:.75rem;list-style:none;margin:0 0 .75rem;padding:0}
li a,section{display:block;height:100%;background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;text-decoration:none;color:inherit}
li a:hover,li a:focus-visible{border-color:var(--mark)}
li a:focus-visible{outline:.1875rem solid var(--mark);outline-offset:.125rem}
li strong{color:var(--mark)}
li span{display:block;color:var(--soft);font-size:.875rem}
section{height:auto}
h2{font-size:1rem;margin:0 0 .25rem}
section p{margin:.25rem 0 0;color:var(--soft)}
code{font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--ink);background:var(--ground);border-radius:.25rem;padding:.125rem .375rem;overflow-wrap:anywhere}
`;

export const rootStyleHash = createHash('sha256').update(style).digest('base64');

/** Not escaped, because the hash covers every byte. */
const styleElement = new Html(`<style>${style}</style>`);

const links = [
  { address: 'docs', name: 'Documentation', text: 'Read and try every operation.' },
  { address: 'openapi.json', name: 'Contract', text: 'OpenAPI 3.1, for tools and generators.' },
  { address: 'readyz', name: 'Readiness', text: 'Can the service take requests right now?' },
  { address: 'healthz', name: 'Liveness', text: 'Does the process respond?' },
];

/** Returns the page at `/`. `keysFile`: file with the demonstration keys; null without a demonstration account. */
export function rootPage({
  version,
  keysFile,
}: {
  readonly version: string;
  readonly keysFile: string | null;
}): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sampan</title>
<link rel="icon" href="data:,">
${styleElement}
</head>
<body>
<main>
<header>
<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true"><path d="M4 30h40c-2 7-8 11-14 11H18C12 41 6 37 4 30z"/><path d="M22 6v21H9C11 17 15 10 22 6z"/><path d="M26 11c7 3 11 9 12 16H26z" opacity=".6"/></svg>
<div><h1>Sampan</h1><p>Version ${version}</p></div>
</header>
<p class="lead">${rootDescription}</p>
<ul>
${links.map(({ address, name, text }) => html`<li><a href="${address}"><strong>${name}</strong><span>${text}</span></a></li>\n`)}</ul>
${keysFile === null ? keysFromOperator : demonstrationKeys(keysFile)}
</main>
</body>
</html>
`.text;
}

function demonstrationKeys(keysFile: string): Html {
  return html`<section>
<h2>Demonstration keys</h2>
<p>The file <code>${keysFile}</code> on the machine that runs the service has a test key and a live key. Start with the test key: it moves no money and calls no carrier.</p>
<p>Operator's command line: <code>npm run sampan -- --help</code></p>
</section>`;
}

const keysFromOperator = html`<section>
<h2>API keys</h2>
<p>Every request needs an API key. Ask the operator of this service for one.</p>
</section>`;
