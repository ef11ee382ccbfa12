import { type Client, Refusal } from '../client';
import { ApiError, type ApiReturn, CatalogService, OpenAPI, RateService, ShipmentService } from './generated';

export function connect(baseUrl: string, apiKey: string): Client {
  OpenAPI.BASE = baseUrl;
  OpenAPI.TOKEN = apiKey;
  return {
    countries: () => data(CatalogService.listCountries()),
    quote: async (weight_kg, destination_country) =>
      (await data(RateService.quoteRates({ weight_kg, destination_country }))).options,
    validate: (order) => data(ShipmentService.validateShipment(order)),
    create: (order, key) => data(ShipmentService.createShipment(key, order)),
    get: (id) => data(ShipmentService.getShipment(id)),
    list: ({ reference_no, limit, cursor }) => {
      const none = undefined;
      return data(
        ShipmentService.listShipments(
          reference_no,
          none,
          none,
          none,
          none,
          none,
          none,
          none,
          none,
          none,
          cursor,
          limit,
        ),
      );
    },
  };
}

type Success<T> = Exclude<T, ApiReturn> extends { readonly data: infer Data } ? Data : never;

/** The generated type of each result also includes the envelope of unknown errors, which are thrown. */
async function data<T>(answer: PromiseLike<T>): Promise<Success<T>> {
  try {
    return ((await answer) as { readonly data: Success<T> }).data;
  } catch (error) {
    if (error instanceof ApiError) throw new Refusal(error.status, error.body.sysCode);
    throw error;
  }
}
