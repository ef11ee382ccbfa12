import { html } from 'htm/preact';
import type { VNode } from 'preact';
import {
  type Account,
  type AccountRule,
  accountRules,
  findAccount,
  switchRule,
} from '../../../db/query/account/account.ts';
import { listUsers } from '../../../db/query/user/user.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { inTransaction } from '../../../db/statement.ts';
import { isName } from '../../account/account-input.ts';
import { centsToAmount } from '../../money/money.ts';
import { parseHkdCents } from '../../money/parse-hkd.ts';
import { newId } from '../../runtime/identifier.ts';
import { audit } from '../../user/audit.ts';
import { walletView } from '../../wallet/wallet-view.ts';
import { refusePage } from '../refuse-page.ts';
import { userAdminTexts } from '../text/user-admin.ts';
import { amountText, badge, facts, table } from '../view/data.ts';
import { alertText, field, statusText } from '../view/field.ts';
import { entitlementSections } from './entitlement-view.ts';
import { type OperatorAnswer, type OperatorVisit, operatorActor } from './operator-visit.ts';

/** Values of a refused form of the page, and why it was refused. */
interface RefusedForm {
  readonly alert?: string;
  readonly amount?: string;
  readonly reference?: string;
  readonly amountError?: string | undefined;
  readonly referenceError?: string | undefined;
  readonly from?: string;
  readonly fromError?: string;
  readonly ioss?: string;
  readonly iossError?: string;
}

/** Shows an account: wallet, rules, products and users. */
export async function showAccount(visit: OperatorVisit): Promise<OperatorAnswer> {
  return accountPage(visit, await accountOf(visit), {});
}

/** Turns one rule on or off, if it still is as its form showed it. Asks for the reason before it freezes an account. */
export async function changeAccount(visit: OperatorVisit): Promise<OperatorAnswer> {
  const { context, form, base } = visit;
  const words = visit.words.account;
  const account = await accountOf(visit);
  const { id } = account;
  const rule = accountRules.find((known) => known === form.one('rule')) ?? refusePage('INVALID_FIELD');
  const to = form.one('to');
  if (to !== 'on' && to !== 'off') return refusePage('INVALID_FIELD');
  const reason = form.one('reason').trim();
  if (rule === 'frozen' && to === 'on' && !isName(reason)) {
    const isAnswered = form.one('confirmed') === 'yes';
    return freezePage(visit, account, isAnswered ? { reason, error: words.reasonFault } : {});
  }
  const isChanged = await context.db.kysely.transaction().execute(async (tx) => {
    if (!(await switchRule(tx, id, rule, to === 'on'))) return false;
    const subject = `${rule}: ${to}${isName(reason) ? ` (${reason})` : ''}`;
    await audit(tx, operatorActor(visit, id), 'account.rule_changed', subject);
    return true;
  });
  if (!isChanged) return accountPage(visit, account, { alert: words.changedMeanwhile });
  return { goTo: `${base}/accounts/${id}?saved=1` };
}

function freezePage(
  { base, words: { account: words } }: OperatorVisit,
  { id, name }: Account,
  { reason = '', error }: { readonly reason?: string; readonly error?: string },
): OperatorAnswer {
  return {
    title: words.freezeTitle(name),
    status: error ? 400 : 200,
    content: html`<section>
      <p>${words.freezeEffect}</p>
      <form method="post" action=${`${base}/accounts/${id}`}>
        <input type="hidden" name="rule" value="frozen" />
        <input type="hidden" name="to" value="on" />
        ${field({ name: 'reason', label: words.reason, value: reason, hint: words.reasonHint, error, isRequired: true, maxLength: 200, autocomplete: 'off' })}
        <p class="buttons">
          <button class="danger" name="confirmed" value="yes">${words.freeze}</button>
          <a href=${`${base}/accounts/${id}`}>${words.doNotFreeze}</a>
        </p>
      </form>
    </section>` as VNode,
  };
}

/** Asks before money is added, and adds it when the form was confirmed. */
export async function creditAccount(visit: OperatorVisit): Promise<OperatorAnswer> {
  const { context, form, language, base, origin } = visit;
  const words = visit.words.account;
  const account = await accountOf(visit);
  const amount = form.one('amount').trim();
  const reference = form.one('reference').trim();
  const cents = parseHkdCents(amount);
  if (cents === null || cents <= 0 || !isName(reference)) {
    return accountPage(visit, account, {
      amount,
      reference,
      amountError: cents === null || cents <= 0 ? words.amountFault : undefined,
      referenceError: isName(reference) ? undefined : words.referenceFault,
    });
  }
  if (form.one('confirmed') !== 'yes') return confirmPage(visit, account, { cents, amount, reference });
  const result = await context.db.kysely.transaction().execute(async (tx) => {
    const input = { accountId: account.id, amountCents: cents, reference, reason: reference };
    const moved = await topUp(inTransaction(tx), { ...input, transactionId: newId('txn', origin.now) });
    if (!moved.repeated) {
      await audit(
        tx,
        operatorActor(visit, account.id),
        'wallet.credited',
        `HKD ${centsToAmount(cents)} ${reference}`,
      );
    }
    return moved;
  });
  if (result.amountCents !== cents) {
    const used = words.usedReference(amountText(centsToAmount(result.amountCents), language));
    return accountPage(visit, account, { amount, reference, referenceError: used });
  }
  return { goTo: `${base}/accounts/${account.id}?saved=1` };
}

