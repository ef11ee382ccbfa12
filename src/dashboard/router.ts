import { type Request as HttpRequest, type RequestHandler, type Response, Router } from 'express';
import type { SessionPerson } from '../../db/query/user/session.ts';
import { HttpError } from '../contract/errors.ts';
import { supportsOnly } from '../http/supports-only.ts';
import type { Language } from '../language.ts';
import { switchLanguage } from '../user/preferences.ts';
import { Form, formKeyField, newFormKey, readForm, readUpload } from './form.ts';
import type { FormSubmissions } from './form-submissions.ts';
import type { PageAnswer, PersonRequest, Route } from './page-request.ts';
import { requireReauthentication } from './reauthentication.ts';
import { permitLeaving, sendFile } from './response.ts';
import type { RouteMatcher } from './route-matcher.ts';
import { setSessionToken } from './session-cookie.ts';
import { type PageFrame, requestLanguage, type Site } from './site.ts';
import { defaultTimeZone, RenderedContent } from './view/data.ts';

/** A part of the dashboard with users of its own: the pages of an account, or those of operators. */
export interface DashboardArea<Request extends PersonRequest> {
  /** Path in front of its routes. The mode stands in it, so that a bookmark, a second tab and a form can't change it. */
  readonly mount: '/:mode' | '/operator';
  readonly routes: readonly Route<Request>[];
  readonly matcher: RouteMatcher;
  /** Returns the request of who is signed in; null without a session; the path to continue at for a user of another area. */
  readonly open: (request: HttpRequest) => Promise<Request | string | null>;
  /** Returns the path to continue at if the route is closed. @throws {HttpError} if the user's role does not permit it. */
  readonly refusal: (page: Request, route: Route<Request>) => string | null;
  /** Forms at the top of every page, which every role may send. */
  readonly frameForms?: readonly Route<Request>[];
  /** Returns the frame of a page. `answer`: absent on an error page. */
  readonly frame: (page: Request, request: HttpRequest, answer?: PageAnswer) => PageFrame;
}

/** The page that a request opened, for the page of an error. */
export interface OpenedPage {
  readonly language: Language;
  readonly form: Form;
  readonly frame: () => PageFrame;
}

const noForm = new Form('');

/** Returns the common part of the requests of all signed-in people. */
export function personRequest<User extends SessionPerson>(
  site: Site,
  request: HttpRequest,
  user: User,
  area: string,
): PersonRequest & { readonly user: User } {
  const language = user.language ?? requestLanguage(request);
  return {
    context: site.context,
    user,
    path: request.params as Record<string, string>,
    search: readSearch(request),
    cameFrom: readReferer(request, site.rootUrl),
    form: noForm,
    origin: site.readOrigin(request),
    language,
    timeZone: user.time_zone ?? defaultTimeZone,
    base: site.root + area,
  };
}

function readReferer(request: HttpRequest, rootUrl: string): string | undefined {
  const referer = URL.parse(request.get('Referer') ?? '');
  return referer?.origin === new URL(rootUrl).origin ? referer.pathname + referer.search : undefined;
}

/** Returns the query of a page, without the form whose answer it may show. */
function readSearch({ originalUrl }: HttpRequest): URLSearchParams {
  const { searchParams } = new URL(originalUrl, 'http://dashboard');
  searchParams.delete('form');
  return searchParams;
}

