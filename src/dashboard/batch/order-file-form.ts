import type { VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import type { RefusedPlace } from '../../batch/batch.ts';
import { HttpError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { type Encoding, encodings } from '../../order-file/encoding-name.ts';
import { meaningValue, readMeaning } from '../../order-file/field-choice.ts';
import { maxKeptLength } from '../../order-file/kept-fault.ts';
import type { Mapping } from '../../order-file/mapping.ts';
import { contractPath } from '../../order-file/order-field.ts';
import type { Correction, NoShipmentReason } from '../../order-file/order-file.ts';
import { leftOutReasons } from '../../order-file/order-text.ts';
import { maxFileBytes } from '../../order-file/table.ts';
import { pack, unpack } from '../packed.ts';
import type { PageRequest } from '../page-request.ts';
import { hiddenFields } from '../view/form.ts';
import { batchTexts } from './text.ts';

/** Decisions about 1,000 orders of 100 cells each. */
const maxStateBytes = 4 * 1024 * 1024;

/** Decisions of a person about a file. The page carries it: nothing is kept of a file that is not booked. */
export interface Decisions {
  readonly encoding: Encoding | null;
  /** The first row names the columns. Null: found out from its cells. */
  readonly hasHeader: boolean | null;
  readonly mapping: Mapping | null;
  /** The account keeps the mapping for files with the same columns. */
  readonly isRemembered: boolean;
  /** Orders that are booked although the shop says that they need no shipment. */
  readonly take: readonly NoShipmentReason[];
  /** Fields that the file has no column for. */
  readonly added: readonly string[];
  readonly corrections: readonly Correction[];
  /** References of placed orders that are booked again. */
  readonly again: readonly string[];
  /** Keys of the doubts with which orders are booked all the same. */
  readonly accepted: readonly string[];
  /** Problems of refused orders, which may not show in their cells. */
  readonly asked: readonly AskedProblem[];
  /** The refused orders that the file was made from. */
  readonly replaces: readonly RefusedPlace[];
}

/** A problem of a refused order on a line of the file that was made of it. */
export interface AskedProblem extends Pick<Schemas['Violation'], 'path' | 'message' | 'rule' | 'params'> {
  readonly line: number;
}

/** A cell of the file, or of a field that the file has no column for. */
export interface Place {
  readonly line: number;
  readonly column: number | string;
}

/** The cells of many orders that one input corrects. */
export interface CellGroup {
  readonly column: number | string;
  readonly lines: readonly number[];
}

/** A value that the check suggests for a cell. */
export interface Suggestion extends Place {
  readonly value: string;
}

/** Orders with their prices, as a person confirms them. */
export interface PricedOrders {
  readonly digest: string;
  readonly cents: number;
}

/** Contents of the checked page when its form was sent. */
export interface ShownPage {
  /** Columns of the file. */
  readonly columns: number;
  /** First lines of the orders in the table. */
  readonly lines: readonly number[];
  /** Those whose cells are all inputs. */
  readonly open: readonly number[];
  /** Values of the inputs, by their names. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly groups: readonly CellGroup[];
  /** Values that the check suggests, in all orders. */
  readonly suggestions: readonly Suggestion[];
  /** Texts of the cells that were read differently, each with a button that gives it back. */
  readonly given: readonly Suggestion[];
  /** References of all placed orders, and those with a box on this page. */
  readonly placed: readonly string[];
  readonly boxes: readonly string[];
  /** Keys of the doubts with a box on this page. */
  readonly doubts: readonly string[];
  /** First lines of the orders that are not booked. */
  readonly leftOut: readonly number[];
  /** The orders that are booked, and their total. */
  readonly toBook: PricedOrders;
  readonly page: number;
}

export interface OrderFileForm {
  readonly name: string;
  readonly content: Uint8Array;
  /** The script has the file, so the page does not carry it. */
  readonly hasScript: boolean;
  readonly decisions: Decisions;
  /** Null: the form is not that of a checked page. */
  readonly shown: ShownPage | null;
  /** The person changed something that the shown page did not count. */
  readonly isChanged: boolean;
  /** Idempotency key of the shown page. */
  readonly key: string;
}

export const noDecisions: Decisions = {
  encoding: null,
  hasHeader: null,
  mapping: null,
  isRemembered: false,
  take: [],
  added: [],
  corrections: [],
  again: [],
  accepted: [],
  asked: [],
  replaces: [],
};

export type FormFault = 'none' | 'tooLarge' | 'lost';

/** Reads a file of orders with what a person decided about it, from an upload or from a page that carries both. */
export async function readOrderFileForm(request: PageRequest): Promise<OrderFileForm | FormFault> {
  const { form } = request;
  const file = await readFile(request);
  if (typeof file === 'string') return file;
  const sent = form.one('state');
  const state = sent === '' ? { decisions: noDecisions, shown: null } : await unpackState(sent);
  if (state === null) return 'lost';
  const { shown } = state;
  const typed = shown ? typedCells(request, shown) : [];
  const ticked = shown ? tickedAgain(request, shown, state.decisions.again) : state.decisions.again;
  const { added, corrections } = addCorrections(state.decisions, typed, shown?.columns ?? 0);
  const accepted = shown ? tickedDoubts(request, shown, state.decisions.accepted) : state.decisions.accepted;
  const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');
  const isChanged =
    typed.length > 0 || !isSame(ticked, state.decisions.again) || !isSame(accepted, state.decisions.accepted);
  return {
    ...file,
    hasScript: form.one('script') === 'yes',
    decisions: {
      ...state.decisions,
      ...readEncoding(request),
      ...readMapping(request),
      ...readHeader(request),
      take: readTaken(request, state.decisions.take),
      added,
      corrections,
      again: ticked,
      accepted,
    },
    shown,
    isChanged,
    key: form.one('key'),
  };
}

async function readFile({
  form,
  readFiles,
}: PageRequest): Promise<Pick<OrderFileForm, 'name' | 'content'> | FormFault> {
  let content: Uint8Array | null | undefined;
  let name = form.one('file_name');
  try {
    const [file] = (await readFiles?.()) ?? [];
    content = file?.content;
    name = file?.name ?? name;
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return 'tooLarge';
  }
  const carried = form.one('order_file');
  if (!content && carried !== '') content = await unpack(carried, maxFileBytes);
  if (!content) return form.one('state') === '' && carried === '' ? 'none' : 'lost';
  return content.length > maxFileBytes ? 'tooLarge' : { name, content };
}

/** Returns the corrections of cells that differ from what the page showed. */
function typedCells({ form }: PageRequest, { inputs, groups, suggestions, given }: ShownPage): Suggestion[] {
  const wanted = form.one('give_back');
  const inGroups = groups.flatMap(({ column, lines }, at) => {
    const value = form.one(`all.${at}`).trim();
    return value === '' ? [] : lines.map((line) => ({ line, column, value }));
  });
  const alone = Object.entries(inputs).flatMap(([name, shown]) => {
    const place = placeOfInput(name);
    const [value] = form.all(name);
    return place && value !== undefined && value.trim() !== shown.trim() ? [{ ...place, value }] : [];
  });
  return [
    ...(form.one('do') === 'suggestions' ? suggestions : []),
    ...inGroups,
    ...alone,
    ...given.filter((one) => inputName(one) === wanted),
  ];
}

function tickedAgain(
  { form }: PageRequest,
  { boxes, placed }: ShownPage,
  before: readonly string[],
): string[] {
  const all = form.one('again_all');
  if (all !== '') return all === 'yes' ? placed.toSorted() : [];
  return withTicked(before, boxes, form.all('again'));
}

function tickedDoubts({ form }: PageRequest, { doubts }: ShownPage, before: readonly string[]): string[] {
  return withTicked(before, doubts, form.all('accept'));
}

/** Boxes of other pages stay as they are. */
function withTicked(before: readonly string[], boxes: readonly string[], sent: readonly string[]): string[] {
  const ticked = sent.filter((one) => boxes.includes(one));
  return [...new Set([...before.filter((one) => !boxes.includes(one)), ...ticked])].sort();
}

export function inputName({ line, column }: Place): string {
  return `cell.${line}.${column}`;
}

/** Returns the cell that an input is for; null for a name that no input has. */
export function placeOfInput(name: string): Place | null {
  const [, line, column = ''] = /^cell\.(\d{1,7})\.(.+)$/.exec(name) ?? [];
  if (line === undefined) return null;
  if (/^\d{1,5}$/.test(column)) return { line: Number(line), column: Number(column) };
  return isField(column) ? { line: Number(line), column } : null;
}

/** Later corrections of a cell replace earlier ones. A field without a column gets one, to the right of the file's. */
function addCorrections(
  decisions: Decisions,
  typed: readonly Suggestion[],
  columns: number,
): Pick<Decisions, 'added' | 'corrections'> {
  const added = [...decisions.added];
  const byCell = new Map(decisions.corrections.map((one) => [`${one.line} ${one.column}`, one] as const));
  for (const { line, column: at, value } of typed) {
    if (typeof at === 'string' && !added.includes(at)) added.push(at);
    const column = typeof at === 'string' ? columns + added.indexOf(at) : at;
    byCell.set(`${line} ${column}`, { line, column, value });
  }
  return { added, corrections: [...byCell.values()] };
}

function readTaken({ form }: PageRequest, before: readonly NoShipmentReason[]): NoShipmentReason[] {
  const taken = form.one('take');
  return leftOutReasons.filter((reason) => reason === taken || before.includes(reason));
}

function readEncoding({ form }: PageRequest): Partial<Decisions> {
  const encoding = encodings.find((one) => one === form.one('encoding'));
  return encoding ? { encoding } : {};
}

/** Reads the choices of the page that asks for the meaning of the columns. */
function readMapping({ form }: PageRequest): Partial<Decisions> {
  const count = Number(form.one('columns'));
  if (form.one('columns') === '' || !Number.isSafeInteger(count) || count > 2_000) return {};
  const mapping = Array.from({ length: count }, (_, column) => readMeaning(form.one(`map.${column}`)));
  return { mapping, isRemembered: form.one('remember') === 'yes' };
}

/** Reads what a person says of the first row. The columns have other names then, so their meanings are asked again. */
function readHeader({ form }: PageRequest): Partial<Decisions> {
  const first = form.one('first_row');
  if (first !== 'names' && first !== 'order') return {};
  return { hasHeader: first === 'names', mapping: null, isRemembered: false };
}

/** Returns whether a text is the path of a field that a column can have, with its place in a list. */
function isField(path: string): boolean {
  return contractPath(path) !== null;
}

/** Returns what the script of the page says while it sends a file, as attributes of its form. */
export function scriptTexts(language: Language): Readonly<Record<string, string | number>> {
  const { file } = batchTexts[language];
  return {
    'data-max': maxFileBytes,
    'data-too-large': file.tooLarge,
    'data-sending': file.sending,
    'data-reading': file.reading,
    'data-booking': file.booking,
    'data-failed': file.failed,
  };
}

/** Renders what the next form needs to know. Without a script that is the file, too. */
export async function carriedFields(
  { name, content, hasScript }: Pick<OrderFileForm, 'name' | 'content' | 'hasScript'>,
  decisions: Decisions,
  { shown = null, key = '' }: { readonly shown?: ShownPage | null; readonly key?: string } = {},
): Promise<VNode> {
  const mapping = decisions.mapping?.map((meaning) => (meaning ? meaningValue(meaning) : '')) ?? null;
  const state = await pack(Buffer.from(JSON.stringify({ decisions: { ...decisions, mapping }, shown })));
  const fields: [string, string][] = [
    ['state', state],
    ['file_name', name],
    ...(key === '' ? [] : [['key', key] as [string, string]]),
    ...(hasScript ? [] : [['order_file', await pack(content)] as [string, string]]),
  ];
  return html`${hiddenFields(fields)}`;
}

async function unpackState(
  text: string,
): Promise<{ readonly decisions: Decisions; readonly shown: ShownPage | null } | null> {
  const bytes = await unpack(text, maxStateBytes);
  if (bytes === null) return null;
  try {
    const { decisions, shown } = objectOf(JSON.parse(String(bytes)));
    return { decisions: readDecisions(decisions), shown: shown === null ? null : readShown(shown) };
  } catch (error) {
    // A person may send anything.
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

function readDecisions(value: unknown): Decisions {
  const { encoding, hasHeader, mapping, isRemembered, take, added, corrections, again, ...more } =
    objectOf(value);
  return {
    encoding: encodings.find((one) => one === encoding) ?? null,
    hasHeader: typeof hasHeader === 'boolean' ? hasHeader : null,
    mapping: mapping === null ? null : listOf(mapping, (one) => readMeaning(textOf(one))),
    take: leftOutReasons.filter((reason) => listOf(take, textOf).includes(reason)),
    isRemembered: isRemembered === true,
    added: listOf(added, textOf).filter(isField),
    corrections: listOf(corrections, (one) => {
      const { line, column, value: given } = objectOf(one);
      return { line: numberOf(line), column: numberOf(column), value: textOf(given) };
    }),
    again: listOf(again, textOf),
    accepted: listOf(more.accepted, textOf),
    asked: listOf(more.asked, (one) => {
      const { line, path, message, rule, params } = objectOf(one);
      return {
        line: numberOf(line),
        path: listOf(path, stepOf),
        message: textOf(message).slice(0, maxKeptLength),
        ...(rule === undefined ? {} : { rule: textOf(rule) }),
        ...(params === undefined ? {} : { params: readParams(params) }),
      };
    }),
    replaces: listOf(more.replaces, (one) => {
      const { batchId, position } = objectOf(one);
      return { batchId: textOf(batchId), position: numberOf(position) };
    }),
  };
}

function stepOf(value: unknown): string | number {
  return typeof value === 'number' ? numberOf(value) : textOf(value);
}

function readParams(value: unknown): Record<string, string | number> {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([name, one]) => [name, stepOf(one)]));
}

function readShown(value: unknown): ShownPage {
  const given = objectOf(value);
  const inputs = Object.entries(objectOf(given.inputs)).map(([name, text]) => [name, textOf(text)] as const);
  const columnOf = (column: unknown) => {
    if (typeof column === 'number') return numberOf(column);
    const field = textOf(column);
    if (!isField(field)) throw new TypeError('no field');
    return field;
  };
  const correctionOf = (one: unknown) => {
    const { line, column, value: text } = objectOf(one);
    return { line: numberOf(line), column: columnOf(column), value: textOf(text) };
  };
  return {
    columns: numberOf(given.columns),
    lines: listOf(given.lines, numberOf),
    open: listOf(given.open, numberOf),
    inputs: Object.fromEntries(inputs),
    groups: listOf(given.groups, (one) => {
      const { column, lines } = objectOf(one);
      return { column: columnOf(column), lines: listOf(lines, numberOf) };
    }),
    suggestions: listOf(given.suggestions, correctionOf),
    given: listOf(given.given, correctionOf),
    placed: listOf(given.placed, textOf),
    boxes: listOf(given.boxes, textOf),
    doubts: listOf(given.doubts, textOf),
    leftOut: listOf(given.leftOut, numberOf),
    toBook: readPriced(given.toBook),
    page: numberOf(given.page),
  };
}

function readPriced(value: unknown): PricedOrders {
  const { digest, cents } = objectOf(value);
  return { digest: textOf(digest), cents: numberOf(cents) };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new TypeError('no object');
  return value as Readonly<Record<string, unknown>>;
}

function listOf<Entry>(value: unknown, read: (entry: unknown) => Entry): Entry[] {
  if (!Array.isArray(value)) throw new TypeError('no list');
  return value.map((entry) => read(entry));
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('no text');
  return value;
}

function numberOf(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new TypeError('no whole number');
  return value as number;
}
