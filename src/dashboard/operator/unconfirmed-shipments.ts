import type { VNode } from 'preact';
import { listUnconfirmed, type UnconfirmedRow } from '../../../db/query/booking/unfinished.ts';
import { isName } from '../../account/account-input.ts';
import { type Resolution, resolveUnconfirmed } from '../../booking/reconcile.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { html } from '../../html.ts';
import { centsToAmount } from '../../money.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../page-request.ts';
import { sharedTexts } from '../text.ts';
import { amountText, facts, table, time } from '../view/data.ts';
import { alertText } from '../view/field.ts';
import { changeSection, formStatus, inputField, type RefusedForm } from '../view/form.ts';
import { recordSeen } from './record-seen.ts';
import { operatorTexts } from './text.ts';

const maxShipments = 100;

/** Lists bookings and cancellations without a clear result, oldest first. */
export async function showUnconfirmedList(request: OperatorRequest): Promise<PageAnswer> {
  const { context, base, language } = request;
  const { unconfirmed: text, accounts } = operatorTexts[language];
  const rows = await listUnconfirmed(context.db.kysely, { limit: maxShipments });
  await recordSeen(request, rows);
  return {
    title: text.title,
    head: { subtitle: text.lead },
    content: html`
      ${table(
        text.title,
        [
          {
            name: text.shipment,
            cell: ({ tracking_number: id }) =>
              html`<a href=${`${base}/unconfirmed/${id}`}><code>${id}</code></a>`,
          },
          { name: text.of, cell: (row) => text.kind[row.of] },
          {
            name: accounts.account,
            cell: (row) => html`<a href=${`${base}/accounts/${row.account_id}`}>${row.account_name}</a>`,
          },
          { name: text.carrier, cell: ({ carrier_code }) => html`<code>${carrier_code}</code>` },
          { name: text.since, cell: ({ since }) => time(since, language) },
        ],
        rows,
        text.none,
      )}
    `,
  };
}

export async function showUnconfirmed(request: OperatorRequest): Promise<PageAnswer> {
  return unconfirmedPage(request, await findUnconfirmed(request), {});
}

/** Gives the carrier's result. */
export async function resolveShipment(request: OperatorRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const text = operatorTexts[language];
  const row = await findUnconfirmed(request);
  const { tracking_number: trackingNumber, account_id } = row;
  const waybill = form.one('waybill').trim();
  const result = form.one('result');
  const resolution: Resolution =
    result === 'booked'
      ? { booked: waybill }
      : result === 'absent' || result === 'cancelled' || result === 'not_cancelled'
        ? result
        : refusePage('INVALID_FIELD');
  const isOfBooking = result === 'booked' || result === 'absent';
  if (isOfBooking !== (row.of === 'booking')) return refusePage('INVALID_FIELD');
  if (result === 'booked' && !isName(waybill)) {
    const errors = { waybill: text.unconfirmed.waybillFault };
    return unconfirmedPage(request, row, { values: { waybill }, errors });
  }
  const actor = operatorActor(request, account_id);
  const refuse = createRefuse<'cancelShipment'>();
  try {
    if (await resolveUnconfirmed(context, { trackingNumber, resolution }, actor, refuse))
      return { goTo: `${base}/unconfirmed` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return unconfirmedPage(request, row, { alert: refusalText(error, request.language) });
  }
  return unconfirmedPage(request, row, { alert: text.unconfirmed.busy });
}

async function findUnconfirmed(request: OperatorRequest): Promise<UnconfirmedRow> {
  const { context, path } = request;
  const [row] = await listUnconfirmed(context.db.kysely, {
    limit: 1,
    trackingNumber: readTrackingNumber(path.id ?? '') ?? '',
  });
  if (!row) return refusePage('NOT_FOUND');
  await recordSeen(request, [row]);
  return row;
}

async function unconfirmedPage(
  { base, language }: OperatorRequest,
  row: UnconfirmedRow,
  refused: RefusedForm,
): Promise<PageAnswer> {
  const { unconfirmed: text, accounts, account } = operatorTexts[language];
  const action = `${base}/unconfirmed/${row.tracking_number}`;
  const choice = (result: string, title: string, effect: string, needed?: VNode) =>
    changeSection(title, effect, action, { input: needed, tone: 'danger', choice: ['result', result] });
  const number = inputField(refused, 'waybill', text.waybill, { maxLength: 200 });
  return {
    title: text.resolveTitle(row.tracking_number),
    status: formStatus(refused),
    head: { back: [`${base}/unconfirmed`, text.back] },
    content: html`
      ${alertText(refused.alert)}
      <section>
        ${facts([
          [text.of, text.kind[row.of]],
          [
            text.shipment,
            html`<a href=${`${base}/accounts/${row.account_id}/${row.livemode ? 'live' : 'test'}/shipments/${row.tracking_number}`}><code>${row.tracking_number}</code></a>`,
          ],
          [accounts.account, html`<a href=${`${base}/accounts/${row.account_id}`}>${row.account_name}</a>`],
          [text.mode, sharedTexts[language].mode[row.livemode ? 'live' : 'test']],
          [text.carrier, html`<code>${row.carrier_code}</code>`],
          [text.since, time(row.since, language)],
          [account.held, amountText(centsToAmount(row.total_cents), language)],
        ])}
        <p><strong>${text.ask}</strong></p>
      </section>
      <div class="columns">
        ${
          row.of === 'booking'
            ? [
                choice('booked', text.booked, text.bookedEffect, number),
                choice('absent', text.absent, text.absentEffect),
              ]
            : [
                choice('cancelled', text.cancelled, text.cancelledEffect),
                choice('not_cancelled', text.notCancelled, text.notCancelledEffect),
              ]
        }
      </div>
    `,
  };
}
