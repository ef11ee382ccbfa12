import type { Schemas } from '../../../generated/operations.ts';
import { centsToAmount } from '../../money/money.ts';
import type { OptIn, Option } from '../option.ts';

export function rateOption(option: Option, goodsCategory: string): Schemas['RateOption'] {
  const { service, iossNotice } = option;
  const shared = {
    service_tier_id: service.code,
    product_code: service.product_code,
    carrier: { code: service.carrier_code ?? '', product_code: service.carrier_product_code },
    goods_category: goodsCategory,
    currency: 'HKD' as const,
    transit_days: { min: service.transit_days_min, max: service.transit_days_max },
    ioss_notice: iossNotice && {
      handling: iossNotice.handling,
      ioss_number: iossNotice.iossNumber,
      vat_rate_percent: iossNotice.vatBasisPoints / 100,
      message: iossNotice.message,
    },
  };
  if (!option.available) {
    return {
      ...shared,
      chargeable_weight_kg: null,
      freight_hkd: null,
      reg_fee_hkd: null,
      surcharges: [],
      discount: null,
      total_hkd: null,
      rate_table_code: null,
      rate_table_version: null,
      available: false,
      unavailable_reason: `the service ${option.unavailability.message}`,
      opt_in_availability: [],
      surcharge_conflicts: [],
    };
  }
  return {
    ...shared,
    chargeable_weight_kg: option.chargeableWeightMg / 1_000_000,
    freight_hkd: centsToAmount(option.freightCents),
    reg_fee_hkd: centsToAmount(option.regFeeCents),
    surcharges: option.surcharges.map(({ code, amountCents, description }) => ({
      code,
      amount_hkd: centsToAmount(amountCents),
      description,
    })),
    discount: option.discount && {
      rule_id: option.discount.ruleId,
      amount_hkd: centsToAmount(option.discount.amountCents),
    },
    total_hkd: centsToAmount(option.totalCents),
    rate_table_code: option.rateTableCode,
    rate_table_version: option.rateTableVersion,
    available: true,
    unavailable_reason: null,
    opt_in_availability: option.optIns.map(optInAvailability),
    surcharge_conflicts: option.conflicts.map(({ codes, reason }) => ({ codes: [...codes], reason })),
  };
}

function optInAvailability(optIn: OptIn): Schemas['OptInAvailability'] {
  return {
    code: optIn.code,
    status: optIn.status,
    reason: optIn.reason,
    fee_hkd: optIn.feeCents === null ? null : centsToAmount(optIn.feeCents),
    ...(optIn.customInsuredMaxUsdCents === null
      ? {}
      : { custom_insured_amount: { max_usd: centsToAmount(optIn.customInsuredMaxUsdCents) } }),
  };
}
