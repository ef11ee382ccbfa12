import type { Schemas } from '../../../generated/operations.ts';
import type { Service } from '../../catalog/catalog.ts';
import { rateTableFor } from '../../catalog/entitlement.ts';
import { effectiveVersion } from '../../catalog/rate-table.ts';
import { centsToAmount } from '../../money/money.ts';
import type { PricingContext } from '../facts.ts';
import { serviceOptIns } from './service-opt-in.ts';
import { serviceRequirements } from './service-requirement.ts';

const MG_PER_KG = 1_000_000;

/** Reads the same rows that orders are checked against. */
export function serviceTier(service: Service, context: PricingContext): Schemas['PublicServiceTier'] {
  const { max_declared_value_cents: maxValue } = service;
  return {
    service_tier_id: service.code,
    product_code: service.product_code,
    name: service.name,
    is_standard_service: service.is_standard_service,
    service_options: [{ cargo: service.cargo, air: service.air, last_mile: service.last_mile }],
    carrier: { code: service.carrier_code ?? '', product_code: service.carrier_product_code },
    goods_categories: [...service.goods_categories],
    destinations: [...service.lanes.keys()].sort(),
    limits: {
      max_parcels: service.max_parcels,
      max_parcel_weight_kg: service.max_parcel_mg / MG_PER_KG,
      max_chargeable_weight_kg: maxChargeableWeightKg(service, context),
      max_side_cm: service.max_side_cm,
      max_declared_value_hkd: maxValue === null ? null : centsToAmount(maxValue),
      volumetric_divisor: service.volumetric_divisor,
      weight_step_kg: service.weight_step_mg / MG_PER_KG,
    },
    opt_ins: serviceOptIns(service, context),
    requirements: serviceRequirements(service, context.catalog),
  };
}

/** Returns the weight that every zone of the rate table prices today; null without a valid table. */
function maxChargeableWeightKg(service: Service, { catalog, account, date }: PricingContext): number | null {
  const table = rateTableFor(catalog, service, account.entitlement);
  const zones = table === undefined ? undefined : effectiveVersion(table, date)?.zones;
  if (zones === undefined) return null;
  return Math.min(...[...zones.values()].map(({ upToMg }) => upToMg.at(-1) ?? 0)) / MG_PER_KG;
}
