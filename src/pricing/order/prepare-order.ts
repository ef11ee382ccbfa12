import { asciiUpper } from '../../text/ascii-case.ts';
import { type Declaration, declareGoods } from '../declaration.ts';
import { countDistinctItems } from '../distinct-items.ts';
import { effectiveIossNumber } from '../effective-ioss-number.ts';
import type { OrderFacts, PricingContext } from '../facts.ts';
import type { Order } from '../order-input.ts';
import { measureParcel } from '../parcel.ts';
import type { PricingRequest } from '../pricing-request.ts';
import { findService, readGoodsCategory, readPostalCode } from '../quote/find-service.ts';
import { priceService } from '../quote/price-service.ts';
import { readInsuredAmount } from '../read-insured-amount.ts';
import { flagPath, readSelection, type Selection } from '../selection.ts';

export function prepareOrder(order: Order, context: PricingContext): OrderFacts {
  const { catalog, account } = context;
  const country = catalog.countries.get(asciiUpper(order.recipient.country_code)) ?? null;
  const service = findService(context, order.service_tier_id);
  const selection = readSelection(catalog, 'selected_surcharges', order.selected_surcharges ?? [], order);
  const declaration = declareGoods(order.items, order.declared_currency, context.fx);
  const insuredAmount = readInsuredAmount(
    'insured_amount',
    order.insured_amount,
    declaration.currency,
    context.fx,
  );
  const facts = {
    context,
    country,
    countryPath: ['recipient', 'country_code'],
    serviceCode: order.service_tier_id,
    service,
    selection,
    surchargeField: 'selected_surcharges',
    iossNumber: order.ioss_number,
    taxNumber: order.tax_number,
    insuredAmount,
    order,
    declaration,
    priceKnown: declaration.violations.length === 0 && insuredAmount.violation === null,
  };
  if (country === null) return { ...facts, request: null, option: null };
  const prepays =
    flagPath(catalog, selection, 'vat_prepay') !== null ||
    flagPath(catalog, selection, 'voec_prepay') !== null;
  const iossNumber = effectiveIossNumber(country, order.ioss_number, account.defaultIossNumber, prepays);
  const request: PricingRequest = {
    ...goodsOf(order, declaration, selection),
    date: context.date,
    destinationCountry: country.code,
    customInsuredAmount: insuredAmount.amount,
    iossNumber,
    features: context.features,
  };
  const option = service === null ? null : priceService(catalog, account, service, country, request);
  return { ...facts, request, option };
}

function goodsOf(order: Order, declaration: Declaration, selection: Selection) {
  return {
    destinationPostalCode: readPostalCode(order.recipient.postal_code),
    goodsCategory: readGoodsCategory(order.goods_category),
    parcels: order.parcels.map((parcel) => measureParcel(parcel)),
    declaredValueCents: declaration.declaredValueCents,
    distinctItems: countDistinctItems(order.items),
    selectedSurcharges: selection.codes,
  };
}
