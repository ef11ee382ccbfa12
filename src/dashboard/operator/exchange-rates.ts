import type { VNode } from 'preact';
import { cutPage } from '../../../db/query/page.ts';
import { type FxHistoryRow, latestFxRate, listFxRates } from '../../../db/query/pricing/fx-rate.ts';
import { fxView } from '../../fx/fx-rate.ts';
import { type ProposedRate, parseRateMicros, proposeRate, setProposedRate } from '../../fx/set-rate.ts';
import { html } from '../../html.ts';
import { scaledToDecimal } from '../../money.ts';
import type { PageAnswer } from '../page-request.ts';
import { facts, table, time } from '../view/data.ts';
import { alertText, field, statusText } from '../view/field.ts';
import { rateTexts } from './exchange-rate-text.ts';
import { type OperatorRequest, operatorActor } from './operator-request.ts';

const pageSize = 30;
const chartSize = 90;
/** A larger change needs a look at a second source. */
const largePercent = 5;

interface GivenRate {
  readonly text: string;
  readonly error: string;
}

/** Shows the rate in use, its history, and the form that sets another one. */
export function showRates(request: OperatorRequest): Promise<PageAnswer> {
  return ratesPage(request, null);
}

/** Asks with the old and the new rate, and sets it when the form was confirmed for the rate that is still the last. */
export async function changeRate(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language, base } = request;
  const text = rateTexts[language];
  const rate = form.one('rate').trim();
  const rateMicros = parseRateMicros(rate);
  if (rateMicros === null) return ratesPage(request, { text: rate, error: text.fault });
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

async function ratesPage(request: OperatorRequest, given: GivenRate | null): Promise<PageAnswer> {
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
    status: given ? 400 : 200,
    content: html`
      ${search.has('saved') && !given ? statusText(text.saved) : null}
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
        <section>
          <h2>${text.set}</h2>
          <form method="post" action=${`${base}/rates`}>
            ${field({ name: 'rate', label: text.field, value: given?.text ?? '', hint: text.hint, error: given?.error, inputMode: 'decimal', isRequired: true, maxLength: 12, autocomplete: 'off' })}
            <p class="buttons"><button class="main">${text.next}</button></p>
          </form>
        </section>
      </div>
      <section>
        <h2>${text.history}</h2>
        ${rateChart(request, recent.toReversed())}
        ${table(
          text.history,
          [
            { name: text.since, cell: ({ fetched_at }) => time(fetched_at, language) },
            { name: text.field, cell: (row) => rateOf(row) ?? '–', isNumber: true },
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
  return {
    title: text.confirmTitle(rate),
    status: alert ? 409 : 200,
    content: html`
      ${alertText(alert)}
      <section>
        ${facts([
          [text.before, last ? text.rate(scaledToDecimal(last.rateMicros, 6)) : text.noRate],
          [text.after, html`<strong>${text.rate(rate)}</strong>`],
          [text.change, change === null ? null : `${change > 0 ? '+' : ''}${change.toFixed(2)} %`],
        ])}
        <p>${text.effect}</p>
        ${doubt ? html`<p class="error">${text.doubtful}</p>` : isLarge ? html`<p class="error">${text.large}</p>` : null}
        <form method="post" action=${`${base}/rates`}>
          <input type="hidden" name="rate" value=${rate} />
          <input type="hidden" name="after" value=${after ?? ''} />
          ${doubt ? html`<p><label class="check"><input type="checkbox" name="checked" value="yes" required /> ${text.checked}</label></p>` : null}
          <p class="buttons">
            <button class="main" name="confirmed" value="yes">${text.confirm}</button>
            <a href=${`${base}/rates`}>${text.keep}</a>
          </p>
        </form>
      </section>
    `,
  };
}

function rateOf({ rate_micros }: FxHistoryRow): string | null {
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
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => 5 + (90 * (most - value)) / Math.max(most - least, 1);
  const steps = values.map((value, at) => `${at === 0 ? `M0 ${y(value)}` : `V${y(value)}`}H${at + 1}`);
  const text = (micros: number) => scaledToDecimal(micros, 6);
  return html`<figure class="chart">
    <svg class="line" viewBox=${`0 0 ${values.length} 100`} preserveAspectRatio="none" role="img" aria-label=${rateTexts[language].chart(text(least), text(most))}>
      <path d=${steps.join('')} />
    </svg>
    <figcaption><span>${time(first.fetched_at, language)}</span><span>${text(least)} – ${text(most)}</span><span>${time(last.fetched_at, language)}</span></figcaption>
  </figure>`;
}
