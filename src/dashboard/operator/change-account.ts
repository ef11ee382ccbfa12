import {
  type Account,
  type AccountSettings,
  accountRules,
  findAccount,
} from '../../../db/query/account/account.ts';
import {
  listCatalogProducts,
  listRateTables,
  readEntitlement,
} from '../../../db/query/pricing/entitlement.ts';
import { listIossNumbers } from '../../../db/query/pricing/ioss-number.ts';
import { findUserByEmail } from '../../../db/query/user/user.ts';
import { findTopUp, readWallet, type WalletTransactionRow } from '../../../db/query/wallet/wallet.ts';
import { userRoles } from '../../../db/table/user.ts';
import { changeAccountSettings } from '../../account/account.ts';
import { isEmail, isIossNumber, isName } from '../../account/account-input.ts';
import {
  changeEntitlement,
  copyEntitlements,
  registerIossNumber,
  withdrawIossNumber,
} from '../../account/entitlement.ts';
import { html } from '../../html.ts';
import { centsToAmount, parseHkdCents } from '../../money.ts';
import { isEmailAddress } from '../../text.ts';
import { correctWallet, creditWallet } from '../../wallet/change-wallet.ts';
import { leftToMove } from '../../wallet/operator-limit.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../page-request.ts';
import { hiddenFrom, inviteAndShowLink, viewerChoice } from '../team/sign-in-link.ts';
import { teamTexts } from '../team/text.ts';
import { amountText, facts, timeText } from '../view/data.ts';
import { inputField, questionPage } from '../view/form.ts';
import { accountPage, requestedAccount, type SavedChange, textSettings } from './account.ts';
import { overLimitText } from './charges.ts';
import { entitlementTexts, operatorTexts } from './text.ts';

/** Turns one rule on or off, if it still is as its form showed it. Asks for the reason before it freezes an account. */
export async function changeAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const text = operatorTexts[request.language].account;
  const account = await requestedAccount(request);
  const { id } = account;
  const rule = accountRules.find((known) => known === form.one('rule')) ?? refusePage('INVALID_FIELD');
  const to = form.one('to');
  if (to !== 'on' && to !== 'off') return refusePage('INVALID_FIELD');
  const reason = form.one('reason').trim();
  if (rule === 'frozen' && to === 'on' && !isName(reason)) {
    const isAnswered = form.one('confirmed') === 'yes';
    const refused = isAnswered ? { values: { reason }, errors: { reason: text.reasonFault } } : {};
    return questionPage({
      title: text.freezeTitle(account.name),
      status: isAnswered ? 400 : 200,
      content: html`<p>${text.freezeEffect}</p>`,
      action: accountPath(request, id),
      fields: { rule, to },
      input: inputField(refused, 'reason', text.reason, { hint: text.reasonHint, maxLength: 200 }),
      button: text.freeze,
      back: [accountPath(request, id), text.doNotFreeze],
    });
  }
  const changed = await changeAccountSettings(
    context.db.kysely,
    operatorActor(request, id),
    { [rule]: to === 'on' },
    isName(reason) ? reason : undefined,
  );
  if (!changed || 'verdict' in changed || !changed.isChanged)
    return accountPage(request, account, { alert: text.changedMeanwhile });
  return savedAnswer(request, id, rule === 'frozen' ? (to === 'on' ? 'frozen' : 'unfrozen') : undefined);
}

/** Asks before the balance is corrected, and corrects it when the form was confirmed. */
export async function correctBalance(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const text = operatorTexts[request.language].account;
  const account = await requestedAccount(request);
  const values = readTrimmed(request, ['correction', 'reason', 'shipment']);
  const amountCents = parseHkdCents(values.correction);
  if (!amountCents || !isName(values.reason)) {
    const correction = amountCents ? undefined : text.correctionFault;
    const reason = isName(values.reason) ? undefined : text.reasonFault;
    return accountPage(request, account, { values, errors: { correction, reason } });
  }
  const leftCents = await leftToMove(context.db.kysely, request.user);
  const overLimit = (left: number) =>
    accountPage(request, account, { values, errors: { correction: overLimitText(request, left) } });
  if (leftCents !== null && Math.abs(amountCents) > leftCents) return overLimit(leftCents);
  const path = accountPath(request, account.id);
  if (form.one('confirmed') !== 'yes') {
    const { shown, after } = await readAmounts(request, account, amountCents);
    return questionPage({
      title: text.correctTitle(shown),
      content: html`<p>${text.correctEffect(account.name, after)}</p>
        ${facts([
          [text.reason, values.reason],
          [text.correctedShipment, values.shipment],
          [text.leftToMove, leftText(request, leftCents)],
        ])}`,
      action: `${path}/correction`,
      fields: values,
      button: text.correctButton,
      tone: 'main',
      back: [path, text.doNotCorrect],
    });
  }
  const corrected = await correctWallet(context.db.kysely, operatorActor(request, account.id), {
    amountCents,
    reason: values.reason,
    trackingNumber: values.shipment || undefined,
  });
  if (corrected?.verdict === 'over_limit') return overLimit(corrected.leftCents);
  return corrected
    ? savedAnswer(request, account.id)
    : accountPage(request, account, { values, errors: { shipment: text.shipmentFault } });
}

