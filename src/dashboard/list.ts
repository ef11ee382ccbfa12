import type { VNode } from 'preact';
import { violationText } from '../contract/contract-text.ts';
import type { Violation } from '../contract/errors.ts';
import { byteOrderMark, type CsvValue, csvLine } from '../csv.ts';
import { html } from '../html.ts';
import { readCursor, writeCursor } from '../http/query.ts';
import type { Language } from '../language.ts';
import { hongKongDay } from '../runtime.ts';
import type { Capability } from '../user/role.ts';
import { type PageAnswer, type PageRequest, type PersonRequest, refusePage } from './page-request.ts';
import { labeled, sharedTexts, translated } from './text.ts';
import { startOfDay } from './time.ts';
import { type Column, table, time, zoneName } from './view/data.ts';
import { alertText, type Field, field, selectField } from './view/field.ts';

/** A list of the dashboard: its columns, its filters and its search. `showList` and `exportList` do the rest. */
export interface List<Row, Filter> {
  /** Below `base`. */
  readonly path: string;
  readonly title: string;
  /** Text without rows. */
  readonly none: string;
  /** Text without rows if a filter is given, if it is another. */
  readonly noMatch?: string;
  readonly pageSize: number;
  readonly columns: readonly (Column<Row> | ExportedColumn<Row>)[];
  /** The fields in the order of the form, by their names in the URL. */
  readonly filters: Readonly<Record<string, FilterField<Filter>>>;
  readonly search: (filter: Partial<Filter>, page: ListPage) => Promise<Found<Row>>;
}

/** A list that is also a CSV file, below the path with `.csv`. */
export interface ExportedList<Row, Filter> extends List<Row, Filter> {
  /** Without the day. */
  readonly fileName: string;
  readonly columns: readonly ExportedColumn<Row>[];
  /** Lines before and after the rows, by the names of the file's columns. */
  readonly fileEnds?: (filter: Partial<Filter>) => Promise<readonly [first: CsvLine, last: CsvLine] | null>;
}

/** A column on the page, in the file (`name: null`) or in both. `needs`: shown only to who can. */
export type ExportedColumn<Row> = { readonly needs?: Capability } & (
  | (Column<Row> & { readonly csv: CsvFields<Row> | null })
  | { readonly name: null; readonly csv: CsvFields<Row> }
);

type CsvFields<Row> = Readonly<Record<string, (row: Row) => CsvValue>>;
type CsvLine = Readonly<Record<string, CsvValue>>;

export interface FilterField<Filter> extends Pick<Field, 'hint' | 'maxLength' | 'autocomplete'> {
  /** Null: links set it, and the form only keeps it. */
  readonly label: string | null;
  readonly type?: 'date' | 'datetime-local';
  /** The field is a choice of these, or of `any` for no filter. */
  readonly options?: readonly (readonly [value: string, name: string])[];
  readonly any?: string;
  /** Reads a value, which is not empty, and calls `refuseField` if it can't be used. */
  readonly read: (value: string, given: Given) => Partial<Filter>;
}

/** The fields that are not empty, as they were given. */
type Given = Readonly<Record<string, string>>;

interface ListPage {
  readonly cursor: string | null;
  readonly limit: number;
}

export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  /** Time at which a bounded search stopped before its page was full. */
  readonly reached?: string | undefined;
  /** Remark on the rows. */
  readonly note?: string | undefined;
  /** Why the contract refuses the filter. The first step of a path is a name of the filter. */
  readonly violations?: readonly Violation[];
}

class FieldFault extends Error {
  readonly at: string | undefined;

  constructor(text: string, at: string | undefined) {
    super(text);
    this.at = at;
  }
}

/** Says beside a filter's field why its value can't be used. `at`: the other field that needs the change. */
export function refuseField(text: string, at?: string): never {
  throw new FieldFault(text, at);
}

/** Returns the choice. Refuses the page for a value that it does not offer. */
export function readChoice<Choice extends string>(choices: readonly Choice[], value: string): Choice {
  return choices.find((choice) => choice === value) ?? refusePage('INVALID_FIELD');
}

