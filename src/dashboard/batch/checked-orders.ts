import { createHash } from 'node:crypto';
import type { Schemas } from '../../../generated/operations.ts';
import { lineOfReference } from '../../batch/batch.ts';
import { isPlacedWarning } from '../../booking/placed-reference.ts';
import type { Violation } from '../../contract/errors.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import type { Language } from '../../language.ts';
import { meaningLabel } from '../../order-file/field-choice.ts';
import type { CellFault, FileCell, FileOrder } from '../../order-file/file-order.ts';
import { keptFault, namesLines, readKeptFault } from '../../order-file/kept-fault.ts';
import { contractPath, knownField } from '../../order-file/order-field.ts';
import type { OrderFile } from '../../order-file/order-file.ts';
import { cellFaultText } from '../../order-file/order-text.ts';
import { addressParts, stepsOf } from '../../order-file/orders.ts';
import { valueFaultText } from '../../order-file/value-fault.ts';
import { adviceText, type Reader } from '../advice.ts';
import type { ShownLandedCost } from '../shipment/landed-cost.ts';
import { labeled } from '../text.ts';
import { fileDoubtCodes, fileDoubts } from './file-doubts.ts';
import type { AskedProblem, Decisions, OrderFileForm, Place, PricedOrders } from './order-file-form.ts';
import { batchTexts } from './text.ts';

export type ReadFile = Extract<OrderFile, { readonly fault: null }>;

/** A column of the table of checked orders. */
export type ShownColumn =
  | 'reference'
  | 'recipient'
  | 'destination'
  | 'items'
  | 'weight'
  | 'service'
  | 'state';

/** A problem or a warning that the check found on a field. */
export interface FieldFinding {
  /** Path in the order. */
  readonly path: string;
  /** The cell, if the path leads to that of another row. */
  readonly cell?: FileCell;
  readonly label: string;
  readonly text: string;
  /** The order is not booked with it. */
  readonly isProblem: boolean;
  /** A problem that a person may accept: the order can be booked, but a carrier would hardly deliver it. */
  readonly isDoubt: boolean;
  readonly isMissing: boolean;
  readonly suggestion: string | null;
}

export type CheckedState = 'problem' | 'doubt' | 'warning' | 'good' | 'placed';

/** The doubts of an order. A person accepts them together, as they are now. */
interface Acceptance {
  readonly key: string;
  readonly isAccepted: boolean;
}

/** Warnings on a recipient with which a carrier would hardly deliver, and those of a file: they are accepted order by order. */
export const doubtCodes: ReadonlySet<string> = new Set([
  'POSTAL_CODE_MISSING',
  'POSTAL_CODE_INVALID',
  'POSTAL_CODE_ELSEWHERE',
  'REGION_UNKNOWN',
  'PHONE_INVALID',
  'PO_BOX',
  'TEXT_LOST',
  ...fileDoubtCodes,
]);

function isDoubt({ path, code }: Pick<Schemas['Warning'], 'path' | 'code'>): boolean {
  const isOfFile = fileDoubtCodes.some((one) => one === code);
  return isOfFile || (path[0] === 'recipient' && doubtCodes.has(code));
}

export interface CheckedOrder {
  readonly order: FileOrder;
  /** First line of the order. */
  readonly line: number;
  readonly reference: string;
  readonly state: CheckedState;
  readonly findings: readonly FieldFinding[];
  /** Null: there is no doubt. */
  readonly acceptance: Acceptance | null;
  /** Problems of the order, as a refusal keeps them. */
  readonly violations: readonly Violation[];
  /** Why the order is left out unless it is booked again. */
  readonly placed: string | null;
  readonly totalHkd: number | null;
  readonly landedCost: ShownLandedCost;
}

/** A warning that concerns no order more than another, and the number of orders. */
export interface Note {
  readonly text: string;
  readonly orders: number;
}

/**
 * Joins what the reading and the dry run found, in the order of the file. `lineOf` returns the number of a line as texts name
 * it; undefined if they can't.
 */