/** Serves the routes of an area. */
export function createAreaRouter<Request extends PersonRequest>(
  site: Site,
  submissions: FormSubmissions,
  area: DashboardArea<Request>,
): Router {
  const { context } = site;
  const { mount, matcher } = area;

  /** Returns the path of a request, and of the page that has its form, below the root of the dashboard. */
  function requestPaths(route: Route<Request>, { path, params }: HttpRequest) {
    const start = mount.replace(':mode', String(params.mode));
    const page = start + matcher.findPage(route.path, path.slice(start.length) || '/').replace(/^\/$/, '');
    return { path: path.replace(/\/$/, ''), page };
  }

  const handle =
    (route: Route<Request>): RequestHandler =>
    async (request, response) => {
      const { path, page } = requestPaths(route, request);
      const opened = await area.open(request);
      if (opened === null) return submissions.leave(request, response, { path, page, route });
      if (typeof opened === 'string') return response.redirect(303, opened);
      const { user, language, timeZone } = opened;
      keepOpened(response, opened, noForm);
      site.limitUser(user);
      // Before the form is read: one that the role does not permit costs nothing.
      const elsewhere = area.refusal(opened, route);
      if (elsewhere !== null) return response.redirect(303, elsewhere);
      const upload = route.isUpload ? await readUpload(request, route.uploadLimits) : null;
      const isPost = route.method === 'post';
      const form = upload?.form ?? (isPost ? await readForm(request, route.formBytes) : noForm);
      const pageRequest = { ...opened, form, readFiles: upload?.readFiles };
      keepOpened(response, pageRequest, upload ? noForm : form);
      if (route.leadsOut) permitLeaving(response);
      const run = () => runRoute(route, pageRequest, { action: site.root + path, page: site.root + page });
      const posted = { path, page, route, userId: user.id, form, language, timeZone, run };
      const answer = !isPost
        ? await answerGet(request, pageRequest, route, page)
        : upload?.isRead === false
          ? await run()
          : route.isUnkept
            ? await submissions.runUnkept(posted)
            : await submissions.post(request, response, posted);
      context.db.noteSuccess();
      if (answer !== null) await send(response, pageRequest, answer);
    };

  function keepOpened(response: Response, page: Request, form: Form): void {
    const frame = () => pageFrame(page, response.req);
    response.locals.opened = { language: page.language, form, frame } satisfies OpenedPage;
  }

  function runRoute(
    route: Route<Request>,
    pageRequest: Request,
    paths: Parameters<typeof requireReauthentication>[1],
  ): Promise<PageAnswer> {
    const needsProof =
      route.proof === 'always' || (route.proof !== undefined && route.proof === pageRequest.mode);
    return needsProof ? requireReauthentication(pageRequest, paths, route.run) : route.run(pageRequest);
  }

  /** Returns the page of a GET: the answer to the form that its address names, or else the page of the route. */
  async function answerGet(
    request: HttpRequest,
    pageRequest: Request,
    route: Route<Request>,
    page: string,
  ): Promise<PageAnswer> {
    const kept = await submissions.answerTo(request, page, pageRequest.language);
    if (kept === null) return route.run(pageRequest);
    if (!('preview' in kept)) return kept;
    const { preview, form, id: formId } = kept;
    const previewed = area.routes.find((one) => one.isPreview && one.path === preview);
    if (!previewed) return route.run(pageRequest);
    area.refusal(pageRequest, previewed);
    return previewed.run({ ...pageRequest, form, formId });
  }

  async function send(response: Response, pageRequest: Request, answer: PageAnswer): Promise<void> {
    if ('file' in answer) return sendFile(response, answer.file);
    if ('part' in answer)
      return site.sendPart(response, RenderedContent.of(answer.part, pageRequest.timeZone));
    if (answer.sessionToken) setSessionToken(response, answer.sessionToken, site.isSecure);
    if ('goTo' in answer) return response.redirect(303, answer.goTo);
    const { status = 200, sessionToken: _, content, ...page } = answer;
    const { language, timeZone } = pageRequest;
    const frame = pageFrame(pageRequest, response.req, answer);
    const rendered = RenderedContent.of(content, timeZone);
    site.sendPage(response, status, { ...page, ...frame, language, content: rendered });
  }

  function pageFrame(page: Request, request: HttpRequest, answer?: PageAnswer): PageFrame {
    const formFields = { [formKeyField]: newFormKey(page.user.id) };
    return { ...area.frame(page, request, answer), isCompact: page.user.compact_rows, formFields };
  }

  /** Sends the address of a form, which a person may load again, to the page that has the form. */
  const toPage =
    (route: Route<Request>): RequestHandler =>
    (request, response) =>
      response.redirect(303, site.root + requestPaths(route, request).page);

  const changeLanguage: Route<Request>['run'] = async ({ user, form, base }) => {
    const language = form.one('language') === 'en' ? 'en' : 'zh-Hant';
    await switchLanguage(context.db.kysely, user.id, language);
    const path = form.one('path');
    return { goTo: base + (matcher.checked(path.startsWith('/') ? path : `/${path}`) ?? '') };
  };

  const router = Router({ caseSensitive: true });
  router.param('mode', (_request, _response, next, mode) =>
    next(mode === 'test' || mode === 'live' ? undefined : new HttpError('NOT_FOUND')),
  );
  const languageForm: Route<Request> = { method: 'post', path: languagePath, run: changeLanguage };
  for (const route of [languageForm, ...(area.frameForms ?? [])])
    router
      .route(mount + route.path)
      .post(handle(route))
      .all(supportsOnly('POST'));
  for (const route of area.routes) {
    const path = `${mount}${route.path === '/' ? '' : route.path}`;
    router[route.method](path, handle(route));
    if (route.method === 'post' && !matcher.hasRoute(route.path)) router.get(path, toPage(route));
  }
  return router;
}

export const languagePath = '/language';
