import type { VNode } from 'preact';
import { html, renderPage, styleElement } from '../html.ts';
import { colorsOf } from '../look/tokens.ts';

/** Some mail programs read no style sheet, so each element has its own style. */
const styles = {
  body: 'margin:0;padding:24px 16px;background:#f5f7f8;color:#14212b;font:16px/1.5 system-ui,-apple-system,Roboto,sans-serif',
  page: 'max-width:560px;margin:0 auto',
  sender: 'margin:0 0 12px;color:#0a6b58;font-size:20px;font-weight:700',
  band: ';padding:14px 24px;border-radius:12px',
  logo: 'max-width:160px;margin-inline-end:12px;vertical-align:middle',
  title: 'margin:16px 0;font-size:24px;line-height:1.2',
  card: 'padding:8px 24px;background:#ffffff;border:1px solid #e1e6ea;border-radius:12px',
  text: 'margin:16px 0;overflow-wrap:anywhere',
  link: 'color:#0a6b58',
  button:
    'display:inline-block;padding:10px 18px;border-radius:8px;background:#0a6b58;color:#ffffff;font-weight:600;text-decoration:none',
  rule: 'margin:24px 0;border:0;border-top:1px solid #e1e6ea',
} as const;

const dark = (name: string) => `${colorsOf(name).dark}!important`;

/** For programs that read style sheets and are dark. The head and the button of a shop keep its color. */
const style = `@media (prefers-color-scheme:dark){
body{background:${dark('ground')};color:${dark('ink')}}
.card{background:${dark('paper')};border-color:${dark('line')}}
.sender,.link{color:${dark('mark')}}
.button{background:${dark('mark')};color:${dark('on-mark')}}
hr{border-color:${dark('line')}}
}`;

/** Language and looks of a mail of a shop. */
export interface MailLook {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Of the head and the button, with that of the letters on it. */
  readonly color: string;
  readonly onColor: string;
  /** URL; null: none. */
  readonly logo: string | null;
}

interface MailPage {
  readonly sender: string;
  /** URLs that the text may link to. Those that names and reasons of others bring stay text. */
  readonly links: readonly string[];
  readonly look?: MailLook | undefined;
}

/** Returns the text of a mail as a page under the name of its sender. A short text before a link names it. The first that has a line of its own is a button. */
export function mailHtml(text: string, { sender, links, look }: MailPage): string {
  let hasButton = false;
  const dir = look?.direction ?? 'auto';
  const colors = look ? `;background:${look.color};color:${look.onColor}` : '';
  const link = (url: string, name: string) =>
    html`<a href=${url} class="link" style=${styles.link}>${name}</a>`;
  const button = (url: string, name: string) =>
    html`<a href=${url} class=${look ? undefined : 'button'} style=${styles.button + colors}>${name}</a>`;
  const line = (given: string) => {
    const [, name, url] = /^(?:(.{1,50})(?:: |：))?(https?:\/\/\S+)$/.exec(given) ?? [];
    return url === undefined || !links.includes(url) ? given : link(url, name ?? url);
  };
  const paragraph = (block: string): VNode => {
    if (block === '—') return html`<hr style=${styles.rule} />`;
    const [, name, url] = /^(.{1,50})[:：]\n(https?:\/\/\S+)$/.exec(block) ?? [];
    const parts = block.split('\n').map(line);
    if (name !== undefined && url !== undefined && links.includes(url)) {
      parts.splice(0, 2, hasButton ? link(url, name) : button(url, name));
      hasButton = true;
    }
    return html`<p dir=${dir} style=${styles.text}>${parts.map((part, at) => (at > 0 ? html`<br />${part}` : part))}</p>`;
  };
  const blocks = text
    .trim()
    .split(/\n{2,}|\n(?=—\n)|(?<=^—)\n/m)
    .filter((block) => block !== '');
  const title = look ? html`<h1 dir=${dir} style=${styles.title}>${blocks.shift()}</h1>` : null;
  const logo = look?.logo ? html`<img src=${look.logo} alt="" height="32" style=${styles.logo} />` : null;
  return renderPage(html`<html lang=${look?.language} dir=${look?.direction}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      ${styleElement(style)}
    </head>
    <body style=${styles.body}>
      <div style=${styles.page}>
        <p dir=${dir} class=${look ? undefined : 'sender'} style=${styles.sender + (look ? styles.band + colors : '')}>${logo}${sender}</p>
        <div class="card" style=${styles.card}>${title}${blocks.map(paragraph)}</div>
      </div>
    </body>
  </html>`);
}
