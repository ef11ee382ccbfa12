import type { VNode } from 'preact';
import { referenceNumbers } from '../../../db/query/shipment/list-shipments.ts';
import {
  listWalletTransactionRows,
  type WalletPoint,
  walletBefore,
} from '../../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import { centsToAmount, decimalToScaled } from '../../money.ts';
import { listWalletTransactionsBy } from '../../operation/wallet.ts';
import { hongKongDay } from '../../runtime.ts';
import { activityTexts } from '../activity/text.ts';
import { type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { sharedTexts } from '../text.ts';
import { dayRange, withOffset } from '../time.ts';
import { type CsvColumn, csvHead, csvLines } from '../view/csv.ts';
import { amountText, facts, table, time, zoneName } from '../view/data.ts';
import { field, selectField } from '../view/field.ts';
import { pager } from '../view/pager.ts';
import { walletTexts } from './text.ts';

const pageSize = 20;
const batchSize = 100;

type Entry = Schemas['WalletTransaction'] & {
  readonly reference_no: string | null;
  /** False: the carrier did not accept the shipment, so it has no page. */
  readonly hasPage: boolean;
};

/** The entries between two days, and the wallet before the first and after the last. */
interface Period {
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly opening: WalletPoint;
  readonly closing: WalletPoint;
}

/** Renders the ledger with the cause of each entry. `isValid`: false if a filter is refused. */
export async function ledgerSection(request: PageRequest): Promise<{ content: VNode; isValid: boolean }> {
  const { language, base } = request;
  const text = walletTexts[language];
  const given = request.search;
  const shipment = given.get('shipment');
  const days = daysOf(request, given);
  const isValid = Object.keys(days.faults).length === 0;
  const period = isValid ? await periodOf(request, days) : null;
  const { entries, next } = isValid
    ? await readEntries(request, { given, period, cursor: given.get('cursor'), limit: pageSize })
    : { entries: [], next: null };
  const address = (more: Record<string, string>) => {
    const kept = [...given].filter(([name, value]) => !['cursor', 'saved'].includes(name) && value !== '');
    const search = new URLSearchParams([...kept, ...Object.entries(more)]);
    return search.size > 0 ? `?${search}` : '';
  };
  const isFiltered = ['type', 'shipment', 'from', 'to'].some((name) => given.get(name));
  const content = html`<section>
    <h2>${shipment ? text.entriesOf(shipment) : text.entries}</h2>
    ${filterForm(request, given, days.faults)}
    <p class="buttons">
      ${isValid ? html`<a href=${`${base}/wallet.csv${address({})}`}>${text.export}</a>` : null}
      ${isFiltered ? html`<a href=${`${base}/wallet`}>${text.all}</a>` : null}
    </p>
    ${period && balances(request, period, given)} ${isValid ? entryTable(request, entries, isFiltered) : null}
    ${pager(language, {
      first: given.has('cursor') ? `${base}/wallet${address({})}` : null,
      next: next && `${base}/wallet${address({ cursor: next })}`,
    })}
  </section>`;
  return { content, isValid };
}

/** Sends the ledger with the same filters as a CSV file, with the names of the API. A period begins and ends with its balances. */
export async function exportWallet(request: PageRequest): Promise<PageAnswer> {
  const given = request.search;
  const days = daysOf(request, given);
  if (Object.keys(days.faults).length > 0) return refusePage('INVALID_FIELD');
  const period = await periodOf(request, days);
  const read = (cursor: string | null) => readEntries(request, { given, period, cursor, limit: batchSize });
  const name = `wallet-${hongKongDay(request.origin.now)}.csv`;
  return {
    file: { name, type: 'text/csv', content: linesOf(read, period, await read(null), request.timeZone) },
  };
}

type Days = ReturnType<typeof dayRange>;

function daysOf({ timeZone }: PageRequest, given: URLSearchParams): Days {
  return dayRange({ from: given.get('from'), to: given.get('to') }, timeZone);
}

/** Null without days, and in test mode, which has no wallet. */
async function periodOf({ context, scope }: PageRequest, { from, until }: Days): Promise<Period | null> {
  if (!scope.livemode || (!from && !until)) return null;
  const { kysely } = context.db;
  const [opening, closing] = await Promise.all([
    from ? walletBefore(kysely, scope, from) : { version: 0, balance_cents: 0 },
    walletBefore(kysely, scope, until ?? null),
  ]);
  return { from, until, opening, closing };
}

interface Wanted {
  readonly given: URLSearchParams;
  readonly period: Period | null;
  readonly cursor: string | null;
  readonly limit: number;
}

/** Reads a page of entries with the contract's rules, and the merchant's number of each shipment. */
async function readEntries(
  request: PageRequest,
  { given, period, cursor, limit }: Wanted,
): Promise<{ entries: readonly Entry[]; next: string | null }> {
  const [type, shipment] = [given.get('type'), given.get('shipment')];
  const query = {
    ...(type ? { type } : {}),
    ...(shipment ? { shipment_id: shipment } : {}),
    ...(cursor === null ? {} : { cursor }),
    limit,
  };
  const versions = period ? { after: period.opening.version, until: period.closing.version } : {};
  const list = listWalletTransactionsBy((db, scope, filter, page) =>
    listWalletTransactionRows(db, scope, { ...filter, ...versions }, page),
  );
  const { data, next_cursor: next } = (await runOperation(request, 'listWalletTransactions', list, { query }))
    .data;
  const numbers = data.flatMap(({ shipment_id: id }) => (id === null ? [] : [id]));
  const references = await referenceNumbers(request.context.db.kysely, request.scope, numbers);
  const entries = data.map((entry) => ({
    ...entry,
    reference_no: references.get(entry.shipment_id ?? '') ?? null,
    hasPage: references.has(entry.shipment_id ?? ''),
  }));
  return { entries, next };
}

type CsvRow = Readonly<
  Partial<Record<Exclude<keyof Entry, 'type' | 'hasPage'>, string | number | null>> & { type: string }
>;

const csvColumns: readonly CsvColumn<CsvRow>[] = (
  [
    'id',
    'created_at',
    'type',
    'amount_hkd',
    'balance_after_hkd',
    'held_after_hkd',
    'shipment_id',
    'reference_no',
    'reason',
  ] as const
).map((name) => ({ name, cell: (row) => row[name] ?? null }));

async function* linesOf(
  read: (cursor: string) => ReturnType<typeof readEntries>,
  period: Period | null,
  first: Awaited<ReturnType<typeof readEntries>>,
  timeZone: string,
): AsyncGenerator<string> {
  const time = (instant: string) => withOffset(instant, timeZone);
  const balance = (type: string, moment: string | undefined, { balance_cents }: WalletPoint) => {
    const row = {
      type,
      created_at: moment ? time(moment) : null,
      balance_after_hkd: centsToAmount(balance_cents),
    };
    return csvLines(csvColumns, [row]);
  };
  yield csvHead(csvColumns);
  if (period) yield balance('closing_balance', period.until, period.closing);
  for (let page = first; ; page = await read(page.next)) {
    yield csvLines(
      csvColumns,
      page.entries.map((entry) => ({ ...entry, created_at: time(entry.created_at) })),
    );
    if (page.next === null) break;
  }
  if (period) yield balance('opening_balance', period.from, period.opening);
}

function filterForm(
  { base, language, timeZone }: PageRequest,
  given: URLSearchParams,
  faults: Days['faults'],
): VNode {
  const text = walletTexts[language];
  const shipment = given.get('shipment');
  const day = (name: 'from' | 'to', label: string) => {
    const fault = faults[name];
    const error = fault && sharedTexts[language].dayFault[fault];
    return field({ name, label, type: 'date', value: given.get(name) ?? '', error });
  };
  return html`<form method="get" action=${`${base}/wallet`}>
    ${shipment ? html`<input type="hidden" name="shipment" value=${shipment} />` : null}
    <div class="grid">
      ${selectField({
        name: 'type',
        label: text.type,
        value: given.get('type') ?? '',
        options: [['', text.allTypes], ...Object.entries(text.types)],
      })}
      ${day('from', text.from)} ${day('to', text.to)}
    </div>
    <p class="hint">${sharedTexts[language].filter.dates(zoneName(timeZone, language))}</p>
    <p class="buttons"><button>${text.filter}</button></p>
  </form>`;
}

function balances({ language }: PageRequest, { opening, closing }: Period, given: URLSearchParams): VNode {
  const text = walletTexts[language];
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  return html`
    ${facts([
      [text.opening, amount(opening.balance_cents)],
      [text.change, amount(closing.balance_cents - opening.balance_cents)],
      [text.closing, amount(closing.balance_cents)],
    ])}
    ${given.get('type') || given.get('shipment') ? html`<p class="hint">${text.ofAllEntries}</p>` : null}
  `;
}

function entryTable({ base, language }: PageRequest, entries: readonly Entry[], isFiltered: boolean): VNode {
  const text = walletTexts[language];
  const amount = (hkd: number) => amountText(hkd, language);
  const changeOf = ({ type, amount_hkd }: Entry, changed: 'balance' | 'held') => {
    if ((type === 'hold' || type === 'void') !== (changed === 'held')) return null;
    return `${amount_hkd > 0 ? '+' : ''}${amount(amount_hkd)}`;
  };
  return table(
    text.entries,
    [
      { name: activityTexts[language].when, cell: (entry) => time(entry.created_at, language) },
      { name: text.type, cell: ({ type }) => text.types[type] ?? type },
      {
        name: text.cause,
        cell: ({ shipment_id: id, reference_no: reference, reason, hasPage }) => html`
          ${id ? (hasPage ? html`<a href=${`${base}/shipments/${id}`}><code>${id}</code></a>` : html`<code>${id}</code>`) : null}
          ${reference ? html`<p class="hint">${reference}</p>` : null} ${reason ? html`<p>${reason}</p>` : null}
        `,
      },
      { name: text.charged, cell: (entry) => changeOf(entry, 'balance'), isNumber: true },
      { name: text.reserved, cell: (entry) => changeOf(entry, 'held'), isNumber: true },
      { name: text.balanceAfter, cell: (entry) => amount(entry.balance_after_hkd), isNumber: true },
      {
        name: text.availableAfter,
        cell: (entry) =>
          amount(
            centsToAmount(
              decimalToScaled(entry.balance_after_hkd, 2) - decimalToScaled(entry.held_after_hkd, 2),
            ),
          ),
        isNumber: true,
      },
    ],
    entries,
    isFiltered ? text.noMatch : text.none,
  );
}
