import type { VNode } from 'preact';
import { type ApiKeyRow, listKeysMadeBy } from '../../../db/query/account/api-key.ts';
import { listMembers, type Member } from '../../../db/query/user/user.ts';
import { type DashboardUserTable, type UserRole, userRoles } from '../../../db/table/user.ts';
import { html } from '../../html.ts';
import { isEmailAddress } from '../../text.ts';
import { resetSecondFactor } from '../../user/administer.ts';
import { changeRole, mayInvite, removeMember, withdrawLink } from '../../user/invite.ts';
import type { ViewerChoice } from '../../user/role.ts';
import { userAdminTexts } from '../operator/user-text.ts';
import {
  type PageAnswer,
  type PageRequest,
  type PersonAnswer,
  refusePage,
  toActor,
} from '../page-request.ts';
import { sharedTexts } from '../text.ts';
import { badge, type Column, table, time } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { checkedInput, formStatus, questionPage, type RefusedForm } from '../view/form.ts';
import {
  hiddenFrom,
  hideFields,
  inviteAndShowLink,
  inviteForm,
  roleOptions,
  userState,
  viewerChoice,
} from './sign-in-link.ts';
import { teamTexts } from './text.ts';

/** Creates a user and shows the sign-in link once. With a mail server, also sends it. */
export async function inviteMember(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const text = teamTexts[language];
  const email = form.one('email').trim();
  const role = roleIn(request);
  const refused = (fault: RefusedForm) =>
    showTeam(request, { values: { email, role, ...hiddenFrom(form) }, ...fault });
  if (!isEmailAddress(email)) return refused({ errors: { email: text.emailFault } });
  const isKnown = (await readMembers(request)).some(
    (member) => member.email.toLowerCase() === email.toLowerCase(),
  );
  if (isKnown) return refused({ errors: { email: text.known } });
  if (!(await mayInviteNow(request))) return refused({ alert: text.tooMany });
  const invited = { email, role, ...viewerChoice(form) };
  return (await linkPage(request, invited)) ?? refused({ errors: { email: text.taken } });
}

/** Gives a user a new link, for a lost invitation or a forgotten password. */
export async function renewLink(request: PageRequest): Promise<PageAnswer> {
  const { id, email, role } = await requestedMember(request);
  // The holder of a stolen session would get a link that sets a password without the current one.
  if (id === request.user.id) return refusePage('NOT_FOUND');
  if (!(await mayInviteNow(request)))
    return showTeam(request, { alert: teamTexts[request.language].tooMany });
  return (await linkPage(request, { email, role })) ?? refusePage('NOT_FOUND');
}

/** Makes the sign-in link of a user open nothing. */
export async function withdrawMemberLink(request: PageRequest): Promise<PageAnswer> {
  const { context, base } = request;
  await withdrawLink(context.db.kysely, await requestedMember(request), toActor(request));
  return { goTo: `${base}/team` };
}

export async function saveRole(request: PageRequest): Promise<PageAnswer> {
  const { context, user, origin, language, base, form } = request;
  const { id: userId } = await requestedMember(request);
  const change = {
    actor: toActor(request),
    userId,
    role: roleIn(request),
    ...viewerChoice(form),
    isSelf: userId === user.id,
  };
  const changed = await changeRole(context.db.kysely, change, origin);
  if (changed === 'last_owner') return showTeam(request, { alert: teamTexts[language].lastOwner });
  if (changed === 'not_found') return refusePage('NOT_FOUND');
  return changed.session ? { goTo: base, sessionToken: changed.session.token } : { goTo: `${base}/team` };
}

/** Asks before a user is removed. */
export async function askRemoveMember(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, base, language } = request;
  const text = teamTexts[language];
  const { email } = await requestedMember(request);
  const keys = await listKeysMadeBy(context.db.kysely, scope.accountId, email);
  return questionPage({
    title: text.removeTitle(email),
    content: html`<p>${text.removeWarning}</p>
      ${keysSection(request, keys)}`,
    button: text.remove,
    back: [`${base}/team`, text.keep],
  });
}

/** The person may know these keys, which stay valid. */
function keysSection({ language }: PageRequest, keys: readonly ApiKeyRow[]): VNode | null {
  if (keys.length === 0) return null;
  return html`<p>${teamTexts[language].keysOf}</p>
    <ul>
      ${keys.map(({ label, last4, livemode }) => html`<li>${label} <code>…${last4}</code> (${sharedTexts[language].mode[livemode ? 'live' : 'test']})</li>`)}
    </ul>`;
}

export async function removeFromTeam(request: PageRequest): Promise<PageAnswer> {
  const { context, base, language } = request;
  const { id: userId } = await requestedMember(request);
  const removed = await removeMember(context.db.kysely, { actor: toActor(request), userId });
  if (removed === 'last_owner') return showTeam(request, { alert: teamTexts[language].lastOwner });
  return removed === 'removed' ? { goTo: `${base}/team` } : refusePage('NOT_FOUND');
}

function readMembers({ context, scope }: PageRequest): Promise<Member[]> {
  return listMembers(context.db.kysely, scope.accountId);
}

function mayInviteNow({ context, scope }: PageRequest): Promise<boolean> {
  return mayInvite(context.db.kysely, scope.accountId);
}

