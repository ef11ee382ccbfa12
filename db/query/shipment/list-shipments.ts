import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { operations } from '../../../generated/types.ts';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import {
  allHold,
  allHoldOfFew,
  type BoundedPage,
  boundedSearch,
  type Condition,
  conditionsBy,
  cutBoundedPage,
  type FilterLines,
  lastRead,
} from '../bounded-search.ts';
import { cutPage, type Page } from '../page.ts';
import { finalFees } from '../wallet/wallet-charge.ts';
import type { ShipmentRow } from './shipment.ts';
import {
  type ChosenWords,
  candidateHasWords,
  chooseWords,
  hasWords,
  type ShipmentSearch,
  type TextsOfShipment,
  textColumns,
} from './shipment-search.ts';
import { isInQueue, queueColumns, statusOfQueue } from './work-queue.ts';

type Query = NonNullable<operations['listShipments']['parameters']['query']>;
/** The filters of listShipments: one that is ignored does not compile. */
type ApiFilter = {
  readonly [Name in Exclude<keyof Query, 'cursor' | 'limit' | 'q'>]?: Query[Name] | undefined;
};

export interface ShipmentFilter extends ApiFilter {
  /** Words that a person searches for. */
  readonly search?: ShipmentSearch | undefined;
  readonly manifest_id?: string | undefined;
  /** Last step of the tracking. */
  readonly sub_status?: string | undefined;
  /** The queue `problems` is without costs: its reader sees no money. */
  readonly without_costs?: boolean | undefined;
}

interface ShipmentPage {
  /** By the time of the booking; `updated`: oldest change first, for polling. */
  readonly order: 'newest' | 'oldest' | 'updated';
  readonly after: readonly [timestamp: string, trackingNumber: string] | null;
  readonly limit: number;
}

const columns = [
  'tracking_number',
  'waybill_number',
  'last_mile_tracking_number',
  'reference_no',
  'status',
  'dispatch_status',
  'service_code',
  'destination_country',
  'livemode',
  'booked_label',
  'label_ready_at',
  'printed_at',
  'anonymized_at',
  'return_of',
  'total_cents',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ShipmentRow)[];

/** Columns of a list: without parties and items, which are most of the row. */
export type ListedShipment = Pick<ShipmentRow, (typeof columns)[number]>;

/** Columns of the index `shipment_newest`. A search by them reads only the shipments that match. */
const covered = [
  'tracking_number',
  'created_at',
  'status',
  'sub_status',
  'destination_country',
  'service_code',
  'printed_at',
] as const;
type Covered = (typeof covered)[number];

/** Filters by time are bounds of the order, or of its index; queues have statements of their own. All others have a line in `filters`. */
type Compared = Omit<
  ShipmentFilter,
  'search' | 'created_after' | 'created_before' | 'updated_after' | 'queue' | 'carrier_code' | 'without_costs'
>;

/** `newest`: a column of `shipment_newest`. `own`: another index. */
type Index = 'newest' | 'own';
type Compare<Value> = (column: Condition, value: Value) => Condition;
interface Line<Value, Of extends Index = Index> {
  readonly index: Of;
  readonly column: keyof ShipmentRow;
  readonly where: (value: Value) => Condition;
}

function filterLine<Value>(index: 'newest', column: Covered, compare: Compare<Value>): Line<Value, 'newest'>;
function filterLine<Value>(
  index: 'own',
  column: keyof ShipmentRow,
  compare: Compare<Value>,
): Line<Value, 'own'>;
function filterLine<Value>(index: Index, column: keyof ShipmentRow, compare: Compare<Value>): Line<Value> {
  return { index, column, where: (value) => compare(sql.ref(column), value) };
}

const equals = (column: Condition, value: string) => sql`${column} = ${value}`;

/** A bounded search reads the columns of these lines. */
const filters = {
  status: filterLine('newest', 'status', equals),
  sub_status: filterLine('newest', 'sub_status', equals),
  destination_country: filterLine('newest', 'destination_country', (column, code: string) =>
    equals(column, code.toUpperCase()),
  ),
  service_tier_id: filterLine('newest', 'service_code', equals),
  is_printed: filterLine('newest', 'printed_at', (column, is: 'true' | 'false') =>
    is === 'true' ? sql`${column} is not null` : sql`${column} is null`,
  ),
  reference_no: filterLine('own', 'reference_no', equals),
  waybill_number: filterLine('own', 'waybill_number', equals),
  return_of: filterLine('own', 'return_of', (column, number: string) => equals(column, number.toUpperCase())),
  manifest_id: filterLine('own', 'manifest_id', equals),
  tag: filterLine('own', 'tags', (column, tag: string) => sql`${column} @> array[${tag}]::text[]`),
  metadata: filterLine(
    'own',
    'metadata',
    (column, pairs: object) => sql`${column} @> ${JSON.stringify(pairs)}::jsonb`,
  ),
} satisfies FilterLines<Compared, Index>;

