import { searchAccounts } from '../../../db/query/account/account.ts';
import { createAccount } from '../../account/account.ts';
import { isEmail, isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import type { PageAnswer } from '../page-request.ts';
import { searchedText } from '../search/search.ts';
import { badge, table, time } from '../view/data.ts';
import { field } from '../view/field.ts';
import { type OperatorRequest, operatorActor } from './operator-request.ts';
import { operatorTexts } from './text.ts';

const maxAccounts = 50;

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
  const { context, form, language, base } = request;
  const text = operatorTexts[language].accounts;
  const name = form.one('name').trim();
  const email = form.one('email').trim();
  if (!isName(name) || !isEmail(email)) {
    return accountsPage(request, {
      name,
      email,
      nameError: isName(name) ? undefined : text.nameFault,
      emailError: isEmail(email) ? undefined : text.emailFault,
    });
  }
  const { id } = await createAccount(context.db.kysely, operatorActor(request, null), { name, email });
  return { goTo: `${base}/accounts/${id}` };
}

async function accountsPage(request: OperatorRequest, given: Given): Promise<PageAnswer> {
  const { context, search, language, base } = request;
  const text = operatorTexts[language].accounts;
  const searched = searchedText(search);
  const accounts = await searchAccounts(context.db.kysely, searched, maxAccounts);
  return {
    title: text.title,
    status: given.nameError || given.emailError ? 400 : 200,
    content: html`
      <form method="get" action=${base} class="find" role="search" aria-label=${text.title}>
        ${field({ name: 'q', label: text.search, value: searched, autocomplete: 'off', maxLength: 200 })}
        <button>${text.find}</button>
      </form>
      ${table(
        text.title,
        [
          { name: text.name, cell: ({ id, name }) => html`<a href=${`${base}/accounts/${id}`}>${name}</a>` },
          { name: text.account, cell: ({ id }) => html`<code>${id}</code>` },
          { name: text.email, cell: ({ email }) => email },
          {
            name: text.state,
            cell: ({ frozen }) => (frozen ? badge(text.frozen, 'bad') : badge(text.active, 'good')),
          },
          { name: text.created, cell: ({ created_at }) => time(created_at, language) },
        ],
        accounts,
        text.none,
      )}
      ${accounts.length === maxAccounts ? html`<p class="hint">${text.limit}</p>` : null}
      <section>
        <h2>${text.create}</h2>
        <form method="post" action=${`${base}/accounts`}>
          ${field({ name: 'name', label: text.name, value: given.name ?? '', error: given.nameError, isRequired: true, maxLength: 200, autocomplete: 'off' })}
          ${field({ name: 'email', label: text.email, type: 'email', value: given.email ?? '', error: given.emailError, hint: text.createHint, isRequired: true, maxLength: 254, autocomplete: 'off' })}
          <p class="buttons"><button class="main">${text.createButton}</button></p>
        </form>
      </section>
    `,
  };
}
