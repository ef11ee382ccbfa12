import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { withBulkhead } from '../context.ts';
import { HttpError, isUnexpected } from '../contract/errors.ts';
import type { ApiContext } from '../http/operation.ts';
import { staticDocument } from '../http/page/static-document.ts';
import { errorResponse } from '../http/response.ts';
import { supportsOnly } from '../http/supports-only.ts';
import type { JobQueues } from '../queue/job-queues.ts';
import { accountArea } from './account-area.ts';
import { assets } from './assets.ts';
import { FormSubmissions, formAgain } from './form-submissions.ts';
import { operatorArea } from './operator-area.ts';
import { guardDashboard, isOwnForm } from './response.ts';
import { createAreaRouter, type OpenedPage } from './router.ts';
import { notificationRoutes } from './settings/notification-routes.ts';
import { resetRoutes } from './sign-in/reset-routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { signInTexts } from './sign-in/text.ts';
import { requestLanguage, Site } from './site.ts';
import { sharedTexts } from './text.ts';

/** Serves `/dashboard`: sign-in, and the pages of signed-in users. */
export function serveDashboard(app: ApiContext, queues: JobQueues): Router {
  // Pages read more than a booking does, so they get fewer connections than other work.
  const maxConnections = Math.ceil(app.config.databasePoolSize / 4);
  const site = new Site(withBulkhead(app, 'dashboard', { maxConnections }));
  const submissions = new FormSubmissions(site);
  const { context } = site;

  /** Passwords must not cross a network in clear text. */
  const needHttps: RequestHandler = (request, response, next) => {
    const { hostname } = new URL(site.rootUrl);
    if (site.isSecure || /^(127\.|localhost$|\[::1\]$)/.test(hostname)) return next();
    const language = requestLanguage(request);
    const { title, needsHttps: message } = signInTexts[language];
    site.sendMessage(response, 503, { title, message, language });
  };

  const refuseForeignForms: RequestHandler = (request, response, next) => {
    if (request.method !== 'POST' || isOwnForm(request, site.rootUrl)) return next();
    const language = requestLanguage(request);
    const { crossSite: title, goBack: message } = sharedTexts[language].error;
    site.sendMessage(response, 403, { title, message, language });
  };

  const showError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    const { requestId } = response.locals;
    const { status, headers } = errorResponse(error);
    if (isUnexpected(error)) {
      const { method, path } = request;
      // PostgreSQL refuses what only a hostile address has, such as NUL: one line without a stack is enough.
      if (status < 500) context.log.warn({ requestId, method, path, status }, 'Page refused');
      else context.log.error({ requestId, method, path, err: error }, 'Page failed');
    }
    if (response.headersSent) return next(error);
    const opened = response.locals.opened as OpenedPage | undefined;
    const language = opened?.language ?? requestLanguage(request);
    const frame = opened?.frame();
    const text = sharedTexts[language].error;
    const seconds = Number(headers?.['Retry-After'] ?? 0);
    const [title, message] =
      status === 404
        ? [text.notFound, '']
        : status === 403
          ? [text.notAllowed, text.askOwner]
          : status === 429
            ? [text.invalid, text.wait(seconds)]
            : status < 500
              ? [text.invalid, text.reason[status] ?? text.reason[400] ?? '']
              : [
                  text.failed,
                  `${request.method === 'POST' ? `${text.mayBeMade} ` : ''}${text.retry} ${requestId}`,
                ];
    // An operator's form may move money without a key, so it is filled in again.
    const sent = status >= 500 && request.method === 'POST' && frame?.signedIn && opened ? opened.form : null;
    const path = `${request.baseUrl}${request.path}`;
    const again = sent && !sent.hasSecret ? formAgain(sent, path, path, language) : null;
    for (const name of ['Retry-After', 'Allow']) {
      const value = headers?.[name];
      if (value !== undefined) response.set(name, value);
    }
    site.sendMessage(response, status, { title, message, again, language, ...frame });
  };

  const router = Router({ caseSensitive: true });
  for (const { path, type, content } of assets) {
    const serve = staticDocument(() => content, { type, maxAgeSeconds: 'forever' });
    router.route(path).get(serve).all(supportsOnly('GET, HEAD'));
  }
  router.use(guardDashboard, refuseUnreadablePath);
  // Before the refusal of other sites' forms: mail programs send this one.
  router.use('/notifications', notificationRoutes(site));
  router.use(needHttps, refuseForeignForms);
  router.get('/', async (request, response) => {
    const user = await site.readUser(request);
    // The mode in which the dashboard opens is known after the sign-in.
    const isSignedIn = user !== undefined || (await site.readOperator(request)) !== undefined;
    response.redirect(303, site.root + (isSignedIn ? await site.homeOf(user) : '/sign-in'));
  });
  // The authorization endpoint of OAuth: the user chooses the mode on the page.
  router.get('/connect', async (request, response) => {
    const { search } = new URL(request.originalUrl, 'http://dashboard');
    const home = await site.homeOf(await site.readUser(request));
    response.redirect(303, `${site.root}${home}/connect${search}`);
  });
  // The former address of the unconfirmed bookings. 308 keeps the method and the form.
  router.use('/operator/undecided', ({ url }, response) =>
    response.redirect(308, `${site.root}/operator/unconfirmed${url.replace(/^\/(?=\?|$)/, '')}`),
  );
  router.use('/sign-in/forgot', resetRoutes(site));
  router.use(signInRoutes(site, submissions));
  router.use(createAreaRouter(site, submissions, operatorArea(site, queues)));
  router.use(createAreaRouter(site, submissions, accountArea(site)));
  router.use(() => {
    throw new HttpError('NOT_FOUND');
  });
  router.use(showError);
  return router;
}

/** Express fails on an escape that is no text, and PostgreSQL on NUL. No address has either. */
const refuseUnreadablePath: RequestHandler = (request, _response, next) => {
  let decoded = '\0';
  try {
    decoded = decodeURIComponent(request.path);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  next(decoded.includes('\0') ? new HttpError('NOT_FOUND') : undefined);
};
