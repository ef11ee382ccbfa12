import type { Request, Response } from 'express';
import { findSessionOwner } from '../../../db/query/user/session.ts';
import { html } from '../../html.ts';
import { randomBase62 } from '../../runtime.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import { hashToken } from '../../user/token.ts';
import { draftField, Form, readForm } from '../form.ts';
import type { PageAnswer, PersonAnswer } from '../page-request.ts';
import { sessionToken, setSessionToken } from '../session-cookie.ts';
import { languageOf, type Site } from '../site.ts';
import { formTexts } from '../text/form.ts';
import { RenderedContent } from '../view/rendered-content.ts';
import { openForm, sealForm } from './carried-submission.ts';
import { formAgain } from './form-again.ts';
import {
  idOfForm,
  isFormId,
  type KeptAnswer,
  namedForm,
  openerOf,
  SubmissionStore,
} from './submission-store.ts';

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

/** A kept preview: the form that its route renders. */
interface Preview {
  readonly preview: string;
  readonly form: Form;
  readonly id: string;
}

/** The one place where forms enter: each is bound to its user, carried out once, and answered by a page that can be reloaded. */
export class FormSubmissions {
  readonly #site: Site;
  readonly #sent: SubmissionStore;

  constructor(site: Site) {
    this.#site = site;
    this.#sent = new SubmissionStore(site.context);
  }

