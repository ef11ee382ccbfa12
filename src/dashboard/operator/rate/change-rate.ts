import { listPlannedRates, type PlannedRate } from '../../../../db/query/pricing/planned-rate.ts';
import { type AuditEntry, findInstallationEntry } from '../../../../db/query/user/audit-entry.ts';
import { isDayForPlan, plannedSubject, planRate } from '../../../fx/planned-rate.ts';
import { type ProposedRate, parseRate, proposeRate, setProposedRate } from '../../../fx/set-rate.ts';
import { html } from '../../../html.ts';
import { scaledToDecimal } from '../../../money.ts';
import { type OperatorRequest, operatorActor, type PageAnswer } from '../../page-request.ts';
import { dayText, facts, time } from '../../view/data.ts';
import { checkedInput, questionPage } from '../../view/form.ts';
import { ratesPath, readRateCurrency } from './address.ts';
import { exampleOf, showRates } from './rates.ts';
import { currencyName, rateTexts } from './text.ts';

/** A larger change needs a look at a second source. */
const largePercent = 5;

/** Asks with the old and the new rate, and sets it when the form was confirmed for the rate that is still the last. */
export async function changeRate(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, language } = request;
  const text = rateTexts[language];
  const { kysely } = context.db;
  const currency = readRateCurrency(form.one('currency'));
  const rate = form.one('rate').trim();
  const rateNanos = parseRate(rate, currency);
  if (rateNanos === null) {
    const fault = currency === 'USD' ? text.usdFault : text.fault(exampleOf(currency));
    return showRates(request, { values: { rate }, errors: { rate: fault } });
  }
  const day = form.one('day').trim();
  if (day !== '' && !isDayForPlan(day, request.origin.now))
    return showRates(request, { values: { rate, day }, errors: { day: text.dayFault } });
  const readPlan = async () => (day === '' ? null : await findPlan(request, { currency, day }));
  const propose = async () => ({
    ...(await proposeRate(kysely, currency, rateNanos)),
    day,
    plan: await readPlan(),
  });
  const proposed = await propose();
  if (form.one('confirmed') !== 'yes') return confirmPage(request, proposed, undefined);
  if (form.one('after') !== String(proposed.after ?? '')) return confirmPage(request, proposed, text.moved);
  if (proposed.doubt !== null && form.one('checked') !== 'yes') {
    return confirmPage(request, proposed, text.unchecked);
  }
  const actor = operatorActor(request, null);
  if (day === '')
    return (await setProposedRate(kysely, proposed, actor))
      ? { goTo: ratesPath(request, currency, 'saved=1') }
      : confirmPage(request, await propose(), text.moved);
  if (form.one('replaces') !== planVersion(proposed.plan))
    return confirmPage(request, proposed, text.planMoved);
  return (await planRate(kysely, proposed, { day, replaced: proposed.plan?.planned ?? null }, actor))
    ? { goTo: ratesPath(request, currency, `planned=${day}`) }
    : confirmPage(request, await propose(), text.planMoved);
}

/** A rate that is planned for a day already, and who planned it; no entry: it is no longer kept. */
interface PlanOnDay {
  readonly planned: PlannedRate;
  readonly entry: AuditEntry | undefined;
}

async function findPlan(
  { context }: OperatorRequest,
  { currency, day }: { readonly currency: string; readonly day: string },
): Promise<PlanOnDay | null> {
  const { kysely } = context.db;
  const planned = (await listPlannedRates(kysely, { currency })).find(({ begins_on }) => begins_on === day);
  if (!planned) return null;
  return { planned, entry: await findInstallationEntry(kysely, 'fx_rate.planned', plannedSubject(planned)) };
}

/** Names the plan that a question shows, so that a form replaces no other. */
function planVersion(plan: PlanOnDay | null): string {
  return plan ? `${plan.planned.id} ${plan.planned.rate_nanos}` : '';
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
    plan,
  }: ProposedRate & { readonly day: string; readonly plan: PlanOnDay | null },
  alert: string | undefined,
): PageAnswer {
  const { language } = request;
  const text = rateTexts[language];
  const name = currencyName(currency, language);
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
        [
          text.replaces,
          plan &&
            html`<strong>${text.rate(scaledToDecimal(plan.planned.rate_nanos, 9), name)}</strong>${plan.entry && html`, ${plan.entry.email}, ${time(plan.entry.created_at, language)}`}`,
        ],
        [text.change, change === null ? null : `${change > 0 ? '+' : ''}${change.toFixed(2)} %`],
      ])}
      <p>${day !== '' ? text.plannedEffect : isUsd ? text.usdEffect : text.effect}</p>
      ${warning === null ? null : html`<p class="error">${warning}</p>`}
    `,
    action: ratesPath(request, 'USD'),
    fields: {
      ...(isUsd ? {} : { currency }),
      rate,
      after: String(after ?? ''),
      ...(day === '' ? {} : { day, replaces: planVersion(plan) }),
    },
    input: doubt ? checkedInput(text.checked) : null,
    button: day === '' ? text.confirm : plan ? text.replace : text.plan,
    tone: 'main',
    back: [ratesPath(request, currency), text.keep],
  });
}
