import type { EntitlementRow } from '../../db/query/pricing/entitlement.ts';
import type { Catalog, RateTable, Service } from './catalog.ts';

export interface Entitlement {
  readonly accountId: string;
  readonly productCodes: ReadonlySet<string>;
  /** Rate table by Service Code. */
  readonly rateTables: ReadonlyMap<string, string>;
}

export function toEntitlement(accountId: string, row: EntitlementRow): Entitlement {
  return {
    accountId,
    productCodes: new Set(row.product_codes),
    rateTables: new Map(row.rate_tables.map((one) => [one.service_code, one.rate_table_code])),
  };
}

/** Returns true if the account can order the service: it has a carrier, and the account its product or a rate table. */
export function mayOrder(service: Service, entitlement: Entitlement): boolean {
  if (service.carrier_code === null) return false;
  return entitlement.productCodes.has(service.product_code) || entitlement.rateTables.has(service.code);
}

/** Returns the services that an account can order, in catalog order (contract: listServiceTiers). */
export function orderableServices(catalog: Catalog, entitlement: Entitlement): Service[] {
  return [...catalog.services.values()].filter((service) => mayOrder(service, entitlement));
}

/** Returns the catalog without the services that none of these carriers carries. */
export function withCarriers(catalog: Catalog, carriers: ReadonlySet<string>): Catalog {
  const isCarried = ({ carrier_code: code }: Service) => code === null || carriers.has(code);
  const all = [...catalog.services.values()];
  if (all.every(isCarried)) return catalog;
  const services = new Map(all.filter(isCarried).map((service) => [service.code, service]));
  return { ...catalog, services };
}

/** Returns the rate table of a service for an account; undefined if the catalog has none. */
export function rateTableFor(
  catalog: Catalog,
  service: Service,
  entitlement: Entitlement,
): RateTable | undefined {
  const assigned = catalog.rateTables.get(entitlement.rateTables.get(service.code) ?? '');
  if (assigned?.serviceCode === service.code) return assigned;
  return catalog.rateTables.get(service.rate_table_code);
}