export function checkedOrders(
  read: ReadFile,
  checked: Schemas['ShipmentBatchValidation'],
  decisions: Pick<Decisions, 'accepted' | 'asked' | 'corrections'>,
  reader: Reader,
  lineOf: (line: number) => number | undefined = (line) => line,
): { readonly orders: readonly CheckedOrder[]; readonly notes: readonly Note[] } {
  const { language } = reader;
  const notes = new Map<string, number>();
  const accepted = new Set(decisions.accepted);
  const asked = Map.groupBy(decisions.asked, ({ line }) => line);
  const doubts = fileDoubts(read.orders);
  const all = checked.orders.flatMap((one): CheckedOrder[] => {
    const order = read.orders[one.index];
    const warned = [...one.warnings, ...(doubts[one.index] ?? [])];
    if (!order) return [];
    const [line = 0] = order.lines;
    const found = (
      { path, ...said }: Schemas['Violation'] & { readonly suggestion?: string | null },
      isProblem: boolean,
    ): FieldFinding => ({
      path: path.join('.'),
      label: labelOf(path.join('.'), language),
      text:
        (isProblem && valueFaultText({ path, ...said }, valueAt(order.body, path), language)) ||
        adviceText(said, reader),
      isProblem,
      isDoubt: false,
      isMissing: isProblem && (valueAt(order.body, path) ?? '') === '',
      suggestion: said.suggestion ?? null,
    });
    const unread = order.faults.map(
      (fault): FieldFinding => ({
        path: fault.path,
        // Of two equal rows, the path is that of the first.
        ...(fault.reason === 'repeated_row' ? { cell: { line: fault.line, column: fault.column } } : {}),
        label: labelOf(fault.path, language),
        text: cellFaultText(withLines(fault, lineOf), language),
        isProblem: true,
        isDoubt: false,
        isMissing: fault.reason === 'no_currency',
        suggestion: null,
      }),
    );
    const problems = one.violations
      .flatMap(ofLeaves)
      .map((violation) => found(violation, true))
      .filter(({ path }) => !unread.some((fault) => fault.path === path));
    const placed = one.warnings.find(isPlacedWarning);
    const hasSender = Object.keys(order.cells).some((path) => path.startsWith('sender'));
    const advice = warned
      .filter((warning) => !isPlacedWarning(warning))
      .map((warning) => ({
        ...found(warning, false),
        isProblem: isDoubt(warning),
        isDoubt: isDoubt(warning),
      }))
      .filter(({ path }) => !unread.some((fault) => fault.path === path));
    const isKnown = (path: string) =>
      [...unread, ...problems, ...advice.filter((known) => known.isDoubt)].some(
        (known) => known.path === path,
      );
    // The name that a batch gave an order without a reference is none to book it with.
    const isUnnamed = lineOfReference(String(order.body.reference_no ?? '')) !== null;
    const said = asked.get(line) ?? [];
    const isSaid = !isUnnamed || said.some((one) => pathText(one) === 'reference_no');
    const stored = isSaid ? said : [...said, { line, path: ['reference_no'], message: 'is required' }];
    const open = stored.filter(
      (one) => !isKnown(pathText(one)) && !isCorrected(order, pathText(one), read, decisions),
    );
    const kept = open.map((one): FieldFinding => {
      const path = pathText(one);
      return {
        path,
        label: labelOf(path, language),
        text: askedText(one, reader),
        isProblem: true,
        isDoubt: path !== 'reference_no' || !isUnnamed,
        isMissing: false,
        suggestion: null,
      };
    });
    const isNote = ({ path }: FieldFinding) => path.startsWith('sender') && !hasSender;
    for (const { label, text: said } of advice.filter(isNote)) {
      const note = labeled(label, said, language);
      notes.set(note, (notes.get(note) ?? 0) + 1);
    }
    const warnings = [...kept, ...advice.filter((one) => !isNote(one))];
    const isBad = unread.length + problems.length > 0 || kept.some(({ isDoubt }) => !isDoubt);
    const acceptance = acceptanceOf(order, warnings, accepted);
    const isDoubtful = acceptance !== null && !acceptance.isAccepted;
    const state = isBad ? 'problem' : isDoubtful ? 'doubt' : warnings.length > 0 ? 'warning' : 'good';
    const findings = [...unread, ...problems, ...warnings];
    return [
      {
        order,
        line,
        reference: one.reference_no ?? '',
        state: placed ? 'placed' : state,
        findings: acceptance?.isAccepted
          ? findings.map((finding) => (finding.isDoubt ? { ...finding, isProblem: false } : finding))
          : findings,
        acceptance,
        violations: [
          ...order.faults.map((fault) => ({
            ...invalid(fault.path, cellFaultText(fault, 'en')),
            ...keptFault(fault),
          })),
          ...one.violations.map(({ path, message }) => invalid(path.join('.'), message)),
          ...warned
            .filter(isDoubt)
            // Pages say it by its code, in the language of the reader.
            .map(({ path, code, message }) => ({ ...invalid(path.join('.'), message), rule: code })),
          ...open.map(({ line: _, ...violation }) => ({ ...violation, code: 'INVALID_FIELD' as const })),
        ],
        placed: placed ? adviceText(placed, reader) : null,
        totalHkd: one.total_hkd,
        landedCost: { landed_cost: one.landed_cost ?? null, landed_cost_gap: one.landed_cost_gap ?? null },
      },
    ];
  });
  return { orders: all, notes: [...notes].map(([said, count]) => ({ text: said, orders: count })) };
}

