import type { VNode } from 'preact';
import {
  type Account,
  type AccountRule,
  accountRules,
  findAccount,
} from '../../../db/query/account/account.ts';
import { listUsers } from '../../../db/query/user/user.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { userRoles } from '../../../db/table/user.ts';
import { changeAccountSettings } from '../../account/account.ts';
import { isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { walletView } from '../../wallet/wallet.ts';
import { activityTexts } from '../activity/text.ts';
import { type PageAnswer, refusePage } from '../page-request.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { teamTexts } from '../team/text.ts';
import { sharedTexts } from '../text.ts';
import { amountText, badge, facts, table } from '../view/data.ts';
import { alertText, field, selectField, statusText } from '../view/field.ts';
import { entitlementSections } from './entitlement-view.ts';
import { type OperatorRequest, operatorActor } from './operator-request.ts';
import { operatorTexts } from './text.ts';
import { userAdminTexts } from './user-text.ts';

/** A form of the page that was refused: values and reasons by field. */
export interface RefusedForm {
  readonly alert?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string | undefined>>;
}

/** Shows an account: wallet, rules, products and users. */
export async function showAccount(request: OperatorRequest): Promise<PageAnswer> {
  return accountPage(request, await requestedAccount(request), {});
}

/** Turns one rule on or off, if it still is as its form showed it. Asks for the reason before it freezes an account. */
export async function changeAccount(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base } = request;
  const text = operatorTexts[request.language].account;
  const account = await requestedAccount(request);
  const { id } = account;
  const rule = accountRules.find((known) => known === form.one('rule')) ?? refusePage('INVALID_FIELD');
  const to = form.one('to');
  if (to !== 'on' && to !== 'off') return refusePage('INVALID_FIELD');
  const reason = form.one('reason').trim();
  if (rule === 'frozen' && to === 'on' && !isName(reason)) {
    const isAnswered = form.one('confirmed') === 'yes';
    return freezePage(request, account, isAnswered ? { reason, error: text.reasonFault } : {});
  }
  const changed = await changeAccountSettings(
    context.db.kysely,
    operatorActor(request, id),
    { [rule]: to === 'on' },
    isName(reason) ? reason : undefined,
  );
  if (!changed?.isChanged) return accountPage(request, account, { alert: text.changedMeanwhile });
  return { goTo: `${base}/accounts/${id}?saved=1` };
}

function freezePage(
  { base, language }: OperatorRequest,
  { id, name }: Account,
  { reason = '', error }: { readonly reason?: string; readonly error?: string },
): PageAnswer {
  const text = operatorTexts[language].account;
  return {
    title: text.freezeTitle(name),
    status: error ? 400 : 200,
    content: html`<section>
      <p>${text.freezeEffect}</p>
      <form method="post" action=${`${base}/accounts/${id}`}>
        <input type="hidden" name="rule" value="frozen" />
        <input type="hidden" name="to" value="on" />
        ${field({ name: 'reason', label: text.reason, value: reason, hint: text.reasonHint, error, isRequired: true, maxLength: 200, autocomplete: 'off' })}
        <p class="buttons">
          <button class="danger" name="confirmed" value="yes">${text.freeze}</button>
          <a href=${`${base}/accounts/${id}`}>${text.doNotFreeze}</a>
        </p>
      </form>
    </section>`,
  };
}

/** Returns the account that the address names. */
export async function requestedAccount({ context, path }: OperatorRequest): Promise<Account> {
  return (await findAccount(context.db.kysely, path.id ?? '')) ?? refusePage('NOT_FOUND');
}

export async function accountPage(
  request: OperatorRequest,
  account: Account,
  { alert, values = {}, errors = {} }: RefusedForm,
): Promise<PageAnswer> {
  const { context, base, language, search } = request;
  const text = operatorTexts[request.language].account;
  const { kysely } = context.db;
  const shared = sharedTexts[request.language];
  const isRefused = alert !== undefined || Object.values(errors).some(Boolean);
  const [wallet, entitlements, users] = await Promise.all([
    readWallet(kysely, { accountId: account.id, livemode: true }).then(walletView),
    entitlementSections(request, account.id, { values, errors }),
    listUsers(kysely, account.id),
  ]);
  return {
    title: account.name,
    status: isRefused ? 400 : 200,
    content: html`
      <p><a href=${base}>${text.back}</a></p>
      <p class="buttons">
        ${(['live', 'test'] as const).map((mode) => html`<a href=${`${base}/accounts/${account.id}/${mode}/shipments`}>${shared.inMode(shipmentTexts[request.language].list.title, shared.mode[mode])}</a>`)}
        <a href=${`${base}/accounts/${account.id}/live/activity`}>${activityTexts[request.language].title}</a>
      </p>
      ${search.has('saved') && !isRefused ? statusText(text.saved) : null}
      ${alertText(alert)}
      <div class="columns">
        <section>
          <h2>${text.wallet}</h2>
          ${facts([
            [operatorTexts[request.language].accounts.account, html`<code>${account.id}</code>`],
            [text.balance, amountText(wallet.balance, language)],
            [text.held, amountText(wallet.held, language)],
            [text.available, amountText(wallet.available, language)],
          ])}
        </section>
        <section>
          <h2>${text.settings}</h2>
          ${accountRules.map((rule) => ruleForm(request, account, rule))}
        </section>
        ${settingsForm(request, account, { values, errors })}
        <section>
          <h2>${text.credit}</h2>
          <form method="post" action=${`${base}/accounts/${account.id}/credit`}>
            ${field({ name: 'amount', label: text.amount, value: values.amount ?? '', error: errors.amount, inputMode: 'decimal', isRequired: true, autocomplete: 'off' })}
            ${field({ name: 'reference', label: text.reference, value: values.reference ?? '', hint: text.referenceHint, error: errors.reference, isRequired: true, maxLength: 200, autocomplete: 'off' })}
            <p class="buttons"><button class="main">${text.next}</button></p>
          </form>
        </section>
        <section>
          <h2>${text.correct}</h2>
          <form method="post" action=${`${base}/accounts/${account.id}/correction`}>
            ${field({ name: 'correction', label: text.amount, value: values.correction ?? '', hint: text.correctionHint, error: errors.correction, isRequired: true, autocomplete: 'off' })}
            ${field({ name: 'reason', label: text.reason, value: values.reason ?? '', hint: text.correctionReasonHint, error: errors.reason, isRequired: true, maxLength: 200, autocomplete: 'off' })}
            ${field({ name: 'shipment', label: text.correctedShipment, value: values.shipment ?? '', hint: text.correctedShipmentHint, error: errors.shipment, maxLength: 64, autocomplete: 'off' })}
            <p class="buttons"><button class="main">${text.next}</button></p>
          </form>
        </section>
        ${entitlements}
      </div>
      <section>
        <h2>${text.users}</h2>
        ${table(
          text.users,
          [
            {
              name: operatorTexts[request.language].accounts.email,
              cell: ({ id, email }) => html`<a href=${`${base}/users/${id}`}>${email}</a>`,
            },
            { name: text.role, cell: ({ role }) => userAdminTexts[language].roles[role] },
          ],
          users,
          text.noUsers,
        )}
      </section>
      ${inviteForm(request, account, { values, errors })}
    `,
  };
}

