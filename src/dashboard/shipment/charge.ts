import type { ComponentChildren, VNode } from 'preact';
import type { ShipmentWithEvents } from '../../../db/query/shipment/shipment.ts';
import { type ChargeDispute, findDispute } from '../../../db/query/wallet/charge-dispute.ts';
import { findRefund } from '../../../db/query/wallet/wallet.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { isLine } from '../../account/account-input.ts';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { type Cents, centsToAmount } from '../../money.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { disputeCharge, hasFinalFee, refundableCents } from '../../wallet/dispute.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { amountText, badge, copyText, facts, table, time, timeText } from '../view/data.ts';
import { textArea } from '../view/field.ts';
import { questionPage, type RefusedForm } from '../view/form.ts';
import { requestedShipment } from './cancel.ts';
import { aboveQuoteCents, feeReasons, lineName, toCents } from './fee-reason.ts';
import { shipmentTexts } from './text.ts';

interface ChargeLine {
  readonly name: ComponentChildren;
  readonly quoted: string | null;
  readonly charged: string | null;
}

type Billing = NonNullable<Schemas['Billing']>;

/** Shows the final fee, with the quote beside it where they differ. */
export function priceText(
  language: Language,
  quotedHkd: number,
  bill: Billing | null | undefined,
): ComponentChildren {
  const chargedHkd = bill?.charged_hkd ?? quotedHkd;
  if (chargedHkd === quotedHkd) return amountText(quotedHkd, language);
  const quoted = shipmentTexts[language].detail.quoted(amountText(quotedHkd, language));
  return html`${amountText(chargedHkd, language)} <span class="hint">${quoted}</span>`;
}

/** Says why a parcel cost more than quoted, by how much, and what to do about it. Null: it did not. */
export async function aboveQuoteNotice(
  request: PageRequest,
  { id, billing: bill }: Pick<Schemas['ShipmentDetail'], 'id' | 'billing'>,
): Promise<VNode | null> {
  if (!bill || !costsMore(bill)) return null;
  const { context, scope, language } = request;
  const text = shipmentTexts[language].charge;
  const dispute = await findDispute(context.db.kysely, scope, id);
  const isReturned = netCents(bill) <= toCents(bill.pre_charge_hkd);
  const isSettled = isReturned || (dispute !== undefined && dispute.state !== 'open');
  const nextStep = isReturned ? null : disputeStep(request, id);
  return html`<div class=${isSettled ? 'notice' : 'notice warning'} data-overview>
    <h2>${isReturned ? text.returnedTitle : text.aboveQuote}</h2>
    ${await returnedText(request, bill, id)}
    <p>${feeReasons(language, bill)}</p>
    ${dispute ? html`<p>${disputeText(language, dispute)}</p>` : nextStep}
  </div>`;
}

function costsMore(bill: Billing): boolean {
  return (aboveQuoteCents(bill) ?? 0) > 0;
}

/** Says in a row of a list why a parcel cost more than quoted, and what became of its dispute, or what to do. */
export function aboveQuoteCell(
  request: PageRequest,
  { id, billing: bill }: Pick<Schemas['ShipmentDetail'], 'id' | 'billing'>,
  dispute: ChargeDispute | undefined,
): VNode | null {
  if (!bill || !costsMore(bill)) return null;
  const { language } = request;
  return html`<span class="sentence">${feeReasons(language, bill)}</span>
    ${dispute ? html`<p>${disputeBadge(language)}</p>` : disputeStep(request, id)}`;
}

/** Says in a row of a list that its charge is disputed. Those with an answer are in no list. */
export function disputeBadge(language: Language): VNode {
  return badge(shipmentTexts[language].charge.disputed, 'moving');
}

/** Leads to the dispute of a live charge. Those who may not dispute it get the link for a colleague who may. */
export function disputeStep(
  { scope, base, mode, can, context, language, readByOperator }: PageRequest,
  id: string,
): VNode | null {
  const text = shipmentTexts[language].charge;
  if (!scope.livemode) return html`<p class="hint">${text.testBilling}</p>`;
  if (readByOperator) return null;
  if (can('dispute_charges'))
    return html`<p class="buttons"><a href=${`${base}/shipments/${id}/dispute`}>${text.dispute}</a></p>`;
  const url = `${context.rootUrl() ?? ''}/dashboard/${mode}/shipments/${id}`;
  return html`<p>${text.askColleague} ${copyText(url, language, text.copyLink)}</p>`;
}

