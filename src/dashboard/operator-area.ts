import type { Request } from 'express';
import type { VNode } from 'preact';
import { hasPasskey } from '../../db/query/user/passkey.ts';
import { CatalogUploads } from '../catalog-upload/catalog-uploads.ts';
import { html } from '../html.ts';
import type { JobQueues } from '../queue/job-queues.ts';
import { passkeySite } from '../user/passkey.ts';
import { activityTexts } from './activity/text.ts';
import { languageNames, menu, menuPanel, searchBox } from './frame.ts';
import { catalogTexts } from './operator/catalog/text.ts';
import { rateTexts } from './operator/exchange-rates.ts';
import { operatorTexts } from './operator/text.ts';
import { userAdminTexts } from './operator/user-text.ts';
import type { OperatorRequest } from './page-request.ts';
import { type DashboardArea, languagePath, personRequest } from './router.ts';
import { operatorAccountRoutes, operatorMatcher, operatorRoutes, setUpPath, setUpPaths } from './routes.ts';
import { securityTexts } from './security/text.ts';
import { settingsTexts } from './settings/text.ts';
import type { Site } from './site.ts';
import { sharedTexts } from './text.ts';
import { alertText } from './view/field.ts';

/** The pages of operators. A session of an account's user opens none of them. */
export function operatorArea(site: Site, queues: JobQueues): DashboardArea<OperatorRequest> {
  const { db, config } = site.context;
  const catalogUploads = new CatalogUploads(db.url);

  async function openPageRequest(request: Request): Promise<OperatorRequest | string | null> {
    const user = await site.readOperator(request);
    if (!user) return (await site.readUser(request)) ? `${site.root}/sign-in` : null;
    const needsSetUp =
      config.operatorsNeedSecondFactor && !user.second_factor && !(await hasPasskey(db.kysely, user.id));
    const person = personRequest(site, request, user, '/operator');
    return { ...person, queues, catalogUploads, needsSetUp };
  }

  return {
    mount: '/operator',
    routes: [...operatorRoutes, ...operatorAccountRoutes],
    matcher: operatorMatcher,
    open: openPageRequest,
    refusal: ({ needsSetUp, base }, { path }) =>
      needsSetUp && ![...setUpPaths, languagePath].includes(path) ? base + setUpPath : null,
    frame: (page, request, answer) => {
      // The answer that completes the set-up opens a new session.
      const isSetUp = page.needsSetUp && !(answer && 'sessionToken' in answer && answer.sessionToken);
      return {
        header: operatorBar(page, isSetUp ? null : request),
        home: page.base,
        ...(isSetUp && answer ? { notice: setUpNotice(page) } : {}),
      };
    },
  };
}

function setUpNotice({ base, language, context }: OperatorRequest): VNode {
  const text = operatorTexts[language];
  const isPossible = passkeySite(context.rootUrl() ?? '') !== null;
  return html`
    ${alertText(text.factorRequired)}
    ${
      isPossible
        ? html`<p>${text.factorByPasskey} <a href=${`${base}/security/passkeys`}>${securityTexts[language].passkey.add}</a></p>`
        : null
    }
  `;
}

/** @param page request of a page; null: no menu */
function operatorBar({ base, user, language }: OperatorRequest, page: Request | null): VNode {
  const text = operatorTexts[language];
  const path = page ? page.path.replace(/^\/operator\/?/, '/') : null;
  const search = page ? new URL(page.originalUrl, 'http://dashboard').search : '';
  const next = language === 'en' ? 'zh-Hant' : 'en';
  const item = (itemPath: string, name: string) => ({
    href: base + (itemPath === '/' ? '' : itemPath),
    name,
    isHere: itemPath === '/' ? path === '/' || path?.startsWith('/accounts') : path?.startsWith(itemPath),
  });
  const groups = [
    [item('/', text.accounts.title), item('/users', userAdminTexts[language].title)],
    [item('/catalog', catalogTexts[language].title), item('/rates', rateTexts[language].title)],
    [
      item('/unconfirmed', text.unconfirmed.title),
      item('/health', text.health.title),
      item('/ledger', text.ledger.title),
    ],
    [
      item('/activity', activityTexts[language].title),
      item('/settings', settingsTexts[language].title),
      item('/security', securityTexts[language].title),
    ],
  ];
  return html`<header class="operator">
    <p class="mode"><strong>${text.operator}</strong><span>${text.notice}</span></p>
    <div class="bar">
      <p class="brand"><strong>Sampan</strong></p>
      ${path === null ? null : searchBox(base, language, text.search.placeholder)}
      ${menuPanel(
        language,
        html`
          <div class="person">
            <span>${user.email}</span>
            <form method="post" action=${base + languagePath}>
              <input type="hidden" name="path" value=${(path ?? setUpPath) + search} />
              <button name="language" value=${next} lang=${next}>${languageNames[next]}</button>
            </form>
            <form method="post" action=${`${base}/sign-out`}><button>${sharedTexts[language].signOut}</button></form>
          </div>
          ${path === null ? null : menu(text.menu, groups)}
        `,
      )}
    </div>
  </header>`;
}