/** One form per rule, so that a form changes only what its button names. */
function ruleForm({ base, language }: OperatorRequest, account: Account, rule: AccountRule): VNode {
  const text = operatorTexts[language].account;
  const isOn = account[rule];
  const name = text[ruleWords[rule]];
  const change = isOn ? text.turnOff : text.turnOn;
  return html`<form method="post" action=${`${base}/accounts/${account.id}`} class="rule">
    <p>${isOn ? badge(text.on, 'good') : badge(text.off, 'quiet')} ${name}</p>
    <input type="hidden" name="rule" value=${rule} />
    <button name="to" value=${isOn ? 'off' : 'on'} aria-label=${`${change}: ${name}`}>${change}</button>
  </form>`;
}

const ruleWords = {
  frozen: 'frozen',
  credit_suspended: 'suspended',
  hold_exempt: 'exempt',
  custom_insurance: 'insurance',
} as const;

function settingsForm(
  { base, language }: OperatorRequest,
  account: Account,
  { values = {}, errors = {} }: RefusedForm,
): VNode {
  const { account: text, accounts } = operatorTexts[language];
  const shown = settingValues(account);
  const input = (name: AccountSetting, label: string, hint?: string) =>
    html`<input type="hidden" name=${`had_${name}`} value=${values[`had_${name}`] ?? shown[name]} />
      ${field({
        name,
        label,
        value: values[name] ?? shown[name],
        error: errors[name],
        autocomplete: 'off',
        ...(hint === undefined ? {} : { hint }),
        ...(name === 'credit_limit' || name === 'credit_floor'
          ? { inputMode: 'decimal' as const, isRequired: name === 'credit_limit' }
          : { isRequired: true, maxLength: name === 'name' ? 200 : 254 }),
      })}`;
  return html`<section>
    <h2>${text.details}</h2>
    <form method="post" action=${`${base}/accounts/${account.id}/settings`}>
      ${input('name', accounts.name)} ${input('email', accounts.email, text.emailHint)}
      ${input('credit_limit', text.creditLimit, text.creditLimitHint)}
      ${input('credit_floor', text.creditFloor, text.creditFloorHint)}
      <p class="buttons"><button class="main">${text.save}</button></p>
    </form>
  </section>`;
}

function inviteForm(
  { base, language, context }: OperatorRequest,
  { id }: Account,
  { values = {}, errors = {} }: RefusedForm,
): VNode {
  const text = operatorTexts[language].account;
  const team = teamTexts[language];
  return html`<section>
    <h2>${text.invite}</h2>
    <form method="post" action=${`${base}/accounts/${id}/users`}>
      ${field({ name: 'user_email', label: team.email, type: 'email', value: values.user_email ?? '', error: errors.user_email, isRequired: true, maxLength: 254, autocomplete: 'off' })}
      ${selectField({ name: 'role', label: team.role, value: values.role ?? 'owner', options: userRoles.map((role) => [role, team.roles[role]]) })}
      <p class="hint">${team.roleHint}</p>
      <p class="hint">${context.config.mail === null ? team.byHand : team.byMail}</p>
      <p class="buttons"><button class="main">${team.send}</button></p>
    </form>
  </section>`;
}

/** Settings of an account that are texts or amounts. */
export const textSettings = ['name', 'email', 'credit_limit', 'credit_floor'] as const;

type AccountSetting = (typeof textSettings)[number];

/** Returns the settings as their fields show them. */
function settingValues(account: Account): Readonly<Record<AccountSetting, string>> {
  const { name, email, credit_limit_cents: limit, credit_floor_cents: floor } = account;
  return {
    name,
    email,
    credit_limit: String(centsToAmount(limit)),
    credit_floor: floor === null ? '' : String(centsToAmount(floor)),
  };
}
