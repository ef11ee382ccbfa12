import type { VNode } from 'preact';
import {
  findProblem,
  isUndecided,
  type ShipmentProblem,
} from '../../../db/query/installation/problem-shipments.ts';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { findDecision } from '../../../db/query/user/audit-entry.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { findByNumber } from '../../shipment/tracking-number.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { hasFinalFee } from '../../wallet/dispute.ts';
import type { OperatorRequest, PageRequest } from '../page-request.ts';
import { eventNews } from '../shipment/timeline.ts';
import { badge, facts, time } from '../view/data.ts';
import { statusText } from '../view/field.ts';
import { limitText } from './charges.ts';
import { problemAge } from './problems.ts';
import { supportTexts } from './support-text.ts';
import { operatorTexts } from './text.ts';

/** The query of the page after an outcome was recorded. */
export const recordedField = 'recorded';

/** A parcel of which an operator reads the page, with its problem. */
interface ReadParcel {
  readonly shipment: ShipmentWithEvents;
  readonly problem: ShipmentProblem | undefined;
}

/** Returns the parcel that the address names; null: the account has none. */
export async function findReadParcel({ context, path, scope }: PageRequest): Promise<ReadParcel | null> {
  const shipment = await findByNumber(context.db, scope, path.id ?? '');
  if (!shipment) return null;
  return { shipment, problem: await findProblem(context.db.kysely, scope, shipment.tracking_number) };
}

/** Shows above a parcel's page its problem, its recorded outcome, and what an operator can do about it. */
export async function parcelHead(
  request: OperatorRequest,
  { shipment, problem }: ReadParcel,
): Promise<VNode | null> {
  const { base, language, search, can } = request;
  const { tracking_number: number } = shipment;
  const text = supportTexts[language];
  const outcome = await recordedOutcome(request, shipment);
  const isOutcomeShown = outcome !== null && outcome.outcome === problem?.reason;
  const needsAnswer = problem !== undefined && isUndecided(problem.reason);
  const links = [
    can('resolve_shipments') && needsAnswer && [`/unconfirmed/${number}`, text.problems.enterAnswer],
    can('resolve_shipments') && !needsAnswer && [`/shipments/${number}/outcome`, text.outcome.open],
    can('refund') &&
      hasFinalFee(shipment) && [
        `/accounts/${shipment.account_id}/charges/${number}`,
        operatorTexts[language].charges.open,
      ],
  ].filter((link) => link !== false);
  return html`
    ${search.has(recordedField) ? statusText(text.outcome.recorded) : null} ${problem ? problemSection(request, { shipment, problem }, isOutcomeShown ? outcome : null) : null}
    ${outcome && !isOutcomeShown ? html`<section><h2>${text.outcome.last}</h2>${outcomeFacts(language, outcome)}</section>` : null}
    ${!can('refund') && hasFinalFee(shipment) ? html`<p class="hint">${operatorTexts[language].charges.notYours(limitText(language))}</p>` : null}
    ${links.length === 0 ? null : html`<p class="buttons top">${links.map(([to, name]) => html`<a href=${base + to}>${name}</a>`)}</p>`}
  `;
}

/** Says what is wrong with a parcel, since when, by whom, and what to do. */
function problemSection(
  { language, origin }: OperatorRequest,
  { shipment, problem: { reason, problem_at: since } }: ReadParcel & { readonly problem: ShipmentProblem },
  outcome: RecordedOutcome | null,
): VNode {
  const { problems: text, outcome: recorded } = supportTexts[language];
  const { events } = shipmentDetail(shipment);
  const began = events.findLast(({ occurred_at }) => occurred_at === since);
  const latest = events.at(-1);
  return html`<section>
    <h2>${badge(text.reasons[reason], 'bad')}</h2>
    ${facts([
      [text.since, since && html`${time(since, language)} (${problemAge(since, origin.now, language)})`],
      ...(outcome
        ? ([
            [recorded.reason, outcome.reason],
            [recorded.last, byText(language, outcome)],
          ] as const)
        : [[text.said, began && eventNews(began, language)] as const]),
      [text.news, latest && latest !== began ? eventNews(latest, language) : null],
      [text.toDo, text.advice[reason]],
    ])}
  </section>`;
}

interface RecordedOutcome {
  readonly outcome: string;
  readonly reason: string | undefined;
  readonly email: string;
  readonly at: string;
}

/** Returns the outcome that an operator recorded last; null if there is none. */
export async function recordedOutcome(
  { context }: OperatorRequest,
  { account_id, tracking_number: number }: Pick<ShipmentWithEvents, 'account_id' | 'tracking_number'>,
): Promise<RecordedOutcome | null> {
  const entry = await findDecision(context.db.kysely, account_id, 'shipment.outcome_recorded', `${number}: `);
  if (!entry) return null;
  const [, outcome = '', reason] = /^\S+: (\w+) \((.*)\)$/s.exec(entry.subject ?? '') ?? [];
  return { outcome, reason, email: entry.email, at: entry.created_at };
}

/** Shows a recorded outcome with the reason, who and when. */
export function outcomeFacts(language: Language, recorded: RecordedOutcome): VNode {
  const { outcome: text } = supportTexts[language];
  return facts([
    [text.choose, text.names[recorded.outcome as keyof typeof text.names] ?? recorded.outcome],
    [text.reason, recorded.reason],
    [text.by, byText(language, recorded)],
  ]);
}

const byText = (language: Language, { email, at }: RecordedOutcome) => html`${email}, ${time(at, language)}`;
