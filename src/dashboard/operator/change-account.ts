import type { Account, AccountSettings } from '../../../db/query/account/account.ts';
import { findUserByEmail } from '../../../db/query/user/user.ts';
import { findTopUp, readWallet } from '../../../db/query/wallet/wallet.ts';
import { userRoles } from '../../../db/table/user.ts';
import { changeAccountSettings } from '../../account/account.ts';
import { isEmail, isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import { centsToAmount, parseHkdCents } from '../../money.ts';
import { isEmailAddress } from '../../text.ts';
import { correctWallet, creditWallet } from '../../wallet/change-wallet.ts';
import { type PageAnswer, refusePage } from '../page-request.ts';
import { inviteAndShowLink } from '../team/sign-in-link.ts';
import { teamTexts } from '../team/text.ts';
import { amountText, facts, timeText } from '../view/data.ts';
import { accountPage, requestedAccount, textSettings } from './account.ts';
import { type OperatorRequest, operatorActor } from './operator-request.ts';
import { operatorTexts } from './text.ts';

const names = ['correction', 'reason', 'shipment'] as const;

type Values = Readonly<Record<(typeof names)[number], string>>;

/** Asks before the balance is corrected, and corrects it when the form was confirmed. */
export async function correctBalance(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base } = request;
  const text = operatorTexts[request.language].account;
  const account = await requestedAccount(request);
  const values: Values = {
    correction: form.one('correction').trim(),
    reason: form.one('reason').trim(),
    shipment: form.one('shipment').trim(),
  };
  const refused = (errors: Partial<Record<(typeof names)[number], string | undefined>>) =>
    accountPage(request, account, { values, errors });
  const amountCents = parseHkdCents(values.correction);
  if (!amountCents || !isName(values.reason)) {
    return refused({
      correction: amountCents ? undefined : text.correctionFault,
      reason: isName(values.reason) ? undefined : text.reasonFault,
    });
  }
  if (form.one('confirmed') !== 'yes') return confirmCorrection(request, account, { ...values, amountCents });
  const corrected = await correctWallet(context.db.kysely, operatorActor(request, account.id), {
    amountCents,
    reason: values.reason,
    trackingNumber: values.shipment || undefined,
  });
  if (!corrected) return refused({ shipment: text.shipmentFault });
  return { goTo: `${base}/accounts/${account.id}?saved=1` };
}

async function confirmCorrection(
  { context, base, language }: OperatorRequest,
  account: Account,
  { amountCents, ...values }: Values & { readonly amountCents: number },
): Promise<PageAnswer> {
  const text = operatorTexts[language].account;
  const { balanceCents } = await readWallet(context.db.kysely, { accountId: account.id, livemode: true });
  const shown = amountText(centsToAmount(amountCents), language);
  const after = amountText(centsToAmount(balanceCents + amountCents), language);
  return {
    title: text.correctTitle(shown),
    content: html`<section>
      <p>${text.correctEffect(account.name, after)}</p>
      ${facts([
        [text.reason, values.reason],
        [text.correctedShipment, values.shipment],
      ])}
      <form method="post" action=${`${base}/accounts/${account.id}/correction`} class="buttons">
        ${names.map((name) => html`<input type="hidden" name=${name} value=${values[name]} />`)}
        <button class="main" name="confirmed" value="yes">${text.correctButton}</button>
        <a href=${`${base}/accounts/${account.id}`}>${text.doNotCorrect}</a>
      </form>
    </section>`,
  };
}

interface Payment {
  readonly cents: number;
  readonly amount: string;
  readonly reference: string;
}

/** Asks before money is added, and adds it when the form was confirmed. A payment that was added before is refused. */
export async function creditAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base } = request;
  const text = operatorTexts[request.language].account;
  const account = await requestedAccount(request);
  const amount = form.one('amount').trim();
  const reference = form.one('reference').trim();
  const cents = parseHkdCents(amount);
  if (cents === null || cents <= 0 || !isName(reference)) {
    return accountPage(request, account, {
      values: { amount, reference },
      errors: {
        amount: cents === null || cents <= 0 ? text.amountFault : undefined,
        reference: isName(reference) ? undefined : text.referenceFault,
      },
    });
  }
  const payment = { cents, amount, reference };
  if (await findTopUp(context.db.kysely, account.id, reference)) return usedPage(request, account, payment);
  if (form.one('confirmed') !== 'yes') return confirmCredit(request, account, payment);
  const actor = operatorActor(request, account.id);
  const { repeated } = await creditWallet(context.db.kysely, actor, { amountCents: cents, reference });
  if (repeated) return usedPage(request, account, payment);
  return { goTo: `${base}/accounts/${account.id}?saved=1` };
}

