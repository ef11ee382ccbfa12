import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { VNode } from 'preact';
import { hasPasskey, type Passkey } from '../../../db/query/user/passkey.ts';
import { findSessionOwner, findWaitingUser } from '../../../db/query/user/session.ts';
import { isKnownDeviceByKey, type SignInSource } from '../../../db/query/user/sign-in-attempt.ts';
import { type DashboardUser, findUserByLink } from '../../../db/query/user/user.ts';
import type { Database } from '../../../db/table/index.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { NetworkLimit } from '../../http/admit.ts';
import { SlidingWindow } from '../../http/sliding-window.ts';
import { supportsOnly } from '../../http/supports-only.ts';
import type { Language } from '../../language.ts';
import type { Clock } from '../../runtime.ts';
import { type PasskeySite, passkeySite, signInByPasskey, startPasskeySignIn } from '../../user/passkey.ts';
import { busySeconds, tryPasswordTurn } from '../../user/password.ts';
import { completeSignInByCode } from '../../user/second-factor.ts';
import {
  endSession,
  moveFormsOfStep,
  type OpenedSession,
  passkeysOfReset,
  setPasswordByLink,
  signIn,
  signOut,
} from '../../user/sign-in.ts';
import { hashToken, isToken } from '../../user/token.ts';
import { type Form, readForm } from '../form.ts';
import type { FormSubmissions } from '../form-submissions.ts';
import { toActor } from '../page-request.ts';
import { accountMatcher, operatorMatcher } from '../routes.ts';
import { passkeyForm } from '../security/passkeys.ts';
import { secondStep } from '../security/second-factor.ts';
import { securityTexts } from '../security/text.ts';
import { passkeyToken, sessionToken, setPasskeyToken, setSessionToken } from '../session-cookie.ts';
import { requestLanguage, type Site } from '../site.ts';
import { field } from '../view/field.ts';
import { signInTexts } from './text.ts';

/** Returns path and query of a URL below the dashboard that leads to a page; null for any other text. */
function safeRedirect(url: string): string | null {
  const [, area = '', rest = ''] = /^\/(test|live|operator)(?=[/?]|$)(.*)$/.exec(url) ?? [];
  const matcher = area === 'operator' ? operatorMatcher : accountMatcher;
  const path = area === '' ? null : matcher.checked(rest.startsWith('/') ? rest : `/${rest}`);
  return path === null ? null : `/${area}${path}`;
}

