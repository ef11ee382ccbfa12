import { createHash } from 'node:crypto';
import type { ComponentChildren, VNode } from 'preact';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { serviceNameIn } from '../../catalog/catalog.ts';
import { violationText } from '../../contract/contract-text.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { centsToAmount } from '../../money.ts';
import { listServiceTiers } from '../../operation/catalog.ts';
import { fieldHint } from '../../order-file/field-choice.ts';
import { knownField } from '../../order-file/order-field.ts';
import { columnName, leftOutItemText, leftOutText } from '../../order-file/order-text.ts';
import { newKey } from '../order/order.ts';
import { orderTexts } from '../order/text.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { countryName } from '../shipment/goods.ts';
import { costWords, landedCostFact, landedCostTitle } from '../shipment/landed-cost.ts';
import { labeled } from '../text.ts';
import { amountText, badge, facts, table } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { paymentHelp } from '../wallet/wallet.ts';
import {
  type CheckedOrder,
  checkedOrders,
  type FieldFinding,
  labelOf,
  type Note,
  orderCents,
  pathOf,
  placeOfCell,
  placeOfField,
  pricedOrders,
  type ReadFile,
  type ShownColumn,
  shownColumn,
  textOfCell,
} from './checked-orders.ts';
import {
  type CellGroup,
  carriedFields,
  inputName,
  type OrderFileForm,
  type Place,
  placeOfInput,
  type ShownPage,
  type Suggestion,
  scriptTexts,
} from './order-file-form.ts';
import { type BatchTexts, batchTexts } from './text.ts';

const pageSize = 50;
/** Problems of many orders that have an input of their own, at most. */
const maxGroups = 8;
/** Orders whose rows repeat a problem that is said above the table, too. With more, the rows point to it. */
const maxRepeated = 5;
/** Orders or columns that a line names. */
const maxNamed = 5;

interface Checked {
  readonly orders: readonly CheckedOrder[];
  readonly notes: readonly Note[];
  readonly toBook: readonly CheckedOrder[];
  readonly again: ReadonlySet<string>;
}

interface CheckedFile {
  readonly form: OrderFileForm;
  readonly read: ReadFile;
  readonly validation: Schemas['ShipmentBatchValidation'];
}

/** Shows the checked orders, whose cells can be corrected, and what would be booked. */
export async function checkedPage(
  request: PageRequest,
  { form, read, validation }: CheckedFile,
  alert?: string,
): Promise<PageAnswer> {
  const { base, language } = request;
  const text = batchTexts[language];
  const checked = joinChecked(checkedOrders(read, validation, form.decisions, request), form);
  const groups = groupProblems(checked, read, language);
  const shared = sharedWarnings(checked, groups, language);
  const suggestions = findSuggestions(checked, read);
  const view = viewOf(request, form, checked, [...shared, ...groups]);
  const inputs = new Map(view.rows.map((row) => [row.line, inputsOf(row, read, view, language)] as const));
  const isPlaced = (order: CheckedOrder) => order.placed !== null;
  const placed = checked.orders.filter(isPlaced).map(({ reference }) => reference);
  const booked = new Set(checked.toBook);
  const shown: ShownPage = {
    columns: read.table.header.length,
    lines: view.rows.map(({ line }) => line),
    open: [...view.open],
    inputs: Object.fromEntries(
      [...inputs.values()].flat().map(({ place, value }) => [inputName(place), value]),
    ),
    groups: groups.map(({ cells }) => cells),
    suggestions,
    placed,
    boxes: view.rows.filter(isPlaced).map(({ reference }) => reference),
    doubts: view.rows.flatMap((order) => (mayAccept(order) ? [order.acceptance?.key ?? ''] : [])),
    leftOut: checked.orders.filter((order) => !booked.has(order)).map(({ line }) => line),
    toBook: pricedOrders(checked.toBook),
    page: view.page,
  };
  const listed = await runOperation(request, 'listServiceTiers', listServiceTiers, {});
  const { current: catalog } = request.context.catalog;
  const services = listed.data.map((one) => ({
    ...one,
    name: serviceNameIn(catalog, one.service_tier_id, language) ?? one.name,
  }));
  return {
    title: text.check.title,
    sendsOrders: true,
    content: html`
      ${alertText(alert)}
      <form method="post" action=${`${base}/batches/new`} enctype="multipart/form-data" data-orders="checked" ...${scriptTexts(language)} data-unsaved=${isDecided(form) ? 'yes' : undefined}>
        ${await carriedFields(form, form.decisions, { shown, key: newKey(request) })}
        ${await summary(request, { form, read, validation }, checked)}
        ${needlessSection(read, language)}
        ${groupSection({ groups, suggestions: suggestionTexts(checked, language), services }, checked, language)}
        ${sharedSection(shared, text)}
        ${againButtons(placed.length, checked.again.size, text)}
        <h2>${text.check.table}</h2>
        <p class="hint">${text.check.hint}</p>
        ${onlySome(view, text)}
        ${orderTable(request, view.rows, { inputs, checked, above: [...shared, ...groups], services })}
        ${view.rows.length > 10 ? html`<p class="buttons"><button name="do" value="check">${text.check.again}</button></p>` : null}
        ${pager(view, text)}
      </form>
    `,
  };
}

