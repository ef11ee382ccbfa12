import type { OrderFacts } from '../../src/pricing/facts.ts';
import { centsToAmount } from '../../src/pricing/money.ts';
import type { QuoteInput } from '../../src/pricing/prepare-quote.ts';

/** The quote of an order's own service: what POST /rates can say of what create reads. */
export function quoteOf({ order, declaration, insuredAmount }: OrderFacts): QuoteInput {
  const custom = insuredAmount.amount;
  return {
    weight_kg: 1,
    service_tier_id: order.service_tier_id,
    destination_country: order.recipient.country_code,
    destination_postal_code: order.recipient.postal_code,
    goods_category: order.goods_category,
    surcharges: order.selected_surcharges,
    declared_value_hkd: centsToAmount(declaration.declaredValueCents),
    insured_amount_hkd: custom === null ? undefined : centsToAmount(custom.hkdCents),
    parcels: order.parcels,
    items: order.items,
    ioss_number: order.ioss_number,
    vat_prepay: order.vat_prepay,
    voec_prepay: order.voec_prepay,
  };
}
