import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { type InstallationUser, searchUsers } from '../../../db/query/user/installation-user.ts';
import { findUserByEmail } from '../../../db/query/user/user.ts';
import { isEmailAddress } from '../../text.ts';
import { inviteAndShowLink } from '../sign-in-link.ts';
import { teamTexts } from '../text/team.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import { badge, type Column, table, time } from '../view/data.ts';
import { field } from '../view/field.ts';
import { userState } from '../view/user-state.ts';
import { type OperatorAnswer, type OperatorVisit, operatorActor } from './operator-visit.ts';

const most = 50;

interface Given {
  readonly email?: string;
  readonly error?: string;
}

/** Lists users of all accounts and operators, with the form that invites an operator. */
export function showUsers(visit: OperatorVisit): Promise<OperatorAnswer> {
  return usersPage(visit, {});
}

/** Creates an operator and shows the sign-in link once. */
export async function inviteOperator(visit: OperatorVisit): Promise<OperatorAnswer> {
  const { context, form, language } = visit;
  const words = userAdminTexts[language];
  const email = form.one('email').trim();
  if (!isEmailAddress(email)) return usersPage(visit, { email, error: teamTexts[language].emailFault });
  const known = await findUserByEmail(context.db.kysely, email);
  if (known?.role === 'operator') return usersPage(visit, { email, error: words.known });
  const invited = { accountId: null, email, role: 'operator', actor: operatorActor(visit, null) } as const;
  const shown = await inviteAndShowLink(visit, invited, '/users');
  return shown ?? usersPage(visit, { email, error: words.taken });
}

/** Columns of a list of users. */
export function userTableColumns({ base, language }: OperatorVisit): Column<InstallationUser>[] {
  const words = userAdminTexts[language];
  const team = teamTexts[language];
  return [
    { name: team.email, cell: ({ id, email }) => html`<a href=${`${base}/users/${id}`}>${email}</a>` },
    {
      name: words.account,
      cell: ({ account_id, account_name }) =>
        account_id === null
          ? words.installation
          : html`<a href=${`${base}/accounts/${account_id}`}>${account_name}</a>`,
    },
    { name: team.role, cell: ({ role }) => words.roles[role] },
    {
      name: team.state,
      cell: (user) => (user.locked_until ? badge(words.locked, 'bad') : userState(user, language)),
    },
    {
      name: team.factor,
      cell: ({ second_factor }) => (second_factor ? badge(team.on, 'good') : badge(team.off, 'quiet')),
    },
    { name: team.seen, cell: ({ seen_at }) => (seen_at ? time(seen_at, language) : team.never) },
  ];
}

async function usersPage(visit: OperatorVisit, { email, error }: Given): Promise<OperatorAnswer> {
  const { context, base, language, search } = visit;
  const words = userAdminTexts[language];
  const searched = (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const users = await searchUsers(context.db.kysely, searched, most);
  return {
    title: words.title,
    status: error ? 400 : 200,
    content: html`
      <form method="get" action=${`${base}/users`} class="find" role="search" aria-label=${words.title}>
        ${field({ name: 'q', label: words.search, value: searched, autocomplete: 'off', maxLength: 200 })}
        <button>${words.find}</button>
      </form>
      ${table(words.title, userTableColumns(visit), users, words.none)}
      ${users.length === most ? html`<p class="hint">${words.limit}</p>` : null}
      <section>
        <h2>${words.invite}</h2>
        <form method="post" action=${`${base}/users`}>
          ${field({ name: 'email', label: teamTexts[language].email, type: 'email', value: email ?? '', hint: words.inviteHint, error, isRequired: true, maxLength: 254, autocomplete: 'off' })}
          <p class="buttons"><button class="main">${words.inviteButton}</button></p>
        </form>
      </section>
    ` as VNode,
  };
}
