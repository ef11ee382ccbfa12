import { pricingContext } from '../account/pricing-inputs.ts';
import { orderableServices } from '../catalog/catalog.ts';
import { destinationCode, findDestination } from '../catalog/destination.ts';
import { listedCountries } from '../catalog/listed-country.ts';
import { countryReference } from '../pricing/country-reference.ts';
import { unknownCountry } from '../pricing/rules.ts';
import { serviceTier } from '../pricing/service-tier.ts';
import type { Handler } from '../run-operation.ts';
import { isDay } from '../text.ts';

export const listServiceTiers: Handler<'listServiceTiers'> = async (context, call) => {
  const { query, refuse } = call;
  const pricing = await pricingContext(context, call);
  const { catalog, account } = pricing;
  const services = orderableServices(catalog, account.entitlement);
  const { destination_country: written } = query;
  if (written === undefined)
    return { status: 200, data: services.map((service) => serviceTier(service, pricing)) };
  const destination = findDestination(catalog, { country_code: written });
  if (destination === null) {
    const message = unknownCountry(catalog, written);
    const path = ['destination_country'];
    return refuse('INVALID_FIELD', { violations: [{ path, code: 'INVALID_FIELD', message }] });
  }
  const { code } = destination.country;
  const serving = services.filter(({ lanes }) => lanes.has(code));
  return { status: 200, data: serving.map((service) => serviceTier(service, pricing, [code])) };
};

export const listCountries: Handler<'listCountries'> = async (context) => ({
  status: 200,
  data: listedCountries(context.catalog.current),
});

export const getCountry: Handler<'getCountry'> = async (context, call) => {
  const { path, query, refuse } = call;
  const pricing = await pricingContext(context, call);
  const { date = pricing.date } = query;
  if (!isDay(date)) {
    const message = 'must be a day such as 2027-03-01';
    return refuse('INVALID_FIELD', { violations: [{ path: ['date'], code: 'INVALID_FIELD', message }] });
  }
  const code = destinationCode(pricing.catalog, path.code)?.slice(0, 2) ?? '';
  const country = pricing.catalog.countries.get(code) ?? refuse('NOT_FOUND');
  return { status: 200, data: countryReference(country, { ...pricing, date }) };
};