/** Shows what a parcel cost beside its quote, why they differ, and the dispute of the fee. */
export async function billingSection(
  request: PageRequest,
  found: ShipmentWithEvents,
  { id, billing: bill }: Pick<Schemas['ShipmentDetail'], 'id' | 'billing'>,
): Promise<VNode | null> {
  if (bill === null) return null;
  const { language, base, scope } = request;
  const text = shipmentTexts[language].charge;
  // A dearer parcel begins with them.
  const isBelow = !costsMore(bill);
  const reasons = isBelow ? feeReasons(language, bill) : null;
  const heldCents = found.charge?.state === 'pending' ? found.charge.heldCents : 0;
  return html`<section data-overview=${bill.charged_hkd === null ? undefined : ''}>
    <h2>${text.title}</h2>
    ${billTable(language, bill)}
    ${reasons && html`<p>${reasons}</p>`}
    ${measuredNote(language, found, request.can('see_recipients'))}
    ${heldCents > 0 && scope.livemode ? html`<p>${text.onHold(amountText(centsToAmount(heldCents), language))}</p>` : null}
    ${bill.settled_at ? html`<p class="hint">${text.settledAt} ${time(bill.settled_at, language)}</p>` : null}
    ${isBelow && scope.livemode && bill.charged_hkd !== null ? await disputeNote(request, id) : null}
    ${scope.livemode ? null : html`<p class="hint">${text.testBilling}</p>`}
    ${
      scope.livemode && request.can('see_wallet')
        ? html`<p><a href=${`${base}/wallet?shipment=${id}`}>${text.entries}</a></p>`
        : null
    }
  </section>`;
}

/** Shows weight, lines and total of a quote beside those of its final fee. */
export function billTable(
  language: Language,
  bill: NonNullable<Schemas['ShipmentDetail']['billing']>,
): VNode {
  const text = shipmentTexts[language].charge;
  const amount = (hkd: number | null) => (hkd === null ? null : amountText(hkd, language));
  const weight = (kg: number | null) => (kg === null ? null : `${kg} kg`);
  const { duties_taxes: duties, lines = [] } = bill;
  const rows: ChargeLine[] = [
    {
      name: text.weight,
      quoted: weight(bill.declared_weight_kg),
      charged: weight(bill.chargeable_weight_kg),
    },
    ...lines.map(({ kind, quoted_hkd, charged_hkd }) => ({
      name: lineName(language, kind) ?? html`<code>${kind}</code>`,
      quoted: amount(quoted_hkd),
      charged: amount(charged_hkd) ?? '–',
    })),
    ...(duties
      ? [{ name: text.duties, quoted: amount(duties.priced_hkd), charged: amount(duties.charged_hkd) }]
      : []),
    { name: text.total, quoted: amount(bill.pre_charge_hkd), charged: amount(bill.charged_hkd) },
    ...(bill.adjustments_hkd === 0
      ? []
      : [
          { name: text.adjusted, quoted: '', charged: amount(bill.adjustments_hkd) },
          { name: text.net, quoted: '', charged: amountText(centsToAmount(netCents(bill)), language) },
        ]),
  ];
  return table(
    text.title,
    [
      { name: text.line, cell: ({ name }: ChargeLine) => name },
      { name: text.quoted, cell: ({ quoted }: ChargeLine) => quoted ?? '–', isNumber: true },
      { name: text.charged, cell: ({ charged }: ChargeLine) => charged ?? text.notYet, isNumber: true },
    ],
    rows,
    '',
  );
}

/** Says what the carrier's scale showed, with a link to its photo. The photo can show the label, which has the recipient. */
export function measuredNote(
  language: Language,
  { carrier_bill: bill }: Pick<ShipmentWithEvents, 'carrier_bill'>,
  showsPhoto: boolean,
): VNode | null {
  const { measured, photo_url: photo } = bill ?? {};
  const text = shipmentTexts[language].charge;
  const link =
    showsPhoto && photo
      ? html`<a href=${photo} rel="noopener noreferrer" referrerpolicy="no-referrer" target="_blank">${text.photo}</a>`
      : null;
  if (!measured) return link && html`<p>${link}</p>`;
  const { weight_kg, length_cm, width_cm, height_cm } = measured;
  const sides = [length_cm, width_cm, height_cm];
  const size = sides.some((side) => side !== undefined)
    ? `, ${sides.map((side) => side ?? '–').join(' × ')} cm`
    : '';
  return html`<p>${text.measured(`${weight_kg} kg${size}`)} ${link}</p>`;
}