  /** Carries a form out and redirects to its answer. Returns an answer that is not kept. */
  async post(request: Request, response: Response, posted: Posted): Promise<PersonAnswer | null> {
    const { userId, form, route, language } = posted;
    const token = this.#tokenOf(request);
    if (token === null || openerOf(form) !== userId) return foreignForm(language);
    const id = idOfForm(posted.path, form);
    const shown = this.#addressOf(posted.page, id);
    if (!(await this.#sent.begin(id, userId, token))) {
      response.redirect(303, shown);
      return null;
    }
    const answer = route.isPreview ? null : await this.#run(id, posted.run);
    const kept = answer ? keptAnswer(answer, posted) : { preview: route.path, body: form.body };
    if (route.isPreview) await this.#keepDraft(form, userId, token, route.path);
    const isKept = await this.#sent.keep(id, userId, answer?.sessionToken ?? token, kept);
    if (answer && !isKept) return answer;
    if (answer?.sessionToken) setSessionToken(response, answer.sessionToken, this.#site.isSecure);
    response.redirect(303, 'goTo' in kept ? kept.goTo : shown);
    return null;
  }

  /** Returns the answer to the form that an address names, or the form of a preview; null: the page itself is shown. */
  async answerTo(request: Request, page: string, language: Language): Promise<PersonAnswer | Preview | null> {
    const token = this.#tokenOf(request);
    const id = namedForm(request);
    const sent = token !== null && id !== null ? await this.#sent.find(id, token) : null;
    if (sent === null || id === null) return null;
    if (sent.state !== 'answered') return unanswered(sent.state, this.#site.root + page, language);
    const { answer } = sent;
    if ('preview' in answer) return { preview: answer.preview, form: new Form(answer.body), id };
    if ('unsent' in answer) return unsentForm(this.#site.root, page, answer, language);
    if ('goTo' in answer) return { goTo: answer.goTo };
    const { title, status, usesPasskey = false, html: kept } = answer;
    const isForeign = answer.language !== language;
    const content = new RenderedContent(isForeign ? `<div lang="${answer.language}">${kept}</div>` : kept);
    return { title, status, usesPasskey, content };
  }

  /** Returns the newest values of a draft that this session sent; null if there are none. */
  async draft(request: Request, name: string): Promise<Form | null> {
    const token = this.#tokenOf(request);
    const sent = token !== null && isFormId(name) ? await this.#sent.find(name, token) : null;
    return sent?.state === 'answered' && 'preview' in sent.answer ? new Form(sent.answer.body) : null;
  }

  /** Answers a request without a session: sends it to the sign-in, which returns to the same place. */
  async leave(request: Request, response: Response, entry: Entry): Promise<void> {
    const language = languageOf(request);
    // A form with files is filled in again.
    const form = request.is('application/x-www-form-urlencoded') ? await readForm(request) : null;
    const id = form ? idOfForm(entry.path, form) : namedForm(request);
    const token = this.#tokenOf(request);
    const sent = token !== null && id !== null ? await this.#sent.find(id, token) : null;
    if (sent && id !== null) {
      const shown = this.#addressOf(entry.page, id);
      if (sent.state === 'in_flight') {
        if (form) return response.redirect(303, shown);
        return this.#site.sendPage(response, 200, {
          ...unanswered(sent.state, shown, language),
          language,
        });
      }
      // The change replaced the session, and the browser left before it got the new cookie.
      if (sent.state === 'answered' && !sent.isShown && 'sessionToken' in sent.answer) {
        const { sessionToken: replacement } = sent.answer;
        if (replacement) setSessionToken(response, replacement, this.#site.isSecure);
        return response.redirect(303, 'goTo' in sent.answer ? sent.answer.goTo : shown);
      }
    }
    const { path, page, route } = entry;
    const carried =
      form &&
      sealForm(this.#site.context.secrets, form, {
        path,
        page,
        preview: route.isPreview ? route.path : null,
      });
    if (carried) return this.#site.sendSignIn(response, 401, { language, next: page, carried });
    const search = form ? '' : new URL(request.originalUrl, 'http://dashboard').search;
    const next = new URLSearchParams({ next: page + search });
    response.redirect(303, `${this.#site.root}/sign-in?${next}`);
  }

  /** Keeps a form that a sign-in carried, for the new session. Returns where it is shown; null if it is another user's. */
  async acceptCarried(sealed: string, token: string): Promise<string | null> {
    const { context } = this.#site;
    const userId = await findSessionOwner(context.db.kysely, hashToken(token));
    const carried = userId === undefined ? null : openForm(context.secrets, sealed, userId);
    if (userId === undefined || carried === null) return null;
    const { page, path, preview, body } = carried;
    const id = randomBase62(43);
    await this.#sent.begin(id, userId, token);
    await this.#sent.keep(id, userId, token, preview === null ? { unsent: path, body } : { preview, body });
    return `${page}?form=${id}`;
  }

  /** Keeps the values of a preview under the name that its form gives, so that the page of the form shows them again. */
  async #keepDraft(form: Form, userId: string, token: string, preview: string): Promise<void> {
    const name = form.one(draftField);
    if (!isFormId(name)) return;
    const isOwn = (await this.#sent.begin(name, userId, token)) || (await this.#sent.find(name, token));
    if (isOwn) await this.#sent.keep(name, userId, token, { preview, body: form.body });
  }

  async #run(id: string, run: () => Promise<PageAnswer>): Promise<PersonAnswer> {
    try {
      const answer = await run();
      if ('file' in answer) throw new TypeError('A form was answered with a file');
      return answer;
    } catch (error) {
      await this.#sent.forget(id);
      throw error;
    }
  }

  #tokenOf(request: Request): string | null {
    return sessionToken(request, this.#site.isSecure);
  }

  #addressOf(page: string, id: string): string {
    return `${this.#site.root}${page}?form=${id}`;
  }
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
  const words = formTexts[language];
  const content = html`<section><p>${words.foreignLead}</p></section>`;
  return { title: words.foreign, status: 409, content };
}

function unanswered(state: 'in_flight' | 'lost', place: string, language: Language) {
  const words = formTexts[language];
  const isLost = state === 'lost';
  const content = html`<section>
    <p>${isLost ? words.lostLead : words.inFlightLead}</p>
    ${isLost ? html`<p class="buttons"><a class="main" href=${place}>${words.back}</a></p>` : null}
  </section>`;
  return {
    title: words[isLost ? 'lost' : 'inFlight'],
    content,
    ...(isLost ? {} : { refreshSeconds: 1 }),
  };
}

function unsentForm(
  root: string,
  page: string,
  { unsent, body }: { readonly unsent: string; readonly body: string },
  language: Language,
): PersonAnswer {
  const words = formTexts[language];
  const again = { form: new Form(body), action: root + unsent, place: root + page };
  const content = html`<section>
    <p>${words.unsentLead}</p>
    ${formAgain(again, language)}
  </section>`;
  return { title: words.unsent, content };
}
