import type { VNode } from 'preact';
import { cutPage } from '../../../db/query/page.ts';
import { listRates, type RateHistoryRow } from '../../../db/query/pricing/currency-rate.ts';
import { listPlannedRates, type PlannedRate } from '../../../db/query/pricing/planned-rate.ts';
import { isCurrency } from '../../catalog/law-amount.ts';
import { type KnownCurrency, knownCurrencies } from '../../fx/amount-currencies.ts';
import { rateView } from '../../fx/currency-rates.ts';
import { isDayForPlan, planRate, withdrawPlannedRate } from '../../fx/planned-rate.ts';
import { type ProposedRate, parseRate, proposeRate, setProposedRate } from '../../fx/set-rate.ts';
import { USUAL_RATES } from '../../fx/usual-rates.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { decimalToScaled, scaledToDecimal } from '../../money.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../page-request.ts';
import { translated } from '../text.ts';
import { dayText, facts, table, time } from '../view/data.ts';
import { statusText } from '../view/field.ts';
import {
  checkedInput,
  formSection,
  formStatus,
  hiddenFields,
  inputField,
  isRefused,
  questionPage,
  type RefusedForm,
} from '../view/form.ts';

/** Returns the code, or its name in Chinese. */
function nameOf(currency: string, language: Language): string {
  const names = new Intl.DisplayNames('zh-HK', { type: 'currency' });
  return language === 'en' ? currency : (names.of(currency) ?? currency);
}

