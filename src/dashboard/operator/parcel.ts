import type { VNode } from 'preact';
import {
  findProblem,
  isUndecided,
  type ShipmentProblem,
} from '../../../db/query/installation/problem-shipments.ts';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { findDecision } from '../../../db/query/user/audit-entry.ts';
import { html } from '../../html.ts';
import { findByNumber } from '../../shipment/tracking-number.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { hasFinalFee } from '../../wallet/dispute.ts';
import type { OperatorRequest, PageRequest } from '../page-request.ts';
import { checkpointText, nextStepFacts } from '../shipment/timeline.ts';
import { badge, facts, scanTime, time } from '../view/data.ts';
import { statusText } from '../view/field.ts';
import { limitText } from './charges.ts';
import { problemAge } from './problems.ts';
import { supportTexts } from './support-text.ts';
import { operatorTexts } from './text.ts';

/** The query of the page after an outcome was recorded. */
export const recordedField = 'recorded';

/** Shows above a parcel's page its problem, its recorded outcome, and what an operator can do about it. */
export async function parcelHead(request: OperatorRequest, { scope }: PageRequest): Promise<VNode | null> {
  const { context, base, path, language, search, can } = request;
  const shipment = await findByNumber(context.db, scope, path.id ?? '');
  if (!shipment) return null;
  const { tracking_number: number } = shipment;
  const text = supportTexts[language];
  const [outcome, problem] = await Promise.all([
    outcomeFacts(request, shipment),
    findProblem(context.db.kysely, scope, number),
  ]);
  const needsAnswer = problem !== undefined && isUndecided(problem.reason);
  const links = [
    can('resolve_shipments') && needsAnswer && [`/unconfirmed/${number}`, text.problems.enterAnswer],
    can('resolve_shipments') && !needsAnswer && [`/shipments/${number}/outcome`, text.outcome.open],
    can('refund') &&
      hasFinalFee(shipment) && [
        `/accounts/${scope.accountId}/charges/${number}`,
        operatorTexts[language].charges.open,
      ],
  ].filter((link) => link !== false);
  return html`
    ${search.has(recordedField) ? statusText(text.outcome.recorded) : null} ${problem ? problemSection(request, shipment, problem) : null}
    ${outcome && html`<section><h2>${text.outcome.last}</h2>${outcome}</section>`}
    ${!can('refund') && hasFinalFee(shipment) ? html`<p class="hint">${operatorTexts[language].charges.notYours(limitText(language))}</p>` : null}
    ${links.length === 0 ? null : html`<p class="buttons top">${links.map(([to, name]) => html`<a href=${base + to}>${name}</a>`)}</p>`}
  `;
}

/** Says what is wrong with a parcel, since when, what its carrier said, and what to do. */
function problemSection(
  { language, origin }: OperatorRequest,
  shipment: ShipmentWithEvents,
  { reason, problem_at: since }: ShipmentProblem,
): VNode {
  const { problems: text } = supportTexts[language];
  const { events } = shipmentDetail(shipment);
  const began = events.findLast(({ occurred_at }) => occurred_at === since);
  const latest = events.at(-1);
  return html`<section>
    <h2>${badge(text.reasons[reason], 'bad')}</h2>
    ${facts([
      [text.since, since && html`${time(since, language)} (${problemAge(since, origin.now, language)})`],
      [
        text.said,
        began &&
          html`<p>${checkpointText(began, language)}</p>${began.next_step ? nextStepFacts(began.next_step, language) : null}`,
      ],
      [
        text.news,
        latest && latest !== began
          ? html`${scanTime(latest, language)}<p>${checkpointText(latest, language)}</p>`
          : null,
      ],
      [text.toDo, text.advice[reason]],
    ])}
  </section>`;
}

/** Shows the outcome that an operator recorded last, with the reason, who and when; null if there is none. */
export async function outcomeFacts(
  { context, language }: OperatorRequest,
  { account_id, tracking_number: number }: Pick<ShipmentWithEvents, 'account_id' | 'tracking_number'>,
): Promise<VNode | null> {
  const entry = await findDecision(context.db.kysely, account_id, 'shipment.outcome_recorded', `${number}: `);
  const [, outcome = '', reason] = /^\S+: (\w+) \((.*)\)$/s.exec(entry?.subject ?? '') ?? [];
  if (!entry) return null;
  const { outcome: text } = supportTexts[language];
  return facts([
    [text.choose, text.names[outcome as keyof typeof text.names] ?? outcome],
    [text.reason, reason],
    [text.by, html`${entry.email}, ${time(entry.created_at, language)}`],
  ]);
}
