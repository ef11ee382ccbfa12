import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComponentChildren, VNode } from 'preact';
import { html, renderHtml } from '../html.ts';
import { icon } from '../http/page/page.ts';
import type { Mode } from '../key-format.ts';
import type { Language } from '../language.ts';
import type { Capability } from '../user/role.ts';
import { activityTexts } from './activity/text.ts';
import { addressTexts } from './address/text.ts';
import { batchTexts } from './batch/text.ts';
import { changelogTexts } from './changelog/text.ts';
import { eventTexts } from './event/text.ts';
import { homeTexts } from './home/text.ts';
import { keyTexts } from './key/text.ts';
import { manifestTexts } from './manifest/text.ts';
import { productTexts } from './product/text.ts';
import { requestTexts } from './request/text.ts';
import { searchTexts } from './search/text.ts';
import { securityTexts } from './security/text.ts';
import { settingsTexts } from './settings/text.ts';
import { shipmentTexts } from './shipment/text.ts';
import { teamTexts } from './team/text.ts';
import { sharedTexts } from './text.ts';
import { RenderedContent, zoneName } from './view/data.ts';
import { withErrorSummary } from './view/field.ts';
import { walletTexts } from './wallet/text.ts';
import { webhookTexts } from './webhook/text.ts';

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
/** Sends a file of orders, and shows what the check of it found. */
export const ordersScript = readAsset('orders.js', 'text/javascript');
export const pdfLibrary = readAsset(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'text/javascript');