/** Returns the account that the address names. */
export async function accountOf({ context, path }: OperatorVisit): Promise<Account> {
  return (await findAccount(context.db.kysely, path.id ?? '')) ?? refusePage('NOT_FOUND');
}

export async function accountPage(
  visit: OperatorVisit,
  account: Account,
  refused: RefusedForm,
): Promise<OperatorAnswer> {
  const { context, base, language, search } = visit;
  const words = visit.words.account;
  const { kysely } = context.db;
  const [wallet, entitlements, users] = await Promise.all([
    readWallet(kysely, { accountId: account.id, livemode: true }).then(walletView),
    entitlementSections(visit, account.id, refused),
    listUsers(kysely, account.id),
  ]);
  const alert =
    refused.alert ?? refused.amountError ?? refused.referenceError ?? refused.fromError ?? refused.iossError;
  const isRefused = alert !== undefined;
  return {
    title: account.name,
    status: isRefused ? 400 : 200,
    content: html`
      <p><a href=${base}>${words.back}</a></p>
      <p class="buttons">
        ${(['live', 'test'] as const).map((mode) => html`<a href=${`${base}/accounts/${account.id}/${mode}/shipments`}>${visit.text.shipments.title} (${visit.text.mode[mode]})</a>`)}
        <a href=${`${base}/accounts/${account.id}/live/activity`}>${visit.text.activity.title}</a>
      </p>
      ${search.has('saved') && !isRefused ? statusText(words.saved) : null}
      ${alertText(alert)}
      <div class="columns">
        <section>
          <h2>${words.wallet}</h2>
          ${facts([
            [visit.words.accounts.account, html`<code>${account.id}</code>`],
            [visit.words.accounts.email, account.email],
            [words.balance, amountText(wallet.balance, language)],
            [words.held, amountText(wallet.held, language)],
            [words.available, amountText(wallet.available, language)],
            [words.creditLimit, amountText(centsToAmount(account.credit_limit_cents), language)],
          ])}
        </section>
        <section>
          <h2>${words.settings}</h2>
          ${accountRules.map((rule) => ruleForm(visit, account, rule))}
        </section>
        <section>
          <h2>${words.credit}</h2>
          <form method="post" action=${`${base}/accounts/${account.id}/credit`}>
            ${field({ name: 'amount', label: words.amount, value: refused.amount ?? '', error: refused.amountError, isRequired: true, autocomplete: 'off' })}
            ${field({ name: 'reference', label: words.reference, value: refused.reference ?? '', hint: words.referenceHint, error: refused.referenceError, isRequired: true, maxLength: 200, autocomplete: 'off' })}
            <p class="buttons"><button class="main">${words.next}</button></p>
          </form>
        </section>
        ${entitlements}
      </div>
      <section>
        <h2>${words.users}</h2>
        ${table(
          words.users,
          [
            {
              name: visit.words.accounts.email,
              cell: ({ id, email }) => html`<a href=${`${base}/users/${id}`}>${email}</a>`,
            },
            { name: words.role, cell: ({ role }) => userAdminTexts[language].roles[role] },
          ],
          users,
          words.noUsers,
        )}
      </section>
    ` as VNode,
  };
}

/** One form per rule, so that a form changes only what its button names. */
function ruleForm(
  { base, words: { account: words } }: OperatorVisit,
  account: Account,
  rule: AccountRule,
): VNode {
  const isOn = account[rule];
  const name = words[ruleWords[rule]];
  const change = isOn ? words.turnOff : words.turnOn;
  return html`<form method="post" action=${`${base}/accounts/${account.id}`} class="rule">
    <p>${isOn ? badge(words.on, 'good') : badge(words.off, 'quiet')} ${name}</p>
    <input type="hidden" name="rule" value=${rule} />
    <button name="to" value=${isOn ? 'off' : 'on'} aria-label=${`${change}: ${name}`}>${change}</button>
  </form>` as VNode;
}

const ruleWords = {
  frozen: 'frozen',
  credit_suspended: 'suspended',
  hold_exempt: 'exempt',
  custom_insurance: 'insurance',
} as const;

async function confirmPage(
  { context, base, language, words: { account: words } }: OperatorVisit,
  account: Account,
  {
    cents,
    amount,
    reference,
  }: { readonly cents: number; readonly amount: string; readonly reference: string },
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
