import { pricingContext } from '../account/pricing-context.ts';
import { orderableServices } from '../catalog/entitlement.ts';
import type { Handler } from '../http/handler.ts';
import { serviceTier } from '../pricing/tier/service-tier.ts';

export const listServiceTiers: Handler<'listServiceTiers'> = async (context, call) => {
  const pricing = await pricingContext(context, call);
  const services = orderableServices(pricing.catalog, pricing.account.entitlement);
  return { status: 200, data: services.map((service) => serviceTier(service, pricing)) };
};
