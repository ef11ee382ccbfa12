import type { VNode } from 'preact';
import { serviceNameIn } from '../../catalog/catalog.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { listServiceTiers } from '../../operation/catalog.ts';
import { newKey } from '../order/order.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { alertText } from '../view/field.ts';
import {
  type Checked,
  type CheckedFile,
  type CheckedOrder,
  checkedOrders,
  joinChecked,
  labelOf,
  mayAccept,
  placeOfCell,
  pricedOrders,
} from './checked-orders.ts';
import { againButtons, needlessSection, summary } from './checked-summary.ts';
import { inputsOf, type OpenInputs, orderTable } from './checked-table.ts';
import {
  carriedFields,
  inputName,
  type OrderFileForm,
  placeOfInput,
  type ShownPage,
  scriptTexts,
} from './order-file-form.ts';
import {
  findSuggestions,
  groupProblems,
  groupSection,
  maxRepeated,
  type ProblemGroup,
  type Shared,
  sharedSection,
  sharedWarnings,
  suggestionTexts,
} from './problem-groups.ts';
import { type BatchTexts, batchTexts } from './text.ts';

const pageSize = 50;

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
    given: view.rows.flatMap(({ order }) =>
      order.corrected.map((cell) => ({ ...placeOfCell(cell, read), value: cell.given })),
    ),
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
        ${sharedSection(shared, language)}
        ${againButtons(placed.length, checked.again.size, text)}
        <h2>${text.check.table}</h2>
        <p class="hint">${lackOfAll(groups, checked, text, language) ?? text.check.hint}</p>
        ${onlySome(view, text)}
        ${orderTable(request, view.rows, { read, inputs, checked, above: [...shared, ...groups], services })}
        ${view.rows.length > 10 ? html`<p class="buttons"><button name="do" value="check">${text.check.again}</button></p>` : null}
        ${pager(view, text)}
      </form>
    `,
  };
}

/** Says what every order lacks, once in place of a problem in each row; null if some order has it. */
function lackOfAll(
  groups: readonly ProblemGroup[],
  { orders }: Checked,
  { check }: BatchTexts,
  language: Language,
): string | null {
  const group = groups.find(({ isMissing, lines }) => isMissing && lines.length === orders.length);
  return orders.length > maxRepeated && group
    ? check.allLack(labelOf(group.path, language), orders.length)
    : null;
}

/** Says whether a person decided what no file has, and what is lost with the page. */
function isDecided({ decisions: { corrections, again, take, accepted } }: OrderFileForm): boolean {
  return corrections.length + again.length + take.length + accepted.length > 0;
}

interface View extends OpenInputs {
  /** Null: all orders. */
  readonly only: Shared | null;
  /** Orders on all pages. */
  readonly total: number;
  readonly rows: readonly CheckedOrder[];
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

function pager({ page, rows, total }: View, { check }: BatchTexts): VNode | null {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize;
  return html`<nav class="buttons" aria-label=${check.pages}>
    <span>${check.page(first + 1, first + rows.length, total)}</span>
    ${page > 1 ? html`<button name="page" value=${page - 1}>${check.previous}</button>` : null}
    ${first + rows.length < total ? html`<button name="page" value=${page + 1}>${check.next}</button>` : null}
  </nav>`;
}