/** A filter that needs no bounded search. Few shipments may be at a step, so `sub_status` needs one. */
type IndexedFilter = ShipmentFilter & { readonly sub_status?: undefined };

/** Columns of the rows of a bounded search: a filter compares no others. */
const searched = [
  ...new Set<string>([
    ...covered,
    'updated_at',
    ...queueColumns,
    ...Object.values(filters).map(({ column }) => column),
  ]),
];

/** The only status that is not in the index `shipment_attention`, which has the same columns but `sub_status`. */
const common = 'delivered';

/**
 * Returns the filter whose index has the order of the newest shipments: `shipment_attention`, `shipment_country` or
 * `shipment_service`. The last two lack the columns of other filters.
 */
function leadingFilter(filter: ShipmentFilter): keyof Compared | undefined {
  if (filter.status && filter.status !== common && !filter.sub_status) return 'status';
  const set = (Object.keys(filters) as (keyof Compared)[]).filter((name) => filter[name]);
  const [only] = set.length === 1 ? set : [];
  return only === 'destination_country' || only === 'service_tier_id' ? only : undefined;
}

/** Most entries of `shipment_newest` that a search reads. */
const maxIndexEntries = 100_000;
/** Most shipments that a search reads if the index lacks a column. */
const maxShipments = 20_000;
/** Most shipments that a search for words reads. */
const maxFound = 10_000;
/** So many shipments are filtered and sorted at once. */
const few = 1_000;
/** A list of so many shipments is sorted by what has no index. */
export const maxSortedShipments = few;

/**
 * Returns a page of the scope's shipments by keyset. Filters are combined with AND; time bounds are exclusive. With a search
 * for words, it reads a bounded number of shipments, and a page can end early.
 */
export async function listShipmentPage(
  db: Kysely<Database>,
  scope: Scope,
  filter: IndexedFilter,
  page: ShipmentPage,
): Promise<Page<ListedShipment>> {
  if (filter.search) return foundPage(db, scope, filter, filter.search, page);
  const { candidates, matches, selective, isCovered } = filterConditions(scope, filter, page);
  // PostgreSQL does not know how many shipments have a value that is none of the most frequent ones.
  const hasUnknownCount = [filter.tag, filter.metadata, filter.queue].some((value) => value !== undefined);
  if (hasUnknownCount && (await areFew(db, scope, selective))) return pageOfFew(db, scope, filter, page);
  const select = (shown: readonly string[]) => sql`select ${columnNames(shown)} from shipment
    where ${allHold([...candidates, ...matches])} order by ${orderColumn(page)} limit ${page.limit + 1}`;
  // Raw: the conditions are those of the search.
  const { rows } = await sql<ListedShipment>`${
    isCovered ? withAllColumns(scope, select(covered), page) : select(columns)
  }`.execute(db);
  return cutPage(rows, page.limit);
}

/** Returns a page like `listShipmentPage`, but reads a bounded number of shipments. */
export async function searchShipmentPage(
  db: Kysely<Database>,
  scope: Scope,
  filter: ShipmentFilter,
  page: ShipmentPage,
): Promise<BoundedPage<ListedShipment, ListedShipment>> {
  if (filter.search) return foundPage(db, scope, filter, filter.search, page);
  const { candidates, matches, selective, isCovered } = filterConditions(scope, filter, page);
  if (matches.length === 0)
    return { ...(await listShipmentPage(db, scope, filter as IndexedFilter, page)), stoppedAt: undefined };
  if (selective.length > 0 && (await areFew(db, scope, selective)))
    return { ...(await pageOfFew(db, scope, filter, page)), stoppedAt: undefined };
  return boundedPage(db, scope, page, {
    candidates,
    matches,
    columns: isCovered ? covered : searched,
    maxCandidates: isCovered ? maxIndexEntries : maxShipments,
  });
}