/** Says if an order has a box that accepts its doubts. */
function mayAccept({ state, acceptance }: CheckedOrder): boolean {
  return acceptance !== null && state !== 'problem' && state !== 'placed';
}

/** Says whether a person decided what no file has, and what is lost with the page. */
function isDecided({ decisions: { corrections, again, take, accepted } }: OrderFileForm): boolean {
  return corrections.length + again.length + take.length + accepted.length > 0;
}

function joinChecked(
  { orders: all, notes }: ReturnType<typeof checkedOrders>,
  { decisions }: OrderFileForm,
): Checked {
  const again = new Set(decisions.again);
  const orders = all.map((order): CheckedOrder => {
    if (order.placed === null) return order;
    // An order that is booked already needs no correction, unless it is booked again.
    if (!again.has(order.reference)) return { ...order, findings: [] };
    const problems = order.findings.filter(({ isProblem }) => isProblem);
    if (problems.length === 0) return order;
    return { ...order, state: problems.every(({ isDoubt }) => isDoubt) ? 'doubt' : 'problem' };
  });
  const toBook = orders.filter(
    ({ state, reference }) =>
      state !== 'problem' && state !== 'doubt' && (state !== 'placed' || again.has(reference)),
  );
  return { orders, notes, toBook, again };
}

/** A finding of several orders, with their first lines. */
interface Shared {
  readonly key: string;
  readonly said: string;
  readonly lines: readonly number[];
}

/** Finds the warnings of several orders. They are said once, above the table, with a button that shows the orders. */
function sharedWarnings({ orders }: Checked, groups: readonly ProblemGroup[], language: Language): Shared[] {
  const grouped = new Set(groups.map(({ text }) => text));
  const found = orders.flatMap(({ line, findings }) => {
    const said = findings
      .filter(({ isProblem, text }) => !isProblem && !grouped.has(text))
      .map((one) => saidOf(one, language));
    return [...new Set(said)].map((one) => ({ line, said: one }));
  });
  return [...Map.groupBy(found, ({ said }) => said)]
    .filter(([, same]) => same.length > 1)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([said, same]) => ({ key: keyOf(said), said, lines: same.map(({ line }) => line) }));
}

function saidOf({ label, text }: Pick<FieldFinding, 'label' | 'text'>, language: Language): string {
  return label ? labeled(label, text, language) : text;
}

/** Names a group of orders in the button that shows them. */
function keyOf(said: string): string {
  return createHash('sha256').update(said).digest('base64url').slice(0, 12);
}

interface View {
  /** Null: all orders. */
  readonly only: Shared | null;
  /** Orders on all pages. */
  readonly total: number;
  readonly rows: readonly CheckedOrder[];
  /** First lines of the rows whose cells are all inputs. */
  readonly open: ReadonlySet<number>;
  /** Inputs that stay because a person may be typing in one of them. */
  readonly kept: readonly Place[];
  readonly page: number;
}

const ranks: Readonly<Record<CheckedOrder['state'], number>> = {
  problem: 0,
  doubt: 1,
  warning: 2,
  good: 3,
  placed: 4,
};

