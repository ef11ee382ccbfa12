import Bowser from 'bowser';
import type { VNode } from 'preact';
import { type ListedSession, listSessions, maxListedSessions } from '../../../db/query/user/session.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { changePassword, endOtherSessions, endSessionById } from '../../user/sign-in.ts';
import { type PersonAnswer, type PersonRequest, refusePage, toActor } from '../page-request.ts';
import { signInTexts } from '../sign-in/text.ts';
import { badge, table, time } from '../view/data.ts';
import { formSection, formStatus, inputField, type RefusedForm } from '../view/form.ts';
import { passkeySection } from './passkeys.ts';
import { securityTexts } from './text.ts';

/** Returns a readable name such as "Chrome on Windows"; the header itself if it is not that of a known browser. */
export function browserName(userAgent: string, language: Language): string {
  if (userAgent === '') return '–';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent;
  if (!os.name) return browser.name;
  return language === 'en' ? `${browser.name} on ${os.name}` : `${browser.name}（${os.name}）`;
}

export async function savePassword(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, form, origin, base } = request;
  const passwords = { user, current: form.one('current'), password: form.one('password') };
  const changed = await changePassword(context.db.kysely, passwords, origin, context.config);
  const { locked } = securityTexts[request.language].factor;
  switch (changed) {
    case 'locked':
      return { ...(await showSecurity(request, { current: locked })), status: 429 };
    case 'wrong_password':
    case 'wrong_code':
      return showSecurity(request, { current: securityTexts[request.language].wrong });
  }
  if (typeof changed === 'string')
    return showSecurity(request, { password: signInTexts[request.language].newPassword[changed] });
  return { goTo: `${base}/security`, sessionToken: changed.token };
}

export async function revokeSession(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, base } = request;
  const { id = '' } = request.path;
  const isFound = await endSessionById(context.db.kysely, toActor(request), { userId: user.id, id });
  return isFound ? { goTo: `${base}/security` } : refusePage('NOT_FOUND');
}

/** Ends every session of the user except the one that asks. */
export async function revokeOtherSessions(request: PersonRequest): Promise<PersonAnswer> {
  const { context, user, base } = request;
  await endOtherSessions(context.db.kysely, toActor(request), user);
  return { goTo: `${base}/security` };
}

/** Shows the sessions of the user, with the form that changes the password. */
export async function showSecurity(
  request: PersonRequest,
  errors: NonNullable<RefusedForm['errors']> = {},
): Promise<PersonAnswer> {
  const refused = { errors };
  const { context, user, base, language } = request;
  const text = securityTexts[language];
  const factor = securityTexts[language].factor;
  const sessions = await listSessions(context.db.kysely, user.id);
  return {
    title: text.title,
    status: formStatus(refused),
    content: html`
      <section>
        <h2>${text.sessions}</h2>
        ${sessionTable(request, sessions)}
        ${sessions.length >= maxListedSessions ? html`<p class="hint">${text.newestSessions(maxListedSessions)}</p>` : null}
        ${
          sessions.length > 1
            ? html`<form method="post" action=${`${base}/security/other-sessions`} class="buttons">
                <button>${text.endOthers}</button>
              </form>`
            : null
        }
      </section>
      <section>
        <h2>${factor.title} ${user.second_factor ? badge(factor.on, 'good') : badge(factor.off, 'quiet')}</h2>
        <p>${factor.lead}</p>
        <p class="buttons"><a class="main" href=${`${base}/security/second-factor`}>${user.second_factor ? factor.manage : factor.setUp}</a></p>
      </section>
      ${await passkeySection(request)}
      ${formSection(
        text.password,
        `${base}/security`,
        html`<input type="hidden" name="username" autocomplete="username" value=${user.email} />
          ${inputField(refused, 'current', text.current, { type: 'password', autocomplete: 'current-password' })}
          ${inputField(refused, 'password', text.new, { type: 'password', autocomplete: 'new-password', hint: signInTexts[language].newPassword.hint })}
          <p class="hint">${text.effect}</p>`,
        text.change,
      )}
    `,
  };
}

function sessionTable({ base, language, user }: PersonRequest, sessions: readonly ListedSession[]): VNode {
  const text = securityTexts[language];
  return table(
    text.sessions,
    [
      {
        name: text.agent,
        cell: ({ user_agent }) => html`<span title=${user_agent}>${browserName(user_agent, language)}</span>`,
      },
      { name: text.address, cell: ({ address }) => html`<code>${address}</code>` },
      { name: text.opened, cell: ({ created_at }) => time(created_at, language) },
      { name: text.seen, cell: ({ seen_at }) => time(seen_at, language) },
      {
        name: text.end,
        cell: ({ id }) =>
          id === user.session_id
            ? badge(text.thisOne, 'plain')
            : html`<form method="post" action=${`${base}/security/sessions/${id}`}><button>${text.end}</button></form>`,
      },
    ],
    sessions,
    '',
  );
}
