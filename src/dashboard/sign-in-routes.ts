import { type Request, type RequestHandler, type Response, Router } from 'express';
import { findWaitingUser } from '../../db/query/user/session.ts';
import { findUserByLink } from '../../db/query/user/user.ts';
import { HttpError } from '../contract/http-error.ts';
import { AddressLimit } from '../http/address-limit.ts';
import { supportsOnly } from '../http/supports-only.ts';
import type { Language } from '../tracking/page/language.ts';
import { audit } from '../user/audit.ts';
import { completeSignIn } from '../user/second-factor.ts';
import { endSession, type OpenedSession, setPasswordByLink, signIn } from '../user/sign-in.ts';
import { hashToken, isToken } from '../user/token.ts';
import { actorOf } from './actor.ts';
import { readForm } from './form.ts';
import { codeForm } from './page/second-factor.ts';
import { signInForm, welcomeForm } from './page/sign-in.ts';
import { sessionToken, setSessionToken } from './session-cookie.ts';
import { languageOf, type Site } from './site.ts';
import { dashboardTexts } from './text/dashboard-text.ts';
import { secondFactorTexts } from './text/second-factor.ts';

/** Requests without a session per IP address: each sign-in costs 19 MiB and 20 ms of CPU time. */
const signInLimit = { most: 20, seconds: 300 };

/** Serves the pages that open and end a session. */
export function signInRoutes(site: Site): Router {
  const { context } = site;
  const { kysely } = context.db;
  const attempts = new AddressLimit(context, signInLimit);

  const showSignIn = (response: Response, status: number, language: Language, email = '', error?: string) => {
    const text = dashboardTexts[language];
    const content = signInForm(text, site.root, email, error);
    site.sendPage(response, status, { title: text.signIn.title, content, language });
  };

  const openSignIn: RequestHandler = async (request, response) => {
    if (await site.userOf(request)) return response.redirect(303, `${site.root}/test`);
    showSignIn(response, 200, languageOf(request));
  };

  const sendSignIn: RequestHandler = async (request, response) => {
    const language = languageOf(request);
    const form = await readForm(request);
    const email = form.one('email').trim();
    const { wrong, tooMany } = dashboardTexts[language].signIn;
    if (isTooMany(request, response)) return showSignIn(response, 429, language, email, tooMany);
    const opened = await signIn(kysely, { email, password: form.one('password') }, site.originOf(request));
    context.db.succeeded();
    if (!opened) return showSignIn(response, 401, language, email, wrong);
    await startSession(request, response, opened);
  };

  function isTooMany(request: Request, response: Response): boolean {
    if (attempts.take(request)) return false;
    response.set('Retry-After', String(signInLimit.seconds));
    return true;
  }

  const showCode = (response: Response, status: number, language: Language, error?: string) => {
    const { title } = secondFactorTexts[language].step;
    site.sendPage(response, status, { title, content: codeForm(language, site.root, error), language });
  };

  const openCode: RequestHandler = async (request, response) => {
    const token = sessionToken(request, site.isSecure);
    const user = token === null ? undefined : await findWaitingUser(kysely, hashToken(token));
    if (!user) return response.redirect(303, `${site.root}/sign-in`);
    showCode(response, 200, languageOf(request));
  };

  const sendCode: RequestHandler = async (request, response) => {
    const language = languageOf(request);
    const code = (await readForm(request)).one('code');
    const { tooMany } = dashboardTexts[language].signIn;
    if (isTooMany(request, response)) return showCode(response, 429, language, tooMany);
    const token = sessionToken(request, site.isSecure);
    const store = { db: kysely, secrets: context.secrets };
    const opened =
      token === null ? 'expired' : await completeSignIn(store, { token, code }, site.originOf(request));
    context.db.succeeded();
    if (opened === 'expired') return response.redirect(303, `${site.root}/sign-in`);
    if (!opened) return showCode(response, 401, language, secondFactorTexts[language].step.wrong);
    await startSession(request, response, opened);
  };

  /** A session of the browser from before the sign-in ends, so that another person can't have planted it. */
  async function startSession(
    request: Request,
    response: Response,
    { token, awaitsCode }: OpenedSession,
  ): Promise<void> {
    const before = sessionToken(request, site.isSecure);
    if (before !== null) await endSession(kysely, before);
    setSessionToken(response, token, site.isSecure);
    response.redirect(303, site.root + (awaitsCode ? '/sign-in/code' : '/test'));
  }

  const welcome: RequestHandler = async (request, response) => {
    const language = languageOf(request);
    const text = dashboardTexts[language];
    const form = request.method === 'POST' ? await readForm(request) : null;
    const token = form ? form.one('token') : request.query.token;
    if (!attempts.take(request))
      throw new HttpError('RATE_LIMITED', { retryAfterSeconds: signInLimit.seconds });
    const { expired: title, askAgain: message } = text.welcome;
    const refuse = () => site.sendMessage(response, 410, { title, message, language });
    const user = isToken(token) ? await findUserByLink(kysely, hashToken(token)) : undefined;
    if (!user || !isToken(token)) return refuse();
    const show = (status: number, error?: string) =>
      site.sendPage(response, status, {
        title: text.welcome.title,
        content: welcomeForm(text, { email: user.email, token, ...(error ? { error } : {}) }),
        language,
        keep: { token },
      });
    if (!form) return show(200);
    const choice = { user, token, password: form.one('password') };
    const opened = await setPasswordByLink(kysely, choice, site.originOf(request));
    context.db.succeeded();
    if (opened === 'expired') return refuse();
    if (typeof opened === 'string') return show(400, text.password[opened]);
    await startSession(request, response, opened);
  };

  const signOut: RequestHandler = async (request, response) => {
    const user = await site.userOf(request);
    const token = sessionToken(request, site.isSecure);
    if (user && token !== null) {
      await kysely.transaction().execute(async (tx) => {
        await audit(tx, actorOf({ user, origin: site.originOf(request) }), 'user.signed_out');
        await endSession(tx, token);
      });
    }
    setSessionToken(response, null, site.isSecure);
    response.redirect(303, `${site.root}/sign-in`);
  };

  const router = Router({ caseSensitive: true });
  router.route('/sign-in').get(openSignIn).post(sendSignIn).all(supportsOnly('GET, HEAD, POST'));
  router.route('/sign-in/code').get(openCode).post(sendCode).all(supportsOnly('GET, HEAD, POST'));
  router.route('/welcome').get(welcome).post(welcome).all(supportsOnly('GET, HEAD, POST'));
  router.route(['/test/sign-out', '/live/sign-out']).post(signOut).all(supportsOnly('POST'));
  return router;
}
