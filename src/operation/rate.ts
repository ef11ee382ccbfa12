import type { BookingContext } from '../account/pricing-inputs.ts';
import { pricingContext } from '../account/pricing-inputs.ts';
import type { WorkContext } from '../context.ts';
import { fillItems, productsOfItems } from '../merchant-product/fill-items.ts';
import { prepareQuote, type QuoteInput, quoteOptions, quoteView } from '../pricing/quote.ts';
import { refuseViolations } from '../pricing/rules.ts';
import type { Call, Handler } from '../run-operation.ts';

export const quoteRates: Handler<'quoteRates'> = async (context, call) => {
  const { refuse } = call;
  const pricing = await pricingContext(context, call);
  const facts = prepareQuote(await withProducts(context, call, pricing), pricing);
  refuseViolations(facts.violations, refuse);
  const quote = quoteOptions(facts);
  if ('rejection' in quote) {
    const { rejection } = quote;
    return refuse('RATE_ENGINE_REJECTED', { message: rejection.reason, detail: { ...rejection } });
  }
  return { status: 200, data: quoteView(facts, quote.options) };
};

/** Fills in the items from products, as those of an order. */
async function withProducts(
  { db }: WorkContext,
  { scope, body: { items, ...body }, refuse }: Call<'quoteRates'>,
  pricing: BookingContext,
): Promise<QuoteInput> {
  if (!items) return body;
  const products = await productsOfItems(db, scope, [items], pricing);
  const place = { country_code: body.destination_country, postal_code: body.destination_postal_code };
  const filled = fillItems({ items, place }, products, pricing.catalog);
  if (filled.violations.length > 0) return refuse('INVALID_FIELD', { violations: filled.violations });
  return { ...body, items: filled.items as NonNullable<QuoteInput['items']> };
}
