import { pricingContext } from '../account/pricing-inputs.ts';
import { prepareQuote, quoteOptions, toRateOption } from '../pricing/quote.ts';
import { refuseViolations } from '../pricing/rules.ts';
import type { Handler } from '../run-operation.ts';

export const quoteRates: Handler<'quoteRates'> = async (context, call) => {
  const { body, refuse } = call;
  const facts = prepareQuote(body, await pricingContext(context, call));
  refuseViolations(facts.violations, refuse);
  const quote = quoteOptions(facts);
  if ('rejection' in quote) {
    const { rejection } = quote;
    return refuse('RATE_ENGINE_REJECTED', { message: rejection.reason, detail: { ...rejection } });
  }
  return { status: 200, data: { options: quote.options.map(toRateOption) } };
};
