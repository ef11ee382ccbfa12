import { html } from 'htm/preact';
import type { VNode } from 'preact';
import { readWallet } from '../../../../db/query/wallet/wallet.ts';
import { centsToAmount } from '../../../money.ts';
import { goodsTexts } from '../../text/goods.ts';
import { orderTexts } from '../../text/order.ts';
import { amountText, facts, moneyText } from '../../view/data.ts';
import type { Visit } from '../../visit.ts';
import { extrasText, itemTable, parcelTable, partySection } from '../shipment/goods.ts';
import { type OrderFields, optInField, optIns, orderBody } from './order-fields.ts';

/** The parts of an order that the contract has accepted. */
interface AcceptedOrder {
  readonly recipient: object;
  readonly sender?: object;
  readonly parcels: { readonly weight_kg: number }[];
  readonly metadata?: Readonly<Record<string, string>>;
  readonly items: { readonly description: string; readonly quantity: number; readonly unit_price: number }[];
}

/** Shows everything that the order books, after the dry run has accepted it. */
export function orderSummary(visit: Visit, fields: OrderFields): VNode {
  const { language, context } = visit;
  const { quote, confirm } = orderTexts[language];
  const words = goodsTexts[language];
  const catalog = context.catalog.current;
  const body = orderBody(fields, catalog) as unknown as AcceptedOrder;
  const currency = fields.get('declared_currency') === 'USD' ? 'USD' : 'HKD';
  const selected = optIns(catalog).filter((surcharge) => fields.has(optInField(surcharge)));
  const category = fields.get('goods_category') ?? 'general';
  const insured = fields.get('insured_amount');
  return html`
    <div class="columns">
      ${partySection(visit, confirm.to, body.recipient)}
      ${body.sender ? partySection(visit, visit.text.shipment.sender, body.sender) : null}
      <section><h2>${words.parcels}</h2>${parcelTable(visit, body.parcels)}</section>
      <section>
        <h2>${words.customs}</h2>
        ${facts([
          [words.category, quote.categories[category] ?? category],
          [
            words.extras,
            extrasText(
              visit,
              selected.map(({ code }) => code),
            ),
          ],
          [words.insured, insured && moneyText(Number(insured), currency, language)],
          [visit.text.shipments.reference, fields.get('reference_no')],
          [words.tags, fields.get('tags')],
          [words.ioss, fields.get('ioss_number')],
          [words.taxNumber, fields.get('tax_number')],
          [words.platform, fields.get('sales_platform_name')],
          ...Object.entries(body.metadata ?? {}).map(
            ([key, value]) => [`${words.metadata}: ${key}`, value] as const,
          ),
        ])}
      </section>
    </div>
    <section>
      <h2>${visit.text.shipment.contents}</h2>
      ${itemTable(
        visit,
        body.items.map((item) => ({ ...item, price: item.unit_price, currency })),
      )}
    </section>
  ` as unknown as VNode;
}

/** Shows the wallet before and after the booking; nothing in test mode, which has no wallet. */
export async function walletAfter(
  { context, scope, language }: Visit,
  totalHkd: number,
): Promise<VNode | null> {
  if (!scope.livemode) return null;
  const words = goodsTexts[language];
  const { balanceCents, heldCents } = await readWallet(context.db.kysely, scope);
  const cents = balanceCents - heldCents;
  const amount = (value: number) => amountText(centsToAmount(value), language);
  return facts([
    [words.available, amount(cents)],
    [words.availableAfter, amount(cents - Math.round(totalHkd * 100))],
  ]);
}
