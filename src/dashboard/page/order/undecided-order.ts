import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { listOpenOrders } from '../../../../db/query/booking/open-orders.ts';
import { orderTexts } from '../../text/order.ts';
import { alertText } from '../../view/field.ts';
import type { PageAnswer, Visit } from '../../visit.ts';
import type { OrderFields } from './order-fields.ts';
import { hiddenFields, stepList } from './order-inputs.ts';

interface SentOrder {
  readonly fields: OrderFields;
  readonly key: string;
  readonly status: number;
  readonly alert: string;
}

/**
 * Shown while the result of a booking is not known. Its only form asks again with the same key and values, because a
 * changed order would be booked beside this one.
 */
export async function undecidedPage(
  visit: Visit,
  { fields, key, status, alert }: SentOrder,
): Promise<PageAnswer> {
  const { context, scope, form, base, language } = visit;
  const words = orderTexts[language].confirm;
  const open = await listOpenOrders(context.db.kysely, scope, key);
  const prices = ['expected_total_hkd', 'expected_discount_rule_id'] as const;
  return {
    title: words.undecidedTitle,
    status,
    content: html`
      ${stepList(visit, 2)} ${alertText(alert)}
      <section>
        ${open.length > 0 ? html`<p>${words.heldFor} ${orderLinks(visit, open)}</p>` : null}
        <p>${words.askAgainLead}</p>
        <form method="post" action=${`${base}/shipments/new`} class="buttons">
          ${hiddenFields(fields)}
          ${hiddenFields([['key', key], ...prices.map((name) => [name, form.one(name)] as const)])}
          <button class="main">${words.askAgain}</button>
        </form>
      </section>
    ` as VNode,
  };
}

/** Warns of the user's orders without a result, so that none of them is booked a second time. */
export async function openOrderWarning(visit: Visit): Promise<VNode | null> {
  const { context, scope, user, language } = visit;
  const open = await listOpenOrders(context.db.kysely, scope, `${user.id}.`);
  if (open.length === 0) return null;
  return html`<p class="alert general" role="alert">
    ${orderTexts[language].confirm.openOrders} ${orderLinks(visit, open)}
  </p>` as VNode;
}

function orderLinks({ base }: Visit, numbers: readonly string[]): VNode[] {
  return numbers.map(
    (number) => html`<a href=${`${base}/shipments/${number}`}><code>${number}</code></a> ` as VNode,
  );
}
