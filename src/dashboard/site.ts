import type { Request, Response } from 'express';
import type { ComponentChildren, VNode } from 'preact';
import {
  findSessionOperator,
  findSessionUser,
  type SessionOperator,
  type SessionUser,
} from '../../db/query/user/session.ts';
import { HttpError } from '../contract/errors.ts';
import { html } from '../html.ts';
import { clientNetwork } from '../http/admit.ts';
import type { ApiContext } from '../http/operation.ts';
import { clientIpReader } from '../http/request.ts';
import { SlidingWindow } from '../http/sliding-window.ts';
import { chooseLanguage, type Language } from '../language.ts';
import { openingMode } from '../user/opening-mode.ts';
import { passkeySite } from '../user/passkey.ts';
import type { UserOrigin } from '../user/sign-in.ts';
import { hashToken } from '../user/token.ts';
import { type PageHead, renderFrame, type SignedInFrame } from './frame.ts';
import { createCompressor } from './response.ts';
import { securityTexts } from './security/text.ts';
import { deviceToken, sessionToken } from './session-cookie.ts';
import { signInTexts } from './sign-in/text.ts';
import { sharedTexts } from './text.ts';
import type { RenderedContent } from './view/data.ts';
import { alertText, field } from './view/field.ts';

export interface PageFrame {
  readonly signedIn?: SignedInFrame;
  readonly isCompact?: boolean;
  /** Top of an operator's page. */
  readonly header?: VNode;
  /** Stands before the content. */
  readonly notice?: VNode;
  /** Address that an error page leads to. */
  readonly home?: string;
  /** Fields that every form of the page sends. */
  readonly formFields?: Readonly<Record<string, string>>;
}

/** A page as it is sent, with or without a session. */
interface SentPage extends PageFrame {
  readonly title: string;
  readonly head?: PageHead;
  readonly content: ComponentChildren | RenderedContent;
  readonly language: Language;
  readonly refreshSeconds?: number;
  readonly keep?: Readonly<Record<string, string>>;
  readonly usesPasskey?: boolean;
  readonly drawsLabel?: boolean;
  readonly sendsOrders?: boolean;
}

interface SignInPage {
  readonly language: Language;
  readonly email?: string;
  readonly error?: string;
  /** Where to continue, below the root of the dashboard. */
  readonly next?: string;
  /** A form that was sent after the session ended. */
  readonly carried?: string;
}

/** A user gets the requests in this time that a key gets in a second: a page costs about ten times as much. */
const userSeconds = 10;
/** A person who opens several tabs sends as many, however few requests the operator allows a key. */
const minUserRequests = 100;

/** The URLs of the dashboard, and the functions that read its requests and send its pages. */
export class Site {
  readonly context: ApiContext;
  readonly #readIp: ReturnType<typeof clientIpReader>;
  readonly #users: SlidingWindow;

  constructor(context: ApiContext) {
    this.context = context;
    this.#readIp = clientIpReader(context.config.trustedProxies);
    const maxRequests = Math.max(context.config.rateLimit.perSecond, minUserRequests);
    this.#users = new SlidingWindow(context.clock, { max: maxRequests, seconds: userSeconds });
  }