/** Chooses the rows: bad ones first. While a person types, and when a row is opened, the rows stay where they are. */
function viewOf(
  { form }: PageRequest,
  { shown }: OrderFileForm,
  { orders: all }: Checked,
  groups: readonly Shared[],
): View {
  const wantedKey = form.one('show') || form.one('shown');
  const only = groups.find(({ key }) => key === wantedKey) ?? null;
  const chosen = new Set(only?.lines);
  const orders = only === null ? all : all.filter(({ line }) => chosen.has(line));
  const total = orders.length;
  const opened = Number(form.one('open'));
  const open = new Set([...(shown?.open ?? []), ...(opened > 0 ? [opened] : [])]);
  if (shown && (opened > 0 || form.one('do') === 'live')) {
    const byLine = new Map(all.map((order) => [order.line, order] as const));
    const rows = shown.lines.flatMap((line) => byLine.get(line) ?? []);
    const kept = Object.keys(shown.inputs).flatMap((name) => placeOfInput(name) ?? []);
    if (rows.length > 0) return { only, total, rows, open, kept, page: shown.page };
  }
  const sorted = orders.toSorted((one, other) => ranks[one.state] - ranks[other.state]);
  const pages = Math.max(Math.ceil(orders.length / pageSize), 1);
  const wanted = Number(form.one('page')) || 1;
  const page = Math.min(Math.max(Math.trunc(wanted), 1), pages);
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
  return { only, total, rows, open, kept: [], page };
}

/** Says that the table has only the orders of one group, with the button that shows all. */
function onlySome({ only, total }: View, { check }: BatchTexts): VNode | null {
  if (only === null) return null;
  return html`<p class="notice">
    <input type="hidden" name="shown" value=${only.key} />
    ${check.onlySome(total, only.said)} <button name="show" value="all">${check.showAll}</button>
  </p>`;
}

interface CellInput {
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
function inputsOf(
  { order, findings, line }: CheckedOrder,
  read: ReadFile,
  { open, kept }: Pick<View, 'open' | 'kept'>,
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
      value: textOfCell(read, place).replaceAll(/\s*[\r\n]+\s*/g, ' '),
      hint: null,
      problems: [],
    };
    inputs.set(name, input);
    return input;
  };
  const { mapping } = read.mapping;
  for (const { path, text, isProblem } of findings) {
    const place = isProblem ? placeOfField(order, path, read) : null;
    if (!place) continue;
    const input = inputAt(place, path);
    input.problems.push(text);
    const hint = fieldHint(path, language);
    // The problem may end with it.
    input.hint = hint !== null && text.endsWith(hint) ? null : hint;
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
  return [...inputs.values()];
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

interface ProblemGroup extends Shared {
  readonly path: string;
  readonly text: string;
  readonly isMissing: boolean;
  readonly cells: CellGroup;
}

/** Fields whose value can be the same in many orders. */
const sharedFields =
  /^(?:service_tier_id|parcels|items\.(?:hs_code|country|unit_weight)|declared_currency|goods_category)/;

/** Fields whose value is another in each order, so that one value for all that lack it is wrong. */
const ownFields = /^(?:reference_no|recipient\.(?:contact_name|address|city|region|postal_code))/;

/** Finds what many orders have in a field whose value can be the same for all of them: problems, then advice. */
function groupProblems({ orders }: Checked, read: ReadFile, language: Language): ProblemGroup[] {
  const found = orders.flatMap(({ order, findings }) =>
    findings.flatMap((finding) => {
      const { path, text, isProblem, isMissing } = finding;
      const field = knownField(path);
      if (!sharedFields.test(field) && (!isMissing || ownFields.test(field))) return [];
      const place = placeOfField(order, path, read);
      const said = saidOf(finding, language);
      return place
        ? [
            {
              path,
              text,
              said,
              isProblem,
              isMissing,
              place,
              line: order.lines[0] ?? 0,
              key: `${place.column} ${text}`,
            },
          ]
        : [];
    }),
  );
  const isProblem = ([first]: typeof found) => first?.isProblem === true;
  return [...Map.groupBy(found, ({ key }) => key).values()]
    .filter((group) => group.length > 1)
    .toSorted((one, other) => Number(isProblem(other)) - Number(isProblem(one)) || other.length - one.length)
    .slice(0, maxGroups)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { path, text, said, isMissing, place, key } = first;
      const cells = { column: place.column, lines: group.map((one) => one.place.line) };
      const lines = [...new Set(group.map(({ line }) => line))];
      return [{ path, text, said, isMissing, cells, lines, key: keyOf(key) }];
    });
}

