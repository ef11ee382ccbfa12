import { type Client, Refusal } from '../client';
import { createApiClient, TypedStatusError } from './generated/api';

export function connect(baseUrl: string, apiKey: string): Client {
  const api = createApiClient(
    {
      fetch: ({ method, url, urlSearchParams, parameters }) => {
        if (urlSearchParams) url.search = urlSearchParams.toString();
        const headers = {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'application/json',
          ...(parameters?.header as Record<string, string> | undefined),
        };
        const body = parameters?.body === undefined ? null : JSON.stringify(parameters.body);
        return fetch(url, { method: method.toUpperCase(), headers, body });
      },
    },
    baseUrl,
  );
  return {
    countries: () => data(api.get('/countries')),
    quote: async (weight_kg, destination_country) =>
      (await data(api.post('/rates', { body: { weight_kg, destination_country } }))).options,
    validate: (body) => data(api.post('/shipments/validate', { body })),
    create: (body, key) => data(api.post('/shipments', { body, header: { 'Idempotency-Key': key } })),
    get: (shipment_id) => data(api.get('/shipments/{shipment_id}', { path: { shipment_id } })),
    list: (query) => data(api.get('/shipments', { query })),
  };
}

async function data<T>(answer: Promise<{ readonly data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof TypedStatusError) throw new Refusal(error.status, error.response.data.sysCode);
    throw error;
  }
}