export const rateTexts = translated({
  title: ['Exchange rates', '匯率'],
  current: [(currency: string) => `${currency} to HKD`, (currency: string) => `${currency}兌港元`],
  rate: [
    (rate: string, currency: string) => `1 ${currency} = HKD ${rate}`,
    (rate: string, currency: string) => `1 ${currency} = ${rate} 港元`,
  ],
  noRate: ['No rate is set. Declarations in USD are refused.', '沒有設定匯率。系統會拒絕以美元申報。'],
  noOtherRate: [
    'No rate is set. Limits of laws in this currency only warn, and orders with fees in it are refused.',
    '沒有設定匯率。以此貨幣訂明的法例限額只會作出警告，需要此貨幣收費的訂單會被拒絕。',
  ],
  state: ['State', '狀態'],
  states: {
    current: ['In use', '使用中'],
    stale: ['In use, but older than 36 hours', '使用中，但已超過 36 小時'],
    expired: ['Older than 7 days and no longer used', '已超過 7 天而不再使用'],
    cleared: ['Cleared', '已清除'],
    none: ['Never set', '從未設定'],
  },
  refusesUsd: ['Declarations in USD are refused', '系統會拒絕以美元申報'],
  source: ['Source', '來源'],
  sources: {
    daily: ['Fetched', '自動取得'],
    manual: ['Set by hand', '人手設定'],
    cleared: ['Cleared', '已清除'],
  },
  since: ['Since', '自'],
  age: ['Age', '時間'],
  minutes: [(n: number) => `${n} min`, (n: number) => `${n} 分鐘`],
  hours: [(n: number) => (n === 1 ? '1 hour' : `${n} hours`), (n: number) => `${n} 小時`],
  days: [(n: number) => (n === 1 ? '1 day' : `${n} days`), (n: number) => `${n} 天`],
  fetching: ['Daily fetch', '每日取得'],
  fetches: [
    'On: a fetched rate replaces one that was set by hand after a day',
    '已啟用：人手設定的匯率一天後會被取得的匯率取代',
  ],
  noFetch: ['Off: rates are set by hand', '已停用：匯率由人手設定'],
  others: ['Currencies of laws', '法例所用貨幣'],
  othersHint: [
    'Fees and limits that a law names in another currency are converted with these rates. The catalog says which are needed.',
    '法例以其他貨幣訂明的費用及限額，會按這些匯率換算。所需貨幣由目錄訂明。',
  ],
  currency: ['Currency', '貨幣'],
  isNeeded: ['Needed by the catalog', '目錄需要'],
  needed: { yes: ['Yes', '是'], no: ['No', '否'] },
  set: ['Set the rate', '設定匯率'],
  field: [(currency: string) => `HKD for 1 ${currency}`, (currency: string) => `1 ${currency}兌港元`],
  usdHint: ['From 1 to 100, with at most 6 decimals, such as 7.8', '由 1 至 100，最多 6 位小數，例如 7.8'],
  hint: [
    (example: string) => `Above 0 and at most 100, with at most 9 decimals, such as ${example}`,
    (example: string) => `大於 0 而不超過 100，最多 9 位小數，例如 ${example}`,
  ],
  usdFault: [
    'The rate must be from 1 to 100, with at most 6 decimals, such as 7.8.',
    '匯率須由 1 至 100，最多 6 位小數，例如 7.8。',
  ],
  fault: [
    (example: string) =>
      `The rate must be above 0 and at most 100, with at most 9 decimals, such as ${example}.`,
    (example: string) => `匯率須大於 0 而不超過 100，最多 9 位小數，例如 ${example}。`,
  ],
  next: ['Continue', '繼續'],
  confirmTitle: [
    (rate: string, currency: string) => `Set the rate of ${currency} to ${rate}?`,
    (rate: string, currency: string) => `將${currency}匯率設定為 ${rate}？`,
  ],
  before: ['Now', '現時'],
  after: ['New', '新匯率'],
  change: ['Change', '變動'],
  usdEffect: [
    'Declarations in USD are converted with the new rate at once. Booked shipments keep their rate.',
    '以美元申報的金額會即時按新匯率換算。已下單的貨件維持原有匯率。',
  ],
  effect: [
    'Fees and limits in this currency are converted with the new rate at once. Booked shipments keep their rate.',
    '以此貨幣訂明的費用及限額會即時按新匯率換算。已下單的貨件維持原有匯率。',
  ],
  large: [
    'The rate changes by more than 5 %. Compare it with a second source.',
    '匯率變動超過 5%。請與另一來源核對。',
  ],
  doubtful: [
    'This is probably a mistake: the rate changes by more than 20 %.',
    '這很可能有誤：匯率變動超過 20%。',
  ],
  unusual: [
    'This is probably a mistake: it is far from the usual rate of this currency.',
    '這很可能有誤：與此貨幣的一般匯率相差甚遠。',
  ],
  checked: ['I have compared the rate with a second source.', '我已與另一來源核對匯率。'],
  unchecked: [
    'Confirm that you have compared the rate with a second source. Nothing was changed.',
    '請確認你已與另一來源核對匯率。沒有作出更改。',
  ],
  confirm: ['Set the rate', '設定匯率'],
  keep: ['Keep the current rate', '維持現有匯率'],
  moved: ['Another rate was set since. Nothing was changed.', '其後已設定另一匯率。沒有作出更改。'],
  done: {
    saved: ['The rate is set.', '已設定匯率。'],
    planned: ['The rate is planned.', '已預定匯率。'],
    withdrawn: ['The planned rate is taken back.', '已撤回預定匯率。'],
    gone: [
      'This rate is in force already, or was taken back before. Nothing was changed.',
      '此匯率已生效或已撤回。沒有作出更改。',
    ],
  },
  day: ['In force from', '生效日期'],
  dayHint: [
    'Empty: at once. Otherwise from the beginning of this day, Hong Kong time, at most a year ahead',
    '留空即時生效，否則由當日零時起（香港時間），最多一年後',
  ],
  dayFault: [
    'The day must be after today, Hong Kong time, and at most a year ahead. Leave it empty for a rate from now on.',
    '日期須在今日之後（香港時間），並在一年內。如要即時生效，請留空。',
  ],
  atOnce: ['At once', '即時'],
  fromDay: [
    (day: string) => `The beginning of ${day}, Hong Kong time`,
    (day: string) => `${day} 零時（香港時間）`,
  ],
  plannedEffect: [
    'Until then the current rate stays. Booked shipments keep their rate. The planned rate can be taken back before its day.',
    '在此之前維持現有匯率。已下單的貨件維持原有匯率。生效前可撤回預定匯率。',
  ],
  plan: ['Plan the rate', '預定匯率'],
  plannedRates: ['Planned rates', '預定匯率'],
  plannedHint: [
    'Each comes into force within a minute of the beginning of its day, Hong Kong time.',
    '每項匯率會於當日零時（香港時間）起一分鐘內生效。',
  ],
  withdraw: ['Take back', '撤回'],
  replaces: ['Replaces the planned rate', '取代原有預定匯率'],
  withdrawTitle: [
    (currency: string) => `Take back the planned rate of ${currency}?`,
    (currency: string) => `撤回${currency}的預定匯率？`,
  ],
  withdrawEffect: ['The rate then does not change on this day.', '當日匯率將不會更改。'],
  keepPlanned: ['Keep the planned rate', '保留預定匯率'],
  withdrawOf: [(day: string) => `Take back the rate from ${day}`, (day: string) => `撤回 ${day} 起的匯率`],
  history: ['History', '記錄'],
  none: ['No rate was ever set.', '從未設定匯率。'],
  chart: [
    (name: string, from: string, to: string) => `${name}, the last rates, from ${from} to ${to}`,
    (name: string, from: string, to: string) => `${name}，最近的匯率，由 ${from} 至 ${to}`,
  ],
  older: ['Older rates', '較舊的匯率'],
});

