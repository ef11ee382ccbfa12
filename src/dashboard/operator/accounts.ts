import { searchAccounts } from '../../../db/query/account/account.ts';
import { createAccount } from '../../account/account.ts';
import { isEmail, isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import type { PageAnswer } from '../page-request.ts';
import { badge, table, time } from '../view/data.ts';
import { field } from '../view/field.ts';
import { type OperatorRequest, operatorActor } from './operator-request.ts';

const most = 50;

interface Given {
  readonly name?: string;
  readonly email?: string;
  readonly nameError?: string | undefined;
  readonly emailError?: string | undefined;
}

/** Lists accounts, with the form that creates one. */
export function showAccounts(request: OperatorRequest): Promise<PageAnswer> {
  return accountsPage(request, {});
}

export async function saveNewAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, words, base } = request;
  const name = form.one('name').trim();
  const email = form.one('email').trim();
  if (!isName(name) || !isEmail(email)) {
    return accountsPage(request, {
      name,
      email,
      nameError: isName(name) ? undefined : words.accounts.nameFault,
      emailError: isEmail(email) ? undefined : words.accounts.emailFault,
    });
  }
  const { id } = await createAccount(context.db.kysely, operatorActor(request, null), { name, email });
  return { goTo: `${base}/accounts/${id}` };
}

async function accountsPage(request: OperatorRequest, given: Given): Promise<PageAnswer> {
  const { context, search, language, base } = request;
  const words = request.words.accounts;
  const searched = (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const accounts = await searchAccounts(context.db.kysely, searched, most);
  return {
    title: words.title,
    status: given.nameError || given.emailError ? 400 : 200,
    content: html`
      <form method="get" action=${base} class="find" role="search" aria-label=${words.title}>
        ${field({ name: 'q', label: words.search, value: searched, autocomplete: 'off', maxLength: 200 })}
        <button>${words.find}</button>
      </form>
      ${table(
        words.title,
        [
          { name: words.name, cell: ({ id, name }) => html`<a href=${`${base}/accounts/${id}`}>${name}</a>` },
          { name: words.account, cell: ({ id }) => html`<code>${id}</code>` },
          { name: words.email, cell: ({ email }) => email },
          {
            name: words.state,
            cell: ({ frozen }) => (frozen ? badge(words.frozen, 'bad') : badge(words.active, 'good')),
          },
          { name: words.created, cell: ({ created_at }) => time(created_at, language) },
        ],
        accounts,
        words.none,
      )}
      ${accounts.length === most ? html`<p class="hint">${words.limit}</p>` : null}
      <section>
        <h2>${words.create}</h2>
        <form method="post" action=${`${base}/accounts`}>
          ${field({ name: 'name', label: words.name, value: given.name ?? '', error: given.nameError, isRequired: true, maxLength: 200, autocomplete: 'off' })}
          ${field({ name: 'email', label: words.email, type: 'email', value: given.email ?? '', error: given.emailError, hint: words.createHint, isRequired: true, maxLength: 254, autocomplete: 'off' })}
          <p class="buttons"><button class="main">${words.createButton}</button></p>
        </form>
      </section>
    `,
  };
}
