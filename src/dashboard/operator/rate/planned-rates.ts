import type { VNode } from 'preact';
import { listPlannedRates, type PlannedRate } from '../../../../db/query/pricing/planned-rate.ts';
import { withdrawPlannedRate } from '../../../fx/planned-rate.ts';
import { html } from '../../../html.ts';
import { scaledToDecimal } from '../../../money.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../../page-request.ts';
import { dayText, facts, table } from '../../view/data.ts';
import { questionPage } from '../../view/form.ts';
import { ratesPath, readRateCurrency } from './address.ts';
import { currencyName, rateTexts } from './text.ts';

/** Lists the rates that come into force on later days, each with the button that takes it back; null if there are none. */
export function plannedSection(request: OperatorRequest, planned: readonly PlannedRate[]): VNode | null {
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
            text.rate(scaledToDecimal(rate_nanos, 9), currencyName(currency, language)),
        },
        {
          name: text.action,
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

/** Asks whether to take a planned rate back, and does when the form was confirmed. */
export async function withdrawRate(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const { kysely } = context.db;
  const id = form.one('id');
  if (!/^\d{1,15}$/.test(id)) return refusePage('INVALID_FIELD');
  const currency = readRateCurrency(form.one('currency'));
  if (form.one('confirmed') !== 'yes') {
    const planned = (await listPlannedRates(kysely, { currency })).find((one) => one.id === Number(id));
    return planned ? withdrawPage(request, planned) : { goTo: ratesPath(request, currency, 'gone=1') };
  }
  const isTaken = await withdrawPlannedRate(kysely, Number(id), operatorActor(request, null));
  return { goTo: ratesPath(request, currency, isTaken ? 'withdrawn=1' : 'gone=1') };
}

function withdrawPage(request: OperatorRequest, planned: PlannedRate): PageAnswer {
  const { base, language } = request;
  const { id, currency, rate_nanos, begins_on } = planned;
  const text = rateTexts[language];
  const name = currencyName(currency, language);
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
    back: [ratesPath(request, currency), text.keepPlanned],
  });
}
