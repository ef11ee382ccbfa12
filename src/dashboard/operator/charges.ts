import type { VNode } from 'preact';
import { findAccount } from '../../../db/query/account/account.ts';
import { findShipment, type ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { findDecision } from '../../../db/query/user/audit-entry.ts';
import { findCarrierCost } from '../../../db/query/wallet/carrier-cost.ts';
import {
  type ChargeDispute,
  findDispute,
  listOpenDisputes,
} from '../../../db/query/wallet/charge-dispute.ts';
import { findRefund, type WalletTransactionRow } from '../../../db/query/wallet/wallet.ts';
import { isName } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { centsToAmount, parseHkdCents } from '../../money.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { movementLimitCents } from '../../user/role.ts';
import { refundCharge, refundMore } from '../../wallet/change-wallet.ts';
import { refundableCents, refuseDispute } from '../../wallet/dispute.ts';
import { leftToMove } from '../../wallet/operator-limit.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../page-request.ts';
import { billTable, measuredNote } from '../shipment/charge.ts';
import { feeReasons } from '../shipment/fee-reason.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { amountText, facts, table, time } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import {
  formSection,
  formStatus,
  inputField,
  isRefused,
  questionPage,
  type RefusedForm,
} from '../view/form.ts';
import { recordSeen } from './record-seen.ts';
import { operatorTexts } from './text.ts';

const maxDisputes = 100;

/** Lists the open disputes of all accounts, oldest first. */
export async function showDisputes(request: OperatorRequest): Promise<PageAnswer> {
  const { context, base, language } = request;
  const { charges: text, accounts } = operatorTexts[language];
  const rows = await listOpenDisputes(context.db.kysely, maxDisputes);
  await recordSeen(request, rows);
  return {
    title: text.disputes,
    content: html`
      <p>${text.disputesLead}</p>
      ${table(
        text.disputes,
        [
          {
            name: text.parcel,
            cell: ({ account_id, tracking_number: id }) =>
              html`<a href=${`${base}/accounts/${account_id}/charges/${id}`}><code>${id}</code></a>`,
          },
          {
            name: accounts.account,
            cell: (row) => html`<a href=${`${base}/accounts/${row.account_id}`}>${row.account_name}</a>`,
          },
          { name: text.reason, cell: ({ reason }) => html`<span class="sentence">${reason}</span>` },
          { name: text.asked, cell: ({ asked_at }) => time(asked_at, language) },
        ],
        rows,
        text.noDisputes,
      )}
    `,
  };
}

interface Charge {
  readonly accountName: string;
  readonly shipment: ShipmentWithEvents;
  readonly chargedCents: number;
  /** Amount that the carrier bills; null: not known. */
  readonly costCents: number | null;
  readonly dispute: ChargeDispute | undefined;
  /** The first refund. What is returned later is a correction. */
  readonly refund: WalletTransactionRow | undefined;
  readonly returnedCents: number;
  /** Part of the charge that is not returned yet. */
  readonly restCents: number;
}

/** Finds the final fee of the address. Refuses the page if there is none. */
async function requestedCharge(request: OperatorRequest): Promise<Charge> {
  const { context, path } = request;
  const { id = '', shipment: number = '' } = path;
  const { kysely } = context.db;
  const scope = { accountId: id, livemode: true };
  const trackingNumber = readTrackingNumber(number) ?? refusePage('NOT_FOUND');
  const account = (await findAccount(kysely, id)) ?? refusePage('NOT_FOUND');
  const shipment = (await findShipment(context.db, scope, trackingNumber)) ?? refusePage('NOT_FOUND');
  const chargedCents = shipment.charge?.chargedCents ?? refusePage('NOT_FOUND');
  const adjustmentsCents = shipment.charge?.adjustmentsCents ?? 0;
  await recordSeen(request, [shipment]);
  return {
    returnedCents: Math.max(-adjustmentsCents, 0),
    restCents: refundableCents(shipment),
    accountName: account.name,
    shipment,
    chargedCents,
    costCents: await findCarrierCost(kysely, scope, trackingNumber),
    dispute: await findDispute(kysely, scope, trackingNumber),
    refund: await findRefund(kysely, id, trackingNumber),
  };
}

export async function showCharge(request: OperatorRequest): Promise<PageAnswer> {
  return chargePage(request, await requestedCharge(request), {});
}

