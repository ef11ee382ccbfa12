import { type Client, Refusal } from '../client';
import {
  createShipment,
  getShipment,
  listCountries,
  listShipments,
  quoteRates,
  validateShipment,
} from './generated';
import { createClient } from './generated/client';

export function connect(baseUrl: string, apiKey: string): Client {
  const client = createClient({ baseUrl, auth: apiKey });
  return {
    countries: async () => data(await listCountries({ client })),
    quote: async (weight_kg, destination_country) =>
      data(await quoteRates({ client, body: { weight_kg, destination_country } })).options,
    validate: async (body) => data(await validateShipment({ client, body })),
    create: async (body, key) =>
      data(await createShipment({ client, body, headers: { 'Idempotency-Key': key } })),
    get: async (shipment_id) => data(await getShipment({ client, path: { shipment_id } })),
    list: async (query) => data(await listShipments({ client, query })),
  };
}

interface Answer<T> {
  readonly data?: { readonly data: T };
  readonly error?: { readonly sysCode?: string };
  readonly response?: Response;
}

function data<T>({ data, error, response }: Answer<T>): T {
  if (!data) throw new Refusal(response?.status ?? 0, error?.sysCode);
  return data.data;
}