/** Serves the pages that open and end a session. */
export function signInRoutes(site: Site, submissions: FormSubmissions): Router {
  const { context } = site;
  const { kysely } = context.db;
  const attempts = new SignInLimit(context.clock, kysely);

  const openSignIn: RequestHandler = async (request, response) => {
    const next = readNext(request.query.next);
    const user = await site.readUser(request);
    if (user) return response.redirect(303, site.root + (next || (await site.homeOf(user))));
    site.sendSignIn(response, 200, { language: requestLanguage(request), next });
  };

  const sendSignIn: RequestHandler = async (request, response) => {
    const language = requestLanguage(request);
    const form = await readForm(request);
    const email = form.one('email').trim();
    const { wrong, tooMany, busy } = signInTexts[language];
    const again = { language, email, next: readNext(form.one('next')), carried: form.one('carried') };
    using turn = tryPasswordTurn();
    if (!turn) {
      response.set('Retry-After', String(busySeconds));
      return site.sendSignIn(response, 429, { ...again, error: busy(busySeconds) });
    }
    const origin = site.readOrigin(request);
    const attempt = await attempts.take(origin, { email });
    if (!attempt) return site.sendSignIn(setRetryAfter(response), 429, { ...again, error: tooMany });
    const given = { email, password: form.one('password'), turn };
    const opened = await signIn(kysely, given, origin, context.config);
    context.db.noteSuccess();
    if (!opened) return site.sendSignIn(response, 401, { ...again, error: wrong });
    await startSession(request, response, form, { opened, attempt, requests: 1 });
  };

  function setRetryAfter(response: Response): Response {
    return response.set('Retry-After', String(signInLimit.seconds));
  }

  /** Creates a challenge, or opens a session by the browser's response to it. */
  const sendPasskey: RequestHandler = async (request, response) => {
    const language = requestLanguage(request);
    const form = await readForm(request);
    const given = form.one('response');
    const { tooMany } = signInTexts[language];
    const again = { language, next: readNext(form.one('next')), carried: form.one('carried') };
    const origin = site.readOrigin(request);
    const attempt = await attempts.take(origin);
    if (!attempt) return site.sendSignIn(setRetryAfter(response), 429, { ...again, error: tooMany });
    const passkeys = passkeySite(site.rootUrl);
    if (!passkeys) throw new HttpError('NOT_FOUND');
    if (given === '') return askForPasskey(response, passkeys, again);
    const token = passkeyToken(request, site.isSecure);
    const answer = token === null ? null : { token, site: passkeys, response: given };
    const opened = answer && (await signInByPasskey(kysely, answer, origin));
    context.db.noteSuccess();
    setPasskeyToken(response, null, site.isSecure);
    const { signInWrong: error } = securityTexts[language].passkey;
    if (!opened) return site.sendSignIn(response, 401, { ...again, error });
    const before = sessionToken(request, site.isSecure);
    if (before !== null) await moveFormsOfStep(kysely, before, opened);
    // The challenge was the first request.
    await startSession(request, response, form, { opened, attempt, requests: 2 });
  };

  async function readWaitingUser(request: Request): Promise<DashboardUser | undefined> {
    const token = sessionToken(request, site.isSecure);
    return token === null ? undefined : findWaitingUser(kysely, hashToken(token));
  }

  async function askForPasskey(
    response: Response,
    passkeys: PasskeySite,
    {
      language,
      ...formFields
    }: { readonly language: Language; readonly next: string; readonly carried: string },
  ): Promise<void> {
    const text = securityTexts[language].passkey;
    const { options, token } = await startPasskeySignIn(kysely, passkeys);
    context.db.noteSuccess();
    setPasskeyToken(response, token, site.isSecure);
    const content = passkeyForm(language, {
      kind: 'get',
      action: `${site.root}/sign-in/passkey`,
      site: passkeys,
      options,
      lead: text.signInLead,
      button: text.signIn,
      back: [`${site.root}/sign-in`, text.byPassword],
    });
    site.sendPage(response, 200, { title: text.signIn, content, language, formFields, usesPasskey: true });
  }

  const showStep = async (
    response: Response,
    status: number,
    {
      user,
      language,
      next,
      error,
    }: {
      readonly user: DashboardUser;
      readonly language: Language;
      readonly next: string;
      readonly error?: string;
    },
  ) => {
    const { title } = securityTexts[language].factor.step;
    const isPossible = passkeySite(site.rootUrl) !== null && (await hasPasskey(kysely, user.id));
    const accepts = { code: user.second_factor, passkey: isPossible };
    const content = secondStep(language, site.root, accepts, error);
    const keep = next ? { next } : {};
    site.sendPage(response, status, { title, content, language, formFields: { next }, keep });
  };

  const openCode: RequestHandler = async (request, response) => {
    const user = await readWaitingUser(request);
    if (!user) return response.redirect(303, `${site.root}/sign-in`);
    await showStep(response, 200, {
      user,
      language: requestLanguage(request),
      next: readNext(request.query.next),
    });
  };

  const sendCode: RequestHandler = async (request, response) => {
    const language = requestLanguage(request);
    const form = await readForm(request);
    const code = form.one('code');
    const { tooMany } = signInTexts[language];
    const token = sessionToken(request, site.isSecure);
    const user = await readWaitingUser(request);
    if (token === null || !user) return response.redirect(303, `${site.root}/sign-in`);
    const again = { user, language, next: readNext(form.one('next')) };
    const origin = site.readOrigin(request);
    const attempt = await attempts.take(origin, user);
    if (!attempt) return showStep(setRetryAfter(response), 429, { ...again, error: tooMany });
    const store = { db: kysely, secrets: context.secrets };
    const opened = await completeSignInByCode(store, { token, code }, origin);
    context.db.noteSuccess();
    if (opened === 'expired') return response.redirect(303, `${site.root}/sign-in`);
    if (!opened)
      return showStep(response, 401, { ...again, error: securityTexts[language].factor.step.wrong });
    // The password was the first request.
    await startSession(request, response, form, { opened, attempt, requests: 2 });
  };

  /** A session of the browser from before the sign-in ends, so that another person can't have planted it. */
  async function startSession(
    request: Request,
    response: Response,
    form: Form,
    {
      opened: { token, awaitsCode },
      attempt,
      requests,
    }: { readonly opened: OpenedSession; readonly attempt: CountedAttempt; readonly requests: number },
  ): Promise<void> {
    const userId = awaitsCode ? undefined : await findSessionOwner(kysely, hashToken(token));
    if (userId !== undefined) attempt.succeed(userId, requests);
    const before = sessionToken(request, site.isSecure);
    if (before !== null) await endSession(kysely, before);
    setSessionToken(response, token, site.isSecure);
    const carried = form.one('carried');
    const shown = carried ? await submissions.acceptCarried(carried, token) : null;
    const next = shown ?? readNext(form.one('next'));
    const user = next || awaitsCode ? undefined : await site.findUser(token);
    const step = `/sign-in/code${next && `?${new URLSearchParams({ next })}`}`;
    response.redirect(303, site.root + (awaitsCode ? step : next || (await site.homeOf(user))));
  }

  /** Returns an address below the root of the dashboard that leads to a page; empty for any other text. */
  function readNext(next: unknown): string {
    return (typeof next === 'string' && safeRedirect(next)) || '';
  }

  const welcome: RequestHandler = async (request, response) => {
    const language = requestLanguage(request);
    const form = request.method === 'POST' ? await readForm(request) : null;
    const token = form ? form.one('token') : request.query.token;
    const { expired: title, askAgain } = signInTexts[language].welcome;
    const message = site.hasMail ? `${askAgain} ${signInTexts[language].forgot.askAgain}` : askAgain;
    const refuse = () => site.sendMessage(response, 410, { title, message, language });
    const user = isToken(token) ? await findUserByLink(kysely, hashToken(token)) : undefined;
    if (!user || !isToken(token)) return refuse();
    const passkeys = await passkeysOfReset(kysely, user, context.config);
    const kept = form?.all('keep') ?? [];
    const show = (status: number, error?: string) =>
      site.sendPage(response, status, {
        title: signInTexts[language].welcome.title,
        content: welcomeForm({
          language,
          email: user.email,
          token,
          passkeys,
          kept,
          ...(error ? { error } : {}),
        }),
        language,
        keep: { token },
      });
    if (!form) return show(200);
    const origin = site.readOrigin(request);
    const attempt = await attempts.take(origin, user);
    if (!attempt) throw new HttpError('RATE_LIMITED', { retryAfterSeconds: signInLimit.seconds });
    const choice = { user, token, password: form.one('password'), keptPasskeys: kept };
    const opened = await setPasswordByLink(kysely, choice, origin, context.config);
    context.db.noteSuccess();
    if (opened === 'expired') return refuse();
    if (typeof opened === 'string') return show(400, signInTexts[language].newPassword[opened]);
    await startSession(request, response, form, { opened, attempt, requests: 1 });
  };

  const leave: RequestHandler = async (request, response) => {
    const user = (await site.readUser(request)) ?? (await site.readOperator(request));
    const token = sessionToken(request, site.isSecure);
    if (user && token !== null) {
      await signOut(kysely, toActor({ user, origin: site.readOrigin(request) }), token);
    }
    setSessionToken(response, null, site.isSecure);
    response.redirect(303, `${site.root}/sign-in`);
  };

  const router = Router({ caseSensitive: true });
  router.route('/sign-in').get(openSignIn).post(sendSignIn).all(supportsOnly('GET, HEAD, POST'));
  router.route('/sign-in/passkey').post(sendPasskey).all(supportsOnly('POST'));
  router.route('/sign-in/code').get(openCode).post(sendCode).all(supportsOnly('GET, HEAD, POST'));
  router.route('/welcome').get(welcome).post(welcome).all(supportsOnly('GET, HEAD, POST'));
  router
    .route(['/test/sign-out', '/live/sign-out', '/operator/sign-out'])
    .post(leave)
    .all(supportsOnly('POST'));
  return router;
}

