import type { Service } from '../../catalog/catalog.ts';
import { scaledToDecimal } from '../../money/decimal.ts';
import type { Unavailability } from '../option.ts';
import type { PricingRequest } from '../pricing-request.ts';

export function unavailable(
  code: Unavailability['code'],
  message: string,
  parcelIndex: number | null = null,
): Unavailability {
  return { code, message, parcelIndex };
}

/** Returns the first limit that the request exceeds (contract: ServiceLimits); else null. */
export function checkLimits(service: Service, request: PricingRequest): Unavailability | null {
  const { parcels, declaredValueCents } = request;
  if (parcels.length > service.max_parcels) {
    return unavailable('TOO_MANY_PARCELS', `accepts at most ${service.max_parcels} parcels`);
  }
  for (const [index, parcel] of parcels.entries()) {
    if (parcel.weightMg > service.max_parcel_mg) {
      const most = scaledToDecimal(service.max_parcel_mg, 6);
      return unavailable('PARCEL_TOO_HEAVY', `accepts parcels of at most ${most} kg`, index);
    }
    if (parcel.longestSideCm > service.max_side_cm) {
      const message = `accepts parcels with sides of at most ${service.max_side_cm} cm`;
      return unavailable('PARCEL_TOO_LONG', message, index);
    }
  }
  const most = service.max_declared_value_cents;
  if (most !== null && declaredValueCents !== null && declaredValueCents > most) {
    const message = `accepts a declared value of at most HKD ${scaledToDecimal(most, 2)}`;
    return unavailable('DECLARED_VALUE_TOO_HIGH', message);
  }
  return null;
}
