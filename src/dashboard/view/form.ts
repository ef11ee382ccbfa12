import type { ComponentChildren, VNode } from 'preact';
import { html } from '../../html.ts';
import { alertText, field } from './field.ts';

/** A form that was refused: what was typed, and why, by the name of the field. */
export interface RefusedForm {
  readonly alert?: string | undefined;
  readonly values?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string | undefined>>;
}

export function isRefused({ alert, errors = {} }: RefusedForm): boolean {
  return alert !== undefined || Object.values(errors).some(Boolean);
}

/** Returns the status of a page that may show a refused form. */
export function formStatus(refused: RefusedForm): number {
  return isRefused(refused) ? 400 : 200;
}

type InputOptions = Partial<Omit<Parameters<typeof field>[0], 'name' | 'label' | 'error'>>;

/** Renders a field, with what was typed before and why it was refused. A person has to fill it in, unless `isRequired` is false. */
export function inputField(
  { values = {}, errors = {} }: RefusedForm,
  name: string,
  label: string,
  { value = '', isRequired = true, autocomplete = 'off', ...options }: InputOptions = {},
): VNode {
  const shown = values[name] ?? value;
  return field({ name, label, value: shown, error: errors[name], isRequired, autocomplete, ...options });
}

/** Carries fields to the next form. */
export function hiddenFields(fields: Iterable<readonly [string, string]>): VNode[] {
  return [...fields].map(([name, value]) => html`<input type="hidden" name=${name} value=${value} />`);
}

/** Renders the box that a person checks to say that something was verified. */
export function checkedInput(label: string): VNode {
  return html`<p><label class="check"><input type="checkbox" name="checked" value="yes" required /> ${label}</label></p>`;
}

/** Renders a form under a heading, with its button. */
export function formSection(
  title: string,
  action: string,
  fields: ComponentChildren,
  button: ComponentChildren,
): VNode {
  return html`<section>
    <h2>${title}</h2>
    <form method="post" action=${action}>
      ${fields}
      <p class="buttons"><button class="main">${button}</button></p>
    </form>
  </section>`;
}

/** Renders a change with its effect, and the button that makes it. */
export function changeSection(
  title: string,
  effect: string,
  action: string,
  {
    input: needed = null,
    tone,
    choice,
  }: {
    readonly input?: ComponentChildren;
    readonly tone?: 'main' | 'danger';
    /** Field that the button sends. */
    readonly choice?: readonly [name: string, value: string];
  } = {},
): VNode {
  return html`<section>
    <h2>${title}</h2>
    <p>${effect}</p>
    <form method="post" action=${action}>
      ${needed}
      <p class="buttons"><button class=${tone} name=${choice?.[0]} value=${choice?.[1]}>${title}</button></p>
    </form>
  </section>`;
}

interface Question {
  readonly title: string;
  /** Says what the change does. */
  readonly content: ComponentChildren;
  readonly alert?: string | undefined;
  readonly status?: number;
  /** Default: the address of the page. */
  readonly action?: string;
  /** The form that led here. It is sent again with these fields, and `confirmed`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Needed besides the button. */
  readonly input?: VNode | null;
  readonly button: string;
  /** Default: danger. */
  readonly tone?: 'main';
  /** Leads away without the change. */
  readonly back: readonly [url: string, name: string];
}

/** Returns a page that asks before a change. */
export function questionPage({
  title,
  content,
  alert,
  status = alert ? 400 : 200,
  action,
  fields,
  input: needed,
  button,
  tone,
  back,
}: Question): { readonly title: string; readonly status: number; readonly content: VNode } {
  const hidden = hiddenFields(Object.entries(fields ?? {}));
  const buttons = html`
    <button class=${tone ?? 'danger'} name=${fields && 'confirmed'} value=${fields && 'yes'}>${button}</button>
    <a href=${back[0]}>${back[1]}</a>
  `;
  return {
    title,
    status,
    content: html`${alertText(alert)}
      <section>
        ${content}
        ${
          needed
            ? html`<form method="post" action=${action}>${hidden} ${needed}<p class="buttons">${buttons}</p></form>`
            : html`<form method="post" action=${action} class="buttons">${hidden} ${buttons}</form>`
        }
      </section>`,
  };
}

/** Renders the field that searches a list. */
export function searchForm(
  action: string,
  searched: string,
  text: { readonly title: string; readonly search: string; readonly find: string },
): VNode {
  return html`<form method="get" action=${action} class="find" role="search" aria-label=${text.title}>
    ${field({ name: 'q', label: text.search, value: searched, autocomplete: 'off', maxLength: 200 })}
    <button>${text.find}</button>
  </form>`;
}