type Zoned = Pick<PersonRequest, 'language' | 'timeZone'>;

/** A field for the first day of a period, as its first moment in the zone of the user. */
export function firstDay<Filter>(
  { language, timeZone }: Zoned,
  label: string,
  part: (moment: string) => Partial<Filter>,
): FilterField<Filter> {
  const { noDay } = sharedTexts[language].dayFault;
  return { label, type: 'date', read: (day) => part(startOfDay(day, timeZone) ?? refuseField(noDay)) };
}

/** A field for the last day of a period, as the first moment after it. `first`: the field of the first day. */
export function lastDay<Filter>(
  { language, timeZone }: Zoned,
  label: string,
  first: string,
  part: (moment: string) => Partial<Filter>,
): FilterField<Filter> {
  const { noDay, endsBefore } = sharedTexts[language].dayFault;
  return {
    label,
    type: 'date',
    read: (day, { [first]: from }) => {
      const next = startOfDay(day, timeZone, 1) ?? refuseField(noDay);
      const start = from && startOfDay(from, timeZone);
      return part(start && next <= start ? refuseField(endsBefore) : next);
    },
  };
}

interface Position {
  readonly created_at: string;
  readonly id: string;
}

interface KeysetPage<Row> extends Pick<Found<Row>, 'note'> {
  readonly rows: readonly Row[];
  readonly last: Position | undefined;
  readonly stoppedAt?: Position | undefined;
}

/** Returns the search of a list whose cursor is the time and the id of the last row. */
export function searchByKeyset<Row, Filter>(
  list: { readonly name: string; readonly id: RegExp },
  read: (
    filter: Partial<Filter>,
    page: { readonly after: readonly [createdAt: string, id: string] | null; readonly limit: number },
  ) => Promise<KeysetPage<Row>>,
): List<Row, Filter>['search'] {
  return async (filter, { cursor, limit }) => {
    const paged = { ...list, filters: { ...filter } };
    const after = cursor === null ? null : readCursor(cursor, paged, refusePage);
    const { rows, last, stoppedAt, note } = await read(filter, { after, limit });
    const next = last ? writeCursor(paged, [last.created_at, last.id]) : null;
    return { rows, next, reached: stoppedAt?.created_at, note };
  };
}

