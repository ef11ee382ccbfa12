import type { VNode } from 'preact';
import type { Member } from '../../../db/query/user/user.ts';
import { type DashboardUserTable, type UserRole, userRoles } from '../../../db/table/user.ts';
import type { AuditActor } from '../../audit.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { inviteUser } from '../../user/invite.ts';
import type { ViewerChoice } from '../../user/role.ts';
import type { Form } from '../form.ts';
import type { PersonAnswer, PersonRequest } from '../page-request.ts';
import { badge, copyButton } from '../view/data.ts';
import { formSection, inputField, type RefusedForm } from '../view/form.ts';
import { teamTexts } from './text.ts';

interface Invited extends ViewerChoice {
  /** Null: an operator. */
  readonly accountId: string | null;
  readonly email: string;
  readonly role: DashboardUserTable['role'];
  readonly actor: AuditActor;
}

/**
 * Creates a user, or gives a known one a new link, and shows the link once. With a mail server, it is also sent to a
 * user of an account. A link that resets a password is then only sent, because its holder acts as the user; operators
 * see it, for a person without access to the mails. Null if the address belongs to a user of another account.
 * @param donePath path below `base` that follows
 */
export async function inviteAndShowLink(
  { context, user, origin, language, base }: PersonRequest,
  invited: Invited,
  donePath: string,
): Promise<PersonAnswer | null> {
  const text = teamTexts[language];
  const rootUrl = context.rootUrl() ?? '';
  const hasMail = context.config.mail !== null && invited.accountId !== null;
  const made = await inviteUser(context.db.kysely, {
    ...invited,
    now: origin.now,
    ...(hasMail ? { mail: { secrets: context.secrets, rootUrl } } : {}),
  });
  if (!made) return null;
  const done = html`<p class="buttons"><a class="main" href=${base + donePath}>${text.done}</a></p>`;
  if (hasMail && made.isReset && user.account_id !== null) {
    const sent = made.isMailed ? text.resetMailed : text.resetNotMailed;
    return {
      title: text.linkTitle(made.user.email),
      content: html`<section><p>${sent}</p>${done}</section>`,
    };
  }
  return {
    title: text.linkTitle(made.user.email),
    content: html`<section>
      ${hasMail ? html`<p>${made.isMailed ? text.mailed : text.notMailed}</p>` : null}
      <p><strong>${text.once}</strong> ${text.linkUse(made.isReset)}</p>
      <p class="secret"><code id="sign-in-link">${rootUrl + made.path}</code>
        ${copyButton('sign-in-link', language)}
      </p>
      ${done}
    </section>`,
  };
}

/** Renders the form that invites a user of an account. */
export function inviteForm(
  { context, language }: PersonRequest,
  title: string,
  {
    action,
    emailField,
    role,
  }: { readonly action: string; readonly emailField: string; readonly role: string },
  refused: RefusedForm,
): VNode {
  const text = teamTexts[language];
  return formSection(
    title,
    action,
    html`
      ${inputField(refused, emailField, text.email, { type: 'email', maxLength: 254 })}
      ${roleChoice(text.role, userRoles, role, text)}
      ${hideFields(language, refused.values)}
      <p class="hint">${context.config.mail === null ? text.byHand : text.byMail}</p>
    `,
    text.send,
  );
}

/** Renders roles with what each may do. */
export function roleChoice<Role extends DashboardUserTable['role']>(
  legend: string,
  roles: readonly Role[],
  chosen: string,
  text: { readonly roles: Readonly<Record<Role, string>>; readonly roleUse: Readonly<Record<Role, string>> },
): VNode {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${roles.map(
      (role) => html`<label class="check line">
        <input type="radio" name="role" value=${role} checked=${role === chosen} required />
        <span><strong>${text.roles[role]}</strong><span class="hint"> ${text.roleUse[role]}</span></span>
      </label>`,
    )}
  </fieldset>`;
}

/** Renders the boxes that hide money and recipients from a viewer. */
export function hideFields(language: Language, values: RefusedForm['values'] = {}): VNode {
  const text = teamTexts[language];
  const box = (value: string, label: string) => html`<label class="check line">
    <input type="checkbox" name=${`hide_${value}`} value="yes" checked=${values[`hide_${value}`] === 'yes'} />${label}
  </label>`;
  return html`<fieldset>
    <legend>${text.forViewer}</legend>
    ${box('money', text.hideMoney)} ${box('recipients', text.hideRecipients)}
  </fieldset>`;
}

/** Returns the fields of {@link hideFields} as a form gave them. */
export function hiddenFrom(form: Form): { readonly hide_money: string; readonly hide_recipients: string } {
  return { hide_money: form.one('hide_money'), hide_recipients: form.one('hide_recipients') };
}

/** Returns what a form lets a viewer see. */
export function viewerChoice(form: Form): ViewerChoice {
  const { hide_money, hide_recipients } = hiddenFrom(form);
  return { seesMoney: hide_money !== 'yes', seesRecipients: hide_recipients !== 'yes' };
}

export function roleOptions(language: Language): (readonly [UserRole, string])[] {
  return userRoles.map((role) => [role, teamTexts[language].roles[role]]);
}

/** Renders whether a user can sign in, or was only invited. */
export function userState({ has_password, has_link }: Member, language: Language): VNode {
  const text = teamTexts[language];
  if (has_password) return badge(text.active, 'good');
  return has_link ? badge(text.invited, 'plain') : badge(text.expired, 'bad');
}
