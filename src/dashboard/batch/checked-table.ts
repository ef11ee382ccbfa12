import type { ComponentChildren, VNode } from 'preact';
import { serviceNameIn } from '../../catalog/catalog.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { fieldHint } from '../../order-file/field-choice.ts';
import { columnName, leftOutItemText } from '../../order-file/order-text.ts';
import type { PageRequest } from '../page-request.ts';
import { countryName } from '../shipment/goods.ts';
import { costWords } from '../shipment/landed-cost.ts';
import { labeled } from '../text.ts';
import { amountText, badge, table } from '../view/data.ts';
import {
  type Checked,
  type CheckedOrder,
  type FieldFinding,
  labelOf,
  mayAccept,
  pathOf,
  placeOfCell,
  placeOfFinding,
  type ReadFile,
  type ShownColumn,
  shownColumn,
  textOfCell,
} from './checked-orders.ts';
import { type Choice, choicesOf, type OfferedService } from './field-choices.ts';
import { countryOf, textAt } from './order-body.ts';
import { inputName, type Place } from './order-file-form.ts';
import { lineRanges, maxRepeated, type Shared, saidOf } from './problem-groups.ts';
import { type BatchTexts, batchTexts } from './text.ts';

/** Inputs that a row has beside those of its problems. */
export interface OpenInputs {
  /** First lines of the rows whose cells are all inputs. */
  readonly open: ReadonlySet<number>;
  /** Inputs that stay because a person may be typing in one of them. */
  readonly kept: readonly Place[];
}

export interface CellInput {
  readonly place: Place;
  readonly column: ShownColumn;
  readonly path: string;
  label: string;
  readonly value: string;
  /** Text on what is right, for a wrong value. */
  hint: string | null;
  readonly problems: string[];
}

/** Returns the inputs of an order: of the cells with a problem, and of all its cells if it is opened. */
export function inputsOf(
  { order, findings, line }: CheckedOrder,
  read: ReadFile,
  { open, kept }: OpenInputs,
  language: Language,
): CellInput[] {
  const inputs = new Map<string, CellInput>();
  const inputAt = (place: Place, path: string): CellInput => {
    const name = inputName(place);
    const known = inputs.get(name);
    if (known) return known;
    const input: CellInput = {
      place,
      column: shownColumn(path),
      path,
      label: labelOf(path, language),
      // An input has one line.
      value: textOfCell(read, place)
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(' '),
      hint: null,
      problems: [],
    };
    inputs.set(name, input);
    return input;
  };
  const { mapping } = read.mapping;
  for (const finding of findings) {
    const { path, text, isProblem } = finding;
    const place = isProblem ? placeOfFinding(order, finding, read) : null;
    if (!place) continue;
    const input = inputAt(place, path);
    input.problems.push(text);
    const hint = fieldHint(path, language);
    // The problem may end with it.
    const isSaid = hint !== null && withoutStop(text).endsWith(withoutStop(hint));
    input.hint = isSaid ? null : hint;
  }
  // The other of two equal rows stands beside it, because one of them is changed.
  for (const fault of order.faults) {
    const other = fault.reason === 'repeated_row' ? { ...fault, line: fault.otherLine } : null;
    if (other) inputAt(placeOfCell(other, read), pathOf(order, placeOfCell(other, read), read) ?? fault.path);
  }
  for (const place of kept.filter((one) => order.lines.includes(one.line))) {
    const field = typeof place.column === 'string' ? place.column : mapping[place.column]?.field;
    if (field !== undefined) inputAt(place, pathOf(order, place, read) ?? field);
  }
  if (open.has(line)) {
    for (const [path, cell] of Object.entries(order.cells)) inputAt(placeOfCell(cell, read), path);
    for (const [column, meaning] of mapping.entries())
      if (meaning && column < read.table.header.length) inputAt({ line, column }, meaning.field);
  }
  nameColumns([...inputs.values()], read, language);
  if (order.lines.length > 1)
    for (const input of inputs.values())
      input.label = batchTexts[language].check.ofLine(input.label, input.place.line);
  return [...inputs.values()];
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/, '');
}

