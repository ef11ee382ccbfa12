import type { ComponentChildren, VNode } from 'preact';
import { html, renderHtml } from '../html.ts';
import type { Mode } from '../key-format.ts';
import type { Language } from '../language.ts';
import { icon, logo } from '../look/logo.ts';
import { type SymbolName, symbol } from '../look/symbol.ts';
import type { Capability } from '../user/role.ts';
import { activityTexts } from './activity/text.ts';
import {
  font,
  htmx,
  labelScript,
  ordersScript,
  passkeyScripts,
  pdfLibrary,
  script,
  styleSheet,
} from './assets.ts';
import { changelogTexts } from './changelog/text.ts';
import { eventTexts } from './event/text.ts';
import { homeTexts } from './home/text.ts';
import { keyTexts } from './key/text.ts';
import { requestTexts } from './request/text.ts';
import { searchTexts } from './search/text.ts';
import { searchDialog } from './search-dialog.ts';
import { securityTexts } from './security/text.ts';
import { settingsTexts } from './settings/text.ts';
import { teamTexts } from './team/text.ts';
import { sharedTexts } from './text.ts';
import { defaultTimeZone, inTimeZone, RenderedContent, zoneName } from './view/data.ts';
import { withErrorSummary } from './view/field.ts';
import { webhookTexts } from './webhook/text.ts';

