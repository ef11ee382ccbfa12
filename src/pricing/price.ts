import { type Catalog, isImportTax, type Service } from '../catalog/catalog.ts';
import type { Destination } from '../catalog/destination.ts';
import { lawAmountText } from '../catalog/law-amount.ts';
import type { CurrencyRate, CurrencyRates } from '../fx/currency-rates.ts';
import { type Cents, sumCents } from '../money.ts';
import { compareCodes } from '../text.ts';
import { consignmentOf } from './consignment.ts';
import { priceFreight, unavailabilityOf } from './freight.ts';
import {
  type ChargedCost,
  costGap,
  currenciesOfImport,
  type Incoterm,
  type LandedCostResult,
  landedCost,
} from './landed-cost.ts';
import { gapClause } from './landed-cost-view.ts';
import type { IossNotice, Option, PricingContext, PricingRequest, SurchargeLine } from './option.ts';
import { requiredDocuments } from './required-documents.ts';
import {
  applySurcharges,
  customAmountMaxUsdCents,
  customAmountRefusal,
  type SurchargeBasis,
  servicesWithCustomAmount,
  type TakenOver,
  vatRateBasisPoints,
} from './surcharge.ts';
import type { TaxAtSale } from './tax-at-sale.ts';
import { taxNotice } from './tax-notice.ts';

const MESSAGES = {
  ioss: 'The IOSS number is forwarded. The seller accounts for the VAT, so no prepayment fee is charged.',
  vat_prepay: "The carrier prepays the destination's VAT. The fee is part of the surcharges.",
  ddp: 'The seller pays duty and VAT at import (DDP). They are part of the surcharges.',
  recipient:
    'The recipient pays the VAT at import. To avoid that, send an IOSS number or choose VAT prepayment.',
} as const;

/** Returns null outside the EU's VAT area. `paidBy`: the price includes VAT prepayment, or duty and tax. */
function iossNotice(
  destination: Destination,
  { iossNumber, taxAtSale }: PricingRequest,
  date: string,
  paidBy: 'vat_prepay' | 'ddp' | null,
): IossNotice | null {
  if (destination.vatArea !== 'EU') return null;
  const vatBasisPoints = vatRateBasisPoints(destination, date) ?? 0;
  if (paidBy !== null || iossNumber === null) {
    const handling = paidBy ?? 'recipient';
    return { handling, iossNumber: null, vatBasisPoints, message: MESSAGES[handling] };
  }
  const handling = taxAtSale.payment === 'at_import' ? 'recipient' : 'ioss';
  return { handling, iossNumber, vatBasisPoints, message: forwardedMessage(taxAtSale) };
}

/** The number is forwarded also where it does not cover the goods. */
function forwardedMessage({ payment, upTo }: TaxAtSale): string {
  const goods = upTo === null ? null : `goods worth up to ${lawAmountText(upTo)}`;
  switch (payment) {
    case 'at_sale':
      return MESSAGES.ioss;
    case 'at_import':
      return `The IOSS number is forwarded, but it covers ${goods ?? 'no consignment of this kind'}: the recipient pays the VAT at import.`;
    case 'unknown':
      return goods === null
        ? 'The IOSS number is forwarded. Whether it covers these goods is not known: if not, the recipient pays the VAT at import.'
        : `The IOSS number is forwarded. It covers ${goods}, and what these are worth in ${upTo?.currency} is not known: above it, the recipient pays the VAT at import.`;
  }
}

/** Finds what a price has of insurance, and of duties and taxes at the destination. */
function importCosts({ surcharges }: Catalog, lines: readonly SurchargeLine[]) {
  let insuranceCents = 0;
  const charged: ChargedCost[] = [];
  for (const line of lines) {
    const surcharge = surcharges.get(line.code);
    if (surcharge === undefined) continue;
    if (surcharge.basis === 'insurance') insuranceCents += line.amountCents;
    else if (isImportTax(surcharge) && surcharge.basis !== 'landed_cost')
      charged.push({ ...line, kind: surcharge.basis === 'item_levy' ? 'duty' : 'tax' });
  }
  return { insuranceCents, charged };
}

