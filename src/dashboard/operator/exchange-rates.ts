import type { VNode } from 'preact';
import { cutPage } from '../../../db/query/page.ts';
import { type FxHistoryRow, latestFxRate, listFxRates } from '../../../db/query/pricing/fx-rate.ts';
import { fxView } from '../../fx/fx-rate.ts';
import { type ProposedRate, parseRateMicros, proposeRate, setProposedRate } from '../../fx/set-rate.ts';
import { html } from '../../html.ts';
import { scaledToDecimal } from '../../money.ts';
import { type OperatorRequest, operatorActor, type PageAnswer } from '../page-request.ts';
import { translated } from '../text.ts';
import { facts, table, time } from '../view/data.ts';
import { statusText } from '../view/field.ts';
import {
  checkedInput,
  formSection,
  formStatus,
  inputField,
  isRefused,
  questionPage,
  type RefusedForm,
} from '../view/form.ts';

export const rateTexts = translated({
  title: ['Exchange rate', '匯率'],
  current: ['USD to HKD', '美元兌港元'],
  rate: [(rate: string) => `1 USD = HKD ${rate}`, (rate: string) => `1 美元 = ${rate} 港元`],
  noRate: ['No rate is set. Declarations in USD are refused.', '沒有設定匯率。系統會拒絕以美元申報。'],
  state: ['State', '狀態'],
  states: {
    current: ['In use', '使用中'],
    stale: ['In use, but older than 36 hours', '使用中，但已超過 36 小時'],
    expired: [
      'Older than 7 days and no longer used: declarations in USD are refused',
      '已超過 7 天而不再使用：系統會拒絕以美元申報',
    ],
    cleared: ['Cleared', '已清除'],
    none: ['Never set', '從未設定'],
  },
  source: ['Source', '來源'],
  sources: {
    daily: ['Fetched', '自動取得'],
    manual: ['Set by hand', '人手設定'],
    cleared: ['Cleared', '已清除'],
  },
  since: ['Since', '自'],
  fetching: ['Daily fetch', '每日取得'],
  fetches: [
    'On: a fetched rate replaces one that was set by hand after a day',
    '已啟用：人手設定的匯率一天後會被取得的匯率取代',
  ],
  noFetch: ['Off: no FX_SOURCE_URL is set', '已停用：沒有設定 FX_SOURCE_URL'],
  set: ['Set the rate', '設定匯率'],
  field: ['HKD for 1 USD', '1 美元兌港元'],
  hint: ['From 1 to 100, with at most 6 decimals, such as 7.8', '由 1 至 100，最多 6 位小數，例如 7.8'],
  fault: [
    'The rate must be from 1 to 100, with at most 6 decimals, such as 7.8.',
    '匯率須由 1 至 100，最多 6 位小數，例如 7.8。',
  ],
  next: ['Continue', '繼續'],
  confirmTitle: [(rate: string) => `Set the rate to ${rate}?`, (rate: string) => `將匯率設定為 ${rate}？`],
  before: ['Now', '現時'],
  after: ['New', '新匯率'],
  change: ['Change', '變動'],
  effect: [
    'Declarations in USD are converted with the new rate at once. Booked shipments keep their rate.',
    '以美元申報的金額會即時按新匯率換算。已下單的貨件維持原有匯率。',
  ],
  large: [
    'The rate changes by more than 5 %. Compare it with a second source.',
    '匯率變動超過 5%。請與另一來源核對。',
  ],
  doubtful: [
    'This is probably a mistake: the rate changes by more than 20 %.',
    '這很可能有誤：匯率變動超過 20%。',
  ],
  checked: ['I have compared the rate with a second source.', '我已與另一來源核對匯率。'],
  unchecked: [
    'Confirm that you have compared the rate with a second source. Nothing was changed.',
    '請確認你已與另一來源核對匯率。沒有作出更改。',
  ],
  confirm: ['Set the rate', '設定匯率'],
  keep: ['Keep the current rate', '維持現有匯率'],
  moved: ['Another rate was set since. Nothing was changed.', '其後已設定另一匯率。沒有作出更改。'],
  saved: ['The rate is set.', '已設定匯率。'],
  history: ['History', '記錄'],
  none: ['No rate was ever set.', '從未設定匯率。'],
  chart: [
    (from: string, to: string) => `HKD for 1 USD, the last rates, from ${from} to ${to}`,
    (from: string, to: string) => `1 美元兌港元，最近的匯率，由 ${from} 至 ${to}`,
  ],
  older: ['Older rates', '較舊的匯率'],
});

const pageSize = 30;
const chartSize = 90;
/** A larger change needs a look at a second source. */
const largePercent = 5;

/** Asks with the old and the new rate, and sets it when the form was confirmed for the rate that is still the last. */
export async function changeRate(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language, base } = request;
  const text = rateTexts[language];
  const rate = form.one('rate').trim();
  const rateMicros = parseRateMicros(rate);
  if (rateMicros === null) return showRates(request, { values: { rate }, errors: { rate: text.fault } });
  const proposed = await proposeRate(context.db.kysely, rateMicros);
  if (form.one('confirmed') !== 'yes') return confirmPage(request, proposed, undefined);
  if (form.one('after') !== String(proposed.after ?? '')) return confirmPage(request, proposed, text.moved);
  if (proposed.doubt !== null && form.one('checked') !== 'yes') {
    return confirmPage(request, proposed, text.unchecked);
  }
  if (await setProposedRate(context.db.kysely, proposed, operatorActor(request, null)))
    return { goTo: `${base}/rates?saved=1` };
  return confirmPage(request, await proposeRate(context.db.kysely, rateMicros), text.moved);
}