const doneTexts = ['saved', 'planned', 'withdrawn', 'gone'] as const;

const pageSize = 30;
const chartSize = 90;
/** A larger change needs a look at a second source. */
const largePercent = 5;

/** Asks with the old and the new rate, and sets it when the form was confirmed for the rate that is still the last. */
export async function changeRate(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const text = rateTexts[language];
  const { kysely } = context.db;
  const currency = currencyOf(form.one('currency'));
  const rate = form.one('rate').trim();
  const rateNanos = parseRate(rate, currency);
  if (rateNanos === null) {
    const fault = currency === 'USD' ? text.usdFault : text.fault(exampleOf(currency));
    return showRates(request, { values: { rate }, errors: { rate: fault } });
  }
  const day = form.one('day').trim();
  if (day !== '' && !isDayForPlan(day, request.origin.now))
    return showRates(request, { values: { rate, day }, errors: { day: text.dayFault } });
  const onDay = (await listPlannedRates(kysely, { currency })).find(({ begins_on }) => begins_on === day);
  const planned = { day, replaced: onDay?.rate_nanos ?? null };
  const proposed = { ...(await proposeRate(kysely, currency, rateNanos)), ...planned };
  if (form.one('confirmed') !== 'yes') return confirmPage(request, proposed, undefined);
  if (form.one('after') !== String(proposed.after ?? '')) return confirmPage(request, proposed, text.moved);
  if (proposed.doubt !== null && form.one('checked') !== 'yes') {
    return confirmPage(request, proposed, text.unchecked);
  }
  if (day !== '') {
    await planRate(kysely, proposed, day, operatorActor(request, null));
    return { goTo: pageOf(request, currency, 'planned=1') };
  }
  if (await setProposedRate(kysely, proposed, operatorActor(request, null)))
    return { goTo: pageOf(request, currency, 'saved=1') };
  return confirmPage(
    request,
    { ...(await proposeRate(kysely, currency, rateNanos)), ...planned },
    text.moved,
  );
}

/** Asks whether to take a planned rate back, and does when the form was confirmed. */
export async function withdrawRate(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { kysely } = context.db;
  const id = form.one('id');
  if (!/^\d{1,15}$/.test(id)) return refusePage('INVALID_FIELD');
  const currency = currencyOf(form.one('currency'));
  if (form.one('confirmed') !== 'yes') {
    const planned = (await listPlannedRates(kysely, { currency })).find((one) => one.id === Number(id));
    return planned ? withdrawPage(request, planned) : { goTo: pageOf(request, currency, 'gone=1') };
  }
  const isTaken = await withdrawPlannedRate(kysely, Number(id), operatorActor(request, null));
  return { goTo: pageOf(request, currency, isTaken ? 'withdrawn=1' : 'gone=1') };
}

function withdrawPage(request: OperatorRequest, planned: PlannedRate): PageAnswer {
  const { base, language } = request;
  const { id, currency, rate_nanos, begins_on } = planned;
  const text = rateTexts[language];
  const name = nameOf(currency, language);
  return questionPage({
    title: text.withdrawTitle(name),
    content: html`
      ${facts([
        [text.after, text.rate(scaledToDecimal(rate_nanos, 9), name)],
        [text.day, text.fromDay(dayText(begins_on, language))],
      ])}
      <p>${text.withdrawEffect}</p>
    `,
    action: `${base}/rates/withdraw`,
    fields: { currency, id: String(id) },
    button: text.withdraw,
    back: [pageOf(request, currency), text.keepPlanned],
  });
}

/** Returns USD for an empty or unknown code. */
function currencyOf(code: string | null): string {
  return code && code !== 'HKD' && isCurrency(code) ? code : 'USD';
}

function pageOf({ base }: OperatorRequest, currency: string, query = ''): string {
  const queries = [currency === 'USD' ? '' : `currency=${currency}`, query].filter(Boolean).join('&');
  return `${base}/rates${queries && `?${queries}`}`;
}

function exampleOf(currency: string): string {
  return String(USUAL_RATES[currency] ?? 1.5);
}

