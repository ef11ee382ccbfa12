import type { VNode } from 'preact';
import {
  type Account,
  type AccountRule,
  accountRules,
  findAccount,
} from '../../../db/query/account/account.ts';
import {
  listCatalogProducts,
  listRateTables,
  readEntitlement,
} from '../../../db/query/pricing/entitlement.ts';
import { listIossNumbers } from '../../../db/query/pricing/ioss-number.ts';
import { findDecision } from '../../../db/query/user/audit-entry.ts';
import { listUsers } from '../../../db/query/user/user.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { centsToAmount } from '../../money.ts';
import { walletView } from '../../wallet/wallet.ts';
import { activityTexts } from '../activity/text.ts';
import { backTo, type OperatorRequest, type PageAnswer, refusePage } from '../page-request.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { inviteForm } from '../team/sign-in-link.ts';
import { sharedTexts } from '../text.ts';
import { amountText, badge, facts, table, timeText } from '../view/data.ts';
import { alertText, selectField, statusText } from '../view/field.ts';
import { formSection, formStatus, inputField, isRefused, type RefusedForm } from '../view/form.ts';
import { entitlementTexts, operatorTexts } from './text.ts';
import { userAdminTexts } from './user-text.ts';

/** Shows an account: wallet, rules, settings, products and users, with the forms that change them. */
export async function showAccount(request: OperatorRequest): Promise<PageAnswer> {
  return accountPage(request, await requestedAccount(request), {});
}

/** Returns the account that the address names. */
export async function requestedAccount({ context, path }: OperatorRequest): Promise<Account> {
  return (await findAccount(context.db.kysely, path.id ?? '')) ?? refusePage('NOT_FOUND');
}

export async function accountPage(
  request: OperatorRequest,
  account: Account,
  refused: RefusedForm,
): Promise<PageAnswer> {
  const { context, base, language, search, can } = request;
  const { account: text, accounts } = operatorTexts[language];
  const { kysely } = context.db;
  const shared = sharedTexts[language];
  const accountPath = `${base}/accounts/${account.id}`;
  const [wallet, entitlements, users] = await Promise.all([
    readWallet(kysely, { accountId: account.id, livemode: true }).then(walletView),
    entitlementSections(request, accountPath, refused),
    listUsers(kysely, account.id),
  ]);
  return {
    title: account.name,
    status: formStatus(refused),
    head: {
      back: [backTo(request, base), text.back],
      actions: html`${(['live', 'test'] as const).map((mode) => html`<a href=${`${accountPath}/${mode}/shipments`}>${shared.inMode(shipmentTexts[language].list.title, shared.mode[mode])}</a>`)}
        <a href=${`${accountPath}/live/activity`}>${activityTexts[language].title}</a>`,
    },
    content: html`
      ${isRefused(refused) ? null : savedText(request, search.get('saved'))}
      ${alertText(refused.alert)}
      ${account.frozen ? await frozenNotice(request, account) : null}
      <div class="columns">
        <section>
          <h2>${text.wallet}</h2>
          ${facts([
            [accounts.account, html`<code>${account.id}</code>`],
            [text.balance, amountText(wallet.balance, language)],
            [text.held, amountText(wallet.held, language)],
            [text.available, amountText(wallet.available, language)],
          ])}
        </section>
        <section>
          <h2>${text.settings}</h2>
          ${accountRules.map((rule) => ruleForm(request, account, rule))}
        </section>
        ${can('manage_accounts') ? settingsForm(request, account, refused) : null}
        ${can('credit_accounts') ? creditForm(request, account, refused) : null}
        ${can('refund') ? correctionForm(request, account, refused) : null}
        ${entitlements}
      </div>
      <section>
        <h2>${text.users}</h2>
        ${table(
          text.users,
          [
            {
              name: accounts.email,
              cell: ({ id, email }) =>
                can('manage_users') ? html`<a href=${`${base}/users/${id}`}>${email}</a>` : email,
            },
            { name: text.role, cell: ({ role }) => userAdminTexts[language].roles[role] },
          ],
          users,
          text.noUsers,
        )}
      </section>
      ${can('manage_users') ? inviteForm(request, text.invite, { action: `${accountPath}/users`, emailField: 'user_email', role: refused.values?.role ?? 'owner' }, refused) : null}
    `,
  };
}

/** A change that the page after it names; `1`: any other. */
export type SavedChange = 'created' | 'frozen' | 'unfrozen' | '1';

/** Says what was saved, and after a new account what it needs first; null if nothing was. */
function savedText({ language, can }: OperatorRequest, change: string | null): VNode | null {
  const { account: text } = operatorTexts[language];
  if (change === null) return null;
  if (change === 'frozen') return statusText(text.isFrozenNow);
  if (change === 'unfrozen') return statusText(text.isUnfrozenNow);
  if (change !== 'created') return statusText(text.saved);
  const { products, money, owner } = text.firstSteps;
  const steps = [
    ['#products', products],
    ...(can('credit_accounts') ? [['#amount', money]] : []),
    ...(can('manage_users') ? [['#user_email', owner]] : []),
  ];
  return html`<div class="done" role="status">
    <p>${text.isCreated}</p>
    <ol>${steps.map(([to, name]) => html`<li><a href=${to}>${name}</a></li>`)}</ol>
  </div>`;
}