/** Returns the fields of a list that a URL has. */
export function givenFields(
  { filters }: { readonly filters: Readonly<Record<string, object>> },
  search: { readonly get: (name: string) => string | null },
): Given {
  return Object.fromEntries(
    Object.keys(filters).flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

function readFilter<Row, Filter>({ filters }: Pick<List<Row, Filter>, 'filters'>, given: Given) {
  let filter: Partial<Filter> = {};
  const faults = new Map<string, string>();
  /** Fields by the names of the filter that they set. */
  const fields = new Map<string, string>();
  for (const [name, raw] of Object.entries(given)) {
    const { label, options, type, read } = filters[name] ?? {};
    // Spaces around a text are a slip of its typist. No one types a choice, a day or a link.
    const isTyped = label !== null && !options && !type;
    const value = isTyped ? raw.trim() : raw;
    if (value === '') continue;
    try {
      const part = read?.(value, given) ?? {};
      filter = { ...filter, ...part };
      for (const key of Object.keys(part)) fields.set(key, name);
    } catch (error) {
      if (!(error instanceof FieldFault)) throw error;
      faults.set(error.at ?? name, error.message);
    }
  }
  return { filter, faults, fields };
}

/** Returns the filter of an address; null if one of its fields is not valid. */
export function filterOf<Row, Filter>(
  list: Pick<List<Row, Filter>, 'filters'>,
  search: URLSearchParams,
): Partial<Filter> | null {
  const given = givenFields(list, search);
  // PostgreSQL stores no NUL.
  if (Object.values(given).some((value) => value.includes('\0'))) return null;
  const { filter, faults } = readFilter(list, given);
  return faults.size > 0 ? null : filter;
}

/** Searches a list with the filters of the URL. Returns the parts of its page. */
export async function showList<Row, Filter>(request: PersonRequest, list: List<Row, Filter>) {
  const { language, base, search } = request;
  const given = givenFields(list, search);
  const { filter, faults, fields } = readFilter(list, given);
  const cursor = search.get('cursor') || null;
  const found: Found<Row> =
    faults.size > 0 ? { rows: [], next: null } : await list.search(filter, { cursor, limit: list.pageSize });
  for (const violation of found.violations ?? []) {
    const name = String(violation.path[0]);
    faults.set(fields.get(name) ?? name, violationText(violation, language));
  }
  const isFiltered = Object.keys(given).length > 0;
  const url = (path: string, more: Given = {}) => {
    const query = new URLSearchParams({ ...given, ...more });
    return `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
  };
  const none = found.reached ? pagerTexts[language].noneSoFar : (isFiltered && list.noMatch) || list.none;
  const isValid = faults.size === 0;
  return {
    filter,
    isValid,
    status: isValid ? 200 : 400,
    hasRows: found.rows.length > 0,
    csvUrl: url(`${list.path}.csv`),
    form: html`${alertText(isValid ? undefined : sharedTexts[language].filter.invalid, true)}${filterForm(request, list, given, faults)}`,
    results: html`${found.note ? html`<p class="hint">${found.note}</p>` : null}${table(list.title, pageColumns(list.columns), found.rows, none)}
      ${pager(language, {
        first: cursor && url(list.path),
        next: found.next && url(list.path, { cursor: found.next }),
        reached: found.reached,
      })}`,
  };
}

/** Returns the columns that the user may see. */
export function visibleColumns<Row>(
  { can }: Pick<PageRequest, 'can'>,
  columns: readonly ExportedColumn<Row>[],
): ExportedColumn<Row>[] {
  return columns.filter(({ needs }) => needs === undefined || can(needs));
}

export function pageColumns<Row>(columns: List<Row, unknown>['columns']): Column<Row>[] {
  return columns.filter((column): column is Column<Row> => column.name !== null);
}

function filterForm(
  { base, language, timeZone }: PersonRequest,
  { path, filters }: Pick<List<never, unknown>, 'path' | 'filters'>,
  given: Given,
  faults: ReadonlyMap<string, string>,
): VNode {
  const text = sharedTexts[language].filter;
  const fields = Object.entries(filters);
  const input = ([name, { label, options, any = text.any, read: _, ...rest }]: (typeof fields)[number]) => {
    const value = given[name] ?? '';
    if (label === null) return value && html`<input type="hidden" name=${name} value=${value} />`;
    const shown = { name, label, value, error: faults.get(name) };
    if (options) return selectField({ ...shown, options: [['', any], ...options] });
    return field({ ...shown, ...rest });
  };
  const hasDays = fields.some(([, { type }]) => type === 'date');
  const shown = fields.flatMap(([name, { label, options }]) => {
    const value = given[name];
    if (value === undefined) return [];
    const chosen = options?.find(([option]) => option === value)?.[1] ?? value;
    return [label === null ? chosen : labeled(label, chosen, language)];
  });
  return html`<details class="filters" open=${faults.size > 0}>
    <summary>${text.filters}</summary>
    <form method="get" action=${base + path}>
      <div class="grid">${fields.map(input)}</div>
      ${hasDays ? html`<p class="hint">${text.dates(zoneName(timeZone, language))}</p>` : null}
      <p class="buttons">
        <button class="main">${text.apply}</button> <a href=${base + path}>${text.clear}</a>
      </p>
    </form>
  </details>
  ${shown.length > 0 ? html`<p class="given">${shown.join(' · ')} <a href=${base + path}>${text.clear}</a></p>` : null}`;
}

const pagerTexts = translated({
  next: ['Next page', '下一頁'],
  first: ['First page', '第一頁'],
  reached: ['The search has reached', '已搜尋至'],
  mayBeMore: ['. More entries may match beyond this time.', '，此時間以外可能仍有符合的項目。'],
  further: ['Search further', '繼續搜尋'],
  noneSoFar: ['Nothing matches so far.', '暫時未有符合的項目。'],
});

interface Pages {
  /** Address of the first page; null on the first page. */
  readonly first: string | null;
  /** Address of the next page; null on the last page. */
  readonly next: string | null;
  /** Time at which a bounded search stopped before its page was full. */
  readonly reached?: string | null | undefined;
}

/** Renders the links to the other pages of a list, and how far a bounded search came. */
function pager(language: Language, { first, next, reached }: Pages): VNode {
  const text = pagerTexts[language];
  return html`
    ${reached ? html`<p class="hint">${text.reached} ${time(reached, language)}${text.mayBeMore}</p>` : null}
    <nav class="pager" aria-label=${text.next}>
      ${first ? html`<a href=${first}>${text.first}</a>` : null}
      ${next ? html`<a href=${next}>${reached ? text.further : text.next}</a>` : null}
    </nav>
  `;
}

/** Returns the first rows that match the given filters, at most `max`, and whether more match. */
export async function firstRows<Row, Filter>(
  list: List<Row, Filter>,
  given: Given,
  max: number,
): Promise<{ readonly rows: readonly Row[]; readonly isMore: boolean }> {
  const { filter, faults } = readFilter(list, given);
  if (faults.size > 0) return refusePage('INVALID_FIELD');
  const rows: Row[] = [];
  for (let cursor: string | null = null; ; ) {
    const found: Found<Row> = await list.search(filter, { cursor, limit: chunkSize });
    const { violations = [] } = found;
    if (violations.length > 0) return refusePage('INVALID_FIELD', { violations });
    rows.push(...found.rows);
    cursor = found.next;
    if (cursor === null || rows.length > max)
      return { rows: rows.slice(0, max), isMore: rows.length > max || cursor !== null };
  }
}

/** Rows of a file that are in memory at a time. */
const chunkSize = 100;

/** Sends the rows that match the filters of the URL as a CSV file. */
export async function exportList<Row, Filter>(
  request: PersonRequest,
  list: ExportedList<Row, Filter>,
): Promise<PageAnswer> {
  const fields = list.columns.flatMap(({ csv }) => Object.entries(csv ?? {}));
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) throw new Error(`A column of ${list.fileName}.csv has the name of another`);
  const { filter, faults } = readFilter(list, givenFields(list, request.search));
  if (faults.size > 0) return refusePage('INVALID_FIELD');
  const read = (cursor: string | null) => list.search(filter, { cursor, limit: chunkSize });
  const first = await read(null);
  const { violations = [] } = first;
  if (violations.length > 0) return refusePage('INVALID_FIELD', { violations });
  const ends = (await list.fileEnds?.(filter)) ?? [];
  const unknown = ends.flatMap(Object.keys).find((name) => !names.has(name));
  if (unknown !== undefined) throw new Error(`${list.fileName}.csv has no column ${unknown}`);
  const name = `${list.fileName}-${hongKongDay(request.origin.now)}.csv`;
  return { file: { name, type: 'text/csv', content: csvLines(fields, ends, read, first) } };
}

/** Returns the lines of a CSV file (RFC 4180). */
async function* csvLines<Row>(
  fields: readonly (readonly [name: string, cell: (row: Row) => CsvValue])[],
  [start, end]: readonly CsvLine[],
  read: (cursor: string) => Promise<Found<Row>>,
  first: Found<Row>,
): AsyncGenerator<string> {
  const cells = (row: CsvLine) => csvLine(fields.map(([name]) => row[name] ?? null));
  yield byteOrderMark + csvLine(fields.map(([name]) => name));
  if (start) yield cells(start);
  for (let page = first; ; page = await read(page.next)) {
    yield page.rows.map((row) => csvLine(fields.map(([, cell]) => cell(row)))).join('');
    if (page.next === null) break;
  }
  if (end) yield cells(end);
}
