import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { SessionUser } from '../../db/query/user/session.ts';
import type { Mode } from '../account/api-key.ts';
import { withBulkhead } from '../context.ts';
import { HttpError, isUnexpected } from '../contract/errors.ts';
import type { ApiContext } from '../http/operation.ts';
import { staticDocument } from '../http/page/static-document.ts';
import { errorResponse } from '../http/response.ts';
import { supportsOnly } from '../http/supports-only.ts';
import type { JobQueues } from '../queue/job-queues.ts';
import { switchLanguage } from '../user/preferences.ts';
import { labelScript, passkeyScripts, pdfLibrary, script, styleSheet } from './asset.ts';
import { Form, readForm } from './form.ts';
import { formAgain, hasSecret } from './form-submission/form-again.ts';
import { FormSubmissions } from './form-submission/form-submissions.ts';
import { formKeyField, newFormKey } from './form-submission/submission-store.ts';
import type { SignedInFrame } from './frame.ts';
import { guardDashboard, isOwnForm, permitLeaving } from './guard.ts';
import { notificationRoutes } from './notification-routes.ts';
import { type OperatorFrame, serveOperator } from './operator/serve-operator.ts';
import type { PageAnswer, PageRequest, Route } from './page-request.ts';
import { requireReauthentication } from './reauthentication.ts';
import { accountMatcher, accountRoutes } from './routes.ts';
import { sendFile } from './send-file.ts';
import { lastMode, rememberMode, setSessionToken } from './session-cookie.ts';
import { resetRoutes } from './sign-in/reset-routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { languageOf, Site } from './site.ts';
import { dashboardTexts } from './text/dashboard-text.ts';
import { defaultTimeZone } from './view/data.ts';
import { RenderedContent } from './view/rendered-content.ts';

const noForm = new Form('');

