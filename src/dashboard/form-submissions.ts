import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { VNode } from 'preact';
import { findSessionOwner } from '../../db/query/user/session.ts';
import { html } from '../html.ts';
import type { Language } from '../language.ts';
import { randomBase62 } from '../runtime.ts';
import { openForm, SubmissionStore, sealForm } from '../user/form-submission.ts';
import { hashToken, isToken } from '../user/token.ts';
import { Form, readForm } from './form.ts';
import type { PageAnswer, PersonAnswer } from './page-request.ts';
import { sessionToken, setSessionToken } from './session-cookie.ts';
import { requestLanguage, type Site } from './site.ts';
import { sharedTexts } from './text.ts';
import { facts, RenderedContent } from './view/data.ts';
import { hiddenFields } from './view/form.ts';

/** Where a request enters. Paths are below the root of the dashboard. */
interface Entry {
  readonly path: string;
  /** Path of the page that has the form, and shows its answer. */
  readonly page: string;
  readonly route: { readonly path: string; readonly isPreview?: true };
}

interface Posted extends Entry {
  readonly userId: string;
  readonly form: Form;
  readonly language: Language;
  readonly timeZone: string;
  readonly run: () => Promise<PageAnswer>;
}

/** The answer to a form: where to continue, a rendered page, or a form that is shown again. */
type KeptAnswer =
  | { readonly goTo: string; readonly sessionToken?: string | undefined }
  | {
      readonly title: string;
      readonly html: string;
      readonly status: number;
      readonly language: Language;
      readonly usesPasskey?: boolean | undefined;
      readonly sessionToken?: string | undefined;
    }
  /** A form that changes nothing: the route of this path renders the page again. */
  | { readonly preview: string; readonly body: string }
  /** A form to this path that was not carried out, because the session had ended. */
  | { readonly unsent: string; readonly body: string };

/** A form that came after the end of its session. The sign-in page carries it, so nothing is stored for a stranger. */
interface CarriedSubmission {
  readonly page: string;
  readonly kept: KeptAnswer;
}

/** A kept preview: the form that its route renders. */
interface Preview {
  readonly preview: string;
  readonly form: Form;
  readonly id: string;
}

/** The one place where forms enter: each is bound to its user, carried out once, and answered by a page that can be reloaded. */
export class FormSubmissions {
  readonly #site: Site;
  readonly #submissions: SubmissionStore<KeptAnswer>;

  constructor(site: Site) {
    this.#site = site;
    this.#submissions = new SubmissionStore(site.context.db.kysely, site.context.secrets);
  }