/** Shows the rate in use, its history, and the form that sets another one. */
export async function showRates(request: OperatorRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, base, language, search, origin } = request;
  const text = rateTexts[language];
  const { kysely } = context.db;
  const before = /^\d{1,15}$/.test(search.get('before') ?? '') ? Number(search.get('before')) : null;
  const [latest, recent, found] = await Promise.all([
    latestFxRate(kysely),
    listFxRates(kysely, { before: null, limit: chartSize }),
    listFxRates(kysely, { before, limit: pageSize + 1 }),
  ]);
  const view = fxView(latest, origin.now);
  const { rows, last } = cutPage(found, pageSize);
  return {
    title: text.title,
    status: formStatus(refused),
    content: html`
      ${search.has('saved') && !isRefused(refused) ? statusText(text.saved) : null}
      <div class="columns">
        <section>
          <h2>${text.current}</h2>
          <p class="figure">${view.rate === null ? text.noRate : text.rate(String(view.rate))}</p>
          ${facts([
            [text.state, text.states[view.state]],
            [text.source, view.rate_type && text.sources[view.rate_type]],
            [text.since, view.fetched_at && time(view.fetched_at, language)],
            [text.fetching, context.config.fxSource ? text.fetches : text.noFetch],
          ])}
        </section>
        ${formSection(
          text.set,
          `${base}/rates`,
          inputField(refused, 'rate', text.field, { hint: text.hint, inputMode: 'decimal', maxLength: 12 }),
          text.next,
        )}
      </div>
      <section>
        <h2>${text.history}</h2>
        ${rateChart(request, recent.toReversed())}
        ${table(
          text.history,
          [
            { name: text.since, cell: ({ fetched_at }) => time(fetched_at, language) },
            { name: text.field, cell: (row) => rateText(row) ?? '–', isNumber: true },
            { name: text.source, cell: ({ rate_type }) => text.sources[rate_type] },
          ],
          rows,
          text.none,
        )}
        <nav class="pager" aria-label=${text.older}>
          ${last ? html`<a href=${`${base}/rates?before=${last.id}`}>${text.older}</a>` : null}
        </nav>
      </section>
    `,
  };
}

function confirmPage(
  { base, language }: OperatorRequest,
  { rateMicros, last, after, doubt }: ProposedRate,
  alert: string | undefined,
): PageAnswer {
  const text = rateTexts[language];
  const rate = scaledToDecimal(rateMicros, 6);
  const change = last ? (rateMicros / last.rateMicros - 1) * 100 : null;
  const isLarge = change !== null && Math.abs(change) > largePercent;
  const warning = doubt ? text.doubtful : isLarge ? text.large : null;
  return questionPage({
    title: text.confirmTitle(rate),
    alert,
    status: alert ? 409 : 200,
    content: html`
      ${facts([
        [text.before, last ? text.rate(scaledToDecimal(last.rateMicros, 6)) : text.noRate],
        [text.after, html`<strong>${text.rate(rate)}</strong>`],
        [text.change, change === null ? null : `${change > 0 ? '+' : ''}${change.toFixed(2)} %`],
      ])}
      <p>${text.effect}</p>
      ${warning === null ? null : html`<p class="error">${warning}</p>`}
    `,
    action: `${base}/rates`,
    fields: { rate, after: String(after ?? '') },
    input: doubt ? checkedInput(text.checked) : null,
    button: text.confirm,
    tone: 'main',
    back: [`${base}/rates`, text.keep],
  });
}

function rateText({ rate_micros }: FxHistoryRow): string | null {
  return rate_micros === null ? null : scaledToDecimal(rate_micros, 6);
}

/** Draws the rates, oldest first, as steps. The table below has the same values. */
function rateChart({ language }: OperatorRequest, rows: readonly FxHistoryRow[]): VNode | null {
  const rates = rows.flatMap(({ rate_micros, fetched_at }) =>
    rate_micros ? [{ rate_micros, fetched_at }] : [],
  );
  const [first, last] = [rates.at(0), rates.at(-1)];
  if (!first || !last || rates.length < 2) return null;
  const values = rates.map(({ rate_micros }) => rate_micros);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => 5 + (90 * (max - value)) / Math.max(max - min, 1);
  const steps = values.map((value, at) => `${at === 0 ? `M0 ${y(value)}` : `V${y(value)}`}H${at + 1}`);
  const text = (micros: number) => scaledToDecimal(micros, 6);
  return html`<figure class="chart">
    <svg class="line" viewBox=${`0 0 ${values.length} 100`} preserveAspectRatio="none" role="img" aria-label=${rateTexts[language].chart(text(min), text(max))}>
      <path d=${steps.join('')} />
    </svg>
    <figcaption><span>${time(first.fetched_at, language)}</span><span>${text(min)} – ${text(max)}</span><span>${time(last.fetched_at, language)}</span></figcaption>
  </figure>`;
}
