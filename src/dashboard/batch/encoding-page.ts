import type { VNode } from 'preact';
import { readAccountOrderFile } from '../../batch/read-account-file.ts';
import { html } from '../../html.ts';
import type { Encoding } from '../../order-file/table.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import type { ReadFile } from './checked-orders.ts';
import { carriedFields, type OrderFileForm } from './order-file-form.ts';
import { batchTexts } from './text.ts';

const maxCandidates = 4;
const maxRows = 3;

/** Asks in which encoding the texts of a file are right: shows three rows in each. */
export async function encodingPage(
  request: PageRequest,
  form: OrderFileForm,
  { table: { candidates, encoding } }: ReadFile,
): Promise<PageAnswer> {
  const { base, language } = request;
  const text = batchTexts[language].encoding;
  const choices: VNode[] = [];
  const chosen = encoding ?? candidates[0];
  for (const [at, candidate] of candidates.slice(0, maxCandidates).entries()) {
    const rows = await sampleRows(request, form, candidate);
    const name = text.names[candidate] ?? candidate;
    choices.push(html`<div class="choice">
      <label class="check">
        <input type="radio" name="encoding" value=${candidate} checked=${candidate === chosen} required />
        <b>${at === 0 ? `${name} – ${text.likely}` : name}</b>
      </label>
      ${rows.length > 0 ? rows.map((row) => html`<p>${row}</p>`) : html`<p class="hint">${text.unreadable}</p>`}
    </div>`);
  }
  return {
    title: text.title,
    sendsOrders: true,
    content: html`<section>
      <p>${text.lead}</p>
      <form method="post" action=${`${base}/batches/new`} enctype="multipart/form-data" data-orders="step">
        ${await carriedFields(form, form.decisions)}
        <fieldset>
          <legend>${text.legend}</legend>
          ${choices}
        </fieldset>
        <p class="buttons">
          <button class="main">${text.next}</button>
          <a href=${`${base}/batches/new`}>${batchTexts[language].file.other}</a>
        </p>
      </form>
    </section>`,
  };
}

/** Returns the first rows with letters that differ between encodings; the first rows if there are none. */
async function sampleRows(
  { context, scope }: PageRequest,
  { content }: OrderFileForm,
  encoding: Encoding,
): Promise<string[]> {
  const read = await readAccountOrderFile(context, scope, content, { encoding });
  if (read.fault !== null) return [];
  const rows = [read.table.header, ...read.table.rows.map(({ cells }) => cells)].map((cells) =>
    cells.filter((cell) => /[^\p{ASCII}]/u.test(cell)).map((cell) => cell.slice(0, 60)),
  );
  return rows
    .filter((cells) => cells.length > 0)
    .slice(0, maxRows)
    .map((cells) => cells.slice(0, 6).join(' · '));
}
