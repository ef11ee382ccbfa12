import type { VNode } from 'preact';
import {
  findInstallationUser,
  type InstallationUser,
  searchUsers,
} from '../../../db/query/user/installation-user.ts';
import { findUserByEmail } from '../../../db/query/user/user.ts';
import { operatorRoles, userRoles } from '../../../db/table/user.ts';
import { html } from '../../html.ts';
import { isEmailAddress } from '../../text.ts';
import {
  changeOperatorRole,
  endAllSessions,
  removeUser,
  resetSecondFactor,
  unlockUser,
} from '../../user/administer.ts';
import { changeRole, withdrawLink } from '../../user/invite.ts';
import { backTo, type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../page-request.ts';
import { searchedText } from '../search/search.ts';
import { securityTexts } from '../security/text.ts';
import { hideFields, inviteAndShowLink, roleChoice, userState, viewerChoice } from '../team/sign-in-link.ts';
import { hiddenValues } from '../team/team.ts';
import { teamTexts } from '../team/text.ts';
import { badge, type Column, facts, table, time } from '../view/data.ts';
import { alertText, selectField, statusText } from '../view/field.ts';
import {
  changeSection,
  checkedInput,
  formSection,
  formStatus,
  inputField,
  questionPage,
  type RefusedForm,
  searchForm,
} from '../view/form.ts';
import { userAdminTexts } from './user-text.ts';

const maxUsers = 50;

/** Creates an operator and shows the sign-in link once. */
export async function inviteOperator(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const text = userAdminTexts[language];
  const email = form.one('email').trim();
  const role = operatorRoles.find((known) => known === form.one('role')) ?? refusePage('INVALID_FIELD');
  const refused = (error: string) =>
    showUsers(request, { values: { email, role }, errors: { email: error } });
  if (!isEmailAddress(email)) return refused(teamTexts[language].emailFault);
  const known = await findUserByEmail(context.db.kysely, email);
  if (known?.account_id === null) return refused(text.known);
  const invited = { accountId: null, email, role, actor: operatorActor(request, null) } as const;
  const shown = await inviteAndShowLink(request, invited, '/users');
  return shown ?? refused(text.taken);
}

export function userTableColumns({ base, language, can }: OperatorRequest): Column<InstallationUser>[] {
  const text = userAdminTexts[language];
  const team = teamTexts[language];
  return [
    {
      name: team.email,
      cell: ({ id, email }) =>
        can('manage_users') ? html`<a href=${`${base}/users/${id}`}>${email}</a>` : email,
    },
    {
      name: text.account,
      cell: ({ account_id, account_name }) =>
        account_id === null
          ? text.installation
          : html`<a href=${`${base}/accounts/${account_id}`}>${account_name}</a>`,
    },
    { name: team.role, cell: ({ role }) => text.roles[role] },
    {
      name: team.state,
      cell: (user) => (user.locked_until ? badge(text.locked, 'bad') : userState(user, language)),
    },
    {
      name: team.factor,
      cell: ({ second_factor }) => (second_factor ? badge(team.on, 'good') : badge(team.off, 'quiet')),
    },
    { name: team.seen, cell: ({ seen_at }) => (seen_at ? time(seen_at, language) : team.never) },
  ];
}

/** Lists users of all accounts and operators, with the form that invites an operator. */
export async function showUsers(request: OperatorRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, base, language, search } = request;
  const text = userAdminTexts[language];
  const searched = searchedText(search);
  const users = await searchUsers(context.db.kysely, searched, maxUsers);
  return {
    title: text.title,
    status: formStatus(refused),
    content: html`
      ${searchForm(`${base}/users`, searched, text)}
      ${table(text.title, userTableColumns(request), users, text.none)}
      ${users.length === maxUsers ? html`<p class="hint">${text.limit}</p>` : null}
      ${formSection(
        text.invite,
        `${base}/users`,
        html`${inputField(refused, 'email', teamTexts[language].email, { type: 'email', hint: text.inviteHint, maxLength: 254 })}
          ${roleChoice(teamTexts[language].role, operatorRoles, refused.values?.role ?? 'operator', { roleUse: text.roleUse, roles: text.roles })}`,
        text.inviteButton,
      )}
    `,
  };
}