/** Several columns of a row may be parts of one field. Their labels say which column of the file each is. */
function nameColumns(inputs: readonly CellInput[], { table }: ReadFile, language: Language): void {
  for (const [, same] of Map.groupBy(inputs, ({ place, label }) => `${place.line} ${label}`)) {
    if (same.length === 1) continue;
    for (const input of same) {
      const { column } = input.place;
      const name = typeof column === 'number' ? columnName(table, column, language) : undefined;
      if (name) input.label = batchTexts[language].check.ofColumn(input.label, name);
    }
  }
}

interface Shown {
  readonly read: ReadFile;
  readonly inputs: ReadonlyMap<number, readonly CellInput[]>;
  readonly checked: Checked;
  /** Findings that are said above the table. */
  readonly above: readonly Shared[];
  readonly services: readonly OfferedService[];
}

export function orderTable(
  request: PageRequest,
  rows: readonly CheckedOrder[],
  { read, inputs, checked, above, services }: Shown,
): VNode {
  const { language } = request;
  const text = batchTexts[language].check;
  const { columns, table: name } = text;
  const inputsIn = ({ line }: CheckedOrder) => inputs.get(line) ?? [];
  const saidAbove = new Set(
    above.filter(({ lines }) => lines.length > maxRepeated).flatMap(({ inRows }) => [...inRows]),
  );
  const sentence = (finding: FieldFinding) =>
    html`<p class=${finding.isProblem ? 'error' : 'advice'}>${saidOf(finding, language)}</p>`;
  const unasked = (row: CheckedOrder, column: ShownColumn) => {
    const asked = new Set(inputsIn(row).flatMap(({ problems }) => problems));
    return row.findings
      .filter(({ path, text, isProblem }) => isProblem && shownColumn(path) === column && !asked.has(text))
      .map(sentence);
  };
  const warnings = ({ findings }: CheckedOrder) => {
    const found = findings.filter(({ isProblem }) => !isProblem);
    if (found.length === 0) return null;
    return html`<details class="folded"><summary>${text.warningsOf(found.length)}</summary>${found.map(sentence)}</details>`;
  };
  const cell = (column: ShownColumn, shown: (row: CheckedOrder) => ComponentChildren) => ({
    name: columns[column],
    cell: (row: CheckedOrder) =>
      html`${shown(row)}${inputsIn(row)
        .filter((one) => one.column === column)
        .map((one) => {
          const choices = choicesOf(one.path, services, [countryOf(row.order.body)], language);
          const isAbove = (problem: string) =>
            saidAbove.has(saidOf({ label: one.label, text: problem }, language));
          const short = (problem: string) =>
            isAbove(problem) ? null : choices && one.value === '' ? text.choose : problem;
          return cellInput(one, text.rowOf(row.reference, one.place.line), choices, short);
        })}
      ${unasked(row, column)}`,
  });
  return table(
    name,
    [
      { name: columns.line, cell: ({ order }) => lineRanges(order.lines, language), isNumber: true },
      cell('reference', ({ reference }) => reference),
      cell('recipient', ({ order: { body } }) => textAt(body, 'recipient', 'contact_name')),
      cell('destination', ({ order: { body } }) => destinationText(body, language)),
      cell('items', ({ order: { body } }) => itemsText(body, batchTexts[language])),
      cell('weight', ({ order: { body } }) => weightText(body)),
      cell('service', ({ order: { body } }) => serviceText(textAt(body, 'service_tier_id'), request)),
      {
        name: columns.price,
        cell: ({ totalHkd, landedCost }) =>
          totalHkd === null
            ? ''
            : html`${amountText(totalHkd, language)}
                <p class="hint">${labeled(text.dutiesTaxes, costWords(request, landedCost), language)}</p>`,
        isNumber: true,
      },
      cell('state', (row) => html`${stateOf(request, row, checked, read)}${warnings(row)}`),
    ],
    rows,
    '',
  );
}