/** Returns what the seller pays at import beside the surcharges that it has for it already. */
function takenOver(result: LandedCostResult, charged: readonly ChargedCost[]): TakenOver {
  if ('gap' in result) {
    const { gap } = result;
    return { gap: gapClause(gap), missingRate: gap.code === 'NO_EXCHANGE_RATE' ? gap.value : null };
  }
  const included = result.cost.lines.filter(({ payment }) => payment === 'included');
  const amounts = (lines: readonly { readonly amountCents: Cents }[]) =>
    sumCents(lines.map(({ amountCents }) => amountCents));
  const paidCents = amounts(included);
  return { cents: paidCents - amounts(charged), paidCents };
}

/** In the order of the codes. HKD has no rate. */
function usedRates(rates: CurrencyRates, currencies: readonly string[]): CurrencyRate[] {
  return [...new Set(currencies)].sort(compareCodes).flatMap((currency) => rates.get(currency) ?? []);
}

/** Prices quotes, orders and dry runs. Entitlement and order rules are checked elsewhere. */
export function priceService(
  context: PricingContext,
  service: Service,
  destination: Destination,
  request: PricingRequest,
): Option {
  const { goodsCategory } = request;
  // A return is imported into Hong Kong.
  const notice = (paidBy: 'vat_prepay' | 'ddp' | null) =>
    service.direction === 'return' ? null : iossNotice(destination, request, context.date, paidBy);
  const shared = {
    service,
    goodsCategory,
    requiredDocuments: requiredDocuments(context, service, destination, request),
    ...(service.direction === 'return'
      ? { taxArea: null, taxNotice: null }
      : { taxArea: destination.area, taxNotice: taxNotice(destination) }),
  };
  const freight = priceFreight(context, service, destination.country, request);
  if ('code' in freight) {
    return { available: false, ...shared, unavailability: freight, iossNotice: notice(null) };
  }
  const amount = request.customInsuredAmount;
  const refusal = customAmountRefusal(context.account, service, amount, {
    alternatives: amount === null ? [] : servicesWithCustomAmount(context, destination.country),
    field: 'the insured amount',
  });
  const custom = refusal === null ? amount : null;
  const importCost = (incoterm: Incoterm, charged: readonly SurchargeLine[]) =>
    service.direction === 'return'
      ? { gap: costGap('RETURN') }
      : landedCost(request.importAssessment, {
          freightCents: freight.freightCents + freight.regFeeCents,
          ...importCosts(context.catalog, charged),
          incoterm,
        });
  const basis: SurchargeBasis = {
    context,
    service,
    destination,
    request,
    consignment: consignmentOf(request, service.code),
    freightCents: freight.freightCents,
    customInsuredAmount: custom,
    customAmountRefusal: refusal,
    takenOver: (charged) =>
      takenOver(importCost('DDP', charged), importCosts(context.catalog, charged).charged),
  };
  const applied = applySurcharges(basis, customAmountMaxUsdCents(context.account, service));
  const [missingRate] = applied.missingRates;
  if (missingRate !== undefined) {
    const message = `needs a ${missingRate}/HKD rate, but none is available; retry later`;
    return {
      available: false,
      ...shared,
      unavailability: unavailabilityOf('EXCHANGE_RATE_MISSING', message),
      iossNotice: notice(null),
    };
  }
  let totalCents = freight.freightCents + freight.regFeeCents;
  for (const line of applied.surcharges) totalCents += line.amountCents;
  return {
    available: true,
    ...shared,
    ...freight,
    landedCost: importCost(applied.dutiesTaxesCents === null ? 'DAP' : 'DDP', applied.surcharges),
    surcharges: applied.surcharges,
    totalCents,
    optIns: applied.optIns,
    conflicts: applied.conflicts,
    iossNotice: notice(applied.vatPrepaid ? 'vat_prepay' : applied.dutiesTaxesCents === null ? null : 'ddp'),
    dispatchProductCode: applied.dispatchProductCode,
    customInsuredAmount: applied.insured ? custom : null,
    dutiesTaxesCents: applied.dutiesTaxesCents,
    rates: usedRates(context.rates, [
      ...applied.surcharges.flatMap(({ currencies }) => currencies),
      ...(service.direction === 'return' ? [] : currenciesOfImport(request.importAssessment)),
    ]),
  };
}
