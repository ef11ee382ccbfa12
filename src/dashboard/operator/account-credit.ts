import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { Account } from '../../../db/query/account/account.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { findTopUp } from '../../../db/query/wallet/wallet-transactions.ts';
import { inTransaction } from '../../../db/statement.ts';
import { isName } from '../../account/account-input.ts';
import { centsToAmount, parseHkdCents } from '../../money.ts';
import { newId } from '../../runtime.ts';
import { audit } from '../../user/audit.ts';
import { refusePage } from '../refuse-page.ts';
import { amountText, facts, timeText } from '../view/data.ts';
import { accountOf, accountPage } from './account.ts';
import { type OperatorAnswer, type OperatorVisit, operatorActor } from './operator-visit.ts';

interface Payment {
  readonly cents: number;
  readonly amount: string;
  readonly reference: string;
}

/** Asks before money is added, and adds it when the form was confirmed. A payment that was added before is refused. */
export async function creditAccount(visit: OperatorVisit): Promise<OperatorAnswer> {
  const { context, form, base, origin } = visit;
  const words = visit.words.account;
  const account = await accountOf(visit);
  const amount = form.one('amount').trim();
  const reference = form.one('reference').trim();
  const cents = parseHkdCents(amount);
  if (cents === null || cents <= 0 || !isName(reference)) {
    return accountPage(visit, account, {
      values: { amount, reference },
      errors: {
        amount: cents === null || cents <= 0 ? words.amountFault : undefined,
        reference: isName(reference) ? undefined : words.referenceFault,
      },
    });
  }
  const payment = { cents, amount, reference };
  if (await findTopUp(context.db.kysely, account.id, reference)) return usedPage(visit, account, payment);
  if (form.one('confirmed') !== 'yes') return confirmPage(visit, account, payment);
  const { repeated } = await context.db.kysely.transaction().execute(async (tx) => {
    const input = { accountId: account.id, amountCents: cents, reference, reason: reference };
    const moved = await topUp(inTransaction(tx), { ...input, transactionId: newId('txn', origin.now) });
    const subject = `HKD ${centsToAmount(cents)} ${reference}`;
    if (!moved.repeated) await audit(tx, operatorActor(visit, account.id), 'wallet.credited', subject);
    return moved;
  });
  if (repeated) return usedPage(visit, account, payment);
  return { goTo: `${base}/accounts/${account.id}?saved=1` };
}

/** Says when a payment with the same reference was added. */
async function usedPage(
  visit: OperatorVisit,
  account: Account,
  { amount, reference }: Payment,
): Promise<OperatorAnswer> {
  const { context, language, timeZone } = visit;
  const earlier = await findTopUp(context.db.kysely, account.id, reference);
  if (!earlier) return refusePage('NOT_FOUND');
  const added = amountText(centsToAmount(earlier.balance_change_cents), language);
  const at = timeText(earlier.created_at, language, timeZone);
  return accountPage(visit, account, {
    values: { amount, reference },
    errors: { reference: visit.words.account.usedReference(added, at) },
  });
}

async function confirmPage(
  { context, base, language, words: { account: words } }: OperatorVisit,
  account: Account,
  { cents, amount, reference }: Payment,
): Promise<OperatorAnswer> {
  const { balanceCents } = await readWallet(context.db.kysely, { accountId: account.id, livemode: true });
  const shown = amountText(centsToAmount(cents), language);
  const after = amountText(centsToAmount(balanceCents + cents), language);
  return {
    title: words.confirmTitle(shown),
    content: html`<section>
      <p>${words.confirm(shown, account.name, after)}</p>
      ${facts([[words.reference, reference]])}
      <form method="post" action=${`${base}/accounts/${account.id}/credit`} class="buttons">
        <input type="hidden" name="amount" value=${amount} />
        <input type="hidden" name="reference" value=${reference} />
        <button class="main" name="confirmed" value="yes">${words.confirmButton}</button>
        <a href=${`${base}/accounts/${account.id}`}>${words.keep}</a>
      </form>
    </section>` as VNode,
  };
}
