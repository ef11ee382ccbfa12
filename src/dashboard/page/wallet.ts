import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { findAccount } from '../../../db/query/account/account.ts';
import { setLowBalance } from '../../../db/query/wallet/low-balance.ts';
import { readWallet } from '../../../db/query/wallet/wallet.ts';
import { type DailySpend, readDailySpend } from '../../../db/query/wallet/wallet-spend.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { centsToAmount } from '../../money/money.ts';
import { parseHkdCents } from '../../money/parse-hkd.ts';
import { listWalletTransactions } from '../../operation/listWalletTransactions.ts';
import { hongKongDay } from '../../runtime/clock.ts';
import { audit } from '../../user/audit.ts';
import { draftLowBalance } from '../../wallet/low-balance-event.ts';
import { walletView } from '../../wallet/wallet-view.ts';
import { actorOf } from '../actor.ts';
import { keepFigures } from '../keep-figures.ts';
import { boundsOfDays } from '../local-time.ts';
import { refusePage } from '../refuse-page.ts';
import { runOperation } from '../run-operation.ts';
import { walletTexts } from '../text/wallet.ts';
import { barChart, lastDays } from '../view/chart.ts';
import { type CsvColumn, csvHead, csvLines } from '../view/csv.ts';
import { amountText, facts, table, time } from '../view/data.ts';
import { field, selectField, statusText } from '../view/field.ts';
import { pager } from '../view/pager.ts';
import type { PageAnswer, Visit } from '../visit.ts';
import { paymentHelp } from './payment-help.ts';

const pageSize = 20;
const batchSize = 100;
const chartDays = 30;

type Entry = Schemas['WalletTransaction'];

/** Shows the wallet: amounts, spend by day, and the ledger with the cause of each entry. */
export function showWallet(visit: Visit): Promise<PageAnswer> {
  return walletPage(visit);
}

async function walletPage(visit: Visit, refused?: RefusedThreshold): Promise<PageAnswer> {
  const { context, scope, text, language, base } = visit;
  const words = walletTexts[language].wallet;
  const title = text.wallet.title;
  if (!scope.livemode) {
    return { title, content: html`<section><p>${words.testMode}</p></section>` as VNode };
  }
  const given = new URLSearchParams(visit.search);
  const filters = filtersOf(given);
  const shipment = given.get('shipment');
  const [wallet, page, chart, threshold, payment] = await Promise.all([
    readWallet(context.db.kysely, scope).then(walletView),
    readEntries(visit, { ...filters, cursor: given.get('cursor') ?? undefined }, pageSize),
    spendChart(visit),
    thresholdSection(visit, refused),
    paymentHelp(visit),
  ]);
  const address = (more: Record<string, string>) => {
    const kept = [...given].filter(([name, value]) => !['cursor', 'saved'].includes(name) && value !== '');
    const search = new URLSearchParams([...kept, ...Object.entries(more)]);
    return search.size > 0 ? `?${search}` : '';
  };
  return {
    title,
    status: refused ? 400 : 200,
    content: html`
      ${given.has('saved') && !refused ? statusText(words.thresholdSaved) : null}
      <div class="columns">
        <section>
          <h2>${words.balance}</h2>
          <p class="figure">${amountText(wallet.balance, language)}</p>
          ${facts([
            [text.home.available, amountText(wallet.available, language)],
            [text.home.held, amountText(wallet.held, language)],
          ])}
        </section>
        ${payment} ${threshold}
      </div>
      ${chart}
      <section>
        <h2>${shipment ? words.entriesOf(shipment) : words.entries}</h2>
        <form method="get" class="inline">
          ${shipment ? html`<input type="hidden" name="shipment" value=${shipment} />` : null}
          ${selectField({
            name: 'type',
            label: words.type,
            value: given.get('type') ?? '',
            options: [['', words.allTypes], ...Object.entries(words.types)],
          })}
          <button>${words.filter}</button>
          <a href=${`${base}/wallet.csv${address({})}`}>${words.export}</a>
          ${shipment ? html`<a href=${`${base}/wallet`}>${words.all}</a>` : null}
        </form>
        ${entryTable(visit, page.data)}
        ${pager(language, {
          first: given.has('cursor') ? `${base}/wallet${address({})}` : null,
          next: page.next_cursor && `${base}/wallet${address({ cursor: page.next_cursor })}`,
        })}
      </section>
    ` as VNode,
  };
}

/** Sends the ledger with the same filters as a CSV file, with the names of the API. */
export async function exportWallet(visit: Visit): Promise<PageAnswer> {
  const filters = filtersOf(new URLSearchParams(visit.search));
  const first = await readEntries(visit, filters, batchSize);
  const name = `wallet-${hongKongDay(visit.origin.now)}.csv`;
  return { file: { name, type: 'text/csv', content: linesOf(visit, filters, first) } };
}

interface RefusedThreshold {
  readonly given: string;
  readonly error: string;
}

