import type { OrderFacts, RequestFacts } from '../facts.ts';
import type { RuleViolation } from '../violation.ts';

export function cashOnDelivery({ order }: OrderFacts): RuleViolation[] {
  if (order.payment_type !== 'cod') return [];
  const message = 'must be prepaid: cash on delivery is not available';
  return [{ code: 'COD_NOT_AVAILABLE', path: ['payment_type'], message }];
}

export function serviceRetired({
  context,
  serviceCode,
}: RequestFacts): RuleViolation<'SERVICE_CODE_RETIRED'>[] {
  const retired = context.catalog.retiredServices.get(serviceCode ?? '');
  if (retired === undefined) return [];
  const instead = retired.replaced_by === null ? '' : `; use ${retired.replaced_by}`;
  const message = `was retired on ${retired.retired_on}${instead}`;
  return [{ code: 'SERVICE_CODE_RETIRED', path: ['service_tier_id'], message }];
}

/** Hides whether the service exists: one that the account may not order returns the same error. */
export function serviceUnknown({
  context,
  serviceCode,
  service,
}: RequestFacts): RuleViolation<'SERVICE_NOT_AVAILABLE'>[] {
  if (serviceCode === undefined || service !== null) return [];
  if (context.catalog.retiredServices.has(serviceCode)) return [];
  const message = 'must be a Service Code that the account can book; listServiceTiers lists them';
  return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['service_tier_id'], message }];
}

export function countryUnknown({ country, countryPath }: RequestFacts): RuleViolation[] {
  if (country !== null) return [];
  const message = 'must be a supported destination; listCountries lists them';
  return [{ code: 'INVALID_FIELD', path: countryPath, message }];
}

export function optionUnavailable({ option, order }: OrderFacts): RuleViolation[] {
  if (option === null || option.available) return [];
  const { code, message, parcelIndex } = option.unavailability;
  const parcel = ['parcels', ...(parcelIndex === null ? [] : [parcelIndex])];
  const about = `is not possible: ${order.service_tier_id} ${message}`;
  switch (code) {
    case 'DESTINATION_NOT_SERVED':
      return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['recipient', 'country_code'], message: about }];
    case 'GOODS_CATEGORY_NOT_CARRIED':
      return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['goods_category'], message: about }];
    case 'RATE_CARD_MISSING':
    case 'PREPAYMENT_NOT_OFFERED':
      return [{ code: 'SERVICE_NOT_AVAILABLE', path: ['service_tier_id'], message: about }];
    case 'POSTCODE_REQUIRED':
    case 'POSTCODE_NOT_SERVED':
      return [{ code: 'INVALID_FIELD', path: ['recipient', 'postal_code'], message: about }];
    case 'PARCEL_TOO_HEAVY':
      return [{ code: 'INVALID_FIELD', path: [...parcel, 'weight_kg'], message: about }];
    case 'PARCEL_TOO_LONG':
    case 'TOO_MANY_PARCELS':
    case 'SHIPMENT_TOO_HEAVY':
      return [{ code: 'INVALID_FIELD', path: parcel, message: about }];
    case 'DECLARED_VALUE_TOO_HIGH':
    case 'DECLARED_VALUE_REQUIRED':
      return [{ code: 'INVALID_FIELD', path: ['items'], message: about }];
  }
}
