import type { Request } from 'express';
import { HttpError } from '../contract/errors.ts';
import { switchMode } from '../user/opening-mode.ts';
import { userCan } from '../user/role.ts';
import { modePath, type SignedInFrame } from './frame.ts';
import type { AccountRoute, PageAnswer, PageRequest, Route } from './page-request.ts';
import { type DashboardArea, personRequest } from './router.ts';
import { accountMatcher, accountRoutes } from './routes.ts';
import type { Site } from './site.ts';

/** The pages of an account, in test and in live mode. */
export function accountArea(site: Site): DashboardArea<PageRequest> {
  async function openPageRequest(request: Request): Promise<PageRequest | string | null> {
    const user = await site.readUser(request);
    if (!user) return (await site.readOperator(request)) ? `${site.root}/operator` : null;
    const mode = request.params.mode === 'live' ? 'live' : 'test';
    return {
      ...personRequest(site, request, user, `/${mode}`),
      can: (capability) => userCan(user, capability),
      mode,
      scope: { accountId: user.account_id, livemode: mode === 'live' },
      requestId: String(request.res?.locals.requestId),
    };
  }

  function refuseRole({ can }: PageRequest, { needs }: Route<PageRequest> & Partial<AccountRoute>): null {
    if (needs && !can(needs)) throw new HttpError('SCOPE_MISSING');
    return null;
  }

  /** The switch is a form: a page that is only opened, by a mail or a browser that loads ahead, leaves the mode. */
  async function changeMode({ user, mode, form, base }: PageRequest): Promise<PageAnswer> {
    await switchMode(site.context.db.kysely, user.id, mode);
    return { goTo: base + (accountMatcher.checked(form.one('list')) ?? '') };
  }

  return {
    mount: '/:mode',
    routes: accountRoutes,
    matcher: accountMatcher,
    open: openPageRequest,
    refusal: refuseRole,
    frameForms: [{ method: 'post', path: modePath, run: changeMode }],
    frame: (page, request) => ({ signedIn: signedInFrame(page, request) }),
  };
}

function signedInFrame({ mode, user, can, timeZone }: PageRequest, request: Request): SignedInFrame {
  const pagePath = request.path.slice(mode.length + 1);
  const { search } = new URL(request.originalUrl, 'http://dashboard');
  const isPage = accountMatcher.has(pagePath || '/');
  return {
    mode,
    accountName: user.account_name,
    email: user.email,
    can,
    timeZone,
    isFrozen: user.account_frozen,
    pagePath: isPage ? pagePath : '',
    search: isPage ? search : '',
    list: accountMatcher.findList(pagePath).replace(/^\/$/, ''),
  };
}
