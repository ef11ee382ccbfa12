import { HttpError, ok } from '@oazapfts/runtime';
import { type Client, Refusal } from '../client';
import {
  createShipment,
  defaults,
  getShipment,
  listCountries,
  listShipments,
  quoteRates,
  validateShipment,
} from './generated/api';

export function connect(baseUrl: string, apiKey: string): Client {
  defaults.baseUrl = baseUrl;
  defaults.headers = { Authorization: `Bearer ${apiKey}` };
  return {
    countries: async () => data(ok(listCountries())),
    quote: async (weight_kg, destination_country) =>
      (await data(ok(quoteRates({ weight_kg, destination_country })))).options,
    validate: async (order) => data(ok(validateShipment(order))),
    create: async (order, key) => data(ok(createShipment(key, order))),
    get: async (id) => data(ok(getShipment(id))),
    list: async ({ reference_no, cursor, limit }) =>
      data(ok(listShipments({ referenceNo: reference_no, limit, cursor }))),
  };
}

async function data<T>(answer: Promise<{ readonly data: T }>): Promise<T> {
  try {
    return (await answer).data;
  } catch (error) {
    if (error instanceof HttpError) throw new Refusal(error.status, error.data.sysCode);
    throw error;
  }
}
