import type { Scope } from '../../db/scope.ts';
import type { PrepayFlag } from '../../db/table/catalog/surcharge.ts';
import type { StoredFx, StoredItem, StoredParty, StoredPricing } from '../../db/table/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { ValidBody } from '../contract/operation-types.ts';
import { isStale, ratePerUsd } from '../fx/fx-rate.ts';
import { centsToAmount, microsToAmount } from '../money/money.ts';
import type { OrderFacts } from '../pricing/facts.ts';
import type { PricedOption } from '../pricing/option.ts';
import { flagPath } from '../pricing/selection.ts';
import { asciiUpper } from '../text/ascii-case.ts';
import { isBlank, withoutBlanks } from '../text/blank-text.ts';
import { sandboxEta } from '../tracking/feed/sandbox-eta.ts';
import type { UnnumberedShipment } from './book.ts';

type Order = ValidBody<'createShipment'>;

/** Builds the row of a valid order: normalized, with its price and exchange rate frozen. */
export function draftShipment(
  scope: Scope,
  order: Order,
  facts: OrderFacts,
  origin: { readonly requestId: string | null; readonly idempotencyKey: string },
  now: Date,
): UnnumberedShipment {
  const { option, request, declaration } = facts;
  if (!option?.available || !request) throw new Error('draftShipment needs a priced order');
  const carrierCode = scope.livemode ? carrierOf(option) : 'sandbox';
  const recipient = partyOf(order.recipient);
  return {
    account_id: scope.accountId,
    livemode: scope.livemode,
    status: 'label_created',
    dispatch_status: 'pending',
    idempotency_key: origin.idempotencyKey,
    request_id: origin.requestId,
    service_code: option.service.code,
    requested_service_code: order.service_tier_id,
    carrier_code: carrierCode,
    carrier_product_code: option.dispatchProductCode,
    reference_no: order.reference_no && !isBlank(order.reference_no) ? order.reference_no : null,
    goods_category: request.goodsCategory,
    destination_country: request.destinationCountry,
    destination_district: recipient.district ?? null,
    recipient,
    sender: order.sender ? partyOf(order.sender) : null,
    parcels: order.parcels,
    items: itemsOf(order, facts),
    customs: customsOf(order, facts),
    tags: order.tags ?? [],
    metadata: order.metadata ?? {},
    declared_currency: declaration.storedCurrency,
    declared_fx: declaration.fx && fxOf(declaration.fx, now),
    pricing: pricingOf(option),
    total_cents: option.totalCents,
    eta: carrierCode === 'sandbox' ? sandboxEta(now, option.service.transit_days_max) : null,
  };
}

/** Never null here: a service without a carrier is not priced for orders. */
function carrierOf({ service }: PricedOption): string {
  if (service.carrier_code === null) throw new Error(`${service.code} has no carrier`);
  return service.carrier_code;
}

function partyOf(party: Schemas['RecipientParty']): StoredParty {
  return { ...withoutBlanks(party), country_code: asciiUpper(party.country_code) };
}

/** Keeps the HKD prices beside the stored currency, because billing uses them. */
function itemsOf(order: Order, { declaration }: OrderFacts): StoredItem[] {
  return order.items.map(({ unit_price, unit_price_hkd, ...sent }, index) => {
    const { country_of_manufacture: made, ...item } = withoutBlanks(sent);
    const price = declaration.prices[index];
    return {
      ...item,
      ...(made === undefined ? {} : { country_of_manufacture: asciiUpper(made) }),
      ...(price?.usdMicros == null ? {} : { unit_price: microsToAmount(price.usdMicros) }),
      ...(price?.hkdMicros == null ? {} : { unit_price_hkd: microsToAmount(price.hkdMicros) }),
    };
  });
}

function customsOf(order: Order, { context, request, selection }: OrderFacts): UnnumberedShipment['customs'] {
  const prepays = (flag: PrepayFlag) => flagPath(context.catalog, selection, flag) !== null;
  return {
    ...(request?.iossNumber ? { ioss_number: request.iossNumber } : {}),
    ...(prepays('vat_prepay') ? { vat_prepay: true } : {}),
    ...(prepays('voec_prepay') ? { voec_prepay: true } : {}),
    ...(order.tax_number === undefined ? {} : { tax_number: order.tax_number.trim() }),
    ...(order.sales_platform_name === undefined ? {} : { sales_platform_name: order.sales_platform_name }),
    ...(selection.codes.length === 0 ? {} : { selected_surcharges: selection.codes }),
  };
}

function fxOf(fx: NonNullable<OrderFacts['declaration']['fx']>, now: Date): StoredFx {
  return { rate: ratePerUsd(fx), rate_type: fx.rateType, fetched_at: fx.fetchedAt, stale: isStale(fx, now) };
}

function pricingOf(option: PricedOption): StoredPricing {
  const custom = option.customInsuredAmount;
  return {
    currency: 'HKD',
    freight_hkd: centsToAmount(option.freightCents),
    reg_fee_hkd: centsToAmount(option.regFeeCents),
    surcharges: option.surcharges.map(({ code, amountCents }) => ({
      code,
      amount_hkd: centsToAmount(amountCents),
    })),
    total_hkd: centsToAmount(option.totalCents),
    ...(option.discount
      ? {
          discount: {
            rule_id: option.discount.ruleId,
            amount_hkd: centsToAmount(option.discount.amountCents),
          },
        }
      : {}),
    rate_table_code: option.rateTableCode,
    rate_table_version: option.rateTableVersion,
    ...(custom
      ? {
          custom_insured_amount_hkd: centsToAmount(custom.hkdCents),
          custom_insured_amount_usd: centsToAmount(custom.usdCents),
        }
      : {}),
  };
}
