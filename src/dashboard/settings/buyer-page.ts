import type { VNode } from 'preact';
import { type BrandRow, findBrand, findLogo } from '../../../db/query/account/brand.ts';
import { recipientMailStates } from '../../../db/table/mail.ts';
import {
  type BrandChange,
  changeBrand,
  maxContactLength,
  maxLogoBytes,
  maxShopNameLength,
  noBrand,
  readLogo,
} from '../../account/brand.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import type { UploadLimits } from '../form.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { facts } from '../view/data.ts';
import { statusText } from '../view/field.ts';
import { formStatus, inputField, type RefusedForm } from '../view/form.ts';
import { buyerPageTexts } from './buyer-page-text.ts';
import { settingsTexts } from './text.ts';

const path = '/settings/buyer-page';

/** A logo that is too large is refused beside its field, up to this size. */
export const brandFormLimits: UploadLimits = { bytes: 4 * maxLogoBytes, parts: 24, texts: 8 * 1024 };

/** Shows what recipients see, with the form that changes it. */
export async function showBuyerPage(request: PageRequest): Promise<PageAnswer> {
  return buyerPage(request);
}

async function buyerPage(request: PageRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, user, language, search, base } = request;
  const text = buyerPageTexts[language];
  const brand = (await findBrand(context.db.kysely, user.account_id)) ?? noBrand;
  return {
    title: text.title,
    status: formStatus(refused),
    head: { back: [`${base}/settings`, settingsTexts[language].title], subtitle: text.lead },
    content: html`
      ${search.has('saved') ? statusText(text.saved) : null}
      ${
        request.can('manage_account')
          ? html`<form method="post" action=${base + path} enctype="multipart/form-data">
              ${shopSection(request, brand, refused)} ${mailSection(request, brand, refused)}
              <p class="buttons"><button class="main">${text.save}</button></p>
            </form>`
          : html`<section>${shownBrand(request, brand)}<p class="hint">${text.readOnly}</p></section>`
      }
    `,
  };
}

function shopSection({ language, base }: PageRequest, brand: BrandRow, refused: RefusedForm): VNode {
  const text = buyerPageTexts[language];
  const error = refused.errors?.logo;
  return html`<section>
    <h2>${text.shop}</h2>
    ${inputField(refused, 'name', text.name, { value: brand.name ?? '', hint: text.nameHint, isRequired: false, maxLength: maxShopNameLength, autocomplete: 'organization' })}
    ${inputField(refused, 'contact', text.contact, { value: brand.contact ?? '', hint: text.contactHint, isRequired: false, maxLength: maxContactLength })}
    ${inputField(refused, 'color', text.color, { value: brand.color ?? '', hint: text.colorHint, isRequired: false, maxLength: 7 })}
    <div class="field drop">
      <label for="logo">${text.logo}</label>
      <input
        id="logo"
        name="logo"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby=${error ? 'logo-hint logo-error' : 'logo-hint'}
        aria-invalid=${error ? 'true' : undefined}
      />
      <p class="hint" id="logo-hint">${text.logoHint}</p>
      ${error ? html`<p class="error" id="logo-error">${error}</p>` : null}
    </div>
    ${
      brand.logo_type
        ? html`<p><img src=${`${base}${path}/logo`} alt=${text.currentLogo} height="40" /></p>
            <label class="check"><input type="checkbox" name="remove_logo" value="yes" />${text.removeLogo}</label>`
        : null
    }
  </section>`;
}

function mailSection({ context, language }: PageRequest, brand: BrandRow, refused: RefusedForm): VNode {
  const text = buyerPageTexts[language];
  const chosen = refused.values?.mail_states?.split(' ') ?? brand.mail_states;
  return html`<section>
    <fieldset>
      <legend>${text.mails}</legend>
      <p>${context.config.mail ? text.mailsLead : text.noServer}</p>
      ${recipientMailStates.map(
        (state) => html`<label class="check line">
          <input type="checkbox" name="mail" value=${state} checked=${chosen.includes(state)} />${text.state[state]}
        </label>`,
      )}
      <p class="hint">${text.mailsLimit}</p>
    </fieldset>
  </section>`;
}

function shownBrand({ language }: PageRequest, brand: BrandRow): VNode {
  const text = buyerPageTexts[language];
  const states = recipientMailStates.filter((state) => brand.mail_states.includes(state));
  return facts([
    [text.name, brand.name ?? text.none],
    [text.contact, brand.contact ?? text.none],
    [text.color, brand.color ?? text.none],
    [text.mails, states.map((state) => text.state[state]).join(', ') || text.none],
  ]);
}

/** Saves what recipients see, and the emails that they get. */
export async function saveBuyerPage(request: PageRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const text = buyerPageTexts[language];
  const logo = await readSentLogo(request);
  const chosen = form.all('mail');
  const mailStates = recipientMailStates.filter((state) => chosen.includes(state));
  if (mailStates.length < chosen.length) return refusePage('INVALID_FIELD');
  const typed = {
    name: form.one('name').trim(),
    contact: form.one('contact').trim(),
    color: form.one('color').trim(),
  };
  const values = { ...typed, mail_states: mailStates.join(' ') };
  if (logo === 'refused') return buyerPage(request, { values, errors: { logo: text.logoFault } });
  const faults = await changeBrand(context.db.kysely, toActor(request), {
    name: typed.name || null,
    contact: typed.contact || null,
    color: typed.color.toLowerCase() || null,
    mail_states: mailStates,
    ...(logo === undefined ? {} : { logo }),
  });
  if (faults.length === 0) return { goTo: `${base + path}?saved=yes` };
  const messages = {
    name: text.nameFault,
    contact: text.contactFault,
    color: text.colorFault,
    mail_states: '',
  };
  const errors = Object.fromEntries(faults.map((fault) => [fault, messages[fault]]));
  return buyerPage(request, { values, errors });
}

async function readSentLogo(request: PageRequest): Promise<BrandChange['logo'] | 'refused'> {
  try {
    const [file] = (await request.readFiles?.()) ?? [];
    if (file) return readLogo(file.content) ?? 'refused';
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return 'refused';
  }
  return request.form.one('remove_logo') === 'yes' ? null : undefined;
}

/** Sends the logo of the account, for the page of its settings. */
export async function sendLogo({ context, user }: PageRequest): Promise<PageAnswer> {
  const logo = (await findLogo(context.db.kysely, user.account_id)) ?? refusePage('NOT_FOUND');
  return { file: { ...logo, name: `logo.${logo.type.split('/')[1]}`, isShown: true } };
}
