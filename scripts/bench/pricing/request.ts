import type { Schemas } from '../../../generated/operations.ts';

type QuoteRequest = Schemas['RateQuoteRequest'];

const items = [
  { description: 'Cotton T-shirt, black, M', quantity: 2, unit_price_hkd: 95, hs_code: '6109.10' },
  { description: 'Canvas tote bag', quantity: 1, unit_price_hkd: 60, hs_code: '4202.92' },
];

/** A shop's quote request: two items in one insured parcel. */
export function quoteRequestTo(country: string, weightKg: number, service?: string): QuoteRequest {
  return {
    weight_kg: weightKg,
    destination_country: country,
    goods_category: 'general',
    surcharges: ['INSURANCE'],
    parcels: [{ weight_kg: weightKg, length_cm: 28, width_cm: 20, height_cm: 5 }],
    items,
    ...(service ? { service_tier_id: service } : {}),
  };
}