function creditForm({ base, language }: OperatorRequest, { id }: Account, refused: RefusedForm): VNode {
  const text = operatorTexts[language].account;
  return formSection(
    text.credit,
    `${base}/accounts/${id}/credit`,
    html`${inputField(refused, 'amount', text.amount, { inputMode: 'decimal' })}
      ${inputField(refused, 'reference', text.reference, { hint: text.referenceHint, maxLength: 200 })}`,
    text.next,
  );
}

function correctionForm({ base, language }: OperatorRequest, { id }: Account, refused: RefusedForm): VNode {
  const text = operatorTexts[language].account;
  return formSection(
    text.correct,
    `${base}/accounts/${id}/correction`,
    html`${inputField(refused, 'correction', text.amount, { hint: text.correctionHint })}
      ${inputField(refused, 'reason', text.reason, { hint: text.correctionReasonHint, maxLength: 200 })}
      ${inputField(refused, 'shipment', text.correctedShipment, { hint: text.correctedShipmentHint, isRequired: false, maxLength: 64 })}`,
    text.next,
  );
}

/** Says who froze the account, when and why, what it means, and how to lift it. */
async function frozenNotice(
  { context, base, language, timeZone, can }: OperatorRequest,
  { id }: Account,
): Promise<VNode> {
  const text = operatorTexts[language].account;
  const entry = await findDecision(context.db.kysely, id, 'account.rule_changed', 'frozen: on');
  const reason = /\((.*)\)$/s.exec(entry?.subject ?? '')?.[1] ?? '–';
  return html`<div class="alert">
    <p><strong>${entry ? text.frozenSince(timeText(entry.created_at, language, timeZone), entry.email, reason) : text.isFrozen}</strong></p>
    <p>${text.frozenEffect}</p>
    ${
      can('manage_accounts')
        ? html`<form method="post" action=${`${base}/accounts/${id}`} class="buttons">
            <input type="hidden" name="rule" value="frozen" />
            <button name="to" value="off">${text.unfreeze}</button>
          </form>`
        : null
    }
  </div>`;
}

/** The colors of rules that are on: those that refuse bookings are no good news. */
const ruleTones = {
  frozen: 'bad',
  credit_suspended: 'warning',
  hold_exempt: 'warning',
  custom_insurance: 'good',
} as const;

/** One form per rule, so that a form changes only what its button names. */
function ruleForm({ base, language, can }: OperatorRequest, account: Account, rule: AccountRule): VNode {
  const text = operatorTexts[language].account;
  const isOn = account[rule];
  const name = text[ruleTexts[rule]];
  const change = isOn ? text.turnOff : text.turnOn;
  const state = html`<p>${isOn ? badge(text.on, ruleTones[rule]) : badge(text.off, 'quiet')} ${name}</p>`;
  if (!can('manage_accounts')) return state;
  return html`<form method="post" action=${`${base}/accounts/${account.id}`} class="rule">
    ${state}
    <input type="hidden" name="rule" value=${rule} />
    <button name="to" value=${isOn ? 'off' : 'on'} aria-label=${`${change}: ${name}`}>${change}</button>
  </form>`;
}

const ruleTexts = {
  frozen: 'frozen',
  credit_suspended: 'suspended',
  hold_exempt: 'exempt',
  custom_insurance: 'insurance',
} as const;

/** Settings of an account that are texts or amounts. */
export const textSettings = ['name', 'email', 'credit_limit', 'credit_floor'] as const;

/** Each setting is sent with the value that was shown, so that a change by another operator is kept. */
function settingsForm({ base, language }: OperatorRequest, account: Account, refused: RefusedForm): VNode {
  const { account: text, accounts } = operatorTexts[language];
  const { credit_limit_cents: limit, credit_floor_cents: floor } = account;
  const shown: Readonly<Record<(typeof textSettings)[number], string>> = {
    name: account.name,
    email: account.email,
    credit_limit: String(centsToAmount(limit)),
    credit_floor: floor === null ? '' : String(centsToAmount(floor)),
  };
  const had = (name: string, value: string) => refused.values?.[`had_${name}`] ?? value;
  const setting = (
    name: (typeof textSettings)[number],
    label: string,
    options: Parameters<typeof inputField>[3],
  ) =>
    html`<input type="hidden" name=${`had_${name}`} value=${had(name, shown[name])} />
      ${inputField(refused, name, label, { value: shown[name], ...options })}`;
  return formSection(
    text.details,
    `${base}/accounts/${account.id}/settings`,
    html`
      ${setting('name', accounts.name, { maxLength: 200 })}
      ${setting('email', accounts.email, { hint: text.emailHint, maxLength: 254 })}
      ${setting('credit_limit', text.creditLimit, { hint: text.creditLimitHint, inputMode: 'decimal' })}
      ${setting('credit_floor', text.creditFloor, { hint: text.creditFloorHint, inputMode: 'decimal', isRequired: false })}
    `,
    text.save,
  );
}

