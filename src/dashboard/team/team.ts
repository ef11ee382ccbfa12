import type { VNode } from 'preact';
import { type ApiKeyRow, listKeysMadeBy } from '../../../db/query/account/api-key.ts';
import { listMembers, type Member } from '../../../db/query/user/user.ts';
import { type DashboardUserTable, type UserRole, userRoles } from '../../../db/table/user.ts';
import { html } from '../../html.ts';
import { isEmailAddress } from '../../text.ts';
import { resetSecondFactor } from '../../user/administer.ts';
import { changeRole, mayInvite, removeMember, withdrawLink } from '../../user/invite.ts';
import { actorOf } from '../actor.ts';
import type { PageAnswer, PageRequest, PersonAnswer } from '../page-request.ts';
import { refusePage } from '../refuse-page.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import { badge, table, time } from '../view/data.ts';
import { alertText, field, selectField } from '../view/field.ts';
import { inviteAndShowLink, userState } from './sign-in-link.ts';
import { teamTexts } from './text.ts';

/** Lists the users of the account, with the form that invites one. */
export function showTeam(request: PageRequest): Promise<PageAnswer> {
  return teamPage(request, {});
}

/** Creates a user and shows the sign-in link once. With a mail server, also sends it. */
export async function inviteMember(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const words = teamTexts[language];
  const email = form.one('email').trim();
  const role = roleIn(request);
  if (!isEmailAddress(email)) return teamPage(request, { email, role, error: words.emailFault });
  const isKnown = (await membersOf(request)).some(
    (member) => member.email.toLowerCase() === email.toLowerCase(),
  );
  if (isKnown) return teamPage(request, { email, role, error: words.known });
  if (!(await mayInviteNow(request))) return teamPage(request, { email, role, alert: words.tooMany });
  return (await linkPage(request, email, role)) ?? teamPage(request, { email, role, error: words.taken });
}

/** Gives a user a new link, for a lost invitation or a forgotten password. */
export async function renewLink(request: PageRequest): Promise<PageAnswer> {
  const { id, email, role } = await memberOf(request);
  // The holder of a stolen session would get a link that sets a password without the current one.
  if (id === request.user.id) return refusePage('NOT_FOUND');
  if (!(await mayInviteNow(request)))
    return teamPage(request, { alert: teamTexts[request.language].tooMany });
  return (await linkPage(request, email, role)) ?? refusePage('NOT_FOUND');
}

/** Makes the sign-in link of a user open nothing. */
export async function withdrawMemberLink(request: PageRequest): Promise<PageAnswer> {
  const { context, base } = request;
  await withdrawLink(context.db.kysely, await memberOf(request), actorOf(request));
  return { goTo: `${base}/team` };
}

export async function saveRole(request: PageRequest): Promise<PageAnswer> {
  const { context, user, origin, language, base } = request;
  const { id: userId } = await memberOf(request);
  const change = { actor: actorOf(request), userId, role: roleIn(request), isSelf: userId === user.id };
  const changed = await changeRole(context.db.kysely, change, origin);
  if (changed === 'last_owner') return teamPage(request, { alert: teamTexts[language].lastOwner });
  if (changed === 'not_found') return refusePage('NOT_FOUND');
  return changed.session ? { goTo: base, sessionToken: changed.session.token } : { goTo: `${base}/team` };
}

/** Asks before a user is removed. */
export async function askRemoveMember(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base, language } = request;
  const words = teamTexts[language];
  const { email } = await memberOf(request);
  const keys = await listKeysMadeBy(context.db.kysely, scope.accountId, email);
  return {
    title: words.removeTitle(email),
    content: html`<section>
      <p>${words.removeWarning}</p>
      ${keysSection(request, keys)}
      <form method="post" class="buttons">
        <button class="danger">${words.remove}</button>
        <a href=${`${base}/team`}>${words.keep}</a>
      </form>
    </section>`,
  };
}

/** The person may know these keys, which stay valid. */
function keysSection({ text, language }: PageRequest, keys: readonly ApiKeyRow[]): VNode | null {
  if (keys.length === 0) return null;
  return html`<p>${teamTexts[language].keysOf}</p>
    <ul>
      ${keys.map(({ label, last4, livemode }) => html`<li>${label} <code>…${last4}</code> (${text.mode[livemode ? 'live' : 'test']})</li>`)}
    </ul>`;
}

export async function removeFromTeam(request: PageRequest): Promise<PageAnswer> {
  const { context, base, language } = request;
  const { id: userId } = await memberOf(request);
  const removed = await removeMember(context.db.kysely, { actor: actorOf(request), userId });
  if (removed === 'last_owner') return teamPage(request, { alert: teamTexts[language].lastOwner });
  return removed === 'removed' ? { goTo: `${base}/team` } : refusePage('NOT_FOUND');
}

function membersOf({ context, scope }: PageRequest): Promise<Member[]> {
  return listMembers(context.db.kysely, scope.accountId);
}

function mayInviteNow({ context, scope }: PageRequest): Promise<boolean> {
  return mayInvite(context.db.kysely, scope.accountId);
}

/** Returns the user of the account that the address names. */
async function memberOf(request: PageRequest): Promise<Member> {
  const member = (await membersOf(request)).find(({ id }) => id === request.path.id);
  return member ?? refusePage('NOT_FOUND');
}

function roleIn({ form }: PageRequest): UserRole {
  return userRoles.find((role) => role === form.one('role')) ?? refusePage('INVALID_FIELD');
}

