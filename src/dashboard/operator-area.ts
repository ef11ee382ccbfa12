import type { Request } from 'express';
import type { VNode } from 'preact';
import { hasPasskey } from '../../db/query/user/passkey.ts';
import { CatalogUploads } from '../catalog-upload/catalog-uploads.ts';
import { HttpError } from '../contract/errors.ts';
import { html } from '../html.ts';
import type { JobQueues } from '../queue/job-queues.ts';
import { passkeySite } from '../user/passkey.ts';
import { type OperatorCapability, operatorCan } from '../user/role.ts';
import { activityTexts } from './activity/text.ts';
import { languageNames, menu, menuPanel, searchBox } from './frame.ts';
import { catalogTexts } from './operator/catalog/text.ts';
import { rateTexts } from './operator/exchange-rates.ts';
import { operatorTexts } from './operator/text.ts';
import { userAdminTexts } from './operator/user-text.ts';
import type { OperatorRequest, OperatorRoute, Route } from './page-request.ts';
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
    return {
      ...person,
      can: (capability) => operatorCan(user, capability),
      queues,
      catalogUploads,
      needsSetUp,
    };
  }

  return {
    mount: '/operator',
    routes: [...operatorRoutes, ...operatorAccountRoutes],
    matcher: operatorMatcher,
    open: openPageRequest,
    refusal: (
      { needsSetUp, base, can },
      { path, needs }: Route<OperatorRequest> & Partial<OperatorRoute>,
    ) => {
      if (needsSetUp && ![...setUpPaths, languagePath].includes(path)) return base + setUpPath;
      if (needs && !can(needs)) throw new HttpError('SCOPE_MISSING');
      return null;
    },
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
function operatorBar({ base, user, language, can }: OperatorRequest, page: Request | null): VNode {
  const text = operatorTexts[language];
  const path = page ? page.path.replace(/^\/operator\/?/, '/') : null;
  const search = page ? new URL(page.originalUrl, 'http://dashboard').search : '';
  const next = language === 'en' ? 'zh-Hant' : 'en';
  const item = (itemPath: string, name: string) => ({
    href: base + (itemPath === '/' ? '' : itemPath),
    name,
    isHere: itemPath === '/' ? path === '/' || path?.startsWith('/accounts') : path?.startsWith(itemPath),
  });
  const offered = (needs: OperatorCapability, itemPath: string, name: string) =>
    can(needs) ? [item(itemPath, name)] : [];
  const groups = [
    [item('/', text.accounts.title), ...offered('manage_users', '/users', userAdminTexts[language].title)],
    [
      ...offered('see_catalog', '/catalog', catalogTexts[language].title),
      ...offered('set_rates', '/rates', rateTexts[language].title),
    ],
    [
      ...offered('see_problems', '/unconfirmed', text.unconfirmed.title),
      ...offered('see_health', '/health', text.health.title),
      ...offered('see_ledger', '/ledger', text.ledger.title),
    ],
    [
      ...offered('see_installation_activity', '/activity', activityTexts[language].title),
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