/** Asks, then returns a part of the fee or all of it, and answers the dispute with it. */
export async function refundParcel(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const text = operatorTexts[language].charges;
  const charge = await requestedCharge(request);
  const { account_id: accountId, tracking_number: trackingNumber } = charge.shipment;
  const values = { amount: form.one('amount').trim(), reason: form.one('reason').trim() };
  const amountCents = parseHkdCents(values.amount);
  const seen = form.one('confirmed') === 'yes' ? form.one('returned') || '0' : null;
  if (charge.restCents === 0 || (seen !== null && seen !== String(charge.returnedCents)))
    return chargePage(request, charge, { alert: text.alreadyRefunded });
  const isAmount = amountCents !== null && amountCents > 0 && amountCents <= charge.restCents;
  if (!isAmount || !isName(values.reason)) {
    const errors = {
      amount: isAmount ? undefined : text.amountFault(amountText(centsToAmount(charge.restCents), language)),
      reason: isName(values.reason) ? undefined : text.reasonFault,
    };
    return chargePage(request, charge, { values, errors });
  }
  const { kysely } = context.db;
  const leftCents = await leftToMove(kysely, request.user);
  const overLimit = (left: number) =>
    chargePage(request, charge, { values, errors: { amount: overLimitText(request, left) } });
  if (leftCents !== null && amountCents > leftCents) return overLimit(leftCents);
  if (seen === null) return refundQuestion(request, charge, { amountCents, values, leftCents });
  const actor = operatorActor(request, accountId);
  const refund = { trackingNumber, amountCents, reason: values.reason };
  const refunded = charge.refund
    ? await refundMore(kysely, actor, refund, charge.returnedCents)
    : await refundCharge(kysely, actor, refund);
  if (refunded?.verdict === 'over_limit') return overLimit(refunded.leftCents);
  if (!refunded || 'earlier' in refunded || refunded.verdict === 'exceeds_charge')
    return chargePage(request, await requestedCharge(request), { alert: text.alreadyRefunded });
  return { goTo: `${base}/accounts/${accountId}/charges/${trackingNumber}?refunded` };
}

/** Most that the role finance moves in 24 hours. */
export function limitText(language: Language): string {
  return amountText(centsToAmount(movementLimitCents.operator_finance), language);
}

/** Says how much is left to an operator of the limit of the role, and whom to ask. */
export function overLimitText({ language, user }: OperatorRequest, leftCents: number): string {
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const { overLimit } = operatorTexts[language].charges;
  return overLimit(amount(movementLimitCents[user.role] ?? leftCents), amount(leftCents));
}

/** Shows what is refunded, to whom and why, and the limit of the operator's role. */
function refundQuestion(
  { base, language }: OperatorRequest,
  { accountName, shipment, chargedCents, returnedCents, dispute }: Charge,
  {
    amountCents,
    values,
    leftCents,
  }: {
    readonly amountCents: number;
    readonly values: Readonly<Record<'amount' | 'reason', string>>;
    readonly leftCents: number | null;
  },
): PageAnswer {
  const { charges: text, accounts } = operatorTexts[language];
  const { account_id: accountId, tracking_number: id, reference_no } = shipment;
  const path = `${base}/accounts/${accountId}/charges/${id}`;
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  return questionPage({
    title: text.refundTitle(amount(amountCents)),
    content: html`
      ${facts([
        [text.parcel, html`${reference_no} <code>${id}</code>`],
        [accounts.account, accountName],
        [text.charged, amount(chargedCents)],
        [text.returned, returnedCents > 0 ? amount(returnedCents) : null],
        [text.refunded, html`<strong>${amount(amountCents)}</strong>`],
        [text.reason, values.reason],
        [
          text.limit,
          leftCents === null ? text.noLimit : text.limitOf(limitText(language), amount(leftCents)),
        ],
      ])}
      <p>${text.refundEffect} ${dispute?.state === 'open' ? text.answersDispute : null}</p>
    `,
    action: `${path}/refund`,
    fields: { ...values, returned: String(returnedCents) },
    button: text.refundIt(amount(amountCents)),
    tone: 'main',
    back: [path, text.doNotRefund],
  });
}

