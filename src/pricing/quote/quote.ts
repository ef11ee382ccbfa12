import type { Catalog, Country, Service } from '../../catalog/catalog.ts';
import { orderableServices } from '../../catalog/entitlement.ts';
import { unavailable } from '../freight/limits.ts';
import type { Option, Unavailability } from '../option.ts';
import type { PricingAccount, PricingRequest } from '../pricing-request.ts';
import { priceService } from './price-service.ts';

export interface EngineRejection {
  readonly field: 'rate_card' | 'declared_value_hkd' | 'parcels';
  readonly reason: string;
}

export type Quote = { readonly options: readonly Option[] } | { readonly rejection: EngineRejection };

const REJECTION_FIELDS: { [Code in Unavailability['code']]?: EngineRejection['field'] } = {
  RATE_CARD_MISSING: 'rate_card',
  TOO_MANY_PARCELS: 'parcels',
  PARCEL_TOO_HEAVY: 'parcels',
  PARCEL_TOO_LONG: 'parcels',
  SHIPMENT_TOO_HEAVY: 'parcels',
  DECLARED_VALUE_TOO_HIGH: 'declared_value_hkd',
  DECLARED_VALUE_REQUIRED: 'declared_value_hkd',
};

/**
 * Prices all options or `only` one: bookable, conflicting, unavailable; each cheapest first (contract: quoteRates).
 * @param destination as requested, for the message about a country that is not in the catalog
 */
export function quoteOptions(
  catalog: Catalog,
  account: PricingAccount,
  country: Country | null,
  request: PricingRequest | null,
  only: Service | null = null,
  destination: string = country?.code ?? 'this destination',
): Quote {
  if (country === null || request === null) {
    const reason = `no service of this account ships to ${destination}; listCountries lists the destinations`;
    return { rejection: { field: 'rate_card', reason } };
  }
  const orderable = only === null ? orderableServices(catalog, account.entitlement) : [only];
  if (orderable.length === 0) return { options: [] };
  const serving = orderable.filter((service) => service.lanes.has(country.code));
  if (serving.length === 0) {
    const reason =
      only === null
        ? `no service of this account ships to ${country.code}; listServiceTiers lists the destinations of each`
        : `${only.code} does not ship to ${country.code}; listServiceTiers lists its destinations`;
    return { rejection: { field: 'rate_card', reason } };
  }
  const needing = feeWithoutDeclaredValue(catalog, request);
  if (needing !== null) {
    const reason = `${needing} depends on the declared value; send declared_value_hkd or item prices`;
    return { rejection: { field: 'declared_value_hkd', reason } };
  }
  const options = serving.map((service) =>
    asBookable(catalog, request, priceService(catalog, account, service, country, request)),
  );
  const rejection = commonRejection(options);
  return rejection === null ? { options: options.sort(byPrice) } : { rejection };
}

function feeWithoutDeclaredValue(catalog: Catalog, request: PricingRequest): string | null {
  if (request.declaredValueCents !== null) return null;
  const needing = request.selectedSurcharges.find((code) => {
    const basis = catalog.surcharges.get(code)?.basis;
    if (basis === 'insurance') return request.customInsuredAmount === null;
    return basis === 'vat' || basis === 'declared_value';
  });
  return needing ?? null;
}

/** An option without a selected prepayment, or without a price for its insurance, can't be booked. */
function asBookable(catalog: Catalog, request: PricingRequest, option: Option): Option {
  if (!option.available || option.conflicts.length === 0) return option;
  const unpriced = option.optIns.find((optIn) => optIn.unpriced);
  if (unpriced !== undefined && request.declaredValueCents === null) {
    const message = `needs the declared value to price ${unpriced.code}; send declared_value_hkd or item prices`;
    return withoutPrice(option, unavailable('DECLARED_VALUE_REQUIRED', message));
  }
  const missing = option.optIns.find(
    ({ code, status, excludedBy }) =>
      status === 'omitted' && excludedBy === null && catalog.surcharges.get(code)?.flag !== null,
  );
  if (missing === undefined) return option;
  return withoutPrice(
    option,
    unavailable('PREPAYMENT_NOT_OFFERED', `does not offer ${missing.code} for this destination`),
  );
}

function withoutPrice({ service, iossNotice }: Option, unavailability: Unavailability): Option {
  return { available: false, service, unavailability, iossNotice };
}

function commonRejection(options: readonly Option[]): EngineRejection | null {
  let common: EngineRejection | null = null;
  for (const option of options) {
    if (option.available) return null;
    const field = REJECTION_FIELDS[option.unavailability.code];
    if (field === undefined || (common !== null && common.field !== field)) return null;
    common ??= { field, reason: `${option.service.code} ${option.unavailability.message}` };
  }
  return common;
}

function byPrice(one: Option, other: Option): number {
  const price = (option: Option) => (option.available ? option.totalCents : 0);
  return (
    rank(one) - rank(other) || price(one) - price(other) || (one.service.code < other.service.code ? -1 : 1)
  );
}

function rank(option: Option): number {
  if (!option.available) return 2;
  return option.conflicts.length > 0 ? 1 : 0;
}
