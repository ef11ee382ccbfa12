import { isAxiosError } from 'axios';
import { type Client, Refusal } from '../client';
import { createApiClient } from './generated/api';

export function connect(baseUrl: string, apiKey: string): Client {
  const api = createApiClient(baseUrl, { axiosConfig: { headers: { Authorization: `Bearer ${apiKey}` } } });
  return {
    countries: () => data(api.listCountries()),
    quote: async (weight_kg, destination_country) =>
      (await data(api.quoteRates({ weight_kg, destination_country }))).options,
    validate: (order) => data(api.validateShipment(order)),
    create: (order, key) => data(api.createShipment(order, { headers: { 'Idempotency-Key': key } })),
    get: (shipment_id) => data(api.getShipment({ params: { shipment_id } })),
    list: (queries) => data(api.listShipments({ queries })),
  };
}

async function data<T>(answer: Promise<{ data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (isAxiosError(error) && error.response)
      throw new Refusal(error.response.status, error.response.data.sysCode);
    throw error;
  }
}
