import type { EntitlementRow } from '../../db/query/pricing/entitlement.ts';
import type { Catalog, RateTable, Service } from './catalog.ts';

/** What an account may order, and at whose rates. */
export interface Entitlement {
  readonly accountId: string;
  readonly productCodes: ReadonlySet<string>;
  /** Service Code → the rate table assigned to the account. */
  readonly rateTables: ReadonlyMap<string, string>;
}

export function toEntitlement(accountId: string, row: EntitlementRow): Entitlement {
  return {
    accountId,
    productCodes: new Set(row.product_codes),
    rateTables: new Map(row.rate_tables.map((one) => [one.service_code, one.rate_table_code])),
  };
}

/** Whether the account may order the service: by its product or by an assigned rate table, once it has a carrier. */
export function mayOrder(service: Service, entitlement: Entitlement): boolean {
  if (service.carrier_code === null) return false;
  return entitlement.productCodes.has(service.product_code) || entitlement.rateTables.has(service.code);
}

/** The services that an account may order, in the catalogue's order (GET /service_tiers). */
export function orderableServices(catalog: Catalog, entitlement: Entitlement): Service[] {
  return [...catalog.services.values()].filter((service) => mayOrder(service, entitlement));
}

/** The table that prices a service for an account; undefined when the catalogue has none. */
export function rateTableFor(
  catalog: Catalog,
  service: Service,
  entitlement: Entitlement,
): RateTable | undefined {
  const assigned = catalog.rateTables.get(entitlement.rateTables.get(service.code) ?? '');
  if (assigned?.serviceCode === service.code) return assigned;
  return catalog.rateTables.get(service.rate_table_code);
}