/** Sets the amount below which the account is warned; empty: none. Only operators set a negative one, for credit. */
export async function saveThreshold(visit: Visit): Promise<PageAnswer> {
  const { context, form, scope, base, language } = visit;
  if (!scope.livemode) return refusePage('NOT_FOUND');
  const given = form.one('threshold').trim();
  const lowBalanceCents = given === '' ? null : parseHkdCents(given);
  if (given !== '' && (lowBalanceCents === null || lowBalanceCents < 0)) {
    return walletPage(visit, { given, error: walletTexts[language].wallet.thresholdFault });
  }
  const warning = draftLowBalance(null, visit.origin.now);
  await context.db.kysely.transaction().execute(async (tx) => {
    await setLowBalance(tx, { accountId: scope.accountId, lowBalanceCents, warning });
    await audit(tx, actorOf(visit), 'wallet.threshold_set', given || null);
  });
  context.relay?.nudge();
  return { goTo: `${base}/wallet?saved=threshold` };
}

function filtersOf(given: URLSearchParams): Record<string, string> {
  const [type, shipment] = [given.get('type'), given.get('shipment')];
  return { ...(type ? { type } : {}), ...(shipment ? { shipment_id: shipment } : {}) };
}

async function readEntries(
  visit: Visit,
  { cursor, ...filters }: Record<string, string | undefined>,
  limit: number,
): Promise<Schemas['WalletTransactionList']> {
  const query = { ...filters, limit, ...(cursor ? { cursor } : {}) };
  return (await runOperation(visit, 'listWalletTransactions', listWalletTransactions, { query })).data;
}

const csvColumns: readonly CsvColumn<Entry>[] = (
  [
    'id',
    'created_at',
    'type',
    'amount_hkd',
    'balance_after_hkd',
    'held_after_hkd',
    'shipment_id',
    'reason',
  ] as const
).map((name) => ({ name, cell: (entry) => entry[name] }));

async function* linesOf(
  visit: Visit,
  filters: Record<string, string>,
  first: Schemas['WalletTransactionList'],
): AsyncGenerator<string> {
  yield csvHead(csvColumns);
  for (
    let page = first;
    ;
    page = await readEntries(visit, { ...filters, cursor: page.next_cursor ?? '' }, batchSize)
  ) {
    yield csvLines(csvColumns, page.data);
    if (page.next_cursor === null) return;
  }
}

const keptSpend = keepFigures<DailySpend>();

async function spendChart(visit: Visit): Promise<VNode> {
  const { context, scope, timeZone, origin, language } = visit;
  const words = walletTexts[language].wallet;
  const days = lastDays(chartDays, origin.now, timeZone);
  const key = [scope.accountId, timeZone, days[0]].join(' ');
  const rows = await keptSpend(key, () =>
    readDailySpend(context.db.kysely, scope, boundsOfDays(days, timeZone)),
  );
  const spent = new Map(rows.map((row) => [row.day, row.spent_cents]));
  const total = rows.reduce((sum, row) => sum + row.spent_cents, 0);
  const textOf = (cents: number) => amountText(centsToAmount(cents), language);
  return html`<section>
    <h2>${words.spend}</h2>
    ${
      rows.length === 0
        ? html`<p class="none">${words.noSpend}</p>`
        : html`<p>${words.spendLead(textOf(total))}</p>
            ${barChart({
              name: words.spend,
              days: days.map((day) => ({ day, value: spent.get(day) ?? 0 })),
              language,
              textOf,
              words: { day: words.day, value: words.amount, asTable: words.asTable },
            })}`
    }
  </section>` as VNode;
}

async function thresholdSection(
  { context, user, base, language }: Visit,
  refused?: RefusedThreshold,
): Promise<VNode> {
  const words = walletTexts[language].wallet;
  const account = await findAccount(context.db.kysely, user.account_id);
  const cents = account?.low_balance_cents ?? null;
  const now =
    cents === null ? words.thresholdNone : words.thresholdNow(amountText(centsToAmount(cents), language));
  return html`<section>
    <h2>${words.threshold}</h2>
    <p>${now}</p>
    <p class="hint">${words.thresholdLead}</p>
    ${
      user.role === 'owner'
        ? html`<form method="post" action=${`${base}/wallet/threshold`}>
            ${field({ name: 'threshold', label: words.thresholdField, value: refused?.given ?? (cents === null ? '' : String(centsToAmount(cents))), hint: words.thresholdHint, error: refused?.error, autocomplete: 'off', maxLength: 14, inputMode: 'decimal' })}
            <p class="buttons"><button>${words.save}</button></p>
          </form>`
        : null
    }
  </section>` as VNode;
}

function entryTable({ base, language, text }: Visit, entries: readonly Entry[]): VNode {
  const words = walletTexts[language].wallet;
  const amount = (hkd: number) => amountText(hkd, language);
  return table(
    words.entries,
    [
      { name: text.activity.when, cell: (entry) => time(entry.created_at, language) },
      { name: words.type, cell: ({ type }) => words.types[type] ?? type },
      {
        name: words.cause,
        cell: ({ shipment_id: id, reason }) =>
          html`${id ? html`<a href=${`${base}/shipments/${id}`}><code>${id}</code></a> ` : null}${reason}`,
      },
      { name: words.change, cell: (entry) => amount(entry.amount_hkd), isNumber: true },
      { name: words.balanceAfter, cell: (entry) => amount(entry.balance_after_hkd), isNumber: true },
      { name: words.heldAfter, cell: (entry) => amount(entry.held_after_hkd), isNumber: true },
    ],
    entries,
    words.none,
  );
}
