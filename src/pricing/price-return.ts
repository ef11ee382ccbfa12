import { isImportTax, orderableServices } from '../catalog/catalog.ts';
import { asciiUpper } from '../text.ts';
import { type Order, type PricedOrder, prepareOrder } from './facts.ts';
import type { Option, PricedOption, PricingContext, RuleViolation } from './option.ts';
import { compareOptions } from './quote.ts';
import { currencyInvalid, netWeightAboveGross, optionUnavailable, priceChanged } from './rules.ts';
import {
  insuranceUnsupported,
  surchargesExclusive,
  surchargeUnavailable,
  surchargeUnknown,
} from './surcharge-rules.ts';

/** Goods and choices that a return is priced by, beside the place that it comes from. Without a service, the cheapest one is chosen. */
export type ReturnedGoods = Pick<
  Order,
  | 'parcels'
  | 'items'
  | 'goods_category'
  | 'declared_currency'
  | 'selected_surcharges'
  | 'expected_total_hkd'
  | 'expected_discount_rule_id'
> & { readonly service_tier_id?: string | undefined };

type ReturnRuleCode =
  | 'SERVICE_CODE_RETIRED'
  | 'SERVICE_NOT_AVAILABLE'
  | 'INVALID_FIELD'
  | 'INSURANCE_UNSUPPORTED'
  | 'FX_RATE_UNAVAILABLE'
  | 'PRICING_QUOTE_CHANGED';

type ReturnViolation = RuleViolation<ReturnRuleCode>;

export interface PricedReturn {
  /** With the service that is booked. Its order is that of the way back, priced by the place that it comes from. */
  readonly facts: PricedOrder;
  /** Those of the first rule that is broken come first, as for orders. */
  readonly violations: readonly ReturnViolation[];
  /** Null if a violation prevents pricing. */
  readonly price: PricedOption | null;
  /** The services to choose from, cheapest first. */
  readonly options: readonly Option[];
}

/** In the order of evaluation (contract: createShipmentReturn). The rules of destination countries are not among them. */
const RETURN_RULES: readonly ((facts: PricedOrder) => ReturnViolation[])[] = [
  serviceRetired,
  serviceUnknown,
  serviceUnavailable,
  surchargeUnknown,
  surchargesExclusive,
  surchargeUnavailable,
  insuranceUnsupported,
  currencyInvalid,
  netWeightAboveGross,
  priceChanged,
];

/** Prices the way back with the function that prices orders, on the lanes of return services. */
export function priceReturn(
  goods: ReturnedGoods,
  origin: Order['recipient'],
  context: PricingContext,
): PricedReturn {
  const returning = returnContext(context);
  const prepare = (service_tier_id: string) =>
    prepareOrder({ ...goods, service_tier_id, recipient: origin }, returning);
  const { catalog, account } = returning;
  const serving = orderableServices(catalog, account.entitlement)
    .filter(({ lanes }) => lanes.has(asciiUpper(origin.country_code)))
    .filter(({ code }) => goods.service_tier_id === undefined || goods.service_tier_id === code)
    .flatMap(({ code }) => {
      const facts = prepare(code);
      return facts.option ? [{ facts, option: facts.option }] : [];
    })
    .sort((one, other) => compareOptions(one.option, other.option));
  const facts = serving[0]?.facts ?? prepare(goods.service_tier_id ?? '');
  const { option, priceKnown } = facts;
  return {
    facts,
    violations: RETURN_RULES.flatMap((rule) => rule(facts)),
    price: priceKnown && option?.available ? option : null,
    options: serving.map((one) => one.option),
  };
}

/** Hong Kong is the destination: no tax, requirement or IOSS number of another country applies. */
function returnContext(context: PricingContext): PricingContext {
  const { catalog, account } = context;
  const countries = [...catalog.countries].map(
    ([code, country]) => [code, { ...country, requirements: [] }] as const,
  );
  return {
    ...context,
    account: { ...account, defaultIossNumber: null },
    catalog: {
      ...catalog,
      services: catalog.returnServices,
      countries: new Map(countries),
      surcharges: new Map([...catalog.surcharges].filter(([, surcharge]) => !isImportTax(surcharge))),
    },
  };
}

const listed = 'validateShipmentReturn lists those to choose from';

function serviceRetired({ context, serviceCode = '' }: PricedOrder): ReturnViolation[] {
  const retired = context.catalog.retiredServices.get(serviceCode);
  if (retired === undefined) return [];
  const message = `was retired on ${retired.retired_on}; ${listed}`;
  return [{ code: 'SERVICE_CODE_RETIRED', path: ['service_tier_id'], message }];
}

/** Returns the same error for an outbound service as for an unknown one. */
function serviceUnknown({ context, serviceCode = '', service, order }: PricedOrder): ReturnViolation[] {
  if (service !== null || context.catalog.retiredServices.has(serviceCode)) return [];
  const from = asciiUpper(order.recipient.country_code);
  const message =
    serviceCode === ''
      ? `cannot be chosen: no return service of the account carries from ${from} to Hong Kong`
      : `must be a return service that the account can book; ${listed}`;
  return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['service_tier_id'], message }];
}

/** The place that the parcel comes from is no field of the request: another service is the cure. */
function serviceUnavailable(facts: PricedOrder): ReturnViolation[] {
  return optionUnavailable(facts).map((violation) =>
    violation.path[0] === 'recipient'
      ? { ...violation, code: 'SERVICE_NOT_AVAILABLE', path: ['service_tier_id'] }
      : violation,
  );
}
