import { pricingContext } from '../account/pricing-inputs.ts';
import { readOrder } from '../booking/book.ts';
import { listedViolations, type Violation } from '../contract/errors.ts';
import type { Handler } from '../http/operation.ts';
import { checkBrokenOrder } from '../pricing/dry-run.ts';
import { type PricedOrder, prepareOrder } from '../pricing/facts.ts';
import { rateOption } from '../pricing/quote.ts';
import { allViolations, allWarnings } from '../pricing/rules.ts';
import { fundsViolations } from '../wallet/funds.ts';

export const validateShipment: Handler<'validateShipment'> = async (context, call) => {
  const { scope, body } = call;
  const pricing = await pricingContext(context, call);
  const reading = readOrder(body, pricing.catalog);
  const { facts, violations, warnings } = reading.order
    ? checkFacts(prepareOrder(reading.order, pricing))
    : checkBrokenOrder(
        body,
        reading.violations.map(({ path }) => path),
        pricing,
      );
  const price = facts.priceKnown && facts.option?.available ? facts.option : null;
  const funds = await fundsViolations(context.db, scope, price?.totalCents ?? 0);
  const found = [...(reading.violations ?? []), ...violations, ...funds];
  // Violations and warnings share the limit of a response.
  const { listed } = listedViolations([...found, ...warnings]);
  return {
    status: 200,
    data: {
      valid: found.length === 0,
      violations: entriesOf(listed.slice(0, found.length)),
      violation_count: found.length,
      warnings: entriesOf(listed.slice(found.length)),
      quote: price && facts.request && rateOption(price, facts.request.goodsCategory),
    },
  };
};

function checkFacts(facts: PricedOrder) {
  return { facts, violations: allViolations(facts), warnings: allWarnings(facts) };
}

function entriesOf(violations: readonly Violation[]) {
  return violations.map((violation) => ({ ...violation, path: [...violation.path] }));
}
