import { readEntitlement } from '../../../db/query/entitlement.ts';
import { orderableServices, toEntitlement } from '../../catalog/entitlement.ts';
import { serviceTier } from '../../catalog/service-tier.ts';
import type { Handler } from '../../http/handler.ts';

export const listServiceTiers: Handler<'listServiceTiers'> = async ({ db, catalog }, { scope }) => {
  const entitlement = toEntitlement(scope.accountId, await readEntitlement(db.kysely, scope.accountId));
  const services = orderableServices(catalog.current, entitlement);
  return { status: 200, data: services.map((service) => serviceTier(catalog.current, service)) };
};
