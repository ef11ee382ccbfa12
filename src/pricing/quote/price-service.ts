import type { Catalog, Country, Service } from '../../catalog/catalog.ts';
import { priceFreight } from '../freight/price-freight.ts';
import type { Option } from '../option.ts';
import type { PricingAccount, PricingRequest } from '../pricing-request.ts';
import { applySurcharges } from '../surcharge/apply-surcharges.ts';
import {
  customAmountMaxUsdCents,
  customAmountRefusal,
  servicesWithCustomAmount,
} from '../surcharge/custom-amount.ts';
import type { SurchargeBasis } from '../surcharge/surcharge-fee.ts';
import { iossNotice } from './ioss-notice.ts';

/** Prices quotes, orders and dry runs. Entitlement and order rules are checked elsewhere. */
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
  const amount = request.customInsuredAmount;
  const refusal = customAmountRefusal(account, service, amount, {
    alternatives: amount === null ? [] : servicesWithCustomAmount(catalog, account, country),
    field: 'the insured amount',
  });
  const custom = refusal === null ? request.customInsuredAmount : null;
  const { freightCents } = freight;
  const basis: SurchargeBasis = {
    catalog,
    service,
    country,
    request,
    freightCents,
    customInsuredAmount: custom,
    customAmountRefusal: refusal,
  };
  const applied = applySurcharges(basis, customAmountMaxUsdCents(account, service));
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