  /** Carries a form out and redirects to its answer. Returns an answer that is not kept. */
  async post(request: Request, response: Response, posted: Posted): Promise<PersonAnswer | null> {
    const { userId, form, route, language } = posted;
    const token = this.#readToken(request);
    if (token === null || form.openedBy !== userId) return foreignForm(language);
    const id = idOfForm(posted.path, form);
    const shown = this.#answerUrl(posted.page, id);
    if (!(await this.#submissions.begin(id, userId, token))) {
      response.redirect(303, shown);
      return null;
    }
    const answer = route.isPreview ? null : await this.#run(id, posted.run);
    const kept = answer ? keptAnswer(answer, posted) : { preview: route.path, body: form.body };
    const isKept = await this.#submissions.keep(id, userId, answer?.sessionToken ?? token, kept);
    if (answer && !isKept) return answer;
    if (answer?.sessionToken) setSessionToken(response, answer.sessionToken, this.#site.isSecure);
    response.redirect(303, 'goTo' in kept ? kept.goTo : shown);
    return null;
  }

  /** Carries a form out each time that it is sent, and keeps nothing of it. */
  async runUnkept({ userId, form, language, run }: Posted): Promise<PageAnswer> {
    return form.openedBy === userId ? run() : foreignForm(language);
  }

  /** Returns the answer to the form that an address names, or the form of a preview; null: the page itself is shown. */
  async answerTo(request: Request, page: string, language: Language): Promise<PersonAnswer | Preview | null> {
    const { id, sent } = await this.#find(request, namedForm(request));
    if (sent === null || id === null) return null;
    if (sent.state !== 'answered') return unansweredPage(sent.state, this.#site.root + page, language);
    const { answer } = sent;
    if ('preview' in answer) return { preview: answer.preview, form: new Form(answer.body), id };
    if ('goTo' in answer) return { goTo: answer.goTo };
    if ('unsent' in answer) {
      const { root } = this.#site;
      const { unsent: title, unsentLead } = sharedTexts[language].form;
      const again = formAgain(new Form(answer.body), root + answer.unsent, root + page, language);
      return { title, content: html`<section><p>${unsentLead}</p>${again}</section>` };
    }
    const { title, status, usesPasskey = false, html: kept } = answer;
    const isForeign = answer.language !== language;
    const content = new RenderedContent(isForeign ? `<div lang="${answer.language}">${kept}</div>` : kept);
    return { title, status, usesPasskey, content };
  }

  /** Answers a request without a session: sends it to the sign-in, which returns to the same place. */
  async leave(request: Request, response: Response, { path, page, route }: Entry): Promise<void> {
    const language = requestLanguage(request);
    // A form with files is filled in again.
    const form = request.is('application/x-www-form-urlencoded') ? await readForm(request) : null;
    const { id, sent } = await this.#find(request, form ? idOfForm(path, form) : namedForm(request));
    const shown = this.#answerUrl(page, id ?? '');
    if (sent?.state === 'in_flight') {
      if (form) return response.redirect(303, shown);
      return this.#site.sendPage(response, 200, { ...unansweredPage(sent.state, shown, language), language });
    }
    // The change replaced the session, and the browser left before it got the new cookie.
    if (sent?.state === 'answered' && !sent.isShown && 'sessionToken' in sent.answer) {
      const { sessionToken: replacement } = sent.answer;
      if (replacement) setSessionToken(response, replacement, this.#site.isSecure);
      return response.redirect(303, 'goTo' in sent.answer ? sent.answer.goTo : shown);
    }
    const carried =
      form && this.#carry(form, page, route.isPreview ? { preview: route.path } : { unsent: path });
    if (carried) return this.#site.sendSignIn(response, 401, { language, next: page, carried });
    const search = form ? '' : new URL(request.originalUrl, 'http://dashboard').search;
    const next = new URLSearchParams({ next: page + search });
    response.redirect(303, `${this.#site.root}/sign-in?${next}`);
  }

  /** Keeps a form that a sign-in carried, for the new session. Returns where it is shown; null if it is another user's. */
  async acceptCarried(sealed: string, token: string): Promise<string | null> {
    const { db, secrets } = this.#site.context;
    const userId = await findSessionOwner(db.kysely, hashToken(token));
    const carried = userId === undefined ? null : openForm<CarriedSubmission>(secrets, userId, sealed);
    // Another version may have sealed it in another form.
    if (userId === undefined || !carried?.kept) return null;
    const id = randomBase62(43);
    await this.#submissions.begin(id, userId, token);
    await this.#submissions.keep(id, userId, token, carried.kept);
    return `${carried.page}?form=${id}`;
  }

  /** Seals a form for the user who opened its page. Null if it can't be carried. */
  #carry(form: Form, page: string, to: { preview: string } | { unsent: string }): string | null {
    const userId = form.openedBy;
    if (userId === null || form.hasSecret) return null;
    const fields = form.ownFields.map(([name, value]) => [name, value]);
    const kept: KeptAnswer = { ...to, body: String(new URLSearchParams(fields)) };
    return sealForm(this.#site.context.secrets, userId, { page, kept } satisfies CarriedSubmission);
  }

  async #run(id: string, run: () => Promise<PageAnswer>): Promise<PersonAnswer> {
    try {
      const answer = await run();
      if ('file' in answer || 'part' in answer) throw new TypeError('A form was answered with no page');
      return answer;
    } catch (error) {
      await this.#submissions.forget(id);
      throw error;
    }
  }

  async #find(request: Request, id: string | null) {
    const token = this.#readToken(request);
    return { id, sent: token !== null && id !== null ? await this.#submissions.find(id, token) : null };
  }

  #readToken(request: Request): string | null {
    return sessionToken(request, this.#site.isSecure);
  }

  #answerUrl(page: string, id: string): string {
    return `${this.#site.root}${page}?form=${id}`;
  }
}

/** Names what was sent: the same values of the same page give the same id. The random key keeps passwords out of reach. */
export function idOfForm(path: string, form: Form): string {
  return hash('sha256', JSON.stringify([path, form.body]), 'base64url');
}

/** Returns the id of the submission that an address names. */
function namedForm({ query: { form } }: Request): string | null {
  return typeof form === 'string' && isFormId(form) ? form : null;
}

function isFormId(text: string): boolean {
  return /^[\w-]{43}$/.test(text) || isToken(text);
}

/** Shows what was typed, to be sent again or discarded. */
export function formAgain(form: Form, action: string, path: string, language: Language): VNode {
  const text = sharedTexts[language].form;
  const fields = form.ownFields;
  return html`
    ${facts(fields.map(([name, value]) => [name.replaceAll('_', ' '), value]))}
    <form method="post" action=${action} class="buttons">
      ${hiddenFields(fields)}
      <button class="main">${text.send}</button>
      <a href=${path}>${text.discard}</a>
    </form>
  `;
}

function keptAnswer(
  answer: PersonAnswer,
  { timeZone, language }: Pick<Posted, 'timeZone' | 'language'>,
): KeptAnswer {
  const { sessionToken } = answer;
  if ('goTo' in answer) return { goTo: answer.goTo, sessionToken };
  const { title, content, status = 200, usesPasskey } = answer;
  const rendered = RenderedContent.of(content, timeZone);
  return { title, status, html: rendered.html, language, sessionToken, usesPasskey };
}

function foreignForm(language: Language): PersonAnswer {
  const text = sharedTexts[language].form;
  const content = html`<section><p>${text.foreignLead}</p></section>`;
  return { title: text.foreign, status: 409, content };
}

function unansweredPage(state: 'in_flight' | 'lost', path: string, language: Language) {
  const { inFlight, inFlightLead, lost, lostLead, back } = sharedTexts[language].form;
  if (state === 'in_flight')
    return { title: inFlight, content: html`<section><p>${inFlightLead}</p></section>`, refreshSeconds: 1 };
  const content = html`<section>
    <p>${lostLead}</p>
    <p class="buttons"><a class="main" href=${path}>${back}</a></p>
  </section>`;
  return { title: lost, content };
}