/** Shows the rate of a currency in use, its history, the form that sets another one, and the other currencies. */
export async function showRates(request: OperatorRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, language, search, origin, form } = request;
  const text = rateTexts[language];
  const { kysely } = context.db;
  const currency = currencyOf(search.get('currency') ?? form.one('currency'));
  const name = nameOf(currency, language);
  const before = /^\d{1,15}$/.test(search.get('before') ?? '') ? Number(search.get('before')) : null;
  const [recent, found, others, planned] = await Promise.all([
    listRates(kysely, { currency, before: null, limit: chartSize }),
    listRates(kysely, { currency, before, limit: pageSize + 1 }),
    knownCurrencies(kysely),
    listPlannedRates(kysely, { currency }),
  ]);
  const view = rateView(recent[0], origin.now);
  const { rows, last } = cutPage(found, pageSize);
  const isUsd = currency === 'USD';
  const isLost = isUsd && view.state === 'expired';
  return {
    title: text.title,
    status: formStatus(refused),
    content: html`
      ${doneTexts.map((done) => (search.has(done) && !isRefused(refused) ? statusText(text.done[done]) : null))}
      <div class="columns">
        <section>
          <h2>${text.current(name)}</h2>
          <p class="figure">${view.rate === null ? (isUsd ? text.noRate : text.noOtherRate) : text.rate(decimalText(view.rate), name)}</p>
          ${facts([
            [text.state, isLost ? `${text.states.expired}. ${text.refusesUsd}` : text.states[view.state]],
            [text.source, view.rate_type && text.sources[view.rate_type]],
            [text.since, view.fetched_at && time(view.fetched_at, language)],
            [text.age, view.age_seconds === null ? null : ageText(view.age_seconds, language)],
            [text.fetching, context.config.fxSource ? text.fetches : text.noFetch],
          ])}
        </section>
        ${formSection(
          text.set,
          pageOf(request, 'USD'),
          [
            ...(isUsd ? [] : hiddenFields([['currency', currency]])),
            inputField(refused, 'rate', text.field(name), {
              hint: isUsd ? text.usdHint : text.hint(exampleOf(currency)),
              inputMode: 'decimal',
              maxLength: 14,
            }),
            inputField(refused, 'day', text.day, { type: 'date', hint: text.dayHint, isRequired: false }),
          ],
          text.next,
        )}
      </div>
      ${plannedSection(request, planned)}
      ${otherCurrencies(request, others)}
      <section>
        <h2>${text.history}</h2>
        ${rateChart(request, text.field(name), recent.toReversed())}
        ${table(
          text.history,
          [
            { name: text.since, cell: ({ fetched_at }) => time(fetched_at, language) },
            { name: text.field(name), cell: (row) => rateText(row) ?? '–', isNumber: true },
            { name: text.source, cell: ({ rate_type }) => text.sources[rate_type] },
          ],
          rows,
          text.none,
        )}
        <nav class="pager" aria-label=${text.older}>
          ${last ? html`<a href=${pageOf(request, currency, `before=${last.id}`)}>${text.older}</a>` : null}
        </nav>
      </section>
    `,
  };
}

/** Lists the rates that come into force on later days, each with the button that takes it back; null if there are none. */
function plannedSection(request: OperatorRequest, planned: readonly PlannedRate[]): VNode | null {
  const { language } = request;
  const text = rateTexts[language];
  if (planned.length === 0) return null;
  return html`<section>
    <h2>${text.plannedRates}</h2>
    ${table(
      text.plannedRates,
      [
        { name: text.day, cell: ({ begins_on }) => dayText(begins_on, language) },
        {
          name: text.after,
          cell: ({ currency, rate_nanos }) =>
            text.rate(scaledToDecimal(rate_nanos, 9), nameOf(currency, language)),
        },
        {
          name: text.withdraw,
          cell: ({ id, currency, begins_on }) =>
            html`<form method="post" action=${`${request.base}/rates/withdraw`}>
              <input type="hidden" name="currency" value=${currency} />
              <button class="danger" name="id" value=${id} aria-label=${text.withdrawOf(dayText(begins_on, language))}>${text.withdraw}</button>
            </form>`,
        },
      ],
      planned,
      '',
    )}
    <p class="hint">${text.plannedHint}</p>
  </section>`;
}

