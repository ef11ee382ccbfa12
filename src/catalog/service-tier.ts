import type { Schemas } from '../../generated/operations.ts';
import type { Catalog, Service } from './catalog.ts';

/** A Service Code with its limits and what its destinations require, from the rows that a create is judged by. */
export function serviceTier(catalog: Catalog, service: Service): Schemas['PublicServiceTier'] {
  const destinations = [...service.lanes.keys()].sort();
  return {
    service_tier_id: service.code,
    product_code: service.product_code,
    name: service.name,
    is_standard_service: service.is_standard_service,
    service_options: [{ cargo: service.cargo, air: service.air, last_mile: service.last_mile }],
    carrier: { code: service.carrier_code ?? '', product_code: service.carrier_product_code },
    goods_categories: [...service.goods_categories],
    destinations,
    limits: {
      max_parcels: service.max_parcels,
      max_parcel_weight_kg: service.max_parcel_mg / 1_000_000,
      max_side_cm: service.max_side_cm,
      max_declared_value_hkd:
        service.max_declared_value_cents === null ? null : service.max_declared_value_cents / 100,
      volumetric_divisor: service.volumetric_divisor,
      weight_step_kg: service.weight_step_mg / 1_000_000,
    },
    requirements: destinations.flatMap((country) => requirementsOf(catalog, service, country)),
  };
}

function requirementsOf(
  catalog: Catalog,
  service: Service,
  country: string,
): Schemas['ServiceRequirement'][] {
  const rows = catalog.countries.get(country)?.requirements ?? [];
  const required = rows.map((row) => ({
    destination_country: country,
    field: row.field,
    code: row.sys_code,
    description: `${row.field} ${row.message}`,
  }));
  const zoned = service.lanes.get(country)?.zone === null;
  if (!zoned) return required;
  const postcode = {
    destination_country: country,
    field: 'recipient.postal_code',
    code: 'INVALID_FIELD',
    description: 'recipient.postal_code is required: the service is priced by zone',
  };
  return [...required, postcode];
}