/** An order has one suggestion at most for a cell. */
function findSuggestions({ orders }: Checked, read: ReadFile): Suggestion[] {
  return orders.flatMap(({ order, findings }) =>
    findings.flatMap(({ path, suggestion }) => {
      const place = suggestion === null ? null : placeOfField(order, path, read);
      return place && suggestion !== null ? [{ ...place, value: suggestion }] : [];
    }),
  );
}

async function summary(
  request: PageRequest,
  { form, read, validation }: CheckedFile,
  checked: Checked,
): Promise<VNode> {
  const { base, language, mode } = request;
  const text = batchTexts[language].check;
  const { orders, notes, toBook } = checked;
  const count = (wanted: CheckedOrder['state']) => orders.filter(({ state }) => state === wanted).length;
  const faulty = count('problem');
  const doubtful = count('doubt');
  const bad = faulty + doubtful;
  const warned = toBook.filter(({ findings }) => findings.length > 0).length;
  const leftOut = orders.length - bad - toBook.length;
  const cents = orderCents(toBook);
  const total = amountText(centsToAmount(cents), language);
  const again = toBook.filter(({ state }) => state === 'placed').length;
  const button = text.bookNotes(text.book[mode](toBook.length, total), again, warned);
  const isAllPlaced = toBook.length === 0 && leftOut > 0;
  const isGood = bad + warned + leftOut === 0;
  // The first button of a form is the one that Enter presses.
  return html`<section>
    ${facts([
      [batchTexts[language].total, orders.length],
      [text.toBook, `${toBook.length} · ${total}`],
      [
        landedCostTitle(language),
        landedCostFact(
          request,
          toBook.map(({ landedCost }) => landedCost),
        ),
      ],
      [text.bookedAgain, again || null],
      [text.problems, faulty || null],
      [text.doubts, doubtful || null],
      [text.warnings, warned || null],
      [text.placed, leftOut || null],
    ])}
    <p class=${isGood ? 'hint' : 'announce'} data-announce>${isGood ? text.good : text.counts(bad, warned, leftOut)}</p>
    ${isAllPlaced ? html`<p>${text.allPlaced}</p>` : null}
    ${notes.map((note) => html`<p class="advice">${text.same(note.text, note.orders)}</p>`)}
    ${await lackOfFunds(request, validation, cents)}
    ${totals(toBook, language)}
    <p class="buttons">
      <button name="do" value="check">${text.again}</button>
      ${
        toBook.length > 0
          ? html`<button class="main" formaction=${`${base}/batches`}>${button}</button>`
          : bad > 0
            ? html`<button formaction=${`${base}/batches`}>${text.keep(bad)}</button>`
            : null
      }
      ${bad > 0 ? html`<button name="do" value="problems">${text.downloadBad(bad)}</button>` : null}
      <a href=${`${base}/batches/new`}>${batchTexts[language].file.other}</a>
    </p>
    ${bad > 0 ? html`<p class="hint">${text.staysOut(bad)}</p><noscript><p class="hint">${text.unsaved}</p></noscript>` : null}
    ${understood(form, read, language)}
  </section>`;
}

/** Says how the file was understood, with the buttons that change it. */
function understood(
  { name }: OrderFileForm,
  { table: { form, candidates, sheet, otherSheets, hiddenRows }, mapping }: ReadFile,
  language: Language,
): VNode {
  const text = batchTexts[language];
  const read = [name, sheet && text.workbook.sheet(sheet, otherSheets), text.source[mapping.source]];
  const shown = read.filter(Boolean).join(' · ');
  const { ignored } = mapping;
  return html`${hiddenRows > 0 ? html`<p class="advice">${text.workbook.hidden(hiddenRows)}</p>` : null}
  ${ignored.length > 0 ? html`<p class="advice">${text.mapping.ignored(ignored.slice(0, maxNamed), ignored.length)}</p>` : null}
  <p class="understood">
    ${shown} <button name="do" value="mapping">${text.mapping.change}</button>
    ${form === 'text' && candidates.length > 1 ? html`<button name="do" value="encoding">${text.encoding.change}</button>` : null}
  </p>`;
}