export async function showUser(request: OperatorRequest): Promise<PageAnswer> {
  return userPage(request, await requestedUser(request));
}

export async function endUserSessions(request: OperatorRequest): Promise<PageAnswer> {
  const user = await requestedOtherUser(request);
  await endAllSessions(request.context.db.kysely, user, administrator(request));
  return doneAnswer(request, user);
}

export async function endUserLock(request: OperatorRequest): Promise<PageAnswer> {
  const user = await requestedOtherUser(request);
  if (user.locked_until === null) return refusePage('INVALID_FIELD');
  await unlockUser(request.context.db.kysely, user, administrator(request));
  return doneAnswer(request, user);
}

/** Needs the operator's word that the identity of the person was checked. */
export async function removeUserFactor(request: OperatorRequest): Promise<PageAnswer> {
  const user = await requestedOtherUser(request);
  if (request.form.one('checked') !== 'yes')
    return userPage(request, user, userAdminTexts[request.language].checkedFault);
  const isRemoved = await resetSecondFactor(request.context.db.kysely, user, administrator(request));
  return isRemoved ? doneAnswer(request, user) : refusePage('INVALID_FIELD');
}

export async function renewUserLink(request: OperatorRequest): Promise<PageAnswer> {
  const { account_id: accountId, email, role, id } = await requestedOtherUser(request);
  const invited = { accountId, email, role, actor: operatorActor(request, accountId) };
  return (await inviteAndShowLink(request, invited, `/users/${id}`)) ?? refusePage('NOT_FOUND');
}

export async function withdrawUserLink(request: OperatorRequest): Promise<PageAnswer> {
  const user = await requestedOtherUser(request);
  const isWithdrawn = await withdrawLink(
    request.context.db.kysely,
    user,
    operatorActor(request, user.account_id),
  );
  return isWithdrawn ? doneAnswer(request, user) : { goTo: `${request.base}/users/${user.id}` };
}

export async function saveUserRole(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, origin, language } = request;
  const user = await requestedOtherUser(request);
  if (user.account_id === null) return saveOperatorRole(request, user);
  const role = userRoles.find((known) => known === form.one('role')) ?? refusePage('INVALID_FIELD');
  const actor = { ...operatorActor(request, user.account_id), accountId: user.account_id };
  const change = { actor, userId: user.id, role, ...viewerChoice(form), isSelf: false };
  const changed = await changeRole(context.db.kysely, change, origin);
  if (changed === 'last_owner') return userPage(request, user, userAdminTexts[language].lastOwner);
  return changed === 'not_found' ? refusePage('NOT_FOUND') : doneAnswer(request, user);
}

async function saveOperatorRole(request: OperatorRequest, user: InstallationUser): Promise<PageAnswer> {
  const { context, form, language } = request;
  const role = operatorRoles.find((known) => known === form.one('role')) ?? refusePage('INVALID_FIELD');
  const changed = await changeOperatorRole(context.db.kysely, { user, role }, administrator(request));
  if (changed === 'last_operator') return userPage(request, user, userAdminTexts[language].lastOperator);
  return changed === 'not_found' ? refusePage('NOT_FOUND') : doneAnswer(request, user);
}

/** Asks before a user is removed. */
export async function askRemoveUser(request: OperatorRequest): Promise<PageAnswer> {
  const { base, language } = request;
  const text = userAdminTexts[language];
  const team = teamTexts[language];
  const { id, email } = await requestedOtherUser(request);
  return questionPage({
    title: team.removeTitle(email),
    content: html`<p>${text.removeEffect}</p>`,
    button: text.remove,
    back: [`${base}/users/${id}`, team.keep],
  });
}