function invalid(path: string, message: string): Violation {
  return { path: stepsOf(path), code: 'INVALID_FIELD', message };
}

function pathText({ path }: AskedProblem): string {
  return path.join('.');
}

/** Says what was wrong with an order when it was refused. */
function askedText(asked: AskedProblem, reader: Reader): string {
  const { language } = reader;
  const { message } = asked;
  const fault = readKeptFault(asked);
  if (fault)
    return [
      cellFaultText(fault, language),
      ...(namesLines(fault) ? [batchTexts[language].check.oldLines] : []),
    ].join(language === 'en' ? ' ' : '');
  const code = asked.rule !== undefined && doubtCodes.has(asked.rule) ? asked.rule : 'INVALID_FIELD';
  return valueFaultText(asked, undefined, language) || adviceText({ code, message }, reader);
}

/** Says if a person wrote a field of an order since it was refused. */
function isCorrected(
  { lines }: FileOrder,
  path: string,
  { mapping: { mapping } }: ReadFile,
  { corrections }: Pick<Decisions, 'corrections'>,
): boolean {
  return corrections.some(
    ({ line, column }) =>
      lines.includes(line) && knownField(mapping[column]?.field ?? '') === knownField(path),
  );
}

function acceptanceOf(
  { body, lines }: FileOrder,
  findings: readonly FieldFinding[],
  accepted: ReadonlySet<string>,
): Acceptance | null {
  const doubts = findings.filter(({ isDoubt }) => isDoubt);
  if (doubts.length === 0) return null;
  const seen = doubts.map(({ path, text }) => [path, text, valueAt(body, path.split('.'))]);
  const digest = createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 12);
  const key = `${lines[0]}.${digest}`;
  return { key, isAccepted: accepted.has(key) };
}

function withLines(fault: CellFault, lineOf: (line: number) => number | undefined): CellFault {
  if (!('otherLine' in fault)) return fault;
  const [line, otherLine] = [fault.line, fault.otherLine].map((one) => lineOf(one) ?? one);
  return { ...fault, line: line ?? 0, otherLine: otherLine ?? 0 };
}

/** Names orders with their prices by a digest, so that no others are booked than those that a person saw. */
export function pricedOrders(
  orders: readonly { readonly order: FileOrder; readonly totalHkd: number | null }[],
): PricedOrders {
  const shown = orders.map(({ order: { body }, totalHkd }) => [body, totalHkd]);
  return {
    digest: createHash('sha256').update(JSON.stringify(shown)).digest('base64url'),
    cents: orderCents(orders),
  };
}

export function orderCents(orders: readonly { readonly totalHkd: number | null }[]): number {
  return orders.reduce((sum, { totalHkd }) => sum + Math.round((totalHkd ?? 0) * 100), 0);
}

/** Fields that an order always has. An order without their cells lacks the part as a whole. */
const leaves: Readonly<Record<string, readonly string[]>> = {
  recipient: ['contact_name', 'phone', 'country_code', 'city', 'address'],
  parcels: ['0.weight_kg'],
  items: ['0.description', '0.quantity'],
};

function ofLeaves(violation: Schemas['Violation']): Schemas['Violation'][] {
  const [part = '', ...rest] = violation.path;
  const fields = rest.length === 0 ? leaves[part] : undefined;
  if (!fields) return [violation];
  return fields.map((field) => ({ ...violation, path: [part, ...field.split('.')], message: 'is required' }));
}

function valueAt(body: unknown, path: Schemas['Violation']['path']): unknown {
  return path.reduce((value, step) => (value as Readonly<Record<string, unknown>> | null)?.[step], body);
}

