import type { VNode } from 'preact';
import { referenceNumbers } from '../../../db/query/shipment/shipment-number.ts';
import {
  emptyWallet,
  listWalletTransactionRows,
  type WalletPoint,
  walletBefore,
} from '../../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { html } from '../../html.ts';
import { centsToAmount, decimalToScaled } from '../../money.ts';
import { listWalletTransactionsBy } from '../../operation/wallet.ts';
import { feedTime } from '../../runtime.ts';
import { activityTexts } from '../activity/text.ts';
import { type ExportedColumn, type ExportedList, exportList, firstDay, lastDay, showList } from '../list.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { runOperation } from '../run-operation.ts';
import { withOffset } from '../time.ts';
import { amountText, facts, time } from '../view/data.ts';
import { walletTexts } from './text.ts';

type Entry = Schemas['WalletTransaction'] & {
  readonly reference_no: string | null;
  /** False: the carrier did not accept the shipment, so it has no page. */
  readonly hasPage: boolean;
};

interface Filter {
  readonly type?: string;
  readonly shipment_id?: string;
  /** First moment of the first day. */
  readonly from?: string;
  /** First moment after the last day. */
  readonly until?: string;
}

/** The wallet before the first and after the last entry of a period. */
interface Period {
  readonly opening: WalletPoint;
  readonly closing: WalletPoint;
}

interface Ledger extends ExportedList<Entry, Filter> {
  readonly readPeriod: (filter: Filter) => Promise<Period | null>;
}

/** Names in the file are those of the API. The file of a period begins and ends with its balances. */
function ledgerList(request: PageRequest): Ledger {
  const { context, scope, language, timeZone } = request;
  const text = walletTexts[language];
  // One read for the list, all pages of the file and its balances.
  let period: Period | null = null;
  const readPeriod = async (filter: Filter) => {
    period ??= await walletPeriod(request, filter);
    return period;
  };
  return {
    path: '/wallet',
    fileName: 'wallet',
    title: text.entries,
    none: text.none,
    noMatch: text.noMatch,
    pageSize: 20,
    columns: entryColumns(request),
    filters: {
      type: {
        label: text.type,
        any: text.allTypes,
        options: Object.entries(text.types),
        read: (type) => ({ type }),
      },
      shipment: { label: null, read: (shipment_id) => ({ shipment_id }) },
      from: firstDay(request, text.from, (from) => ({ from })),
      to: lastDay(request, text.to, 'from', (until) => ({ until })),
    },
    readPeriod,
    search: async (filter, { cursor, limit }) => {
      const { from: _, until: __, ...filters } = filter;
      const found = await readPeriod(filter);
      const versions = found ? { after: found.opening.version, until: found.closing.version } : {};
      const list = listWalletTransactionsBy((db, scope, filter, page) =>
        listWalletTransactionRows(db, scope, { ...filter, ...versions }, page),
      );
      const query = { ...filters, limit, ...(cursor === null ? {} : { cursor }) };
      const { data, next_cursor: next } = (
        await runOperation(request, 'listWalletTransactions', list, { query })
      ).data;
      const numbers = data.flatMap(({ shipment_id: id }) => (id === null ? [] : [id]));
      const references = await referenceNumbers(context.db.kysely, scope, numbers);
      const rows = data.map((entry) => ({
        ...entry,
        reference_no: references.get(entry.shipment_id ?? '') ?? null,
        hasPage: references.has(entry.shipment_id ?? ''),
      }));
      return { rows, next };
    },
    fileEnds: async (filter) => {
      const found = await readPeriod(filter);
      const now = feedTime(context.clock.now());
      const line = (type: string, moment: string | undefined, point: WalletPoint) => ({
        type,
        created_at: moment ? withOffset(moment < now ? moment : now, timeZone) : null,
        balance_after_hkd: centsToAmount(point.balance_cents),
        held_after_hkd: centsToAmount(point.held_cents),
      });
      return (
        found && [
          hasEnded(request, filter)
            ? line('closing_balance', filter.until, found.closing)
            : line('balance_so_far', now, found.closing),
          line('opening_balance', filter.from, found.opening),
        ]
      );
    },
  };
}