/** Asks before money is added, and adds it when the form was confirmed. A payment that was added before is refused. */
export async function creditAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { kysely } = context.db;
  const text = operatorTexts[request.language].account;
  const account = await requestedAccount(request);
  const values = readTrimmed(request, ['amount', 'reference']);
  const { reference } = values;
  const amountCents = parseHkdCents(values.amount);
  const isAmount = amountCents !== null && amountCents > 0;
  if (!isAmount || !isName(reference)) {
    const errors = {
      amount: isAmount ? undefined : text.amountFault,
      reference: isName(reference) ? undefined : text.referenceFault,
    };
    return accountPage(request, account, { values, errors });
  }
  const earlier = await findTopUp(kysely, account.id, reference);
  if (earlier) return refuseUsedReference(request, account, values, earlier);
  const path = accountPath(request, account.id);
  if (form.one('confirmed') !== 'yes') {
    const { shown, after } = await readAmounts(request, account, amountCents);
    return questionPage({
      title: text.confirmTitle(shown),
      content: html`<p>${text.confirm(shown, account.name, after)}</p>
        ${facts([[text.reference, reference]])}`,
      action: `${path}/credit`,
      fields: values,
      button: text.confirmButton,
      tone: 'main',
      back: [path, text.keep],
    });
  }
  const credited = await creditWallet(kysely, operatorActor(request, account.id), { amountCents, reference });
  return credited.earlier
    ? refuseUsedReference(request, account, values, credited.earlier)
    : savedAnswer(request, account.id);
}

/** Returns what the question shows of the limit of the role; null: the role has none. */
function leftText({ language }: OperatorRequest, leftCents: number | null): string | null {
  return leftCents === null ? null : amountText(centsToAmount(leftCents), language);
}

/** Says when a payment with the same reference was added, and whether it was this payment. */
async function refuseUsedReference(
  request: OperatorRequest,
  account: Account,
  values: Readonly<Record<'amount' | 'reference', string>>,
  { balance_change_cents, created_at }: WalletTransactionRow,
): Promise<PageAnswer> {
  const { language, timeZone } = request;
  const { repeatedPayment, usedReference } = operatorTexts[language].account;
  const text = parseHkdCents(values.amount) === balance_change_cents ? repeatedPayment : usedReference;
  const added = amountText(centsToAmount(balance_change_cents), language);
  const reference = text(values.reference, added, timeText(created_at, language, timeZone));
  return accountPage(request, account, { values, errors: { reference } });
}

/** Returns an amount as it is shown, and the balance that follows it. */
async function readAmounts({ context, language }: OperatorRequest, account: Account, cents: number) {
  const { balanceCents } = await readWallet(context.db.kysely, { accountId: account.id, livemode: true });
  const format = (value: number) => amountText(centsToAmount(value), language);
  return { shown: format(cents), after: format(balanceCents + cents) };
}

/** Changes only the settings that the operator changed, so that a change by another operator is kept. */
export async function saveAccountSettings(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { account: text, accounts } = operatorTexts[request.language];
  const account = await requestedAccount(request);
  const values = readTrimmed(request, textSettings);
  const { name, email, credit_limit, credit_floor } = values;
  const limit = parseHkdCents(credit_limit);
  const floor = credit_floor === '' ? null : (parseHkdCents(credit_floor) ?? undefined);
  const errors = {
    name: isName(name) ? undefined : accounts.nameFault,
    email: isEmail(email) ? undefined : accounts.emailFault,
    credit_limit: limit === null || limit < 0 ? text.creditLimitFault : undefined,
    credit_floor: floor === undefined ? text.creditFloorFault : undefined,
  };
  if (limit === null || floor === undefined || Object.values(errors).some(Boolean)) {
    const had = Object.fromEntries(textSettings.map((one) => [`had_${one}`, form.one(`had_${one}`)]));
    return accountPage(request, account, { values: { ...values, ...had }, errors });
  }
  const columns = {
    name: { name },
    email: { email },
    credit_limit: { credit_limit_cents: limit },
    credit_floor: { credit_floor_cents: floor },
  } satisfies Record<(typeof textSettings)[number], AccountSettings>;
  const changed = textSettings.filter((setting) => values[setting] !== form.one(`had_${setting}`));
  const settings: AccountSettings = Object.assign({}, ...changed.map((setting) => columns[setting]));
  const saved = await changeAccountSettings(context.db.kysely, operatorActor(request, account.id), settings);
  if (saved && 'verdict' in saved)
    return accountPage(request, account, {
      values,
      errors: { credit_limit: overLimitText(request, saved.leftCents) },
    });
  return savedAnswer(request, account.id);
}

