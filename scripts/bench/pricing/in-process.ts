import type { CatalogData } from '../../../db/table/catalog.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { compileCatalog } from '../../../src/catalog/compile-catalog.ts';
import type { PricingContext } from '../../../src/pricing/option.ts';
import { prepareQuote, quoteOptions, toRateOption } from '../../../src/pricing/quote.ts';
import { hongKongDay } from '../../../src/runtime.ts';
import { type Sample, toSample } from '../results.ts';

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

const quotesPerRound = 1000;

export interface QuoteRound extends Sample {
  readonly options: number;
}

/** Prices every option of the catalog, to one country after the other, without HTTP and database. */
export function quoteInProcess(data: CatalogData, rounds: number, signal: AbortSignal): QuoteRound[] {
  const context = createContext(data);
  const countries = data.country.map(({ code }) => code);
  const measured: QuoteRound[] = [];
  for (let round = 0; round <= rounds; round++) {
    signal.throwIfAborted();
    const latencies: number[] = [];
    let options = 0;
    const started = performance.now();
    for (let count = 0; count < quotesPerRound; count++) {
      const country = countries[count % countries.length] ?? '';
      const request = quoteRequestTo(country, 0.25 + ((count * 7) % 100) / 10);
      const begin = performance.now();
      options = quoteOnce(context, request);
      latencies.push(performance.now() - begin);
    }
    const sample = toSample(latencies, (performance.now() - started) / 1000);
    if (round > 0) measured.push({ ...sample, options });
  }
  return measured;
}

function quoteOnce(context: PricingContext, input: ReturnType<typeof quoteRequestTo>): number {
  const facts = prepareQuote(input, context);
  if (facts.violations.length > 0) throw new Error(JSON.stringify(facts.violations));
  const quote = quoteOptions(facts);
  if ('rejection' in quote) throw new Error(quote.rejection.reason);
  return quote.options.map(toRateOption).length;
}

function createContext(data: CatalogData): PricingContext {
  const now = new Date();
  return {
    catalog: compileCatalog(data, 1),
    account: {
      entitlement: {
        accountId: 'acc_bench',
        productCodes: new Set(data.product.map(({ code }) => code)),
        rateTables: new Map(),
      },
      customInsurance: false,
      iossNumbers: new Set(),
      defaultIossNumber: null,
    },
    features: { vatPrepay: true, voecPrepay: true },
    fx: { rateMicros: 7_800_000, rateType: 'manual', fetchedAt: now.toISOString() },
    date: hongKongDay(now),
  };
}
