import { pricingContext } from '../account/pricing-inputs.ts';
import { orderableServices } from '../catalog/catalog.ts';
import { listedCountries } from '../catalog/listed-country.ts';
import { serviceTier } from '../pricing/service-tier.ts';
import type { Handler } from '../run-operation.ts';

export const listServiceTiers: Handler<'listServiceTiers'> = async (context, call) => {
  const pricing = await pricingContext(context, call);
  const services = orderableServices(pricing.catalog, pricing.account.entitlement);
  return { status: 200, data: services.map((service) => serviceTier(service, pricing)) };
};

export const listCountries: Handler<'listCountries'> = async (context) => ({
  status: 200,
  data: listedCountries(context.catalog.current),
});
