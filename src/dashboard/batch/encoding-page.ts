import type { VNode } from 'preact';
import { html } from '../../html.ts';
import { inLanguage } from '../../language.ts';
import { sampleTexts } from '../../order-file/encoding.ts';
import { encodingNames } from '../../order-file/encoding-name.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import type { ReadFile } from './checked-orders.ts';
import { carriedFields, type OrderFileForm } from './order-file-form.ts';
import { batchTexts } from './text.ts';

/** Readings that are shown at once. */
const maxShown = 4;

/** Asks in which encoding the texts of a file are right: shows three rows in each. */
export async function encodingPage(
  request: PageRequest,
  form: OrderFileForm,
  { table: { candidates, encoding } }: ReadFile,
): Promise<PageAnswer> {
  const { base, language } = request;
  const text = batchTexts[language].encoding;
  const chosen = encoding ?? candidates[0];
  const choices: VNode[] = candidates.map((candidate, at) => {
    const rows = sampleTexts(form.content, candidate);
    const name = inLanguage(encodingNames[candidate], language);
    return html`<div class="choice">
      <label class="check">
        <input type="radio" name="encoding" value=${candidate} checked=${candidate === chosen} required />
        <b>${at === 0 ? `${name} – ${text.likely}` : name}</b>
      </label>
      ${rows.length > 0 ? rows.map((row) => html`<p>${row}</p>`) : html`<p class="hint">${text.unreadable}</p>`}
    </div>`;
  });
  const others = choices.slice(maxShown);
  return {
    title: text.title,
    sendsOrders: true,
    content: html`<section>
      <p>${text.lead}</p>
      <form method="post" action=${`${base}/batches/new`} enctype="multipart/form-data" data-orders="step">
        ${await carriedFields(form, form.decisions)}
        <fieldset>
          <legend>${text.legend}</legend>
          ${choices.slice(0, maxShown)}
          ${others.length > 0 ? html`<details><summary>${text.others}</summary>${others}</details>` : null}
        </fieldset>
        <p class="buttons">
          <button class="main">${text.next}</button>
          <a href=${`${base}/batches/new`}>${batchTexts[language].file.other}</a>
        </p>
      </form>
    </section>`,
  };
}