  /** Counts a request of a signed-in user. @throws {HttpError} RATE_LIMITED. */
  limitUser({ id }: { readonly id: string }): void {
    if (!this.#users.take(id)) throw new HttpError('RATE_LIMITED', { retryAfterSeconds: userSeconds });
  }

  get rootUrl(): string {
    return this.context.rootUrl() ?? 'http://127.0.0.1';
  }

  /** Path of the dashboard, without a mode. */
  get root(): string {
    return `${new URL(this.rootUrl).pathname.replace(/\/$/, '')}/dashboard`;
  }

  get isSecure(): boolean {
    return this.rootUrl.startsWith('https:');
  }

  get hasMail(): boolean {
    return this.context.config.mail !== null;
  }

  readOrigin(request: Request): UserOrigin {
    const ip = this.#readIp(request);
    const deviceHash = hashToken(deviceToken(request, this.isSecure));
    return {
      ip,
      from: { deviceHash, network: clientNetwork(ip) },
      userAgent: request.get('User-Agent') ?? '',
      now: this.context.clock.now(),
    };
  }

  async readUser(request: Request): Promise<SessionUser | undefined> {
    const token = sessionToken(request, this.isSecure);
    return token === null ? undefined : this.findUser(token);
  }

  /** Finds the person of a session that was just opened: the request does not have its cookie yet. */
  findUser(token: string): Promise<SessionUser | undefined> {
    return findSessionUser(this.context.db.kysely, hashToken(token));
  }

  /** Returns the path of the start page of a user of an account. Undefined: the session of an operator, or no session. */
  async homeOf(user: SessionUser | undefined): Promise<string> {
    return `/${user ? await openingMode(this.context.db.kysely, user) : 'test'}`;
  }

  async readOperator(request: Request): Promise<SessionOperator | undefined> {
    const token = sessionToken(request, this.isSecure);
    return token === null ? undefined : findSessionOperator(this.context.db.kysely, hashToken(token));
  }

  sendPage(response: Response, status: number, sent: SentPage): void {
    const { nonce } = response.locals;
    const page = renderFrame({ ...sent, nonce, root: this.root, hasError: status >= 400 });
    const compressor = createCompressor(response.status(status).type('html'));
    compressor?.pipe(response);
    if (!compressor) response.set('Content-Length', String(Buffer.byteLength(page)));
    (compressor ?? response).end(page);
  }

  /** Sends a part of a page, without the frame. */
  sendPart(response: Response, { html: content }: RenderedContent): void {
    response.status(200).type('html').send(content);
  }

  /** Sends the page that signs a person in. Its form returns to the page that the person asked for. */
  sendSignIn(
    response: Response,
    status: number,
    { language, email = '', error, next = '', carried = '' }: SignInPage,
  ): void {
    const hasPasskeys = passkeySite(this.rootUrl) !== null;
    const alert = error ?? (carried ? sharedTexts[language].form.ended : undefined);
    this.sendPage(response, status, {
      title: signInTexts[language].title,
      content: signInForm({
        language,
        root: this.root,
        email,
        error: alert,
        hasPasskeys,
        canReset: this.hasMail,
      }),
      language,
      formFields: { next, carried },
      keep: next ? { next } : {},
    });
  }

  sendMessage(
    response: Response,
    status: number,
    {
      message,
      home = this.root,
      again = null,
      ...page
    }: Omit<SentPage, 'content'> & {
      readonly message: string;
      readonly again?: VNode | null;
    },
  ): void {
    const { back } = sharedTexts[page.language].error;
    const content = html`<section>
      ${message ? html`<p>${message}</p>` : null} ${again}
      <p><a href=${home}>${back}</a></p>
    </section>`;
    this.sendPage(response, status, { ...page, content });
  }
}

/** Returns the language of a request without a session. */
export function requestLanguage(request: Request): Language {
  return chooseLanguage(request.query.lang, request.get('Accept-Language'));
}

/** Renders the form that signs a user in. It never shows the password again. */
function signInForm({
  language,
  root,
  email = '',
  error,
  hasPasskeys,
  canReset,
}: {
  readonly language: Language;
  readonly root: string;
  readonly email?: string;
  readonly error?: string | undefined;
  readonly hasPasskeys: boolean;
  /** A forgotten password is reset by mail. */
  readonly canReset: boolean;
}): VNode {
  const text = signInTexts[language];
  const { forgot } = text;
  return html`<section>
    ${alertText(error)}
    <form method="post" action=${`${root}/sign-in`}>
      ${field({ name: 'email', label: text.email, type: 'email', value: email, isRequired: true, autocomplete: 'username', maxLength: 254 })}
      ${field({ name: 'password', label: text.password, type: 'password', isRequired: true, autocomplete: 'current-password' })}
      <p class="buttons"><button class="main">${text.submit}</button></p>
    </form>
    ${
      hasPasskeys
        ? html`<form method="post" action=${`${root}/sign-in/passkey`}>
            <p class="buttons"><button>${securityTexts[language].passkey.signIn}</button></p>
          </form>`
        : null
    }
    ${canReset ? html`<p><a href=${`${root}/sign-in/forgot`}>${forgot.title}</a></p>` : null}
    <p class="hint">${canReset ? forgot.help : text.help}</p>
  </section>`;
}