/** Null if the address belongs to a user of another account. */
function linkPage(
  request: PageRequest,
  email: string,
  role: DashboardUserTable['role'],
): Promise<PersonAnswer | null> {
  const invited = { accountId: request.scope.accountId, email, role, actor: actorOf(request) };
  return inviteAndShowLink(request, invited, '/team');
}

interface Shown {
  readonly alert?: string;
  readonly email?: string;
  readonly role?: UserRole;
  /** Why the address was refused. */
  readonly error?: string;
}

async function teamPage(request: PageRequest, { alert, email, role, error }: Shown): Promise<PageAnswer> {
  const { context, base, language } = request;
  const words = teamTexts[language];
  return {
    title: words.title,
    status: alert || error ? 400 : 200,
    content: html`
      ${alertText(alert)}
      <p>${words.lead}</p>
      ${memberTable(request, await membersOf(request))}
      <section>
        <h2>${words.invite}</h2>
        <form method="post" action=${`${base}/team`}>
          ${field({ name: 'email', label: words.email, type: 'email', value: email ?? '', error, isRequired: true, maxLength: 254, autocomplete: 'off' })}
          ${selectField({ name: 'role', label: words.role, value: role ?? 'developer', options: roleOptions(request) })}
          <p class="hint">${words.roleHint}</p>
          <p class="hint">${context.config.mail === null ? words.byHand : words.byMail}</p>
          <p class="buttons"><button class="main">${words.send}</button></p>
        </form>
      </section>
    `,
  };
}

function memberTable(request: PageRequest, members: readonly Member[]): VNode {
  const { user, language, base } = request;
  const words = teamTexts[language];
  const place = ({ id }: Member) => `${base}/team/${id}`;
  return table(
    words.title,
    [
      {
        name: words.email,
        cell: (member) => html`${member.email} ${member.id === user.id ? badge(words.you, 'quiet') : null}`,
      },
      {
        name: words.role,
        cell: (member) =>
          html`<form method="post" action=${`${place(member)}/role`} class="in-row">
            <select name="role" aria-label=${words.roleOf(member.email)}>
              ${roleOptions(request).map(([role, name]) => html`<option value=${role} selected=${role === member.role}>${name}</option>`)}
            </select>
            <button aria-label=${`${words.change}: ${member.email}`}>${words.change}</button>
          </form>`,
      },
      { name: words.state, cell: (member) => userState(member, language) },
      {
        name: words.factor,
        cell: (member) =>
          !member.second_factor
            ? badge(words.off, 'quiet')
            : html`${badge(words.on, 'good')} ${
                member.id === user.id
                  ? null
                  : html`<a href=${`${place(member)}/second-factor`} aria-label=${words.resetOf(member.email)}>${words.reset}</a>`
              }`,
      },
      { name: words.seen, cell: ({ seen_at }) => (seen_at ? time(seen_at, language) : words.never) },
      {
        name: words.link,
        cell: (member) =>
          member.id === user.id && !member.has_link
            ? null
            : html`<form method="post" action=${`${place(member)}/link`}>
            ${member.id === user.id ? null : html`<button aria-label=${`${words.link}: ${member.email}`}>${words.link}</button>`}
            ${
              member.has_link
                ? html` <button formaction=${`${place(member)}/link/withdraw`} aria-label=${`${words.withdraw}: ${member.email}`}>${words.withdraw}</button>`
                : null
            }
          </form>`,
      },
      {
        name: words.remove,
        cell: (member) =>
          html`<a href=${`${place(member)}/remove`} aria-label=${`${words.remove}: ${member.email}`}>${words.remove}</a>`,
      },
    ],
    members,
    '',
  );
}

function roleOptions({ language }: PageRequest): (readonly [UserRole, string])[] {
  return userRoles.map((role) => [role, teamTexts[language].roles[role]]);
}

/** Asks before the second factor of another user of the account is removed. */
export function askResetFactor(request: PageRequest): Promise<PageAnswer> {
  return questionPage(request);
}

/** Needs the owner's word that the identity of the person was checked. */
export async function resetFactor(request: PageRequest): Promise<PageAnswer> {
  const { context, user, origin, form, base, language } = request;
  const member = await protectedMember(request);
  if (form.one('checked') !== 'yes') return questionPage(request, userAdminTexts[language].checkedFault);
  const by = { email: user.email, address: origin.address, now: origin.now };
  const isReset = await resetSecondFactor(context.db.kysely, member, by);
  return isReset ? { goTo: `${base}/team` } : refusePage('NOT_FOUND');
}

/** The own second factor is turned off with its code, on the page of the own sign-in. */
async function protectedMember(request: PageRequest) {
  const member = await memberOf(request);
  return member.second_factor && member.id !== request.user.id ? member : refusePage('NOT_FOUND');
}

async function questionPage(request: PageRequest, alert?: string): Promise<PageAnswer> {
  const { base, language } = request;
  const words = teamTexts[language];
  const { factorEffect, checked } = userAdminTexts[language];
  const { email } = await protectedMember(request);
  return {
    title: words.resetTitle(email),
    status: alert ? 400 : 200,
    content: html`<section>
      ${alertText(alert)}
      <p>${factorEffect}</p>
      <form method="post">
        <p><label class="check"><input type="checkbox" name="checked" value="yes" required /> ${checked}</label></p>
        <p class="buttons">
          <button class="danger">${words.reset}</button>
          <a href=${`${base}/team`}>${words.resetKeep}</a>
        </p>
      </form>
    </section>`,
  };
}
