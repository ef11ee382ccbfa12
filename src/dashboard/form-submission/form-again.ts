import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../tracking/page/page-text.ts';
import type { Form } from '../form.ts';
import { formTexts } from '../text/form.ts';
import { facts } from '../view/data.ts';
import { ownFields } from './submission-store.ts';

/** Fields that are never shown again: a form with one is filled in again. */
const secretFields = ['password', 'current', 'code', 'draft'];

interface FormAgain {
  readonly form: Form;
  /** Where the form is sent. */
  readonly action: string;
  /** Where a person goes who does not send it. */
  readonly place: string;
}

/** Returns whether a page may show what was typed. */
export function hasSecret(form: Form): boolean {
  return secretFields.some((name) => form.all(name).length > 0);
}

/** Shows what was typed, to be sent again or discarded. */
export function formAgain({ form, action, place }: FormAgain, language: Language): VNode {
  const words = formTexts[language];
  const fields = ownFields(form);
  return html`
    ${facts(fields.map(([name, value]) => [name.replaceAll('_', ' '), value]))}
    <form method="post" action=${action} class="buttons">
      ${fields.map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`)}
      <button class="main">${words.send}</button>
      <a href=${place}>${words.discard}</a>
    </form>
  `;
}
