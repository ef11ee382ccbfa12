import type { Request } from 'express';
import type { VNode } from 'preact';
import { hasPasskey } from '../../db/query/user/passkey.ts';
import { CatalogUploads } from '../catalog-upload/catalog-uploads.ts';
import { HttpError } from '../contract/errors.ts';
import { html } from '../html.ts';
import type { SymbolName } from '../look/symbol.ts';
import type { JobQueues } from '../queue/job-queues.ts';
import { passkeySite } from '../user/passkey.ts';
import { type OperatorCapability, operatorCan } from '../user/role.ts';
import { activityTexts } from './activity/text.ts';
import { frameTop, searchBox } from './frame.ts';
import { catalogTexts } from './operator/catalog/text.ts';
import { rateTexts } from './operator/rate/text.ts';
import { supportTexts } from './operator/support-text.ts';
import { operatorTexts } from './operator/text.ts';
import { userAdminTexts } from './operator/user-text.ts';
import type { OperatorRequest, OperatorRoute, Route } from './page-request.ts';
import { type DashboardArea, languagePath, personRequest } from './router.ts';
import { operatorAccountRoutes, operatorMatcher, operatorRoutes, setUpPath, setUpPaths } from './routes.ts';
import { searchDialog } from './search-dialog.ts';
import { securityTexts } from './security/text.ts';
import { settingsTexts } from './settings/text.ts';
import type { Site } from './site.ts';
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
  const item = (itemPath: string, name: string, symbol: SymbolName) => ({
    href: base + (itemPath === '/' ? '' : itemPath),
    name,
    symbol,
    isHere: itemPath === '/' ? path === '/' || path?.startsWith('/accounts') : path?.startsWith(itemPath),
  });
  const offered = (needs: OperatorCapability, itemPath: string, name: string, symbol: SymbolName) =>
    can(needs) ? [item(itemPath, name, symbol)] : [];
  const bar = frameTop({
    language,
    base,
    page: (path ?? setUpPath) + search,
    owner: text.operator,
    email: user.email,
    menu: path === null ? null : text.menu,
    groups: [
      [
        item('/', text.overview.title, 'home'),
        ...offered('manage_users', '/users', userAdminTexts[language].title, 'account'),
        ...offered('see_problems', '/problems', supportTexts[language].problems.title, 'problem'),
        ...offered('see_problems', '/unconfirmed', text.unconfirmed.title, 'clock'),
        ...offered('refund', '/disputes', text.charges.disputes, 'money'),
      ],
      [
        ...offered('see_catalog', '/catalog', catalogTexts[language].title, 'catalog'),
        ...offered('set_rates', '/rates', rateTexts[language].title, 'rate'),
        ...offered('see_ledger', '/ledger', text.ledger.title, 'ledger'),
        ...offered('manage_health', '/health', text.health.title, 'health'),
      ],
    ],
    folds: [],
    own:
      path === null
        ? []
        : [
            ...offered('see_installation_activity', '/activity', activityTexts[language].title, 'activity'),
            item('/settings', settingsTexts[language].title, 'settings'),
            item('/security', securityTexts[language].title, 'security'),
          ],
    search: path === null ? null : searchBox(base, language, text.search.placeholder),
    notice: null,
    mark: html`<p class="mode"><strong title=${text.notice}>${text.operator}</strong></p>`,
  });
  return path === null ? bar : html`${bar} ${searchDialog(base, language, text.search.placeholder)}`;
}
