import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { VNode } from 'preact';
import { html, renderPage, styleElement } from '../../html.ts';
import { icon, logo } from '../../look/logo.ts';
import { tokens } from '../../look/tokens.ts';

const style = `
${tokens}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 var(--font)}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1rem}
header{display:flex;align-items:center;gap:1rem;margin-bottom:1rem}
header svg{flex:none}
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
code{font:.875rem/1.5 var(--mono);color:var(--ink);background:var(--ground);border-radius:.25rem;padding:.125rem .375rem;overflow-wrap:anywhere}
ul.changes{display:block;list-style:disc;padding-left:1.25rem;margin:.5rem 0 0}
ul.changes li{margin:.375rem 0}
ul.changes li:target{outline:.125rem solid var(--mark);outline-offset:.25rem}
ul.changes b{color:var(--mark)}
section+section,h2+section{margin-top:.75rem}
section h3{font-size:.875rem;color:var(--soft);margin:1rem 0 0}
section a{color:var(--mark)}
summary{margin:1rem 0 .75rem;font-weight:600;cursor:pointer}
form{display:flex;flex-wrap:wrap;gap:.5rem;margin:.75rem 0 0}
input,button{font:inherit;color:inherit;border:1px solid var(--line);border-radius:.375rem;padding:.375rem .75rem;background:var(--ground)}
input{flex:1 1 14rem;min-width:0}
button{border-color:var(--mark);color:var(--mark);cursor:pointer}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Returns the security headers of our pages. `forms`: the page may send forms to this service. */
export function guardPage({ forms }: { readonly forms: boolean }) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [`'sha256-${styleHash}'`],
        imgSrc: ['data:'],
        baseUri: ["'none'"],
        formAction: [forms ? "'self'" : "'none'"],
        frameAncestors: ["'none'"],
      },
    },
  });
}

interface PageParts {
  readonly title: string;
  readonly heading: string;
  readonly subtitle: string;
  /** Further elements of the head. */
  readonly head?: VNode;
  readonly content: VNode;
}

/** Returns a page in the look of `/`. */
export function pageText({ title, heading, subtitle, head, content }: PageParts): string {
  return renderPage(html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="icon" href=${icon} />
      ${head}
      ${styleElement(style)}
    </head>
    <body>
      <main>
        <header>
          ${logo(52)}
          <div><h1>${heading}</h1><p>${subtitle}</p></div>
        </header>
        ${content}
      </main>
    </body>
  </html>`);
}
