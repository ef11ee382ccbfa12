import type { VNode } from 'preact';
import { problemReasonOf } from '../../../db/query/installation/problem-shipments.ts';
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
  const outcome = await outcomeFacts(request, shipment);
  const links = [
    can('resolve_shipments') && [`/shipments/${number}/outcome`, text.outcome.open],
    can('refund') &&
      hasFinalFee(shipment) && [
        `/accounts/${scope.accountId}/charges/${number}`,
        operatorTexts[language].charges.open,
      ],
  ].filter((link) => link !== false);
  return html`
    ${search.has(recordedField) ? statusText(text.outcome.recorded) : null} ${problemSection(request, shipment)}
    ${outcome && html`<section><h2>${text.outcome.last}</h2>${outcome}</section>`}
    ${links.length === 0 ? null : html`<p class="buttons top">${links.map(([to, name]) => html`<a href=${base + to}>${name}</a>`)}</p>`}
  `;
}

/** Says what is wrong with a parcel, since when, what its carrier said, and what to do. */
function problemSection({ language, origin }: OperatorRequest, shipment: ShipmentWithEvents): VNode | null {
  const reason = problemReasonOf(shipment);
  if (reason === null) return null;
  const { problems: text } = supportTexts[language];
  const { events } = shipmentDetail(shipment);
  const began = events.findLast(({ status, sub_status }) => reason === sub_status || reason === status);
  const latest = events.at(-1);
  return html`<section>
    <h2>${badge(text.reasons[reason], 'bad')}</h2>
    ${facts([
      [
        text.since,
        began &&
          html`${time(began.occurred_at, language)} (${problemAge(began.occurred_at, origin.now, language)})`,
      ],
      [
        text.said,
        began &&
          html`<p>${checkpointText(began, language)}</p>${began.next_step ? nextStepFacts(began.next_step, language) : null}`,
      ],
      [
        text.news,
        latest &&
          latest !== began &&
          html`${scanTime(latest, language)}<p>${checkpointText(latest, language)}</p>`,
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
