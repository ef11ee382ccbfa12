import { type Client, Refusal } from '../client';
import {
  ApiError,
  configure,
  createShipment,
  getShipment,
  listCountries,
  listShipments,
  quoteRates,
  validateShipment,
} from './generated/api';

export function connect(baseUrl: string, apiKey: string): Client {
  configure({ serverUrl: baseUrl, auth: { bearer: apiKey } });
  return {
    countries: () => data(listCountries()),
    quote: async (weight_kg, destination_country) =>
      (await data(quoteRates({ body: { weight_kg, destination_country } }))).options,
    validate: (body) => data(validateShipment({ body })),
    create: (body, key) => data(createShipment({ body, headers: { 'Idempotency-Key': key } })),
    get: (shipment_id) => data(getShipment({ path: { shipment_id } })),
    list: (query) => data(listShipments({ query })),
  };
}

async function data<T>(answer: Promise<{ readonly data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof ApiError)
      throw new Refusal(error.status, (error.body as { sysCode?: string }).sysCode);
    throw error;
  }
}