/** Says what became of a dispute, or leads to one. */
async function disputeNote(request: PageRequest, id: string): Promise<VNode | null> {
  const { context, scope, can, language } = request;
  const dispute = await findDispute(context.db.kysely, scope, id);
  if (dispute) return html`<p class="notice">${disputeText(language, dispute)}</p>`;
  return can('dispute_charges') ? disputeStep(request, id) : null;
}

function disputeText(language: Language, { state, asked_at, answered_at, reason, answer }: ChargeDispute) {
  const { disputeStates } = shipmentTexts[language].charge;
  return html`${disputeStates[state]} ${time(answered_at ?? asked_at, language)}: ${answer ?? reason}`;
}

/** Says how much of a charge was returned and since when, and what the parcel cost in all. */
async function returnedText(
  { context, scope, language, timeZone }: PageRequest,
  bill: Billing,
  id: string,
): Promise<VNode | null> {
  if (bill.adjustments_hkd >= 0) return null;
  const { charge: text } = shipmentTexts[language];
  const refund = scope.livemode ? await findRefund(context.db.kysely, scope.accountId, id) : undefined;
  const amount = amountText(-bill.adjustments_hkd, language);
  const net = amountText(centsToAmount(netCents(bill)), language);
  const since = refund && timeText(refund.created_at, language, timeZone);
  return html`<p>${since ? text.returnedOn(amount, since, net) : text.returned(amount, net)}</p>`;
}

/** Returns the final fee with later refunds and corrections, in cents. */
function netCents({ charged_hkd, adjustments_hkd }: Billing): Cents {
  return toCents(charged_hkd) + toCents(adjustments_hkd);
}

/** Asks for the reason of a dispute. */
export async function askDispute(request: PageRequest): Promise<PageAnswer> {
  return disputePage(request, await disputable(request), {});
}

/** Stores a dispute for the operators. A second form about the same parcel changes nothing. */
export async function disputeRequested(request: PageRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const shipment = await disputable(request);
  const trackingNumber = shipment.tracking_number;
  const typed = form.one('reason').trim();
  // One line, as the activity and the mail have it.
  const reason = typed.replaceAll(/\s*\n\s*/g, ' ');
  if (!isLine(reason, maxReasonLength)) {
    const errors = { reason: shipmentTexts[language].charge.reasonFault };
    return disputePage(request, shipment, { values: { reason: typed }, errors });
  }
  const verdict = await disputeCharge(context.db.kysely, toActor(request), { trackingNumber, reason });
  // The page says why, as nothing is left.
  if (verdict === 'nothing_left') return disputePage(request, await disputable(request), {});
  return { goTo: `${base}/shipments/${trackingNumber}` };
}

/** Finds the live parcel of the address. Refuses the page if there is no final fee. */
async function disputable(request: PageRequest): Promise<ShipmentWithEvents> {
  const shipment = await requestedShipment(request);
  return hasFinalFee(shipment) ? shipment : refusePage('NOT_FOUND');
}

const maxReasonLength = 500;

function disputePage(
  request: PageRequest,
  shipment: ShipmentWithEvents,
  { values, errors }: RefusedForm,
): PageAnswer {
  const { base, language } = request;
  const { charge: text, list } = shipmentTexts[language];
  const { tracking_number: id, reference_no, charge, total_cents } = shipment;
  const { billing: bill } = shipmentDetail(shipment);
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const weight = (kg: number | null | undefined) => (kg ? `${kg} kg` : null);
  const shown = facts([
    [list.order, html`${reference_no} <code>${id}</code>`],
    [text.quoted, amount(total_cents)],
    [text.quotedWeight, weight(bill?.declared_weight_kg)],
    [text.charged, amount(charge?.chargedCents ?? 0)],
    [text.chargedWeight, weight(bill?.chargeable_weight_kg)],
    [text.adjusted, charge?.adjustmentsCents ? amount(charge.adjustmentsCents) : null],
    [text.why, bill && feeReasons(language, bill)],
  ]);
  if (refundableCents(shipment) === 0)
    return {
      title: text.dispute,
      status: 409,
      head: { back: [`${base}/shipments/${id}`, text.back] },
      content: html`<section><p class="notice">${text.allReturned}</p>${shown}</section>`,
    };
  return questionPage({
    title: text.dispute,
    status: errors ? 400 : 200,
    content: html`${shown}<p>${text.disputeLead}</p>`,
    input: textArea({
      name: 'reason',
      label: text.reason,
      value: values?.reason ?? '',
      hint: text.reasonHint,
      error: errors?.reason,
      maxLength: maxReasonLength,
    }),
    button: text.send,
    tone: 'main',
    back: [`${base}/shipments/${id}`, text.back],
  });
}