/** Orders without an index. */
export type SortedBy = 'destination' | 'reference' | 'price';

/** Sorts shipments in memory. The price is the final fee, or the quote while there is none. */
async function sortRows(
  db: Kysely<Database>,
  scope: Scope,
  rows: readonly ListedShipment[],
  by: SortedBy,
): Promise<ListedShipment[]> {
  const comparedBy = {
    destination: (one: ListedShipment, other: ListedShipment) =>
      one.destination_country.localeCompare(other.destination_country),
    reference: (one: ListedShipment, other: ListedShipment) =>
      (one.reference_no ?? '').localeCompare(other.reference_no ?? '', 'en', { numeric: true }),
  };
  if (by !== 'price') return rows.toSorted(comparedBy[by]);
  const numbers = rows.map(({ tracking_number }) => tracking_number);
  const fees = await finalFees(db, scope, numbers);
  const price = ({ tracking_number, total_cents }: ListedShipment) =>
    fees.get(tracking_number) ?? total_cents;
  return rows.toSorted((one, other) => price(other) - price(one));
}

/** Returns a page of the shipments that match in this order, newest first where it is the same, if they are few; undefined if not. */
export async function sortShipmentPage(
  db: Kysely<Database>,
  scope: Scope,
  filter: ShipmentFilter,
  { by, after, limit }: Pick<ShipmentPage, 'after' | 'limit'> & { readonly by: SortedBy },
): Promise<BoundedPage<ListedShipment, ListedShipment> | undefined> {
  const all = { order: 'newest', after: null, limit: few } as const;
  const { rows, last } = await searchShipmentPage(db, scope, filter, all);
  if (last) return undefined;
  const sorted = await sortRows(db, scope, rows, by);
  const from = after ? sorted.findIndex(({ tracking_number }) => tracking_number === after[1]) + 1 : 0;
  return { ...cutPage(sorted.slice(from, from + limit + 1), limit), stoppedAt: undefined };
}

interface Reading extends Pick<Parameters<typeof boundedSearch>[0], 'matches' | 'maxCandidates'> {
  readonly candidates: readonly Condition[];
  /** Columns of the candidates that the conditions compare. */
  readonly columns: readonly string[];
}

/** Returns a page by reading a bounded number of shipments in the order of the page. */
async function boundedPage<Row extends ListedShipment = ListedShipment>(
  db: Kysely<Database>,
  scope: Scope,
  page: ShipmentPage,
  { candidates, matches, columns: compared, maxCandidates }: Reading,
  shown: readonly string[] = columns,
): Promise<BoundedPage<Row, Row>> {
  const order = orderColumn(page);
  const select = (of: readonly string[]) =>
    sql`select ${columnNames(of)} from shipment where ${allHold(candidates)}`;
  // Raw: a bounded search.
  const read = async (found: RawBuilder<unknown>) =>
    (await sql<Row>`${withAllColumns(scope, found, page, shown)}`.execute(db)).rows;
  const found = await read(
    boundedSearch({
      candidates: select(compared),
      order,
      matches,
      maxCandidates,
      limit: page.limit,
    }),
  );
  if (found.length > page.limit) return { ...cutPage(found, page.limit), stoppedAt: undefined };
  const ordered = page.order === 'updated' ? ['tracking_number', 'updated_at'] : covered;
  const [stop] = await read(lastRead({ candidates: select(ordered), order, maxCandidates }));
  return cutBoundedPage(found, page.limit, stop);
}

type WithTexts = ListedShipment & TextsOfShipment;
const withTexts = [...new Set<string>([...columns, ...textColumns])];

/** Returns a page of the shipments that have the text of a search, or words that are similar if none has it. */
async function foundPage(
  db: Kysely<Database>,
  scope: Scope,
  filter: ShipmentFilter,
  search: ShipmentSearch,
  page: ShipmentPage,
): Promise<BoundedPage<ListedShipment, ListedShipment>> {
  for (const words of [search.words, search.similar]) {
    const chosen = await chooseWords(db, scope, { ...search, words });
    if (!chosen) continue;
    const read = (of: ShipmentFilter, at: ShipmentPage) => pageWithWords(db, scope, of, chosen, at);
    const found = await read(filter, page);
    const rows = found.rows.filter(search.fits);
    const areRead = rows.length > 0 || found.last !== undefined;
    // The cursor and the filters do not decide which words are searched for.
    if (areRead || (await read({}, { order: 'newest', after: null, limit: few })).rows.some(search.fits))
      return { ...found, rows };
  }
  return { rows: [], last: undefined, stoppedAt: undefined };
}