/** Renders the form behind a sign-in link, which sets the password. */
function welcomeForm({
  language,
  email,
  token,
  passkeys,
  kept,
  error,
}: {
  readonly language: Language;
  readonly email: string;
  readonly token: string;
  /** They are removed, except those that are chosen. */
  readonly passkeys: readonly Passkey[];
  /** Ids of the chosen ones. */
  readonly kept: readonly string[];
  readonly error?: string;
}): VNode {
  const text = signInTexts[language].welcome;
  return html`<section>
    <p>${text.lead(email)}</p>
    <form method="post">
      <input type="hidden" name="token" value=${token} />
      <input type="hidden" name="username" autocomplete="username" value=${email} />
      ${field({ name: 'password', label: securityTexts[language].new, type: 'password', isRequired: true, autocomplete: 'new-password', hint: signInTexts[language].newPassword.hint, ...(error ? { error } : {}) })}
      ${
        passkeys.length === 0
          ? null
          : html`<fieldset>
              <legend>${text.passkeys}</legend>
              <p class="hint">${text.passkeysLead}</p>
              ${passkeys.map(
                ({ id, name }) => html`<label class="check">
                  <input type="checkbox" name="keep" value=${id} checked=${kept.includes(id)} /> ${text.passkey(name)}
                </label>`,
              )}
            </fieldset>`
      }
      <p class="buttons"><button class="main">${text.submit}</button></p>
    </form>
  </section>`;
}

