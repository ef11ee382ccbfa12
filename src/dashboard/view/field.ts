import type { ComponentChildren, VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { labeled, sharedTexts } from '../text.ts';

export interface Field {
  readonly name: string;
  /** Differs from the name if a page has several fields of that name. */
  readonly id?: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'url';
  readonly value?: string;
  readonly hint?: string;
  /** Why the value was refused. */
  readonly error?: string | undefined;
  /** Advice on a value that is not refused. */
  readonly advice?: ComponentChildren;
  readonly isRequired?: boolean;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly inputMode?: 'decimal';
  /** ID of a list of values to choose from. */
  readonly list?: string;
  /** The field that is typed first. */
  readonly isFocused?: boolean;
  /** Explains the error or the advice. */
  readonly why?: ComponentChildren;
  /** ID of the element whose error or advice changes while a person types. */
  readonly liveNotes?: string;
}

/** Renders an input with its label, hint and error. */
export function field({
  name,
  id = name,
  label,
  type = 'text',
  value = '',
  hint,
  error,
  advice,
  why,
  ...rest
}: Field): VNode {
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', advice ? `${id}-advice` : '']
    .filter(Boolean)
    .join(' ');
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      name=${name}
      type=${type}
      value=${value}
      required=${rest.isRequired === true}
      autocomplete=${rest.autocomplete}
      maxlength=${rest.maxLength}
      inputmode=${rest.inputMode}
      list=${rest.list}
      autofocus=${rest.isFocused === true}
      aria-describedby=${notes || undefined}
      aria-invalid=${error ? 'true' : undefined}
    />
    ${hint ? html`<p class="hint" id=${`${id}-hint`}>${hint}</p>` : null}
    ${
      rest.liveNotes
        ? html`<div id=${rest.liveNotes} aria-live="polite">${notesOf(id, { error, advice, why })}</div>`
        : notesOf(id, { error, advice, why })
    }
  </div>`;
}

/** Renders the error and the advice on the value of the field with this ID. */
export function notesOf(id: string, { error, advice, why }: Pick<Field, 'error' | 'advice' | 'why'>): VNode {
  return html`
    ${error ? html`<p class="error" id=${`${id}-error`}>${error}</p>` : null}
    ${advice ? html`<p class="advice" id=${`${id}-advice`}>${advice}</p>` : null} ${why ?? null}
  `;
}

/** Renders an input of several lines with its label, hint and error. */
export function textArea({
  name,
  label,
  value = '',
  hint,
  error,
  maxLength,
  lang,
}: Pick<Field, 'name' | 'label' | 'value' | 'hint' | 'error' | 'maxLength'> & {
  readonly lang?: string;
}): VNode {
  const notes = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <textarea
      id=${name}
      name=${name}
      rows="6"
      lang=${lang}
      maxlength=${maxLength}
      aria-describedby=${notes || undefined}
      aria-invalid=${error ? 'true' : undefined}
    >${value}</textarea>
    ${hint ? html`<p class="hint" id=${`${name}-hint`}>${hint}</p>` : null}
    ${error ? html`<p class="error" id=${`${name}-error`}>${error}</p>` : null}
  </div>`;
}

interface SelectField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly error?: string | undefined;
}

export function selectField({ name, label, value, options, error }: SelectField): VNode {
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <select
      id=${name}
      name=${name}
      aria-describedby=${error ? `${name}-error` : undefined}
      aria-invalid=${error ? 'true' : undefined}
    >
      ${options.map(([option, shown]) => html`<option value=${option} selected=${option === value}>${shown}</option>`)}
    </select>
    ${error ? html`<p class="error" id=${`${name}-error`}>${error}</p>` : null}
  </div>`;
}

/**
 * Renders a message at the top of a page; screen readers announce it.
 * @param isGeneral the page says only that some fields are refused, which `withErrorSummary` says better
 */
export function alertText(text: string | undefined, isGeneral = false): VNode | null {
  return text ? html`<p class=${isGeneral ? 'alert general' : 'alert'} role="alert">${text}</p>` : null;
}

/** Renders the result of a form at the top of the page that follows it. */
export function statusText(text: string): VNode {
  return html`<p class="done" role="status">${text}</p>`;
}

const alerts = /<p class="alert( general)?" role="alert">([^<]*)<\/p>/;
const fieldErrors = /<p class="error" id="([^"]+)-error">([^<]*)<\/p>/g;

/**
 * Puts what is wrong at the top of a refused page, with a link to each field, and moves the focus there. Texts are
 * escaped, so only `field` and `alertText` have rendered such elements.
 */
export function withErrorSummary(content: string, language: Language): string {
  const [alert, general, reason] = alerts.exec(content) ?? [];
  const links = [...content.matchAll(fieldErrors)].map(([, id = '', message = '']) => {
    const label = content.split(`<label for="${id}">`)[1]?.split('<')[0];
    const anchor = content.includes(` id="${id}"`) ? id : `${id}-error`;
    return `<li><a href="#${anchor}">${label ? labeled(label, message, language) : message}</a></li>`;
  });
  if (alert === undefined && links.length === 0) return content;
  const isSaid = general !== undefined && links.length > 0;
  const title = isSaid || reason === undefined ? sharedTexts[language].form.faults(links.length) : reason;
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
  const rest = alert === undefined ? content : content.replace(alert, () => '');
  return `<div class="alert" tabindex="-1" autofocus><p role="alert">${title}</p>${list}</div>${rest}`;
}
