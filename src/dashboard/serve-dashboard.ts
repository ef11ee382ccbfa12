import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { html } from 'htm/preact';
import type { ComponentChildren, VNode } from 'preact';
import { findSessionUser, type SessionUser } from '../../db/query/user/session.ts';
import { findUserByLink, setUserLanguage } from '../../db/query/user/user.ts';
import type { Mode } from '../account/api-key.ts';
import { withShare } from '../context.ts';
import { isUnexpected } from '../contract/error-reply.ts';
import { HttpError } from '../contract/http-error.ts';
import { AddressLimit } from '../http/address-limit.ts';
import type { ApiContext } from '../http/api-context.ts';
import { clientAddresses } from '../http/client-address.ts';
import { errorResponse } from '../http/error-response.ts';

import { staticDocument } from '../http/page/static-document.ts';
import { supportsOnly } from '../http/supports-only.ts';
import { chooseLanguage, type Language } from '../tracking/page/language.ts';
import { audit } from '../user/audit.ts';
import { endSession, setPasswordByLink, signIn, type UserOrigin } from '../user/sign-in.ts';
import { hashToken, isToken } from '../user/token.ts';
import { actorOf } from './actor.ts';
import { Form, readForm } from './form.ts';
import { guardDashboard, isOwnForm } from './guard.ts';
import { signInForm, welcomeForm } from './page/sign-in.ts';
import { rooms } from './rooms.ts';
import { sessionToken, setSessionToken } from './session-cookie.ts';
import { dashboardTexts } from './text/dashboard-text.ts';
import { renderFrame, type SignedInFrame } from './view/frame.ts';
import type { PageAnswer, Room, Visit } from './visit.ts';

/** Requests without a session per IP address: each sign-in costs 19 MiB and 20 ms of CPU time. */
const signInLimit = { most: 20, seconds: 300 };

