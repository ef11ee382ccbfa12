import { pricingContext } from '../account/pricing-context.ts';
import type { Handler } from '../http/handler.ts';
import { readGoodsCategory } from '../pricing/quote/find-service.ts';
import { prepareQuote } from '../pricing/quote/prepare-quote.ts';
import { quoteOptions } from '../pricing/quote/quote.ts';
import { rateOption } from '../pricing/quote/rate-option.ts';
import { refuseViolations } from '../pricing/rule/refuse-violations.ts';
import { asciiUpper } from '../text/ascii-case.ts';

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