/** Returns the user of the account that the address names. */
async function requestedMember(request: PageRequest): Promise<Member> {
  const member = (await readMembers(request)).find(({ id }) => id === request.path.id);
  return member ?? refusePage('NOT_FOUND');
}

function roleIn({ form }: PageRequest): UserRole {
  return userRoles.find((role) => role === form.one('role')) ?? refusePage('INVALID_FIELD');
}

/** Null if the address belongs to a user of another account. */
function linkPage(
  request: PageRequest,
  invited: ViewerChoice & { readonly email: string; readonly role: DashboardUserTable['role'] },
): Promise<PersonAnswer | null> {
  const { accountId } = request.scope;
  return inviteAndShowLink(request, { ...invited, accountId, actor: toActor(request) }, '/team');
}

/** Lists the users of the account, with the form that invites one. */
export async function showTeam(request: PageRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { base, language } = request;
  const text = teamTexts[language];
  const role = refused.values?.role ?? 'clerk';
  return {
    title: text.title,
    status: formStatus(refused),
    head: { subtitle: text.lead },
    content: html`
      ${alertText(refused.alert)}
      ${memberTable(request, await readMembers(request))}
      ${inviteForm(request, text.invite, { action: `${base}/team`, emailField: 'email', role }, refused)}
    `,
  };
}

/** Returns the fields that say what a viewer does not see. */
export function hiddenValues({
  sees_money,
  sees_recipients,
}: Pick<Member, 'sees_money' | 'sees_recipients'>) {
  return {
    ...(sees_money ? {} : { hide_money: 'yes' }),
    ...(sees_recipients ? {} : { hide_recipients: 'yes' }),
  };
}

function memberTable(request: PageRequest, members: readonly Member[]): VNode {
  const { user, language, base } = request;
  const text = teamTexts[language];
  const memberPath = ({ id }: Member) => `${base}/team/${id}`;
  const hasLinkCell = (member: Member) => member.id !== user.id || member.has_link;
  const linkColumn: Column<Member> = {
    name: text.link,
    cell: (member) =>
      hasLinkCell(member)
        ? html`<form method="post" action=${`${memberPath(member)}/link`}>
            ${member.id === user.id ? null : html`<button aria-label=${`${text.link}: ${member.email}`}>${text.link}</button>`}
            ${
              member.has_link
                ? html` <button formaction=${`${memberPath(member)}/link/withdraw`} aria-label=${`${text.withdraw}: ${member.email}`}>${text.withdraw}</button>`
                : null
            }
          </form>`
        : null,
  };
  return table(
    text.title,
    [
      {
        name: text.email,
        cell: (member) => html`${member.email} ${member.id === user.id ? badge(text.you, 'quiet') : null}`,
      },
      {
        name: text.role,
        cell: (member) =>
          html`<form method="post" action=${`${memberPath(member)}/role`} class="in-row">
            <select name="role" aria-label=${text.roleOf(member.email)}>
              ${roleOptions(language).map(([role, name]) => html`<option value=${role} selected=${role === member.role}>${name}</option>`)}
            </select>
            <button aria-label=${`${text.change}: ${member.email}`}>${text.change}</button>
            ${member.role === 'viewer' ? hideFields(language, hiddenValues(member)) : null}
          </form>`,
      },
      { name: text.state, cell: (member) => userState(member, language) },
      {
        name: text.factor,
        cell: (member) =>
          !member.second_factor
            ? badge(text.off, 'quiet')
            : html`${badge(text.on, 'good')} ${
                member.id === user.id
                  ? null
                  : html`<a href=${`${memberPath(member)}/second-factor`} aria-label=${text.resetOf(member.email)}>${text.reset}</a>`
              }`,
      },
      { name: text.seen, cell: ({ seen_at }) => (seen_at ? time(seen_at, language) : text.never) },
      ...(members.some(hasLinkCell) ? [linkColumn] : []),
      {
        name: text.remove,
        cell: (member) =>
          html`<a href=${`${memberPath(member)}/remove`} aria-label=${`${text.remove}: ${member.email}`}>${text.remove}</a>`,
      },
    ],
    members,
    '',
  );
}

/** Needs the owner's word that the identity of the person was checked. */
export async function resetFactor(request: PageRequest): Promise<PageAnswer> {
  const { context, user, origin, form, base, language } = request;
  const member = await protectedMember(request);
  if (form.one('checked') !== 'yes') return askResetFactor(request, userAdminTexts[language].checkedFault);
  const by = { email: user.email, ip: origin.ip, now: origin.now };
  const isReset = await resetSecondFactor(context.db.kysely, member, by);
  return isReset ? { goTo: `${base}/team` } : refusePage('NOT_FOUND');
}

/** The own second factor is turned off with its code, on the page of the own sign-in. */
async function protectedMember(request: PageRequest) {
  const member = await requestedMember(request);
  return member.second_factor && member.id !== request.user.id ? member : refusePage('NOT_FOUND');
}

/** Asks before the second factor of another user of the account is removed. */
export async function askResetFactor(request: PageRequest, alert?: string): Promise<PageAnswer> {
  const { base, language } = request;
  const text = teamTexts[language];
  const { factorEffect, checked } = userAdminTexts[language];
  const { email } = await protectedMember(request);
  return questionPage({
    title: text.resetTitle(email),
    alert,
    content: html`<p>${factorEffect}</p>`,
    input: checkedInput(checked),
    button: text.reset,
    back: [`${base}/team`, text.resetKeep],
  });
}
