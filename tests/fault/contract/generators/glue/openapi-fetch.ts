import createClient from 'openapi-fetch';
import { type Client, Refusal } from '../client';
import type { paths } from './generated/schema';

export function connect(baseUrl: string, apiKey: string): Client {
  const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${apiKey}` } });
  return {
    countries: async () => data(await api.GET('/countries')),
    quote: async (weight_kg, destination_country) =>
      data(await api.POST('/rates', { body: { weight_kg, destination_country } })).options,
    validate: async (body) => data(await api.POST('/shipments/validate', { body })),
    create: async (body, key) =>
      data(await api.POST('/shipments', { body, params: { header: { 'Idempotency-Key': key } } })),
    get: async (shipment_id) =>
      data(await api.GET('/shipments/{shipment_id}', { params: { path: { shipment_id } } })),
    list: async (query) => data(await api.GET('/shipments', { params: { query } })),
  };
}

interface Answer<T> {
  readonly data?: { readonly data: T };
  readonly error?: { readonly sysCode?: string };
  readonly response: Response;
}

function data<T>({ data, error, response }: Answer<T>): T {
  if (!data) throw new Refusal(response.status, error?.sysCode);
  return data.data;
}