/** Attempts per client: each costs 19 MiB and 20 ms of CPU time. */
const signInLimit = { max: 20, seconds: 300 };

interface CountedAttempt {
  /**
   * Gives the requests of a completed sign-in back. They then count for the user, so that a user's own sign-ins are
   * limited too.
   */
  succeed(userId: string, requests: number): void;
}

/**
 * Limits attempts to sign in per IPv4 address, IPv6 /64 and /48 network. A browser that signed in before as the same user has
 * a limit of its own, so that an office with a guesser can still work.
 */
export class SignInLimit {
  readonly #networks: NetworkLimit;
  /** Known browsers, and completed sign-ins of users. */
  readonly #window: SlidingWindow;
  readonly #db: Kysely<Database>;

  constructor(clock: Clock, db: Kysely<Database>) {
    this.#networks = new NetworkLimit(clock, signInLimit);
    this.#window = new SlidingWindow(clock, signInLimit);
    this.#db = db;
  }

  /** Counts an attempt. Null if the limit is reached. */
  async take(
    { ip, from }: { readonly ip: string; readonly from: SignInSource },
    who?: { readonly email: string } | { readonly id: string },
  ): Promise<CountedAttempt | null> {
    const isKnown = who !== undefined && (await isKnownDeviceByKey(this.#db, who, from));
    const device = `device ${from.deviceHash.toString('hex')}`;
    const isTaken = isKnown ? this.#window.take(device) : this.#networks.take(ip);
    if (!isTaken) return null;
    return {
      succeed: (userId, requests) => {
        if (!this.#window.take(`user ${userId}`)) return;
        if (isKnown) this.#window.giveBack(device, requests);
        else this.#networks.giveBack(ip, requests);
      },
    };
  }
}