function productsForm(
  language: Language,
  accountPath: string,
  {
    products,
    had,
  }: { readonly products: readonly { code: string; name: string }[]; readonly had: readonly string[] },
): VNode {
  const text = entitlementTexts[language];
  return html`<form method="post" action=${`${accountPath}/products`}>
    ${had.map((code) => html`<input type="hidden" name="had" value=${code} />`)}
    ${products.map(
      ({ code, name }) =>
        html`<p><label class="check"><input type="checkbox" name="products" value=${code} checked=${had.includes(code)} /> <span><code>${code}</code> ${name}</span></label></p>`,
    )}
    <p class="hint">${text.productsHint}</p>
    <p class="buttons"><button class="main">${text.saveProducts}</button></p>
  </form>`;
}

/** Renders what an account can order, its rate tables and its IOSS numbers, with the forms that change them. */
async function entitlementSections(
  { context, path, language, can }: OperatorRequest,
  accountPath: string,
  refused: RefusedForm,
): Promise<VNode> {
  const text = entitlementTexts[language];
  const { kysely } = context.db;
  const { id = '' } = path;
  const [products, assignable, { product_codes, rate_tables }, numbers] = await Promise.all([
    listCatalogProducts(kysely),
    listRateTables(kysely),
    readEntitlement(kysely, id),
    listIossNumbers(kysely, id),
  ]);
  const removal = (action: string, name: string, value: string) =>
    html`<form method="post" action=${`${accountPath}/${action}/remove`}>
      <button class="danger" name=${name} value=${value} aria-label=${text.removeNumber(value)}>${text.remove}</button>
    </form>`;
  return html`
    <section id="products">
      <h2>${text.products}</h2>
      ${product_codes.length === 0 ? html`<p class="none">${text.noProducts}</p>` : null}
      ${
        can('manage_accounts')
          ? productsForm(language, accountPath, { products, had: product_codes })
          : html`<ul>${products.filter(({ code }) => product_codes.includes(code)).map(({ code, name }) => html`<li><code>${code}</code> ${name}</li>`)}</ul>`
      }
    </section>
    <section>
      <h2>${text.rateTables}</h2>
      ${table(
        text.rateTables,
        [
          { name: text.service, cell: ({ service_code }) => html`<code>${service_code}</code>` },
          { name: text.rateTable, cell: ({ rate_table_code }) => html`<code>${rate_table_code}</code>` },
          ...(can('set_rates')
            ? [
                {
                  name: text.remove,
                  cell: ({ rate_table_code }: (typeof rate_tables)[number]) =>
                    removal('rate-tables', 'rate_table', rate_table_code),
                },
              ]
            : []),
        ],
        rate_tables,
        text.noRateTables,
      )}
      ${
        assignable.length === 0 || !can('set_rates')
          ? null
          : html`<form method="post" action=${`${accountPath}/rate-tables`}>
              ${selectField({ name: 'rate_table', label: text.assign, value: '', options: assignable.map(({ rate_table_code, service_code, service_name }) => [rate_table_code, `${rate_table_code}: ${service_code}, ${service_name}`]) })}
              <p class="hint">${text.assignHint}</p>
              <p class="buttons"><button>${text.assignButton}</button></p>
            </form>`
      }
      ${
        can('manage_accounts')
          ? html`<form method="post" action=${`${accountPath}/copy`}>
              ${inputField(refused, 'from', text.copy, { hint: text.copyHint, maxLength: 64 })}
              <p class="buttons"><button>${text.copyButton}</button></p>
            </form>`
          : null
      }
    </section>
    <section>
      <h2>${text.ioss}</h2>
      ${table(
        text.ioss,
        [
          {
            name: text.number,
            cell: ({ number, is_default }) =>
              html`<code>${number}</code> ${is_default ? badge(text.default, 'good') : null}`,
          },
          { name: text.owner, cell: ({ is_platform }) => (is_platform ? text.platform : text.account) },
          ...(can('manage_accounts')
            ? [
                {
                  name: text.remove,
                  cell: ({ number }: (typeof numbers)[number]) => removal('ioss', 'number', number),
                },
              ]
            : []),
        ],
        numbers,
        text.noNumbers,
      )}
      ${
        can('manage_accounts')
          ? html`<form method="post" action=${`${accountPath}/ioss`}>
              ${inputField(refused, 'ioss', text.add, { hint: text.numberHint, maxLength: 12 })}
              <p>
                <label class="check"><input type="checkbox" name="platform" value="yes" /> ${text.isPlatform}</label>
                <label class="check"><input type="checkbox" name="default" value="yes" /> ${text.isDefault}</label>
              </p>
              <p class="buttons"><button>${text.addButton}</button></p>
            </form>`
          : null
      }
    </section>
  `;
}
