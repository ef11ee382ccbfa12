import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import {
  type FieldChoice,
  type FieldGroup,
  fieldChoices,
  meaningLabel,
  meaningValue,
} from '../../order-file/field-choice.ts';
import type { ColumnMeaning } from '../../order-file/order-field.ts';
import { columnName } from '../../order-file/order-text.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { table } from '../view/data.ts';
import type { ReadFile } from './checked-orders.ts';
import { carriedFields, type OrderFileForm } from './order-file-form.ts';
import { batchTexts } from './text.ts';

interface FileColumn {
  readonly at: number;
  readonly name: string;
  readonly values: readonly string[];
  readonly meaning: ColumnMeaning | null;
  readonly isUnknown: boolean;
}

/** Columns that the page lists. Each has a choice of all fields, so more would be a page of megabytes. */
const maxListed = 150;

/** Asks what the columns of a file mean: left each with three values, right our fields. Others than the listed are left out. */
export async function mappingPage(
  request: PageRequest,
  form: OrderFileForm,
  { table: file, mapping: { mapping, unknown } }: ReadFile,
): Promise<PageAnswer> {
  const { base, language } = request;
  const { hasHeader, header, rows } = file;
  const text = batchTexts[language].mapping;
  const names = new Set(unknown);
  const groups = fieldChoices(language);
  const columns = header.map((name, at): FileColumn => {
    const filled = rows.flatMap(({ cells }) => cells[at] || []);
    return {
      at,
      name: columnName(file, at, language) ?? name,
      values: [...new Set(filled.slice(0, 100))].slice(0, 3).map((value) => value.slice(0, 60)),
      meaning: mapping[at] ?? null,
      isUnknown: names.has(name) && !mapping[at],
    };
  });
  const notice = hasHeader ? (unknown.length > 0 ? text.unknown(unknown.length) : null) : text.noNames;
  // Unknown columns are why the page is shown. Empty ones are of no interest.
  const sorted = columns.toSorted(
    (one, other) =>
      Number(other.isUnknown) - Number(one.isUnknown) ||
      Number(other.values.length > 0) - Number(one.values.length > 0),
  );
  return {
    title: text.title,
    sendsOrders: true,
    content: html`
      ${notice === null ? null : html`<p class="notice">${notice}</p>`}
      <form method="post" action=${`${base}/batches/new`} enctype="multipart/form-data" data-orders="step">
        ${await carriedFields(form, { ...form.decisions, hasHeader })}
        <input type="hidden" name="columns" value=${header.length} />
        <p>${text.lead}</p>
        ${table(
          text.title,
          [
            {
              name: text.column,
              cell: ({ name, at }: FileColumn) => html`<b id=${`column-${at}`}>${name}</b>`,
            },
            {
              name: text.values,
              cell: ({ values }) => html`<span class="hint">${values.join(' · ')}</span>`,
            },
            { name: text.meaning, cell: (column) => meaningChoice(column, groups, language) },
          ],
          sorted.slice(0, maxListed),
          '',
        )}
        ${sorted.length > maxListed ? html`<p>${text.unlisted(sorted.length - maxListed)}</p>` : null}
        ${hasHeader ? html`<p><label class="check"><input type="checkbox" name="remember" value="yes" checked /> ${text.remember}</label></p>` : null}
        <p class="buttons">
          <button class="main">${text.next}</button>
          <button name="first_row" value=${hasHeader ? 'order' : 'names'}>${hasHeader ? text.isOrder : text.isNames}</button>
          <a href=${`${base}/batches/new`}>${batchTexts[language].file.other}</a>
        </p>
      </form>
    `,
  };
}

function meaningChoice(
  { at, meaning, isUnknown }: FileColumn,
  groups: readonly FieldGroup[],
  language: Language,
): VNode {
  const text = batchTexts[language].mapping;
  const chosen = meaning ? meaningValue(meaning) : '';
  const isOffered = groups.some(({ choices }) => choices.some(({ value }) => value === chosen));
  const option = ({ value, label }: Pick<FieldChoice, 'value' | 'label'>) =>
    html`<option value=${value} selected=${value === chosen}>${label}</option>`;
  return html`<select name=${`map.${at}`} aria-labelledby=${`column-${at}`} class=${isUnknown ? 'unknown' : undefined}>
    <option value="">${isUnknown ? `${text.leaveOut} (${text.choose})` : text.leaveOut}</option>
    ${meaning && !isOffered ? option({ value: chosen, label: meaningLabel(meaning, language) }) : null}
    ${groups.map(({ label, choices }) => html`<optgroup label=${label}>${choices.map(option)}</optgroup>`)}
  </select>`;
}