async function lackOfFunds(
  request: PageRequest,
  { violations }: Schemas['ShipmentBatchValidation'],
  cents: number,
): Promise<ComponentChildren> {
  const { context, scope, language } = request;
  if (!scope.livemode) return null;
  const { balanceCents, heldCents } = await readWallet(context.db.kysely, scope);
  const available = balanceCents - heldCents;
  const [violation] = violations;
  if (violation && violation.code !== 'INSUFFICIENT_FUNDS')
    return alertText(violationText(violation, language));
  if (!violation && cents <= available) return null;
  const amount = (value: number) => amountText(centsToAmount(value), language);
  if (cents <= available) return null;
  return html`${alertText(batchTexts[language].check.lacks(amount(available), amount(cents - available)))}
    <details><summary>${batchTexts[language].check.addMoney}</summary>${await paymentHelp(request)}</details>`;
}

interface Total {
  readonly name: string;
  readonly orders: number;
  readonly cents: number;
}

function totals(toBook: readonly CheckedOrder[], language: Language): VNode | null {
  if (toBook.length === 0) return null;
  const text = batchTexts[language].check;
  const sums = (nameOf: (order: CheckedOrder) => string): Total[] =>
    [...Map.groupBy(toBook, nameOf)]
      .map(([name, orders]) => ({ name, orders: orders.length, cents: orderCents(orders) }))
      .toSorted((one, other) => other.orders - one.orders);
  const part = (title: string, rows: readonly Total[]) =>
    table(
      title,
      [
        { name: title, cell: ({ name }: Total) => name },
        { name: text.by.orders, cell: ({ orders }) => orders, isNumber: true },
        {
          name: text.by.price,
          cell: ({ cents }) => amountText(centsToAmount(cents), language),
          isNumber: true,
        },
      ],
      rows,
      '',
    );
  return html`<details>
    <summary>${text.totals}</summary>
    ${part(
      text.by.service,
      sums(({ order }) => textAt(order.body, 'service_tier_id')),
    )}
    ${part(
      text.by.country,
      sums(({ order }) =>
        countryName(textAt(order.body, 'recipient', 'country_code').toUpperCase(), language),
      ),
    )}
  </details>`;
}