/** Returns a page of the shipments with these words by their hashes, which others may have too. */
async function pageWithWords(
  db: Kysely<Database>,
  scope: Scope,
  filter: ShipmentFilter,
  { words, scopeWord, areFew: areFewFound }: ChosenWords,
  page: ShipmentPage,
): Promise<BoundedPage<WithTexts, WithTexts>> {
  const { candidates, matches } = filterConditions(scope, filter, page);
  if (!areFewFound)
    return boundedPage<WithTexts>(
      db,
      scope,
      page,
      {
        candidates,
        matches: [...matches, candidateHasWords(scope, words)],
        columns: matches.length === 0 ? covered : searched,
        maxCandidates: maxFound,
      },
      withTexts,
    );
  const isFiltered = Object.values({ ...filter, search: undefined }).some(Boolean);
  const newest = sql`${page.after ? sql`and ${afterCursor(page.order, page.after)}` : sql``}
    order by ${orderColumn(page)} limit ${page.limit + 1}`;
  // Raw: `offset 0` keeps PostgreSQL from reading all shipments in their order.
  const { rows } = await sql<WithTexts>`select ${columnNames(withTexts)} from (
      select s.* from (
        select tracking_number from shipment_search w
        where w.account_id = ${scope.accountId} and ${hasWords(words, scopeWord)} ${isFiltered ? sql`` : newest}
      ) found join shipment s on s.account_id = ${scope.accountId} and s.tracking_number = found.tracking_number offset 0
    ) found
    where ${allHoldOfFew([...candidates, ...matches])} order by ${orderColumn(page)} limit ${page.limit + 1}`.execute(
    db,
  );
  return { ...cutPage(rows, page.limit), stoppedAt: undefined };
}

/** Number of shipments that match: `isMore` if there are more, or if more may be beyond what the count reads. */
export interface ShipmentCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** To which number shipments are counted, and the entries of an index, or the shipments, that the count reads at most. */
export interface CountBounds {
  readonly count: number;
  readonly entries: number;
  readonly shipments: number;
}

/** Less than a search reads, because a page of a list has both. */
const listBounds: CountBounds = { count: 10_000, entries: 20_000, shipments: 2_000 };
/** Shipments that a search finds, which are counted by their rows. */
const maxCountedFound = 100;

/** Counts the shipments that match, within bounds. */
export async function countShipments(
  db: Kysely<Database>,
  scope: Scope,
  filter: ShipmentFilter,
  { count: max, entries, shipments }: CountBounds = listBounds,
): Promise<ShipmentCount> {
  if (filter.search) {
    const { rows, last } = await searchShipmentPage(db, scope, filter, {
      order: 'newest',
      after: null,
      limit: maxCountedFound,
    });
    return { count: rows.length, isMore: last !== undefined };
  }
  const page = { order: 'newest', after: null, limit: max } as const;
  const { candidates, matches, selective, isCovered } = filterConditions(scope, filter, page);
  const isOfFew = selective.length > 0 && (await areFew(db, scope, selective));
  const maxRead = isOfFew ? few : matches.length === 0 ? max + 1 : isCovered ? entries : shipments;
  const read = isOfFew
    ? sql`select * from shipment where ${allHold([...inScope(scope), ...selective])} offset 0`
    : sql`select ${columnNames(isCovered || matches.length === 0 ? covered : searched)} from shipment
        where ${allHold(candidates)} order by ${orderColumn(page)} limit (select ${sql.lit(maxRead)}::bigint)`;
  const rest = isOfFew ? [...candidates, ...matches] : matches;
  // Raw: a bounded search.
  const { rows } = await sql<{ count: number; read: number }>`select count(*)::integer as read,
      (count(*) filter (where ${allHoldOfFew(rest)}))::integer as count from (${read}) found`.execute(db);
  const { count = 0, read: wasRead = 0 } = rows[0] ?? {};
  return {
    count: Math.min(count, max),
    isMore: count > max || (!isOfFew && wasRead >= maxRead),
  };
}

