import { cutPage } from '../../../db/query/page.ts';
import {
  type ChargeAboveQuote,
  listChargesAboveQuote,
  sumAboveQuote,
} from '../../../db/query/wallet/above-quote.ts';
import { type ChargeDispute, findDisputes } from '../../../db/query/wallet/charge-dispute.ts';
import { html } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
import { centsToAmount } from '../../money.ts';
import { billingView } from '../../shipment/view.ts';
import { type ExportedList, exportList, searchByKeyset, showList } from '../list.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { disputeBadge, disputeStep } from '../shipment/charge.ts';
import { feeReasons } from '../shipment/fee-reason.ts';
import { countryName } from '../shipment/goods.ts';
import { withOffset } from '../time.ts';
import { amountText, time } from '../view/data.ts';
import { walletTexts } from './text.ts';

/** Lists the parcels that cost more than quoted, with their sum and the reason of each. */
export async function showAboveQuote(request: PageRequest): Promise<PageAnswer> {
  const { base, context, scope, language } = request;
  const text = walletTexts[language].aboveQuote;
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const [{ count, cents, refunded_cents: refunded }, { status, csvUrl, results }] = await Promise.all([
    sumAboveQuote(context.db.kysely, scope),
    showList(request, aboveQuoteList(request)),
  ]);
  return {
    title: text.title,
    status,
    head: {
      back: [`${base}/wallet`, walletTexts[language].title],
      subtitle: text.lead,
      actions:
        count > 0 ? html`<a href=${csvUrl}>${symbol('download')}${walletTexts[language].export}</a>` : null,
    },
    content: html`
      ${count > 0 ? html`<p><strong>${text.sum(count, amount(cents))}</strong>${refunded > 0 ? text.refundedOf(amount(refunded)) : null}</p>` : null}
      ${results}
    `,
  };
}

export function exportAboveQuote(request: PageRequest): Promise<PageAnswer> {
  return exportList(request, aboveQuoteList(request));
}

type DisputedCharge = ChargeAboveQuote & { readonly dispute: ChargeDispute | undefined };

function aboveQuoteList(request: PageRequest): ExportedList<DisputedCharge, object> {
  const { base, context, language, scope, timeZone } = request;
  const text = walletTexts[language].aboveQuote;
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const reason = (row: ChargeAboveQuote) =>
    feeReasons(
      language,
      billingView({
        ...row,
        charge: { chargedCents: row.charged_cents, settledAt: row.settled_at, adjustmentsCents: 0 },
      }),
    );
  return {
    path: '/wallet/above-quote',
    fileName: 'above-quote',
    title: text.title,
    none: text.none,
    pageSize: 50,
    columns: [
      {
        name: text.parcel,
        cell: ({ tracking_number: id, reference_no, destination_country }) => html`
          <a href=${`${base}/shipments/${id}`}>${reference_no ?? html`<code>${id}</code>`}</a>
          <p class="hint">${countryName(destination_country, language)}</p>`,
        csv: {
          tracking_number: (row) => row.tracking_number,
          reference_no: (row) => row.reference_no,
          destination_country: (row) => row.destination_country,
        },
      },
      {
        name: text.quoted,
        cell: ({ total_cents }) => amount(total_cents),
        isNumber: true,
        csv: { quoted_hkd: ({ total_cents }) => centsToAmount(total_cents) },
      },
      {
        name: text.charged,
        cell: ({ charged_cents }) => amount(charged_cents),
        isNumber: true,
        csv: { charged_hkd: ({ charged_cents }) => centsToAmount(charged_cents) },
      },
      {
        name: text.more,
        cell: ({ charged_cents, total_cents }) => amount(charged_cents - total_cents),
        isNumber: true,
        csv: { difference_hkd: (row) => centsToAmount(row.charged_cents - row.total_cents) },
      },
      {
        name: text.refunded,
        cell: ({ refunded_cents: cents }) => (cents > 0 ? amount(cents) : null),
        isNumber: true,
        csv: null,
      },
      {
        name: text.reason,
        cell: (row) => html`<span class="sentence">${reason(row)}</span>
          ${row.dispute ? html`<p>${disputeBadge(language)}</p>` : disputeStep(request, row.tracking_number)}`,
        csv: { reason, dispute: ({ dispute }) => dispute?.state ?? null },
      },
      {
        name: text.settled,
        cell: ({ settled_at }) => time(settled_at, language),
        csv: {
          settled_at: ({ settled_at }) => withOffset(settled_at, timeZone),
          refunded_hkd: (row) => centsToAmount(row.refunded_cents),
        },
      },
    ],
    filters: {},
    search: searchByKeyset({ name: 'above_quote', id: /^SMP\d{13}$/ }, async (_, { after, limit }) => {
      if (!scope.livemode) return { rows: [], last: undefined };
      const page = cutPage(
        await listChargesAboveQuote(context.db.kysely, scope, { after, limit: limit + 1 }),
        limit,
      );
      const { last } = page;
      const numbers = page.rows.map(({ tracking_number }) => tracking_number);
      const disputes = await findDisputes(context.db.kysely, scope, numbers);
      const rows = page.rows.map((row) => ({ ...row, dispute: disputes.get(row.tracking_number) }));
      return { rows, last: last && { created_at: last.settled_at, id: last.tracking_number } };
    }),
  };
}