/** Returns the text at a path of a body that is not validated; empty if there is none. */
function textAt(body: unknown, ...path: readonly (string | number)[]): string {
  let value = body;
  for (const step of path)
    value = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Says which order, field and values each suggestion is for. */
function suggestionTexts({ orders }: Checked, language: Language): string[] {
  return orders.flatMap(({ order, reference, findings }) =>
    findings.flatMap(({ path, label, suggestion }) => {
      const now = textAt(order.body, ...path.split('.'));
      return suggestion === null
        ? []
        : [`${reference} ${labeled(label, `${now} → ${suggestion}`, language)}`];
    }),
  );
}

/** Shows what the check says of several orders, with the button that shows them. */
function sharedSection(shared: readonly Shared[], { check }: BatchTexts): VNode | null {
  if (shared.length === 0) return null;
  return html`<section>
    <h2>${check.shared}</h2>
    ${shared.map(
      ({ key, said, lines }) => html`<p class="advice">
        ${said} <button name="show" value=${key}>${check.showOrders(lines.length)}</button>
      </p>`,
    )}
  </section>`;
}

type Service = Pick<
  Schemas['PublicServiceTier'],
  'service_tier_id' | 'name' | 'destinations' | 'goods_categories'
>;

interface ForMany {
  readonly groups: readonly ProblemGroup[];
  readonly suggestions: readonly string[];
  readonly services: readonly Service[];
}

function groupSection(
  { groups, suggestions, services }: ForMany,
  { orders }: Checked,
  language: Language,
): VNode | null {
  if (groups.length === 0 && suggestions.length === 0) return null;
  const text = batchTexts[language].check;
  const countriesOf = (lines: readonly number[]) => {
    const chosen = new Set(lines);
    return orders.filter(({ line }) => chosen.has(line)).map(({ order: { body } }) => countryOf(body));
  };
  return html`<section>
    <h2>${text.forAll}</h2>
    ${groups.length > 0 ? html`<p class="hint">${text.forAllHint}</p>` : null}
    <div class="grid">
      ${groups.map(({ path, text: said, isMissing, lines, cells, key }, at) => {
        const choices = choicesOf(path, services, countriesOf(lines), language);
        return html`<div class="field">
          <label for=${`all-${at}`}>${text[isMissing ? 'setMissing' : 'setAll'](labelOf(path, language), cells.lines.length)}</label>
          ${
            choices
              ? html`<select id=${`all-${at}`} name=${`all.${at}`} aria-describedby=${`all-${at}-hint`}>
                  <option value="">${text.choose}</option>
                  ${choices.map(([value, name]) => html`<option value=${value}>${name}</option>`)}
                </select>`
              : html`<input id=${`all-${at}`} name=${`all.${at}`} autocomplete="off" aria-describedby=${`all-${at}-hint`} />`
          }
          <p class="hint" id=${`all-${at}-hint`}>
            ${choices && isMissing ? text.chooseMissing : said}
            <button class="quiet" name="show" value=${key}>${text.showOrders(lines.length)}</button>
          </p>
        </div>`;
      })}
    </div>
    ${suggestions.slice(0, maxNamed).map((one) => html`<p class="hint">${one}</p>`)}
    ${suggestions.length > maxNamed ? html`<p class="hint">${text.more(suggestions.length - maxNamed)}</p>` : null}
    <p class="buttons">
      ${groups.length > 0 ? html`<button name="do" value="check">${text.apply}</button>` : null}
      ${suggestions.length > 0 ? html`<button name="do" value="suggestions">${text.takeSuggestions(suggestions.length)}</button>` : null}
    </p>
  </section>`;
}

type Choice = readonly [value: string, name: string];

/** Goods that most orders have. Their services come first. */
const usualCategory = 'general';

/**
 * Returns the values that a person chooses a field from; null for a field that is typed. Services that go to none of the
 * countries are left out, and those for usual goods come first.
 */
function choicesOf(
  path: string,
  services: readonly Service[],
  countries: readonly string[],
  language: Language,
): Choice[] | null {
  const isUnusual = (category: string | undefined) => Number(category !== usualCategory);
  if (path === 'goods_category') {
    const names = orderTexts[language].quote.categories;
    const known = [...new Set(services.flatMap(({ goods_categories }) => goods_categories))];
    return known
      .toSorted((one, other) => isUnusual(one) - isUnusual(other))
      .map((one) => [one, names[one] ?? one] as const);
  }
  if (path !== 'service_tier_id') return null;
  const reached = ({ destinations }: Service) => countries.filter((one) => destinations.includes(one)).length;
  const reaching = services.filter((service) => reached(service) > 0);
  return (reaching.length > 0 ? reaching : services)
    .toSorted(
      (one, other) =>
        reached(other) - reached(one) ||
        isUnusual(one.goods_categories[0]) - isUnusual(other.goods_categories[0]),
    )
    .map(({ service_tier_id: code, name }) => [code, `${name} (${code})`] as const);
}

function countryOf(body: unknown): string {
  return textAt(body, 'recipient', 'country_code').toUpperCase();
}

/** Lists the orders that need no shipment as the shop says, with a button that takes them all the same. */
function needlessSection({ leftOut }: ReadFile, language: Language): VNode | null {
  if (leftOut.length === 0) return null;
  const text = batchTexts[language].check.needless;
  return html`<section>
    <h2>${text.title}</h2>
    ${[...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, orders]) => {
      const named = orders
        .slice(0, maxNamed)
        .map(({ reference, lines }) => reference ?? text.lines(String(lines[0])));
      const more = orders.length - named.length;
      return html`<p>
        ${labeled(leftOutText(reason, language), named.join(language === 'en' ? ', ' : '、'), language)}${more > 0 ? ` ${batchTexts[language].check.more(more)}` : ''}
        <button name="take" value=${reason}>${text.take(orders.length)}</button>
      </p>`;
    })}
  </section>`;
}

function againButtons(placed: number, again: number, { check }: BatchTexts): VNode | null {
  if (placed < 2) return null;
  return html`<p class="buttons">
    ${again < placed ? html`<button name="again_all" value="yes">${check.bookAllAgain(placed)}</button>` : null}
    ${again > 0 ? html`<button name="again_all" value="no">${check.leaveAllOut}</button>` : null}
  </p>`;
}

interface Shown {
  readonly inputs: ReadonlyMap<number, readonly CellInput[]>;
  readonly checked: Checked;
  /** Findings that are said above the table. */
  readonly above: readonly Shared[];
  readonly services: readonly Service[];
}

function orderTable(
  request: PageRequest,
  rows: readonly CheckedOrder[],
  { inputs, checked, above, services }: Shown,
): VNode {
  const { language } = request;
  const text = batchTexts[language].check;
  const { columns, table: name } = text;
  const inputsIn = ({ line }: CheckedOrder) => inputs.get(line) ?? [];
  const saidAbove = new Set(above.filter(({ lines }) => lines.length > maxRepeated).map(({ said }) => said));
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
            choices && one.value === '' ? text.choose : isAbove(problem) ? text.seeAbove : problem;
          return cellInput(one, text.rowOf(row.reference, one.place.line), choices, short);
        })}
      ${unasked(row, column)}`,
  });
  return table(
    name,
    [
      { name: columns.line, cell: ({ line }) => line, isNumber: true },
      cell('reference', ({ reference }) => reference),
      cell('recipient', ({ order: { body } }) => textAt(body, 'recipient', 'contact_name')),
      cell('destination', ({ order: { body } }) => destinationText(body, language)),
      cell('items', ({ order: { body } }) => itemsText(body, batchTexts[language])),
      cell('weight', ({ order: { body } }) => weightText(body)),
      cell('service', ({ order: { body } }) => textAt(body, 'service_tier_id')),
      {
        name: columns.price,
        cell: ({ totalHkd, landedCost }) =>
          totalHkd === null
            ? ''
            : html`${amountText(totalHkd, language)}
                <p class="hint">${labeled(text.dutiesTaxes, costWords(request, landedCost), language)}</p>`,
        isNumber: true,
      },
      cell('state', (row) => html`${stateOf(request, row, checked)}${warnings(row)}`),
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
  short: (problem: string) => string,
): VNode {
  const said = problems.map(short);
  const named = {
    'aria-label': [`${row} ${label}`, ...(choices ? said : problems)].join('. '),
    name: inputName(place),
    'aria-invalid': problems.length > 0 ? 'true' : undefined,
  };
  return html`<label class="cell">
    ${label}
    ${
      choices
        ? html`<select ...${named}>
            ${choices.some(([known]) => known === value) ? null : html`<option value=${value} selected>${value || said[0] || '–'}</option>`}
            ${choices.map(([known, name]) => html`<option value=${known} selected=${known === value}>${name}</option>`)}
          </select>`
        : html`<input ...${named} value=${value} autocomplete="off" />`
    }
    ${said.map((problem) => html`<span class="error">${problem}</span>`)}
    ${hint && !choices && said.every((one) => problems.includes(one)) ? html`<span>${hint}</span>` : null}
  </label>`;
}

function stateOf({ base, language }: PageRequest, row: CheckedOrder, { again }: Checked): ComponentChildren {
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
    ${order.corrected.map(({ given, value }) => html`<p class="advice">${text.putRight(given, value)}</p>`)}
    <button name="open" value=${line} aria-label=${text.editLine(line)}>${text.edit}</button>
  `;
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

function pager({ page, rows, total }: View, { check }: BatchTexts): VNode | null {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize;
  return html`<nav class="buttons" aria-label=${check.pages}>
    <span>${check.page(first + 1, first + rows.length, total)}</span>
    ${page > 1 ? html`<button name="page" value=${page - 1}>${check.previous}</button>` : null}
    ${first + rows.length < total ? html`<button name="page" value=${page + 1}>${check.next}</button>` : null}
  </nav>`;
}
