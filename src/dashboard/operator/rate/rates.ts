import type { VNode } from 'preact';
import { cutPage } from '../../../../db/query/page.ts';
import { listRates, type RateHistoryRow } from '../../../../db/query/pricing/currency-rate.ts';
import { listPlannedRates } from '../../../../db/query/pricing/planned-rate.ts';
import { type KnownCurrency, knownCurrencies } from '../../../fx/amount-currencies.ts';
import { rateView } from '../../../fx/currency-rates.ts';
import { USUAL_RATES } from '../../../fx/usual-rates.ts';
import { html } from '../../../html.ts';
import { decimalToScaled, scaledToDecimal } from '../../../money.ts';
import type { OperatorRequest, PageAnswer } from '../../page-request.ts';
import { dayText, facts, table, time } from '../../view/data.ts';
import { statusText } from '../../view/field.ts';
import {
  formSection,
  formStatus,
  hiddenFields,
  inputField,
  isRefused,
  type RefusedForm,
} from '../../view/form.ts';
import { ratesPath, readRateCurrency } from './address.ts';
import { plannedSection } from './planned-rates.ts';
import { ageText, currencyName, rateTexts } from './text.ts';

const doneTexts = ['saved', 'withdrawn', 'gone'] as const;

const pageSize = 30;
const chartSize = 90;

/** Shows the rate of a currency in use, its history, the form that sets another one, and the other currencies. */
export async function showRates(request: OperatorRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, language, search, origin, form } = request;
  const text = rateTexts[language];
  const { kysely } = context.db;
  const currency = readRateCurrency(search.get('currency') ?? form.one('currency'));
  const name = currencyName(currency, language);
  const before = /^\d{1,15}$/.test(search.get('before') ?? '') ? Number(search.get('before')) : null;
  const [recent, found, others, planned, [usd]] = await Promise.all([
    listRates(kysely, { currency, before: null, limit: chartSize }),
    listRates(kysely, { currency, before, limit: pageSize + 1 }),
    knownCurrencies(kysely),
    listPlannedRates(kysely, { currency }),
    listRates(kysely, { currency: 'USD', before: null, limit: 1 }),
  ]);
  const view = rateView(recent[0], origin.now);
  const { rows, last } = cutPage(found, pageSize);
  const justPlanned = planned.find(({ begins_on }) => begins_on === search.get('planned'));
  const isUsd = currency === 'USD';
  const isLost = isUsd && view.state === 'expired';
  return {
    title: text.title,
    status: formStatus(refused),
    content: html`
      ${doneTexts.map((done) => (search.has(done) && !isRefused(refused) ? statusText(text.done[done]) : null))}
      ${justPlanned && !isRefused(refused) ? statusText(text.plannedFor(text.rate(scaledToDecimal(justPlanned.rate_nanos, 9), name), dayText(justPlanned.begins_on, language))) : null}
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
          ratesPath(request, 'USD'),
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
      ${otherCurrencies(request, usd, others)}
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
          ${last ? html`<a href=${ratesPath(request, currency, `before=${last.id}`)}>${text.older}</a>` : null}
        </nav>
      </section>
    `,
  };
}

/** Returns a rate to show as an example. */
export function exampleOf(currency: string): string {
  return String(USUAL_RATES[currency] ?? 1.5);
}

/** Lists the currencies of laws, with a link to the page of each; null if there are none. */
function otherCurrencies(
  request: OperatorRequest,
  usd: RateHistoryRow | undefined,
  others: readonly KnownCurrency[],
): VNode | null {
  const { language, origin } = request;
  const text = rateTexts[language];
  if (others.length === 0) return null;
  const rows = [{ currency: 'USD', isNamed: true, newest: usd }, ...others].map((one) => ({
    ...one,
    view: rateView(one.newest, origin.now),
  }));
  return html`<section>
    <h2>${text.others}</h2>
    <p>${text.othersHint}</p>
    ${table(
      text.others,
      [
        {
          name: text.currency,
          cell: ({ currency }) =>
            html`<a href=${ratesPath(request, currency)}>${currencyName(currency, language)}</a>`,
        },
        {
          name: 'HKD',
          cell: ({ view }) => (view.rate === null ? '–' : decimalText(view.rate)),
          isNumber: true,
        },
        {
          name: text.age,
          cell: ({ view }) => (view.age_seconds === null ? '–' : ageText(view.age_seconds, language)),
        },
        { name: text.state, cell: ({ view }) => text.states[view.state] },
        { name: text.isNeeded, cell: ({ isNamed }) => text.needed[isNamed ? 'yes' : 'no'] },
      ],
      rows,
      text.none,
    )}
  </section>`;
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