/** Creates a user of the account and shows the sign-in link once. With a mail server, also sends it. */
export async function inviteToAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const text = operatorTexts[language].account;
  const account = await requestedAccount(request);
  const email = form.one('user_email').trim();
  const role = userRoles.find((known) => known === form.one('role')) ?? refusePage('INVALID_FIELD');
  const refused = (reason: string) =>
    accountPage(request, account, {
      values: { user_email: email, role, ...hiddenFrom(form) },
      errors: { user_email: reason },
    });
  if (!isEmailAddress(email)) return refused(teamTexts[language].emailFault);
  const known = await findUserByEmail(context.db.kysely, email);
  if (known) return refused(known.account_id === account.id ? text.knownUser : text.takenUser);
  const invited = {
    accountId: account.id,
    email,
    role,
    ...viewerChoice(form),
    actor: operatorActor(request, account.id),
  };
  const shown = await inviteAndShowLink(request, invited, `/accounts/${account.id}`);
  return shown ?? refused(text.takenUser);
}

/** Grants and revokes only the products that the operator changed, so that a change by another operator is kept. */
export async function changeProducts(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { id } = await requestedAccount(request);
  const had = form.all('had');
  const wanted = form.all('products');
  const known = (await listCatalogProducts(context.db.kysely)).map(({ code }) => code);
  if ([...had, ...wanted].some((code) => !known.includes(code))) return refusePage('INVALID_FIELD');
  const grant = wanted.filter((code) => !had.includes(code));
  const revoke = had.filter((code) => !wanted.includes(code));
  await changeEntitlement(context.db.kysely, operatorActor(request, id), { grant, revoke });
  return savedAnswer(request, id);
}

/** Assigns a rate table, in place of the account's rate table for the same service. */
export async function assignAccountRateTable(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { id } = await requestedAccount(request);
  const code = form.one('rate_table');
  const known = await listRateTables(context.db.kysely);
  const table = known.find(({ rate_table_code }) => rate_table_code === code) ?? refusePage('INVALID_FIELD');
  await changeEntitlement(context.db.kysely, operatorActor(request, id), { assign: [table] });
  return savedAnswer(request, id);
}

/** Asks before a rate table is removed, and removes it when the form was confirmed. */
export async function removeAccountRateTable(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { id, name } = await requestedAccount(request);
  const code = form.one('rate_table');
  const { rate_tables } = await readEntitlement(context.db.kysely, id);
  const table =
    rate_tables.find(({ rate_table_code }) => rate_table_code === code) ?? refusePage('NOT_FOUND');
  if (form.one('confirmed') === 'yes') {
    await changeEntitlement(context.db.kysely, operatorActor(request, id), { remove: [code] });
    return savedAnswer(request, id);
  }
  const text = entitlementTexts[request.language];
  const path = accountPath(request, id);
  return questionPage({
    title: text.removeTableTitle(code),
    content: html`<p>${text.removeTableEffect(name, table.service_code)}</p>`,
    action: `${path}/rate-tables/remove`,
    fields: { rate_table: code },
    button: text.remove,
    back: [path, text.keep],
  });
}

/** Adds the products and rate tables of another account. */
export async function copyProducts(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const account = await requestedAccount(request);
  const from = form.one('from').trim();
  const source = await findAccount(context.db.kysely, from);
  if (!source || source.id === account.id) {
    const errors = { from: entitlementTexts[language].fromFault };
    return accountPage(request, account, { values: { from }, errors });
  }
  await copyEntitlements(context.db.kysely, operatorActor(request, account.id), source.id);
  return savedAnswer(request, account.id);
}

export async function addIoss(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const account = await requestedAccount(request);
  const number = form.one('ioss').trim();
  if (!isIossNumber(number)) {
    const errors = { ioss: entitlementTexts[language].numberFault };
    return accountPage(request, account, { values: { ioss: number }, errors });
  }
  const isPlatform = form.one('platform') === 'yes';
  const isDefault = form.one('default') === 'yes';
  const registered = { number, isPlatform, isDefault };
  await registerIossNumber(context.db.kysely, operatorActor(request, account.id), registered);
  return savedAnswer(request, account.id);
}

/** Asks before a number is removed, and removes it when the form was confirmed. */
export async function removeIoss(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { kysely } = context.db;
  const { id, name } = await requestedAccount(request);
  const number = form.one('number');
  if (form.one('confirmed') === 'yes') {
    const isRemoved = await withdrawIossNumber(kysely, operatorActor(request, id), number);
    return isRemoved ? savedAnswer(request, id) : refusePage('NOT_FOUND');
  }
  const known = await listIossNumbers(kysely, id);
  if (!known.some((one) => one.number === number)) return refusePage('NOT_FOUND');
  const text = entitlementTexts[request.language];
  const path = accountPath(request, id);
  return questionPage({
    title: text.removeTitle(number),
    content: html`<p>${text.removeEffect(name)}</p>`,
    action: `${path}/ioss/remove`,
    fields: { number },
    button: text.remove,
    back: [path, text.keep],
  });
}

/** Returns the fields of a form by name, without the blanks around them. */
function readTrimmed<Name extends string>(
  { form }: OperatorRequest,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, form.one(name).trim()])) as Record<Name, string>;
}

function accountPath({ base }: OperatorRequest, id: string): string {
  return `${base}/accounts/${id}`;
}

function savedAnswer(request: OperatorRequest, id: string, change: SavedChange = '1'): PageAnswer {
  return { goTo: `${accountPath(request, id)}?saved=${change}` };
}
