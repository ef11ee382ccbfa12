import { findAccount } from '../../../db/query/account/account.ts';
import { listProducts, listRateTables, readEntitlement } from '../../../db/query/pricing/entitlement.ts';
import { listIossNumbers } from '../../../db/query/pricing/ioss-number.ts';
import { isIossNumber } from '../../account/account-input.ts';
import {
  changeEntitlement,
  copyEntitlements,
  registerIossNumber,
  withdrawIossNumber,
} from '../../account/entitlement.ts';
import { html } from '../../html.ts';
import { type PageAnswer, refusePage } from '../page-request.ts';
import { accountPage, requestedAccount } from './account.ts';
import { entitlementTexts } from './entitlement-text.ts';
import { type OperatorRequest, operatorActor } from './operator-request.ts';

/** Grants and revokes only the products that the operator changed, so that a change by another operator is kept. */
export async function changeProducts(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { id } = await requestedAccount(request);
  const had = form.all('had');
  const wanted = form.all('products');
  const known = (await listProducts(context.db.kysely)).map(({ code }) => code);
  if ([...had, ...wanted].some((code) => !known.includes(code))) return refusePage('INVALID_FIELD');
  const grant = wanted.filter((code) => !had.includes(code));
  const revoke = had.filter((code) => !wanted.includes(code));
  await changeEntitlement(context.db.kysely, operatorActor(request, id), { grant, revoke });
  return saved(request, id);
}

/** Assigns a rate table, in place of the account's rate table for the same service. */
export async function assignAccountRateTable(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { id } = await requestedAccount(request);
  const code = form.one('rate_table');
  const known = await listRateTables(context.db.kysely);
  const table = known.find(({ rate_table_code }) => rate_table_code === code) ?? refusePage('INVALID_FIELD');
  await changeEntitlement(context.db.kysely, operatorActor(request, id), { assign: [table] });
  return saved(request, id);
}

/** Asks before a rate table is removed, and removes it when the form was confirmed. */
export async function removeAccountRateTable(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language, base } = request;
  const { id, name } = await requestedAccount(request);
  const code = form.one('rate_table');
  const { rate_tables } = await readEntitlement(context.db.kysely, id);
  const table =
    rate_tables.find(({ rate_table_code }) => rate_table_code === code) ?? refusePage('NOT_FOUND');
  if (form.one('confirmed') === 'yes') {
    await changeEntitlement(context.db.kysely, operatorActor(request, id), { remove: [code] });
    return saved(request, id);
  }
  const text = entitlementTexts[language];
  return {
    title: text.removeTableTitle(code),
    content: html`<section>
      <p>${text.removeTableEffect(name, table.service_code)}</p>
      <form method="post" action=${`${base}/accounts/${id}/rate-tables/remove`} class="buttons">
        <input type="hidden" name="rate_table" value=${code} />
        <button class="danger" name="confirmed" value="yes">${text.remove}</button>
        <a href=${`${base}/accounts/${id}`}>${text.keep}</a>
      </form>
    </section>`,
  };
}

/** Adds the products and rate tables of another account. */
export async function copyProducts(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const account = await requestedAccount(request);
  const from = form.one('from').trim();
  const text = entitlementTexts[language];
  const source = await findAccount(context.db.kysely, from);
  if (!source || source.id === account.id) {
    return accountPage(request, account, { values: { from }, errors: { from: text.fromFault } });
  }
  await copyEntitlements(context.db.kysely, operatorActor(request, account.id), source.id);
  return saved(request, account.id);
}

export async function addIoss(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const account = await requestedAccount(request);
  const number = form.one('ioss').trim();
  if (!isIossNumber(number)) {
    return accountPage(request, account, {
      values: { ioss: number },
      errors: { ioss: entitlementTexts[language].numberFault },
    });
  }
  const isPlatform = form.one('platform') === 'yes';
  const isDefault = form.one('default') === 'yes';
  const given = { number, isPlatform, isDefault };
  await registerIossNumber(context.db.kysely, operatorActor(request, account.id), given);
  return saved(request, account.id);
}

/** Asks before a number is removed, and removes it when the form was confirmed. */
export async function removeIoss(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language, base } = request;
  const { id, name } = await requestedAccount(request);
  const number = form.one('number');
  if (form.one('confirmed') !== 'yes') {
    const text = entitlementTexts[language];
    const known = await listIossNumbers(context.db.kysely, id);
    if (!known.some((one) => one.number === number)) return refusePage('NOT_FOUND');
    return {
      title: text.removeTitle(number),
      content: html`<section>
        <p>${text.removeEffect(name)}</p>
        <form method="post" action=${`${base}/accounts/${id}/ioss/remove`} class="buttons">
          <input type="hidden" name="number" value=${number} />
          <button class="danger" name="confirmed" value="yes">${text.remove}</button>
          <a href=${`${base}/accounts/${id}`}>${text.keep}</a>
        </form>
      </section>`,
    };
  }
  const isRemoved = await withdrawIossNumber(context.db.kysely, operatorActor(request, id), number);
  return isRemoved ? saved(request, id) : refusePage('NOT_FOUND');
}

function saved({ base }: OperatorRequest, id: string): PageAnswer {
  return { goTo: `${base}/accounts/${id}?saved=1` };
}