function entryColumns({ base, language, timeZone }: PageRequest): ExportedColumn<Entry>[] {
  const text = walletTexts[language];
  const amount = (hkd: number) => amountText(hkd, language);
  const changeText = ({ type, amount_hkd }: Entry, changed: 'balance' | 'held') => {
    if ((type === 'hold' || type === 'void') !== (changed === 'held')) return null;
    if (changed === 'held')
      return (amount_hkd > 0 ? text.holdMore : text.holdLess)(amount(Math.abs(amount_hkd)));
    return `${amount_hkd > 0 ? '+' : ''}${amount(amount_hkd)}`;
  };
  return [
    { name: null, csv: { id: ({ id }) => id } },
    {
      name: activityTexts[language].when,
      cell: (entry) => time(entry.created_at, language),
      csv: { created_at: (entry) => withOffset(entry.created_at, timeZone) },
    },
    {
      name: text.type,
      cell: ({ type }) => text.types[type] ?? type,
      csv: { type: ({ type }) => type },
    },
    {
      name: text.cause,
      cell: ({ shipment_id: id, reference_no: reference, reason, hasPage }) => html`
        ${id && hasPage ? html`<a href=${`${base}/shipments/${id}`}>${reference ?? html`<code>${id}</code>`}</a>` : null}
        ${id && (reference || !hasPage) ? html`<p class="hint"><code>${id}</code></p>` : null}
        ${reason ? html`<p>${reason}</p>` : null}
      `,
      // At the end of the file.
      csv: null,
    },
    {
      name: text.charged,
      cell: (entry) => {
        const change = changeText(entry, 'balance');
        // A narrow screen wraps numbers, but never behind the sign.
        return change && html`<span class="number">${change}</span>`;
      },
      isNumber: true,
      csv: { amount_hkd: (entry) => entry.amount_hkd },
    },
    { name: text.onHold, cell: (entry) => changeText(entry, 'held'), isNumber: true, csv: null },
    {
      name: text.balanceAfter,
      cell: (entry) => amount(entry.balance_after_hkd),
      isNumber: true,
      csv: { balance_after_hkd: (entry) => entry.balance_after_hkd },
    },
    {
      name: text.availableAfter,
      cell: (entry) =>
        amount(
          centsToAmount(
            decimalToScaled(entry.balance_after_hkd, 2) - decimalToScaled(entry.held_after_hkd, 2),
          ),
        ),
      isNumber: true,
      csv: { held_after_hkd: (entry) => entry.held_after_hkd },
    },
    {
      name: null,
      csv: {
        shipment_id: (entry) => entry.shipment_id,
        reference_no: (entry) => entry.reference_no,
        reason: (entry) => entry.reason,
      },
    },
  ];
}

/** Null without days, and in test mode, which has no wallet. */
async function walletPeriod(
  { context, scope }: PageRequest,
  { from, until }: Filter,
): Promise<Period | null> {
  if (!scope.livemode || (!from && !until)) return null;
  const { kysely } = context.db;
  const [opening, closing] = await Promise.all([
    from ? walletBefore(kysely, scope, from) : emptyWallet,
    walletBefore(kysely, scope, until ?? null),
  ]);
  return { opening, closing };
}

function hasEnded({ context }: PageRequest, { until }: Filter): boolean {
  return until !== undefined && Date.parse(until) <= context.clock.now().getTime();
}

/** Renders the ledger with the cause of each entry. */
export async function ledgerSection(request: PageRequest): Promise<{ content: VNode; status: number }> {
  const text = walletTexts[request.language];
  const list = ledgerList(request);
  const { status, isValid, filter, csvUrl, form, results } = await showList(request, list);
  const period = isValid ? await list.readPeriod(filter) : null;
  const content = html`<section>
    <h2>${filter.shipment_id ? text.entriesOf(filter.shipment_id) : text.entries}</h2>
    ${form}
    ${isValid ? html`<p class="buttons"><a href=${csvUrl}>${text.export}</a></p>` : null}
    ${period && balanceFacts(request, period, filter)} ${results}
  </section>`;
  return { content, status };
}

export function exportWallet(request: PageRequest): Promise<PageAnswer> {
  return exportList(request, ledgerList(request));
}

function balanceFacts(request: PageRequest, { opening, closing }: Period, filter: Filter): VNode {
  const { language } = request;
  const text = walletTexts[language];
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  return html`
    ${facts([
      [text.opening, amount(opening.balance_cents)],
      [text.change, amount(closing.balance_cents - opening.balance_cents)],
      [hasEnded(request, filter) ? text.closing : text.balanceSoFar, amount(closing.balance_cents)],
      [text.onHold, amount(closing.held_cents)],
    ])}
    ${filter.type || filter.shipment_id ? html`<p class="hint">${text.ofAllEntries}</p>` : null}
  `;
}
