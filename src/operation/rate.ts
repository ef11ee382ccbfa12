import { pricingContext } from '../account/pricing-inputs.ts';
import type { Handler } from '../http/operation.ts';
import { readGoodsCategory } from '../pricing/facts.ts';
import { prepareQuote, quoteOptions, rateOption } from '../pricing/quote.ts';
import { refuseViolations } from '../pricing/rules.ts';
import { asciiUpper } from '../text.ts';

export const quoteRates: Handler<'quoteRates'> = async (context, call) => {
  const { body, refuse } = call;
  const pricing = await pricingContext(context, call);
  const { country, request, service, violations } = prepareQuote(body, pricing);
  refuseViolations(violations, refuse);
  const destination = asciiUpper(body.destination_country);
  const quote = quoteOptions(pricing.catalog, pricing.account, country, request, service, destination);
  if ('rejection' in quote) {
    const { rejection } = quote;
    return refuse('RATE_ENGINE_REJECTED', { message: rejection.reason, detail: { ...rejection } });
  }
  const goodsCategory = readGoodsCategory(body.goods_category);
  return { status: 200, data: { options: quote.options.map((option) => rateOption(option, goodsCategory)) } };
};