/** Renders the search of the top bar. The script focuses it when `/` is pressed. */
export function searchBox(
  base: string,
  language: Language,
  placeholder: string = searchTexts[language].placeholder,
): VNode {
  const text = searchTexts[language];
  return html`<form class="search" role="search" aria-label=${text.label} method="get" action=${`${base}/search`}>
    ${symbol('search')}
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

interface MenuItem {
  readonly href: string;
  readonly name: string;
  readonly symbol?: SymbolName;
  readonly isHere: boolean | undefined;
}

/** Items behind a name. They are open if the page is one of them. */
interface MenuFold {
  readonly name: string;
  readonly symbol: SymbolName;
  readonly items: readonly MenuItem[];
}

interface FrameTop {
  readonly language: Language;
  /** Path of the area's pages. */
  readonly base: string;
  /** Path and query of the page, to which a change of the language returns. */
  readonly page: string;
  /** Stands below the name of the service. */
  readonly owner: string;
  readonly email: string;
  /** Names the menu; null: the person may open no other page. */
  readonly menu: string | null;
  readonly groups: readonly (readonly MenuItem[])[];
  readonly folds: readonly MenuFold[];
  /** Pages of the person, in the menu of the account. */
  readonly own: readonly MenuItem[];
  readonly search: VNode | null;
  /** Bar above the page. */
  readonly notice: VNode | null;
  /** Small mark beside the search. */
  readonly mark: VNode | null;
}

/** Renders the top of a page: the menu, which a wide screen has at the side, the search and the mode. */
export function frameTop({
  language,
  base,
  page,
  owner,
  email,
  search,
  notice,
  mark,
  ...top
}: FrameTop): VNode {
  const text = sharedTexts[language];
  const next = otherLanguage(language);
  const fold = ({ name, symbol: shape, items }: MenuFold) =>
    html`<details class="fold" open=${items.some(({ isHere }) => isHere)}>
      <summary>${symbol(shape)}<span>${name}</span></summary>
      <ul>${items.map(menuItem)}</ul>
    </details>`;
  return html`<header>
    ${notice}
    <div class="bar">
      <details class="menu">
        <summary>${symbol('menu')}<span>${text.menuButton}</span></summary>
        <div class="menu-panel">
          <p class="brand">
            ${logo(34)}
            <span><strong>Sampan</strong> <span title=${owner}>${owner}</span></span>
          </p>
          ${
            top.menu === null
              ? null
              : html`<nav aria-label=${top.menu}>
                  ${top.groups.map((items) => html`<ul>${items.map(menuItem)}</ul>`)} ${top.folds.map(fold)}
                </nav>`
          }
          <details class="fold person" open=${top.own.some(({ isHere }) => isHere)}>
            <summary>${symbol('account')}<span title=${email}>${email}</span></summary>
            <ul>
              ${top.own.map(menuItem)}
              <li>
                <form method="post" action=${`${base}/language`}>
                  <input type="hidden" name="path" value=${page} />
                  <button name="language" value=${next} lang=${next}>${symbol('language')}<span>${languageNames[next]}</span></button>
                </form>
              </li>
              <li>
                <form method="post" action=${`${base}/sign-out`}><button>${symbol('signOut')}<span>${text.signOut}</span></button></form>
              </li>
            </ul>
          </details>
        </div>
      </details>
      ${search} ${mark}
    </div>
  </header>`;
}

function menuItem({ href, name, symbol: shape, isHere }: MenuItem): VNode {
  return html`<li><a href=${href} aria-current=${isHere ? 'page' : undefined}>${shape ? symbol(shape) : null}<span>${name}</span></a></li>`;
}

/** Parts around the title of a page. */
export interface PageHead {
  /** Leads to the list that has the page's object. */
  readonly back?: readonly [url: string, name: string];
  /** State or short explanation. */
  readonly subtitle?: ComponentChildren;
  /** Links and buttons that begin something, the main one first. */
  readonly actions?: ComponentChildren;
}

interface Frame {
  readonly title: string;
  readonly language: Language;
  /** Path of the dashboard, without a mode. */
  readonly root: string;
  readonly nonce: string;
  readonly content: ComponentChildren | RenderedContent;
  readonly head?: PageHead;
  /** Fields that every form of the page sends. */
  readonly formFields?: Readonly<Record<string, string>>;
  /** Parameters of the address that a change of the language keeps. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Absent on the pages without a session. */
  readonly signedIn?: SignedInFrame;
  /** Tables have narrow rows. */
  readonly isCompact?: boolean;
  /** Top of a page of operators. */
  readonly header?: VNode;
  /** The page asks the browser for a passkey. */
  readonly usesPasskey?: boolean;
  /** The page draws a label. */
  readonly drawsLabel?: boolean;
  /** The page sends a file of orders. */
  readonly sendsOrders?: boolean;
  /** The page is loaded again after so long. */
  readonly refreshSeconds?: number;
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

/** Address of the form that switches to a mode, below that mode. */
export const modePath = '/mode';

/** Renders a whole page. */
export function renderFrame(frame: Frame): string {
  const { html: rendered } = RenderedContent.of(frame.content);
  const notice = frame.notice ? renderHtml(frame.notice) : '';
  const content = notice + (frame.hasError ? withErrorSummary(rendered, frame.language) : rendered);
  const page = renderHtml(inTimeZone(frame.signedIn?.timeZone ?? defaultTimeZone, pageMarkup(frame))).replace(
    '</main>',
    () => `${content}</main>`,
  );
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
  const {
    signedIn,
    header,
    usesPasskey = false,
    drawsLabel = false,
    sendsOrders = false,
    hasError,
    isCompact = false,
    refreshSeconds,
  } = frame;
  const pageName = signedIn
    ? `${title} – ${sharedTexts[language].mode[signedIn.mode]} – Sampan`
    : `${title} – Sampan`;
  const windowTitle = hasError ? `${sharedTexts[language].error.prefix}: ${pageName}` : pageName;
  return html`<html lang=${language} data-refresh=${refreshSeconds} class=${`${signedIn?.mode ?? (header ? 'operator' : 'outside')}${isCompact ? ' compact' : ''}`}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      ${refreshSeconds === undefined ? null : html`<noscript><meta http-equiv="refresh" content=${refreshSeconds} /></noscript>`}
      <title>${windowTitle}</title>
      <link rel="icon" href=${icon} />
      <link rel="expect" href="#end" blocking="render" />
      <link rel="preload" href=${root + font.path} as="font" type=${font.type} crossorigin />
      <link rel="stylesheet" href=${root + styleSheet.path} nonce=${nonce} />
      <script type="module" src=${root + script.path} nonce=${nonce}></script>
      ${
        signedIn || header
          ? html`<meta name="htmx-config" content='{"includeIndicatorCSS":false,"history":false}' />
              <script type="module" src=${root + htmx.path} nonce=${nonce}></script>`
          : null
      }
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
    <body class=${signedIn || header ? 'framed' : undefined}>
      <a class="skip" href="#content">${text.skip}</a>
      ${signedIn ? topBar(root, language, signedIn) : header}
      ${signedIn || header ? null : html`<header class="service">${logo(40)}<strong>Sampan</strong></header>`}
      <main id="content" tabindex="-1">
        ${signedIn?.isFrozen && signedIn.mode === 'live' ? html`<p class="alert">${text.frozen}</p>` : null}
        ${pageHead(title, frame.head)}
      </main>
      <div id="end"></div>
      ${signedIn || header ? dialogs(language) : null}
      ${signedIn?.can('see_shipments') ? searchDialog(`${root}/${signedIn.mode}`, language) : null}
      ${signedIn ? html`<footer class="zone">${text.zone(zoneName(signedIn.timeZone, language))}</footer>` : null}
      ${signedIn || header ? null : languageLink(language, keep)}
    </body>
  </html>`;
}

function pageHead(title: string, { back, subtitle, actions }: PageHead = {}): VNode {
  return html`<div class="head">
    ${back ? html`<p class="back"><a href=${back[0]}>${symbol('back')}${back[1]}</a></p>` : null}
    <h1>${breakableTitle(title)}</h1>
    ${actions ? html`<div class="buttons actions">${actions}</div>` : null}
    ${subtitle ? html`<p class="subtitle">${subtitle}</p>` : null}
  </div>`;
}

/** The drawer and the dialog into which links load a part of another page. The script opens them. */
function dialogs(language: Language): VNode {
  const { close } = sharedTexts[language];
  return html`${(['drawer', 'dialog'] as const).map(
    (id) => html`<dialog id=${id} class=${id} aria-label=${sharedTexts[language][id]}>
      <form method="dialog"><button class="quiet" aria-label=${close} title=${close}>${symbol('close')}</button></form>
      <div class="part" id=${`${id}-part`}></div>
    </dialog>`,
  )}`;
}

/** Attributes of a link that opens its page in the drawer or the dialog; without scripts it opens the page. */
export function opensIn(place: 'drawer' | 'dialog', url: string, part = '#content > *') {
  return {
    'hx-get': url,
    'hx-select': part,
    'hx-target': `#${place}-part`,
    'hx-swap': 'innerHTML ignoreTitle:true',
  };
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
  const item = (path: string, name: string, shape?: SymbolName) => ({
    href: base + path,
    name,
    ...(shape ? { symbol: shape } : {}),
    isHere:
      path === '' || pagePath.startsWith('/shipments/new')
        ? pagePath === path
        : pagePath === path || pagePath.startsWith(`${path}/`),
  });
  const { items } = text;
  const switchForm = html`<form method="post" action=${`${root}/${other}${modePath}`}>
    <button name="list" value=${list || '/'}>${text.switchTo[other]}</button>
  </form>`;
  return frameTop({
    language,
    base,
    page: pagePath + search,
    owner: signedIn.accountName,
    email: signedIn.email,
    menu: text.menu,
    groups: [
      [
        item('', homeTexts[language].title, 'home'),
        ...(can('book') ? [item('/shipments/new', items.book, 'book')] : []),
        item('/batches', items.orders, 'orders'),
        item('/shipments', items.shipments, 'shipment'),
        item('/manifests', items.handover, 'handover'),
        ...(can('see_wallet') ? [item('/wallet', items.money, 'money')] : []),
        ...(can('see_recipients') ? [item('/addresses', items.people, 'people')] : []),
        item('/products', items.products, 'product'),
        ...(can('manage_team') ? [item('/team', teamTexts[language].title, 'team')] : []),
      ],
    ],
    folds: can('see_developer_pages')
      ? [
          {
            name: items.developers,
            symbol: 'developer',
            items: [
              item('/keys', keyTexts[language].title),
              ...(can('see_requests') ? [item('/requests', requestTexts[language].title)] : []),
              item('/webhooks', webhookTexts[language].title),
              ...(can('see_requests') ? [item('/events', eventTexts[language].title)] : []),
              item('/changelog', changelogTexts[language].title),
            ],
          },
        ]
      : [],
    own: [
      ...(can('see_activity') ? [item('/activity', activityTexts[language].title, 'activity')] : []),
      item('/settings', settingsTexts[language].title, 'settings'),
      item('/security', securityTexts[language].title, 'security'),
    ],
    search: searchBox(base, language),
    notice:
      mode === 'test'
        ? html`<div class="mode"><strong>${text.mode.test}</strong><span>${text.modeNotice.test}</span>${switchForm}</div>`
        : null,
    mark:
      mode === 'live'
        ? html`<div class="mode"><strong title=${text.modeNotice.live}>${text.mode.live}</strong>${switchForm}</div>`
        : null,
  });
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
