import type { Catalog, Country, Service } from '../catalog/catalog.ts';
import { applySurcharges } from './apply-surcharges.ts';
import type { CustomInsuredAmount } from './insurance.ts';
import { iossNotice } from './ioss-notice.ts';
import type { Option } from './option.ts';
import { priceFreight } from './price-freight.ts';
import type { PricingAccount, PricingRequest } from './pricing-request.ts';
import type { SurchargeBasis } from './surcharge.ts';

/**
 * The one pricing function: quote, create and dry run give it the same request and get the same price. Whether the
 * account may order the service, and whether a create's rules hold, is decided elsewhere.
 */
export function priceService(
  catalog: Catalog,
  account: PricingAccount,
  service: Service,
  country: Country,
  request: PricingRequest,
): Option {
  const freight = priceFreight(catalog, account, service, country, request);
  if ('code' in freight) {
    return {
      available: false,
      service,
      unavailability: freight,
      iossNotice: iossNotice(country, request, false),
    };
  }
  const customMax = account.customInsurance ? service.custom_insurance_max_usd_cents : null;
  const custom = acceptedCustomAmount(request.customInsuredAmount, customMax);
  const { freightCents } = freight;
  const basis: SurchargeBasis = {
    catalog,
    service,
    country,
    request,
    freightCents,
    customInsuredAmount: custom,
  };
  const applied = applySurcharges(basis, customMax);
  let totalCents = freightCents + freight.regFeeCents;
  for (const line of applied.surcharges) totalCents += line.amountCents;
  return {
    available: true,
    service,
    rateTableCode: freight.rateTableCode,
    rateTableVersion: freight.rateTableVersion,
    chargeableWeightMg: freight.chargeableWeightMg,
    freightCents,
    discount: freight.discount,
    regFeeCents: freight.regFeeCents,
    surcharges: applied.surcharges,
    totalCents,
    optIns: applied.optIns,
    conflicts: applied.conflicts,
    iossNotice: iossNotice(country, request, applied.vatPrepaid),
    dispatchProductCode: applied.dispatchProductCode,
    customInsuredAmount: applied.insured ? custom : null,
  };
}

function acceptedCustomAmount(
  custom: CustomInsuredAmount | null,
  maxUsdCents: number | null,
): CustomInsuredAmount | null {
  return custom !== null && maxUsdCents !== null && custom.usdCents <= maxUsdCents ? custom : null;
}