/** Returns a page by reading all shipments that the filters with an index of their own find. */
async function pageOfFew(
  db: Kysely<Database>,
  scope: Scope,
  filter: ShipmentFilter,
  page: ShipmentPage,
): Promise<Page<ListedShipment>> {
  const { candidates, matches, selective } = filterConditions(scope, filter, page);
  // Raw: `offset 0` keeps PostgreSQL from reading all shipments in their order.
  const { rows } = await sql<ListedShipment>`select ${columnNames(columns)} from (
      select * from shipment where ${allHold([...inScope(scope), ...selective])} offset 0
    ) found
    where ${allHoldOfFew([...candidates, ...matches])} order by ${orderColumn(page)} limit ${page.limit + 1}`.execute(
    db,
  );
  return cutPage(rows, page.limit);
}

async function areFew(
  db: Kysely<Database>,
  scope: Scope,
  conditions: readonly Condition[],
): Promise<boolean> {
  // Raw: an index on an array or JSON.
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
      select from shipment where ${allHold([...inScope(scope), ...conditions])} limit ${sql.lit(few + 1)}
    ) found`.execute(db);
  return (rows[0]?.count ?? 0) <= few;
}

/** Reads the other columns of shipments that were found by an index. */
function withAllColumns(
  { accountId }: Scope,
  found: RawBuilder<unknown>,
  page: ShipmentPage,
  shown: readonly string[] = columns,
): RawBuilder<unknown> {
  return sql`select ${columnNames(shown, 's')}
    from (${found}) found join shipment s on s.account_id = ${accountId} and s.tracking_number = found.tracking_number order by ${orderColumn(page, 'found')}`;
}

/** `candidates`: conditions that the index of the order answers. `matches`: all others that an index has; `selective`: those of them with one of their own. */
function filterConditions(scope: Scope, given: ShipmentFilter, { order, after }: ShipmentPage) {
  const filter = { ...given, status: given.status ?? statusOfQueue(given.queue) };
  const isByBooking = order !== 'updated';
  const booked = [
    ...(filter.created_after ? [sql`created_at > ${filter.created_after}::timestamptz`] : []),
    ...(filter.created_before ? [sql`created_at < ${filter.created_before}::timestamptz`] : []),
  ];
  const changed = filter.updated_after ? [sql`updated_at > ${filter.updated_after}::timestamptz`] : [];
  const leading = isByBooking ? leadingFilter(filter) : undefined;
  const led = leading ? conditionsBy<Compared, Index>(filters, { [leading]: filter[leading] }, 'newest') : [];
  const others = leading ? { ...filter, [leading]: undefined } : filter;
  const by = (index: 'newest' | 'own') => conditionsBy<Compared, Index>(filters, others, index);
  const rest = [...(isByBooking ? [] : booked), ...by('newest')];
  const selective = [
    ...by('own'),
    ...(filter.queue
      ? [
          isInQueue(scope, {
            queue: filter.queue,
            carrierCode: filter.carrier_code,
            withoutCosts: filter.without_costs,
          }),
        ]
      : []),
  ];
  return {
    candidates: [
      ...inScope(scope),
      ...(isByBooking ? booked : changed),
      ...led,
      ...(after ? [afterCursor(order, after)] : []),
    ],
    matches: [...rest, ...selective],
    selective,
    isCovered: isByBooking && rest.length + led.length > 0 && selective.length === 0,
  };
}

function inScope({ accountId, livemode }: Scope): Condition[] {
  return [sql`account_id = ${accountId}`, sql`livemode = ${livemode}`, sql`visible`];
}

function afterCursor(
  order: ShipmentPage['order'],
  [timestamp, number]: readonly [string, string],
): Condition {
  if (order === 'updated') return sql`updated_at > ${timestamp}::timestamptz`;
  const beyond = sql.raw(order === 'oldest' ? '>' : '<');
  return sql`(created_at, tracking_number) ${beyond} (${timestamp}::timestamptz, ${number})`;
}

function orderColumn({ order }: ShipmentPage, table?: string): RawBuilder<unknown> {
  const [first, second] = order === 'updated' ? ['updated_at'] : ['created_at', 'tracking_number'];
  const ref = (column: string) => sql.ref(table ? `${table}.${column}` : column);
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
  return second
    ? sql`${ref(first ?? '')} ${direction}, ${ref(second)} ${direction}`
    : sql`${ref(first ?? '')}`;
}

function columnNames(of: readonly string[], table?: string): RawBuilder<unknown> {
  return sql.join(of.map((column) => sql.ref(table ? `${table}.${column}` : column)));
}