/** Names a field of an order. A recipient's needs no name of the party: the column of the table says it. */
export function labelOf(path: string, language: Language): string {
  const label = meaningLabel({ field: path }, language);
  if (label === path) return fieldLabel(path.split('.'), language);
  return path.startsWith('recipient.') ? label.replace(/^[^:：]+[:：] ?/, '') : label;
}

/** Returns the column of the table that shows a field. */
export function shownColumn(path: string): ShownColumn {
  if (path === 'reference_no') return 'reference';
  if (/^recipient\.(?:contact_name|phone|email|company)/.test(path)) return 'recipient';
  if (path.startsWith('recipient')) return 'destination';
  if (path.startsWith('items')) return 'items';
  if (path.startsWith('parcels')) return 'weight';
  return /^(?:service_tier_id|goods_category|selected_surcharges)/.test(path) ? 'service' : 'state';
}

/** Returns a cell as inputs name it: a column that was added for a field by the field, which stays the same. */
export function placeOfCell({ line, column }: FileCell, { table, mapping: { mapping } }: ReadFile): Place {
  const field = column < table.header.length ? undefined : mapping[column]?.field;
  return { line, column: field ?? column };
}

/** Returns the cell that a finding is about; null if no cell is. */
export function placeOfFinding(
  order: FileOrder,
  { path, cell }: Pick<FieldFinding, 'path' | 'cell'>,
  read: ReadFile,
): Place | null {
  return cell ? placeOfCell(cell, read) : placeOfField(order, path, read);
}

/** Returns the cell that has a field of an order, or would have it; null if no cell can. */
export function placeOfField({ cells, lines }: FileOrder, path: string, read: ReadFile): Place | null {
  const { mapping } = read.mapping;
  // An address is wholly that of the delivery, or wholly that of who pays.
  const isBilling = Object.entries(cells).some(
    ([other, { column }]) =>
      addressParts.test(other) && addressParts.test(path) && mapping[column]?.isFallback,
  );
  const columnOf = (field: string, isFallback: boolean) =>
    mapping.findIndex((meaning) => meaning?.field === field && (meaning.isFallback ?? false) === isFallback);
  const place = (line: number, field: string): Place => {
    const column = [columnOf(field, isBilling), columnOf(field, !isBilling)].find((at) => at !== -1);
    return column === undefined ? { line, column: field } : placeOfCell({ line, column }, read);
  };
  const cell = cells[path];
  if (cell) return placeOfCell(cell, read);
  const [line = 0] = lines;
  const [, list, index = '0', name] = /^(parcels|items)(?:\.(\d+))?\.(\w+)$/.exec(path) ?? [];
  if (list === undefined) return contractPath(path) === path ? place(line, path) : null;
  // The row of another field of the same entry is that of this field too.
  const beside = Object.entries(cells).find(([other]) => other.startsWith(`${list}.${index}.`))?.[1];
  const [, at = index] = /^\w+\.(\d+)\./.exec((beside && mapping[beside.column]?.field) ?? '') ?? [];
  return place(beside?.line ?? line, `${list}.${at}.${name}`);
}

/** Returns the path of the field that a cell has in an order; undefined if it is empty. */
export function pathOf({ cells }: FileOrder, { line, column }: Place, read: ReadFile): string | undefined {
  return Object.entries(cells).find(([, cell]) => {
    const place = placeOfCell(cell, read);
    return place.line === line && place.column === column;
  })?.[0];
}

/** Returns the text of a cell, as the file has it or as a person corrected it. */
export function textOfCell({ table, mapping: { mapping } }: ReadFile, { line, column }: Place): string {
  const at = typeof column === 'number' ? column : mapping.findIndex((meaning) => meaning?.field === column);
  return table.rows.find((one) => one.line === line)?.cells[at] ?? '';
}

/** A file of orders, and what its dry run says of it. */
export interface CheckedFile {
  readonly form: OrderFileForm;
  readonly read: ReadFile;
  readonly validation: Schemas['ShipmentBatchValidation'];
}

export interface Checked {
  readonly orders: readonly CheckedOrder[];
  readonly notes: readonly Note[];
  readonly toBook: readonly CheckedOrder[];
  readonly again: ReadonlySet<string>;
}

/** Says if an order has a box that accepts its doubts. */
export function mayAccept({ state, acceptance }: CheckedOrder): boolean {
  return acceptance !== null && state !== 'problem' && state !== 'placed';
}

export function joinChecked(
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
