import type { VNode } from 'preact';
import { findAccount } from '../../../db/query/account/account.ts';
import { findNotificationChoices } from '../../../db/query/mail/notification.ts';
import { type NotificationChoice, type NotificationType, notificationTypes } from '../../../db/table/user.ts';
import { renameAccount, setBillingDetails } from '../../account/account.ts';
import { isName, maxBillingLength, parseBillingDetails } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import { notificationChoices } from '../../mail/mail-link.ts';
import { chooseNotifications, setPreferences } from '../../user/preferences.ts';
import { languageNames } from '../frame.ts';
import { parcelTexts } from '../order/parcel-text.ts';
import {
  type PageAnswer,
  type PageRequest,
  type PersonAnswer,
  type PersonRequest,
  refusePage,
  toActor,
} from '../page-request.ts';
import { sharedTexts } from '../text.ts';
import { defaultTimeZone, facts } from '../view/data.ts';
import { selectField, statusText, textArea } from '../view/field.ts';
import { formSection, formStatus, inputField, type RefusedForm } from '../view/form.ts';
import { buyerPageTexts } from './buyer-page-text.ts';
import { orderFileTexts } from './order-file-text.ts';
import { settingsTexts } from './text.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

export async function savePreferences(request: PersonRequest): Promise<PersonAnswer> {
  const { context, form, user, base } = request;
  const language = form.one('language');
  const timeZone = form.one('time_zone');
  if ((language !== 'en' && language !== 'zh-Hant') || !timeZones.includes(timeZone)) {
    return refusePage('INVALID_FIELD');
  }
  const compactRows = form.one('compact_rows') === 'yes';
  const preferences = { language, time_zone: timeZone, compact_rows: compactRows } as const;
  await setPreferences(context.db.kysely, toActor(request), user.id, preferences);
  return { goTo: `${base}/settings?saved=preferences` };
}

export async function saveNotifications(request: PageRequest): Promise<PageAnswer> {
  const { context, form, user, base } = request;
  const chosen = form.all('notification');
  const known = notificationChoices.filter(
    (choice) =>
      chosen.includes(choice) && offeredTypes(request).some((type) => choice.startsWith(`${type}:`)),
  );
  if (known.length < chosen.length) return refusePage('INVALID_FIELD');
  await chooseNotifications(context.db.kysely, toActor(request), user.id, known);
  return { goTo: `${base}/settings?saved=notifications` };
}

/** Saves the name of the account, and whom its invoices name. */
export async function saveAccountName(request: PageRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const name = form.one('name').trim();
  if (!isName(name)) {
    return showSettings(request, { values: { name }, errors: { name: settingsTexts[language].nameFault } });
  }
  const { kysely } = context.db;
  const given = form.one('billing_details').trim();
  const details = given === '' ? null : parseBillingDetails(given);
  if (given !== '' && details === null) {
    const errors = { billing_details: settingsTexts[language].billingFault };
    return showSettings(request, { values: { name, billing_details: given }, errors });
  }
  const account = (await findAccount(kysely, request.user.account_id)) ?? refusePage('NOT_FOUND');
  if (name !== account.name) await renameAccount(kysely, toActor(request), name);
  if (details !== account.billing_details) await setBillingDetails(kysely, toActor(request), details);
  return { goTo: `${base}/settings?saved=account` };
}