/** Shows the first refund of a parcel, and where it went. */
async function refundSection(
  { context, base, language }: OperatorRequest,
  { accountName, shipment, restCents }: Charge,
  { account_id: accountId, balance_change_cents, reason, created_at }: WalletTransactionRow,
): Promise<VNode> {
  const { charges: text } = operatorTexts[language];
  const { tracking_number: number } = shipment;
  const entry = await findDecision(context.db.kysely, accountId, 'wallet.refunded', `${number}: `);
  return html`<section>
    <h2>${text.refund}</h2>
    ${facts([
      [text.refunded, html`<strong>${amountText(centsToAmount(balance_change_cents), language)}</strong>`],
      [
        text.to,
        html`<a href=${`${base}/accounts/${accountId}/live/wallet`}>${text.walletOf(accountName)}</a>`,
      ],
      [text.reason, reason],
      [text.refundedBy, html`${entry && `${entry.email}, `}${time(created_at, language)}`],
    ])}
    ${restCents > 0 ? null : html`<p class="hint">${text.allReturned} <a href=${`${base}/accounts/${accountId}`}>${text.correctInstead}</a></p>`}
  </section>`;
}

/** Answers the dispute without a refund. */
export async function refuseRequested(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const text = operatorTexts[language].charges;
  const charge = await requestedCharge(request);
  const { account_id: accountId, tracking_number: trackingNumber } = charge.shipment;
  const answer = form.one('answer').trim();
  if (!isName(answer))
    return chargePage(request, charge, { values: { answer }, errors: { answer: text.reasonFault } });
  await refuseDispute(context.db.kysely, operatorActor(request, accountId), { trackingNumber, answer });
  return { goTo: `${base}/accounts/${accountId}/charges/${trackingNumber}` };
}

async function chargePage(
  request: OperatorRequest,
  charge: Charge,
  refused: RefusedForm,
): Promise<PageAnswer> {
  const { accountName, shipment, chargedCents, costCents, dispute, refund, returnedCents, restCents } =
    charge;
  const { base, language } = request;
  const { charges: text, accounts } = operatorTexts[language];
  const { account_id: accountId, tracking_number: id, total_cents } = shipment;
  const path = `${base}/accounts/${accountId}/charges/${id}`;
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const { billing } = shipmentDetail(shipment);
  const adjustmentsCents = shipment.charge?.adjustmentsCents ?? 0;
  const above = Math.max(chargedCents - total_cents, 0);
  const leftCents = await leftToMove(request.context.db.kysely, request.user);
  const offered = refund || above === 0 ? restCents : Math.min(above, restCents);
  const ofCharge = text.amountHint(amount(chargedCents), amount(returnedCents));
  return {
    title: text.title,
    status: formStatus(refused),
    content: html`
      ${request.search.has('refunded') && !isRefused(refused) ? statusText(text.added) : null} ${alertText(refused.alert)}
      <section>
        ${facts([
          [accounts.account, html`<a href=${`${base}/accounts/${accountId}`}>${accountName}</a>`],
          [
            text.parcel,
            html`<a href=${`${base}/accounts/${accountId}/live/shipments/${id}`}>${shipment.reference_no} <code>${id}</code></a>`,
          ],
          [text.why, billing && feeReasons(language, billing)],
          [
            text.dispute,
            dispute && html`${dispute.reason} (${dispute.asked_by}, ${time(dispute.asked_at, language)})`,
          ],
          [text.answer, dispute?.answer],
          [text.cost, costCents === null ? text.notKnown : amount(costCents)],
          [
            text.margin,
            costCents === null ? text.notKnown : amount(chargedCents + adjustmentsCents - costCents),
          ],
        ])}
      </section>
      ${
        billing &&
        html`<section>
          <h2>${shipmentTexts[language].charge.title}</h2>
          ${billTable(language, billing)} ${measuredNote(language, shipment, true)}
        </section>`
      }
      <div class="columns">
        ${refund ? await refundSection(request, charge, refund) : null}
        ${
          restCents === 0
            ? null
            : formSection(
                refund ? text.refundRest : text.refund,
                `${path}/refund`,
                html`<p>${text.refundEffect}</p>
                  ${inputField(refused, 'amount', text.amount, {
                    value: centsToAmount(offered).toFixed(2),
                    hint:
                      leftCents === null || restCents <= leftCents
                        ? ofCharge
                        : `${ofCharge} ${overLimitText(request, leftCents)}`,
                    inputMode: 'decimal',
                    maxLength: 14,
                  })}
                  ${inputField(refused, 'reason', text.reason, { hint: text.reasonHint, maxLength: 200 })}`,
                operatorTexts[language].account.next,
              )
        }
        ${
          dispute?.state === 'open'
            ? formSection(
                text.refuse,
                `${path}/refusal`,
                html`<p>${text.refuseEffect}</p>
                  ${inputField(refused, 'answer', text.answer, { hint: text.reasonHint, maxLength: 200 })}`,
                text.refuse,
              )
            : null
        }
      </div>
    `,
  };
}
