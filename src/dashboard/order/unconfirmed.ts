import type { VNode } from 'preact';
import { listOpenOrders } from '../../../db/query/booking/unfinished.ts';
import { html } from '../../html.ts';
import { ownKey } from '../../key-format.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { alertText } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import type { OrderFields } from './fields.ts';
import { orderTexts } from './text.ts';

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
export async function unconfirmedPage(
  request: PageRequest,
  { fields, key, status, alert }: SentOrder,
): Promise<PageAnswer> {
  const { context, scope, form, base, language } = request;
  const text = orderTexts[language].confirm;
  const open = await listOpenOrders(context.db.kysely, scope, ownKey(key));
  const prices = ['expected_total_hkd', 'expected_discount_rule_id'] as const;
  return {
    title: text.unconfirmedTitle,
    status,
    content: html`
      ${alertText(alert)}
      <section>
        ${open.length > 0 ? html`<p>${text.heldFor} ${orderLinks(request, open)}</p>` : null}
        <p>${text.askAgainLead}</p>
        <form method="post" action=${`${base}/shipments/new`} class="buttons">
          ${hiddenFields(fields)}
          ${hiddenFields([['key', key], ...prices.map((name) => [name, form.one(name)] as const)])}
          <button class="main">${text.askAgain}</button>
        </form>
      </section>
    `,
  };
}

/** Warns of the user's orders without a result, so that none of them is booked a second time. */
export async function openOrderWarning(request: PageRequest): Promise<VNode | null> {
  const { context, scope, user, language } = request;
  const open = await listOpenOrders(context.db.kysely, scope, ownKey(`${user.id}.`));
  if (open.length === 0) return null;
  return html`<p class="alert general" role="alert">
    ${orderTexts[language].confirm.openOrders} ${orderLinks(request, open)}
  </p>`;
}

function orderLinks({ base }: PageRequest, numbers: readonly string[]): VNode[] {
  return numbers.map((number) => html`<a href=${`${base}/shipments/${number}`}><code>${number}</code></a> `);
}
