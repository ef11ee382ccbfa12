import { searchAccounts } from '../../../db/query/account/account.ts';
import { createAccount } from '../../account/account.ts';
import { isEmail, isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import { type OperatorRequest, operatorActor, type PageAnswer } from '../page-request.ts';
import { searchedText } from '../search/search.ts';
import { badge, table, time } from '../view/data.ts';
import {
  formSection,
  formStatus,
  inputField,
  isRefused,
  type RefusedForm,
  searchForm,
} from '../view/form.ts';
import { overviewSections } from './overview.ts';
import { operatorTexts } from './text.ts';

const maxAccounts = 50;

export async function saveNewAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language, base } = request;
  const text = operatorTexts[language].accounts;
  const name = form.one('name').trim();
  const email = form.one('email').trim();
  if (!isName(name) || !isEmail(email)) {
    const errors = {
      name: isName(name) ? undefined : text.nameFault,
      email: isEmail(email) ? undefined : text.emailFault,
    };
    return showAccounts(request, { values: { name, email }, errors });
  }
  const { id } = await createAccount(context.db.kysely, operatorActor(request, null), { name, email });
  return { goTo: `${base}/accounts/${id}?saved=created` };
}

/** Lists accounts, with the form that creates one. */
export async function showAccounts(request: OperatorRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, search, language, base, can } = request;
  const text = operatorTexts[language].accounts;
  const searched = searchedText(search);
  const accounts = await searchAccounts(context.db.kysely, searched, maxAccounts);
  return {
    title: searched === '' ? operatorTexts[language].overview.title : text.title,
    status: formStatus(refused),
    content: html`
      ${searched === '' && !isRefused(refused) ? await overviewSections(request) : null}
      ${searched === '' ? html`<h2>${text.title}</h2>` : null} ${searchForm(base, searched, text)}
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
      ${
        can('manage_accounts')
          ? formSection(
              text.create,
              `${base}/accounts`,
              html`${inputField(refused, 'name', text.name, { maxLength: 200 })}
                ${inputField(refused, 'email', text.email, { type: 'email', hint: text.createHint, maxLength: 254 })}`,
              text.createButton,
            )
          : null
      }
    `,
  };
}