export async function removeAnyUser(request: OperatorRequest): Promise<PageAnswer> {
  const { context, base, language } = request;
  const user = await requestedOtherUser(request);
  const removed = await removeUser(context.db.kysely, user, administrator(request));
  if (removed === 'last_operator') return userPage(request, user, userAdminTexts[language].lastOperator);
  return removed === 'removed' ? { goTo: `${base}/users` } : refusePage('NOT_FOUND');
}

async function requestedUser({ context, path }: OperatorRequest): Promise<InstallationUser> {
  return (await findInstallationUser(context.db.kysely, path.id ?? '')) ?? refusePage('NOT_FOUND');
}

/** The own user is changed with the own password, on the page of the own sign-in. */
async function requestedOtherUser(request: OperatorRequest): Promise<InstallationUser> {
  const user = await requestedUser(request);
  return user.id === request.user.id ? refusePage('INVALID_FIELD') : user;
}

function administrator({ user, origin }: OperatorRequest) {
  return { email: user.email, ip: origin.ip, now: origin.now };
}

function doneAnswer({ base }: OperatorRequest, { id }: InstallationUser): PageAnswer {
  return { goTo: `${base}/users/${id}?saved=1` };
}

/** Shows a user of any account, or an operator, with the changes that an operator can make. */
async function userPage(
  request: OperatorRequest,
  user: InstallationUser,
  alert?: string,
): Promise<PageAnswer> {
  const { base, language, search } = request;
  const text = userAdminTexts[language];
  const team = teamTexts[language];
  const { account_id, account_name, locked_until, second_factor, seen_at } = user;
  const isSelf = user.id === request.user.id;
  return {
    title: user.email,
    status: alert ? 400 : 200,
    head: { back: [backTo(request, `${base}/users`), text.back] },
    content: html`
      ${search.has('saved') && !alert ? statusText(text.done) : null} ${alertText(alert)}
      <section>
        ${facts([
          [text.userId, html`<code>${user.id}</code>`],
          [
            text.account,
            account_id === null
              ? text.installation
              : html`<a href=${`${base}/accounts/${account_id}`}>${account_name}</a>`,
          ],
          [team.role, text.roles[user.role]],
          [team.state, userState(user, language)],
          [text.lockedUntil, locked_until && time(locked_until, language)],
          [team.factor, second_factor ? badge(team.on, 'good') : badge(team.off, 'quiet')],
          [securityTexts[language].passkey.title, String(user.passkeys)],
          [team.seen, seen_at ? time(seen_at, language) : team.never],
          [text.created, time(user.created_at, language)],
        ])}
      </section>
      ${isSelf ? html`<p>${text.self} <a href=${`${base}/security`}>${securityTexts[request.language].title}</a></p>` : changeForms(request, user)}
    `,
  };
}

function changeForms({ base, language }: OperatorRequest, user: InstallationUser): VNode {
  const team = teamTexts[language];
  const text = userAdminTexts[language];
  const userPath = `${base}/users/${user.id}`;
  const change = (path: string, name: string, effect: string, needed?: VNode) =>
    changeSection(name, effect, userPath + path, { input: needed });
  return html`<div class="columns">
    ${user.locked_until ? change('/unlock', text.unlock, text.unlockEffect) : null}
    ${change('/link', text.link, text.linkEffect)}
    ${user.has_link ? change('/link/withdraw', team.withdraw, text.withdrawEffect) : null}
    ${change('/sessions', text.sessions, text.sessionsEffect)}
    ${user.second_factor || user.passkeys > 0 ? change('/second-factor', text.factor, text.factorEffect, checkedInput(text.checked)) : null}
    ${change(
      '/role',
      text.role,
      text.roleEffect,
      html`${selectField({
        name: 'role',
        label: team.role,
        value: user.role,
        options: (user.account_id === null ? operatorRoles : userRoles).map((role) => [
          role,
          text.roles[role],
        ]),
      })}
      ${user.account_id === null ? null : hideFields(language, hiddenValues(user))}`,
    )}
    <section>
      <h2>${text.remove}</h2>
      <p>${text.removeEffect}</p>
      <p class="buttons"><a class="danger" href=${`${userPath}/remove`}>${text.remove}</a></p>
    </section>
  </div>`;
}