/** Serves `/dashboard`: sign-in, and the pages of signed-in users. */
export function serveDashboard(app: ApiContext, queues: JobQueues): Router {
  // Pages read more than a booking does, so they get fewer connections than other work.
  const most = Math.ceil(app.config.databasePoolSize / 4);
  const site = new Site(withBulkhead(app, 'dashboard', { most }));
  const desk = new FormSubmissions(site);
  const { context } = site;

  /** The path of a route begins with the mode, so that a bookmark, a second tab and a form can't change it. */
  const enter = (room: Route): RequestHandler => {
    return async (request, response) => {
      const user = await site.userOf(request);
      const { path } = request;
      const mode = `/${request.params.mode}`;
      const page = mode + accountMatcher.pageOf(room.path, path.slice(mode.length)).replace(/^\/$/, '');
      if (!user) {
        if (await site.operatorOf(request)) return response.redirect(303, `${site.root}/operator`);
        return desk.leave(request, response, { path, page, room });
      }
      const visitor = visitOf(request, user);
      response.locals.visit = visitor;
      site.limitUser(user);
      // Before the form is read: one that the role does not permit costs nothing.
      mayEnter(room, user);
      const visit = { ...visitor, form: await formOf(request, room) };
      response.locals.visit = visit;
      if (room.leadsOut) permitLeaving(response);
      rememberMode(request, response, visit.mode, site.isSecure);
      const { form, language, timeZone } = visit;
      const needsProof = room.proof === 'always' || room.proof === visit.mode;
      const place = { action: site.root + path, page: site.root + page };
      const run = () => (needsProof ? requireReauthentication(visit, place, room.run) : room.run(visit));
      const posted = { path, page, room, userId: user.id, form, language, timeZone, run };
      const answer =
        room.method === 'post'
          ? await desk.post(request, response, posted)
          : await answerOf(request, visit, room, page);
      context.db.succeeded();
      if (answer === null) return;
      if ('file' in answer) await sendFile(response, answer.file);
      else sendAnswer(response, visit, answer);
    };
  };

  /** Returns the page of a GET: the answer to the form that its address names, or else the page of the room. */
  async function answerOf(
    request: Request,
    visit: PageRequest,
    room: Route,
    page: string,
  ): Promise<PageAnswer> {
    const kept = await desk.answerTo(request, page, visit.language);
    if (kept === null) return room.run(visit);
    if (!('preview' in kept)) return kept;
    const { preview, form, id: formId } = kept;
    const previewed = accountRoutes.find(({ isPreview, path }) => isPreview && path === preview);
    if (!previewed) return room.run(visit);
    mayEnter(previewed, visit.user);
    return previewed.run({ ...visit, form, formId });
  }

  function mayEnter({ roles }: Route, { role }: SessionUser): void {
    if (!roles.includes(role)) throw new HttpError('SCOPE_MISSING');
  }

  async function formOf(request: Request, { method, formBytes }: Route): Promise<Form> {
    return method === 'post' ? readForm(request, formBytes) : noForm;
  }

  function visitOf(request: Request, user: SessionUser): PageRequest {
    const mode: Mode = request.params.mode === 'live' ? 'live' : 'test';
    const language = user.language ?? languageOf(request);
    return {
      context,
      user,
      mode,
      scope: { accountId: user.account_id, livemode: mode === 'live' },
      path: request.params as Record<string, string>,
      search: searchOf(request),
      draft: (name) => desk.draft(request, name),
      form: noForm,
      origin: site.originOf(request),
      requestId: String(request.res?.locals.requestId),
      language,
      text: dashboardTexts[language],
      timeZone: user.time_zone ?? defaultTimeZone,
      base: `${site.root}/${mode}`,
    };
  }

  function sendAnswer(
    response: Response,
    visit: PageRequest,
    answer: Exclude<PageAnswer, { file: unknown }>,
  ): void {
    if (answer.sessionToken) setSessionToken(response, answer.sessionToken, site.isSecure);
    if ('goTo' in answer) {
      response.redirect(303, answer.goTo);
      return;
    }
    const { status = 200, sessionToken: _, ...page } = answer;
    const { language, timeZone, user } = visit;
    site.sendPage(response, status, {
      ...page,
      content: RenderedContent.of(page.content, timeZone),
      language,
      signedIn: signedInFrame(response, visit),
      formFields: { [formKeyField]: newFormKey(user.id) },
    });
  }

  /** Sends the address of a form, which a person may load again, to the page that has the form. */
  const toPage = (room: Route): RequestHandler => {
    return (request, response) => {
      const mode = `/${request.params.mode}`;
      response.redirect(
        303,
        site.root + mode + accountMatcher.pageOf(room.path, request.path.slice(mode.length)),
      );
    };
  };

  const changeLanguage: Route['run'] = async ({ user, form, base }) => {
    const language = form.one('language') === 'en' ? 'en' : 'zh-Hant';
    await switchLanguage(context.db.kysely, user.id, language);
    const place = form.one('place');
    return { goTo: base + (accountMatcher.checked(place.startsWith('/') ? place : `/${place}`) ?? '') };
  };

  /** Passwords must not cross a network in clear text. */
  const needHttps: RequestHandler = (request, response, next) => {
    const { hostname } = new URL(site.rootUrl);
    if (site.isSecure || /^(127\.|localhost$|\[::1\]$)/.test(hostname)) return next();
    const language = languageOf(request);
    const { title, needsHttps: message } = dashboardTexts[language].signIn;
    site.sendMessage(response, 503, { title, message, language });
  };

  const refuseForeignForms: RequestHandler = (request, response, next) => {
    if (request.method !== 'POST' || isOwnForm(request, site.rootUrl)) return next();
    const language = languageOf(request);
    const { crossSite: title, goBack: message } = dashboardTexts[language].error;
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
    const visit = response.locals.visit as PageRequest | undefined;
    const operatorFrame = response.locals.operatorFrame as OperatorFrame | undefined;
    const language = visit?.language ?? operatorFrame?.language ?? languageOf(request);
    const words = dashboardTexts[language].error;
    const seconds = Number(headers?.['Retry-After'] ?? 0);
    const [title, message] =
      status === 404
        ? [words.notFound, '']
        : status === 403
          ? [words.notAllowed, words.askOwner]
          : status === 429
            ? [words.invalid, words.wait(seconds)]
            : status < 500
              ? [words.invalid, words.reason[status] ?? words.reason[400] ?? '']
              : [
                  words.failed,
                  `${request.method === 'POST' ? `${words.mayBeMade} ` : ''}${words.retry} ${requestId}`,
                ];
    const isUnknown = status >= 500 && request.method === 'POST' && visit && !hasSecret(visit.form);
    const place = `${request.baseUrl}${request.path}`;
    const again = isUnknown ? formAgain({ form: visit.form, action: place, place }, language) : null;
    for (const name of ['Retry-After', 'Allow']) {
      const value = headers?.[name];
      if (value !== undefined) response.set(name, value);
    }
    const inside = visit
      ? {
          signedIn: signedInFrame(response, visit),
          formFields: { [formKeyField]: newFormKey(visit.user.id) },
        }
      : operatorFrame;
    site.sendMessage(response, status, { title, message, again, language, ...inside });
  };

  const router = Router({ caseSensitive: true });
  for (const { path, type, content } of [styleSheet, script, labelScript, pdfLibrary, ...passkeyScripts]) {
    const serve = staticDocument(() => content, { type, maxAgeSeconds: 'forever' });
    router.route(path).get(serve).all(supportsOnly('GET, HEAD'));
  }
  router.use(guardDashboard, refuseUnreadablePath);
  // Before the refusal of other sites' forms: mail programs send this one.
  router.use('/notifications', notificationRoutes(site));
  router.use(needHttps, refuseForeignForms);
  router.get('/', (request, response) => response.redirect(303, `${site.root}/${lastMode(request)}`));
  // The authorization endpoint of OAuth: the user chooses the mode on the page.
  router.get('/connect', (request, response) => {
    const { search } = new URL(request.originalUrl, 'http://dashboard');
    response.redirect(303, `${site.root}/${lastMode(request)}/connect${search}`);
  });
  router.param('mode', (_request, _response, next, mode) =>
    next(mode === 'test' || mode === 'live' ? undefined : new HttpError('NOT_FOUND')),
  );
  router.use('/sign-in/forgot', resetRoutes(site));
  router.use(signInRoutes(site, desk));
  router.use('/operator', serveOperator(site, desk, queues));
  router
    .route('/:mode/language')
    .post(
      enter({
        method: 'post',
        path: '/language',
        roles: ['owner', 'developer', 'viewer'],
        run: changeLanguage,
      }),
    )
    .all(supportsOnly('POST'));
  for (const room of accountRoutes) {
    const path = `/:mode${room.path === '/' ? '' : room.path}`;
    router[room.method](path, enter(room));
    if (room.method === 'post' && !accountMatcher.hasRoom(room.path)) router.get(path, toPage(room));
  }
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

function signedInFrame({ req }: Response, { mode, user, timeZone }: PageRequest): SignedInFrame {
  const place = req.path.slice(mode.length + 1);
  const { search } = new URL(req.originalUrl, 'http://dashboard');
  const isPage = accountMatcher.has(place || '/');
  const list = accountMatcher.listOf(place).replace(/^\/$/, '');
  const isOwner = user.role === 'owner';
  return {
    ...{ mode, accountName: user.account_name, email: user.email, isOwner },
    ...{ timeZone, isFrozen: user.account_frozen },
    ...{ place: isPage ? place : '', search: isPage ? search : '', list },
  };
}

/** Returns the query of a page, without the form whose answer it may show. */
function searchOf({ originalUrl, query }: Request): string {
  const { searchParams, search } = new URL(originalUrl, 'http://dashboard');
  if (query.form === undefined) return search.slice(1);
  searchParams.delete('form');
  return String(searchParams);
}