/** Says when a payment with the same reference was added. */
async function usedPage(
  request: OperatorRequest,
  account: Account,
  { amount, reference }: Payment,
): Promise<PageAnswer> {
  const { context, language, timeZone } = request;
  const earlier = await findTopUp(context.db.kysely, account.id, reference);
  if (!earlier) return refusePage('NOT_FOUND');
  const added = amountText(centsToAmount(earlier.balance_change_cents), language);
  const at = timeText(earlier.created_at, language, timeZone);
  return accountPage(request, account, {
    values: { amount, reference },
    errors: { reference: operatorTexts[request.language].account.usedReference(added, at) },
  });
}

async function confirmCredit(
  { context, base, language }: OperatorRequest,
  account: Account,
  { cents, amount, reference }: Payment,
): Promise<PageAnswer> {
  const text = operatorTexts[language].account;
  const { balanceCents } = await readWallet(context.db.kysely, { accountId: account.id, livemode: true });
  const shown = amountText(centsToAmount(cents), language);
  const after = amountText(centsToAmount(balanceCents + cents), language);
  return {
    title: text.confirmTitle(shown),
    content: html`<section>
      <p>${text.confirm(shown, account.name, after)}</p>
      ${facts([[text.reference, reference]])}
      <form method="post" action=${`${base}/accounts/${account.id}/credit`} class="buttons">
        <input type="hidden" name="amount" value=${amount} />
        <input type="hidden" name="reference" value=${reference} />
        <button class="main" name="confirmed" value="yes">${text.confirmButton}</button>
        <a href=${`${base}/accounts/${account.id}`}>${text.keep}</a>
      </form>
    </section>`,
  };
}

/** Changes only the settings that the operator changed, so that a change by another operator is kept. */
export async function saveAccountSettings(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const text = operatorTexts[language];
  const account = await requestedAccount(request);
  const given = Object.fromEntries(textSettings.map((name) => [name, form.one(name).trim()]));
  const { name = '', email = '', credit_limit = '', credit_floor = '' } = given;
  const limit = parseHkdCents(credit_limit);
  const floor = credit_floor === '' ? null : (parseHkdCents(credit_floor) ?? undefined);
  const errors = {
    name: isName(name) ? undefined : text.accounts.nameFault,
    email: isEmail(email) ? undefined : text.accounts.emailFault,
    credit_limit: limit === null || limit < 0 ? text.account.creditLimitFault : undefined,
    credit_floor: floor === undefined ? text.account.creditFloorFault : undefined,
  };
  if (limit === null || floor === undefined || Object.values(errors).some(Boolean)) {
    const had = textSettings.map((setting) => [`had_${setting}`, form.one(`had_${setting}`)]);
    return accountPage(request, account, { values: { ...given, ...Object.fromEntries(had) }, errors });
  }
  const columns = {
    name: { name },
    email: { email },
    credit_limit: { credit_limit_cents: limit },
    credit_floor: { credit_floor_cents: floor },
  } satisfies Record<(typeof textSettings)[number], AccountSettings>;
  const changed = textSettings.filter((setting) => given[setting] !== form.one(`had_${setting}`));
  const settings: AccountSettings = Object.assign({}, ...changed.map((setting) => columns[setting]));
  await changeAccountSettings(context.db.kysely, operatorActor(request, account.id), settings);
  return { goTo: `${base}/accounts/${account.id}?saved=1` };
}

/** Creates a user of the account and shows the sign-in link once. With a mail server, also sends it. */
export async function inviteToAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const text = operatorTexts[request.language].account;
  const account = await requestedAccount(request);
  const email = form.one('user_email').trim();
  const role = userRoles.find((known) => known === form.one('role')) ?? refusePage('INVALID_FIELD');
  const refused = (reason: string) =>
    accountPage(request, account, { values: { user_email: email, role }, errors: { user_email: reason } });
  if (!isEmailAddress(email)) return refused(teamTexts[language].emailFault);
  const known = await findUserByEmail(context.db.kysely, email);
  if (known) return refused(known.account_id === account.id ? text.knownUser : text.takenUser);
  const invited = { accountId: account.id, email, role, actor: operatorActor(request, account.id) };
  const shown = await inviteAndShowLink(request, invited, `/accounts/${account.id}`);
  return shown ?? refused(text.takenUser);
}