function readAsset(file: string, type: string): Asset {
  const content = readFileSync(path.resolve(import.meta.dirname, 'asset', file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const { name, ext } = path.parse(file);
  return { path: `/${name}.${hash}${ext}`, type: `${type}; charset=utf-8`, content };
}

/** Renders the search of the top bar. The script focuses it when `/` is pressed. */
export function searchBox(
  base: string,
  language: Language,
  placeholder: string = searchTexts[language].placeholder,
): VNode {
  const text = searchTexts[language];
  return html`<form class="search" role="search" aria-label=${text.label} method="get" action=${`${base}/search`}>
    <input
      type="search"
      name="q"
      aria-label=${text.label}
      aria-keyshortcuts="/"
      placeholder=${placeholder}
      maxlength="200"
      autocomplete="off"
      spellcheck="false"
      required
      data-search
    />
    <button>${text.submit}</button>
  </form>`;
}

/** Renders the part of the top bar that a narrow screen shows only when it is opened. */
export function menuPanel(language: Language, content: ComponentChildren): VNode {
  return html`<details class="menu">
    <summary>${sharedTexts[language].menuButton}</summary>
    <div class="menu-panel">${content}</div>
  </details>`;
}

interface MenuItem {
  readonly href: string;
  readonly name: string;
  readonly isHere: boolean | undefined;
}

/** Renders the links to the pages, in groups. */
export function menu(name: string, groups: readonly (readonly MenuItem[])[]): VNode {
  return html`<nav aria-label=${name}>
    ${groups.filter((items) => items.length > 0).map((items) => html`<ul>${items.map(menuItem)}</ul>`)}
  </nav>`;
}

function menuItem({ href, name, isHere }: MenuItem): VNode {
  return html`<li><a href=${href} aria-current=${isHere ? 'page' : undefined}>${name}</a></li>`;
}

interface Frame {
  readonly title: string;
  readonly language: Language;
  /** Path of the dashboard, without a mode. */
  readonly root: string;
  readonly nonce: string;
  readonly content: ComponentChildren | RenderedContent;
  /** Fields that every form of the page sends. */
  readonly formFields?: Readonly<Record<string, string>>;
  /** Parameters of the address that a change of the language keeps. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Absent on the pages without a session. */
  readonly signedIn?: SignedInFrame;
  /** Top of a page of operators. */
  readonly header?: VNode;
  /** The page asks the browser for a passkey. */
  readonly usesPasskey?: boolean;
  /** The page draws a label. */
  readonly drawsLabel?: boolean;
  /** The page sends a file of orders. */
  readonly sendsOrders?: boolean;
  /** Stands before the content. */
  readonly notice?: VNode;
  /** Something was refused: the title of the window begins with it. */
  readonly hasError?: boolean;
}

export interface SignedInFrame {
  readonly mode: Mode;
  readonly accountName: string;
  readonly email: string;
  /** Returns whether the role of the user permits it. */
  readonly can: (capability: Capability) => boolean;
  readonly timeZone: string;
  /** Live shipments are refused until the operator ends it. */
  readonly isFrozen: boolean;
  /** Path of the page below the mode, such as `/keys`. */
  readonly pagePath: string;
  /** Query of the page's address, with the question mark. */
  readonly search: string;
  /** Path of the same list in the other mode, below the mode. */
  readonly list: string;
}

/** Renders a whole page. */
export function renderFrame(frame: Frame): string {
  const { html: rendered } = RenderedContent.of(frame.content);
  const notice = frame.notice ? renderHtml(frame.notice) : '';
  const content = notice + (frame.hasError ? withErrorSummary(rendered, frame.language) : rendered);
  const page = renderHtml(pageMarkup(frame)).replace('</main>', () => `${content}</main>`);
  const fields = Object.entries(frame.formFields ?? {});
  const inputs = renderHtml(
    html`${fields.map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}`,
  );
  // Texts are escaped, so only our own templates have such a tag.
  return `<!doctype html>${page.replaceAll(/<form method="post"[^<>]*>/g, (form) => form + inputs)}`;
}

/** A page is shown when its parser has reached `end`: a part that is shown earlier would move. */
function pageMarkup({ title, language, root, nonce, keep = {}, ...frame }: Frame): VNode {
  const text = sharedTexts[language];
  const { signedIn, header, usesPasskey = false, drawsLabel = false, sendsOrders = false, hasError } = frame;
  const pageName = signedIn
    ? `${title} – ${sharedTexts[language].mode[signedIn.mode]} – Sampan`
    : `${title} – Sampan`;
  const windowTitle = hasError ? `${sharedTexts[language].error.prefix}: ${pageName}` : pageName;
  return html`<html lang=${language} class=${signedIn?.mode ?? (header ? 'operator' : 'outside')}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${windowTitle}</title>
      <link rel="icon" href=${icon} />
      <link rel="expect" href="#end" blocking="render" />
      <link rel="stylesheet" href=${root + styleSheet.path} nonce=${nonce} />
      <script type="module" src=${root + script.path} nonce=${nonce}></script>
      ${
        usesPasskey
          ? passkeyScripts.map(
              ({ path }) => html`<script type="module" src=${root + path} nonce=${nonce}></script>`,
            )
          : null
      }
      ${
        drawsLabel
          ? html`<meta name="label-library" content=${root + pdfLibrary.path} />
              <script type="module" src=${root + labelScript.path} nonce=${nonce}></script>`
          : null
      }
      ${sendsOrders ? html`<script type="module" src=${root + ordersScript.path} nonce=${nonce}></script>` : null}
    </head>
    <body>
      <a class="skip" href="#content">${text.skip}</a>
      ${signedIn ? topBar(root, language, signedIn) : header}
      ${signedIn || header ? null : html`<header class="service"><img src=${icon} alt="" width="32" height="32" /><strong>Sampan</strong></header>`}
      <main id="content" tabindex="-1">
        ${signedIn?.isFrozen && signedIn.mode === 'live' ? html`<p class="alert">${text.frozen}</p>` : null}
        <h1>${breakableTitle(title)}</h1>
      </main>
      <div id="end"></div>
      ${signedIn ? html`<footer class="zone">${text.zone(zoneName(signedIn.timeZone, language))}</footer>` : null}
      ${signedIn || header ? null : languageLink(language, keep)}
    </body>
  </html>`;
}

/** Lets a line break after the slashes of a path, so that it breaks no word of it. */
function breakableTitle(title: string): ComponentChildren {
  return title.split(/(?<=\/)/).map((part, at) => (at > 0 ? html`<wbr />${part}` : part));
}

function topBar(root: string, language: Language, signedIn: SignedInFrame): VNode {
  const text = sharedTexts[language];
  const { mode, pagePath, search, list, can } = signedIn;
  const other: Mode = mode === 'test' ? 'live' : 'test';
  const base = `${root}/${mode}`;
  const item = (path: string, name: string) => ({
    href: base + path,
    name,
    isHere: path === '' ? pagePath === '' : pagePath.startsWith(path),
  });
  const groups = [
    [
      item('', homeTexts[language].title),
      item('/shipments', shipmentTexts[language].list.title),
      item('/batches', batchTexts[language].title),
      item('/manifests', manifestTexts[language].title),
      ...(can('see_recipients') ? [item('/addresses', addressTexts[language].title)] : []),
      item('/products', productTexts[language].title),
      ...(can('see_wallet') ? [item('/wallet', walletTexts[language].title)] : []),
    ],
    can('see_developer_pages')
      ? [
          item('/keys', keyTexts[language].title),
          item('/requests', requestTexts[language].title),
          item('/webhooks', webhookTexts[language].title),
          item('/events', eventTexts[language].title),
          item('/changelog', changelogTexts[language].title),
        ]
      : [],
    [
      ...(can('manage_team') ? [item('/team', teamTexts[language].title)] : []),
      ...(can('see_activity') ? [item('/activity', activityTexts[language].title)] : []),
      item('/settings', settingsTexts[language].title),
      item('/security', securityTexts[language].title),
    ],
  ];
  const next = otherLanguage(language);
  return html`<header>
    <p class="mode">
      <strong>${sharedTexts[language].mode[mode]}</strong><span>${sharedTexts[language].modeNotice[mode]}</span>
      <a href=${`${root}/${other}${list}`}>${sharedTexts[language].switchTo[other]}</a>
    </p>
    <div class="bar">
      <p class="brand"><strong>Sampan</strong> <span title=${signedIn.accountName}>${signedIn.accountName}</span></p>
      ${searchBox(base, language)}
      ${menuPanel(
        language,
        html`
          <div class="person">
            <span>${signedIn.email}</span>
            <form method="post" action=${`${base}/language`}>
              <input type="hidden" name="path" value=${pagePath + search} />
              <button name="language" value=${next} lang=${next}>${languageNames[next]}</button>
            </form>
            <form method="post" action=${`${base}/sign-out`}><button>${text.signOut}</button></form>
          </div>
          ${menu(text.menu, groups)}
        `,
      )}
    </div>
  </header>`;
}

function languageLink(language: Language, keep: Readonly<Record<string, string>>): VNode {
  const other = otherLanguage(language);
  const search = new URLSearchParams({ ...keep, lang: other });
  return html`<footer><a href=${`?${search}`} lang=${other}>${languageNames[other]}</a></footer>`;
}

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant': '繁體中文' };

function otherLanguage(language: Language): Language {
  return language === 'en' ? 'zh-Hant' : 'en';
}