/** Lists the currencies of laws, with a link to the page of each; null if there are none. */
function otherCurrencies(request: OperatorRequest, others: readonly KnownCurrency[]): VNode | null {
  const { language, origin } = request;
  const text = rateTexts[language];
  if (others.length === 0) return null;
  const rows = [
    { currency: 'USD', isNamed: true, view: null },
    ...others.map((one) => ({
      ...one,
      view: rateView(one.newest, origin.now),
    })),
  ];
  return html`<section>
    <h2>${text.others}</h2>
    <p>${text.othersHint}</p>
    ${table(
      text.others,
      [
        {
          name: text.currency,
          cell: ({ currency }) =>
            html`<a href=${pageOf(request, currency)}>${nameOf(currency, language)}</a>`,
        },
        {
          name: 'HKD',
          cell: ({ view }) => (view?.rate == null ? '–' : decimalText(view.rate)),
          isNumber: true,
        },
        {
          name: text.age,
          cell: ({ view }) => (view?.age_seconds == null ? '–' : ageText(view.age_seconds, language)),
        },
        { name: text.state, cell: ({ view }) => (view ? text.states[view.state] : '–') },
        { name: text.isNeeded, cell: ({ isNamed }) => text.needed[isNamed ? 'yes' : 'no'] },
      ],
      rows,
      text.none,
    )}
  </section>`;
}

/** Says an age in minutes, hours or days, rounded down. */
function ageText(seconds: number, language: Language): string {
  const text = rateTexts[language];
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return text.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? text.hours(hours) : text.days(Math.floor(hours / 24));
}

function confirmPage(
  request: OperatorRequest,
  {
    currency,
    rateNanos,
    last,
    after,
    doubt,
    day,
    replaced,
  }: ProposedRate & { readonly day: string; readonly replaced: number | null },
  alert: string | undefined,
): PageAnswer {
  const { language } = request;
  const text = rateTexts[language];
  const name = nameOf(currency, language);
  const isUsd = currency === 'USD';
  const rate = scaledToDecimal(rateNanos, 9);
  const change = last ? (rateNanos / last.rateNanos - 1) * 100 : null;
  const isLarge = change !== null && Math.abs(change) > largePercent;
  const warning = doubt ? (last ? text.doubtful : text.unusual) : isLarge ? text.large : null;
  return questionPage({
    title: text.confirmTitle(rate, name),
    alert,
    status: alert ? 409 : 200,
    content: html`
      ${facts([
        [
          text.before,
          last ? text.rate(scaledToDecimal(last.rateNanos, 9), name) : isUsd ? text.noRate : text.noOtherRate,
        ],
        [text.after, html`<strong>${text.rate(rate, name)}</strong>`],
        [text.day, day === '' ? text.atOnce : text.fromDay(dayText(day, language))],
        [text.replaces, replaced === null ? null : text.rate(scaledToDecimal(replaced, 9), name)],
        [text.change, change === null ? null : `${change > 0 ? '+' : ''}${change.toFixed(2)} %`],
      ])}
      <p>${day !== '' ? text.plannedEffect : isUsd ? text.usdEffect : text.effect}</p>
      ${warning === null ? null : html`<p class="error">${warning}</p>`}
    `,
    action: pageOf(request, 'USD'),
    fields: {
      ...(isUsd ? {} : { currency }),
      rate,
      after: String(after ?? ''),
      ...(day === '' ? {} : { day }),
    },
    input: doubt ? checkedInput(text.checked) : null,
    button: day === '' ? text.confirm : text.plan,
    tone: 'main',
    back: [pageOf(request, currency), text.keep],
  });
}

function rateText({ rate_nanos }: RateHistoryRow): string | null {
  return rate_nanos === null ? null : scaledToDecimal(rate_nanos, 9);
}

/** Never in the form 1e-7. */
function decimalText(rate: number): string {
  return scaledToDecimal(decimalToScaled(rate, 9), 9);
}

/** Draws the rates, oldest first, as steps. The table below has the same values. */
function rateChart(
  { language }: OperatorRequest,
  name: string,
  rows: readonly RateHistoryRow[],
): VNode | null {
  const rates = rows.flatMap(({ rate_nanos, fetched_at }) =>
    rate_nanos ? [{ rate_nanos, fetched_at }] : [],
  );
  const [first, last] = [rates.at(0), rates.at(-1)];
  if (!first || !last || rates.length < 2) return null;
  const values = rates.map(({ rate_nanos }) => rate_nanos);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => 5 + (90 * (max - value)) / Math.max(max - min, 1);
  const steps = values.map((value, at) => `${at === 0 ? `M0 ${y(value)}` : `V${y(value)}`}H${at + 1}`);
  const text = (nanos: number) => scaledToDecimal(nanos, 9);
  return html`<figure class="chart">
    <svg class="line" viewBox=${`0 0 ${values.length} 100`} preserveAspectRatio="none" role="img" aria-label=${rateTexts[language].chart(name, text(min), text(max))}>
      <path d=${steps.join('')} />
    </svg>
    <figcaption><span>${time(first.fetched_at, language)}</span><span>${text(min)} – ${text(max)}</span><span>${time(last.fetched_at, language)}</span></figcaption>
  </figure>`;
}