/** The label says which order it is of and what is wrong, too, so that a screen reader says it with the name. */
function cellInput(
  { place, label, value, hint, problems }: CellInput,
  row: string,
  choices: readonly Choice[] | null,
  short: (problem: string) => string | null,
): VNode {
  const said = problems.flatMap((problem) => short(problem) ?? []);
  const named = {
    'aria-label': [`${row} ${label}`, ...problems].join('. '),
    name: inputName(place),
    'aria-invalid': problems.length > 0 ? 'true' : undefined,
  };
  return html`<label class="cell">
    ${label}
    ${
      choices
        ? html`<select ...${named}>
            ${choices.some(([known]) => known === value) ? null : html`<option value=${value} selected>${value || '–'}</option>`}
            ${choices.map(([known, name]) => html`<option value=${known} selected=${known === value}>${name}</option>`)}
          </select>`
        : html`<input ...${named} value=${value} autocomplete="off" />`
    }
    ${said.map((problem) => html`<span class="error">${problem}</span>`)}
    ${hint && !choices && said.length === problems.length ? html`<span>${hint}</span>` : null}
  </label>`;
}

function stateOf(
  { base, language }: PageRequest,
  row: CheckedOrder,
  { again }: Checked,
  read: ReadFile,
): ComponentChildren {
  const { line, reference, state, placed, order, acceptance } = row;
  const text = batchTexts[language].check;
  const isAgain = placed !== null && again.has(reference);
  const tones = { problem: 'bad', doubt: 'bad', warning: 'warning', good: 'good', placed: 'quiet' } as const;
  return html`
    ${badge(isAgain && state === 'placed' ? text.states.again : text.states[state], isAgain && state === 'placed' ? 'moving' : tones[state])}
    ${placed === null ? null : html`<p>${withShipmentLink(placed, base)}</p>`}
    ${
      placed !== null
        ? html`<label class="check">
            <input type="checkbox" name="again" value=${reference} checked=${isAgain} /> ${text.bookAgain}
          </label>`
        : null
    }
    ${
      mayAccept(row)
        ? html`<label class="check">
            <input type="checkbox" name="accept" value=${acceptance?.key} checked=${acceptance?.isAccepted} /> ${text.bookAnyway}
          </label>`
        : null
    }
    ${order.leftOutItems.map((item) => html`<p class="advice">${leftOutItemText(item, language)}</p>`)}
    ${order.corrected.map((cell) => {
      const { path, given, value, reason } = cell;
      const said = labeled(labelOf(path, language), text.putRight(given, value), language);
      return html`<p class="advice">
        ${text.lineOf(cell.line)} ${said} ${text.corrections[reason]}
        <button class="quiet" name="give_back" value=${inputName(placeOfCell(cell, read))}>${text.giveBack(given)}</button>
      </p>`;
    })}
    <button name="open" value=${line} aria-label=${text.editLine(line)}>${text.edit}</button>
  `;
}

/** The name of a service. Its code shows where the pointer rests. */
function serviceText(code: string, { context, language }: PageRequest): ComponentChildren {
  const name = serviceNameIn(context.catalog.current, code, language);
  return name === null ? code : html`<span title=${code}>${name}</span>`;
}

function withShipmentLink(said: string, base: string): ComponentChildren {
  return said
    .split(/(SMP\d{13})/)
    .map((part, at) =>
      at % 2 === 1 ? html`<a href=${`${base}/shipments/${part}`}><code>${part}</code></a>` : part,
    );
}

function destinationText(body: unknown, language: Language): string {
  const [city, code, country] = ['city', 'postal_code', 'country_code'].map((field) =>
    textAt(body, 'recipient', field),
  );
  const name =
    country && /^[a-z]{2}$/i.test(country) ? countryName(country.toUpperCase(), language) : country;
  return [[city, code].filter(Boolean).join(' '), name].filter(Boolean).join(', ');
}

function itemsText(body: unknown, { check }: BatchTexts): string {
  const { items } = body as { readonly items?: unknown };
  if (!Array.isArray(items) || items.length === 0) return '';
  const [first] = items;
  const shown = [textAt(first, 'quantity'), textAt(first, 'description')].filter(Boolean).join(' × ');
  return items.length > 1 ? `${shown} ${check.more(items.length - 1)}` : shown;
}

function weightText(body: unknown): string {
  const { parcels } = body as { readonly parcels?: unknown };
  if (!Array.isArray(parcels)) return '';
  const weights = parcels.map((parcel) => (parcel as { weight_kg?: unknown } | undefined)?.weight_kg);
  if (!weights.every((weight) => typeof weight === 'number')) return '';
  return `${Number(weights.reduce((sum, weight) => sum + weight, 0).toFixed(3))} kg`;
}
