import type { Order } from '../../src/pricing/facts.ts';
import type { QuoteInput } from '../../src/pricing/quote.ts';

/**
 * Computes the quote input from the order: its items in USD, or in HKD with their sum. `rate`: HKD per USD; null
 * if none can be resolved.
 */
export function quoteOf(order: Order, rate: number | null): QuoteInput {
  const { items, insured_amount: insured } = order;
  const implied = items.some((item) => item.unit_price !== undefined) ? 'USD' : 'HKD';
  const usd = (order.declared_currency ?? implied) === 'USD';
  const cents = items.map((item) => item.quantity * toCents(item.unit_price ?? item.unit_price_hkd ?? 0));
  const inHkd = items.map(({ unit_price, unit_price_hkd, ...item }) => ({
    ...item,
    unit_price_hkd: unit_price ?? unit_price_hkd,
  }));
  const optional = {
    destination_postal_code: order.recipient.postal_code,
    goods_category: order.goods_category,
    surcharges: order.selected_surcharges,
    declared_value_hkd: usd ? undefined : cents.reduce((sum, one) => sum + one, 0) / 100,
    insured_amount_hkd: insured === undefined ? undefined : toCents(insured * (usd ? (rate ?? 0) : 1)) / 100,
    ioss_number: order.ioss_number,
    vat_prepay: order.vat_prepay,
    voec_prepay: order.voec_prepay,
  };
  return {
    weight_kg: 1,
    service_tier_id: order.service_tier_id,
    destination_country: order.recipient.country_code,
    parcels: order.parcels,
    items: usd ? items : inHkd,
    ...optional,
  };
}

/** Rounds half up, without the error of binary fractions. */
function toCents(amount: number): number {
  return Math.floor(amount * 100 + 0.5 + 1e-6);
}