/** Serves `/dashboard`: sign-in, and the rooms of signed-in users. */
export function serveDashboard(app: ApiContext): Router {
  const context = withShare(app, 'dashboard');
  const { kysely } = context.db;
  const attempts = new AddressLimit(context, signInLimit);
  const addressOf = clientAddresses(context.config.trustedProxies);
  const rootUrl = () => context.rootUrl() ?? 'http://127.0.0.1';
  const root = () => `${new URL(rootUrl()).pathname.replace(/\/$/, '')}/dashboard`;
  const isSecure = () => rootUrl().startsWith('https:');

  const originOf = (request: Request): UserOrigin => ({
    address: addressOf(request),
    userAgent: request.get('User-Agent') ?? '',
    now: context.clock.now(),
  });

  /** The path of the rooms begins with the mode, so that a bookmark, a second tab and a form can't change it. */
  const enter = (room: Room): RequestHandler => {
    return async (request, response) => {
      const user = await userOf(request);
      if (!user) return response.redirect(303, `${root()}/sign-in`);
      const visit = await visitOf(request, user);
      response.locals.visit = visit;
      if (!room.roles.includes(user.role)) throw new HttpError('SCOPE_MISSING');
      const answer = await room.run(visit);
      context.db.succeeded();
      sendAnswer(response, visit, answer);
    };
  };

  async function userOf(request: Request): Promise<SessionUser | undefined> {
    const token = sessionToken(request, isSecure());
    return token === null ? undefined : findSessionUser(kysely, hashToken(token));
  }

  async function visitOf(request: Request, user: SessionUser): Promise<Visit> {
    const mode: Mode = request.params.mode === 'live' ? 'live' : 'test';
    const language = user.language ?? languageOf(request);
    return {
      context,
      user,
      mode,
      scope: { accountId: user.account_id, livemode: mode === 'live' },
      path: request.params as Record<string, string>,
      search: new URL(request.originalUrl, 'http://dashboard').search.slice(1),
      form: request.method === 'POST' ? await readForm(request) : new Form(''),
      origin: originOf(request),
      requestId: String(request.res?.locals.requestId),
      language,
      text: dashboardTexts[language],
      base: `${root()}/${mode}`,
    };
  }

  function sendAnswer(response: Response, visit: Visit, answer: PageAnswer): void {
    if ('goTo' in answer) {
      if (answer.sessionToken) setSessionToken(response, answer.sessionToken, isSecure());
      response.redirect(303, answer.goTo);
      return;
    }
    const { title, content, status = 200 } = answer;
    sendPage(response, status, {
      title,
      content,
      language: visit.language,
      signedIn: signedInFrame(response, visit),
    });
  }

  function sendPage(
    response: Response,
    status: number,
    page: {
      readonly title: string;
      readonly content: ComponentChildren;
      readonly language: Language;
      readonly keep?: Readonly<Record<string, string>>;
      readonly signedIn?: SignedInFrame;
    },
  ): void {
    const { nonce } = response.locals;
    const text = dashboardTexts[page.language];
    response
      .status(status)
      .type('html')
      .end(renderFrame({ ...page, text, nonce, root: root() }));
  }

  const showSignIn = (response: Response, status: number, language: Language, email = '', error?: string) => {
    const text = dashboardTexts[language];
    sendPage(response, status, {
      title: text.signIn.title,
      content: signInForm(text, root(), email, error),
      language,
    });
  };

  const openSignIn: RequestHandler = async (request, response) => {
    if (await userOf(request)) return response.redirect(303, `${root()}/test`);
    showSignIn(response, 200, languageOf(request));
  };

  const sendSignIn: RequestHandler = async (request, response) => {
    const language = languageOf(request);
    const form = await readForm(request);
    const email = form.one('email').trim();
    const { wrong, tooMany } = dashboardTexts[language].signIn;
    if (!attempts.take(request)) {
      response.set('Retry-After', String(signInLimit.seconds));
      return showSignIn(response, 429, language, email, tooMany);
    }
    const opened = await signIn(kysely, { email, password: form.one('password') }, originOf(request));
    context.db.succeeded();
    if (!opened) return showSignIn(response, 401, language, email, wrong);
    await startSession(request, response, opened.token);
  };

  /** A session of the browser from before the sign-in ends, so that another person can't have planted it. */
  async function startSession(request: Request, response: Response, token: string): Promise<void> {
    const before = sessionToken(request, isSecure());
    if (before !== null) await endSession(kysely, before);
    setSessionToken(response, token, isSecure());
    response.redirect(303, `${root()}/test`);
  }

  const welcome: RequestHandler = async (request, response) => {
    const language = languageOf(request);
    const text = dashboardTexts[language];
    const form = request.method === 'POST' ? await readForm(request) : null;
    const token = form ? form.one('token') : request.query.token;
    if (!attempts.take(request))
      throw new HttpError('RATE_LIMITED', { retryAfterSeconds: signInLimit.seconds });
    const user = isToken(token) ? await findUserByLink(kysely, hashToken(token)) : undefined;
    if (!user || !isToken(token))
      return showMessage(response, 410, language, text.welcome.expired, text.welcome.askAgain);
    const show = (status: number, error?: string) =>
      sendPage(response, status, {
        title: text.welcome.title,
        content: welcomeForm(text, { email: user.email, token, ...(error ? { error } : {}) }),
        language,
        keep: { token },
      });
    if (!form) return show(200);
    const opened = await setPasswordByLink(
      kysely,
      { user, token, password: form.one('password') },
      originOf(request),
    );
    context.db.succeeded();
    if (opened === 'expired') {
      return showMessage(response, 410, language, text.welcome.expired, text.welcome.askAgain);
    }
    if (typeof opened === 'string') return show(400, text.password[opened]);
    await startSession(request, response, opened.token);
  };

  const signOut: RequestHandler = async (request, response) => {
    const user = await userOf(request);
    const token = sessionToken(request, isSecure());
    if (user && token !== null) {
      await kysely.transaction().execute(async (tx) => {
        await audit(tx, actorOf({ user, origin: originOf(request) }), 'user.signed_out');
        await endSession(tx, token);
      });
    }
    setSessionToken(response, null, isSecure());
    response.redirect(303, `${root()}/sign-in`);
  };

  const changeLanguage: Room['run'] = async ({ user, form, base }) => {
    await setUserLanguage(kysely, user.id, form.one('language') === 'en' ? 'en' : 'zh-Hant');
    const place = form.one('place');
    return { goTo: base + (/^(\/\w+)*$/.test(place) ? place : '') };
  };

  function showMessage(
    response: Response,
    status: number,
    language: Language,
    title: string,
    message: string,
    signedIn?: SignedInFrame,
  ): void {
    const content = html`<section><p>${message}</p></section>` as VNode;
    sendPage(response, status, { title, content, language, ...(signedIn ? { signedIn } : {}) });
  }

  /** Passwords must not cross a network in clear text. */
  const needHttps: RequestHandler = (request, response, next) => {
    const { hostname } = new URL(rootUrl());
    if (isSecure() || /^(127\.|localhost$|\[::1\]$)/.test(hostname)) return next();
    const language = languageOf(request);
    const { title, needsHttps } = dashboardTexts[language].signIn;
    showMessage(response, 503, language, title, needsHttps);
  };

  const refuseForeignForms: RequestHandler = (request, response, next) => {
    if (request.method !== 'POST' || isOwnForm(request, rootUrl())) return next();
    const language = languageOf(request);
    const { crossSite, goBack } = dashboardTexts[language].error;
    showMessage(response, 403, language, crossSite, goBack);
  };

  const showError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, headers } = errorResponse(error);
    const { requestId } = response.locals;
    if (isUnexpected(error)) {
      context.log.error({ requestId, method: request.method, path: request.path, err: error }, 'Page failed');
    }
    const visit = response.locals.visit as Visit | undefined;
    const language = visit?.language ?? languageOf(request);
    const words = dashboardTexts[language].error;
    const [title, message] =
      status === 404
        ? [words.notFound, '']
        : status === 403
          ? [words.notAllowed, words.askOwner]
          : status < 500
            ? [words.invalid, '']
            : [words.failed, `${words.retry} ${requestId}`];
    for (const name of ['Retry-After', 'Allow']) {
      const value = headers?.[name];
      if (value !== undefined) response.set(name, value);
    }
    showMessage(response, status, language, title, message, visit && signedInFrame(response, visit));
  };

  const router = Router({ caseSensitive: true });
  router.route('/style.css').get(asset('style.css', 'text/css')).all(supportsOnly('GET, HEAD'));
  router.route('/script.js').get(asset('script.js', 'text/javascript')).all(supportsOnly('GET, HEAD'));
  router.use(guardDashboard, needHttps, refuseForeignForms);
  router.get('/', (_request, response) => response.redirect(303, `${root()}/test`));
  router.route('/sign-in').get(openSignIn).post(sendSignIn).all(supportsOnly('GET, HEAD, POST'));
  router.route('/welcome').get(welcome).post(welcome).all(supportsOnly('GET, HEAD, POST'));
  router.param('mode', (_request, _response, next, mode) =>
    next(mode === 'test' || mode === 'live' ? undefined : new HttpError('NOT_FOUND')),
  );
  router.route('/:mode/sign-out').post(signOut).all(supportsOnly('POST'));
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
  for (const room of rooms) router[room.method](`/:mode${room.path === '/' ? '' : room.path}`, enter(room));
  router.use(() => {
    throw new HttpError('NOT_FOUND');
  });
  router.use(showError);
  return router;
}

function signedInFrame(response: Response, { mode, user, base }: Visit): SignedInFrame {
  const place = new URL(response.req.originalUrl, 'http://dashboard').pathname.slice(base.length);
  return { mode, accountName: user.account_name, email: user.email, isOwner: user.role === 'owner', place };
}

function languageOf(request: Request): Language {
  return chooseLanguage(request.query.lang, request.get('Accept-Language'));
}

function asset(name: string, type: string): RequestHandler {
  const file = path.join(import.meta.dirname, 'asset', name);
  return staticDocument(() => readFile(file), { type: `${type}; charset=utf-8`, maxAgeSeconds: 60 });
}
