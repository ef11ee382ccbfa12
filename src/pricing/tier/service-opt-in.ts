import type { Schemas } from '../../../generated/operations.ts';
import type { Service, ServiceSurcharge } from '../../catalog/catalog.ts';
import { centsToAmount } from '../../money/money.ts';
import type { PricingContext } from '../facts.ts';
import { customAmountMaxUsdCents } from '../surcharge/custom-amount.ts';
import { isDisabled } from '../surcharge/opt-in.ts';
import { findSurchargeRule } from '../surcharge/surcharge-fee.ts';

export function serviceOptIns(service: Service, context: PricingContext): Schemas['ServiceOptIn'][] {
  return service.surcharges
    .filter(
      ({ surcharge }) => surcharge.activation === 'opt_in' && !isDisabled(surcharge.flag, context.features),
    )
    .map((offer) => optInOf(service, offer, context))
    .filter((optIn) => optIn.selectable.length > 0 || optIn.included.length > 0);
}

function optInOf(
  service: Service,
  offer: ServiceSurcharge,
  context: PricingContext,
): Schemas['ServiceOptIn'] {
  const { code, basis, description } = offer.surcharge;
  const selectable = destinationsWith('selectable', service, offer, context);
  const max =
    basis === 'insurance' && selectable.length > 0 ? customAmountMaxUsdCents(context.account, service) : null;
  return {
    code,
    description,
    selectable,
    included: destinationsWith('included', service, offer, context),
    excludes: service.exclusions.flatMap(({ surcharge_code: one, excluded_code: other }) =>
      one === code ? [other] : other === code ? [one] : [],
    ),
    ...(max === null ? {} : { custom_insured_amount: { max_usd: centsToAmount(max) } }),
  };
}

function destinationsWith(
  status: 'selectable' | 'included',
  service: Service,
  { rules }: ServiceSurcharge,
  { catalog }: PricingContext,
): string[] {
  return [...service.lanes.keys()].sort().filter((code) => {
    const country = catalog.countries.get(code);
    if (country === undefined) return false;
    return service.goods_categories.some(
      (category) => findSurchargeRule(rules, country, category)?.status === status,
    );
  });
}
