import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { Account } from '../../../db/query/account/account.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { isName } from '../../account/account-input.ts';
import { centsToAmount, parseHkdCents } from '../../money.ts';
import { correctWallet } from '../../wallet/correct-wallet.ts';
import { amountText, facts } from '../view/data.ts';
import { accountOf, accountPage } from './account.ts';
import { type OperatorAnswer, type OperatorVisit, operatorActor } from './operator-visit.ts';

const names = ['correction', 'reason', 'shipment'] as const;

type Values = Readonly<Record<(typeof names)[number], string>>;

/** Asks before the balance is corrected, and corrects it when the form was confirmed. */
export async function correctBalance(visit: OperatorVisit): Promise<OperatorAnswer> {
  const { context, form, base } = visit;
  const words = visit.words.account;
  const account = await accountOf(visit);
  const values: Values = {
    correction: form.one('correction').trim(),
    reason: form.one('reason').trim(),
    shipment: form.one('shipment').trim(),
  };
  const refused = (errors: Partial<Record<(typeof names)[number], string | undefined>>) =>
    accountPage(visit, account, { values, errors });
  const amountCents = parseHkdCents(values.correction);
  if (!amountCents || !isName(values.reason)) {
    return refused({
      correction: amountCents ? undefined : words.correctionFault,
      reason: isName(values.reason) ? undefined : words.reasonFault,
    });
  }
  if (form.one('confirmed') !== 'yes') return confirmPage(visit, account, { ...values, amountCents });
  const corrected = await correctWallet(context.db.kysely, operatorActor(visit, account.id), {
    ...{ amountCents, reason: values.reason },
    trackingNumber: values.shipment || undefined,
  });
  if (!corrected) return refused({ shipment: words.shipmentFault });
  return { goTo: `${base}/accounts/${account.id}?saved=1` };
}

async function confirmPage(
  { context, base, language, words: { account: words } }: OperatorVisit,
  account: Account,
  { amountCents, ...values }: Values & { readonly amountCents: number },
): Promise<OperatorAnswer> {
  const { balanceCents } = await readWallet(context.db.kysely, { accountId: account.id, livemode: true });
  const shown = amountText(centsToAmount(amountCents), language);
  const after = amountText(centsToAmount(balanceCents + amountCents), language);
  return {
    title: words.correctTitle(shown),
    content: html`<section>
      <p>${words.correctEffect(account.name, after)}</p>
      ${facts([
        [words.reason, values.reason],
        [words.correctedShipment, values.shipment],
      ])}
      <form method="post" action=${`${base}/accounts/${account.id}/correction`} class="buttons">
        ${names.map((name) => html`<input type="hidden" name=${name} value=${values[name]} />`)}
        <button class="main" name="confirmed" value="yes">${words.correctButton}</button>
        <a href=${`${base}/accounts/${account.id}`}>${words.doNotCorrect}</a>
      </form>
    </section>` as VNode,
  };
}
