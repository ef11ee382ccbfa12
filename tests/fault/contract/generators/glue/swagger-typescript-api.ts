import { type Client, Refusal } from '../client';
import { Api, type HttpResponse } from './generated/api';

export function connect(baseUrl: string, apiKey: string): Client {
  const headers = { Authorization: `Bearer ${apiKey}` };
  const { countries, rates, shipments } = new Api({ baseUrl, baseApiParams: { headers } });
  return {
    countries: () => data(countries.listCountries()),
    quote: async (weight_kg, destination_country) =>
      (await data(rates.quoteRates({ weight_kg, destination_country }))).options,
    validate: (order) => data(shipments.validateShipment(order)),
    create: (order, key) => data(shipments.createShipment(order, { headers: { 'Idempotency-Key': key } })),
    get: (id) => data(shipments.getShipment(id)),
    list: (query) => data(shipments.listShipments(query)),
  };
}

async function data<T, E extends { readonly sysCode?: string }>(
  answer: Promise<HttpResponse<{ readonly data: T }, E>>,
): Promise<T> {
  try {
    return (await answer).data.data;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    const { status, error } = response as HttpResponse<never, E>;
    throw new Refusal(status, error.sysCode);
  }
}