/** Shows the user's language and time zone, and the name of the account. */
export async function showSettings(request: PageRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, user, can, base, language, search } = request;
  const text = settingsTexts[language];
  const account = (await findAccount(context.db.kysely, user.account_id)) ?? refusePage('NOT_FOUND');
  const chosen = (await findNotificationChoices(context.db.kysely, user.id)) ?? [];
  const isSaved = search.has('saved');
  return {
    title: text.title,
    status: formStatus(refused),
    content: html`
      ${isSaved ? statusText(text.saved) : null}
      <div class="columns">
        ${preferencesForm(request)}
        <section>
          <h2>${text.account}</h2>
          ${
            can('manage_account')
              ? html`<form method="post" action=${`${base}/settings/account`}>
                  ${inputField(refused, 'name', text.name, { value: account.name, maxLength: 200, autocomplete: 'organization' })}
                  ${textArea({ name: 'billing_details', label: text.billing, value: refused.values?.billing_details ?? account.billing_details ?? '', hint: text.billingHint, error: refused.errors?.billing_details, maxLength: maxBillingLength })}
                  <p class="buttons"><button class="main">${text.save}</button></p>
                </form>`
              : html`<p>${account.name}</p><p class="hint">${text.readOnly}</p>`
          }
          ${facts([
            [text.accountId, html`<code>${account.id}</code>`],
            [text.contact, account.email],
          ])}
        </section>
      </div>
      <section>
        <h2>${orderFileTexts[language].title}</h2>
        <p>${orderFileTexts[language].lead}</p>
        <p><a href=${`${base}/settings/order-files`}>${text.orderFiles}</a></p>
      </section>
      ${
        can('book')
          ? html`<section>
              <h2>${parcelTexts[language].title}</h2>
              <p>${parcelTexts[language].lead}</p>
              <p><a href=${`${base}/settings/parcels`}>${parcelTexts[language].open}</a></p>
            </section>`
          : null
      }
      <section>
        <h2>${buyerPageTexts[language].title}</h2>
        <p>${buyerPageTexts[language].lead}</p>
        <p><a href=${`${base}/settings/buyer-page`}>${text.buyerPage}</a></p>
      </section>
      <section>
        <h2>${text.notification.title}</h2>
        ${context.config.mail ? notificationForm(request, chosen) : html`<p>${text.notification.noServer}</p>`}
      </section>
    `,
  };
}

/** Low balance mails have amounts of the wallet. */
function offeredTypes({ can }: PageRequest): readonly NotificationType[] {
  return notificationTypes.filter((type) => type !== 'wallet.low_balance' || can('see_wallet'));
}

export function preferencesForm({ base, language, timeZone, user }: PersonRequest): VNode {
  const text = settingsTexts[language];
  return formSection(
    text.you,
    `${base}/settings`,
    html`
      ${selectField({ name: 'language', label: text.language, value: language, options: Object.entries(languageNames) })}
      ${selectField({ name: 'time_zone', label: text.timeZone, value: timeZone, options: timeZoneOptions })}
      <p class="hint">${text.timeZoneHint}</p>
      <label class="check line"><input type="checkbox" name="compact_rows" value="yes" checked=${user.compact_rows} />${text.compactRows}</label>
    `,
    text.save,
  );
}

function notificationForm(request: PageRequest, chosen: readonly NotificationChoice[]): VNode {
  const { base, language, user } = request;
  const mode = sharedTexts[language].mode;
  const { notification: text, save } = settingsTexts[language];
  const box = (name: NotificationChoice, label: string) => html`<label class="check">
    <input type="checkbox" name="notification" value=${name} checked=${chosen.includes(name)} />${label}
  </label>`;
  return html`<form method="post" action=${`${base}/settings/notifications`}>
    <p>${text.to(user.email)}</p>
    ${offeredTypes(request).map(
      (type) => html`<fieldset>
        <legend>${text.type[type]}</legend>
        ${box(`${type}:live`, mode.live)} ${box(`${type}:test`, mode.test)}
      </fieldset>`,
    )}
    <p class="hint">${text.thresholdHint}</p>
    <p class="buttons"><button class="main">${save}</button></p>
  </form>`;
}

/** Hong Kong first, because most users are there. */
const timeZoneOptions = [defaultTimeZone, ...timeZones.filter((zone) => zone !== defaultTimeZone)].map(
  (zone) => [zone, zone.replaceAll('_', ' ')] as const,
);
