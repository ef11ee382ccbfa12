import type { Catalog, Country, Service } from '../catalog/catalog.ts';
import { priceFreight } from './freight.ts';
import type { IossNotice, Option, PricingAccount, PricingRequest } from './option.ts';
import {
  applySurcharges,
  customAmountMaxUsdCents,
  customAmountRefusal,
  type SurchargeBasis,
  servicesWithCustomAmount,
  vatRateBasisPoints,
} from './surcharge.ts';

const MESSAGES = {
  ioss: 'The IOSS number is forwarded. The seller accounts for the VAT, so no prepayment fee is charged.',
  vat_prepay: "The carrier prepays the destination's VAT. The fee is part of the surcharges.",
  recipient:
    'The recipient pays the VAT at import. To avoid that, send an IOSS number or choose VAT prepayment.',
} as const;

/** Returns null outside the EU. `prepaid`: the price includes VAT prepayment. */
function iossNotice(country: Country, request: PricingRequest, prepaid: boolean): IossNotice | null {
  if (country.customs_area !== 'EU') return null;
  const handling = prepaid ? 'vat_prepay' : request.iossNumber !== null ? 'ioss' : 'recipient';
  return {
    handling,
    iossNumber: handling === 'ioss' ? request.iossNumber : null,
    vatBasisPoints: vatRateBasisPoints(country, request.date) ?? 0,
    message: MESSAGES[handling],
  };
}

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
